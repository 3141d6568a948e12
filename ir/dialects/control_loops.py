"""The loops of the control dialect."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    SymbolRefAttr,
    TensorType,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    irdl_op_definition,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import MemoryWriteEffect
from xdsl.utils.exceptions import VerifyException

from ..expressions import Expression
from ..shapes import dims, tensor
from .control_calls import Call, ControlOp, numbered
from .host import BufferType

__all__ = ["ScanOp", "WhileOp", "part_of"]


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
        return [*numbered(self.condition, self.condition_arguments, first),
                *numbered(self.body, self.body_arguments, first), *numbered(self.body, self.carried)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*numbered(self.body, self.outputs)]

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
        return [*numbered(self.body, self.body_arguments, first), *numbered(self.body, self.carried),
                *(None for _ in self.stacked)]

    @property
    def results_of(self) -> list[tuple[str, int] | None]:
        return [*numbered(self.body, self.carried), *(None for _ in self.outputs[len(self.carried):])]

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


def _verify_carried(op: WhileOp | ScanOp) -> None:
    given, results = op.carried.types, op.outputs.types
    if given != results[:len(given)] or (isinstance(op, WhileOp) and len(given) != len(results)):
        raise VerifyException(f"{op.name} carries ({', '.join(map(str, given))}) and gives "
                              f"({', '.join(map(str, results))})")
