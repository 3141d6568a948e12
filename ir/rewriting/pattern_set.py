"""The patterns of a pass, together with canonicalization patterns of operations."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from .patterns import CanonicalizedBy, FunctionPattern, source_of

__all__ = ["PatternSet"]


class PatternSet:
    """Patterns by the class of their root operation.

    The given patterns come first, followed by those that operations declare by `CanonicalizedBy`, so that the results
    of the given ones are simplified at once. Folders and xDSL's own patterns belong to the pass `canonicalize`.
    """

    def __init__(self, *patterns: FunctionPattern):
        self._patterns = patterns
        self._starting: dict[type[Operation], tuple[FunctionPattern, ...]] = {}

    def __contains__(self, op: Operation) -> bool:
        return bool(self._starting_from(op))

    def candidates(self, op: Operation) -> Sequence[FunctionPattern]:
        """The patterns that may match `op`."""
        source = type(source_of(op))
        return [each for each in self._starting_from(op) if each.may_match(type(op), source)]

    def _starting_from(self, op: Operation) -> tuple[FunctionPattern, ...]:
        kind = type(op)
        if kind not in self._starting:
            brought = (each for trait in op.get_traits_of_type(CanonicalizedBy) for each in trait.get_patterns(kind))
            self._starting[kind] = (*(each for each in self._patterns if issubclass(kind, each.kinds[0])), *brought)
        return self._starting[kind]
