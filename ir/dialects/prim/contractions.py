"""prim's sums of products: matrix products, convolutions, and everything that einsum expresses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, IntegerType, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import BaseAttr, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expression_syntax import parse_expression
from ...expressions import Expression, Symbol, symbol
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import DimsAttr, dims, tensor
from .assembly import parse_signature, print_signature
from .folding import Combiner, FoldingOp, Index
from .types import BOOL, tensor_of

__all__ = ["ContractOp", "iteration"]

TENSOR = BaseAttr(TensorType)


def iteration(position: int) -> Expression:
    """The symbol that stands for an iteration dimension in the subscripts of a contraction."""
    return symbol(f"d{position}")


@irdl_op_definition
class ContractOp(FoldingOp):
    """A sum of products of elements of two tensors. Each iteration dimension is a dimension of the result or is
    contracted. Each subscript of an operand is an integer expression over the iteration dimensions, and an element
    out of bounds counts as zero. Therefore a convolution is a contraction whose subscripts are windows, which contain
    stride, dilation, padding and groups as constants. An extent follows `where` if no subscript consists of the
    dimension alone.

    Operands are floats or integers, and are converted to the element type of the result, in which products and sums
    are computed: f32, f64 or an integer. Floats may be added in any order, and a product may be fused with its
    addition, which rounds once.

    %y = prim.contract <mul, add> %x[b, m, k], %w[n, k] -> [b, m, n]
        : tensor<8x4x16xbf16>, tensor<32x16xbf16> -> tensor<8x4x32xf32>
    %c = prim.contract <mul, add> %x[m, k, m1 * 2 + k1 - 1], %w[n, k, k1] -> [m, n, m1]
        : tensor<1x3x8xf32>, tensor<4x3x3xf32> -> tensor<1x4x4xf32>
    """

    name = "prim.contract"
    lhs = operand_def(TENSOR)
    rhs = operand_def(TENSOR)
    lhs_map = prop_def(DimsAttr)
    rhs_map = prop_def(DimsAttr)
    extents = prop_def(DimsAttr)
    result = result_def(TENSOR)
    traits = traits_def(Pure(), CanonicalizedBy(f"{__package__}.canonicalization.contractions"))

    def __init__(self, operands: Sequence[SSAValue], maps: Sequence[Index], extents: Sequence[int | Expression],
                 rank: int, element: Attribute):
        """The first `rank` iteration dimensions, whose extents are given, are those of the result; the maps are the
        operands' subscripts over `iteration(0)`, `iteration(1)`, ... Contracted dimensions are renumbered in the
        order of their subscripts, which is the order of the loops. A contracted dimension without a subscript is
        removed, as it must have extent 1.
        """
        order = [*range(rank), *_contracted(maps, rank)]
        values = {f"d{old}": iteration(new) for new, old in enumerate(order)}
        left, right = (DimsAttr(tuple(each.substitute(values) for each in subscripts)) for subscripts in maps)
        super().__init__(
            operands=list(operands),
            properties={"lhs_map": left, "rhs_map": right, "extents": DimsAttr.of([extents[k] for k in order])},
            result_types=[tensor(extents[:rank], element)],
        )

    @property
    def maps(self) -> tuple[tuple[Expression, ...], tuple[Expression, ...]]:
        """The subscripts of both operands."""
        return self.lhs_map.data, self.rhs_map.data

    @property
    def rank(self) -> int:
        """The number of iteration dimensions of the result; they come first."""
        return self.result.type.get_num_dims()

    @property
    def element(self) -> Attribute:
        """The type in which products and sums are computed."""
        return self.result.type.element_type

    @property
    def kind(self) -> Combiner:
        return Combiner.ADD

    @property
    def folded(self) -> tuple[Expression, ...]:
        return self.extents.data[self.rank:]

    @property
    def mentioned(self) -> Iterable[Expression]:
        own = {f"d{position}" for position in range(len(self.extents.data))}
        subscripts = (each.substitute(dict.fromkeys(own, 0)) for each in (*self.maps[0], *self.maps[1]))
        return (*subscripts, *self.extents.data)

    def term(self, index: Index, folded: Index) -> tuple[tuple[Expression, ...], ...]:
        values = {f"d{position}": each for position, each in enumerate((*index, *folded))}
        return tuple(tuple(each.substitute(values) for each in subscripts) for subscripts in self.maps)

    def used(self, operand: int) -> list[int]:
        """The iteration dimensions that an operand depends on, in ascending order."""
        names = set().union(*(each.symbols() for each in self.maps[operand]))
        return [position for position in range(len(self.extents.data)) if f"d{position}" in names]

    @property
    def multiplies_matrices(self) -> bool:
        """Whether it multiplies matrices: each operand has result dimensions that the other operand does not depend
        on.
        """
        left, right = (set(self.used(operand)) for operand in (0, 1))
        kept = {position for position in range(self.rank) if self.extents.data[position] != 1}
        return bool(kept & left - right) and bool(kept & right - left)

    def verify_(self) -> None:
        if self.extents.data[:self.rank] != dims(self.result.type):
            raise VerifyException(f"prim.contract: the first extents are not the sizes of {self.result.type}")
        kinds = (AnyFloat, Float32Type | Float64Type) if isinstance(self.element, AnyFloat) else \
            (IntegerType, IntegerType)
        for operand, subscripts in zip(self.operands, self.maps, strict=True):
            type = tensor_of(operand)
            if len(subscripts) != type.get_num_dims():
                raise VerifyException(f"prim.contract: {len(subscripts)} subscripts for {type}")
            if not isinstance(type.element_type, kinds[0]) or not isinstance(self.element, kinds[1]) \
                    or BOOL in (type.element_type, self.element) or _width(type.element_type) > _width(self.element):
                raise VerifyException(f"prim.contract: products of {type.element_type} are not added in {self.element}")
        if _contracted(self.maps, self.rank) != list(range(self.rank, len(self.extents.data))):
            raise VerifyException("prim.contract: contracted dimensions are numbered in the order of their subscripts, "
                                  "and each has some")

    # Assembly

    @classmethod
    def parse(cls, parser: Parser) -> ContractOp:
        with parser.in_angle_brackets():
            parser.parse_keyword("mul")
            parser.parse_punctuation(",")
            parser.parse_keyword("add")
        operands: list[UnresolvedOperand] = []
        maps: list[list[Expression]] = []
        for position in range(2):
            if position:
                parser.parse_punctuation(",")
            operands.append(parser.parse_unresolved_operand())
            maps.append(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: parse_expression(parser)))
        parser.parse_punctuation("->")
        names = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_identifier)
        given: dict[str, Expression] = {}
        if parser.parse_optional_keyword("where"):
            parser.parse_comma_separated_list(parser.Delimiter.NONE, lambda: given.update([_parse_extent(parser)]))
        attributes = parser.parse_optional_attr_dict()
        position = parser.pos
        types, result = parse_signature(parser, 2)
        if len(names) != result.get_num_dims():
            parser.raise_error(f"{len(names)} names for the dimensions of {result}", position)
        sizes = dict(zip(names, dims(result), strict=True))
        if odd := [name for name in given if name in sizes or name not in _symbols_in(maps)]:
            parser.raise_error(f"{odd[0]} is a dimension of the result, or in no subscript", position)
        found = {**_plain_extents(maps, types), **given, **sizes}
        order = list(dict.fromkeys([*names, *(name for name in _symbols_in(maps) if name in found)]))
        values = {name: iteration(position) for position, name in enumerate(order)}
        op = cls([parser.resolve_operand(*each) for each in zip(operands, types, strict=True)],
                 [[each.substitute(values) for each in subscripts] for subscripts in maps],
                 [found[name] for name in order], len(names), result.element_type)
        op.attributes.update(attributes)
        return op

    def print(self, printer: Printer) -> None:
        names = self._names()
        values = {f"d{position}": symbol(name) for position, name in enumerate(names)}
        maps = [[each.substitute(values) for each in subscripts] for subscripts in self.maps]
        printer.print_string(" <mul, add> ")
        for position, (operand, subscripts) in enumerate(zip(self.operands, maps, strict=True)):
            printer.print_string(", " if position else "")
            printer.print_ssa_value(operand)
            printer.print_string(f"[{', '.join(map(str, subscripts))}]")
        printer.print_string(f" -> [{', '.join(names[:self.rank])}]")
        plain = _plain_extents(maps, [operand.type for operand in self.operands])
        given = [f"{name} = {extent}" for name, extent in
                 zip(names[self.rank:], self.folded, strict=True) if plain.get(name) != extent]
        printer.print_string(f" where {', '.join(given)}" if given else "")
        print_signature(printer, self)

    def _names(self) -> list[str]:
        """The names of the iteration dimensions: `b` if both operands have it, `m` for the left and `n` for the right
        operand only, `k` for a contracted one; with a number if there are several.
        """
        taken = set().union(*(each.symbols() for each in self.mentioned))
        left, right = (set(self.used(operand)) for operand in (0, 1))
        names: list[str] = []
        for position in range(len(self.extents.data)):
            letter = "k" if position >= self.rank else "n" if position not in left else \
                "b" if position in right else "m"
            candidates = (f"{letter}{count or ''}" for count in range(len(self.extents.data) + len(taken) + 1))
            names.append(next(name for name in candidates if name not in taken))
            taken.add(names[-1])
        return names


def _parse_extent(parser: Parser) -> tuple[str, Expression]:
    name = parser.parse_identifier()
    parser.parse_punctuation("=")
    return name, parse_expression(parser)


def _symbols_in(maps: Iterable[Iterable[Expression]]) -> list[str]:
    """The symbols of subscripts; those of one subscript are sorted by number."""
    return [name for subscripts in maps for each in subscripts
            for name in sorted(each.symbols(), key=lambda name: Symbol(name).order)]


def _contracted(maps: Iterable[Iterable[Expression]], rank: int) -> list[int]:
    """The contracted dimensions in the order of their subscripts."""
    kept = {f"d{position}" for position in range(rank)}
    names = dict.fromkeys(_symbols_in(maps))
    return [int(name[1:]) for name in names if name not in kept and re.fullmatch(r"d\d+", name)]


def _plain_extents(maps: Iterable[Sequence[Expression]], types: Iterable[Attribute]) -> Mapping[str, Expression]:
    """The extents of the dimensions that are subscripts by themselves; the first such occurrence counts."""
    found: dict[str, Expression] = {}
    for subscripts, type in zip(maps, types, strict=True):
        assert isinstance(type, TensorType)
        for subscript, size in zip(subscripts, dims(type), strict=False):
            if (name := subscript.as_symbol) is not None:
                found.setdefault(name, size)
    return found


def _width(element: Attribute) -> int:
    assert isinstance(element, AnyFloat | IntegerType)
    return element.bitwidth
