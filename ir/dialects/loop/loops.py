"""The control flow of the loop dialect: kernels and one-dimensional, nested loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, StringAttr
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    opt_prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    IsolatedFromAbove,
    IsTerminator,
    Pure,
    RecursiveMemoryEffect,
    SingleBlockImplicitTerminator,
    SymbolOpInterface,
    ensure_terminator,
)
from xdsl.utils.exceptions import VerifyException

from ...dtypes import stored_type
from ...expression_syntax import print_expression
from ...expressions import Expression
from ...interfaces.kernels import Kernel
from ..shape import ExprAttr
from .loop_bounds import INDEX, LoopOp, parse_range, step_attribute

SCHEDULED = "scheduled"
"""The attribute of a kernel whose loops follow a schedule of the user, so that no pass changes them."""

WARPS, STAGES = "warps", "stages"
"""The attributes of a kernel that is mapped to a GPU: the warps of a program, and how many blocks of a loop are loaded
ahead."""

SIGNED = "signed"
"""The attribute of a kernel with index arguments that may be negative: numbers that a program computes, not sizes."""

GROUPED = "grouped"
"""The attribute of a kernel that is mapped to a GPU, and whose launch has one axis: programs are numbered in groups of
so many along x, each with all along y, before those of the next z. Programs that run at the same time then share more
of what they read.
"""


@irdl_op_definition
class YieldOp(IRDLOperation):
    """The values that one iteration yields, to be combined (`loop.reduce`) or passed to the next one (`loop.for`)."""

    name = "loop.yield"
    values = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def __init__(self, *values: SSAValue):
        super().__init__(operands=[values])


@irdl_op_definition
class KernelOp(Kernel):
    """A kernel, a function over buffers that is executed by one launch. Its index arguments are shape symbols.

    loop.kernel @double(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
      loop.parallel %i = 0 to %s0 { ... }
    }
    """

    name = "loop.kernel"
    LEVEL: ClassVar[str] = "loop"
    traits = lazy_traits_def(lambda: (
        SymbolOpInterface(), IsolatedFromAbove(), SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(self, name: str, body: Region):
        super().__init__(properties={"sym_name": StringAttr(name)}, regions=[body])

    def describe_launch(self) -> str:
        teams = {str(op.threads.data) for op in self.walk() if isinstance(op, ParallelOp | ForOp) and op.threads}
        return ", then ".join(f"at most {threads} threads" for threads in sorted(teams)) or "one thread"

    @staticmethod
    def takes_buffer(argument: Attribute, element: Attribute, extent: int | None) -> bool:
        if not isinstance(argument, MemRefType) or stored_type(element) != argument.element_type:
            return False
        size, = argument.get_shape()
        return extent is None or size == DYNAMIC_INDEX or size <= extent

    @classmethod
    def parse(cls, parser: Parser) -> KernelOp:
        name = parser.parse_symbol_name()
        arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls(name.data, parser.parse_region(arguments))
        if attributes is not None:
            op.attributes.update(attributes.data)
        ensure_terminator(op, SingleBlockImplicitTerminator(YieldOp))
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        with printer.in_parens():
            printer.print_list(self.body.block.args, printer.print_block_argument)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_block_terminators=False)


LANES, CONTIGUOUS, TRANSPOSED = "lanes", StringAttr("contiguous"), StringAttr("transposed")
"""The attribute of a parallel loop whose iterations become the lanes of a GPU's blocks, and its values: memory is
contiguous along the loop, or it is the other side of tiles that are transposed. `coalesce-loops` sets it, and
`map-to-blocks` reads it."""


@irdl_op_definition
class ParallelOp(LoopOp):
    """A loop with independent iterations. With `threads N`, at most N threads execute them.

    loop.parallel %i = 0 to 4096 step 16 threads 2 { ... }
    """

    name = "loop.parallel"
    threads = opt_prop_def(ExprAttr)
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp),))

    @property
    def has_independent_iterations(self) -> bool:
        return True

    def __init__(self, upper: Expression | int, body: Region, bounds: Sequence[SSAValue] = (), *,
                 lower: Expression | int = 0, step: int = 1, threads: Expression | None = None):
        super().__init__(
            operands=[bounds],
            properties={"lower": ExprAttr(Expression.of(lower)), "upper": ExprAttr(Expression.of(upper)),
                        "step": step_attribute(step), "threads": None if threads is None else ExprAttr(threads)},
            regions=[body],
        )

    def verify_(self) -> None:
        self.verify_loop()
        if len(self.body.block.args) != 1:
            raise VerifyException("loop.parallel carries no values")
        if (lanes := self.attributes.get(LANES, CONTIGUOUS)) not in (CONTIGUOUS, TRANSPOSED):
            raise VerifyException(f'loop.parallel: lanes are "contiguous" or "transposed", not {lanes}')

    @classmethod
    def parse(cls, parser: Parser) -> ParallelOp:
        variable, operands, properties = parse_range(parser)
        threads = ExprAttr(operands.parse()) if parser.parse_optional_keyword("threads") else None
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.build(operands=[operands.operands], properties=properties | {"threads": threads},
                       regions=[parser.parse_region([variable])])
        if attributes is not None:
            op.attributes.update(attributes.data)
        ensure_terminator(op, SingleBlockImplicitTerminator(YieldOp))
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.print_range(printer)
        if self.threads is not None:
            printer.print_string(" threads ")
            print_expression(printer, self.threads.data, self.bounds)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_block_terminators=False)


@irdl_op_definition
class ForOp(LoopOp):
    """A loop with ordered iterations, each of which starts with the values that the previous one yielded. With
    `threads N`, at most N threads each execute all iterations, and share the iterations of the nested `loop.parallel`
    loops; each thread has the same part of these in every iteration.

    %s = loop.for %i = 0 to 8 carry (%acc = %zero : f32) { ... loop.yield %next : f32 }
    loop.for %i = 0 to 2048 threads 4 { ... loop.parallel %j = 0 to 512 step 16 { ... } }
    """

    name = "loop.for"
    bounds = var_operand_def(INDEX)
    initial = var_operand_def(AnyAttr())
    threads = opt_prop_def(ExprAttr)
    outputs = var_result_def(AnyAttr())
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp),))
    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    def __init__(self, upper: Expression | int, body: Region, bounds: Sequence[SSAValue] = (), *,
                 initial: Sequence[SSAValue] = (), lower: Expression | int = 0, step: int = 1):
        super().__init__(
            operands=[bounds, initial],
            properties={"lower": ExprAttr(Expression.of(lower)), "upper": ExprAttr(Expression.of(upper)),
                        "step": step_attribute(step)},
            regions=[body], result_types=[[value.type for value in initial]],
        )

    @property
    def carried(self) -> Sequence[SSAValue]:
        return self.body.block.args[1:]

    @property
    def shared_loops(self) -> list[ParallelOp]:
        """The loops whose iterations the threads share: each `loop.parallel` nested directly or in another
        `loop.for`.
        """
        found: list[ParallelOp] = []
        for op in self.body.block.ops:
            if isinstance(op, ParallelOp | ForOp):
                found += op.shared_loops if isinstance(op, ForOp) else [op]
        return found

    def verify_(self) -> None:
        self.verify_loop()
        types = [v.type for v in self.initial]
        last = self.body.block.last_op
        yielded = [v.type for v in last.operands] if isinstance(last, YieldOp) else None
        if types != [a.type for a in self.carried] or types != [r.type for r in self.outputs] or types != yielded:
            raise VerifyException("loop.for: initial, carried, yielded and resulting values have the same types")
        if self.threads is not None and self.initial:
            raise VerifyException("loop.for: threads that each run all iterations carry no values")
        if self.threads is not None and any(bound.owner is not self and self.is_ancestor(bound.owner)
                                            for inner in self.shared_loops for bound in inner.bounds):
            raise VerifyException("loop.for: the bounds of the loops that threads share are the same in all iterations")

    @classmethod
    def parse(cls, parser: Parser) -> ForOp:
        variable, operands, properties = parse_range(parser)
        arguments, initial = [variable], []
        threads = ExprAttr(operands.parse()) if parser.parse_optional_keyword("threads") else None

        def binding() -> None:
            argument = parser.parse_argument(expect_type=False)
            parser.parse_punctuation("=")
            value = parser.parse_unresolved_operand()
            parser.parse_punctuation(":")
            type = parser.parse_type()
            arguments.append(argument.resolve(type))
            initial.append(parser.resolve_operand(value, type))

        if parser.parse_optional_keyword("carry"):
            parser.parse_comma_separated_list(parser.Delimiter.PAREN, binding)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.build(operands=[operands.operands, initial], properties=properties | {"threads": threads},
                       regions=[parser.parse_region(arguments)], result_types=[[v.type for v in initial]])
        if attributes is not None:
            op.attributes.update(attributes.data)
        ensure_terminator(op, SingleBlockImplicitTerminator(YieldOp))
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.print_range(printer)
        if self.threads is not None:
            printer.print_string(" threads ")
            print_expression(printer, self.threads.data, self.bounds)

        def binding(pair: tuple[SSAValue, SSAValue]) -> None:
            printer.print_ssa_value(pair[0])
            printer.print_string(" = ")
            printer.print_ssa_value(pair[1])
            printer.print_string(" : ")
            printer.print_attribute(pair[1].type)

        if self.initial:
            printer.print_string(" carry ")
            with printer.in_parens():
                printer.print_list(list(zip(self.carried, self.initial, strict=True)), binding)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_block_terminators=bool(self.initial))
