"""The levels of the IR, from PyTorch's operators down to kernels, and what is legal on each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp, StringAttr, TensorType
from xdsl.ir import Operation

from .dialects.host import BufferType
from .errors import OptionError, did_you_mean
from .interfaces.emission import is_legal_on
from .interfaces.kernels import Kernel

EXTERN = "extern"
"""The attribute of an aten operation that stays as it is and runs ATen's own kernel."""
LIBRARY = "library"
"""The reason why an operation stays that a vendor's library has."""
NO_LOWERING = "no lowering"
"""The reason why an operation stays that no rule says in prim; what follows a colon tells which one does not."""
COPY = "a copy from "
ELSEWHERE = ("its result is on ", COPY, "pinned memory")
"""How the reasons begin for which an operation runs on another device than the program."""
RELAYOUT = "relayout"
"""The attribute of an aten operation whose operands are rearranged if they do not lie as `operand_strides` says."""


def runs_elsewhere(op: Operation) -> bool:
    """Whether an operation that stays ATen's runs on another device than the program."""
    reason = op.attributes.get(EXTERN)
    return isinstance(reason, StringAttr) and reason.data.startswith(ELSEWHERE)


@dataclass(frozen=True)
class Level:
    """What may stand in a module of one level."""

    name: str
    dialects: frozenset[str]
    """Every operation of these dialects is legal."""
    with_attribute: Mapping[str, str] = field(default_factory=dict)
    """An operation of such a dialect is legal if it has the attribute."""
    inside: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Inside of such an operation only those of these dialects are legal."""
    on_buffers: bool = False
    """Whether functions work on buffers: tensors are values of kernels only, if at all."""

    def illegal_because(self, op: Operation) -> str | None:
        """Why `op` may not stand on this level, or None."""
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
    """The level on which a module stands: that of its kernels, the lowest if they differ; `loop` if it has no kernels
    but buffers, `prim` if it has prim ops."""
    if kernels := {op.LEVEL for op in module.ops if isinstance(op, Kernel)}:
        return max(kernels, key=list(LEVELS).index)
    level = "aten"
    for op in module.walk():
        arguments = [value for region in op.regions for block in region.blocks for value in block.args]
        if any(isinstance(value.type, BufferType) for value in (*op.results, *arguments)):
            return "loop"
        if is_legal_on(type(op), "prim"):
            level = "prim"
    return level
