"""Patterns written in Python, and how operations bring those that canonicalize them.

    @pattern
    def transpose_of_transpose(op: prim.TransposeOp, rewriter: Rewriter) -> Replacement:
        '''Both in one.'''
        if isinstance(inner := op.input.owner, prim.TransposeOp):
            return prim.TransposeOp(inner.input, [inner.order[axis] for axis in op.order])

The class of `TransposeOp` says where its patterns are with the trait `CanonicalizedBy("module.of.the.patterns")`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import UnionType
from typing import Any, get_type_hints

from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern
from xdsl.traits import HasCanonicalizationPatternsTrait

from ..numerics import numerics_of
from .rewriter import InPlace, Replacement, Rewriter

__all__ = ["CanonicalizedBy", "FunctionPattern", "pattern"]


@dataclass(frozen=True, eq=False)
class FunctionPattern(RewritePattern):
    """A function that says what takes the place of an operation; xDSL's drivers can apply it, too."""

    function: Callable[[Any, Rewriter], Replacement]

    @property
    def name(self) -> str:
        """`transpose-of-transpose` for the function `transpose_of_transpose`."""
        return self.function.__name__.replace("_", "-")

    @cached_property
    def kind(self) -> type[Operation] | UnionType:
        """The operations that it starts from: the annotation of the function's first parameter."""
        return next(iter(get_type_hints(self.function).values()))

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        return self.function(op, rewriter)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if isinstance(op, self.kind):
            ours = Rewriter(numerics_of(op))
            replacement = self.function(op, ours)
            if isinstance(replacement, InPlace):
                replacement.change()
                rewriter.notify_op_modified(op)
            elif (values := ours.take(replacement)) is not None:
                rewriter.replace(op, ours.new, values)


def pattern(function: Callable[[Any, Rewriter], Replacement]) -> FunctionPattern:
    """Make a pattern of a function of an operation and the rewriter."""
    return FunctionPattern(function)


@dataclass(frozen=True)
class CanonicalizedBy(HasCanonicalizationPatternsTrait):
    """The operation is simplified by the patterns of a module that start from it, in the order of its text."""

    module: str

    def get_patterns(self, op: type[Operation]) -> tuple[RewritePattern, ...]:
        found = vars(import_module(self.module)).values()
        return tuple(each for each in found if isinstance(each, FunctionPattern) and issubclass(op, each.kind))

    @classmethod
    def get_canonicalization_patterns(cls) -> tuple[RewritePattern, ...]:
        raise TypeError("the patterns depend on the class of the operation: ask get_patterns")
