"""Atomic updates of memory in the loop dialect."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import Float32Type, Float64Type, IntegerType, Signedness
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    traits_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression
from ...interfaces.effects import AtomicUpdate, OperandEffects
from ...interfaces.masks import Masked
from ..shape import ExprAttr
from .accesses import BUFFER, MOVED, AccessOp, Subscript
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
    value = operand_def(MOVED)
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    mask = opt_operand_def(BOOL)
    kind = prop_def(ReductionAttr)
    traits = traits_def(OperandEffects(reads=("buffer",), writes=("buffer",)), AtomicUpdate(),
                        Masked())
    custom_directives = (Subscript,)
    assembly_format = ("` ` `<` $kind `>` $value `,` $buffer custom<Subscript>($subscript, $indices) (`where` $mask^)? "
                       "attr-dict `:` type($value) `,` type($buffer)")

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
