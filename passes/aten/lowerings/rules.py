"""The table of lowering rules: what each aten op is in prim.

A rule takes a builder and the op's arguments in the schema's order: tensors as values, lists as lists,
integers (symbolic ones as expressions), numbers, element types, None. It returns the op's results (None for
one that is not computed), or raises `Extern`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from xdsl.ir import SSAValue

from ..operators.promotion import compute_type
from .builder import Builder

__all__ = ["RULES", "Formula", "Results", "Rule", "formula_rule", "lowers", "pointwise"]

Results = SSAValue | Sequence[SSAValue | None]
Rule = Callable[..., Results]
Formula = Callable[..., SSAValue]
AnyRule = TypeVar("AnyRule", bound=Rule)
AnyFormula = TypeVar("AnyFormula", bound=Formula)
RULES: dict[str, Rule] = {}


def lowers(*names: str) -> Callable[[AnyRule], AnyRule]:
    """Register a rule for the ops of these names."""

    def register(rule: AnyRule) -> AnyRule:
        for name in names:
            assert name not in RULES, f"two rules for {name}"
            RULES[name] = rule
        return rule

    return register


def formula_rule(formula: Formula) -> Formula:
    """The rule that applies a formula at each index.

    The formula gets its tensors in the type that eager computes in (the result's, or f32 for bf16 and f16);
    what it gives is broadcast to the result's shape and rounded to its type.
    """

    @wraps(formula)
    def rule(b: Builder, *arguments: Any) -> SSAValue:
        kind = compute_type(b.result_element)
        widened = [b.convert(a, kind) if isinstance(a, SSAValue) else a for a in arguments]
        return b.fit(formula(b, *widened), b.result_sizes, b.result_element)

    return rule


def pointwise(*names: str) -> Callable[[AnyFormula], AnyFormula]:
    """Register a formula that is applied at each index; see `formula_rule`."""

    def register(formula: AnyFormula) -> AnyFormula:
        lowers(*names)(formula_rule(formula))
        return formula

    return register
