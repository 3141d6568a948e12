"""The result of a bisection, and its report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...passes.management.instruments.differences import difference
from ...passes.management.pass_options import pass_text
from ..checking.wrong_emitter import WrongEmitter
from ..symptoms import Symptom
from .passes import GuiltyPass, PassBisection
from .rewrites import GuiltyRewrite, RewriteBisection
from .texts import StableNames

__all__ = ["Verdict", "bisect_pipeline"]


@dataclass(frozen=True)
class Verdict:
    """The faulty pass of a pipeline, and the faulty rewrite of this pass."""

    passes: Sequence[ModulePass]
    guilty: GuiltyPass
    rewrite: GuiltyRewrite | None
    reason: str
    """The reason why no rewrite was found, if none was."""
    asked: int
    """The number of evaluated outcomes."""
    before: str
    """The module before the rewrite, or else before the pass."""
    after: str | None
    """The module after it; None if the pass fails."""
    detail: str = ""
    """A description of the error, if the symptom provides one."""
    emitter: WrongEmitter | None = None
    """The emitter that is at fault instead of the pass, whose result is right by its reference semantics."""

    @property
    def module_pass(self) -> ModulePass:
        return self.passes[self.guilty.number]

    @property
    def rewrite_flag(self) -> str | None:
        """The argument of `stepwell-opt --rewrites` that stops the pass before the faulty rewrite."""
        if self.rewrite is None:
            return None
        name = self.module_pass.name
        run = sum(each.name == name for each in self.passes[: self.guilty.number + 1])
        several = sum(each.name == name for each in self.passes) > 1
        return f"{name}{f'#{run}' if several else ''}:-{self.rewrite.number - 1}"

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The report: the pass, the rewrite, and the IR around it before and after, as a diff."""
        number, count = self.guilty.number, len(self.passes)
        if self.emitter is not None:
            yield f"emitter: {self.emitter}"
            yield f"pass:    {pass_text(self.module_pass)} ({number + 1} of {count}; its result is right by its " \
                  "reference semantics)"
            yield f"wrong:   {self.detail}"
            return
        yield f"pass:    {pass_text(self.module_pass)} ({number + 1} of {count}{_HEALS[self.guilty.heals]})"
        if self.detail:
            yield f"wrong:   {self.detail}"
        if self.rewrite is not None:
            where = f", from {self.rewrite.where}" if self.rewrite.where is not None else ""
            yield f"rewrite: {self.rewrite.name} ({self.rewrite.number} of {self.rewrite.count}){where}"
            for label, line in zip(["on:     ", *["        "] * 99], self.rewrite.op.splitlines(), strict=False):
                yield f"{label} {line}"
            if self.rewrite.error is not None:
                for label, line in zip(["fails:  ", *["        "] * 99], self.rewrite.error.splitlines(), strict=False):
                    yield f"{label} {line}"
        else:
            yield f"rewrite: {self.reason}"
        if self.after is not None:
            yield from difference(self.before, self.after, "before", "after")


_HEALS = {True: "; all is well without it", False: "", None: "; it cannot be left out"}


def bisect_pipeline(
    module: ModuleOp, passes: Sequence[ModulePass], symptom: Symptom, *, whole: bool = False,
    progress: Callable[[str], object] = lambda what: None,
) -> Verdict:
    """Find the pass, and the rewrite of that pass, that causes the symptom.

    With `whole` the symptom is evaluated only on results of whole pipelines, not on the stages in between. Raises
    OptionError if the symptom does not show after the pipeline, or shows before it.
    """
    bisection = PassBisection(module, passes, symptom, whole)
    progress("looking for the pass")
    guilty = bisection.run()
    after_pass = bisection.stages[guilty.number + 1]
    find_emitter = getattr(symptom, "wrong_emitter", None)
    emitter = None
    if find_emitter is not None and isinstance(after_pass, ModuleOp) and not guilty.tail \
            and bisection.shows(after_pass):
        emitter = find_emitter(guilty.before, after_pass)
    progress(f"looking for the rewrite of {passes[guilty.number].name}")
    found = RewriteBisection(bisection, guilty).run() if emitter is None else "no rewrite is at fault"
    if isinstance(found, GuiltyRewrite):
        rewrite, reason, before, after = found, "", found.before, found.after
    else:
        names = StableNames(guilty.before)
        text = names.run([], [])
        outcome = names.run([passes[guilty.number]], [])
        assert isinstance(text, str)
        rewrite, reason, before = None, found, text
        after = None if isinstance(outcome, Exception) else outcome
    bisection.shows(bisection.stages[-1])  # for its description of the outcome
    detail = str(getattr(symptom, "difference", None) or "")
    return Verdict(tuple(passes), guilty, rewrite, reason, bisection.asked, before, after, detail, emitter)
