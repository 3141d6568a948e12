"""The base class of all loops: a range whose bounds are integer expressions over index operands."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    IntegerAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation, opt_prop_def, prop_def, region_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ..shape import ExprAttr
from .blocks import BlockAttr, is_program_loop
from .index_operands import INDEX, IndexExpressions
from .residency import verify_residency


class LoopOp(IRDLOperation):
    """A loop over `lower`, `lower + step`, ... below `upper`; the bounds are expressions over `bounds`."""

    traits = traits_def(RecursiveMemoryEffect(), IndexExpressions("bounds", ("lower", "upper", "threads")))
    bounds = var_operand_def(INDEX)
    lower = prop_def(ExprAttr)
    upper = prop_def(ExprAttr)
    step = opt_prop_def(IntegerAttr)
    body = region_def("single_block")

    @property
    def has_independent_iterations(self) -> bool:
        """Whether the iterations may run in any order and concurrently."""
        return False

    @property
    def has_reorderable_iterations(self) -> bool:
        """Whether the iterations may run in any order, which for a reduction holds up to rounding."""
        return self.has_independent_iterations

    @property
    def induction_variable(self) -> SSAValue:
        return self.body.block.args[0]

    @property
    def carried(self) -> Sequence[SSAValue]:
        """The block arguments of the values that an iteration passes to the next one."""
        return ()

    @property
    def yielded(self) -> Sequence[SSAValue]:
        """The values that an iteration yields, for each result of the loop."""
        last = self.body.block.last_op
        return () if last is None else last.operands

    @property
    def lower_bound(self) -> Expression:
        return self.lower.data

    @property
    def upper_bound(self) -> Expression:
        return self.upper.data

    @property
    def step_size(self) -> int:
        return 1 if self.step is None else self.step.value.data

    @property
    def trip_count(self) -> Expression:
        """The number of iterations, if the lower bound does not exceed the upper one."""
        return (self.upper_bound - self.lower_bound + (self.step_size - 1)) // self.step_size

    def verify_loop(self) -> None:
        if self.step_size < 1:
            raise VerifyException(f"{self.name}: step {self.step_size} is not positive")
        arguments = self.body.block.args
        if not arguments or arguments[0].type != INDEX:
            raise VerifyException(f"{self.name}: the body's first argument is the induction variable, an index")
        self.verify_block()
        verify_residency(self, self.lower_bound.as_int, self.upper_bound.as_int)

    def verify_block(self) -> None:
        """Reject an attribute `block` that is invalid for this loop."""
        if (attribute := self.attributes.get("block")) is None:
            return
        if not isinstance(attribute, BlockAttr):
            raise VerifyException(f"{self.name}: the attribute block is a #loop.block, not {attribute}")
        if (axis := attribute.launch_axis) is None:
            return
        if not self.has_independent_iterations:
            raise VerifyException(f"{self.name}: only a loop.parallel is shared among programs")
        around = self.parent_op()
        while around is not None and not around.has_trait(IsolatedFromAbove):
            if isinstance(around, LoopOp):
                block = around.attributes.get("block")
                if not isinstance(block, BlockAttr) or not is_program_loop(around):
                    raise VerifyException(f"{self.name}: a loop of programs stands in loops of programs only")
                if block.launch_axis == axis:
                    raise VerifyException(f"{self.name}: a loop around it has the launch axis {axis} already")
            around = around.parent_op()

    def print_range(self, printer: Printer) -> None:
        printer.print_ssa_value(self.induction_variable)
        printer.print_string(" = ")
        print_expression(printer, self.lower_bound, self.bounds)
        printer.print_string(" to ")
        print_expression(printer, self.upper_bound, self.bounds)
        if self.step_size != 1:
            printer.print_string(f" step {self.step_size}")


def loops_around(op: Operation) -> tuple[LoopOp, ...]:
    """The loops around an operation of a kernel, outermost first."""
    found: list[LoopOp] = []
    around = op.parent_op()
    while around is not None and not around.has_trait(IsolatedFromAbove):
        if isinstance(around, LoopOp):
            found.append(around)
        around = around.parent_op()
    return tuple(reversed(found))


def step_attribute(step: int) -> IntegerAttr | None:
    return None if step == 1 else IntegerAttr(step, i64)


def parse_range(parser: Parser):
    """Parse `%i = LOWER to UPPER step N` into the induction variable, the operands and the properties."""
    variable = parser.parse_argument(expect_type=False).resolve(INDEX)
    operands = OperandExpressions(parser)
    parser.parse_punctuation("=")
    lower = operands.parse()
    parser.parse_keyword("to")
    upper = operands.parse()
    step = parser.parse_integer(allow_boolean=False) if parser.parse_optional_keyword("step") else 1
    return variable, operands, {"lower": ExprAttr(lower), "upper": ExprAttr(upper), "step": step_attribute(step)}


def loop_body(argument_types: Sequence[Attribute] = ()) -> Region:
    """Create a body for a loop, with an induction variable and carried values of the given types."""
    return Region(Block(arg_types=[INDEX, *argument_types]))
