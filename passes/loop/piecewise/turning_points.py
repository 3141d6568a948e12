"""The places along a loop at which a comparison, a minimum or a maximum in its body changes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ....ir.dialects import arith
from ....ir.dialects.loop import AccessOp, ApplyOp, ParallelOp
from ....ir.expressions import Atom, Expression, Maximum, Minimum, of_atom, symbol
from ..analysis.index_expressions import Names
from .comparisons import conditions

MOST_LINES = 16
"""An extremum of more operands, those inside of operands included, is not looked into."""


def turning_points(loop: ParallelOp) -> set[int]:
    """The first place of every piece of `loop` but the first, as far as constants tell."""
    names = Names()
    variable = names.of(loop.induction_variable).as_symbol
    assert variable is not None
    found: set[int] = set()
    for op in loop.body.walk():
        if isinstance(op, AccessOp | ApplyOp):
            for expression in names.expressions(op).values():
                for atom in _extrema(expression):
                    lines = [line for operand in atom.operands for line in _lines(operand)]
                    if len(lines) <= MOST_LINES:
                        found.update(_zeros((a - b for a, b in combinations(lines, 2)), variable))
        elif isinstance(op, arith.CmpiOp):
            found.update(_zeros(conditions(op, names), variable))
    return found


def _zeros(expressions: Iterable[Expression], variable: str) -> Iterable[int]:
    """Where each expression that is a line in `variable` changes between negative and not."""
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
    """What an expression may be, depending on how the extrema in it are decided."""
    for atom in expression.atoms():
        if isinstance(atom, Minimum | Maximum):
            return [line for operand in atom.operands for line in _lines(_with(expression, atom, operand))]
    return [expression]


def _with(expression: Expression, atom: Atom, replacement: Expression) -> Expression:
    return expression.map_atoms(lambda each: replacement if each == atom else of_atom(each))
