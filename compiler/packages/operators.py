"""What a program in a package may not call."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...ir.dialects.aten import has_schema, schema_of
from ...ir.errors import UnsupportedError, position_of
from ...ir.levels import EXTERN

__all__ = ["refuse_operators"]

MOST_LISTED = 20


def refuse_operators(module: ModuleOp) -> None:
    """Raise UnsupportedError, with the list and the user's lines, if a host program calls operators of ATen."""
    calls: dict[str, None] = {}
    for op in module.walk():
        if has_schema(op):
            reason = getattr(op.attributes.get(EXTERN), "data", "no lowering")
            calls[f"{schema_of(op).qualified_name} at {position_of(op) or 'an unknown line'} ({reason})"] = None
    if not calls:
        return
    listed = list(calls)[:MOST_LISTED]
    more = [f"and {len(calls) - len(listed)} more"] * (len(calls) > len(listed))
    raise UnsupportedError("a package runs without torch, and this program calls operators of ATen",
                           source="\n".join(f"  {line}" for line in [*listed, *more]),
                           hint="packages that load libtorch for these are not there yet; torch.compile runs the "
                                "program")
