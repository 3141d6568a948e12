"""Compiles the launcher of GPU kernels once, and binds kernels with it."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ..cache import DiskCache
from ..toolchain.compiler_driver import find_compiler
from .cpu import HEADER, BoundKernel
from .library import built_library

__all__ = ["DRIVER", "BoundKernel", "CudaLauncher"]

SOURCES = Path(__file__).parent
LAUNCHER_SOURCE = SOURCES / "cuda_launcher.c"
DRIVER_HEADER = SOURCES.parent / "host_program" / "cuda_driver.h"
DRIVER = "libcuda.so.1"

# A launch copies its arguments to the stack.
MAX_ARGUMENTS = 1 << 12
_KINDS = {"i64": "l", "i32": "i"}


class CudaLauncher:
    """Creates Python functions for kernels in cubins."""

    def __init__(self, library: Path, driver: str = DRIVER):
        self._driver = driver.encode()
        self._bind = ctypes.PyDLL(str(library)).bind_kernel
        self._bind.restype = ctypes.py_object
        self._bind.argtypes = [
            ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p,
            ctypes.POINTER(ctypes.c_uint64), ctypes.c_uint, ctypes.c_uint, ctypes.py_object, ctypes.py_object,
        ]

    @classmethod
    def load(cls, cache: DiskCache, driver: str = DRIVER, environment: Mapping[str, str] = os.environ) -> CudaLauncher:
        """Load the launcher, compiling it if it is not in `cache`."""
        return cls(built_library(LAUNCHER_SOURCE, (DRIVER_HEADER, HEADER), find_compiler(environment), cache), driver)

    def bind(
        self, cubin: bytes, symbol: str, name: str, device: int, *, parameters: Sequence[str],
        divisibility: Sequence[int], warps: int, shared_bytes: int, address_of: Callable[..., int],
        general: BoundKernel,
    ) -> BoundKernel:
        """Return a function that launches the kernel `symbol` of a cubin on a device.

        It takes a stream, the three sizes of the grid, and the kernel's arguments: for an address an int or an object
        whose address `address_of` returns (`torch.Tensor.data_ptr`), otherwise an int. An empty grid launches
        nothing. If an argument violates the assumed `divisibility`, a power of two, it calls `general` instead.
        It raises RuntimeError for errors of CUDA, with `name` in the message.
        """
        if len(parameters) > MAX_ARGUMENTS:
            raise ValueError(f"kernel {name} takes more than {MAX_ARGUMENTS} arguments")
        kinds = "".join("p" if type.startswith("*") else _KINDS[type] for type in parameters)
        low_bits = (ctypes.c_uint64 * len(parameters))(*(number - 1 for number in divisibility))
        return self._bind(self._driver, device, cubin, symbol.encode(), name.encode(), kinds.encode(), low_bits,
                          32 * warps, shared_bytes, address_of, general)
