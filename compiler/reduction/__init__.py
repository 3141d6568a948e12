"""Reduction: makes a module as small as possible while a predicate holds, at any level and for any dialect."""

from .reducer import Predicate, Reducer, count_operations, reduce

__all__ = ["Predicate", "Reducer", "count_operations", "reduce"]
