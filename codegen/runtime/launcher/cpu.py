"""Compiles the launcher of kernels on the CPU once and binds them with it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

from ....ir.errors import IndexOutOfRange, ToolchainError
from ..cache import DiskCache, content_key
from ..toolchain import Toolchain
from ..toolchain.compiler_driver import first_errors

SOURCES = Path(__file__).parent
LAUNCHER_SOURCE = SOURCES / "cpu_launcher.c"
HEADER = SOURCES / "python_stable_abi.h"
LIBRARY = "launcher.so"
FLAGS = ("-x", "c", "-std=c11", "-O2", "-fPIC", "-shared", "-fvisibility=hidden")

# A launch copies its arguments to the stack.
MOST_ARGUMENTS = 1 << 14

BoundKernel = Callable[..., None]


class Launcher:
    """Makes Python functions of compiled kernels."""

    def __init__(self, library: Path):
        self._bind = ctypes.PyDLL(str(library)).bind_kernel
        self._bind.restype = ctypes.py_object
        self._bind.argtypes = [
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_ssize_t,
            ctypes.c_ssize_t,
            ctypes.c_bool,
            ctypes.py_object,
            ctypes.py_object,
        ]

    @classmethod
    def load(cls, toolchain: Toolchain, cache: DiskCache) -> Launcher:
        """The launcher, compiled where `cache` does not have it."""
        key = content_key(
            launcher=LAUNCHER_SOURCE.read_text(),
            header=HEADER.read_text(),
            toolchain=toolchain.identity,
            flags=" ".join(FLAGS),
        )
        return cls(cache.get_or_build(key, lambda directory: _compile(toolchain, directory)).file(LIBRARY))

    def bind(
        self,
        address: int,
        name: str,
        buffer_count: int,
        symbol_count: int = 0,
        *,
        address_of: Callable[..., int],
        releases_gil: bool = True,
    ) -> BoundKernel:
        """A function that launches the kernel at `address`.

        It takes `buffer_count` buffers, each the address of one (an int) or an object that `address_of` gives
        the address of (`torch.Tensor.data_ptr`), then `symbol_count` ints. It raises IndexOutOfRange where the
        kernel finds an index out of range, and RuntimeError for any other failed check; `name` is for these.

        Other Python threads run during the call, as they do during an operation of torch. That costs 30 ns,
        and waiting for a busy thread afterwards; a kernel that is sooner over need not release the lock.
        """
        if buffer_count + symbol_count > MOST_ARGUMENTS:
            raise ValueError(f"kernel {name} takes more than {MOST_ARGUMENTS} arguments")
        return self._bind(address, name.encode(), buffer_count, symbol_count, releases_gil, address_of,
                          IndexOutOfRange)


def _compile(toolchain: Toolchain, directory: Path) -> None:
    done = toolchain.driver.run(*FLAGS, LAUNCHER_SOURCE, "-o", directory / LIBRARY, directory=directory)
    if done.returncode != 0:
        raise ToolchainError(
            f"the C++ compiler {toolchain.driver} cannot compile {LAUNCHER_SOURCE}",
            source=first_errors(done.stderr),
            hint="it must be able to compile C as well, as every GCC or Clang of a distribution is",
        )
