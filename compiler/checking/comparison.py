"""Comparison of the runs of a program before and after passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from xdsl.dialects.builtin import ModuleOp

from ...ir.semantics.interpreter import Value
from ..execution import Executor, Observation, entry_of
from .agreement import Disagreement, Tolerance, first_disagreement
from .conditioning import coarsest_epsilons, observe_perturbed, tolerance_of
from .exact import observe_in_float64

__all__ = ["Comparison"]

EXACTLY = Tolerance(factor=0.0)


class Comparison:
    """Compares runs on the same inputs of the modules that passes make of one module.

    What is needed beside the two runs is computed on demand: a run in float64 if they are not bitwise equal, and
    runs on perturbed inputs if they are further apart than the number of operations explains.
    """

    def __init__(self, module: ModuleOp, inputs: Sequence[Value], executor: Executor, seed: int, factor: float = 1.0):
        """The module before the first pass; `factor` multiplies the tolerated difference."""
        self.module = module
        self.inputs = inputs
        self._executor = executor
        self._seed = seed
        tolerance = tolerance_of(module, entry_of(module), inputs)
        self._tolerance = replace(tolerance, factor=factor * tolerance.factor)

    def difference(self, before: Observation, after: Observation) -> Disagreement | None:
        """The first difference that the order of roundings does not explain."""
        if first_disagreement(before, after, tolerance=EXACTLY) is None \
                or first_disagreement(before, after, self._exact, self._tolerance) is None:
            return None
        # Few programs amplify rounding errors so much that further runs are needed to distinguish these from wrong
        # values.
        return first_disagreement(before, after, self._exact, self._tolerance, self._perturbed,
                                  coarsest_epsilons(self.module))

    @cached_property
    def _exact(self) -> Observation | None:
        return observe_in_float64(self.module, self.inputs, self._executor)

    @cached_property
    def _perturbed(self) -> tuple[Observation, ...]:
        return tuple(observe_perturbed(self.module, self.inputs, self._executor, self._seed,
                                       one_by_one=self._tolerance.terms == 0))
