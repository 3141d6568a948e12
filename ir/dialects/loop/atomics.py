"""Atomic updates of memory in the loop dialect."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import Float32Type, Float64Type, IntegerType, Signedness
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...interfaces.effects import AtomicUpdate, OperandEffects
from ...interfaces.masks import Masked
from ..shape import ExprAttr
from .accesses import BUFFER, AccessOp, parse_subscript, print_place
from .index_operands import BOOL, INDEX
from .reductions import Reduction, ReductionAttr

_INTEGER_KINDS = frozenset({Reduction.ADD, Reduction.MAXIMUM, Reduction.MINIMUM, Reduction.AND, Reduction.OR,
                            Reduction.XOR})


@irdl_op_definition
class AtomicOp(AccessOp):
    """Combine a value into an element of memory atomically: concurrent iterations all take effect, in any order. With
    `where`, only if the condition is true. The supported combinations are those that GPUs have without locks:
    addition, comparison and bitwise combination of (signed) integers of 32 and 64 bits, and addition of f32 and f64.

    loop.atomic <add> %v, %y[%k * 16 + %j] : f32, memref<512xf32>
    loop.atomic <maximum> %v, %y[%k] where %m : i32, memref<32xi32>
    """

    name = "loop.atomic"
    value = operand_def(AnyAttr())
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    mask = opt_operand_def(BOOL)
    kind = prop_def(ReductionAttr)
    traits = traits_def(OperandEffects(reads=("buffer",), writes=("buffer",)), AtomicUpdate(),
                        Masked())

    def __init__(self, kind: Reduction | str, value: SSAValue, buffer: SSAValue, subscript: Expression,
                 indices: Sequence[SSAValue], *, mask: SSAValue | None = None):
        super().__init__(operands=[value, buffer, indices, mask],
                         properties={"kind": ReductionAttr(Reduction(kind)), "subscript": ExprAttr(subscript)})

    @property
    def stride(self) -> None:  # type: ignore[override]
        """None, because one element has no neighbours."""
        return None

    @staticmethod
    def combines(kind: Reduction | str, type: Attribute) -> bool:
        """Whether there is an atomic update of this kind for elements of this type."""
        if isinstance(type, Float32Type | Float64Type):
            return kind == Reduction.ADD
        return (isinstance(type, IntegerType) and type.width.data in (32, 64) and kind in _INTEGER_KINDS
                and type.signedness.data != Signedness.UNSIGNED)

    def verify_(self) -> None:
        if not self.combines(self.kind.data, self.value.type):
            raise VerifyException(f"loop.atomic <{self.kind.data}> does not combine {self.value.type}")
        self.verify_access(self.value.type)
        self.verify_place(self.value.type)

    @classmethod
    def parse(cls, parser: Parser) -> AtomicOp:
        with parser.in_angle_brackets():
            kind = parser.parse_str_enum(Reduction)
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        buffer = parser.parse_unresolved_operand()
        indices, subscript = parse_subscript(parser)
        mask = parser.parse_unresolved_operand() if parser.parse_optional_keyword("where") else None
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        parser.parse_punctuation(",")
        buffer_type = parser.parse_type()
        op = cls(kind, parser.resolve_operand(value, type), parser.resolve_operand(buffer, buffer_type),
                 subscript.data, indices, mask=None if mask is None else parser.resolve_operand(mask, BOOL))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" <{self.kind.data}> ")
        printer.print_ssa_value(self.value)
        printer.print_string(", ")
        print_place(printer, self)
        if self.mask is not None:
            printer.print_string(" where ")
            printer.print_ssa_value(self.mask)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)
        printer.print_string(", ")
        printer.print_attribute(self.buffer.type)
