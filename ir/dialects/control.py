"""The control dialect: functions of the module that a program calls depending on values that it computes.

The same operations stand on all levels of whole programs: over tensors they are `torch.cond`, `while_loop`, `scan` and
`map`, over buffers what the host program does. The functions that they name are private and know sizes by the names
that the caller gives them; they are lowered as the program itself is. A condition is a boolean tensor of one element,
or an index that is not zero. No result shares memory with what is computed elsewhere; over buffers the carried ones may
be those that are given, which are then the program's own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import FlatSymbolRefAttrConstr, IndexType, SymbolRefAttr, TensorType, i1
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import MemoryWriteEffect
from xdsl.utils.exceptions import VerifyException

from ..shapes import dims
from .host import BufferType


class Call(NamedTuple):
    """How an operation calls a function of the module."""

    function: str
    inputs: tuple[Attribute, ...]
    outputs: tuple[Attribute, ...] | None
    """None for one condition."""


class ControlOp(IRDLOperation):
    """What all operations of the dialect have in common."""

    @property
    @abstractmethod
    def calls(self) -> list[Call]:
        """The functions that are called, with what they take and give, in the order of the text."""

    @property
    @abstractmethod
    def asks_values(self) -> bool:
        """Whether what runs depends on the values of tensors, and not on sizes alone."""

    @property
    @abstractmethod
    def arguments_of(self) -> list[tuple[str, int] | None]:
        """For each operand the function to which it is given, and as which argument."""

    @property
    @abstractmethod
    def results_of(self) -> list[tuple[str, int]]:
        """For each result a function that gives it, and as which of its results."""


@irdl_op_definition
class CondOp(ControlOp):
    """The results of one of two functions: of the first one if the predicate is true.

    %r = control.cond %p, @sine(%x), @scaled(%x, %w) : tensor<i1>, (tensor<4xf32>), (tensor<4xf32>, tensor<4xf32>)
                                                       -> (tensor<4xf32>)
    """

    name = "control.cond"
    predicate = operand_def(AnyAttr())
    then = prop_def(FlatSymbolRefAttrConstr)
    then_arguments = var_operand_def(AnyAttr())
    otherwise = prop_def(FlatSymbolRefAttrConstr)
    otherwise_arguments = var_operand_def(AnyAttr())
    outputs = var_result_def(AnyAttr())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = (
        "$predicate `,` $then `(` $then_arguments `)` `,` $otherwise `(` $otherwise_arguments `)` attr-dict `:` "
        "type($predicate) `,` `(` type($then_arguments) `)` `,` `(` type($otherwise_arguments) `)` "
        "`->` `(` type($outputs) `)`"
    )

    def __init__(self, predicate: SSAValue, then: tuple[str, Sequence[SSAValue]],
                 otherwise: tuple[str, Sequence[SSAValue]], types: Sequence[Attribute]):
        super().__init__(operands=[predicate, then[1], otherwise[1]], result_types=[types],
                         properties={"then": SymbolRefAttr(then[0]), "otherwise": SymbolRefAttr(otherwise[0])})

    @property
    def calls(self) -> list[Call]:
        outputs = tuple(self.result_types)
        return [Call(self.then.string_value(), self.then_arguments.types, outputs),
                Call(self.otherwise.string_value(), self.otherwise_arguments.types, outputs)]

    @property
    def asks_values(self) -> bool:
        return not isinstance(self.predicate.type, IndexType)

    @property
    def arguments_of(self) -> list[tuple[str, int] | None]:
        return [None, *_numbered(self.then, self.then_arguments), *_numbered(self.otherwise, self.otherwise_arguments)]

    @property
    def results_of(self) -> list[tuple[str, int]]:
        return _numbered(self.then, self.outputs)

    def verify_(self) -> None:
        if not is_condition(self.predicate.type):
            raise VerifyException(f"{self.name} takes a boolean of one element or an index, not {self.predicate.type}")


def _numbered(function: SymbolRefAttr, values: Sequence[SSAValue]) -> list[tuple[str, int]]:
    return [(function.string_value(), position) for position in range(len(values))]


Control = Dialect("control", [CondOp])


def called_functions(root: Operation) -> set[str]:
    """The functions that operations of this dialect in `root` name."""
    return {call.function for op in root.walk() if isinstance(op, ControlOp) for call in op.calls}


def is_condition(type: Attribute) -> bool:
    """Whether a value of this type says yes or no."""
    if isinstance(type, TensorType):
        return type.element_type == i1 and all(size == 1 for size in dims(type))
    if isinstance(type, BufferType):
        return type.element_type == i1 and all(size == 1 for size in type.sizes.data)
    return isinstance(type, IndexType)
