"""The torch operators that a packaged program calls, and those that it must not call."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from ...codegen.emit.host.c.operator_calls import call_of
from ...codegen.emit.host.c.operators import function_of, is_called, obstacle_of
from ...codegen.runtime.packages.libtorch import has_function
from ...ir.dialects.aten import has_schema, schema_of
from ...ir.errors import UnsupportedError, position_of
from ...ir.machines.targets import CUDA, target_of
from ...ir.modules.levels import EXTERN

__all__ = ["operators_of"]

MAX_LISTED = 20


def operators_of(module: ModuleOp) -> list[str]:
    """The operators that a package with this program needs from libtorch. Raises UnsupportedError, with a list of
    operators and source lines, if libtorch's stable interface cannot call some of them.
    """
    calls = [op for op in module.walk() if has_schema(op)]
    on_gpu = target_of(module) == CUDA
    refused = dict.fromkeys(_described(op, obstacle) for op in calls
                            if (obstacle := _obstacle_of(op, on_gpu)) is not None)
    if not refused:
        return sorted({call_of(op).schema.qualified_name for op in calls if is_called(op)})
    listed = list(refused)[:MAX_LISTED]
    more = [f"and {len(refused) - len(listed)} more"] * (len(refused) > len(listed))
    raise UnsupportedError("a package cannot call operators that this program calls",
                           source="\n".join(f"  {line}" for line in [*listed, *more]),
                           hint="torch.compile runs the program")


def _obstacle_of(op: Operation, on_gpu: bool) -> str | None:
    function = function_of(op)
    if function is not None and not has_function(function, on_gpu=on_gpu):
        return "libtorch has no C function for it that takes its Scalars"
    return obstacle_of(op)


def _described(op: Operation, obstacle: str) -> str:
    reason = getattr(op.attributes.get(EXTERN), "data", "no lowering")
    where = position_of(op) or "an unknown line"
    return f"{schema_of(op).qualified_name} at {where}: {obstacle} ({reason})"
