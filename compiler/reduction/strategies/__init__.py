"""Strategies that simplify a module, by what they remove or simplify."""

from .changes import Strategy
from .drop_arguments import drop_arguments
from .drop_operands import drop_operands
from .drop_results import drop_results
from .flatten_regions import flatten_regions
from .inline_calls import inline_calls
from .remove_operations import (
    bypass_operations,
    drop_operations,
    drop_symbols,
    merge_values,
    replace_by_arguments,
    replace_by_constants,
)
from .shorten_loops import shorten_loops
from .shrink_shapes import shrink_shapes
from .simplify_attributes import simplify_attributes

__all__ = ["STRATEGIES"]

STRATEGIES: tuple[Strategy, ...] = (
    drop_symbols,
    drop_operations,
    bypass_operations,
    drop_results,
    inline_calls,
    flatten_regions,
    replace_by_arguments,
    replace_by_constants,
    merge_values,
    drop_operands,
    drop_arguments,
    shorten_loops,
    shrink_shapes,
    simplify_attributes,
)
"""In the order in which they are tried: strategies that make a module much smaller come first."""
