"""Compiles the launcher of kernels on the CPU once and binds them with it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

from ....ir.errors import IndexOutOfRange
from ..cache import DiskCache
from ..toolchain import Toolchain
from .library import built_library

SOURCES = Path(__file__).parent
LAUNCHER_SOURCE = SOURCES / "cpu_launcher.c"
HEADER = SOURCES / "python_stable_abi.h"

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
        return cls(built_library(LAUNCHER_SOURCE, (HEADER,), toolchain, cache))

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
