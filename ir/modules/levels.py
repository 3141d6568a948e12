"""The levels of the IR, from PyTorch's operators to kernels, and the operations that are legal on each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.ir import Operation

from ..dialects.host import BufferType
from ..errors import OptionError, did_you_mean
from ..interfaces.emission import is_legal_on
from ..interfaces.kernels import Kernel

EXTERN = "extern"
"""The attribute of an aten operation that is not lowered but calls ATen; its value is the reason."""
LIBRARY = "library"
"""The reason for operations that the vendor's library implements."""
NO_LOWERING = "no lowering"
"""The reason for operations without a lowering to prim; a detail may follow after a colon."""
RESULT_ON = "result_on"
"""The attribute of an aten operation whose results are not in the memory of the program's device; its value is the
memory: a device, or pinned memory."""
COPIED_FROM = "copied_from"
"""The attribute of an aten operation that copies its operand from another device to the program's."""
RELAYOUT = "relayout"
"""The attribute of an aten operation whose operands are copied unless they have the strides in `operand_strides`."""


def runs_on_other_device(op: Operation) -> bool:
    """Whether an operation computes or reads on another device than the program's."""
    return RESULT_ON in op.attributes or COPIED_FROM in op.attributes


@dataclass(frozen=True)
class Level:
    """A level, which defines the legal operations of a module."""

    name: str
    dialects: frozenset[str]
    """The dialects of which every operation is legal."""
    with_attribute: Mapping[str, str] = field(default_factory=dict)
    """Dialects of which operations are legal if they have the given attribute."""
    inside: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The dialects that are legal inside the given operations."""
    on_buffers: bool = False
    """Whether functions operate on buffers: tensors occur in kernels only, if at all."""

    def illegal_because(self, op: Operation) -> str | None:
        """The reason why `op` is illegal on this level, or None."""
        if is_legal_on(type(op), self.name):
            return None
        dialect = op.name.partition(".")[0]
        for name, dialects in self.inside.items():
            if dialect not in dialects and _is_inside(op, name):
                return f"'{op.name}' is not legal in '{name}' at level {self.name}"
        if dialect in self.dialects:
            values = (*op.operands, *op.results) if self.on_buffers else ()
            if any(isinstance(value.type, TensorType) for value in values) \
                    and not any(_is_inside(op, name) for name in self.inside):
                return f"'{op.name}' on tensors is not legal at level {self.name}"
            return None
        if (attribute := self.with_attribute.get(dialect)) is None:
            return f"'{op.name}' is not legal at level {self.name}"
        if attribute in op.attributes:
            return None
        return f"'{op.name}' is legal at level {self.name} only with the attribute '{attribute}'"


def _is_inside(op: Operation, name: str) -> bool:
    around = op.parent_op()
    while around is not None and around.name != name:
        around = around.parent_op()
    return around is not None


_FUNCTIONS = frozenset({"builtin", "func", "shape", "control", "comm"})
_OPERATORS = frozenset({"aten", "prims"})
_KERNELS = frozenset({"builtin", "loop", "scf", "arith", "math", "vector", "memref"})
_BLOCKS = frozenset({"triton", "arith", "math", "scf"})

LEVELS = {
    level.name: level
    for level in (
        Level("aten", _FUNCTIONS | _OPERATORS),
        Level("prim", _FUNCTIONS | {"prim"}, dict.fromkeys(_OPERATORS, EXTERN)),
        Level("loop", _KERNELS | _FUNCTIONS | _OPERATORS | {"host"}, inside={"loop.kernel": _KERNELS},
              on_buffers=True),
        Level("triton", _FUNCTIONS | _OPERATORS | _BLOCKS | {"host"}, inside={"triton.func": _BLOCKS},
              on_buffers=True),
    )
}


def find_level(name: str) -> Level:
    """The level `name`."""
    if name not in LEVELS:
        raise OptionError(f"unknown level '{name}'; {did_you_mean(name, LEVELS)}")
    return LEVELS[name]


def level_of(module: ModuleOp) -> str:
    """The level of a module: that of its kernels, the lowest if they differ; `loop` if it has buffers but no kernels,
    `prim` if it has prim ops.
    """
    if kernels := {op.LEVEL for op in module.ops if isinstance(op, Kernel)}:
        return max(kernels, key=list(LEVELS).index)
    level = "aten"
    for op in module.walk():
        values = [*op.results, *(value for region in op.regions for block in region.blocks for value in block.args)]
        if any(isinstance(value.type, BufferType) for value in values):
            return "loop"
        if level == "aten" and is_legal_on(type(op), "prim"):
            level = "prim"
    return level
