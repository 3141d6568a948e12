"""The control dialect: calls of private functions, depending on values that the program computes.

The same operations exist on all levels of whole programs. Over tensors they are `torch.cond`, `while_loop`, `scan`
and `map`; over buffers they are executed by the host program. The called functions are private, use the symbol names
of the caller, and are lowered like the program itself. A condition is a boolean tensor of one element, or an index
that is not zero. Results do not alias other values; over buffers, carried results may be the operands, which then
belong to the program.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    Float64Type,
    IndexType,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
    i1,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import MemoryWriteEffect
from xdsl.utils.exceptions import VerifyException

from ..expressions import Expression
from ..shapes import dims, tensor
from ..traversal import operations_in
from .host import BufferType
from .shape import ComputeOp, ValueOp


class Call(NamedTuple):
    """A call of a function by an operation."""

    function: str
    inputs: tuple[Attribute, ...]
    outputs: tuple[Attribute, ...] | None
    """None for a function that returns one condition."""


class ControlOp(IRDLOperation):
    """The interface of all operations of the dialect."""

    @property
    @abstractmethod
    def calls(self) -> list[Call]:
        """The called functions with the types of their arguments and results, in textual order."""

    @property
    @abstractmethod
    def is_data_dependent(self) -> bool:
        """Whether the control flow depends on values of tensors, not only on sizes."""

    @property
    @abstractmethod
    def arguments_of(self) -> list[tuple[str, int] | None]:
        """For each operand the function that receives it, and the number of the argument."""

    @property
    @abstractmethod
    def results_of(self) -> list[tuple[str, int] | None]:
        """For each result a function that returns it, and the number of the result."""


@irdl_op_definition
class CallOp(ControlOp):
    """Call a continuation of the program, in which sizes that the program has computed are symbols.

    %n = shape.dim %i, 0 : tensor<?x1xi64, #shape.dims<u0, 1>>
    %r = control.call @rest(%x, %i, %n) : (tensor<4xf32>, tensor<?x1xi64, #shape.dims<u0, 1>>, index)
                                          -> (tensor<?xf32, #shape.dims<u0>>)

    With `once`, the function writes nothing but its results, nothing else writes these, and a later run of the program
    may use them again if the operands are the same tensors and have not been written since.

    %p = control.call once @forward_once(%w) : (!host.buffer<[8, 4], f32>) -> (!host.buffer<[32], f32>)
    """

    name = "control.call"
    function = prop_def(FlatSymbolRefAttrConstr)
    once = opt_prop_def(UnitAttr)
    inputs = var_operand_def(AnyAttr())
    outputs = var_result_def(AnyAttr())
    traits = traits_def(MemoryWriteEffect())
    assembly_format = ("(`once` $once^)? $function `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` `->` "
                       "`(` type($outputs) `)`")

    def __init__(self, function: str, inputs: Sequence[SSAValue], types: Sequence[Attribute], *, once: bool = False):
        super().__init__(operands=[inputs], result_types=[types],
                         properties={"function": SymbolRefAttr(function), "once": UnitAttr() if once else None})

    @property
    def calls(self) -> list[Call]:
        return [Call(self.function.string_value(), self.inputs.types, self.outputs.types)]

    @property
    def is_data_dependent(self) -> bool:
        return any(_depends_on_values(value) for value in self.inputs)

    @property
    def arguments_of(self) -> list[tuple[str, int] | None]:
        return [*_numbered(self.function, self.inputs)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*_numbered(self.function, self.outputs)]


@irdl_op_definition
class CondOp(ControlOp):
    """Call the first function if the predicate is true, otherwise the second; return its results.

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
    def is_data_dependent(self) -> bool:
        return not isinstance(self.predicate.type, IndexType)

    @property
    def arguments_of(self) -> list[tuple[str, int] | None]:
        return [None, *_numbered(self.then, self.then_arguments), *_numbered(self.otherwise, self.otherwise_arguments)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*_numbered(self.then, self.outputs)]

    def verify_(self) -> None:
        if not is_condition(self.predicate.type):
            raise VerifyException(f"{self.name} takes a boolean of one element or an index, not {self.predicate.type}")


@irdl_op_definition
class WhileOp(ControlOp):
    """Apply the second function to the carried values repeatedly, while the first function returns true for them.

    Both functions take the carried values first, and then their own arguments.

    %i, %y = control.while @less(%n), @step(%w) carrying (%zero, %x)
               : (tensor<i64>), (tensor<4xf32>), (tensor<i64>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>)
    """

    name = "control.while"
    condition = prop_def(FlatSymbolRefAttrConstr)
    condition_arguments = var_operand_def(AnyAttr())
    body = prop_def(FlatSymbolRefAttrConstr)
    body_arguments = var_operand_def(AnyAttr())
    carried = var_operand_def(AnyAttr())
    outputs = var_result_def(AnyAttr())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = (
        "$condition `(` $condition_arguments `)` `,` $body `(` $body_arguments `)` `carrying` ` ` `(` $carried `)` "
        "attr-dict `:` `(` type($condition_arguments) `)` `,` `(` type($body_arguments) `)` `,` `(` type($carried) `)` "
        "`->` `(` type($outputs) `)`"
    )

    def __init__(self, condition: tuple[str, Sequence[SSAValue]], body: tuple[str, Sequence[SSAValue]],
                 carried: Sequence[SSAValue]):
        super().__init__(operands=[condition[1], body[1], carried], result_types=[[each.type for each in carried]],
                         properties={"condition": SymbolRefAttr(condition[0]), "body": SymbolRefAttr(body[0])})

    @property
    def calls(self) -> list[Call]:
        carried = self.carried.types
        return [Call(self.condition.string_value(), (*carried, *self.condition_arguments.types), None),
                Call(self.body.string_value(), (*carried, *self.body_arguments.types), carried)]

    @property
    def is_data_dependent(self) -> bool:
        return True

    @property
    def arguments_of(self) -> list[tuple[str, int] | None]:
        first = len(self.carried)
        return [*_numbered(self.condition, self.condition_arguments, first),
                *_numbered(self.body, self.body_arguments, first), *_numbered(self.body, self.carried)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*_numbered(self.body, self.outputs)]

    def verify_(self) -> None:
        _verify_carried(self)


@irdl_op_definition
class ScanOp(ControlOp):
    """Apply a function to the carried values and to each slice along the first dimension of the stacked tensors in
    turn. It returns the new carried values, followed by slices of further results.

    The function takes the carried values, a slice of each tensor, and then its own arguments.

    %c, %y = control.scan @step(%w) carrying (%x) over (%z)
               : (tensor<4xf32>), (tensor<4xf32>), (tensor<9x4xf32>) -> (tensor<4xf32>, tensor<9x4xf32>)
    """

    name = "control.scan"
    body = prop_def(FlatSymbolRefAttrConstr)
    body_arguments = var_operand_def(AnyAttr())
    carried = var_operand_def(AnyAttr())
    stacked = var_operand_def(AnyAttr())
    outputs = var_result_def(AnyAttr())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryWriteEffect())
    assembly_format = (
        "$body `(` $body_arguments `)` `carrying` ` ` `(` $carried `)` `over` ` ` `(` $stacked `)` attr-dict `:` "
        "`(` type($body_arguments) `)` `,` `(` type($carried) `)` `,` `(` type($stacked) `)` "
        "`->` `(` type($outputs) `)`"
    )

    def __init__(self, body: tuple[str, Sequence[SSAValue]], carried: Sequence[SSAValue], stacked: Sequence[SSAValue],
                 types: Sequence[Attribute]):
        """`types` are those of the results that are stacked."""
        super().__init__(operands=[body[1], carried, stacked], properties={"body": SymbolRefAttr(body[0])},
                         result_types=[[*(each.type for each in carried), *types]])

    @property
    def count(self) -> Expression:
        """The number of slices."""
        return _sizes(self.stacked[0].type)[0]

    @property
    def calls(self) -> list[Call]:
        carried = self.carried.types
        parts, results = ([part_of(each.type) for each in values]
                          for values in (self.stacked, self.outputs[len(carried):]))
        return [Call(self.body.string_value(), (*carried, *parts, *self.body_arguments.types), (*carried, *results))]

    @property
    def is_data_dependent(self) -> bool:
        return False

    @property
    def arguments_of(self) -> list[tuple[str, int] | None]:
        first = len(self.carried) + len(self.stacked)
        return [*_numbered(self.body, self.body_arguments, first), *_numbered(self.body, self.carried),
                *(None for _ in self.stacked)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*_numbered(self.body, self.carried), *(None for _ in self.outputs[len(self.carried):])]

    def verify_(self) -> None:
        _verify_carried(self)
        counts = [_sizes(value.type)[:1] for value in (*self.stacked, *self.outputs[len(self.carried):])]
        if not self.stacked or any(not each or each != counts[0] for each in counts):
            raise VerifyException(f"{self.name} goes over tensors of one number of parts, and gives as many")


def part_of(type: Attribute) -> Attribute:
    """The type of a slice of a tensor or buffer along the first dimension."""
    if isinstance(type, BufferType):
        return BufferType.of(type.sizes.data[1:], type.element_type, type.strides.data[1:])
    assert isinstance(type, TensorType)
    return tensor(dims(type)[1:], type.element_type)


def _sizes(type: Attribute) -> tuple[Expression, ...]:
    if isinstance(type, BufferType):
        return type.sizes.data
    return dims(type) if isinstance(type, TensorType) else ()


def _depends_on_values(value: SSAValue) -> bool:
    """Whether a number was read from a tensor, or is a size that an operator determined."""
    if not isinstance(value.type, IndexType | Float64Type) or not isinstance(value.owner, Operation):
        return False
    if isinstance(value.owner, ComputeOp):
        return any(map(_depends_on_values, value.owner.inputs))
    return not isinstance(value.owner, ValueOp)


def _verify_carried(op: WhileOp | ScanOp) -> None:
    given, results = op.carried.types, op.outputs.types
    if given != results[:len(given)] or (isinstance(op, WhileOp) and len(given) != len(results)):
        raise VerifyException(f"{op.name} carries ({', '.join(map(str, given))}) and gives "
                              f"({', '.join(map(str, results))})")


def _numbered(function: SymbolRefAttr, values: Sequence[SSAValue], first: int = 0) -> list[tuple[str, int]]:
    return [(function.string_value(), first + position) for position in range(len(values))]


Control = Dialect("control", [CallOp, CondOp, ScanOp, WhileOp])


def called_functions(root: Operation) -> set[str]:
    """The names of the functions that operations of this dialect in `root` call."""
    return {call.function for op in operations_in(root) if isinstance(op, ControlOp) for call in op.calls}


def is_condition(type: Attribute) -> bool:
    """Whether a type is that of a condition."""
    if isinstance(type, TensorType):
        return type.element_type == i1 and all(size == 1 for size in dims(type))
    if isinstance(type, BufferType):
        return type.element_type == i1 and all(size == 1 for size in type.sizes.data)
    return isinstance(type, IndexType)
