"""The command of the C++ compiler: found once, run in a child process."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ....ir.errors import ToolchainError
from ..cache import NO_SPACE

COMPILERS = ("g++", "clang++", "c++")

HOW_TO_INSTALL = """install one:
  Debian, Ubuntu:  sudo apt-get install g++
  Fedora, RHEL:    sudo dnf install gcc-c++
  conda:           conda install -c conda-forge gxx
or name one in the environment:  CXX=/path/to/g++"""

ERROR_LINES = 12
SPACE_OF_A_BUILD = 1 << 20
"""Bytes of disk space that compiling any program needs; objects of large kernels have some 100 KiB."""


@dataclass(frozen=True)
class CompilerDriver:
    """A C++ compiler: the command that starts it, whose first word is an absolute path."""

    command: tuple[str, ...]

    def run(self, *arguments: str | Path, directory: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run the compiler to its end, with English messages, and return its output. Its temporary files are in
        `directory` too. Raises OSError if the disk is full.
        """
        outcome = subprocess.run(
            [*self.command, *map(str, arguments)],
            cwd=directory,
            env={**os.environ, "LC_ALL": "C", **({} if directory is None else {"TMPDIR": str(directory)})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if outcome.returncode != 0 and (number := _lack_of_space(outcome.stderr, directory)) is not None:
            raise OSError(number, os.strerror(number), str(directory))
        return outcome

    def identity(self) -> str:
        """A text that changes with the compiler: path, size and modification time of each file of the command.

        For a compiler behind a wrapper such as ccache, the command contains both, so all files are included.
        """
        files = (shutil.which(word) for word in self.command if not word.startswith("-"))
        return "\n".join([shlex.join(self.command), *(_file_identity(Path(file)) for file in files if file)])

    def __str__(self) -> str:
        return shlex.join(self.command)


def find_compiler(environment: Mapping[str, str]) -> CompilerDriver:
    """The compiler named by CXX, or else the first of g++, clang++ and c++ in PATH."""
    search_path = environment.get("PATH", os.defpath)
    if named := shlex.split(environment.get("CXX", "")):
        program = shutil.which(named[0], path=search_path)
        if program is None:
            raise ToolchainError(
                f"CXX names '{named[0]}', which is no program",
                hint=f"unset CXX to use one of {', '.join(COMPILERS)}, or {HOW_TO_INSTALL}",
            )
        return CompilerDriver((os.path.abspath(program), *named[1:]))
    for name in COMPILERS:
        if (program := shutil.which(name, path=search_path)) is not None:
            return CompilerDriver((os.path.abspath(program),))
    raise ToolchainError(
        "no C++ compiler found, and kernels need one",
        hint=f"looked for {', '.join(COMPILERS)} in PATH={search_path}\n{HOW_TO_INSTALL}",
    )


def first_errors(output: str) -> str:
    """The essential part of a compiler's output: a few lines from the first error on."""
    lines = output.strip().splitlines()
    errors = (
        number for number, line in enumerate(lines) if "error:" in line or "undefined reference" in line
    )
    start = next(errors, 0)
    return "\n".join(lines[start : start + ERROR_LINES])


def _lack_of_space(output: str, directory: Path | None) -> int | None:
    """The error code of a full disk, if it may be the cause of a compiler's failure. A linker that writes through a
    memory mapping is killed without a message.
    """
    said = next((number for number in NO_SPACE if os.strerror(number) in output), None)
    full = directory is not None and shutil.disk_usage(directory).free < SPACE_OF_A_BUILD
    return said or (errno.ENOSPC if full else None)


def _file_identity(file: Path) -> str:
    target = file.resolve()
    status = target.stat()
    return f"{target} {status.st_size} {status.st_mtime_ns}"
