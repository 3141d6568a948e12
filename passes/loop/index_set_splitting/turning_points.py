"""The iterations of a loop at which a comparison, a minimum or a maximum in its body changes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ....ir.dialects import arith
from ....ir.dialects.loop import AccessOp, ApplyOp, ParallelOp, ReduceOp
from ....ir.expressions import Atom, Expression, Maximum, Minimum, of_atom, symbol
from ..analysis.index_expressions import Names
from .comparisons import conditions

MAX_LINES = 16
"""An extremum of more operands, those inside of operands included, is not looked into."""

Turn = tuple[int, int]
"""The first and the last place at which a piece may begin: two where both sides of an extremum are equal at once."""


def piece_starts(turns: Iterable[Turn], lower: int, upper: int) -> list[int]:
    """The first iterations of the pieces of a loop over `lower` to `upper`, except for the first piece: as few as
    separate all changes, and near the ends of the range, so that the piece in the middle is long."""
    shared: list[Turn] = []
    for first, last in sorted(turns, key=lambda turn: turn[1]):
        if first <= lower or last >= upper:
            continue
        if shared and first <= shared[-1][1]:
            shared[-1] = (max(first, shared[-1][0]), shared[-1][1])
        else:
            shared.append((first, last))
    return [first if first + last < lower + upper else last for first, last in shared]


def turns_in(loop: ParallelOp | ReduceOp) -> set[Turn]:
    """The iterations at which the pieces of `loop` may begin, as far as constants determine them; one of each pair must
    be chosen."""
    names = Names()
    variable = names.of(loop.induction_variable).as_symbol
    assert variable is not None
    found: set[Turn] = set()
    for op in loop.body.walk():
        if isinstance(op, AccessOp | ApplyOp):
            for expression in names.expressions(op).values():
                for atom in _extrema(expression):
                    lines = [line for operand in atom.operands for line in _lines(operand)]
                    if len(lines) <= MAX_LINES:
                        differences = [a - b for a, b in combinations(lines, 2)]
                        above, below = (_changes(each, variable) for each in (differences, [-d for d in differences]))
                        found.update((min(turn), max(turn)) for turn in zip(above, below, strict=True))
        elif isinstance(op, arith.CmpiOp):
            found.update((place, place) for place in _changes(conditions(op, names), variable))
    return found


def _changes(expressions: Iterable[Expression], variable: str) -> Iterable[int]:
    """The iterations at which each expression that is linear in `variable` changes its sign."""
    for expression in expressions:
        slope = expression.coefficient(variable)
        rise = None if slope is None else slope.as_int
        if rise:
            rest = (expression - symbol(variable) * rise).as_int
            if rest is not None:
                yield -(rest // rise) if rise > 0 else rest // -rise + 1


def _extrema(expression: Expression) -> Iterable[Atom]:
    """The minima and maxima in an expression, at any depth."""
    for atom in expression.atoms():
        for operand in atom.operands:
            yield from _extrema(operand)
        if isinstance(atom, Minimum | Maximum):
            yield atom


def _lines(expression: Expression) -> list[Expression]:
    """The linear functions that an expression may be equal to, depending on the results of the extrema in it."""
    for atom in expression.atoms():
        if isinstance(atom, Minimum | Maximum):
            return [line for operand in atom.operands for line in _lines(_with(expression, atom, operand))]
    return [expression]


def _with(expression: Expression, atom: Atom, replacement: Expression) -> Expression:
    return expression.map_atoms(lambda each: replacement if each == atom else of_atom(each))
