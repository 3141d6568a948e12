"""What all loops share: a range whose bounds are integer expressions over index operands."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    IntegerAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import IRDLOperation, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ..shape import ExprAttr
from .blocks import verify_block
from .index_operands import INDEX, IndexExpressions
from .residency import verify_residency


class LoopOp(IRDLOperation):
    """A loop over `lower`, `lower + step`, ... below `upper`; the bounds are expressions over `bounds`."""

    traits = traits_def(RecursiveMemoryEffect(), IndexExpressions("bounds", ("lower", "upper", "threads")))

    @property
    def induction_variable(self) -> SSAValue:
        return self.body.block.args[0]  # type: ignore[attr-defined]

    @property
    def lower_bound(self) -> Expression:
        return self.lower.data  # type: ignore[attr-defined]

    @property
    def upper_bound(self) -> Expression:
        return self.upper.data  # type: ignore[attr-defined]

    @property
    def step_size(self) -> int:
        return 1 if self.step is None else self.step.value.data  # type: ignore[attr-defined]

    @property
    def trip_count(self) -> Expression:
        """How many iterations there are, if the bounds are in order."""
        return (self.upper_bound - self.lower_bound + (self.step_size - 1)) // self.step_size

    def verify_loop(self) -> None:
        if self.step_size < 1:
            raise VerifyException(f"{self.name}: step {self.step_size} is not positive")
        arguments = self.body.block.args  # type: ignore[attr-defined]
        if not arguments or arguments[0].type != INDEX:
            raise VerifyException(f"{self.name}: the body's first argument is the induction variable, an index")
        verify_block(self)
        verify_residency(self, self.lower_bound.as_int, self.upper_bound.as_int)

    def print_range(self, printer: Printer) -> None:
        printer.print_ssa_value(self.induction_variable)
        printer.print_string(" = ")
        print_expression(printer, self.lower_bound, self.bounds)  # type: ignore[attr-defined]
        printer.print_string(" to ")
        print_expression(printer, self.upper_bound, self.bounds)  # type: ignore[attr-defined]
        if self.step_size != 1:
            printer.print_string(f" step {self.step_size}")


def step_attribute(step: int) -> IntegerAttr | None:
    return None if step == 1 else IntegerAttr(step, i64)


def parse_range(parser: Parser):
    """`%i = LOWER to UPPER step N`: the induction variable, the operands and the properties."""
    variable = parser.parse_argument(expect_type=False).resolve(INDEX)
    operands = OperandExpressions(parser)
    parser.parse_punctuation("=")
    lower = operands.parse()
    parser.parse_keyword("to")
    upper = operands.parse()
    step = parser.parse_integer(allow_boolean=False) if parser.parse_optional_keyword("step") else 1
    return variable, operands, {"lower": ExprAttr(lower), "upper": ExprAttr(upper), "step": step_attribute(step)}


def loop_body(argument_types: Sequence[Attribute] = ()) -> Region:
    """A fresh body for a loop: an induction variable, then carried values of the given types."""
    return Region(Block(arg_types=[INDEX, *argument_types]))
