"""Splits an output into units that are checked separately: functions and kernels, as IR, C++ or Python."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

__all__ = ["Unit", "units"]

STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
WRAPPER = re.compile(r'\s*("?builtin\.module"?\b.*\{|\}\)?( : \(\) -> \(\))?)\s*')
SYMBOL = re.compile(r'\s*\w+\.[\w.]+(?: \w+)* @([\w$.-]+)|\s*"[\w.]+"\(.*?\bsym_name = "([\w$.-]+)"')
KERNEL = re.compile(r'extern "C" i64 (\w+)\(void\*')
PROGRAM = re.compile(r'"""The host program of @([\w$.-]+):')


@dataclass(frozen=True)
class Unit:
    """Lines of an output that belong together; the first defines the symbol `name`, which is empty if there is none."""

    name: str
    language: str
    """`mlir`, `cpp` or `python`."""
    lines: tuple[str, ...]


def units(output: str) -> list[Unit]:
    """Return the functions and kernels of an output, and the text between them; for C++ and Python only the former."""
    lines = output.splitlines()
    if any(KERNEL.match(line) for line in lines):
        return list(_blocks(lines, KERNEL, "}", "cpp"))
    if any(PROGRAM.match(line) for line in lines):
        return list(_blocks(lines, PROGRAM, "    return forward", "python"))
    return list(_operations(lines))


def _blocks(lines: Sequence[str], first: re.Pattern[str], last: str, language: str) -> Iterator[Unit]:
    begin, name = None, ""
    for number, line in enumerate(lines):
        if begin is None and (match := first.match(line)) is not None:
            begin, name = number, match[1]
        elif begin is not None and line == last:
            yield Unit(name, language, tuple(lines[begin : number + 1]))
            begin = None


def _operations(lines: Sequence[str]) -> Iterator[Unit]:
    """Yield the top-level operations of a module with their contents; consecutive ones without symbols form one unit.
    """
    depth = 0
    name = ""
    current: list[str] = []
    for line in lines:
        if depth == 0 and WRAPPER.fullmatch(line):
            continue
        symbol = SYMBOL.match(line) if depth == 0 else None
        if symbol is not None and current:
            yield _dedented(name, current)
            current = []
        if symbol is not None:
            name = symbol[1] or symbol[2]
        if current or line.strip():
            current.append(line)
        bare = STRING.sub("", line)
        depth += bare.count("{") - bare.count("}")
        if depth == 0 and name and current:
            yield _dedented(name, current)
            name, current = "", []
    while current and not current[-1].strip():
        current.pop()
    if current:
        yield _dedented(name, current)


def _dedented(name: str, lines: Sequence[str]) -> Unit:
    """Return operations without their indentation in the module."""
    indentation = lines[0][: len(lines[0]) - len(lines[0].lstrip())]
    return Unit(name, "mlir", tuple(line.removeprefix(indentation) for line in lines))
