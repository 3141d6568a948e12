"""loop's control flow: kernels, and one-dimensional loops nested as one reads them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ArrayAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolNameConstraint,
    VectorType,
    i64,
)
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Block, Region, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    lazy_traits_def,
    opt_prop_def,
    prop_def,
    region_def,
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
from xdsl.utils.str_enum import StrEnum

from ...expression_syntax import OperandExpressions, print_expression
from ...expressions import Expression
from ..shape import ExprAttr

INDEX = IndexType()


@irdl_op_definition
class YieldOp(IRDLOperation):
    """The values one iteration gives: to combine (`loop.reduce`), or for the next one (`loop.for`)."""

    name = "loop.yield"
    values = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def __init__(self, *values: SSAValue):
        super().__init__(operands=[values])


@irdl_op_definition
class KernelOp(IRDLOperation):
    """A kernel: what one launch does to the buffers it is given. Its index arguments are shape symbols.

    loop.kernel @double(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
      loop.parallel %i = 0 to %s0 { ... }
    }
    """

    name = "loop.kernel"
    sym_name = prop_def(SymbolNameConstraint())
    body = region_def("single_block")
    traits = lazy_traits_def(lambda: (SymbolOpInterface(), IsolatedFromAbove(), SingleBlockImplicitTerminator(YieldOp)))

    def __init__(self, name: str, body: Region):
        super().__init__(properties={"sym_name": StringAttr(name)}, regions=[body])

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


class LoopOp(IRDLOperation):
    """A loop over `lower`, `lower + step`, ... below `upper`; the bounds are expressions over `bounds`."""

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
        known = {f"d{k}" for k in range(len(self.bounds))}  # type: ignore[attr-defined]
        if unknown := (self.lower_bound.symbols() | self.upper_bound.symbols()) - known:
            raise VerifyException(f"{self.name}: the bounds use {', '.join(sorted(unknown))}, which no operand gives")
        if self.step_size < 1:
            raise VerifyException(f"{self.name}: step {self.step_size} is not positive")
        arguments = self.body.block.args  # type: ignore[attr-defined]
        if not arguments or arguments[0].type != INDEX:
            raise VerifyException(f"{self.name}: the body's first argument is the induction variable, an index")

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


def _parse_range(parser: Parser):
    """`%i = LOWER to UPPER step N`: the induction variable, the operands and the properties."""
    variable = parser.parse_argument(expect_type=False).resolve(INDEX)
    operands = OperandExpressions(parser)
    parser.parse_punctuation("=")
    lower = operands.parse()
    parser.parse_keyword("to")
    upper = operands.parse()
    step = parser.parse_integer(allow_boolean=False) if parser.parse_optional_keyword("step") else 1
    return variable, operands, {"lower": ExprAttr(lower), "upper": ExprAttr(upper), "step": step_attribute(step)}


@irdl_op_definition
class ParallelOp(LoopOp):
    """Iterations that do not depend on one another. With `threads N`, at most N threads share them.

    loop.parallel %i = 0 to 4096 step 16 threads 2 { ... }
    """

    name = "loop.parallel"
    bounds = var_operand_def(INDEX)
    lower = prop_def(ExprAttr)
    upper = prop_def(ExprAttr)
    step = opt_prop_def(IntegerAttr)
    threads = opt_prop_def(ExprAttr)
    body = region_def("single_block")
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

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

    @classmethod
    def parse(cls, parser: Parser) -> ParallelOp:
        variable, operands, properties = _parse_range(parser)
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
    """Iterations in order, each starting from the values that the one before yielded.

    %s = loop.for %i = 0 to 8 carry (%acc = %zero : f32) { ... loop.yield %next : f32 }
    """

    name = "loop.for"
    bounds = var_operand_def(INDEX)
    initial = var_operand_def(AnyAttr())
    lower = prop_def(ExprAttr)
    upper = prop_def(ExprAttr)
    step = opt_prop_def(IntegerAttr)
    body = region_def("single_block")
    outputs = var_result_def(AnyAttr())
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))
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
        """The carried values as an iteration sees them."""
        return self.body.block.args[1:]

    def verify_(self) -> None:
        self.verify_loop()
        types = [v.type for v in self.initial]
        last = self.body.block.last_op
        yielded = [v.type for v in last.operands] if isinstance(last, YieldOp) else None
        if types != [a.type for a in self.carried] or types != [r.type for r in self.outputs] or types != yielded:
            raise VerifyException("loop.for: initial, carried, yielded and resulting values have the same types")

    @classmethod
    def parse(cls, parser: Parser) -> ForOp:
        variable, operands, properties = _parse_range(parser)
        arguments, initial = [variable], []

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
        op = cls.build(operands=[operands.operands, initial], properties=properties,
                       regions=[parser.parse_region(arguments)], result_types=[[v.type for v in initial]])
        if attributes is not None:
            op.attributes.update(attributes.data)
        ensure_terminator(op, SingleBlockImplicitTerminator(YieldOp))
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        self.print_range(printer)

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


class Reduction(StrEnum):
    """How `loop.reduce` and `loop.reduce_lanes` combine. The arg kinds combine pairs (value, i64 index)."""

    ADD = "add"
    MUL = "mul"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"
    ARGMAXIMUM = "argmaximum"
    ARGMINIMUM = "argminimum"

    @property
    def arity(self) -> int:
        """How many values are combined at once."""
        return 2 if self in (Reduction.ARGMAXIMUM, Reduction.ARGMINIMUM) else 1


@irdl_attr_definition
class ReductionAttr(EnumAttribute[Reduction], SpacedOpaqueSyntaxAttribute):
    """One combination of a reduction."""

    name = "loop.reduction"


def _parse_kinds(parser: Parser) -> ArrayAttr[ReductionAttr]:
    return ArrayAttr(parser.parse_comma_separated_list(
        parser.Delimiter.ANGLE, lambda: ReductionAttr(parser.parse_str_enum(Reduction))))


def _print_kinds(printer: Printer, kinds: Sequence[Reduction]) -> None:
    printer.print_string(f"<{', '.join(kinds)}>")


@irdl_op_definition
class ReduceOp(LoopOp):
    """The yielded values of all iterations, combined; no iteration gives the identity of the combination (the least
    value for `maximum`, the pair of it and index 0 for `argmaximum`). Vectors combine lane by lane. Several kinds
    share one loop. Floats may be combined in any order; NaN wins a maximum, and of equal ones the lower index.

    %m = loop.reduce <maximum> %j = 0 to 1024 : f32 { ... loop.yield %v : f32 }
    %v, %k = loop.reduce <argmaximum> %j = 0 to 1024 : f32, i64 { ... loop.yield %x, %i : f32, i64 }
    """

    name = "loop.reduce"
    bounds = var_operand_def(INDEX)
    kinds = prop_def(ArrayAttr[ReductionAttr])
    lower = prop_def(ExprAttr)
    upper = prop_def(ExprAttr)
    step = opt_prop_def(IntegerAttr)
    body = region_def("single_block")
    outputs = var_result_def(AnyAttr())
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(self, kinds: Sequence[Reduction | str], types: Sequence[Attribute], upper: Expression | int,
                 body: Region, bounds: Sequence[SSAValue] = (), *, lower: Expression | int = 0, step: int = 1):
        super().__init__(
            operands=[bounds],
            properties={"kinds": ArrayAttr([ReductionAttr(Reduction(k)) for k in kinds]),
                        "lower": ExprAttr(Expression.of(lower)), "upper": ExprAttr(Expression.of(upper)),
                        "step": step_attribute(step)},
            regions=[body], result_types=[types],
        )

    @property
    def reductions(self) -> list[Reduction]:
        return [kind.data for kind in self.kinds]

    def verify_(self) -> None:
        self.verify_loop()
        if sum(kind.arity for kind in self.reductions) != len(self.outputs):
            kinds = ", ".join(self.reductions)
            raise VerifyException(f"loop.reduce <{kinds}> does not have {len(self.outputs)} results")
        last = self.body.block.last_op
        if not isinstance(last, YieldOp) or [v.type for v in last.values] != [r.type for r in self.outputs]:
            raise VerifyException("loop.reduce yields values of its result types")
        if len(self.body.block.args) != 1:
            raise VerifyException("loop.reduce carries no values")

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        kinds = _parse_kinds(parser)
        variable, operands, properties = _parse_range(parser)
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls.build(operands=[operands.operands], properties=properties | {"kinds": kinds},
                       regions=[parser.parse_region([variable])], result_types=[types])
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_kinds(printer, self.reductions)
        printer.print_string(" ")
        self.print_range(printer)
        printer.print_string(" : ")
        printer.print_list([r.type for r in self.outputs], printer.print_attribute)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)


@irdl_op_definition
class ReduceLanesOp(IRDLOperation):
    """The lanes of a vector (of a pair of vectors, for the arg kinds) combined into one scalar, by halves.

    %s = loop.reduce_lanes <add> %v : vector<16xf32>
    """

    name = "loop.reduce_lanes"
    inputs = var_operand_def(VectorType)
    kind = prop_def(ReductionAttr)
    outputs = var_result_def(AnyAttr())
    traits = traits_def(Pure())

    def __init__(self, kind: Reduction | str, *inputs: SSAValue):
        types = [_lane_type(value) for value in inputs]
        super().__init__(operands=[inputs], properties={"kind": ReductionAttr(Reduction(kind))}, result_types=[types])

    def verify_(self) -> None:
        if len(self.inputs) != self.kind.data.arity:
            raise VerifyException(f"loop.reduce_lanes <{self.kind.data}> takes {self.kind.data.arity} vectors")
        if self.kind.data.arity == 2 and _lane_type(self.inputs[1]) != IntegerType(64):
            raise VerifyException("loop.reduce_lanes: the indices are i64")

    @classmethod
    def parse(cls, parser: Parser) -> ReduceLanesOp:
        with parser.in_angle_brackets():
            kind = parser.parse_str_enum(Reduction)
        values = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        op = cls(kind, *parser.resolve_operands(values, types, parser.pos))
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        _print_kinds(printer, [self.kind.data])
        printer.print_string(" ")
        printer.print_list(self.inputs, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([v.type for v in self.inputs], printer.print_attribute)


def _lane_type(value: SSAValue) -> Attribute:
    return value.type.element_type if isinstance(value.type, VectorType) else value.type


def loop_body(argument_types: Sequence[Attribute] = ()) -> Region:
    """A fresh body for a loop: an induction variable, then carried values of the given types."""
    return Region(Block(arg_types=[INDEX, *argument_types]))


