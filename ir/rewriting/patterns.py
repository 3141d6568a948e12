"""Patterns written in Python, and the trait by which operations declare canonicalization patterns.

    @pattern
    def transpose_of_transpose(
        op: prim.TransposeOp, source: prim.TransposeOp, rewriter: Rewriter
    ) -> Replacement:
        '''Merge two transposes.'''
        return prim.TransposeOp(source.input, [source.order[axis] for axis in op.order])

The annotations give the class of the root operation and, for a `source`, the class of the operation that defines its
first operand. The class `TransposeOp` refers to its patterns by the trait
`CanonicalizedBy("module.of.the.patterns")`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import UnionType
from typing import get_type_hints

from xdsl.ir import Block, Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern
from xdsl.traits import HasCanonicalizationPatternsTrait

from .rewriter import InPlace, Replacement, Rewriter

__all__ = ["CanonicalizedBy", "FunctionPattern", "pattern", "source_of"]


@dataclass(frozen=True, eq=False)
class FunctionPattern(RewritePattern):
    """A pattern given by a function that returns the replacement of an operation; xDSL's drivers can apply it too."""

    function: Callable[..., Replacement]

    @property
    def name(self) -> str:
        """`transpose-of-transpose` for the function `transpose_of_transpose`."""
        return self.function.__name__.replace("_", "-")

    @cached_property
    def kinds(self) -> tuple[type[Operation] | UnionType, ...]:
        """The class of the root operation, and the class that defines its first operand if the function takes a
        `source`.
        """
        return tuple(kind for name, kind in get_type_hints(self.function).items() if name not in ("rewriter", "return"))

    def may_match(self, op: type[Operation], source: type) -> bool:
        """Whether the classes of an operation and of the operation that defines its first operand match."""
        return issubclass(op, self.kinds[0]) and (len(self.kinds) < 2 or issubclass(source, self.kinds[1]))

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        if len(self.kinds) < 2:
            return self.function(op, rewriter)
        return self.function(op, source_of(op), rewriter)

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if self.may_match(type(op), type(source_of(op))):
            ours = Rewriter(op)
            replacement = self.rewrite(op, ours)
            if isinstance(replacement, InPlace):
                replacement.change()
                rewriter.notify_op_modified(op)
            elif (values := ours.take(replacement)) is not None:
                rewriter.replace(op, ours.new, values)


def source_of(op: Operation) -> Operation | Block | None:
    """The operation or block that defines the first operand."""
    operands = op.operands
    return operands[0].owner if len(operands) else None


def pattern(function: Callable[..., Replacement]) -> FunctionPattern:
    """Turn a function of an operation, optionally the definition of its first operand, and the rewriter into a
    pattern.
    """
    return FunctionPattern(function)


@dataclass(frozen=True)
class CanonicalizedBy(HasCanonicalizationPatternsTrait):
    """Declares that the patterns of a module with this root operation canonicalize it, in textual order."""

    module: str

    def get_patterns(self, op: type[Operation]) -> tuple[FunctionPattern, ...]:
        found = vars(import_module(self.module)).values()
        return tuple(each for each in found if isinstance(each, FunctionPattern) and issubclass(op, each.kinds[0]))

    @classmethod
    def get_canonicalization_patterns(cls) -> tuple[RewritePattern, ...]:
        raise TypeError("the patterns depend on the class of the operation: ask get_patterns")
