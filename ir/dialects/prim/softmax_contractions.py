"""prim's softmax-weighted sums, the core of attention."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    Float32Type,
    Float64Type,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    BaseAttr,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import parse_expression
from ...expressions import Expression, symbol
from ...shapes import DimsAttr, dims, tensor
from .assembly import Integers, integers, parse_integers, parse_signature, print_integers
from .contractions import iteration
from .folding import Index
from .operation import PrimOp
from .types import tensor_of

__all__ = ["SoftmaxContractOp"]

TENSOR = BaseAttr(TensorType)

FEW_TERMS = 64
"""The default number of terms whose scores are computed together."""


@irdl_op_definition
class SoftmaxContractOp(PrimOp):
    """A sum of rows of values, weighted by the exponentials of scores: for each row of scores, along the last
    dimension k, `max` is the greatest score, `sum` adds up `exp(score - max)`, and `y` adds up the products of these
    exponentials with the values. If all scores of a row are minus infinity, all its exponentials are 0. So `y / sum`
    is a softmax times a matrix; the results are separate because the users define the result for rows without a
    finite score. With factors, as large as the scores, `y` adds up the products of an exponential, its factor and the
    values: dropout multiplies the weights of a softmax, and not their sum.

    The iteration dimensions are those of the rows (b, ..., m), the columns of the values (n), and k. Each subscript
    of the values is an integer expression over them, as in `prim.contract`, but always in bounds. Scores and all sums
    are f32 or f64. `tile` is the number of rows and of terms whose scores a kernel computes together; without it, one
    row and a few terms. Of several, as in `tile [64, 64] or [128, 64]`, there are kernels of which the first run
    chooses the fastest. With `chunk`, the terms are cut into chunks of so many, and the results have a dimension of
    chunks before all others: each chunk has its own `y`, `sum` and `max`.

    %y, %sum, %max = prim.softmax_contract %s[b, m, k], %v[b floordiv 2, k, n] -> [b, m, n] tile [64, 256]
        : tensor<8x512x512xf32>, tensor<4x512x64xf32> -> tensor<8x512x64xf32>
    %y, %sum, %max = prim.softmax_contract %s[b, m, k], %v[b, k, n] -> [b, m, n] tile [16, 64] chunk 512
        : tensor<8x4x4096xf32>, tensor<8x4096x64xf32> -> tensor<8x8x4x64xf32>
    %y, %sum, %max = prim.softmax_contract %s[b, m, k] times %f, %v[b, k, n] -> [b, m, n] tile [64, 64]
        : tensor<8x512x512xf32>, tensor<8x512x64xf32> -> tensor<8x512x64xf32>
    """

    name = "prim.softmax_contract"
    scores = operand_def(TENSOR)
    values = operand_def(TENSOR)
    factors = opt_operand_def(TENSOR)
    values_map = prop_def(DimsAttr)
    tile = opt_prop_def(DenseArrayBase.constr(i64))
    alternatives = opt_prop_def(ArrayAttr[Integers])
    chunk = opt_prop_def(IntegerAttr.constr(i64))
    result = result_def(TENSOR)
    total = result_def(TENSOR)
    maximum = result_def(TENSOR)
    traits = traits_def(Pure())

    def __init__(self, scores: SSAValue, values: SSAValue, values_map: Index, columns: int | Expression,
                 tile: tuple[int, int] | None = None, chunk: int | None = None, factors: SSAValue | None = None):
        """`values_map` are the subscripts of the values over `iteration(0)`, ...: the dimensions of the rows, of the
        columns, whose number is `columns`, and k.
        """
        type = tensor_of(scores)
        (*rows, terms), element = dims(type), type.element_type
        if chunk is not None:
            rows.insert(0, _chunks(terms, chunk))
        super().__init__(
            operands=[scores, values, factors],
            properties={"values_map": DimsAttr(tuple(values_map)), "tile": None if tile is None else integers(tile),
                        "chunk": None if chunk is None else IntegerAttr(chunk, i64)},
            result_types=[tensor([*rows, columns], element), tensor(rows, element), tensor(rows, element)],
        )

    @property
    def rows(self) -> tuple[Expression, ...]:
        """The sizes of the dimensions of the rows of scores."""
        return dims(tensor_of(self.scores))[:-1]

    @property
    def terms(self) -> Expression:
        """The length of a row of scores."""
        return dims(tensor_of(self.scores))[-1]

    @property
    def columns(self) -> Expression:
        """The length of a row of the result."""
        return dims(tensor_of(self.result))[-1]

    @property
    def tile_sizes(self) -> tuple[int, int]:
        """The number of rows and of terms whose scores are computed together."""
        rows, terms = (1, FEW_TERMS) if self.tile is None else self.tile.get_values()
        return rows, terms

    @property
    def tiles(self) -> Sequence[Integers]:
        """The tiles of which one is chosen."""
        return () if self.tile is None else (self.tile, *(self.alternatives or ()))

    def set_tiles(self, tiles: Sequence[Integers]) -> None:
        if tiles:
            self.properties["tile"] = tiles[0]
            self.properties.pop("alternatives", None)
        if tiles[1:]:
            self.properties["alternatives"] = ArrayAttr(tiles[1:])

    @property
    def chunks(self) -> Expression | None:
        """The number of chunks of terms; None if there is one and no dimension for it."""
        return None if self.chunk is None else _chunks(self.terms, self.chunk.value.data)

    @property
    def mentioned(self) -> Iterable[Expression]:
        own = {f"d{position}": 0 for position in range(len(self.rows) + 2)}
        return [each.substitute(own) for each in self.values_map.data]

    # As a sum of products

    @property
    def element(self) -> Attribute:
        """The type in which sums are computed."""
        return tensor_of(self.scores).element_type

    @property
    def rank(self) -> int:
        return len(self.rows) + 1

    @property
    def extents(self) -> DimsAttr:
        """The extents of the iteration dimensions."""
        return DimsAttr((*self.rows, self.columns, self.terms))

    @property
    def maps(self) -> tuple[tuple[Expression, ...], tuple[Expression, ...]]:
        """The subscripts of both operands."""
        count = len(self.rows)
        return (*map(iteration, range(count)), iteration(count + 1)), self.values_map.data

    def used(self, operand: int) -> list[int]:
        """The iteration dimensions that an operand depends on, in ascending order."""
        names = set().union(*(each.symbols() for each in self.maps[operand]))
        return [position for position in range(self.rank + 1) if f"d{position}" in names]

    def value_index(self, index: Index, term: Expression) -> tuple[Expression, ...]:
        """The index of the value in the given term of the result's element at `index`."""
        places = {f"d{position}": each for position, each in enumerate((*index, term))}
        return tuple(each.substitute(places) for each in self.values_map.data)

    def verify_(self) -> None:
        scores, values = tensor_of(self.scores), tensor_of(self.values)
        if scores.get_num_dims() < 2 or not isinstance(scores.element_type, Float32Type | Float64Type):
            raise VerifyException(f"prim.softmax_contract: scores are rows of f32 or f64, not {scores}")
        if not isinstance(values.element_type, AnyFloat) or \
                values.element_type.bitwidth > scores.element_type.bitwidth:
            raise VerifyException(f"prim.softmax_contract: products of {values.element_type} are not added in "
                                  f"{scores.element_type}")
        if self.factors is not None and self.factors.type != scores:
            raise VerifyException(f"prim.softmax_contract: factors are as the scores {scores}, not {self.factors.type}")
        if len(self.values_map.data) != values.get_num_dims():
            raise VerifyException(f"prim.softmax_contract: {len(self.values_map.data)} subscripts for {values}")
        if not {self.rank - 1, self.rank} <= set(self.used(1)):
            raise VerifyException("prim.softmax_contract: the values depend on their columns and on the terms")
        chunk = None if self.chunk is None else self.chunk.value.data
        for tile in (each.get_values() for each in self.tiles):
            if len(tile) != 2 or min(tile) < 1:
                raise VerifyException(f"prim.softmax_contract: a tile has rows and terms, not {tile}")
        lengths = [each.get_values()[1] for each in self.tiles] or [FEW_TERMS]
        if chunk is not None and (chunk < 1 or any(chunk % length for length in lengths)):
            raise VerifyException(f"prim.softmax_contract: a chunk has whole tiles of terms, not {chunk}")
        rows = self.rows if self.chunks is None else (self.chunks, *self.rows)
        if [dims(tensor_of(each)) for each in self.results] != [(*rows, self.columns), rows, rows] \
                or {tensor_of(each).element_type for each in self.results} != {self.element}:
            raise VerifyException("prim.softmax_contract: the results have the rows and the type of the scores")

    # Assembly

    @classmethod
    def parse(cls, parser: Parser) -> SoftmaxContractOp:
        scores = parser.parse_unresolved_operand()
        *rows, term = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_identifier)
        factors = parser.parse_unresolved_operand() if parser.parse_optional_keyword("times") else None
        parser.parse_punctuation(",")
        values = parser.parse_unresolved_operand()
        subscripts = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: parse_expression(parser))
        parser.parse_punctuation("->")
        position = parser.pos
        names = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_identifier)
        if names[:-1] != rows:
            parser.raise_error(f"expected the rows {rows} and a column", position)
        tiles = [parse_integers(parser)] if parser.parse_optional_keyword("tile") else []
        while tiles and parser.parse_optional_keyword("or"):
            tiles.append(parse_integers(parser))
        chunk = parser.parse_integer() if parser.parse_optional_keyword("chunk") else None
        attributes = parser.parse_optional_attr_dict()
        types, result = parse_signature(parser, 2)
        places = {name: iteration(at) for at, name in enumerate([*names, term])}
        op = cls(parser.resolve_operand(scores, types[0]), parser.resolve_operand(values, types[1]),
                 [each.substitute(places) for each in subscripts], dims(result)[-1], chunk=chunk,
                 factors=None if factors is None else parser.resolve_operand(factors, types[0]))
        op.set_tiles(tiles)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        names = self._names()
        places = {f"d{position}": symbol(name) for position, name in enumerate(names)}
        left, right = ([str(each.substitute(places)) for each in subscripts] for subscripts in self.maps)
        printer.print_string(" ")
        printer.print_ssa_value(self.scores)
        printer.print_string(f"[{', '.join(left)}]")
        if self.factors is not None:
            printer.print_string(" times ")
            printer.print_ssa_value(self.factors)
        printer.print_string(", ")
        printer.print_ssa_value(self.values)
        printer.print_string(f"[{', '.join(right)}] -> [{', '.join(names[:-1])}]")
        if self.tile is not None:
            printer.print_string(" tile ")
            printer.print_list(self.tiles, lambda tile: print_integers(printer, tile), " or ")
        if self.chunk is not None:
            printer.print_string(f" chunk {self.chunk.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([self.scores.type, self.values.type], printer.print_attribute)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)

    def _names(self) -> Sequence[str]:
        """The names of the iteration dimensions: `b`, numbered if there are several, then `m` for the rows; `n`; and
        `k`.
        """
        taken = set().union(*(each.symbols() for each in self.mentioned))
        letters = [*(f"b{at or ''}" for at in range(len(self.rows) - 1)), "m", "n", "k"]
        return [f"{letter}_" if letter in taken else letter for letter in letters]


def _chunks(terms: Expression, chunk: int) -> Expression:
    return (terms + (chunk - 1)) // chunk
