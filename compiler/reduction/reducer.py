"""Delta debugging of modules: the smallest module that can be found which is still interesting."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import VerifyException

from ...ir.context import make_context
from ...ir.errors import IRSyntaxError, OptionError
from ...ir.text import parse_module, print_module
from ...ir.verify import verification_errors
from .changes import Strategy, is_part_of
from .strategies import STRATEGIES

__all__ = ["Predicate", "Progress", "Reducer", "count_operations", "reduce"]

Predicate = Callable[[ModuleOp], bool]
"""Whether a module is still interesting. It is given a copy, which it may change."""

Progress = Callable[["Reducer", Strategy], object]
"""Told before each candidate is made, for instance to show how far the reduction has come."""


def reduce(module: ModuleOp, predicate: Predicate) -> ModuleOp:
    """The smallest module to be found for which `predicate` still holds. `module` stays as it is.

    Raises OptionError if the predicate does not hold for `module` itself.
    """
    return Reducer(predicate).run(module)


class _TimeIsUp(Exception):
    """Ends a reduction."""


@dataclass
class Reducer:
    """Makes a module smaller by strategy after strategy until none of them finds anything more.

    A strategy's changes are tried in halves, quarters and so on, from the end of the module, each candidate once.
    What is kept is smaller: in operations, or else in values, in operands, or in text; and its text can be read again.
    """

    predicate: Predicate
    strategies: Sequence[Strategy] = STRATEGIES
    progress: Progress = lambda reducer, strategy: None
    module: ModuleOp = field(init=False)
    """The smallest interesting module so far."""
    seconds: float = math.inf
    """For how long to go on."""
    kept: Callable[[ModuleOp], object] = lambda module: None
    """Told of each module that is kept, the smallest so far."""
    asked: int = field(init=False, default=0)
    """How often the predicate was asked."""
    stopped: bool = field(init=False, default=False)
    """Whether time was up before nothing more was found."""

    @property
    def operations(self) -> int:
        """How many operations the smallest module so far has."""
        return self._size[0] - 1

    def run(self, module: ModuleOp) -> ModuleOp:
        """The smallest module found; raises OptionError if `module` is not interesting."""
        self.module = module.clone()
        self._deadline = time.monotonic() + self.seconds
        self._seen: set[bytes] = set()
        self._size = _size(self.module)
        self._is_text = _survives_text(self._size)
        self.asked += 1
        if not self.predicate(self.module.clone()):
            raise OptionError("the module is not interesting: what to keep does not hold for it before it is reduced")
        try:
            while self._round():
                pass
        except _TimeIsUp:
            self.stopped = True
        return self.module

    def _round(self) -> bool:
        """Use every strategy once; says whether anything was gained."""
        before = self._size
        for strategy in self.strategies:
            self._sweep(strategy)
        return self._size < before

    def _sweep(self, strategy: Strategy) -> None:
        chunk = count = _count(strategy, self.module)
        while chunk >= 1:
            end = count
            while end > 0:
                start = max(0, end - chunk)
                if self._try(strategy, start, end):
                    count = _count(strategy, self.module)
                end = min(start, count)
            chunk = min(chunk, count) // 2 if chunk > 1 else 0

    def _try(self, strategy: Strategy, start: int, end: int) -> bool:
        """Make some changes to a copy, the last first, and keep it if it is smaller, valid, new and interesting."""
        self.progress(self, strategy)
        if time.monotonic() > self._deadline:
            raise _TimeIsUp
        candidate = self.module.clone()
        changes = list(strategy(candidate))[start:end]
        try:
            for change in reversed(changes):
                if is_part_of(change.op, candidate):
                    change.apply()
        except (VerifyException, ValueError):
            return False  # a type or attribute that cannot be
        if next(verification_errors(candidate), None) is not None:
            return False
        size = _size(candidate)
        if not size < self._size or not self._is_new(size) or not self._ask(candidate):
            return False
        if self._is_text and not _survives_text(size):
            return False
        self.module, self._size = candidate, size
        self.kept(candidate)
        return True

    def _ask(self, candidate: ModuleOp) -> bool:
        """Whether a candidate is interesting; one with which nothing can be done, however that shows, is not."""
        self.asked += 1
        try:
            return self.predicate(candidate.clone())
        except Exception:
            return False

    def _is_new(self, size: Size) -> bool:
        key = hashlib.sha256(repr(size).encode()).digest()
        known = key in self._seen
        self._seen.add(key)
        return not known


Size = tuple[int, int, int, int, str]


def count_operations(module: ModuleOp) -> int:
    """How many operations a module holds, itself not counted."""
    return sum(1 for _ in module.walk()) - 1


def _size(module: ModuleOp) -> Size:
    """What is compared, the first difference deciding: operations, values, operands, length of the text, the text."""
    operations = values = operands = 0
    for op in module.walk():
        operations += 1
        operands += len(op.operands)
        values += len(op.results) + sum(len(block.args) for region in op.regions for block in region.blocks)
    text = print_module(module)
    return operations, values, operands, len(text), text


def _survives_text(size: Size) -> bool:
    """Whether the text of a module reads as a module like it: there are operations that print what they do not read."""
    try:
        return _size(parse_module(make_context(allow_unregistered=True), size[-1]))[:3] == size[:3]
    except IRSyntaxError:
        return False


def _count(strategy: Strategy, module: ModuleOp) -> int:
    return sum(1 for _ in strategy(module))
