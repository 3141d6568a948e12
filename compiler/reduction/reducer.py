"""Delta debugging of modules: finds a module as small as possible that is still interesting."""

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
from ...ir.modules.verify import verification_errors
from ...ir.text import parse_module, print_module
from .strategies import STRATEGIES
from .strategies.changes import Strategy, is_part_of

__all__ = ["Predicate", "Progress", "Reducer", "count_operations", "reduce"]

Predicate = Callable[[ModuleOp], bool]
"""Returns whether a module is still interesting. It receives a copy, which it may change."""

Progress = Callable[["Reducer", Strategy], object]
"""Called before each candidate is made, for instance to show the progress of the reduction."""


def reduce(module: ModuleOp, predicate: Predicate) -> ModuleOp:
    """Return the smallest module found for which `predicate` still holds. `module` is not changed.

    Raises OptionError if the predicate does not hold for `module` itself.
    """
    return Reducer(predicate).run(module)


class _TimeIsUp(Exception):
    """Ends a reduction when its time is up."""


@dataclass
class Reducer:
    """Makes a module smaller, strategy after strategy, until none of them makes progress.

    The changes of a strategy are tried in halves, quarters and so on, from the end of the module, each candidate
    once. A candidate is kept only if it is smaller: in operations, or else in values, in operands, or in text; and
    only if its text can be parsed again.
    """

    predicate: Predicate
    strategies: Sequence[Strategy] = STRATEGIES
    progress: Progress = lambda reducer, strategy: None
    module: ModuleOp = field(init=False)
    """The smallest interesting module so far."""
    seconds: float = math.inf
    """The time limit."""
    kept: Callable[[ModuleOp], object] = lambda module: None
    """Called with each module that is kept, which is the smallest so far."""
    asked: int = field(init=False, default=0)
    """The number of calls of the predicate."""
    stopped: bool = field(init=False, default=False)
    """Whether the time limit ended the reduction."""

    @property
    def operations(self) -> int:
        """The number of operations of the smallest module so far."""
        return self._size[0] - 1

    def run(self, module: ModuleOp) -> ModuleOp:
        """Return the smallest module found; raises OptionError if `module` is not interesting."""
        self.module = module.clone()
        self._deadline = time.monotonic() + self.seconds
        self._seen: set[bytes] = set()
        self._size = _size(self.module)
        self._is_text = _survives_text(self._size)
        self.asked += 1
        if not self.predicate(self.module.clone()):
            raise OptionError("the module is not interesting: the condition does not hold before it is reduced")
        try:
            while self._round():
                pass
        except _TimeIsUp:
            self.stopped = True
        return self.module

    def _round(self) -> bool:
        """Apply every strategy once; return whether the module became smaller."""
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
        """Apply some changes to a copy, the last first, and keep the copy if it is smaller, valid, new and
        interesting.
        """
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
            return False  # a type or attribute that is invalid
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
        """Return whether a candidate is interesting; a candidate on which the predicate raises any error is not."""
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
    """Return the number of operations in a module, without the module itself."""
    return sum(1 for _ in module.walk()) - 1


def _size(module: ModuleOp) -> Size:
    """Return the size in lexicographic order: operations, values, operands, length of the text, the text."""
    operations = values = operands = 0
    for op in module.walk():
        operations += 1
        operands += len(op.operands)
        values += len(op.results) + sum(len(block.args) for region in op.regions for block in region.blocks)
    text = print_module(module)
    return operations, values, operands, len(text), text


def _survives_text(size: Size) -> bool:
    """Return whether the printed module parses to a module of the same size: some operations print text that they
    cannot parse.
    """
    try:
        return _size(parse_module(make_context(allow_unregistered=True), size[-1]))[:3] == size[:3]
    except IRSyntaxError:
        return False


def _count(strategy: Strategy, module: ModuleOp) -> int:
    return sum(1 for _ in strategy(module))
