"""C libraries that use Python's stable ABI, compiled once per compiler."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....ir.errors import ToolchainError
from ..cache import DiskCache, content_key
from ..toolchain.compiler_driver import CompilerDriver, first_errors

__all__ = ["built_library"]

LIBRARY = "launcher.so"
FLAGS = ("-x", "c", "-std=gnu11", "-O2", "-fPIC", "-shared", "-fvisibility=hidden")


def built_library(source: Path, headers: Sequence[Path], compiler: CompilerDriver, cache: DiskCache) -> Path:
    """The shared object for a C file, compiled if it is not in `cache`; raises ToolchainError. Any C compiler suffices,
    and its instruction set is not tested, because it does not compile kernels.
    """
    texts = {file.name: file.read_text() for file in (source, *headers)}
    key = content_key(compiler=compiler.identity(), flags=" ".join(FLAGS), **texts)

    def build(directory: Path) -> None:
        done = compiler.run(*FLAGS, source, "-o", directory / LIBRARY, "-ldl", directory=directory)
        if done.returncode != 0:
            raise ToolchainError(
                f"the C++ compiler {compiler} cannot compile {source}",
                source=first_errors(done.stderr),
                hint="it must be able to compile C as well, as every GCC or Clang of a distribution is",
            )

    return cache.get_or_build(key, build).file(LIBRARY)
