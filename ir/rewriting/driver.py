"""Applies patterns to a module: to a fixed point, or to each operation once.

Operations are visited in their order. The operations that a pattern creates are visited next, then the users of the
replaced ones, so that small rewrites combine into larger ones. The result depends only on the module and the order of
the patterns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from xdsl.ir import Operation

from ..errors import PassError, position_of
from ..traversal import operations_in
from .rewriter import Replacement, Rewriter

__all__ = ["MAX_DEPTH", "Driver", "Pattern", "Patterns", "rewrite_once"]

MAX_DEPTH = 100
"""The maximum length of a chain of rewrites that starts at an operation of the module."""


class Pattern(Protocol):
    """A rewrite of an operation."""

    @property
    def name(self) -> str:
        """The name used by bisection, counters and remarks."""
        ...

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        """The replacement of `op`, or None if the pattern does not match. Does not change the IR itself."""
        ...


class Patterns(Protocol):
    """Patterns by the class of their root operation."""

    def __contains__(self, op: Operation) -> bool:
        """Whether any pattern has this class of root operation."""
        ...

    def candidates(self, op: Operation) -> Sequence[Pattern]:
        """The patterns that may match `op`, in the order in which they are tried."""
        ...


@dataclass(frozen=True)
class _Origin:
    """The chain of rewrites that created an operation."""

    name: str
    before: _Origin | None
    depth: int


class Driver:
    """Applies a set of patterns."""

    def __init__(self, patterns: Patterns, rewriter: Rewriter):
        self._patterns = patterns
        self._rewriter = rewriter
        self._stack: list[Operation] = []
        self._waiting: set[Operation] = set()
        """The operations that await their first visit."""
        self._order: dict[Operation, tuple[int, int]] = {}
        """The position of each operation: among those of the module, then among those that patterns created there."""
        self._origins: dict[Operation, _Origin] = {}
        self._refused: set[tuple[str, Operation]] = set()
        self.attempts = 0
        """The number of patterns tried."""
        self.applied = 0
        """The number of rewrites made."""

    def run(self, root: Operation) -> bool:
        """Rewrite everything nested in `root`; returns whether anything changed. Raises PassError if it does not
        terminate.
        """
        self._origins.clear()
        self._stack = [op for op in _nested(root) if op in self._patterns]
        # Operations may be visited repeatedly, but the number of rewrites is linear in the size of the module.
        limit = MAX_DEPTH * (len(self._stack) + 10)
        self._order = {op: (position, 0) for position, op in enumerate(self._stack)}
        self._waiting = set(self._stack)
        self._stack.reverse()
        while self._stack:
            op = self._stack.pop()
            self._waiting.discard(op)
            if op.parent is not None and op not in self._rewriter.gone:
                self._visit(op)
            if self.applied > limit:
                raise PassError(f"rules were applied {self.applied} times and there is no end")
        return self.applied > 0

    def _visit(self, op: Operation) -> None:
        for pattern in self._patterns.candidates(op):
            self.attempts += 1
            # Different operand orders are the same rewrite, so the watcher is asked once.
            if (pattern.name, op) not in self._refused and self._apply(pattern, op):
                return

    def _apply(self, pattern: Pattern, op: Operation) -> bool:
        done = self._rewriter.attempt(pattern.name, op, pattern.rewrite)
        if done is False:
            self._refused.add((pattern.name, op))
        if not done:
            return False
        self.applied += 1
        made = self._rewriter.new
        self._note_origin(pattern.name, op, made)
        self._schedule(op, made)
        return True

    def _note_origin(self, name: str, op: Operation, made: Sequence[Operation]) -> None:
        before = self._origins.pop(op, None)
        there = made if op.parent is None else [op]
        if there:
            origin = _Origin(name, before, 1 if before is None else before.depth + 1)
            if origin.depth > MAX_DEPTH:
                raise _endless(origin, there[-1])
            self._origins.update(dict.fromkeys(there, origin))

    def _schedule(self, op: Operation, made: Sequence[Operation]) -> None:
        """Push the operations to visit next: first the created ones, then the users of the replaced ones."""
        changed = self._rewriter.changed
        again = [each for each in changed if each in self._order and each not in self._waiting]
        self._stack.extend(sorted(again, key=self._order.__getitem__, reverse=True))
        position = self._order.get(op, (0, 0))[0]
        if op.parent is None:
            self._order.pop(op, None)
        found = [each for each in (*made, *changed) if each not in self._order and each in self._patterns]
        for each in found:
            self._order[each] = (position, len(self._order))
        self._stack.extend(reversed(found))


def rewrite_once(
    name: str, root: Operation, kind: Any, rewrite: Callable[[Any, Rewriter], Replacement], rewriter: Rewriter
) -> None:
    """Visit each operation of a class (or union of classes) in `root` once, in order; created operations are not
    visited.
    """
    fits: dict[type[Operation], bool] = {}
    operations = operations_in(root)
    for each in operations:
        if type(each) not in fits:
            fits[type(each)] = isinstance(each, kind)
    for op in [each for each in operations if fits[type(each)]]:
        if op.parent is not None and op not in rewriter.gone:
            rewriter.attempt(name, op, rewrite)


def _nested(root: Operation) -> list[Operation]:
    """All nested operations, in order."""
    found: list[Operation] = []
    pending = [root]
    while pending:
        inner: list[Operation] = []
        for region in pending.pop().regions:
            for block in region.blocks:
                op = block.first_op
                while op is not None:
                    found.append(op)
                    if op.regions:
                        inner.append(op)
                    op = op.next_op
        pending.extend(reversed(inner))
    return found


def _endless(last: _Origin, op: Operation) -> PassError:
    """The error that names a cycle of patterns which undo one another, in order of application."""
    names: dict[str, None] = {}
    origin: _Origin | None = last
    first = last.name
    while origin is not None:
        if origin.depth > MAX_DEPTH // 2:
            names[origin.name] = None
        first, origin = origin.name, origin.before
    cycle = list(reversed(names))
    start = cycle.index(first) if first in names else 0
    chain = [*cycle[start:], *cycle[:start], cycle[start]]
    return PassError(
        f"rules come to no end: {' -> '.join(chain)}", where=position_of(op), op=op,
        hint=f"after {MAX_DEPTH} rewrites of one operation: these rules undo one another, or one repeats itself",
    )
