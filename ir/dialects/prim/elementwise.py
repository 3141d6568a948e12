"""The base classes of prim's elementwise ops: operands and result have one shape and one element type.

Broadcasts and type promotions are explicit `prim.broadcast` and `prim.convert`. Integers wrap around; floats follow
IEEE 754, in the precision of their type or a wider one.
"""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import Any, ClassVar

from xdsl.dialects.builtin import AnyFloat, IntegerType, TensorType
from xdsl.ir import SSAValue
from xdsl.irdl import BaseAttr, IRDLOperation, VarConstraint, operand_def, result_def, traits_def
from xdsl.traits import OpTrait, Pure
from xdsl.utils.exceptions import VerifyException

from ...rewriting.patterns import CanonicalizedBy
from .operation import PrimOp
from .types import tensor_of

TENSOR = BaseAttr(TensorType)
EXCESS_PRECISION = "excess_precision"
"""The unit attribute of an operation on bf16 or f16 whose result need not be rounded while it stays in a kernel."""


@dataclass(frozen=True)
class Exact(OpTrait):
    """The result is never rounded: it is a number of the element type if the operands are."""


@dataclass(frozen=True)
class Chooses(Exact):
    """The result is one of the operands, perhaps with another sign."""


class ElementwiseOp(PrimOp, ABC):
    """An op whose result at an index depends only on its operands at that index."""

    traits = traits_def(CanonicalizedBy(f"{__package__}.canonicalization.constants"))


class UnaryOp(ElementwiseOp, ABC):
    """One operand; the result has its type."""

    T: ClassVar = VarConstraint("T", TENSOR)
    input = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($result)"

    def __init__(self, input: SSAValue):
        super().__init__(operands=[input], result_types=[input.type])


class BinaryOp(ElementwiseOp, ABC):
    """Two operands; the result has their common type."""

    T: ClassVar = VarConstraint("T", TENSOR)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])


def require_elements(op: IRDLOperation, kind: Any, what: str) -> None:
    """Verify that the operands of an op are tensors of one kind of element."""
    element = tensor_of(op.operands[0]).element_type
    if not isinstance(element, kind):
        raise VerifyException(f"{op.name} takes {what}, not {element}")


class FloatUnaryOp(UnaryOp, ABC):
    """A unary op on floats."""

    def verify_(self) -> None:
        require_elements(self, AnyFloat, "a tensor of floats")


class IntegerUnaryOp(UnaryOp, ABC):
    """A unary op on integers or booleans."""

    def verify_(self) -> None:
        require_elements(self, IntegerType, "a tensor of integers or booleans")


class FloatBinaryOp(BinaryOp, ABC):
    """A binary op on floats."""

    def verify_(self) -> None:
        require_elements(self, AnyFloat, "tensors of floats")


class IntegerBinaryOp(BinaryOp, ABC):
    """A binary op on integers or booleans."""

    def verify_(self) -> None:
        require_elements(self, IntegerType, "tensors of integers or booleans")
