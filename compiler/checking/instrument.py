"""The instrument that executes the module before and after each pass and compares the results."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.dialects.control import WhileOp
from ...ir.equivalence import equivalent
from ...ir.errors import InputError, SemanticsError, StepwellError
from ...ir.modules.levels import level_of
from ...ir.modules.symbols import part_of
from ...ir.semantics.inputs import Input, describe_inputs, describe_values, make_inputs
from ...ir.semantics.interpreter import Value
from ...ir.semantics.kernels.errors import KernelError, TooLong
from ...passes.management.pass_manager import Instrument, PassManager
from ...passes.management.pass_options import pass_text
from ..execution import Entry, Executor, Observation, copies_of, entry_of
from ..execution.isolation import CrashError, EndlessError
from ..targets.kernel_store import kernels_of
from .agreement import Disagreement
from .comparison import Comparison
from .exact import CANNOT_RUN
from .miscompiled_operation import find_miscompiled_operation, find_operation_wrong_in_triton
from .reference import run_by_reference
from .responsible_operation import find_changed_operation, find_responsible_operation
from .wrong_emitter import find_wrong_emitter
from .wrongly_lowered_operation import find_wrongly_lowered_operation

__all__ = ["CheckSemantics"]

INTEGERS = ((0, 7), (0, 1), (0, 0), (1, 7))
"""The bounds of random integers: the first of these with which the program runs. Integers may be indices, which the
module does not declare.
"""
MIN_SECONDS, MAX_SECONDS = 15.0, 120.0
"""The minimum and maximum time limit of a run."""
SLOWER = 200.0
"""The allowed slowdown of compiled code between passes."""
MAX_OPERATIONS = 2000
SOME_ITERATIONS = 2000
"""Some hundredths of a second by reference semantics."""

Outcome: TypeAlias = Observation | Exception


@dataclass(frozen=True)
class Step:
    """The module after a pass."""

    number: int
    module_pass: ModulePass
    module: ModuleOp

    @property
    def name(self) -> str:
        return pass_text(self.module_pass)


class CheckSemantics(Instrument):
    """Raises SemanticsError if a pass changes the results of the module.

    The module always runs on the same inputs: those that are given, as values or descriptions, or else random ones of
    the argument types. Nothing runs after a pass that does not change the module.

    Passes in `postponed` are checked together with the next pass that is not, and one by one only if that fails. This
    reduces the time for checking hundreds of programs from half an hour to minutes.
    """

    def __init__(self, inputs: Sequence[Input] = (), *, values: Sequence[Value] = (), seed: int = 0,
                 keep_values: bool = False, hard: bool = False, function: str | None = None,
                 postponed: Collection[str] = (), isolated: bool = True):
        """With `hard`, random floats are hard ones (`ir/semantics/inputs.py`). With `keep_values`, a reproducer holds
        the elements of the tensors in `values`; otherwise random inputs like them. `function` names the
        function to execute, if the module has several. With `isolated`, compiled code runs in a child process.
        """
        self.function = function
        self.seed = seed
        self.hard = hard
        self.postponed = postponed
        self.checked: list[str] = []
        """The passes that changed the module and preserved its results."""
        self._given = tuple(inputs) or describe_values(values, seed, exactly=keep_values)
        self._values = copies_of(values) if values else None
        self._executor = Executor(seed=seed, isolated=isolated, check_bounds=True)
        self._seconds: dict[str, float] = {}
        """The time of runs by the module's level."""
        self._inputs: list[Value] = []
        self._described: tuple[Input, ...] = ()
        self._outcome: Outcome | None = None
        self._count = 0
        self._steps: list[Step] = []
        self._kernels: list[Step] = []
        """Correct stages with kernels, unless they are large."""

    def begin(self, module: ModuleOp) -> None:
        self.checked.clear()
        self._outcome = None
        self._current = module.clone()
        self._module = self._part(self._current)
        self._count, self._steps, self._kernels = 0, [], []

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self._count += 1
        if not equivalent(module, self._current):
            self._current = module.clone()
            self._steps.append(Step(self._count, module_pass, self._part(self._current)))
        if module_pass.name not in self.postponed:
            self._check()

    def _part(self, module: ModuleOp) -> ModuleOp:
        """What is run: the module, or a copy without the other functions."""
        if self.function is None:
            return module
        entry_of(module, self.function)  # raises OptionError if there is none
        return part_of(module, self.function)

    def end(self, module: ModuleOp) -> None:
        self._check()
        self._check_rules()

    def _check(self) -> None:
        """Run the current module; if it is wrong, run it after each pass since the last correct one."""
        if not self._steps:
            return
        if self._outcome is None:
            self._outcome = self._first_run(self._module)
        *earlier, last = self._steps
        outcome = self._run(last.module)
        if self._problem(self._outcome, outcome) is not None:
            for step in earlier:
                self._accept(step, self._run(step.module))
        else:
            self.checked += [step.name for step in earlier]
        self._accept(last, outcome)
        self._steps = []

    def _accept(self, step: Step, outcome: Outcome) -> None:
        """Continue from the module after a pass, unless it is wrong."""
        assert self._outcome is not None
        if (problem := self._problem(self._outcome, outcome)) is not None:
            raise self._error(problem, outcome, step)
        self.checked.append(step.name)
        self._module, self._outcome = step.module, outcome
        if level_of(step.module) in ("loop", "triton") and sum(1 for _ in step.module.walk()) <= MAX_OPERATIONS:
            self._kernels.append(step)

    def _check_rules(self) -> None:
        """Run the last kernels by reference semantics for a limited time: correct results may be accidental."""
        if not self._kernels or self._broken_rule(self._kernels[-1].module) is None:
            return
        if self._broken_rule(self._comparison.module) is not None:  # before any pass
            return
        for step in self._kernels:
            if (broken := self._broken_rule(step.module)) is not None:
                raise SemanticsError(broken.what, op=broken.op, where=broken.where, hint=broken.hint,
                                     pass_name=f"{step.name} (what it made breaks a rule)", seed=self.seed,
                                     inputs=self._in_words, passes_since=self._count - step.number)

    def _broken_rule(self, module: ModuleOp) -> KernelError | None:
        found = run_by_reference(module, self._inputs, self.seed, SOME_ITERATIONS)
        return found if isinstance(found, KernelError) and not isinstance(found, TooLong) else None

    def _first_run(self, module: ModuleOp) -> Outcome:
        """Choose the inputs and the tolerance, and run the module before the first pass."""
        entry = entry_of(module)
        if self._given:
            self._described = self._given
            self._inputs = make_inputs(self._given) if self._values is None else self._values
            outcome = self._run(module)
        else:
            outcome = self._run_on_random_inputs(module, entry)
        self._comparison = Comparison(module, self._inputs, self._executor, self.seed)
        return outcome

    def _run_on_random_inputs(self, module: ModuleOp, entry: Entry) -> Observation:
        if any(isinstance(op, WhileOp) for op in module.walk()):
            self.hard = False  # the number of iterations may depend on them
        failure = None
        for bounds in INTEGERS:
            self._described = describe_inputs(entry, self.seed, bounds=bounds, hard=self.hard)
            self._inputs = make_inputs(self._described)
            outcome = self._run(module)
            if isinstance(outcome, Observation):
                return outcome
            failure = failure or outcome
        if self.hard:  # an index may be computed from them
            self.hard = False
            return self._run_on_random_inputs(module, entry)
        raise InputError(
            f"the module does not run on random inputs, so that no pass can be checked: {_plain(failure)}",
            hint="say what to give it: --input 'tensor<4x8xf32> positive' for each argument in turn",
        ) from failure

    @property
    def _in_words(self) -> tuple[str, ...]:
        return tuple(map(str, self._described))

    def _run(self, module: ModuleOp) -> Outcome:
        level = level_of(module)
        if level not in self._seconds:  # the first run on this level
            self._executor.seconds = MAX_SECONDS
        else:
            self._executor.seconds = min(max(MIN_SECONDS, self._seconds[level] * SLOWER), MAX_SECONDS)
        try:
            found = self._executor.observe(module, self._inputs)
        except CANNOT_RUN as error:
            return error
        self._seconds[level] = max(self._seconds.get(level, 0.0), self._executor.elapsed)
        return found

    def _problem(self, before: Outcome, after: Outcome) -> Disagreement | str | None:
        if isinstance(before, Exception) and isinstance(after, Exception):
            return None
        if isinstance(after, Exception):
            return f"it fails: {_plain(after)}"
        if isinstance(before, Exception):
            return f"it no longer fails as before the pass: {_plain(before)}"
        return self._comparison.difference(before, after)

    def _error(self, problem: Disagreement | str, outcome: Outcome, step: Step) -> SemanticsError:
        what, guilty, op, where = str(problem), f"{step.name} (it changed what the module computes)", None, None
        if isinstance(outcome, KernelError):
            return SemanticsError(
                outcome.what, op=outcome.op, where=outcome.where, hint=outcome.hint, inputs=self._in_words,
                pass_name=f"{step.name} (what it made breaks a rule)", seed=self.seed,
                passes_since=self._count - step.number)
        meant = run_by_reference(step.module, self._inputs, self.seed)
        if isinstance(meant, KernelError) and (isinstance(outcome, EndlessError) or not isinstance(meant, TooLong)):
            what, op, where = f"{what}: {meant.what}", meant.op, meant.where
        elif isinstance(meant, Observation) and self._outcome and self._problem(self._outcome, meant) is None:
            emitter, op = find_wrong_emitter(self._module, step.module, self.seed)
            guilty = f"the {emitter} emitter (what {step.name} left computes the same by its reference semantics)"
        elif (level_of(self._module), level_of(step.module)) == ("loop", "triton") and (
                op := find_operation_wrong_in_triton(kernels_of(self._module), self.seed)) is not None:
            pass
        elif isinstance(problem, Disagreement) and level_of(self._module) != level_of(step.module) and (
                op := find_wrongly_lowered_operation(self._module, partial(self._is_wrong_after, step.module_pass))):
            pass
        elif isinstance(problem, Disagreement):
            op = find_responsible_operation(self._module, step.module, self._inputs, problem, self._agrees)
        elif isinstance(outcome, CrashError):  # a child process cannot say where
            op = find_miscompiled_operation(kernels_of(step.module), self.seed) \
                or find_changed_operation(self._module, step.module, self._agrees)
        elif isinstance(outcome, StepwellError):
            op, where = outcome.op, outcome.where
        return SemanticsError(
            what, op=op, where=where, pass_name=guilty,
            inputs=self._in_words, seed=self.seed, passes_since=self._count - step.number)

    def _is_wrong_after(self, module_pass: ModulePass, module: ModuleOp) -> bool:
        """Whether a pass changes what a module computes of the same inputs."""
        check = CheckSemantics(values=self._inputs, seed=self.seed)
        try:
            before = check._first_run(module)
            PassManager([module_pass]).run(make_context(), after := module.clone())
            return check._problem(before, check._run(after)) is not None
        except StepwellError:
            return False

    def _agrees(self, module: ModuleOp) -> bool:
        """Whether a module computes what the last correct one does."""
        return self._outcome is not None and self._problem(self._outcome, self._run(module)) is None


def _plain(error: Exception | None) -> str:
    """An error in one line."""
    if isinstance(error, StepwellError):
        return error.what
    first = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {textwrap.shorten(first, 200, placeholder=' ...')}"
