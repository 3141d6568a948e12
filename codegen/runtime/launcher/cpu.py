"""Compiles the launcher of CPU kernels once, and binds kernels with it."""

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
MAX_ARGUMENTS = 1 << 14

BoundKernel = Callable[..., None]


class Launcher:
    """Creates Python functions for compiled kernels."""

    def __init__(self, library: Path):
        self._bind = ctypes.PyDLL(str(library)).bind_kernel
        self._bind.restype = ctypes.py_object
        self._bind.argtypes = [
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_ssize_t,
            ctypes.c_ssize_t,
            ctypes.py_object,
            ctypes.py_object,
        ]

    @classmethod
    def load(cls, toolchain: Toolchain, cache: DiskCache) -> Launcher:
        """Load the launcher, compiling it if it is not in `cache`."""
        return cls(built_library(LAUNCHER_SOURCE, (HEADER,), toolchain.driver, cache))

    def bind(
        self,
        address: int,
        name: str,
        buffer_count: int,
        symbol_count: int = 0,
        *,
        address_of: Callable[..., int],
    ) -> BoundKernel:
        """Return a function that launches the kernel at `address`.

        It takes `buffer_count` buffers, each an address (an int) or an object whose address `address_of` returns
        (`torch.Tensor.data_ptr`), followed by `symbol_count` ints. It raises IndexOutOfRange if the kernel finds an
        index out of range, and RuntimeError for any other failed check; messages contain `name`.

        The call releases Python's lock, as torch's operators do. This costs 30 ns, plus the wait for a busy thread
        afterwards.
        """
        if buffer_count + symbol_count > MAX_ARGUMENTS:
            raise ValueError(f"kernel {name} takes more than {MAX_ARGUMENTS} arguments")
        return self._bind(address, name.encode(), buffer_count, symbol_count, address_of, IndexOutOfRange)
