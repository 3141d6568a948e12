"""The control dialect: calls of private functions, depending on values that the program computes.

The same operations exist on all levels of whole programs. Over tensors they are `torch.cond`, `while_loop`, `scan`
and `map`; over buffers they are executed by the host program. The called functions are private, use the symbol names
of the caller, and are lowered like the program itself. A condition is a boolean tensor of one element, or an index
that is not zero. Results do not alias other values; over buffers, carried results may be the operands, which then
belong to the program.
"""

from __future__ import annotations

from collections.abc import Sequence

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

from ..shapes import dims
from ..traversal import operations_in
from .control_calls import Call, ControlOp, numbered
from .control_loops import ScanOp, WhileOp, part_of
from .host import BufferType
from .shape import ComputeOp, ValueOp

__all__ = ["Call", "CallOp", "CondOp", "Control", "ControlOp", "ScanOp", "WhileOp", "called_functions", "is_condition",
           "part_of"]


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
        return [*numbered(self.function, self.inputs)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*numbered(self.function, self.outputs)]


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
        return [None, *numbered(self.then, self.then_arguments), *numbered(self.otherwise, self.otherwise_arguments)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*numbered(self.then, self.outputs)]

    def verify_(self) -> None:
        if not is_condition(self.predicate.type):
            raise VerifyException(f"{self.name} takes a boolean of one element or an index, not {self.predicate.type}")


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


def _depends_on_values(value: SSAValue) -> bool:
    """Whether a number was read from a tensor, or is a size that an operator determined."""
    if not isinstance(value.type, IndexType | Float64Type) or not isinstance(value.owner, Operation):
        return False
    if isinstance(value.owner, ComputeOp):
        return any(map(_depends_on_values, value.owner.inputs))
    return not isinstance(value.owner, ValueOp)
