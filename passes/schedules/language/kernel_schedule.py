"""A schedule of one kernel, written in Python or read from a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from inspect import Parameter, signature
from typing import Any, NamedTuple, Self, get_args, get_type_hints

from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue

from ....ir.dialects.loop import KernelOp, LoopOp
from ....ir.errors import did_you_mean
from ....ir.expressions import Expression, constant, symbol
from ....ir.interfaces.effects import Memory
from ....ir.source_text import Span
from ....ir.watching import SILENT, Watcher
from ...loop.analysis.index_expressions import Names
from ...loop.scheduling.dependences import itself
from ...loop.scheduling.errors import SchedulingError
from ...loop.scheduling.loop_names import LoopNames
from ...loop.scheduling.primitive import Loops
from ...loop.scheduling.primitives import PRIMITIVES
from .parser import PrimitiveStatement

__all__ = ["Schedule", "statement"]

_NEW_NAME = re.compile(r"[A-Za-z_][\w$.]*")
_PRINTERS_NAME = re.compile(r".*_\d+|\d+")


class Schedule:
    """Applies primitives to the loops of a kernel, which are named by their variables in the kernel's text.

        Schedule(kernel).split("r", by=16, into=("ro", "ri")).vectorize("ri")

    Each primitive of `PRIMITIVES` is a method, which takes the names of loops and values, and options, and gives the
    schedule again; `into` names the loops that it leaves, from the outermost on. It raises SchedulingError with the
    reason where it does not apply; what was applied before stays. `memory` says which arguments share memory, and
    `names` how the loops are called if not as in the text.
    """

    def __init__(self, kernel: KernelOp, memory: Memory = itself, watcher: Watcher = SILENT,
                 names: LoopNames | None = None):
        self.kernel = kernel
        self._memory = memory
        self._watcher = watcher
        self._names = names or LoopNames(kernel)
        self._values = {name: value for value, name in self._names.values.items()}
        self._sizes = Names()

    def __getattr__(self, name: str) -> Callable[..., Self]:
        if name.startswith("_") or name not in PRIMITIVES:
            raise AttributeError(f"no primitive '{name}'; {did_you_mean(name, PRIMITIVES)}")
        return partial(self._call, name)

    def _call(self, name: str, *subjects: str, into: Sequence[str] = (), **options: Any) -> Self:
        taken = _parameters(name)
        _check_count(name, len(subjects))
        arguments = [self._argument(kind, [_expression(each)])
                     for kind, each in zip(taken.kinds(len(subjects)), subjects, strict=True)]
        chosen: dict[str, Any] = {}
        for key, value in options.items():
            _check_option(name, key)
            several = value if isinstance(value, list | tuple) else [value]
            chosen[key] = self._argument(taken.options[key], list(map(_expression, several)))
        self._apply(name, arguments, chosen, [each.lstrip("%") for each in into])
        return self

    def perform(self, written: PrimitiveStatement) -> None:
        """Apply a primitive of a text. Errors show its position there."""
        name = written.name.text
        with _place(written.name.span):
            if name not in PRIMITIVES:
                raise SchedulingError(f"unknown primitive '{name}'", hint=did_you_mean(name, PRIMITIVES))
        taken = _parameters(name)
        with _place(written.span):
            _check_count(name, len(written.subjects))
        arguments: list[Any] = []
        for kind, value in zip(taken.kinds(len(written.subjects)), written.subjects, strict=True):
            with _place(value.span):
                arguments.append(self._argument(kind, [value.expression]))
        options: dict[str, Any] = {}
        for word, values in written.options.items():
            with _place(word.span):
                _check_option(name, word.text)
            with _place(Span(word.span.source, values[0].span.start, values[-1].span.end)):
                options[word.text] = self._argument(taken.options[word.text], [each.expression for each in values])
        for word in written.names:
            with _place(word.span):
                self._check_name(word.text[1:])
        with _place(written.span):
            self._apply(name, arguments, options, [word.text[1:] for word in written.names])

    def _apply(self, name: str, subjects: list[Any], options: dict[str, Any], into: Sequence[str]) -> None:
        for each in into:
            self._check_name(each)
        missing = [option for option in _parameters(name).required if option not in options]
        if missing:
            raise SchedulingError(f"'{name}' needs '{missing[0]}'")
        about = subjects[0] if isinstance(subjects[0], LoopOp) else subjects[0].owner
        if not self._watcher.allows(about, rewrite=name):
            return
        context = {"memory": self._memory, "names": self._sizes}
        known = {key: context[key] for key in _parameters(name).context}
        text = statement(name, subjects, options, self._names) if self._watcher.listens else ""
        loops: Loops = PRIMITIVES[name](*subjects, **options, **known, watcher=self._watcher)
        self._names.follow(subjects, loops, into[:len(loops)])
        self._watcher.done(loops[0] if loops else self.kernel, text, rewrite="schedule")
        if len(into) > len(loops):
            raise SchedulingError(f"'{name}' leaves {len(loops)} loops here, not {len(into)}")

    def follow(self) -> None:
        """Update the names after the kernel was changed other than by this schedule."""
        self._names.follow()

    def _argument(self, kind: Any, values: list[Expression]) -> Any:
        """The argument of a primitive for a written value."""
        if LoopOp in (kind, *get_args(kind)) or SSAValue in (kind, *get_args(kind)):
            name = values[0].as_symbol
            if name is None or len(values) > 1:
                raise SchedulingError("expected the name of a loop or value, such as %i")
            return self._loop(name[1:]) if LoopOp in (kind, *get_args(kind)) else self._value(name[1:])
        if int in (kind, *get_args(kind)) and Expression not in get_args(kind):
            numbers = [value.as_int for value in values]
            if None in numbers or (len(numbers) > 1 and kind != Sequence[int]):
                raise SchedulingError("a number is wanted here" if kind != Sequence[int] else "numbers are wanted here")
            return numbers if kind == Sequence[int] else numbers[0]
        if len(values) > 1:
            raise SchedulingError("expected one number or expression")
        return values[0].substitute({name: self._sizes.of(self._size(name[1:])) for name in values[0].symbols()})

    def _loop(self, name: str) -> LoopOp:
        loops = self._names.loops
        if name not in loops:
            there = ", ".join(f"%{each}" for each in loops) or "none"
            raise SchedulingError(f"no loop of @{self.kernel.sym_name.data} has the variable %{name}",
                                  hint=f"its loops now: {there}")
        return loops[name]

    def _value(self, name: str) -> SSAValue:
        if name in self._names.loops:
            return self._names.loops[name].induction_variable
        if name not in self._values:
            raise SchedulingError(f"@{self.kernel.sym_name.data} has no value %{name}",
                                  hint=did_you_mean(name, self._values))
        return self._values[name]

    def _size(self, name: str) -> SSAValue:
        value = self._value(name)
        if value not in self.kernel.body.block.args or value.type != IndexType():
            raise SchedulingError(f"%{name} is not a size: sizes are arguments of the kernel of type index")
        return value

    def _check_name(self, name: str) -> None:
        if not _NEW_NAME.fullmatch(name) or _PRINTERS_NAME.fullmatch(name):
            raise SchedulingError(f"%{name} cannot name a loop: a name is a word that does not end in _1, _2, ...")
        if name in self._names.loops:
            raise SchedulingError(f"@{self.kernel.sym_name.data} has a loop %{name} already")


def statement(name: str, subjects: Sequence[Any], options: Mapping[str, Any], names: LoopNames,
              into: Sequence[str] = ()) -> str:
    """A primitive as text: `split %r by 16 as %ro, %ri`. Raises SchedulingError for a value without a name."""

    def spelled(value: Any) -> str:
        if isinstance(value, list | tuple):
            return ", ".join(map(spelled, value))
        if isinstance(value, Expression):
            values = options["names"].values
            return value.format(lambda symbol: f"%{names.values[values[symbol]]}")
        if isinstance(value, SSAValue) and value not in names.values:
            raise SchedulingError("a schedule can only name values that the kernel had before the first step")
        return f"%{names.names[value]}" if isinstance(value, LoopOp) else \
            f"%{names.values[value]}" if isinstance(value, SSAValue) else str(value)

    words = [name, spelled(subjects)]
    for keyword, value in options.items():
        if keyword in _parameters(name).options and value is not None:
            words += [keyword, spelled(value)]
    return " ".join([*words, *(["as", ", ".join(f"%{each}" for each in into)] if into else [])])


class _Parameters(NamedTuple):
    """The parameters of a primitive."""

    subjects: list[Any]
    variadic: bool
    """Whether there may be more of the last subject."""
    options: dict[str, Any]
    required: list[str]
    context: list[str]
    """What is known of the kernel and not written."""

    def kinds(self, count: int) -> list[Any]:
        """The kinds of a number of subjects."""
        return [*self.subjects, *self.subjects[-1:] * (count - len(self.subjects))]


@cache
def _parameters(name: str) -> _Parameters:
    function = PRIMITIVES[name]
    hints = get_type_hints(function)
    each = signature(function).parameters.values()
    options = [parameter for parameter in each if parameter.kind == Parameter.KEYWORD_ONLY]
    context = [parameter.name for parameter in options if parameter.name in ("memory", "names")]
    written = [parameter for parameter in options if parameter.name not in context]
    return _Parameters([hints[p.name] for p in each if p.kind != Parameter.KEYWORD_ONLY],
                       any(p.kind == Parameter.VAR_POSITIONAL for p in each), {p.name: hints[p.name] for p in written},
                       [p.name for p in written if p.default is Parameter.empty], context)


def _check_count(name: str, count: int) -> None:
    wanted = len(_parameters(name).subjects)
    if count != wanted and not (_parameters(name).variadic and count > wanted):
        raise SchedulingError(f"'{name}' takes {wanted} {'loop' if wanted == 1 else 'loops'}, not {count}")


def _check_option(name: str, option: str) -> None:
    if option not in (known := _parameters(name).options):
        raise SchedulingError(f"'{name}' has no option '{option}'", hint=did_you_mean(option, known) if known else None)


def _expression(value: str | int | Expression) -> Expression:
    """A Python value as text."""
    if isinstance(value, str):
        return symbol(value if value.startswith("%") else f"%{value}")
    return constant(value) if isinstance(value, int) else value


@contextmanager
def _place(span: Span) -> Iterator[None]:
    """Attach a position in the text to errors that have none."""
    try:
        yield
    except SchedulingError as error:
        if error.where is None:
            error.where, error.source = span.position, span.show()
        raise
