"""Reproducers: a file that holds a module and the pipeline that failed on it, and replays the failure.

    // stepwell-opt --run-reproducer FILE
    // failure: wrong value: result 0: 32 of 32 elements differ, the first at [0, 0]: 2.0 instead of 1.0
    // pipeline: fuse,outline-fusions
    // input: tensor<4x8xf32> seed 65536
    // seed: 1
    // versions: stepwell 0.2.0, xdsl 0.74.0, torch 2.13.0, python 3.11.2
    builtin.module { ... }

The module is that before the pass that failed, with the source lines of the user's program; the pipeline begins with
this pass. No values of tensors are written.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.errors import OptionError, SemanticsError, StepwellError, VerificationError
from ...ir.modules.symbols import part_of
from ...ir.text import print_module
from ..registry import find_pass
from .pass_manager import Instrument, PassManager
from .pass_options import pass_text

__all__ = ["FailureKind", "Reproducer", "Reproduction", "reproduction"]

_LINE = re.compile(r"^// (failure|pipeline|input|seed): (.*)$", re.MULTILINE)
MAX_MESSAGE = 300


class FailureKind(Enum):
    """What went wrong, and so what has to be done to see it again."""

    EXCEPTION = "exception"
    INVALID_MODULE = "invalid module"
    WRONG_VALUE = "wrong value"
    COMPILER_ERROR = "compiler error"

    @classmethod
    def of(cls, error: Exception) -> FailureKind:
        kinds = {SemanticsError: cls.WRONG_VALUE, VerificationError: cls.INVALID_MODULE}
        return next((kind for type, kind in kinds.items() if isinstance(error, type)), cls.EXCEPTION)


@dataclass(frozen=True)
class Reproduction:
    """What a reproducer says besides its module."""

    pipeline: str
    kind: FailureKind = FailureKind.EXCEPTION
    inputs: tuple[str, ...] = ()
    """As `ir/semantics/inputs.py` describes them."""
    seed: int = 0

    def header(self, message: str, versions: Mapping[str, str]) -> str:
        """The lines above the module."""
        first = message.splitlines()[0][:MAX_MESSAGE] if message else ""
        lines = ["stepwell-opt --run-reproducer FILE", f"failure: {self.kind.value}: {first}",
                 f"pipeline: {self.pipeline}", *(f"input: {text}" for text in self.inputs)]
        if self.kind is FailureKind.WRONG_VALUE:
            lines.append(f"seed: {self.seed}")
        if versions:
            lines.append("versions: " + ", ".join(f"{name} {version}" for name, version in versions.items()))
        return "".join(f"// {line}\n" for line in lines)


def reproduction(text: str) -> Reproduction:
    """What a reproducer says; raises OptionError for a text that is none."""
    found: dict[str, list[str]] = {}
    for match in _LINE.finditer(text):
        found.setdefault(match[1], []).append(match[2].strip())
    if "pipeline" not in found:
        raise OptionError("this file is not a reproducer: it has no line '// pipeline: ...'")
    failure = found.get("failure", [""])[0]
    kind = next((kind for kind in FailureKind if failure.startswith(kind.value)), FailureKind.EXCEPTION)
    return Reproduction(found["pipeline"][0], kind, tuple(found.get("input", ())), int(found.get("seed", ["0"])[0]))


class Reproducer(Instrument):
    """Writes a reproducer when a pass fails, and tells the error where it lies."""

    def __init__(
        self, directory: Path, passes: Sequence[ModulePass], versions: Callable[[], Mapping[str, str]] = dict,
        file: Path | None = None,
    ):
        """Each reproducer has a name of its own in `directory`, unless `file` names it. `versions` returns the versions
        of software that the file states.
        """
        self.directory, self.file = directory, file
        self._passes = tuple(passes)
        self._versions = versions
        self.written: Path | None = None
        """The file, when there is one."""
        self._current = -1
        self._first: ModuleOp | None = None

    def begin(self, module: ModuleOp) -> None:
        self._current = -1
        self._first = module.clone()

    @property
    def current(self) -> str | None:
        """The pass that runs, or ran last."""
        return pass_text(self._passes[self._current]) if self._current >= 0 else None

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        later = range(self._current + 1, len(self._passes))
        self._current = next((at for at in later if self._passes[at] is module_pass), self._current)

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        assert self._first is not None
        at = self._current - (error.passes_since if isinstance(error, SemanticsError) else 0)
        before = self._before(self._first, at)
        if before is None:
            self._write(self._first, self._passes, error)
        else:
            self._write(before, self._passes[at:], error)

    @contextmanager
    def of_code(self, module: ModuleOp) -> Iterator[None]:
        """Write a reproducer if what is done with the module that the last pass left fails."""
        try:
            yield
        except Exception as error:
            self._write(module, (), error, FailureKind.COMPILER_ERROR)
            raise

    def _before(self, first: ModuleOp, at: int) -> ModuleOp | None:
        """The module before a pass, made once more from the first: that costs nothing as long as no pass fails."""
        module = first.clone()
        try:
            PassManager(self._passes[:at]).run(make_context(allow_unregistered=True), module)
        except Exception:  # a pass that does not do the same again: the whole pipeline reproduces it, if anything does
            return None
        return module

    def _write(
        self, module: ModuleOp, passes: Sequence[ModulePass], error: Exception, kind: FailureKind | None = None
    ) -> None:
        inputs, seed = (error.inputs, error.seed) if isinstance(error, SemanticsError) else ((), 0)
        if isinstance(error, SemanticsError) and error.function is not None:
            module = part_of(module, error.function)
        said = Reproduction(",".join(map(_spelled, passes)), kind or FailureKind.of(error), inputs, seed)
        message = error.what if isinstance(error, StepwellError) else f"{type(error).__name__}: {error}"
        text = said.header(message, self._versions()) + print_module(module, locations=True)
        name = f"reproducer-{hashlib.sha256(text.encode()).hexdigest()[:12]}.mlir"
        path = self.file or self.directory / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        except OSError:
            return  # the failure itself matters more than a full disk
        self.written = path
        if isinstance(error, StepwellError):
            error.reproducer = str(path)
        else:
            error.add_note(f"to reproduce: stepwell-opt --run-reproducer {path}")


def _spelled(module_pass: ModulePass) -> str:
    """The pass as a pipeline finds it in another process: by its place if no table knows its name."""
    text, kind = pass_text(module_pass), type(module_pass)
    try:
        known = find_pass(module_pass.name)
    except OptionError:
        known = None
    return text if known is kind else f"{kind.__module__}:{kind.__qualname__}{text.removeprefix(module_pass.name)}"
