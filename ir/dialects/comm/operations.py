"""The operations that start a collective and wait for it."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IntegerAttr, TensorType, UnitAttr, i64
from xdsl.ir import Attribute, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    param_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...interfaces.effects import Communicates
from ...shapes import dims, tensor
from ..host import BufferType
from .collectives import Collective
from .group import GroupAttr


@irdl_attr_definition
class PendingType(ParametrizedAttribute, TypeAttribute):
    """A tensor or buffer that a collective is still writing; only `comm.wait` accepts it.

    !comm.pending<tensor<4xf32>>
    """

    name = "comm.pending"
    value: Attribute = param_def()


@irdl_op_definition
class StartOp(IRDLOperation):
    """Start a collective among the ranks of a group, on one or several tensors. It reads the operands until the wait.

    %p = comm.start #comm.all_gather in <"mesh_tp", 2, 1> order 0 (%x)
         : (tensor<4x8xf32>) -> (!comm.pending<tensor<8x8xf32>>)
    """

    name = "comm.start"
    collective = prop_def(Collective)
    group = prop_def(GroupAttr)
    order = prop_def(IntegerAttr.constr(i64))
    """The number of the collective within its function, in the order of the user's program."""
    in_place = opt_prop_def(UnitAttr)
    """Whether the results are written over the operands, buffers that nothing uses any more."""
    inputs = var_operand_def(AnyAttr())
    outputs = var_result_def(BaseAttr(PendingType))
    traits = traits_def(Communicates())
    assembly_format = (
        "$collective `in` $group `order` $order (`in_place` $in_place^)? ` ` `(` $inputs `)` attr-dict "
        "`:` `(` type($inputs) `)` `->` `(` type($outputs) `)`"
    )

    def __init__(self, collective: Collective, group: GroupAttr, order: int, inputs: Sequence[SSAValue]):
        count = group.size.data
        super().__init__(
            operands=[inputs], result_types=[_pending(collective, [each.type for each in inputs], count)],
            properties={"collective": collective, "group": group, "order": IntegerAttr(order, i64)})

    @property
    def number(self) -> int:
        """The value of `order`."""
        return self.order.value.data

    def verify_(self) -> None:
        if not self.inputs:
            raise VerifyException("a collective has at least one tensor")
        self.collective.verify_count(len(self.inputs))
        wanted = _pending(self.collective, self.inputs.types, self.group.size.data)
        if wanted != list(self.outputs.types):
            raise VerifyException(f"{self.collective} of ({', '.join(map(str, self.inputs.types))}) gives "
                                  f"({', '.join(map(str, wanted))})")
        are_buffers = all(isinstance(each, BufferType) for each in self.inputs.types)
        if self.in_place and not (self.collective.IN_PLACE and are_buffers):
            raise VerifyException("only an all_reduce or a broadcast of buffers is in place")
        for output in self.outputs:
            if [type(use.operation) for use in output.uses] != [WaitOp]:
                raise VerifyException("each result of a collective is waited for once, by comm.wait")
        before = self.prev_op
        while before is not None and not isinstance(before, StartOp):
            before = before.prev_op
        if before is not None and before.number >= self.number:
            raise VerifyException(f"the collective with order {self.number} is started after that with order "
                                  f"{before.number}: ranks that differ in the order wait for each other forever")


@irdl_op_definition
class WaitOp(IRDLOperation):
    """Wait for a collective, and return its result.

    %y = comm.wait %p : tensor<8x8xf32>
    """

    name = "comm.wait"
    input = operand_def(BaseAttr(PendingType))
    result = result_def(AnyAttr())
    traits = traits_def(Communicates())

    def __init__(self, input: SSAValue):
        assert isinstance(input.type, PendingType)
        super().__init__(operands=[input], result_types=[input.type.value])

    @classmethod
    def parse(cls, parser: Parser) -> WaitOp:
        operand = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        op = cls(parser.resolve_operand(operand, PendingType(parser.parse_type())))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)

    def verify_(self) -> None:
        assert isinstance(self.input.type, PendingType)
        if self.result.type != self.input.type.value:
            raise VerifyException(f"a wait for {self.input.type.value} gives {self.result.type}")


def _pending(collective: Collective, types: Sequence[Attribute], count: int) -> list[PendingType]:
    """The result types of a collective for tensors or row-major buffers, in a group of `count` ranks."""
    return [_pending_of(type, collective, count, number) for number, type in enumerate(types)]


def _pending_of(type: Attribute, collective: Collective, count: int, number: int) -> PendingType:
    if isinstance(type, BufferType):
        if not type.is_row_major:
            raise VerifyException(f"a collective is of row-major memory, not {type}")
        sizes = collective.result_sizes(type.sizes.data, count, number)
        return PendingType(BufferType.of(sizes, type.element_type))
    if not isinstance(type, TensorType):
        raise VerifyException(f"a collective is of tensors or buffers, not {type}")
    return PendingType(tensor(collective.result_sizes(dims(type), count, number), type.element_type))
