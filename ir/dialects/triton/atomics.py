"""triton's atomic read-modify-write operations."""

from __future__ import annotations

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...interfaces.effects import AtomicUpdate, OperandEffects
from ...interfaces.masks import Masked
from .types import CONDITIONS, POINTEES, POINTERS, element_of, pointee_type

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
    pointers = operand_def(POINTERS)
    value = operand_def(POINTEES)
    mask = opt_operand_def(CONDITIONS)
    result = result_def(POINTEES)
    traits = traits_def(OperandEffects(reads=("pointers",), writes=("pointers",)), AtomicUpdate(), Masked())
    assembly_format = ("$kind `,` $order `,` $scope `,` $pointers `,` $value (`,` $mask^)? attr-dict `:` "
                       "type($pointers)")

    def __init__(self, kind: AtomicKind | str, pointers: SSAValue, value: SSAValue, mask: SSAValue | None = None, *,
                 order: MemoryOrder | str = MemoryOrder.RELAXED, scope: MemoryScope | str = MemoryScope.GPU):
        super().__init__(
            operands=[pointers, value, mask],
            properties={"kind": AtomicKindAttr(AtomicKind(kind)), "order": MemoryOrderAttr(MemoryOrder(order)),
                        "scope": MemoryScopeAttr(MemoryScope(scope))},
            result_types=[pointee_type(pointers.type)],
        )

    def verify_(self) -> None:
        kind, element = self.kind.data, element_of(self.value.type)
        if kind != AtomicKind.EXCH and isinstance(element, AnyFloat) != (kind == AtomicKind.FADD):
            raise VerifyException(f"triton.atomic_rmw: no {kind} of {element}")
        narrowest = 16 if kind == AtomicKind.FADD else 32
        if element.bitwidth < narrowest:  # type: ignore[union-attr]
            raise VerifyException(f"triton.atomic_rmw: {kind} needs {narrowest} bits or more, {element} is narrower")


@irdl_op_definition
class AtomicCASOp(IRDLOperation):
    """Write a value to an address if the old value equals `expected` bitwise, and return the old value.

    %old = triton.atomic_cas acq_rel, gpu, %p, %expected, %v : !triton.ptr<i32>
    """

    name = "triton.atomic_cas"
    order = prop_def(MemoryOrderAttr)
    scope = prop_def(MemoryScopeAttr)
    pointers = operand_def(POINTERS)
    expected = operand_def(POINTEES)
    value = operand_def(POINTEES)
    result = result_def(POINTEES)
    traits = traits_def(OperandEffects(reads=("pointers",), writes=("pointers",)), AtomicUpdate())
    assembly_format = "$order `,` $scope `,` $pointers `,` $expected `,` $value attr-dict `:` type($pointers)"

    def __init__(self, pointers: SSAValue, expected: SSAValue, value: SSAValue, *,
                 order: MemoryOrder | str = MemoryOrder.ACQ_REL, scope: MemoryScope | str = MemoryScope.GPU):
        super().__init__(
            operands=[pointers, expected, value],
            properties={"order": MemoryOrderAttr(MemoryOrder(order)), "scope": MemoryScopeAttr(MemoryScope(scope))},
            result_types=[pointee_type(pointers.type)],
        )

    def verify_(self) -> None:
        element = element_of(self.value.type)
        if not isinstance(element, AnyFloat | IntegerType) or element.bitwidth < 16:
            raise VerifyException(f"triton.atomic_cas needs 16 bits or more, {element} is narrower")
