"""Loads and stores of the loop dialect. A buffer is a flat memref; a subscript is an integer expression over indices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import I64, IntegerAttr, MemRefType, VectorType, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    BaseAttr,
    IRDLOperation,
    Operand,
    VarConstraint,
    VarOperand,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    CustomDirective,
    ParsingState,
    PrintingState,
    VariadicOperandVariable,
    irdl_custom_directive,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Atom, Expression, Symbol
from ...interfaces.effects import OperandEffects
from ...interfaces.lanes import LaneWise, MovesLanes
from ...interfaces.masks import Masked
from ...vector_types import element_of, lanes_of
from ..derived_types import Derived
from ..shape import ExprAttr
from .index_operands import BOOL, INDEX, IndexExpressions, in_lanes_of
from .loop_bounds import LoopOp, loops_around

BUFFER = BaseAttr(MemRefType)
SHUFFLED = "shuffled"
"""The attribute of a strided access that is lowered to whole-vector accesses with shuffles in registers."""


@irdl_custom_directive
class Subscript(CustomDirective):
    """`[%i * 8 + %j]` for a subscript and the indices in it."""

    subscript: AttributeVariable
    indices: VariadicOperandVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        operands = OperandExpressions(parser)
        with parser.in_square_brackets():
            self.subscript.set(state, ExprAttr(operands.parse()))
        self.indices.set(state, operands.unresolved)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        subscript = self.subscript.get(op)
        assert isinstance(subscript, ExprAttr)
        with printer.in_square_brackets():
            print_expression(printer, subscript.data, self.indices.get(op))
        state.should_emit_space, state.last_was_punctuation = True, False


MOVED = VarConstraint("Moved", AnyAttr())
"""What is loaded or stored: an element, or a vector of elements."""
CONDITIONS = Derived(lambda type: in_lanes_of(type, BOOL), ("Moved",))
"""A condition for each lane."""


class AccessOp(IRDLOperation):
    """An access to one element, or to one element per lane, at `buffer[subscript]`.

    A subclass defines the operand `buffer`, the operands `indices` and the property `stride`; the mask is its last
    operand. The effects tell whether it reads or writes. `stride` is the distance of neighbouring lanes in elements,
    1 by default. If there is a `mask`, a lane is accessed only if its condition holds.
    """

    mask = opt_operand_def(CONDITIONS)
    subscript = prop_def(ExprAttr)
    traits = traits_def(IndexExpressions("indices", ("subscript",)), LaneWise())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    if TYPE_CHECKING:
        buffer: Operand
        indices: VarOperand
        stride: IntegerAttr | None

    @property
    def is_exact(self) -> bool:
        """Whether the subscript and the stride determine the accessed elements."""
        return True

    @property
    def subscript_expression(self) -> Expression:
        """The subscript, over `d0`, `d1`, ..., which stand for `indices`."""
        return self.subscript.data

    @property
    def moved(self) -> SSAValue:
        """The value that is loaded or stored."""
        return self.results[0] if self.results else self.value  # type: ignore[attr-defined]

    @property
    def lanes(self) -> int | None:
        """The number of elements accessed at once; None for a scalar."""
        type = self.moved.type
        return lanes_of(type)

    @property
    def lane_distance(self) -> int:
        """How far the subscripts of neighbouring lanes lie apart."""
        return 1 if self.stride is None else self.stride.value.data

    def verify_access(self, type: Attribute) -> None:
        buffer, = (o.type for o in self.operands if isinstance(o.type, MemRefType))
        element = element_of(type)
        if len(buffer.get_shape()) != 1:
            raise VerifyException(f"{self.name}: a buffer is flat, {buffer} is not")
        if element != buffer.element_type:
            raise VerifyException(f"{self.name}: {buffer} does not hold {element}")
        if self.stride is not None and not isinstance(type, VectorType):
            raise VerifyException(f"{self.name}: a stride spaces the lanes of a vector, not of {type}")
        if self.mask is not None and self.mask.type != in_lanes_of(type, BOOL):
            raise VerifyException(f"{self.name} of {type} cannot be masked by {self.mask.type}")

    def verify_place(self, type: Attribute) -> None:
        """Reject an access that is certainly executed and out of bounds, given the ranges of the loops."""
        (size,) = self.buffer.type.get_shape()  # type: ignore[attr-defined]
        if size <= 0 or self.mask is not None or (places := _reached(self, self.subscript_expression)) is None:
            return
        reach = ((lanes_of(type) or 1) - 1) * self.lane_distance
        first, last = places[0] + min(reach, 0), places[1] + max(reach, 0)
        if first < 0 or last >= size:
            what = f"the place {first} is" if first == last else f"the places {first} to {last} are"
            raise VerifyException(f"{self.name}: {what} not in {self.buffer.type}")  # type: ignore[attr-defined]


def _reached(op: AccessOp, subscript: Expression) -> tuple[int, int] | None:
    """The minimum and maximum of a subscript over the iterations that are certainly executed; None if unknown."""
    if (constant := subscript.as_int) is not None:
        return (constant, constant) if _surely_runs(op) else None
    loops = {loop.induction_variable: loop for loop in loops_around(op)}
    least = greatest = 0
    seen: set[SSAValue] = set()
    for monomial, factor in subscript.terms:
        if not monomial:
            least, greatest = least + factor, greatest + factor
            continue
        # The variables are independent, so the sums of their extreme values are values of the subscript.
        index = _index_of(op, monomial)
        loop = loops.get(index) if index is not None and index not in seen else None
        if loop is None or loop.step_size < 1 or (lower := loop.lower_bound.as_int) is None \
                or (trips := loop.trip_count.as_int) is None:
            return None
        seen.add(loop.induction_variable)
        ends = factor * lower, factor * (lower + (trips - 1) * loop.step_size)
        least, greatest = least + min(ends), greatest + max(ends)
    return (least, greatest) if _surely_runs(op) else None


def _index_of(op: AccessOp, monomial: Sequence[Atom]) -> SSAValue | None:
    """The index operand that a monomial consists of, or None."""
    if len(monomial) != 1 or not isinstance(monomial[0], Symbol):
        return None
    return op.indices[int(monomial[0].name.removeprefix("d"))]


def _surely_runs(op: Operation) -> bool:
    """Whether `op` is not nested in a condition or in a loop that may have no iterations."""
    around = op.parent_op()
    while around is not None and not around.has_trait(IsolatedFromAbove):
        trips = around.trip_count.as_int if isinstance(around, LoopOp) and around.step_size > 0 else None
        if trips is None or trips <= 0:
            return False
        around = around.parent_op()
    return around is not None


@irdl_op_definition
class LoadOp(AccessOp):
    """Load an element, or a vector of elements that are `stride` apart. With `where`, an element whose condition is
    false is not read and is 0.

    %a = loop.load %x[%i * 1024 + %j] : memref<4096xf32> -> f32
    %b = loop.load %x[%i * 1024 + %j] stride 4 where %m : memref<4096xf32> -> vector<16xf32>
    """

    name = "loop.load"
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    stride = opt_prop_def(IntegerAttr[I64])
    result = result_def(MOVED)
    traits = traits_def(OperandEffects(reads=("buffer",)), Masked(), MovesLanes())
    custom_directives = (Subscript,)
    assembly_format = ("$buffer custom<Subscript>($subscript, $indices) (`stride` $stride^)? (`where` $mask^)? "
                       "attr-dict `:` type($buffer) `->` type($result)")

    def __init__(self, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue],
                 type: Attribute | None = None, *, stride: int | None = None, mask: SSAValue | None = None):
        assert isinstance(buffer.type, MemRefType)
        super().__init__(
            operands=[buffer, indices, mask],
            properties={"subscript": ExprAttr(subscript),
                        "stride": None if stride is None else IntegerAttr(stride, i64)},
            result_types=[buffer.type.element_type if type is None else type],
        )

    def verify_(self) -> None:
        self.verify_access(self.result.type)
        self.verify_place(self.result.type)


@irdl_op_definition
class StoreOp(AccessOp):
    """Store an element, or a vector into elements that are `stride` apart. With `where`, only elements whose
    condition is true are written.

    loop.store %v, %y[%i * 1024 + %j] : f32, memref<4096xf32>
    """

    name = "loop.store"
    value = operand_def(MOVED)
    buffer = operand_def(BUFFER)
    indices = var_operand_def(INDEX)
    stride = opt_prop_def(IntegerAttr[I64])
    traits = traits_def(OperandEffects(writes=("buffer",)), Masked(), MovesLanes())
    custom_directives = (Subscript,)
    assembly_format = ("$value `,` $buffer custom<Subscript>($subscript, $indices) (`stride` $stride^)? "
                       "(`where` $mask^)? attr-dict `:` type($value) `,` type($buffer)")

    def __init__(self, value: SSAValue, buffer: SSAValue, subscript: Expression, indices: Sequence[SSAValue], *,
                 stride: int | None = None, mask: SSAValue | None = None):
        super().__init__(
            operands=[value, buffer, indices, mask],
            properties={"subscript": ExprAttr(subscript),
                        "stride": None if stride is None else IntegerAttr(stride, i64)},
        )

    def verify_(self) -> None:
        self.verify_access(self.value.type)
        self.verify_place(self.value.type)
