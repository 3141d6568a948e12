"""A pass that changes operations of one name only, as `func.func(cse)` in a pipeline of MLIR's."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import SymbolOpInterface

from ...ir.errors import PassError
from .pass_options import pass_text

__all__ = ["NestedPass"]


class NestedPass(ModulePass):
    """Runs a pass and keeps what it changed in the operations of one name that lie directly in the module.

    Passes are passes on modules, so this one runs on a copy of the module, and the changed operations are taken from
    there. Raises PassError for a pass that adds or removes functions or kernels, or changes the module's attributes.
    """

    def __init__(self, anchor: str, inner: ModulePass):
        object.__setattr__(self, "anchor", anchor)
        object.__setattr__(self, "inner", inner)
        object.__setattr__(self, "name", f"{anchor}({pass_text(inner)})")

    anchor: str
    """The name of the operations, as `func.func`."""
    inner: ModulePass

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        changed = op.clone()
        self.inner.apply(ctx, changed)
        if list(_symbols(op)) != list(_symbols(changed)) or op.attributes != changed.attributes:
            raise PassError(
                f"{self.inner.name} changes the module, not only what is in each {self.anchor}",
                hint=f"run it on the module: builtin.module({pass_text(self.inner)})")
        block = op.body.block
        for old, new in zip(list(op.ops), list(changed.ops), strict=True):
            if old.name == self.anchor:
                new.detach()
                block.insert_op_before(new, old)
                block.erase_op(old)


def _symbols(module: ModuleOp) -> Iterator[tuple[str, str | None]]:
    """What lies directly in a module: the name of each operation, and its symbol."""
    for op in module.ops:
        yield op.name, _symbol(op)


def _symbol(op: Operation) -> str | None:
    trait = op.get_trait(SymbolOpInterface)
    name = trait.get_sym_attr_name(op) if trait is not None else None
    return None if name is None else name.data
