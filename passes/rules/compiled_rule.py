"""Compiled rules: a pattern for each variant of the left side, and the function that builds the replacement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Operation as IROperation
from xdsl.ir import SSAValue

from ...ir.numerics import Numerics
from ...ir.rewriting.rewriter import Rewriter
from .element_classes import element_of, is_float
from .errors import rule_error
from .expressions import Compiled, Environment
from .functions import Undecided
from .patterns import Pattern
from .replacements import NEW_OPERATIONS, Replacement
from .syntax import Operation, Rule

__all__ = ["CompiledRule", "Variant"]


@dataclass(frozen=True, eq=False)
class Variant:
    """One pattern of a rule, with what replaces it."""

    name: str
    node: Rule
    order: int
    """Its place among all: the first that matches is applied."""
    level: Numerics
    tree: Operation
    pattern: Pattern
    condition: Compiled | None
    replace: Replacement

    def match(self, op: IROperation, numerics: Numerics) -> Environment | None:
        """The bindings of the names, if the rule applies to `op`."""
        if self.level > numerics and _has_floats(op):
            return None
        try:
            env = self.pattern.match(op)
            if env is None or (self.condition is not None and not self.condition.evaluate(env)):
                return None
            matched = (each for each in env.values() if isinstance(each, IROperation))
            if self.level > numerics and any(map(_has_floats, matched)):
                return None
        except Undecided:
            return None
        except (TypeError, AttributeError) as error:
            # An attribute need not hold what an expression takes it for.
            raise rule_error(f"the rule cannot be tried on '{op.name}': {error}", self.node) from error
        return env

    def rewrite(self, op: IROperation, rewriter: Rewriter) -> Sequence[SSAValue] | None:
        """The replacements of the results of `op`; None if the rule does not apply, or needs unknown numbers."""
        env = self.match(op, rewriter.numerics)
        if env is None:
            return None
        env[NEW_OPERATIONS] = rewriter.new
        try:
            values = self.replace(env)
        except Undecided:
            return None
        except (TypeError, IndexError, ValueError, KeyError) as error:
            raise rule_error(f"the right side cannot be made: {error}", self.node) from error
        for result, value in zip(op.results, values, strict=True):
            if result.type is not value.type and result.type != value.type:
                raise rule_error(f"the rule replaces a {result.type} by a {value.type}", self.node)
        return values


@dataclass(frozen=True)
class CompiledRule:
    """A rule that can be applied."""

    name: str
    """`file.rule`: what bisection, counters and remarks call it."""
    node: Rule
    level: Numerics
    variants: tuple[Variant, ...]


def _has_floats(op: IROperation) -> bool:
    """Whether rounding may matter: operations on integers and booleans are exact, so their rules hold at every
    level."""
    for values in (op.operands, op.results):
        for value in values:
            if is_float(element_of(value.type)):
                return True
    return False
