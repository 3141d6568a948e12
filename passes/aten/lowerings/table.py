"""The table of lowerings of aten ops to prim.

A lowering takes a builder and the op's arguments in the schema's order: tensors as values, lists as lists,
integers (symbolic ones as expressions), numbers, element types, None. It returns the op's results (None for
one that is not computed), or raises `Extern`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from xdsl.ir import Attribute, SSAValue

from ..operators.promotion import compute_type
from .builder import Builder

__all__ = ["LOWERINGS", "Formula", "Lowering", "Results", "in_steps", "lowering_of_formula", "lowers", "pointwise"]

Results = SSAValue | Sequence[SSAValue | None]
Lowering = Callable[..., Results]
Formula = Callable[..., SSAValue]
AnyLowering = TypeVar("AnyLowering", bound=Lowering)
AnyFormula = TypeVar("AnyFormula", bound=Formula)
LOWERINGS: dict[str, Lowering] = {}


def lowers(*names: str) -> Callable[[AnyLowering], AnyLowering]:
    """Register a lowering for the ops of these names."""

    def register(lowering: AnyLowering) -> AnyLowering:
        for name in names:
            assert name not in LOWERINGS, f"two lowerings for {name}"
            LOWERINGS[name] = lowering
        return lowering

    return register


def lowering_of_formula(formula: Formula) -> Formula:
    """The lowering that applies a formula at each index.

    The formula gets its tensors in the type that eager computes in (the result's, or f32 for bf16 and f16);
    what it gives is broadcast to the result's shape and rounded to its type.
    """

    @wraps(formula)
    def lowering(b: Builder, *arguments: Any) -> SSAValue:
        return _at_each_index(b, formula, compute_type(b.result_element), arguments)

    return lowering


def _at_each_index(b: Builder, formula: Formula, kind: Attribute, arguments: Sequence[Any]) -> SSAValue:
    converted = [b.convert(a, kind) if isinstance(a, SSAValue) else a for a in arguments]
    return b.fit(formula(b, *converted), b.result_sizes, b.result_element)


def pointwise(*names: str) -> Callable[[AnyFormula], AnyFormula]:
    """Register a formula that is applied at each index; see `lowering_of_formula`."""

    def register(formula: AnyFormula) -> AnyFormula:
        lowers(*names)(lowering_of_formula(formula))
        return formula

    return register


def in_steps(*names: str, on_gpus: bool = False) -> Callable[[AnyFormula], AnyFormula]:
    """Register a formula each step of which ATen rounds to the result's type, on the CPU or `on_gpus`, which counts
    under strict numerics only: otherwise it is like any formula that is applied at each index."""

    def register(formula: AnyFormula) -> AnyFormula:
        def lowering(b: Builder, *arguments: Any) -> SSAValue:
            strict = b.is_strict_on_gpu if on_gpus else b.is_strict
            kind = b.result_element if strict else compute_type(b.result_element)
            return _at_each_index(b, formula, kind, arguments)

        lowers(*names)(wraps(formula)(lowering))
        return formula

    return register
