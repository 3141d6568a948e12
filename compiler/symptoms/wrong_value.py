"""A pipeline that changes what a module computes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.semantics.inputs import Input, TensorInput, describe_inputs, make_inputs
from ...ir.semantics.interpreter import Value
from ..checking.agreement import Disagreement, Tolerance, first_disagreement
from ..checking.exact import CANNOT_RUN, observe_in_float64
from ..checking.instrument import INTEGERS
from ..execution import Entry, Executor, Observation, entry_of
from .outcome import Outcome

__all__ = ["WrongValue"]

EXACTLY = Tolerance(factor=0.0)


@dataclass(frozen=True)
class Reference:
    """What a module computes before the pipeline, and on what."""

    module: ModuleOp
    described: tuple[Input, ...]
    inputs: Sequence[Value]
    observed: Observation


@dataclass
class WrongValue:
    """The module computes something else after the pipeline than before, on seeded random inputs of its types.

    Whether a module that fails when it is run is wrong cannot be told.
    """

    seed: int = 0
    tolerance: Tolerance = field(default_factory=Tolerance)
    given: Sequence[Input] = ()
    """Inputs to be used where the module still has arguments that they fit."""
    difference: Disagreement | None = field(default=None, init=False)
    """What differed when the symptom was last looked for."""
    _reference: Reference | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self._executor = Executor(seed=self.seed, isolated=True)

    @property
    def described(self) -> tuple[str, ...]:
        """The inputs of the last run, in words."""
        return tuple(map(str, self._reference.described)) if self._reference is not None else ()

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        try:
            if self._reference is None or self._reference.module is not before:
                self._reference = self._run_first(before)
                vars(self).pop("_exact", None)
            known = self._reference
            actual = self._executor.observe(outcome, known.inputs)
        except (*CANNOT_RUN, StepwellError):
            return None
        self.difference = first_disagreement(known.observed, actual, tolerance=EXACTLY)
        if self.difference is not None:
            self.difference = first_disagreement(known.observed, actual, self._exact, self.tolerance)
        return self.difference is not None

    @cached_property
    def _exact(self) -> Observation | None:
        """The run in float64, by which those are judged that are not equal bit for bit."""
        assert self._reference is not None
        return observe_in_float64(self._reference.module, self._reference.inputs, self._executor)

    def _run_first(self, module: ModuleOp) -> Reference:
        """Run a module on the first inputs with which it runs: an integer may be an index."""
        entry = entry_of(module)
        for bounds in INTEGERS:
            described = tuple(self._fit(entry, bounds))
            inputs = make_inputs(described)
            try:
                observed = self._executor.observe(module, inputs)
            except CANNOT_RUN:
                if bounds == INTEGERS[-1]:
                    raise
                continue
            return Reference(module, described, inputs, observed)
        raise AssertionError("there are bounds to be tried")

    def _fit(self, entry: Entry, bounds: tuple[int, int]) -> list[Input]:
        described: list[Input] = list(describe_inputs(entry, self.seed, bounds=bounds))
        for at, each in enumerate(self.given[: len(described)]):
            if _form(each) == _form(described[at]):
                described[at] = each
        return described


def _form(described: Input) -> object:
    return (described.sizes, described.element) if isinstance(described, TensorInput) else None
