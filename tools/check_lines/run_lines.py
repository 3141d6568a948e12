"""Runs the RUN lines of a lit test in this process: hundreds of them in seconds.

A line that consists of Stepwell's tools, `filecheck`, `not`, pipes and redirections to files runs here; any other
runs in a shell.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

RUN = re.compile(r"RUN:\s*(.*?)\s*$")
OPERATORS = "|<>&;()"


@dataclass
class Result:
    """The output and exit code of a command."""

    code: int
    output: str = ""
    errors: str = ""


@dataclass
class Command:
    """One command of a pipeline with its redirections."""

    words: list[str] = field(default_factory=list)
    negated: bool = False
    merge_errors: bool = False
    output_file: str | None = None
    error_file: str | None = None


def run_lines(text: str) -> Iterator[str]:
    """Yield the RUN lines of a test, with lines that end in a backslash joined to the next."""
    pending = ""
    for line in text.splitlines():
        if match := RUN.search(line):
            pending += match[1]
            if pending.endswith("\\"):
                pending = pending[:-1] + " "
            else:
                yield pending
                pending = ""


def substitute(line: str, source: Path, directory: Path) -> str:
    """Replace `%s`, `%S`, `%t` and `%%` as lit does."""
    values = {"s": str(source), "S": str(source.parent), "t": str(directory / "t"), "%": "%"}
    return re.sub(r"%([sSt%])(?![\w])", lambda match: values[match[1]], line)


def run_line(line: str, *, checked: bool = True) -> Result:
    """Run a line in this process if all of its commands are known, else in a shell.

    If `checked`, `stepwell-opt` also checks that the modules that it reads and produces survive printing and parsing,
    and that no operation loses its source location.
    """
    pipeline = known_pipeline(line)
    return run_in_shell(line) if pipeline is None else run_pipeline(pipeline, checked=checked)


def known_pipeline(line: str) -> list[Command] | None:
    """Return the commands of a line, or None if a shell has to run it."""
    pipeline = parse_pipeline(line)
    known = pipeline is not None and all(command.words and command.words[0] in tools() for command in pipeline)
    return pipeline if known else None


def run_pipeline(pipeline: Sequence[Command], *, checked: bool = True) -> Result:
    """Run known commands, each on the output of the one before."""
    result = Result(0)
    failure = 0
    errors = ""
    for command in pipeline:
        result = run_command(command, result.output, checked=checked)
        failure = failure or result.code
        errors += result.errors
    return Result(failure, result.output, errors)


def parse_pipeline(line: str) -> list[Command] | None:
    """Return the commands of a line, or None if it uses more of the shell than pipes and simple redirections."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=OPERATORS)
    lexer.whitespace_split = True
    lexer.commenters = ""
    words = list(lexer)
    commands = [Command()]
    position = 0
    while position < len(words):
        command = commands[-1]
        match words[position : position + 3]:
            case ["2", ">&", "1"]:
                command.merge_errors = True
                position += 3
            case ["2", ">", file]:
                command.error_file = file
                position += 3
            case [">", file, *_]:
                command.output_file = file
                position += 2
            case ["|", *_]:
                commands.append(Command())
                position += 1
            case ["not", *_] if not command.words:
                command.negated = not command.negated
                position += 1
            case [word, *_] if set(word) <= set(OPERATORS):
                return None
            case [word, *_]:
                command.words.append(word)
                position += 1
    if any(command.merge_errors and command.output_file for command in commands):
        return None  # the targets depend on the order of the redirections
    return commands


def run_command(command: Command, text: str, *, checked: bool = True) -> Result:
    """Call a tool as a function, with its standard streams in memory."""
    name, *arguments = command.words
    if checked and name == "stepwell-opt":
        arguments = ["--verify-roundtrip", "--check-provenance", *arguments]
    output = io.StringIO()
    errors = output if command.merge_errors else io.StringIO()
    stdin, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            try:
                code = tools()[name](arguments) or 0
            except SystemExit as exit:
                code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
            except Exception:  # would end a process with a traceback and code 1
                traceback.print_exc(file=errors)
                code = 1
    finally:
        sys.stdin = stdin
    result = Result(code, output.getvalue(), "" if command.merge_errors else errors.getvalue())
    if command.negated:
        result.code = int(result.code == 0)
    if command.output_file:
        Path(command.output_file).write_text(result.output)
        result.output = ""
    if command.error_file:
        Path(command.error_file).write_text(result.errors)
        result.errors = ""
    return result


def run_in_shell(line: str) -> Result:
    """Run a line in bash with the tools of this environment on the path."""
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    script = f'set -o pipefail; not() {{ ! "$@"; }}; {line}'
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env={**os.environ, "PATH": path}
    )
    return Result(done.returncode, done.stdout, done.stderr)


@cache
def tools() -> dict[str, Callable[[Sequence[str]], int | None]]:
    """Return Stepwell's command-line tools, and filecheck, as functions of their arguments."""
    ours = [each for each in entry_points(group="console_scripts") if each.value.startswith("stepwell.")]
    found = {each.name: _load_when_called(each.load) for each in ours}
    return {**found, "filecheck": run_filecheck}


def _load_when_called(load: Callable[[], Callable]) -> Callable[[Sequence[str]], int | None]:
    return lambda arguments: load()(arguments)


def run_filecheck(arguments: Sequence[str]) -> int | None:
    """Run filecheck; without a final newline it would miss a CHECK-NOT match on the last line."""
    from filecheck.main import main

    text = sys.stdin.read()
    sys.stdin = io.StringIO(text if text.endswith("\n") else text + "\n")
    return main(["filecheck", *arguments])
