"""The instrument that checks what each function of a module computes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.errors import InputError, SemanticsError
from ...ir.modules.symbols import names_called_in
from ...ir.semantics.inputs import Input
from ...passes.management.pass_manager import Instrument
from ..execution import entries_of
from .instrument import CheckSemantics

__all__ = ["CheckFunctions"]

log = logging.getLogger(__name__)


class CheckFunctions(Instrument):
    """Raises SemanticsError if a pass changes the results of a function: of the one that is named, of `forward`, or of
    any that no other calls.

    Of several functions, those that do not run on random inputs are not checked, which is reported.
    """

    def __init__(self, inputs: Sequence[Input] = (), *, seed: int = 0, hard: bool = False, function: str | None = None):
        """The arguments are those of CheckSemantics."""
        self._make: Callable[[str | None], CheckSemantics] = lambda name: CheckSemantics(
            inputs, seed=seed, hard=hard, function=name)
        self._hard, self._function = hard, function
        self._checks: dict[str | None, CheckSemantics] = {}

    def begin(self, module: ModuleOp) -> None:
        names: list[str | None] = [self._function]
        if self._function is None and "forward" not in (entries := entries_of(module)):
            roots = [name for name in entries if name not in names_called_in(module)]
            names = [*roots] if len(roots) > 1 else names
        self._checks = {name: self._make(name) for name in names}
        for check in self._checks.values():
            check.begin(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        for name, check in list(self._checks.items()):
            with self._checked(name):
                check.after_pass(module_pass, module)

    def end(self, module: ModuleOp) -> None:
        for name, check in list(self._checks.items()):
            with self._checked(name):
                check.end(module)

    @contextmanager
    def _checked(self, name: str | None) -> Iterator[None]:
        """In this context, the function `name` is checked."""
        try:
            yield
        except SemanticsError as error:
            error.function = name
            raise
        except InputError as error:
            if len(self._checks) == 1:
                raise
            del self._checks[name]
            if not self._hard:  # the same for those
                log.warning("@%s is not checked: %s", name, error.what)
