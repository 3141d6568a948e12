"""Dialects whose operation classes are made when a program first names them."""

from __future__ import annotations

from abc import abstractmethod

from xdsl.ir import Dialect, Operation


class LazyDialect(Dialect):
    """A dialect of very many operations: contexts of ours ask it for an operation class by name."""

    @abstractmethod
    def find_operation(self, name: str) -> type[Operation] | None:
        """The class of the operation `name` (dialect prefix included), or None if there is none."""
