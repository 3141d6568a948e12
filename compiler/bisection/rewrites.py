"""Finds the faulty rewrite of a pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.errors import SourcePosition, position_of
from ...passes.management.instruments import RewriteLimits, RewriteRange
from ...passes.management.pass_manager import Instrument
from ..symptoms import Outcome, run_pipeline
from .passes import GuiltyPass, PassBisection
from .search import find_boundary
from .texts import StableNames, operation_text

__all__ = ["GuiltyRewrite", "RewriteBisection"]


@dataclass(frozen=True)
class GuiltyRewrite:
    """An application of a rewrite."""

    number: int
    """Its number among the rewrites of the pass, from one."""
    count: int
    """The number of rewrites of the pass."""
    name: str
    where: SourcePosition | None
    """The position in the user's source."""
    op: str
    """The operation that it was applied to, at that time."""
    before: str
    """The result of the pass if it stops before this rewrite."""
    after: str | None
    """The result of the pass if it stops after this rewrite; None if it fails there."""
    error: str | None = None
    """The error with which it fails."""


class RewriteBisection:
    """Searches for the faulty rewrite of a pass by limiting the number of rewrites that the pass makes."""

    def __init__(self, bisection: PassBisection, guilty: GuiltyPass):
        self._bisection = bisection
        self._guilty = guilty
        self._pass = bisection.passes[guilty.number]

    def run(self) -> GuiltyRewrite | str:
        """Return the faulty rewrite, or the reason why there is none."""
        counter = RewriteLimits()
        self._outcome(self._guilty.before, counter)
        count = counter.counts[self._pass.name, 1]
        if count == 0:
            return "the pass does not ask before its rewrites"
        if self._shows(0):
            return "the pass does harm with none of its rewrites made: in what it does without asking"
        good, number = find_boundary(0, count, self._shows)
        if number != good + 1:
            return f"one of the rewrites {good + 1} to {number} of {count}: it cannot be told which"
        return self._describe(number, count)

    def _shows(self, limit: int) -> bool | None:
        return self._bisection.shows(self._outcome(self._guilty.before, self._limits(limit)))

    def _limits(self, limit: int) -> RewriteLimits:
        return RewriteLimits([RewriteRange(self._pass.name, 1, limit, run=1)])

    def _outcome(self, before: ModuleOp, *instruments: Instrument) -> Outcome:
        return run_pipeline(before, [self._pass, *self._guilty.tail], instruments)

    def _describe(self, number: int, count: int) -> GuiltyRewrite:
        finder = _Finder(self._pass, number)
        names = StableNames(self._guilty.before)
        before = names.run([self._pass], [self._limits(number - 1)])
        after = names.run([self._pass], [self._limits(number), finder], finder.began)
        assert isinstance(before, str), "the pass is right when it stops before the guilty rewrite"
        failed = isinstance(after, Exception)
        return GuiltyRewrite(number, count, finder.name, finder.where, finder.op, before,
                             None if failed else after, str(after) if failed else None)


@dataclass
class _Finder(Instrument):
    """Records a rewrite when the pass asks for permission."""

    module_pass: ModulePass
    number: int
    name: str = field(default="", init=False)
    where: SourcePosition | None = field(default=None, init=False)
    op: str = field(default="", init=False)
    _count: int = field(default=0, init=False)
    _names: Mapping[SSAValue, str] = field(default_factory=dict, init=False)

    def began(self, names: Mapping[SSAValue, str]) -> None:
        self._names = names

    def allows_rewrite(self, module_pass: ModulePass, rewrite: str, op: Operation) -> bool:
        self._count += 1
        if self._count == self.number:
            self.name, self.where, self.op = rewrite, position_of(op), operation_text(op, self._names)
        return True
