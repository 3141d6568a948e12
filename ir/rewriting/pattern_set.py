"""The patterns of a pass, together with those that operations are canonicalized by."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from .patterns import CanonicalizedBy, FunctionPattern, source_of

__all__ = ["PatternSet"]


class PatternSet:
    """Patterns by the classes of operations that they start from.

    Those given come first. After them come those that an operation brings by `CanonicalizedBy`, so that what the given
    ones leave behind is simplified at once; folders, and patterns of xDSL's own, are left to the pass `canonicalize`.
    """

    def __init__(self, *patterns: FunctionPattern):
        self._patterns = patterns
        self._starting: dict[type[Operation], tuple[FunctionPattern, ...]] = {}

    def __contains__(self, op: Operation) -> bool:
        return bool(self._starting_from(op))

    def candidates(self, op: Operation) -> Sequence[FunctionPattern]:
        """The patterns that may apply to `op`."""
        source = type(source_of(op))
        return [each for each in self._starting_from(op) if each.may_match(type(op), source)]

    def _starting_from(self, op: Operation) -> tuple[FunctionPattern, ...]:
        kind = type(op)
        if kind not in self._starting:
            brought = (each for trait in op.get_traits_of_type(CanonicalizedBy) for each in trait.get_patterns(kind))
            self._starting[kind] = (*(each for each in self._patterns if issubclass(kind, each.kinds[0])), *brought)
        return self._starting[kind]
