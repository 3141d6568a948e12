"""A pipeline that changes the results of a module."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import IndexOutOfRange, StepwellError
from ...ir.semantics.inputs import Input, TensorInput, describe_inputs, make_inputs
from ...ir.semantics.kernels.errors import KernelError, TooLong
from ..checking.agreement import Disagreement
from ..checking.comparison import Comparison
from ..checking.exact import CANNOT_RUN
from ..checking.instrument import INTEGERS, SOME_ITERATIONS
from ..checking.reference import MAX_ITERATIONS, run_by_reference
from ..checking.wrong_emitter import WrongEmitter, find_wrong_emitter
from ..execution import Entry, Executor, Observation, entry_of
from ..execution.isolation import CrashError
from .outcome import Outcome

__all__ = ["WrongValue"]

VALUE = "value"
FAILURES = (CrashError, IndexOutOfRange)
"""The failures of miscompiled code; any other error may mean that a module of this form cannot be run."""
MAX_SECONDS = 15.0
"""The time limit of one run, since reduction and bisection run modules often."""


@dataclass(frozen=True)
class Reference:
    """The results of a module before the pipeline, and its inputs."""

    comparison: Comparison
    described: tuple[Input, ...]
    observed: Observation


class Wrong(NamedTuple):
    """What is wrong with a module: the kind is that of the error, or `value`."""

    kind: str
    what: Disagreement | str


@dataclass
class WrongValue:
    """The results of the module differ before and after the pipeline, on seeded random inputs of its types, usual or
    hard ones, by more than execution checks tolerate; or it crashes, does not end, or reports an index out of range;
    or one of its kernels violates a rule of its dialect.

    The first outcome that shows any of these determines which one is looked for from then on; a violated rule, such
    as that iterations of a parallel loop are independent, precedes the wrong value that it leads to. Whether a module
    that fails in another way when it is run is miscompiled cannot be determined.
    """

    seed: int = 0
    tolerance: float = 1.0
    """Multiplies the tolerated difference."""
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
            if self._reference is None or self._reference.comparison.module is not before:
                self._reference = self._run_first(before)
            wrong = self._wrong(self._reference, outcome)
            if wrong is None and self._sought is None and not self.given:
                wrong = self._wrong_on_hard_inputs(before, outcome)
        except (*CANNOT_RUN, StepwellError):
            return None
        self.difference = wrong.what if wrong is not None else None
        if wrong is None:
            return False
        self._sought = self._sought or wrong.kind
        return wrong.kind == self._sought or (None if wrong.kind == TooLong.__name__ else False)

    def wrong_emitter(self, before: ModuleOp, after: ModuleOp) -> WrongEmitter | None:
        """The emitter that is at fault, if a pass made `after` of `before` and its reference semantics are right."""
        known = self._reference
        if known is None or self._sought != VALUE:
            return None
        meant = self._run_by_reference(after, known, MAX_ITERATIONS)
        if not isinstance(meant, Observation) or known.comparison.difference(known.observed, meant) is not None:
            return None
        return find_wrong_emitter(before, after, self.seed)

    def _wrong_on_hard_inputs(self, before: ModuleOp, outcome: ModuleOp) -> Wrong | None:
        """What is wrong on hard inputs; they are kept in that case."""
        usual = self._reference
        self._hard = True
        self._reference = self._run_first(before)
        wrong = self._wrong(self._reference, outcome)
        if wrong is None:
            self._hard, self._reference = False, usual
        return wrong

    def _wrong(self, known: Reference, outcome: ModuleOp) -> Wrong | None:
        try:
            actual = self._executor.observe(outcome, known.comparison.inputs)
        except FAILURES as error:
            failed = f"it fails: {error.what if isinstance(error, StepwellError) else error}"
            broken = self._run_by_reference(outcome, known, MAX_ITERATIONS)
            if isinstance(broken, KernelError) and isinstance(error, CrashError):
                failed += f": {broken.what}"
            return Wrong(type(error).__name__, failed)
        difference = known.comparison.difference(known.observed, actual)
        if self._sought != VALUE:
            suspected = difference is not None or self._sought is not None
            broken = self._broken_rule(outcome, known, MAX_ITERATIONS if suspected else SOME_ITERATIONS)
            if broken is not None and (self._sought is not None or not isinstance(broken, TooLong)):
                return Wrong(type(broken).__name__, broken.what)
        return Wrong(VALUE, difference) if difference is not None else None

    def _broken_rule(self, outcome: ModuleOp, known: Reference, most_iterations: int) -> KernelError | None:
        """The rule that a module violates and the original one does not."""
        broken = self._run_by_reference(outcome, known, most_iterations)
        if not isinstance(broken, KernelError):
            return None
        before = self._run_by_reference(known.comparison.module, known, most_iterations)
        return broken if type(before) is not type(broken) else None

    def _run_by_reference(self, module: ModuleOp, known: Reference, most_iterations: int) -> object:
        return run_by_reference(module, known.comparison.inputs, self.seed, most_iterations)

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
            return Reference(Comparison(module, inputs, self._executor, self.seed, self.tolerance), described, observed)
        raise AssertionError("there are bounds to be tried")

    def _fit(self, entry: Entry, bounds: tuple[int, int]) -> list[Input]:
        described: list[Input] = list(describe_inputs(entry, self.seed, bounds=bounds, hard=self._hard))
        for at, each in enumerate(self.given[: len(described)]):
            if _form(each) == _form(described[at]):
                described[at] = each
        return described


def _form(described: Input) -> object:
    return (described.sizes, described.element) if isinstance(described, TensorInput) else None
