"""The pass manager runs passes one after another and tells its instruments before and after each."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from ..ir.errors import PassError, StepwellError
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


class PassManager:
    """Runs a pipeline under instruments."""

    def __init__(self, passes: Sequence[ModulePass], instruments: Sequence[Instrument] = ()):
        self.passes = tuple(passes)
        self.instruments = tuple(instruments)

    def run(self, context: Context, module: ModuleOp) -> None:
        """Run the passes on `module` in place. An error carries the name of the pass that was running."""
        with _garbage_collector_paused():
            for instrument in self.instruments:
                instrument.begin(module)
            for module_pass in self.passes:
                self._run_pass(module_pass, context, module)
            for instrument in reversed(self.instruments):
                instrument.end(module)

    def _run_pass(self, module_pass: ModulePass, context: Context, module: ModuleOp) -> None:
        for instrument in self.instruments:
            instrument.before_pass(module_pass, module)
        try:
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


@contextmanager
def _garbage_collector_paused() -> Iterator[None]:
    # Operations are cyclic and die in bulk: collections during a run cost a third of it and free little.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
