"""The kernels of the triton dialect."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    prop_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    NoMemoryEffect,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)
from xdsl.utils.exceptions import VerifyException

from ...dtypes import stored_type
from ...expressions import Expression
from ...interfaces.kernels import Kernel
from ...watching import counted
from ..shape import ExprAttr
from .types import PointerType

__all__ = ["DIVISIBILITY", "SIGNED", "FuncOp", "ReturnOp"]

DIVISIBILITY = "triton.divisibility"
"""The attribute of an argument, an address in bytes or an integer, that is known to be a multiple of a number."""
SIGNED = "triton.signed"
"""The attribute of an integer argument that may be negative."""

_LAUNCH = ("grid", "num_warps", "num_stages")


@irdl_op_definition
class FuncOp(Kernel):
    """A kernel, the code of each program of a launch. `grid` is the number of programs along x, y and z, as
    expressions over d0, d1, ..., the integer arguments. `triton.divisibility` asserts that an address (in bytes) or
    an integer is a multiple of a number; integers are sizes, unless `triton.signed` allows negative ones.

    triton.func @copy(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32>, %s0: i64)
        attributes {grid = [#shape.expr<d0 floordiv 128 + 1>], num_warps = 4 : i32, num_stages = 1 : i32} { ... }
    """

    name = "triton.func"
    LEVEL: ClassVar[str] = "triton"
    arg_attrs = prop_def(ArrayAttr[DictionaryAttr])
    grid = prop_def(ArrayAttr[ExprAttr])
    num_warps = prop_def(IntegerAttr)
    num_stages = prop_def(IntegerAttr)
    traits = lazy_traits_def(lambda: (SymbolOpInterface(), IsolatedFromAbove(), RecursiveMemoryEffect()))

    def __init__(self, name: str, body: Region | Sequence[Attribute], grid: Sequence[Expression | int], *,
                 warps: int = 4, stages: int = 1,
                 argument_attributes: Sequence[dict[str, Attribute]] | None = None):
        """`body` may be a list of argument types, for an empty body."""
        region = body if isinstance(body, Region) else Region(Block(arg_types=body))
        attributes = argument_attributes or [{} for _ in region.block.args]
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "arg_attrs": ArrayAttr([DictionaryAttr(each) for each in attributes]),
                "grid": ArrayAttr([ExprAttr(Expression.of(size)) for size in grid]),
                "num_warps": IntegerAttr(warps, i32),
                "num_stages": IntegerAttr(stages, i32),
            },
            regions=[region],
        )

    @staticmethod
    def takes_buffer(argument: Attribute, element: Attribute, extent: int | None) -> bool:
        pointee = i8 if element == i1 else stored_type(element)  # a boolean is a byte in memory
        return isinstance(argument, PointerType) and pointee == argument.pointee

    def describe_launch(self) -> str:
        sizes = ", ".join(str(size) for size in self.grid_sizes)
        warps, stages = counted(self.num_warps.value.data, "warp"), counted(self.num_stages.value.data, "stage")
        return f"grid ({sizes}), {warps}, {stages}"

    @property
    def grid_sizes(self) -> tuple[Expression, ...]:
        """The number of programs along each axis, over `d0`, `d1`, ..., which stand for `integers`."""
        return tuple(size.data for size in self.grid)

    @property
    def programs(self) -> int | None:
        return prod(self.grid_sizes, start=Expression.of(1)).as_int

    @property
    def integers(self) -> list[SSAValue]:
        """The arguments that are not addresses."""
        return [argument for argument in self.body.block.args if not isinstance(argument.type, PointerType)]

    @property
    def warps(self) -> int:
        return self.num_warps.value.data

    @property
    def stages(self) -> int:
        return self.num_stages.value.data

    def divisibility(self, index: int) -> int:
        """The number that divides an argument, according to its attribute."""
        promised = self.arg_attrs.data[index].data.get(DIVISIBILITY)
        return promised.value.data if isinstance(promised, IntegerAttr) else 1

    def promise_divisibility(self, index: int, divisor: int) -> None:
        """Set the divisibility of an argument."""
        attributes = [dict(each.data) for each in self.arg_attrs]
        attributes[index].pop(DIVISIBILITY, None)
        if divisor > 1:
            attributes[index][DIVISIBILITY] = IntegerAttr(divisor, i64)
        self.properties["arg_attrs"] = ArrayAttr([DictionaryAttr(each) for each in attributes])

    def verify_(self) -> None:
        arguments = self.body.block.args
        for argument in arguments:
            if not isinstance(argument.type, PointerType | IntegerType):
                raise VerifyException(f"a kernel takes !triton.ptr and integers, not {argument.type}")
        if len(self.arg_attrs) != len(arguments):
            raise VerifyException(f"there are attributes of {len(self.arg_attrs)} arguments, and "
                                  f"{len(arguments)} arguments")
        if not 1 <= len(self.grid) <= 3:
            raise VerifyException(f"a grid has one to three axes, not {len(self.grid)}")
        known = {f"d{number}" for number in range(len(self.integers))}
        for size in self.grid_sizes:
            if unknown := size.symbols() - known:
                raise VerifyException(f"the grid uses {', '.join(sorted(unknown))}, which no integer argument gives")
        if self.warps < 1 or self.warps > 32 or self.warps & (self.warps - 1):
            raise VerifyException(f"num_warps is 1, 2, 4, 8, 16 or 32, not {self.warps}")
        if self.stages < 1:
            raise VerifyException(f"num_stages is at least 1, not {self.stages}")
        if not isinstance(self.body.block.last_op, ReturnOp):
            raise VerifyException("a kernel ends with triton.return")

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        name = parser.parse_symbol_name()
        attributes_of: list[DictionaryAttr] = []

        def argument() -> Parser.Argument:
            parsed = parser.parse_argument()
            attributes_of.append(DictionaryAttr(parser.parse_optional_attr_dict()))
            return parsed

        arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, argument)
        position = parser.pos
        attributes = parser.parse_optional_attr_dict_with_keyword()
        written = dict(attributes.data) if attributes else {}
        if missing := [name for name in _LAUNCH if name not in written]:
            parser.raise_error(f"triton.func: the attributes lack {', '.join(missing)}", position, parser.pos)
        properties = {name: written.pop(name) for name in _LAUNCH}
        op = cls.build(properties={"sym_name": name, "arg_attrs": ArrayAttr(attributes_of), **properties},
                       regions=[parser.parse_region(arguments)])
        op.attributes.update(written)
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        with printer.in_parens():
            for number, argument in enumerate(self.body.block.args):
                printer.print_string(", " if number else "")
                printer.print_block_argument(argument)
                printer.print_op_attributes(self.arg_attrs.data[number].data)
        launch = {name: self.properties[name] for name in _LAUNCH}
        printer.print_op_attributes(launch | self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)


@irdl_op_definition
class ReturnOp(IRDLOperation):
    """Return from a kernel."""

    name = "triton.return"
    traits = lazy_traits_def(lambda: (IsTerminator(), HasParent(FuncOp), NoMemoryEffect()))
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()
