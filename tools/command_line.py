"""The common parts of all command lines: errors and interrupts print one line, and shells complete arguments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import ClassVar, NoReturn, ParamSpec

from ..ir.errors import did_you_mean, nearest

__all__ = ["Parser", "complete", "interruptible"]

INTERRUPTED = 130
"""The exit code of shells for a program that was interrupted."""

Arguments = ParamSpec("Arguments")


def interruptible(main: Callable[Arguments, int]) -> Callable[Arguments, int]:
    """Wrap the main function of a tool so that an interrupt prints one line instead of a traceback."""

    @wraps(main)
    def run(*args: Arguments.args, **options: Arguments.kwargs) -> int:
        try:
            return main(*args, **options)
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
            return INTERRUPTED

    return run


def complete(action: argparse.Action, names: Callable[[], Iterable[str]], *, listed: bool = False) -> None:
    """Let the shell complete the value of a flag to one of `names`, or to a comma-separated list of them."""

    def completer(prefix: str, **_: object) -> Iterator[str]:
        before = prefix[:prefix.rfind(",") + 1] if listed else ""
        return (before + name for name in names())

    action.completer = completer  # type: ignore[attr-defined]  # where argcomplete looks for it


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong argument in one line without the usage, and that supports shell completion
    (`register-python-argcomplete stepwell-opt` prints the shell setup).
    """

    def parse_args(self, *arguments, **options):  # type: ignore[override]
        if "_ARGCOMPLETE" in os.environ:  # the shell requests completions
            from argcomplete import autocomplete

            autocomplete(self)
        return super().parse_args(*arguments, **options)

    unsupported: ClassVar[Mapping[str, str]] = {}
    """Known flags of similar tools that this one lacks, with what to use instead."""

    def further_flags(self) -> Iterable[str]:
        """Return flags that are rewritten before the arguments are parsed."""
        return ()

    def error(self, message: str) -> NoReturn:
        kind, _, rest = message.partition(": ")
        if kind == "unrecognized arguments":
            unknown = rest.split()[0].partition("=")[0]
            flags = [*(flag for action in self._actions for flag in action.option_strings), *self.further_flags()]
            message = f"unknown argument '{unknown}'"
            if unknown in self.unsupported:
                message = f"'{unknown}' is not supported: {self.unsupported[unknown]}"
            elif near := nearest(unknown, [flag for flag in flags if flag.startswith("--")]):
                message += f"; {did_you_mean(unknown, near)}"
        self.exit(2, f"error: {message}\n  `{self.prog} --help` lists the arguments\n")
