"""Element types and checks shared by all prim ops."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerType, TensorType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

BOOL = IntegerType(1)
INDEX_ELEMENT = i64


def tensor_of(value: SSAValue) -> TensorType:
    """The tensor type of a value; raises VerifyException if it has another type."""
    if not isinstance(value.type, TensorType):
        raise VerifyException(f"expected a tensor, got {value.type}")
    return value.type


def print_conversion(op: Operation) -> str:
    """`A, B -> C`: the types of an op, for error messages."""
    return ", ".join(str(o.type) for o in op.operands) + " -> " + ", ".join(str(r.type) for r in op.results)
