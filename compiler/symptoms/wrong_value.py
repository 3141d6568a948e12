"""A pipeline that changes the results of a module."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import IndexOutOfRange, StepwellError
from ...ir.semantics.inputs import Input, TensorInput, describe_inputs, make_inputs
from ...ir.semantics.interpreter import Value
from ...ir.semantics.kernels.errors import KernelError, TooLong
from ..checking.agreement import Disagreement, Tolerance, first_disagreement
from ..checking.exact import CANNOT_RUN, observe_in_float64
from ..checking.instrument import INTEGERS, SOME_ITERATIONS
from ..checking.reference import MAX_ITERATIONS, run_by_reference
from ..execution import Entry, Executor, Observation, entry_of
from ..execution.isolation import CrashError
from .outcome import Outcome

__all__ = ["WrongValue"]

EXACTLY = Tolerance(factor=0.0)
FAILURES = (CrashError, IndexOutOfRange)
"""The failures of miscompiled code; any other error may mean that a module of this form cannot be run."""
MAX_SECONDS = 15.0
"""The time limit of one run, since reduction and bisection run modules often."""


@dataclass(frozen=True)
class Reference:
    """The results of a module before the pipeline, and its inputs."""

    module: ModuleOp
    described: tuple[Input, ...]
    inputs: Sequence[Value]
    observed: Observation


@dataclass
class WrongValue:
    """The results of the module differ before and after the pipeline, on seeded random inputs of its types, usual or
    hard ones; or it crashes, does not end, or reports an index out of range; or one of its kernels violates a rule of
    its dialect.

    The first outcome that shows any of these determines which one is looked for from then on. Whether a module that
    fails in another way when it is run is miscompiled cannot be determined.
    """

    seed: int = 0
    tolerance: Tolerance = field(default_factory=Tolerance)
    given: Sequence[Input] = ()
    """Inputs that replace the generated ones wherever the module still has an argument of the same form."""
    difference: Disagreement | str | None = field(default=None, init=False)
    """The difference when the symptom was last looked for."""
    _sought: str | None = field(default=None, init=False, repr=False)
    """The kind of symptom that is looked for, once it is known."""
    _hard: bool = field(default=False, init=False, repr=False)
    _reference: Reference | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self._executor = Executor(seed=self.seed, isolated=True, seconds=MAX_SECONDS)

    @property
    def described(self) -> tuple[str, ...]:
        """The inputs of the last run, as text."""
        return tuple(map(str, self._reference.described)) if self._reference is not None else ()

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        try:
            if self._reference is None or self._reference.module is not before:
                self._reference = self._run_first(before)
                vars(self).pop("_exact", None)
            kind, self.difference = self._wrong(self._reference, outcome)
            if kind is None and self._sought is None and not self.given:
                kind = self._wrong_on_hard_inputs(before, outcome)
        except (*CANNOT_RUN, StepwellError):
            return None
        if kind is not None and self._sought is None:
            self._sought = kind
        return kind is not None and kind == self._sought

    def _wrong_on_hard_inputs(self, before: ModuleOp, outcome: ModuleOp) -> str | None:
        """Return the kind of symptom on hard inputs; they are kept if there is one."""
        usual = self._reference
        self._hard = True
        self._reference = self._run_first(before)
        vars(self).pop("_exact", None)
        kind, difference = self._wrong(self._reference, outcome)
        if kind is None:
            self._hard, self._reference = False, usual
            vars(self).pop("_exact", None)
        self.difference = difference
        return kind

    def _wrong(self, known: Reference, outcome: ModuleOp) -> tuple[str | None, Disagreement | str | None]:
        """Return the kind and a description of the symptom of a module; twice None if there is none."""
        try:
            actual = self._executor.observe(outcome, known.inputs)
        except FAILURES as error:
            failed = f"it fails: {error.what if isinstance(error, StepwellError) else error}"
            broken = self._broken_rule(outcome, known, MAX_ITERATIONS)
            if broken is not None and isinstance(error, CrashError):
                failed += f": {broken.what}"
            return type(error).__name__, failed
        difference = first_disagreement(known.observed, actual, tolerance=EXACTLY)
        if difference is not None:
            difference = first_disagreement(known.observed, actual, self._exact, self.tolerance)
        if difference is not None:
            return "value", difference
        if self._sought == "value":
            return None, None
        broken = self._broken_rule(outcome, known, SOME_ITERATIONS)
        if broken is None or isinstance(broken, TooLong):
            return None, None
        before = self._broken_rule(known.module, known, SOME_ITERATIONS)
        return (type(broken).__name__, broken.what) if type(before) is not type(broken) else (None, None)

    def _broken_rule(self, module: ModuleOp, known: Reference, most_iterations: int) -> KernelError | None:
        found = run_by_reference(module, known.inputs, self.seed, most_iterations)
        return found if isinstance(found, KernelError) else None

    @cached_property
    def _exact(self) -> Observation | None:
        """The run in float64, against which results are judged that are not bitwise equal."""
        assert self._reference is not None
        return observe_in_float64(self._reference.module, self._reference.inputs, self._executor)

    def _run_first(self, module: ModuleOp) -> Reference:
        """Run a module on the first inputs with which it succeeds: an integer may have to be a valid index."""
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
        described: list[Input] = list(describe_inputs(entry, self.seed, bounds=bounds, hard=self._hard))
        for at, each in enumerate(self.given[: len(described)]):
            if _form(each) == _form(described[at]):
                described[at] = each
        return described


def _form(described: Input) -> object:
    return (described.sizes, described.element) if isinstance(described, TensorInput) else None
