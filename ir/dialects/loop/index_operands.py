"""Index operands: how an op's integer expressions refer to the SSA values that they are about."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import I1, IndexType, IntegerType, VectorType
from xdsl.ir import Attribute, SSAValue

from ...expressions import Expression, symbol

INDEX = IndexType()
BOOL: I1 = IntegerType(1)


def operand_symbols(count: int) -> list[Expression]:
    """`d0`, `d1`, ...: how an op's expressions call its index operands."""
    return [symbol(f"d{k}") for k in range(count)]


def close_over(*expressions: Expression, values: Mapping[str, SSAValue]) -> tuple[list[SSAValue], list[Expression]]:
    """The index operands and the expressions over them of an op built from expressions over named values.

    `values` gives the SSA value of each symbol; raises KeyError for a symbol it lacks. Operands are numbered as
    they appear in the text, so that printing and parsing give the same op.
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


def with_lanes(type: Attribute, flag: Attribute) -> Attribute:
    """`flag`, or a vector of it with as many lanes as `type` has."""
    return VectorType(flag, type.get_shape()) if isinstance(type, VectorType) else flag
