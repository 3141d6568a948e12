"""Runs pipelines on programs, and compares each step with the original results of the program.

A pass may reject a module with a StepwellError: the pipeline then continues without it. Any other difference is a
finding: a wrong value, a crash, an exception, a module that does not verify, or text that does not parse to the same
module.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.equivalence import equivalent
from ...ir.errors import SemanticsError, StepwellError
from ...ir.machines.machine import Machine
from ...ir.machines.presets import PRESETS
from ...ir.machines.targets import CUDA, set_machine, set_target
from ...ir.modules.levels import level_of
from ...ir.modules.verify import verify_module
from ...ir.progress import activity
from ...ir.rewriting.failed_rewrite import FailedRewrite
from ...ir.text import parse_module, print_module
from ...passes.management.pass_manager import PassManager
from ...passes.management.pass_options import pass_text
from ...passes.management.reproducer import FailureKind, Reproduction
from ...passes.pipeline_lookup import target_of_pipeline
from ..checking import CheckSemantics
from ..checking.exact import CANNOT_RUN
from ..execution import Executor
from ..execution.isolation import CrashError, run_in_child
from .random_pipelines import PipelineWriter
from .subjects import Corpus, Subject

__all__ = ["Finding", "OrderReport", "check_order", "check_orders"]

LONGEST = 300.0
"""The time limit in seconds of one pipeline, including shrinking."""
TRIALS = 40
"""The number of shorter pipelines to try when shrinking."""
SEVERAL = "several passes"
"""The step of a finding about passes that were checked together."""
FRAMES = 3
"""The number of innermost stack frames in the description of an exception."""


@dataclass(frozen=True)
class Finding:
    """An error after a pass."""

    kind: str
    """`wrong value`, `exception`, `invalid module`, `text` or `crash`."""
    step: str
    """The pass."""
    what: str
    pipeline: tuple[str, ...] = ()
    """The passes up to this one, without those that are not needed to reproduce the error."""
    before: str = ""
    """The module before the pass."""
    inputs: tuple[str, ...] = ()
    """The inputs that demonstrate a wrong value, as described in `ir/semantics/inputs.py`."""
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.kind} after {self.step}: {self.what}\n  pipeline: {','.join(self.pipeline)}"

    def reproducer(self) -> str:
        """The contents of a file for `stepwell-opt --run-reproducer`."""
        kinds = {"wrong value": FailureKind.WRONG_VALUE, "invalid module": FailureKind.INVALID_MODULE}
        kind = kinds.get(self.kind, FailureKind.EXCEPTION)
        return Reproduction(self.step, kind, self.inputs, self.seed).header(self.what, {}) + self.before


@dataclass(frozen=True)
class OrderReport:
    """The outcome of a pipeline."""

    number: int
    program: str
    table: str
    """The pipeline that was varied, such as `cpu:default`."""
    stage: str
    machine: str = ""
    """The machine that it compiles for."""
    steps: int = 0
    """The number of passes that ran."""
    refusals: tuple[tuple[str, str], ...] = ()
    """The passes that rejected the module, with their messages."""
    finding: Finding | None = None
    skipped: str = ""
    """The reason why the program cannot be executed at all."""


@dataclass
class _Run:
    """A run of a pipeline on a program."""

    subject: Subject
    machine: Machine
    seed: int
    isolated: bool
    steps: list[str] = field(default_factory=list)
    refusals: list[tuple[str, str]] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)
    """The texts of functions and kernels that were checked to parse correctly."""

    def find(self, passes: Sequence[ModulePass], compared: range, *, executed: bool = True) -> Finding | None:
        """The first error. The module is verified and its values are compared after each pass at a position in
        `compared`, once for all passes before these, and once for all after them; its text is parsed after the last
        of `compared` and at the end. Without `executed` no values are compared.
        """
        module = self.subject.module.clone()
        set_target(module, self.machine.target)
        set_machine(module, self.machine)
        check = CheckSemantics(values=self.subject.inputs, seed=self.seed, isolated=self.isolated)
        check.begin(module)
        groups: list[Sequence[ModulePass]] = [passes[compared.stop:]]
        groups += ([each] for each in reversed(passes[compared.start:compared.stop]))
        groups.append(passes[:compared.start])
        while groups:
            group = groups.pop()
            before, finding = module, None
            module = before.clone()
            try:
                PassManager(group).run(make_context(), module)
            except Exception as error:
                module = before
                if (half := len(group) // 2) > 0:
                    groups += group[half:], group[:half]
                    continue
                if isinstance(error, StepwellError) and not isinstance(error, FailedRewrite):  # what passes may raise
                    self.refusals.append((pass_text(group[0]), error.what))
                    continue
                finding = Finding("exception", pass_text(group[0]), _described(error))
            self.steps += map(pass_text, group)
            step = self.steps[-1] if len(group) == 1 else SEVERAL
            if finding is None and not equivalent(module, before):
                finding = _invalid(module, step)
                if finding is None and executed:
                    finding = _wrong_value(check, module, step, group[-1])
            if finding is None and sum(map(len, groups)) in (0, len(passes) - compared.stop):
                finding = self._miscompiled(module, step)
            if finding is not None:
                return replace(finding, pipeline=tuple(self.steps), before=print_module(before))
        at_end = "" if len(compared) == len(passes) else SEVERAL
        finding = _wrong_value(check, module, at_end) if executed else None
        return finding and replace(finding, pipeline=tuple(self.steps))

    def _miscompiled(self, module: ModuleOp, step: str) -> Finding | None:
        """The finding if the text of a function or kernel does not parse to it."""
        for op in module.ops:
            if (text := print_module(op, locations=True)) in self.texts:
                continue
            self.texts.add(text)
            try:
                parsed = parse_module(make_context(), text)
            except Exception as error:  # for any failure of the parser
                return Finding("text", step, f"it does not parse: {_described(error)}")
            printed = ModuleOp([op.clone()])
            if not parsed.is_structurally_equivalent(printed) or [print_module(each, locations=True) for each in
                                                                  parsed.ops] != [text]:
                return Finding("text", step, f"it parses to something else: {text}")
        return None


def check_order(
    subject: Subject, passes: Sequence[ModulePass], machine: Machine, *, compared: range | None = None, seed: int = 0,
    isolated: bool = True,
) -> OrderReport:
    """Run a pipeline on a program, for a machine. A finding has the shortest pipeline found in a few trials.

    Values are compared after each pass, or after those at positions in `compared` and after the last. With `isolated`,
    kernels run in child processes, so that a crash is a finding.
    """
    run = _Run(subject, machine, seed, isolated)
    report = OrderReport(0, subject.name, "", "", machine.name)
    if subject.inputs:
        try:
            Executor(seed=seed, isolated=isolated).observe(subject.module, subject.inputs)
        except CANNOT_RUN as error:
            return replace(report, skipped=f"{type(error).__name__}: {error}".partition("\n")[0])
    finding = run.find(passes, range(len(passes)) if compared is None else compared)
    if finding is not None:
        finding = _shrunk(run, passes, finding)
    return replace(report, steps=len(run.steps), refusals=tuple(run.refusals), finding=finding)


def check_orders(
    corpus: Corpus, numbers: range, *, seed: int = 0, tables: Sequence[str] = ("cpu:default", "cuda:default"),
    stages: Sequence[str] = (),
) -> Iterator[OrderReport]:
    """Run the random pipelines with these numbers, each in a separate process; the seed determines them.

    `stages` are the stages whose passes are shuffled; by default all.
    """
    writers = {name: PipelineWriter(name) for name in tables}
    _load_interpreter(tables)
    with activity("checking pipelines", total=len(numbers)) as progress:
        for number in numbers:
            progress.step(f"number {number}")
            yield _checked(corpus, writers, stages, number, seed)


def _checked(
    corpus: Corpus, writers: dict[str, PipelineWriter], stages: Sequence[str], number: int, seed: int
) -> OrderReport:
    chance = random.Random(f"{seed}/{number}")
    family = chance.choice(list(corpus.families))
    name = chance.choice(list(corpus.families[family]))
    table = chance.choice(list(writers))
    subjects = corpus.subjects(family, name)
    if not subjects:
        return OrderReport(number, f"{family}/{name}", table, "", skipped="there is no module of it")
    subject = subjects[chance.randrange(len(subjects))]
    first = level_of(subject.module)
    levels = list(writers[table].stages)
    stage = chance.choice([level for level in levels[levels.index(first):] if not stages or level in stages])
    pipeline = writers[table].write(chance, stage, first)
    machine = chance.choice([each for each in PRESETS.values() if each.target == target_of_pipeline(table)])
    report = OrderReport(number, f"{family}/{subject.name}", table, stage, machine.name)
    first = len(pipeline.before)
    compared = range(first, first + len(pipeline.shuffled))
    check = partial(check_order, subject, pipeline.passes, machine, compared=compared, seed=seed)
    try:
        # Kernels run in one process with the passes, which takes half the time; in their own only if it is killed.
        try:
            found = run_in_child(partial(check, isolated=False), LONGEST)
        except CrashError:
            found = run_in_child(check, LONGEST)
    except CrashError as error:
        crash = Finding("crash", "some pass", error.what, tuple(map(pass_text, pipeline.passes)))
        return replace(report, finding=crash)
    return replace(found, number=number, program=report.program, table=table, stage=stage)


def _shrunk(run: _Run, passes: Sequence[ModulePass], finding: Finding) -> Finding:
    """The finding with as short a pipeline as a few trials find, by leaving out smaller and smaller parts."""
    kept, step = list(passes), finding.step
    trials, size = TRIALS, max(len(passes) // 2, 1)
    while trials > 0:
        start = len(kept)
        while start > 0 and trials > 0:
            start = max(start - size, 0)
            shorter = kept[:start] + kept[start + size:]
            trial = replace(run, steps=[], refusals=[], texts=set())
            found = trial.find(shorter, range(0), executed=finding.kind == "wrong value") if shorter else None
            trials -= 1
            if found is not None and found.kind == finding.kind and (
                    found.step == step or SEVERAL in (step, found.step)):
                kept, finding = shorter, found
        if size == 1:
            break
        size //= 2
    # Run once more step by step, to find the module before the error.
    return replace(run, steps=[], refusals=[], texts=set()).find(kept, range(len(kept))) or finding


def _invalid(module: ModuleOp, step: str) -> Finding | None:
    """The finding if a module does not verify."""
    try:
        verify_module(module)
    except Exception as error:  # a failing verifier counts too
        return Finding("invalid module", step, str(error) if isinstance(error, StepwellError) else _described(error))
    return None


def _wrong_value(
    check: CheckSemantics, module: ModuleOp, step: str, module_pass: ModulePass | None = None
) -> Finding | None:
    """The finding after a pass, or at the end; an empty `step` stands for the pass that the error names."""
    try:
        if module_pass is not None:
            check.after_pass(module_pass, module)
        else:
            check.end(module)
    except SemanticsError as error:
        step = step or (error.pass_name or SEVERAL).partition(" (")[0]
        return Finding("wrong value", step, str(error), inputs=error.inputs, seed=error.seed)
    except Exception as error:  # an unexpected failure of the emitter or of the execution
        return Finding("wrong value", step or SEVERAL, _described(error))
    return None


def _described(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    places = " < ".join(f"{frame.filename.rpartition('stepwell/')[2]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__}: {error} ({places})"


def _load_interpreter(tables: Sequence[str]) -> None:
    """Load slow modules once, before processes are forked."""
    import torch._dynamo  # noqa: F401
    if any(target_of_pipeline(table) == CUDA for table in tables):
        from ...codegen.runtime.gpu.interpreter import host_support, kernels  # noqa: F401
