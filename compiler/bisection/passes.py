"""Finds the faulty pass of a pipeline: the first after which the symptom shows, or the one without which it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.errors import OptionError, StepwellError
from ...ir.progress import activity
from ..symptoms import Outcome, Symptom, run_pipeline
from .search import find_boundary

__all__ = ["GuiltyPass", "PassBisection"]


@dataclass(frozen=True)
class GuiltyPass:
    """A pass of a pipeline, and the evidence that it is faulty."""

    number: int
    """Its position in the pipeline, from zero."""
    before: ModuleOp
    """The module before the pass."""
    heals: bool | None
    """Whether the symptom disappears without this pass; None if unknown, for example because later passes need it."""
    tail: tuple[ModulePass, ...] = ()
    """The passes that have to run after it for the symptom to show."""


@dataclass
class PassBisection:
    """Searches for the faulty pass of a pipeline.

    First, prefixes of the pipeline are bisected. If the outcome of a prefix is inconclusive, or the symptom persists
    without the pass that was found, each pass is left out in turn.
    """

    module: ModuleOp
    passes: Sequence[ModulePass]
    symptom: Symptom
    whole: bool = False
    """Evaluate the symptom only on the results of whole pipelines."""
    asked: int = field(default=0, init=False)

    def run(self) -> GuiltyPass:
        """Return the faulty pass; raises OptionError if the symptom does not show, or shows before the first pass."""
        last = len(self.stages) - 1
        if not self.shows(self.stages[last]):
            if isinstance(error := self.stages[last], Exception):
                what = error.what if isinstance(error, StepwellError) else f"{type(error).__name__}: {error}"
                raise OptionError(f"the pipeline does not complete: {what}",
                                  hint="leave out the other criteria to search for this failure")
            raise OptionError("nothing is wrong after the last pass of the pipeline")
        if not self.whole:
            if self.shows(self.stages[0]):
                raise OptionError("the module is wrong already before the first pass")
            good, bad = find_boundary(0, last, lambda step: self.shows(self.stages[step]))
            if bad == good + 1:
                found = self._guilty(good)
                if found.heals is not False:
                    return found
                # Other passes cause the symptom too if this one is left out.
                return next(self._healing(range(last)), found)
            return next(self._healing(range(good, bad)), self._guilty(bad - 1))
        for found in self._healing(range(last)):
            return found
        raise OptionError("no single pass is responsible: the failure remains whichever one is left out")

    @cached_property
    def stages(self) -> list[Outcome]:
        """The module, and the module after each pass, up to the first failure."""
        stages: list[Outcome] = [self.module]
        with activity("stage", total=len(self.passes)) as progress:
            for module_pass in self.passes:
                progress.step()
                current = stages[-1]
                if isinstance(current, Exception):
                    break
                stages.append(run_pipeline(current, [module_pass]))
        return stages

    def shows(self, outcome: Outcome) -> bool | None:
        """Evaluate the symptom."""
        self.asked += 1
        return self.symptom.shows(self.module, outcome)

    def _healing(self, numbers: range) -> Iterator[GuiltyPass]:
        """The passes whose omission alone removes the symptom, in order, evaluated together with all later passes."""
        for number in numbers:
            with activity(f"leaving out pass {number + 1} of {len(self.passes)}"):
                found = self._guilty(number, tail=True)
            if found.heals:
                yield found

    def _guilty(self, number: int, *, tail: bool = False) -> GuiltyPass:
        before = self.stages[number]
        assert isinstance(before, ModuleOp)
        rest = tuple(self.passes[number + 1 :])
        shown = self.shows(run_pipeline(before, rest))
        return GuiltyPass(number, before, None if shown is None else not shown, rest if tail else ())
