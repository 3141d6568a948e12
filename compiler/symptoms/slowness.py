"""A pass that makes a program slower."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.errors import OptionError, StepwellError
from ...ir.semantics.inputs import describe_inputs, make_inputs
from ...ir.text import print_module
from ..driver import CompileOptions, compile_module, level_of
from ..execution import entry_of
from .outcome import Outcome, run_pipeline

__all__ = ["SlowerThan", "median_time"]

ROUNDS = 9
REPETITIONS = 3
MIN_ROUND = 2e-3
"""In seconds; a shorter program is called several times per round."""


@dataclass
class SlowerThan:
    """The compiled program takes more than `ratio` times as long as `reference`, in seconds: medians of several
    rounds.

    Only modules that are lowered to kernels and a host program can be measured.
    """

    ratio: float
    reference: float
    seed: int = 0
    difference: str | None = field(default=None, init=False)
    """A description of the last measurement."""
    _known: dict[str, float] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def than_without_a_pass(
        cls, module: ModuleOp, passes: Sequence[ModulePass], ratio: float, seed: int = 0
    ) -> SlowerThan:
        """Compare with the fastest program that results when one pass is left out."""
        symptom = cls(ratio, 0.0, seed)
        times: list[float] = []
        for number in range(len(passes)):
            outcome = run_pipeline(module, [*passes[:number], *passes[number + 1 :]])
            if (seconds := symptom._time(module, outcome)) is not None:
                times.append(seconds)
        if not times:
            raise OptionError("no program can be measured: the pipeline must end at kernels and a host program",
                              hint="add the passes that follow, or name a whole pipeline: -p cpu:default")
        symptom.reference = min(times)
        return symptom

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        seconds = self._time(before, outcome)
        if seconds is None:
            return None
        self.difference = f"{1e6 * seconds:.1f} us instead of {1e6 * self.reference:.1f} us"
        return seconds > self.ratio * self.reference

    def _time(self, before: ModuleOp, outcome: Outcome) -> float | None:
        if isinstance(outcome, Exception) or level_of(outcome) != "loop":
            return None
        text = print_module(outcome)
        if text not in self._known:
            inputs = make_inputs(describe_inputs(entry_of(before), self.seed))
            try:
                program = compile_module(outcome.clone(), CompileOptions(pipeline=""))
            except StepwellError:
                return None
            self._known[text] = self._least_disturbed(lambda: program(*inputs))
        return self._known[text]

    def _least_disturbed(self, call: Callable[[], object]) -> float:
        """Return the time of a call, measured again when it is slow, since other processes may have disturbed it."""
        seconds = median_time(call)
        for _ in range(REPETITIONS):
            if self.reference and seconds <= self.ratio * self.reference:
                break
            seconds = min(seconds, median_time(call))
        return seconds


def median_time(call: Callable[[], object]) -> float:
    """Return the time of a call in seconds: the median of several rounds, after a warm-up."""
    calls = 1
    while (seconds := _round(call, calls)) < MIN_ROUND:
        calls = max(2 * calls, min(1000 * calls, int(MIN_ROUND / max(seconds / calls, 1e-9)) + 1))
    return statistics.median(_round(call, calls) for _ in range(ROUNDS)) / calls


def _round(call: Callable[[], object], calls: int) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        call()
    return time.perf_counter() - start
