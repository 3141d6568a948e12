"""Index operands: the SSA values that the integer expressions of an op refer to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from xdsl.dialects.builtin import I1, DenseArrayBase, IndexType, IntegerType, VectorType, i32
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import OpTrait
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression, symbol
from ...operand_groups import SEGMENTS, operand_group, segment_of
from ..shape import ExprAttr

INDEX = IndexType()
BOOL: I1 = IntegerType(1)


def operand_symbols(count: int) -> list[Expression]:
    """`d0`, `d1`, ...: the symbols that stand for an op's index operands."""
    return [symbol(f"d{k}") for k in range(count)]


def close_over(*expressions: Expression, values: Mapping[str, SSAValue]) -> tuple[list[SSAValue], list[Expression]]:
    """Return the index operands, and the expressions over them, for expressions over named values.

    `values` maps symbols to SSA values; raises KeyError for a missing symbol. Operands are numbered in order of their
    appearance in the text, so that parsing the printed op gives the same op.
    """
    names = sorted(set().union(*(e.symbols() for e in expressions)))
    operands = list(dict.fromkeys(values[name] for name in names))
    current = [e.substitute({name: symbol(f"d{operands.index(values[name])}") for name in names})
               for e in expressions]
    for _ in range(len(operands) + 1):
        order: dict[str, None] = {}
        for expression in current:
            expression.format(lambda name: order.setdefault(name) or name)  # noqa: B023
        ranks = [int(name[1:]) for name in order]
        if ranks == list(range(len(operands))):
            break
        operands = [operands[rank] for rank in ranks]
        current = [e.substitute({f"d{rank}": symbol(f"d{k}") for k, rank in enumerate(ranks)}) for e in current]
    return operands, current


def in_lanes_of(type: Attribute, flag: Attribute) -> Attribute:
    """`flag`, or a vector of it with the number of lanes of `type`."""
    return VectorType(flag, type.get_shape()) if isinstance(type, VectorType) else flag


@dataclass(frozen=True)
class IndexExpressions(OpTrait):
    """Declares properties that are expressions over `d0`, `d1`, ..., which stand for the operands of one variadic
    definition.

        traits = traits_def(IndexExpressions("indices", ("subscript",)))

    Passes rewrite operands and expressions together. An index computation may be folded into the expressions of an
    op, so the operands must have no other meaning.
    """

    operands: str
    expressions: tuple[str, ...]
    limit: str | None = None
    """The expression, if any, that bounds the single result of the op: the result is non-negative and below it."""

    def verify(self, op: Operation) -> None:
        known = {f"d{k}" for k in range(len(index_operands(op)))}
        for name, expression in index_expressions(op).items():
            if unknown := expression.symbols() - known:
                raise VerifyException(f"{op.name}: {name} uses {', '.join(sorted(unknown))}, which no operand gives")


def has_expressions(op: Operation) -> bool:
    """Whether `op` holds index expressions."""
    return _layout(type(op)) is not None


def index_operands(op: Operation) -> Sequence[SSAValue]:
    """The operands that the expressions of an op refer to."""
    return operand_group(op, _known_layout(op).operands)


def index_expressions(op: Operation) -> dict[str, Expression]:
    """The expressions of an op by property name, over `d0`, `d1`, ..."""
    properties = op.properties
    return {name: properties[name].data for name in _known_layout(op).expressions  # type: ignore[attr-defined]
            if name in properties}


def expression_names(op: Operation) -> tuple[str, ...]:
    """The properties for expressions that the op may have, in the order in which they are printed."""
    return _known_layout(op).expressions


def limit_of(op: Operation) -> Expression | None:
    """The exclusive upper bound of the op's single result, over `d0`, `d1`, ...; None if unknown."""
    layout = _layout(type(op))
    return None if layout is None or layout.limit is None else index_expressions(op)[layout.limit]


def set_index_expressions(op: Operation, expressions: dict[str, Expression], operands: Sequence[SSAValue]) -> None:
    """Replace the expressions of an op and the operands that they refer to."""
    name = _known_layout(op).operands
    segment = segment_of(type(op), name)
    assert segment is not None
    sizes = op.properties.get(SEGMENTS)
    counts = list(sizes.get_values()) if isinstance(sizes, DenseArrayBase) else None
    before = segment if counts is None else sum(counts[:segment])
    old = len(operand_group(op, name))
    op.operands = [*op.operands[:before], *operands, *op.operands[before + old:]]
    for name, expression in expressions.items():
        op.properties[name] = ExprAttr(expression)
    if counts is not None:
        counts[segment] = len(operands)
        op.properties[SEGMENTS] = DenseArrayBase.from_list(i32, counts)


def order_index_operands(op: Operation) -> None:
    """Renumber the index operands of an op in order of their appearance in the text, without changing its meaning."""
    found = index_expressions(op)
    values = {f"d{k}": value for k, value in enumerate(index_operands(op))}
    operands, expressions = close_over(*found.values(), values=values)
    set_index_expressions(op, dict(zip(found, expressions, strict=True)), operands)


@cache
def _layout(kind: type[Operation]) -> IndexExpressions | None:
    found = kind.get_traits_of_type(IndexExpressions)
    return found[0] if found else None


def _known_layout(op: Operation) -> IndexExpressions:
    layout = _layout(type(op))
    assert layout is not None, f"{op.name} has no index expressions"
    return layout
