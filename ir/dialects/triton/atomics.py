"""triton's atomic read-modify-write operations."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...interfaces.effects import AtomicUpdate, OperandEffects
from ...interfaces.masks import Masked
from .memory import parse_operands, verify_pointers
from .types import element_of, mask_type, pointee_type

__all__ = ["AtomicCASOp", "AtomicKind", "AtomicKindAttr", "AtomicRMWOp", "MemoryOrder", "MemoryOrderAttr",
           "MemoryScope", "MemoryScopeAttr"]


class AtomicKind(StrEnum):
    """The operation on the old value `a` and the operand `b`."""

    AND = "and"
    OR = "or"
    XOR = "xor"
    ADD = "add"
    FADD = "fadd"
    MAX = "max"
    MIN = "min"
    UMAX = "umax"
    UMIN = "umin"
    EXCH = "exch"


class MemoryOrder(StrEnum):
    """The ordering of an atomic operation with other accesses of its thread."""

    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"


class MemoryScope(StrEnum):
    """The scope within which an atomic operation is atomic."""

    GPU = "gpu"
    CTA = "cta"
    SYS = "sys"


@irdl_attr_definition
class AtomicKindAttr(EnumAttribute[AtomicKind], SpacedOpaqueSyntaxAttribute):
    """The operation on the old value and the operand."""

    name = "triton.atomic"


@irdl_attr_definition
class MemoryOrderAttr(EnumAttribute[MemoryOrder], SpacedOpaqueSyntaxAttribute):
    """The ordering of an atomic operation with other accesses of its thread."""

    name = "triton.order"


@irdl_attr_definition
class MemoryScopeAttr(EnumAttribute[MemoryScope], SpacedOpaqueSyntaxAttribute):
    """The scope within which an atomic operation is atomic."""

    name = "triton.scope"


@irdl_op_definition
class AtomicRMWOp(IRDLOperation):
    """Combine the value at an address with an operand, and return the old value. Programs execute in any order.

    %old = triton.atomic_rmw fadd, relaxed, gpu, %p, %v, %mask : tensor<128x!triton.ptr<f32>>
    """

    name = "triton.atomic_rmw"
    kind = prop_def(AtomicKindAttr)
    order = prop_def(MemoryOrderAttr)
    scope = prop_def(MemoryScopeAttr)
    pointers = operand_def(AnyAttr())
    value = operand_def(AnyAttr())
    mask = opt_operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(OperandEffects(reads=("pointers",), writes=("pointers",)), AtomicUpdate(),
                        Masked())

    def __init__(self, kind: AtomicKind | str, pointers: SSAValue, value: SSAValue, mask: SSAValue | None = None, *,
                 order: MemoryOrder | str = MemoryOrder.RELAXED, scope: MemoryScope | str = MemoryScope.GPU):
        super().__init__(
            operands=[pointers, value, mask],
            properties={"kind": AtomicKindAttr(AtomicKind(kind)), "order": MemoryOrderAttr(MemoryOrder(order)),
                        "scope": MemoryScopeAttr(MemoryScope(scope))},
            result_types=[pointee_type(pointers.type)],
        )

    def verify_(self) -> None:
        verify_pointers(self, self.pointers, self.mask)
        held = pointee_type(self.pointers.type)
        if self.value.type != held or self.result.type != held:
            raise VerifyException(f"triton.atomic_rmw: at {self.pointers.type} lies {held}, not {self.value.type}")
        kind, element = self.kind.data, element_of(held)
        if kind != AtomicKind.EXCH and isinstance(element, AnyFloat) != (kind == AtomicKind.FADD):
            raise VerifyException(f"triton.atomic_rmw: no {kind} of {element}")
        narrowest = 16 if kind == AtomicKind.FADD else 32
        if element.bitwidth < narrowest:  # type: ignore[union-attr]
            raise VerifyException(f"triton.atomic_rmw: {kind} needs {narrowest} bits or more, {element} is narrower")

    @classmethod
    def parse(cls, parser: Parser) -> AtomicRMWOp:
        kind = parser.parse_str_enum(AtomicKind)
        parser.parse_punctuation(",")
        order = parser.parse_str_enum(MemoryOrder)
        parser.parse_punctuation(",")
        scope = parser.parse_str_enum(MemoryScope)
        parser.parse_punctuation(",")
        unresolved = parse_operands(parser, 2, 3)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        types = (type, pointee_type(type), mask_type(type))[: len(unresolved)]
        op = cls(kind, *parser.resolve_operands(unresolved, types, parser.pos), order=order, scope=scope)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.kind.data}, {self.order.data}, {self.scope.data}, ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.pointers.type)


@irdl_op_definition
class AtomicCASOp(IRDLOperation):
    """Write a value to an address if the old value equals `expected` bitwise, and return the old value.

    %old = triton.atomic_cas acq_rel, gpu, %p, %expected, %v : !triton.ptr<i32>
    """

    name = "triton.atomic_cas"
    order = prop_def(MemoryOrderAttr)
    scope = prop_def(MemoryScopeAttr)
    pointers = operand_def(AnyAttr())
    expected = operand_def(AnyAttr())
    value = operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(OperandEffects(reads=("pointers",), writes=("pointers",)), AtomicUpdate())

    def __init__(self, pointers: SSAValue, expected: SSAValue, value: SSAValue, *,
                 order: MemoryOrder | str = MemoryOrder.ACQ_REL, scope: MemoryScope | str = MemoryScope.GPU):
        super().__init__(
            operands=[pointers, expected, value],
            properties={"order": MemoryOrderAttr(MemoryOrder(order)), "scope": MemoryScopeAttr(MemoryScope(scope))},
            result_types=[pointee_type(pointers.type)],
        )

    def verify_(self) -> None:
        verify_pointers(self, self.pointers, None)
        held = pointee_type(self.pointers.type)
        for value in (self.expected, self.value, self.result):
            if value.type != held:
                raise VerifyException(f"triton.atomic_cas: at {self.pointers.type} lies {held}, not {value.type}")
        element = element_of(held)
        if not isinstance(element, AnyFloat | IntegerType) or element.bitwidth < 16:
            raise VerifyException(f"triton.atomic_cas needs 16 bits or more, {element} is narrower")

    @classmethod
    def parse(cls, parser: Parser) -> AtomicCASOp:
        order = parser.parse_str_enum(MemoryOrder)
        parser.parse_punctuation(",")
        scope = parser.parse_str_enum(MemoryScope)
        parser.parse_punctuation(",")
        unresolved = parse_operands(parser, 3, 3)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = parser.parse_type()
        types = (type, pointee_type(type), pointee_type(type))
        op = cls(*parser.resolve_operands(unresolved, types, parser.pos), order=order, scope=scope)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.order.data}, {self.scope.data}, ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.pointers.type)
