"""The pass manager runs passes one after another and tells its instruments before and after each.

While a pass runs, what it says through its watcher (`ir/watching.py`) reaches the instruments too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from ...ir.context import StepwellContext
from ...ir.errors import PassError, StepwellError
from ...ir.frame_memory import frames_in_one_chunk
from ...ir.garbage_collector import collector_paused
from ...ir.progress import activity
from ...ir.watching import Message, Number, Remark, RemarkKind, Watcher
from .pass_options import pass_text


class Instrument:
    """Watches a pipeline run. Every method may be overridden; none may change the module.

    Before a pass the instruments are told in their order, after it in reverse: the last of the list is
    the nearest to the pass.
    """

    def begin(self, module: ModuleOp) -> None:
        """Called once before the first pass."""

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        """Called before each pass."""

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        """Called after each pass that returned."""

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        """Called after a pass that raised `error` or left a module that an instrument refused."""

    def end(self, module: ModuleOp) -> None:
        """Called once after the last pass, unless one failed."""

    def emitted(self, name: str, text: str) -> None:
        """Called after `end` with each text that a compilation makes of the module: `kernels.cpp`, `host.py`."""

    def allows_pass(self, module_pass: ModulePass, module: ModuleOp) -> bool:
        """Asked before each pass, before any instrument is told of it. False leaves the pass out."""
        return True

    def allows_rewrite(self, module_pass: ModulePass, rewrite: str, op: Operation) -> bool:
        """Asked before each rewrite that the pass is about to make on `op`. False forbids it."""
        return True

    def remark(self, module_pass: ModulePass, remark: Remark) -> None:
        """Called with each remark of the pass."""

    def scheduled(self, module_pass: ModulePass, kernel: Operation, primitive: str,
                  subjects: Sequence[Operation | SSAValue], options: Mapping[str, object],
                  loops: Sequence[Operation]) -> None:
        """Called with each loop primitive that the pass applied to loops and values of a kernel, and the loops left."""


class PassManager:
    """Runs a pipeline under instruments."""

    def __init__(self, passes: Sequence[ModulePass], instruments: Sequence[Instrument] = ()):
        self.passes = tuple(passes)
        self.instruments = tuple(instruments)

    @frames_in_one_chunk
    def run(self, context: Context, module: ModuleOp) -> None:
        """Run the passes on `module` in place. An error carries the name of the pass that was running."""
        with collector_paused(), activity("passes", total=len(self.passes)) as progress:
            for instrument in self.instruments:
                instrument.begin(module)
            for module_pass in self.passes:
                progress.step(module_pass.name)
                self._run_pass(module_pass, context, module)
            for instrument in reversed(self.instruments):
                instrument.end(module)

    def _run_pass(self, module_pass: ModulePass, context: Context, module: ModuleOp) -> None:
        if not all([instrument.allows_pass(module_pass, module) for instrument in self.instruments]):
            return
        for instrument in self.instruments:
            instrument.before_pass(module_pass, module)
        try:
            with _watched(context, PassWatcher(module_pass, self.instruments)):
                module_pass.apply(context, module)
            for instrument in reversed(self.instruments):
                instrument.after_pass(module_pass, module)
        except Exception as error:
            named = _named(error, module_pass)
            for instrument in reversed(self.instruments):
                instrument.pass_failed(module_pass, module, named)
            if named is error:
                raise
            raise named from error


class PassWatcher(Watcher):
    """Passes on what one pass says to the instruments that listen."""

    def __init__(self, module_pass: ModulePass, instruments: Sequence[Instrument]):
        self._pass = module_pass
        self._guards = [each for each in instruments if type(each).allows_rewrite is not Instrument.allows_rewrite]
        self._listeners = [each for each in instruments if type(each).remark is not Instrument.remark]
        self.listens = bool(self._listeners)
        self._followers = [each for each in instruments if type(each).scheduled is not Instrument.scheduled]
        self.follows_schedule = bool(self._followers)

    def allows(self, op: Operation, rewrite: str = "") -> bool:
        return all([guard.allows_rewrite(self._pass, rewrite or self._pass.name, op) for guard in self._guards])

    def done(self, op: Operation, message: Message, rewrite: str = "", **numbers: Number) -> None:
        if self.listens:
            self._tell(RemarkKind.DONE, rewrite, op, message, numbers)

    def missed(self, op: Operation, message: Message, rewrite: str = "", **numbers: Number) -> None:
        if self.listens:
            self._tell(RemarkKind.MISSED, rewrite, op, message, numbers)

    def scheduled(self, kernel: Operation, primitive: str, subjects: Sequence[Operation | SSAValue],
                  options: Mapping[str, object], loops: Sequence[Operation]) -> None:
        for follower in self._followers:
            follower.scheduled(self._pass, kernel, primitive, subjects, options, loops)

    def _tell(
        self, kind: RemarkKind, rewrite: str, op: Operation, message: Message, numbers: Mapping[str, Number]
    ) -> None:
        text = message if isinstance(message, str) else message()
        remark = Remark(kind, rewrite or self._pass.name, op, text.format_map(numbers) if numbers else text, numbers)
        for listener in self._listeners:
            listener.remark(self._pass, remark)


@contextmanager
def _watched(context: Context, watcher: Watcher) -> Iterator[None]:
    if not isinstance(context, StepwellContext):  # another driver's: its passes run unwatched
        yield
        return
    before, context.watcher = context.watcher, watcher
    try:
        yield
    finally:
        context.watcher = before


def _named(error: Exception, module_pass: ModulePass) -> Exception:
    """The error with the name of the pass; xDSL's diagnostics become ours."""
    name = pass_text(module_pass)
    if isinstance(error, DiagnosticException):
        return PassError(str(error), pass_name=name)
    # xDSL's rewriter attaches a print of the whole module to every error raised in a pattern.
    error.__notes__ = []
    if isinstance(error, StepwellError):
        error.pass_name = error.pass_name or name
    else:
        error.add_note(f"while running the pass {name}")
    return error
