"""Reduction: a module made as small as it can be while a predicate holds, at any level and of any dialect."""

from .reducer import Predicate, Reducer, count_operations, reduce

__all__ = ["Predicate", "Reducer", "count_operations", "reduce"]
