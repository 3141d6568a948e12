"""The errors that a user may encounter: each states the problem, its place, and a remedy."""

from __future__ import annotations

import difflib
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, ClassVar, Self

# xDSL is imported only for errors about operations: running a package does not need it.
if TYPE_CHECKING:
    from xdsl.ir import Attribute, Operation

MAX_LINES = 40
MAX_COLUMNS = 200
HELP_COLUMNS = 110
OP_LINES = 6


@dataclass(frozen=True)
class SourcePosition:
    """A position in a user's file: the compiled program, or an IR file."""

    file: str
    line: int
    column: int = 0

    def __str__(self) -> str:
        column = f":{self.column}" if self.column else ""
        return f"{self.file}:{self.line}{column}"


class StepwellError(Exception):
    """The base of all errors that Stepwell reports, printed within one screen.

    what:       one sentence
    op:         the operation at fault, or its text
    where:      the place in the user's source, that of `op` if not given
    hint:       what to do about it
    reproducer: path of a file that replays the error
    source:     the line of the source at fault with a caret below it
    pass_name:  the pass that was running
    """

    kind: ClassVar[str] = "error"

    def __init__(
        self,
        what: str,
        *,
        where: SourcePosition | None = None,
        op: Operation | str | None = None,
        hint: str | None = None,
        reproducer: str | None = None,
        source: str | None = None,
        pass_name: str | None = None,
    ):
        super().__init__(what)
        if op is not None and not isinstance(op, str):
            where = where or position_of(op)
            op = operation_text(op)
        self.what = what
        self.where = where
        self.op = op
        self.hint = hint
        self.reproducer = reproducer
        self.source = source
        self.pass_name = pass_name

    @classmethod
    def at(cls, op: Operation, what: str, *, hint: str | None = None) -> Self:
        """The error `what` about `op`, with the op's location and text."""
        return cls(what, op=op, hint=hint)

    def __str__(self) -> str:
        """The error on one screen, in the form `file:line:column: error: what` that editors recognize."""
        where = f"{self.where}: " if self.where else ""
        lines: list[str] = []
        if self.source:
            lines += self.source.splitlines()
        if self.op and not self.source:
            lines += _labelled("op", self.op)
        if self.pass_name:
            lines += _labelled("pass", self.pass_name)
        if self.hint:
            lines += _labelled("help", _wrap(self.hint))
        if self.reproducer:
            lines += _labelled("reproducer", self.reproducer)
        # The message is never shortened, so that the length of file paths in it does not affect the rest.
        return "\n".join([f"{where}{self.kind}: {self.what}", *_trim(lines, MAX_LINES - 1)])


class IRSyntaxError(StepwellError):
    """A text that is not a module: the position of the syntax error, with the line and a caret."""


class VerificationError(StepwellError):
    """An operation that violates a rule of its dialect, of its level, or of SSA form."""


class OptionError(StepwellError):
    """An option, pass, target or level name that does not exist, or an invalid value."""


class PassError(StepwellError):
    """A pass that cannot process the given module."""


class SemanticsError(StepwellError):
    """A pass that changed the results of a module, with inputs that demonstrate it: their descriptions
    (`ir/semantics/inputs.py`), and the seed of random numbers.
    """

    def __init__(
        self,
        what: str,
        *,
        where: SourcePosition | None = None,
        op: Operation | str | None = None,
        hint: str | None = None,
        pass_name: str | None = None,
        inputs: tuple[str, ...] = (),
        seed: int = 0,
        passes_since: int = 0,
    ):
        super().__init__(what, where=where, op=op, hint=hint, pass_name=pass_name)
        self.inputs = inputs
        self.seed = seed
        self.passes_since = passes_since
        """The number of passes that ran after the faulty one."""
        self.function: str | None = None
        """The function that is wrong, if several were checked."""


class UnsupportedError(StepwellError):
    """A program, dtype or device that Stepwell does not compile."""


class InputError(StepwellError, ValueError):
    """Values that a program does not accept."""


class IndexOutOfRange(IndexError, RuntimeError):
    """An index or a size out of bounds at run time: an IndexError like that of some operators of PyTorch
    (`index_select`), and a RuntimeError like that of others (`gather`, `scatter`, `view`).
    """


class CheckFailed(StepwellError, IndexOutOfRange):
    """A condition that does not hold while a package runs, or an error of an operator that it calls."""


class PackageError(StepwellError):
    """A file that is not a package, is damaged, or does not match this version or this processor."""


class ToolchainError(StepwellError):
    """A compiler that is missing, or that rejected its input."""


def nearest(name: str, choices: Iterable[str], count: int = 3) -> list[str]:
    """The names in `choices` most similar to `name`, best match first."""
    by_key = {choice.lower().replace("_", "-"): choice for choice in sorted(choices)}
    key = name.lower().replace("_", "-")
    close = difflib.get_close_matches(key, by_key, n=count, cutoff=0.6)
    contained = [
        other for other in by_key if other not in close and len(key) > 2 and (key in other or other in key)
    ]
    return [by_key[match] for match in (close + contained)[:count]]


def did_you_mean(name: str, choices: Iterable[str]) -> str:
    """A hint for an unknown name: the most similar names, or all of them if none is similar."""
    choices = list(choices)
    near = nearest(name, choices)
    if not near:
        return f"choose from: {', '.join(choices)}" if choices else "there is none to choose from"
    quoted = [f"'{choice}'" for choice in near]
    return "did you mean " + " or ".join(filter(None, [", ".join(quoted[:-1]), quoted[-1]])) + "?"


def position_of(op: Operation) -> SourcePosition | None:
    """The position in the user's source of `op`, or of the nearest enclosing operation that has one."""
    ancestor: Operation | None = op
    while ancestor is not None:
        if (found := position_in(ancestor.location)) is not None:
            return found
        ancestor = ancestor.parent_op()
    return None


def position_in(location: Attribute) -> SourcePosition | None:
    """The first file position in `location`, looking through names, call sites and fused locations."""
    from xdsl.dialects.builtin import ArrayAttr, CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc

    match location:
        case FileLineColLoc():
            return SourcePosition(location.filename.data, location.line.data, location.column.data)
        case NameLoc():
            return position_in(location.location)
        case CallSiteLoc():
            return position_in(location.callee) or position_in(location.caller)
        case FusedLoc(locations=ArrayAttr(data=parts)):
            return next((found for part in parts if (found := position_in(part)) is not None), None)
        case _:
            return None


def operation_text(op: Operation, lines: int = OP_LINES) -> str:
    """The first lines of `op` in generic form, which works for invalid operations too."""
    from xdsl.printer import Printer

    stream = StringIO()
    Printer(stream=stream, print_generic_format=True).print_op(op)
    return "\n".join(_trim(stream.getvalue().splitlines(), lines))


@contextmanager
def attributing_errors_to(op: Operation) -> Iterator[None]:
    """Attribute unsupported features found in this context to `op`, unless the error names an operation."""
    try:
        yield
    except UnsupportedError as error:
        if error.op is None:
            error.where, error.op = position_of(op), operation_text(op)
        raise


def _labelled(label: str, text: str) -> list[str]:
    first, *rest = text.splitlines() or [""]
    indent = " " * (len(label) + 4)
    return [f"  {label}: {first}", *(indent + line for line in rest)]


def _wrap(text: str) -> str:
    """Wrap lines with long lists; other lines, such as commands, are kept."""
    lines = []
    for line in text.splitlines():
        is_list = len(line) > HELP_COLUMNS and ", " in line
        lines += textwrap.wrap(line, HELP_COLUMNS, break_long_words=False) if is_list else [line]
    return "\n".join(lines)


def _trim(lines: list[str], limit: int) -> list[str]:
    cut = [line if len(line) <= MAX_COLUMNS else line[: MAX_COLUMNS - 4] + " ..." for line in lines]
    return cut if len(cut) <= limit else [*cut[: limit - 1], f"... ({len(cut) - limit + 1} more lines)"]
