"""Dialects whose operation classes are created at their first use."""

from __future__ import annotations

from abc import abstractmethod

from xdsl.ir import Dialect, Operation


class LazyDialect(Dialect):
    """A dialect with very many operations: Stepwell's contexts look up an operation class by name."""

    @abstractmethod
    def find_operation(self, name: str) -> type[Operation] | None:
        """The class of the operation `name` (dialect prefix included), or None if there is none."""
