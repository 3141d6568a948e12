"""Finds the emitter that is at fault where a pass left right IR, and the operation that it prints wrongly."""

from __future__ import annotations

from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from ...ir.errors import position_of
from ...ir.modules.levels import level_of
from ..targets.kernel_store import kernels_of
from .miscompiled_operation import find_miscompiled_operation, find_operation_wrong_in_triton
from .misprinted_operation import find_misprinted_operation

__all__ = ["WrongEmitter", "find_wrong_emitter"]


class WrongEmitter(NamedTuple):
    """An emitter, `C++`, `Triton` or `host`, and the operation, if it was found."""

    emitter: str
    op: Operation | None

    def __str__(self) -> str:
        if self.op is None:
            return self.emitter
        where = position_of(self.op)
        return f"{self.emitter}, wrong for {self.op.name}{'' if where is None else f' at {where}'}"


def find_wrong_emitter(before: ModuleOp, after: ModuleOp, seed: int) -> WrongEmitter:
    """Return the emitter that translates a module wrongly, which by its reference semantics computes what it should;
    `before` is the module before the last pass.
    """
    if level_of(after) == "triton":
        emitter, op = "Triton", find_operation_wrong_in_triton(kernels_of(before), seed)
    else:
        emitter, op = "C++", find_miscompiled_operation(kernels_of(after), seed)
    if op is None and (op := find_misprinted_operation(after, seed)) is not None:
        emitter = "host"
    return WrongEmitter(emitter, op)
