"""Compilation of generated C++ files to a shared object, and loading it."""

from __future__ import annotations

import ctypes
import os
import re
import shlex
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ....ir.errors import SourcePosition, ToolchainError
from .compiler_driver import CompilerDriver, first_errors
from .toolchain import Toolchain

# Starting a compiler and a second link step take as long as compiling this much text (30 ms, g++ 12 -O3).
SOURCE_BYTES_PER_UNIT = 10_000


def compile_shared_object(
    sources: Mapping[str, str],
    output: Path,
    toolchain: Toolchain,
    *,
    optimization: int = 3,
    jobs: int | None = None,
    objects: Sequence[str] = (),
) -> None:
    """Compile C++ texts, given by file name, into the shared object `output`; the files are kept beside it.
    Precompiled `objects` beside it are linked too.

    Files whose names end with `.h` are headers. The others are distributed over as many units as pay off, compiled at
    most `jobs` at a time, by default one for each available processor. Several files may share a unit, so definitions
    with internal linkage that two files need belong in a header with `#pragma once`.
    """
    directory = output.parent
    for name, text in sources.items():
        (directory / name).write_text(text, encoding="utf-8")
    sizes = {name: len(text) for name, text in sources.items() if not name.endswith(".h")}
    jobs = jobs or len(os.sched_getaffinity(0))
    units = _units(sizes, min(jobs, max(1, sum(sizes.values()) // SOURCE_BYTES_PER_UNIT)))
    files = [_unit_file(directory, number, names) for number, names in enumerate(units)]
    compile_flags = toolchain.compile_flags(optimization=optimization)
    link_flags = toolchain.link_flags()
    if len(files) <= 1:
        _run(toolchain.driver, directory, *compile_flags, *files, *objects, "-o", output.name, *link_flags)
        return
    compiled = [f"{Path(file).stem}.o" for file in files]
    with ThreadPoolExecutor(len(files)) as pool:
        runs = [
            pool.submit(_run, toolchain.driver, directory, *compile_flags, "-c", file, "-o", result)
            for file, result in zip(files, compiled, strict=True)
        ]
        for run in runs:
            run.result()
    _run(toolchain.driver, directory, *compiled, *objects, "-o", output.name, *link_flags)
    for name in compiled:
        (directory / name).unlink()


class SharedObject:
    """A loaded shared object; it stays loaded until the process exits, so its addresses remain valid."""

    def __init__(self, path: Path):
        self.path = path
        self._library = ctypes.CDLL(str(path))

    def address(self, name: str) -> int:
        """The address of the function `name`."""
        address = ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value
        assert address is not None
        return address


def _units(sizes: Mapping[str, int], count: int) -> list[list[str]]:
    """Distribute files over `count` units of about equal size: the largest first, each to the smallest unit."""
    units: list[list[str]] = [[] for _ in range(count)]
    totals = [0] * count
    for name in sorted(sizes, key=lambda name: (-sizes[name], name)):
        smallest = totals.index(min(totals))
        units[smallest].append(name)
        totals[smallest] += sizes[name]
    return [sorted(unit) for unit in units if unit]


def _unit_file(directory: Path, number: int, names: Sequence[str]) -> str:
    """The file to compile for a unit: its only file, or one that includes all."""
    if len(names) == 1:
        return names[0]
    unit = f"unit_{number}.cpp"
    (directory / unit).write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
    return unit


def compile_c_object(name: str, text: str, directory: Path, toolchain: Toolchain, headers: Sequence[Path]) -> str:
    """Compile the C11 text `name` with headers from directories; returns the name of the object beside it."""
    (directory / name).write_text(text, encoding="utf-8")
    output = f"{Path(name).stem}.o"
    _run(toolchain.driver, directory, "-x", "c", "-std=gnu11", "-O2", "-fPIC", "-fvisibility=hidden", "-fwrapv",
         *(f"-I{folder}" for folder in headers), "-c", name, "-o", output)
    return output


def _run(driver: CompilerDriver, directory: Path, *arguments: str) -> None:
    done = driver.run(*arguments, directory=directory)
    if done.returncode == 0:
        return
    errors = first_errors(done.stderr)
    where = re.match(r"([^\s:]+):(\d+):(\d+): ", errors)
    replay = directory / "compile.sh"
    command = shlex.join([*driver.command, *arguments])
    replay.write_text(f"cd {shlex.quote(str(directory))} && {command}\n", encoding="utf-8")
    raise ToolchainError(
        f"the C++ compiler {driver} failed on a generated file",
        where=SourcePosition(str(directory / where[1]), int(where[2]), int(where[3])) if where else None,
        source=errors or f"exit status {done.returncode} and no message",
        hint=f"the files are kept; to see it again: sh {replay}",
    )
