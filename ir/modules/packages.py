"""The attributes of a package's module that name the sources of the function's arguments and its results.

    func.func @forward(%w: tensor<8x4xf32> {stepwell.constant = "l.weight", stepwell.constant_offset = 128 : i64},
                       %x: tensor<?x4xf32, #shape.dims<s0, 4>> {stepwell.input = "x"},
                       %s0: index {shape.symbol = "s0", stepwell.size = "rows"})
        -> (tensor<?x8xf32, ...> {stepwell.output = "logits"})
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from xdsl.dialects.builtin import IndexType, IntegerAttr, StringAttr, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ..dtypes import dtype_name
from ..errors import UnsupportedError
from ..expressions import Expression, Symbol, constant, symbol
from ..ranges import Range, bounds
from ..shapes import DimsAttr, contiguous_strides, dims
from .symbols import argument_facts, argument_symbol, result_facts, symbol_ranges

__all__ = ["CONSTANT", "CONSTANT_OFFSET", "INPUT", "OUTPUT", "SIZE_NAME", "Interface", "SizeSource", "TensorFacts",
           "interface_of"]

INPUT = "stepwell.input"
"""The attribute of an argument that the caller of a package passes: its name."""
CONSTANT = "stepwell.constant"
"""The attribute of an argument that a package contains: its name."""
CONSTANT_OFFSET = "stepwell.constant_offset"
"""The attribute of a constant with its offset in bytes from the first constant."""
SIZE_NAME = "stepwell.size"
"""The attribute of an argument that defines a symbol with the name that callers know it by."""
OUTPUT = "stepwell.output"
"""The attribute of a result that the caller of a package receives: its name."""


@dataclass(frozen=True)
class TensorFacts:
    """A tensor that is an input, output or constant of a program; a number is a tensor without dimensions."""

    name: str
    dtype: str
    sizes: tuple[Expression, ...]
    strides: tuple[Expression, ...]
    """The required strides if it is written; other inputs may have any strides."""
    bounds: tuple[tuple[int, int | None], ...]
    """The lower and upper bound of each size."""
    place: int
    """The number of the argument or result of the function."""
    is_number: bool = False
    is_written: bool = False


@dataclass(frozen=True)
class SizeSource:
    """The source of a symbol `s`: size `dimension` of input number `input` is `factor * s + offset`. The dimension is
    None for an input that is the symbol itself.
    """

    symbol: str
    place: int | None
    """The number of the argument; None if the symbol occurs in sizes only."""
    input: int
    dimension: int | None
    factor: int
    offset: int
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Interface:
    """The interface of a package's entry: the arguments and results of a function on level aten."""

    function: str
    argument_count: int
    result_count: int
    inputs: tuple[TensorFacts, ...]
    outputs: tuple[TensorFacts, ...]
    constants: tuple[TensorFacts, ...]
    symbols: tuple[SizeSource, ...]
    offsets: tuple[int, ...]
    """The byte offset of each constant."""

    @property
    def updates_constants(self) -> bool:
        """Whether a run writes into constants of the package."""
        return any(each.is_written for each in self.constants)


def interface_of(function: FuncOp) -> Interface:
    """Read the interface from the attributes of a function on level aten. Symbols have the names that callers know."""
    ranges = symbol_ranges(function)
    inputs, constants, offsets = [], [], []
    for argument in function.body.block.args:
        facts = argument_facts(function, argument)
        for attribute, found in ((INPUT, inputs), (CONSTANT, constants)):
            if isinstance(name := facts.get(attribute), StringAttr):
                found.append(_facts(name.data, argument.type, facts, argument.index, ranges))
        if isinstance(offset := facts.get(CONSTANT_OFFSET), IntegerAttr):
            offsets.append(offset.value.data)
    types = function.function_type.outputs.data
    outputs = [_facts(name.data, types[place], facts, place, ranges)
               for place, facts in enumerate(result_facts(function))
               if isinstance(name := facts.get(OUTPUT), StringAttr)]
    places = {name: argument.index for argument in function.body.block.args
              if (name := argument_symbol(function, argument)) is not None}
    named = {*places}.union(*(size.symbols() for each in inputs for size in each.sizes))
    symbols = tuple(_source(places.get(name), name, inputs, ranges.get(name)) for name in sorted(named))
    names = _known_names(function)
    inputs, outputs, constants = (tuple(_renamed(each, names) for each in all) for all in (inputs, outputs, constants))
    symbols = tuple(replace(each, symbol=names[each.symbol].name if each.symbol in names else each.symbol)
                    for each in symbols)
    return Interface(function.sym_name.data, len(function.body.block.args), len(types), inputs, outputs, constants,
                     symbols, tuple(offsets))


def _known_names(function: FuncOp) -> dict[str, Symbol]:
    """The symbols by which callers know those of the function."""
    found = {}
    for argument in function.body.block.args:
        known, name = argument_symbol(function, argument), argument_facts(function, argument).get(SIZE_NAME)
        if known is not None and isinstance(name, StringAttr):
            found[known] = Symbol(name.data)
    return found


def _renamed(tensor: TensorFacts, names: Mapping[str, Symbol]) -> TensorFacts:
    sizes, strides = (tuple(each.renamed(names) for each in all) for all in (tensor.sizes, tensor.strides))
    return replace(tensor, sizes=sizes, strides=strides)


def _facts(name: str, type: Attribute, facts: Mapping[str, Attribute], place: int,
           ranges: Mapping[str, Range]) -> TensorFacts:
    written = "stepwell.mutated_by" in facts
    if isinstance(type, IndexType):
        return TensorFacts(name, "int64", (), (), (), place, is_number=True)
    if not isinstance(type, TensorType):
        raise UnsupportedError(f"'{name}' is a {type}, and packages take and give tensors and integers")
    sizes, given = tuple(dims(type)), facts.get("stepwell.strides")
    strides = given.data if isinstance(given, DimsAttr) else contiguous_strides(sizes)
    limits = (bounds(size, ranges) for size in sizes)
    return TensorFacts(name, dtype_name(type.element_type), sizes, tuple(strides),
                       tuple((max(low or 0, 0), high) for low, high in limits), place, is_written=written)


def _source(place: int | None, name: str, inputs: list[TensorFacts], range: Range | None) -> SizeSource:
    least, most = (None, None) if range is None else bounds(symbol(name), {name: range})
    for number, given in enumerate(inputs):
        if given.place == place and given.is_number:
            return SizeSource(name, place, number, None, 1, 0, least, most)
    found = []
    for number, given in enumerate(inputs):
        for dimension, size in enumerate(given.sizes):
            factor = (size.coefficient(name) or constant(0)).as_int
            offset = None if not factor else (size - symbol(name) * factor).as_int
            if factor and offset is not None:
                found.append(SizeSource(name, place, number, dimension, factor, offset, least, most))
    if not found:
        raise UnsupportedError(f"the size {name} is not the size of a tensor that the program is given")
    return min(found, key=lambda each: (each.factor != 1, each.offset != 0))
