"""Edited stages: a directory with files of a dump, from which a compilation continues."""

from __future__ import annotations

import builtins
import dis
import logging
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import CodeType, FunctionType

from xdsl.passes import ModulePass

from ..codegen.runtime.program import HOST_SOURCE, LoadedProgram
from ..ir.errors import OptionError, SourcePosition, StepwellError, ToolchainError, did_you_mean
from ..ir.text import read_text
from ..options import CompileOptions
from ..passes.generic.override import Override

__all__ = ["Overrides"]

log = logging.getLogger(__name__)


class Overrides:
    """The files of a directory that replace stages of a pipeline.

    A file has the name of its stage in the dump of the same compilation: `05_fuse.mlir` is the module after the fifth
    pass, `fuse`, `00_aten.mlir` the module before the first, and the last two are the kernels and the host program. A
    file with only comments, which a dump writes for a pass without changes, replaces nothing.
    """

    def __init__(self, directory: Path | None, passes: Sequence[ModulePass], first: str,
                 kernels_file: str = "kernels.cpp"):
        self._passes = tuple(passes)
        self._names = [f"{first}.mlir", *(f"{each.name}.mlir" for each in passes), kernels_file, HOST_SOURCE]
        self._texts: dict[int, str] = {}
        self._directory = directory
        for path in _files(directory) if directory is not None else ():
            number, text = self._number(path), read_text(path)
            if not text.strip():
                raise OptionError(f"the edited stage {path} is empty",
                                  hint="remove the file to use the stage that the passes produce")
            if path.suffix == ".py":
                _refuse_unknown_names(path, text)
            if any(line.strip() and not line.startswith("//") for line in text.splitlines()):
                log.warning("stage %s of the compilation is taken from %s", path.stem, path)
                self._texts[number] = text

    @classmethod
    def of(cls, options: CompileOptions, passes: Sequence[ModulePass], first: str, kernels_file: str) -> Overrides:
        """The edited stages that the options request."""
        if options.override is None:
            return cls(None, passes, first, kernels_file)
        directory = Path(options.override)
        if options.dump is not None and directory.resolve() == Path(options.dump).resolve():
            raise OptionError("the options 'dump' and 'override' name the same directory",
                              hint="the dump would remove the edited stages: give it a directory of its own")
        overrides = cls(directory, passes, first, kernels_file)
        if options.check_override and overrides.code:
            raise OptionError(f"check_override compares modules, and {overrides.code[0]} is code",
                              hint="compile without check_override, and compare the results of the program")
        return overrides

    @property
    def text(self) -> str:
        """The contents of all files, for the cache key; empty without files."""
        return "".join(f"{number} {len(text)}\n{text}" for number, text in sorted(self._texts.items()))

    @property
    def passes(self) -> tuple[ModulePass, ...]:
        """The passes, with a pass that reads the edited module after each pass that has a file."""
        steps: list[ModulePass] = []
        for number, each in enumerate((None, *self._passes)):
            steps += [each] if each is not None else []
            if number in self._texts and self._directory is not None:
                # An absolute path, so that a reproducer works in any directory.
                steps.append(Override(str((self._directory / self._file(number)).absolute())))
        return tuple(steps)

    @property
    def code(self) -> list[str]:
        """The names of the edited code files, which no pass reads."""
        return [self._file(number) for number in sorted(self._texts) if number > len(self._passes)]

    def emitted(self, name: str, text: str) -> str:
        """The text of the edited file `name`, or else `text`."""
        return self._texts.get(self._names.index(name, len(self._passes) + 1), text)

    @contextmanager
    def naming_edited_files(self) -> Iterator[None]:
        """Errors of compiling and loading code name the places in edited files, not in the copies in the cache."""
        try:
            yield
        except ToolchainError as error:
            where = error.where
            if where is not None and (edited := self._edited(Path(where.file).name)) is not None:
                error.where = replace(where, file=str(edited))
                error.what = error.what.replace("a generated file", "an edited file")
            raise
        except (AttributeError, KeyError, NameError, SyntaxError, TypeError) as error:  # generated code always loads
            if not self.code:
                raise
            raise StepwellError(
                f"the edited {' and '.join(self.code)} cannot be loaded: {type(error).__name__}: {error}",
                where=self._place(error),
                hint="functions keep their names; what the kernels take is what the host program gives") from error

    def name_edited_files(self, program: LoadedProgram) -> None:
        """Let a traceback of edited code in Python name the edited file, not the copy in the cache."""
        for function in (program.forward, *program.python_kernels):
            if isinstance(function, FunctionType) and (
                    edited := self._edited(Path(function.__code__.co_filename).name)) is not None:
                function.__code__ = function.__code__.replace(co_filename=str(edited))

    def _place(self, error: Exception) -> SourcePosition | None:
        """The place in an edited file where its code raises an exception."""
        places = [(each.filename, each.lineno) for each in traceback.extract_tb(error.__traceback__)]
        for name, line in reversed(places):
            if (edited := self._edited(Path(name).name)) is not None:
                return SourcePosition(str(edited), line or 0)
        return None

    def _edited(self, name: str) -> Path | None:
        """The edited file of code whose name in a program is `name`, or None."""
        number = self._names.index(name, len(self._passes) + 1) if name in self._names[len(self._passes) + 1 :] else -1
        return self._directory / self._file(number) if self._directory is not None and number in self._texts else None

    def _file(self, number: int) -> str:
        return f"{number:02}_{self._names[number]}"

    def _number(self, path: Path) -> int:
        """The number of the stage that a file belongs to."""
        names = [self._file(number) for number in range(len(self._names))]
        if path.name in names:
            return names.index(path.name)
        stage = path.name.partition("_")[2]
        same = [name for name in names if name.partition("_")[2] == stage]
        hint = f"there is {' and '.join(same)}" if same else f"the stages are {', '.join(names)}"
        raise OptionError(f"{path} is not a stage of this compilation", hint=hint)


def _refuse_unknown_names(path: Path, text: str) -> None:
    """Raise OptionError for an undefined name in edited Python code, which would otherwise fail only at run time."""
    try:
        codes = [compile(text, str(path), "exec")]
    except SyntaxError as error:
        raise OptionError(f"{path}:{error.lineno}: this is not Python: {error.msg}") from error
    known = {*dir(builtins), "__name__", *codes[0].co_names}
    while codes:
        code = codes.pop()
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        for instruction in dis.get_instructions(code):
            if instruction.opname == "LOAD_GLOBAL" and instruction.argval not in known:
                place = f"{path}:{instruction.positions.lineno if instruction.positions else '?'}"
                raise OptionError(f"{place}: the name '{instruction.argval}' is not defined; "
                                  f"{did_you_mean(instruction.argval, code.co_varnames + code.co_freevars)}")


def _files(directory: Path) -> list[Path]:
    """The files of IR and code in a directory, sorted by name."""
    try:
        files = sorted(path for path in directory.iterdir() if path.is_file())
    except OSError as error:
        raise OptionError(f"cannot read the directory {directory} of edited stages: {error.strerror}") from error
    return [path for path in files if path.suffix in (".mlir", ".cpp", ".py")]
