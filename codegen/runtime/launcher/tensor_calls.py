"""Compiles the library that calls host programs on torch's tensors once, and binds programs with it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ....ir.errors import IndexOutOfRange
from ..cache import DiskCache
from ..toolchain import Toolchain
from .library import built_library

__all__ = ["TensorCalls"]

SOURCES = Path(__file__).parent
HOST_PROGRAMS = SOURCES.parent / "host_program"
HEADERS = (SOURCES / "python_stable_abi.h", SOURCES / "tensor_layouts.h",
           *(HOST_PROGRAMS / name for name in ("host_program.h", "tensor_program.h", "arguments.h", "sizes.h")))
INDEX_OUT_OF_RANGE, DIVISION_BY_ZERO, CHECK_FAILED, OUT_OF_MEMORY = 1, 2, 3, 4


class _Description(ctypes.Structure):
    _fields_ = (
        ("function", ctypes.c_void_p), ("get_data_pointer", ctypes.c_void_p), ("get_strides", ctypes.c_void_p),
        ("argument_count", ctypes.c_int64), ("tensor_count", ctypes.c_int64), ("result_count", ctypes.c_int64),
        ("numbers", ctypes.c_char_p), ("dtypes", ctypes.py_object), ("empty_strided", ctypes.py_object),
        ("view_of", ctypes.py_object), ("with_strides", ctypes.py_object), ("failed", ctypes.py_object),
        ("profiler", ctypes.py_object), ("under_profiler", ctypes.py_object),
    )


class TensorCalls:
    """Creates Python functions for host programs on torch's tensors. Imports torch."""

    def __init__(self, library: Path):
        import torch

        self._bind = ctypes.PyDLL(str(library)).bind_tensor_program
        self._bind.restype = ctypes.py_object
        self._bind.argtypes = [ctypes.POINTER(_Description)]
        libtorch = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))
        self._get_data_pointer = libtorch.aoti_torch_get_data_ptr
        self._get_strides = libtorch.aoti_torch_get_strides

    @classmethod
    def load(cls, toolchain: Toolchain, cache: DiskCache) -> TensorCalls:
        """Load the library, compiling it if it is not in `cache`."""
        return cls(built_library(SOURCES / "tensor_calls.c", HEADERS, toolchain, cache))

    def fit_torch(self) -> bool:
        """Whether the memory layout of tensors in this version of torch is the expected one."""
        import torch

        tensor = torch.empty(3, 5)[1:, 1:]
        handle, place, strides = ctypes.c_void_p(tensor._cdata), ctypes.c_void_p(), ctypes.POINTER(ctypes.c_int64)()
        known = (self._get_data_pointer(ctypes.byref(handle), ctypes.byref(place)),
                 self._get_strides(ctypes.byref(handle), ctypes.byref(strides)))
        return known == (0, 0) and place.value == tensor.data_ptr() and tuple(strides[:2]) == tensor.stride()

    def bind(
        self, address: int, *, numbers: Sequence[bool], dtypes: Sequence[str], results: int,
        with_strides: Callable[..., Any], under_profiler: Callable[..., Any], names: Mapping[str, str],
    ) -> Callable[..., tuple[Any, ...]]:
        """Return a function that runs the host program at `address` and returns its results.

        It takes tensors, and ints where `numbers` says so. `dtypes` are those of the tensors that the program
        allocates. An argument with unexpected strides is passed to `with_strides`, together with the expected ones.
        While torch's profiler is active, `under_profiler` runs instead. The function raises IndexOutOfRange if an
        assertion fails or a kernel finds an index out of range, and RuntimeError for any other failed check; errors
        denote kernels by `names`.
        """
        import torch
        from torch.autograd import profiler

        def failed(status: int, text: str, is_kernel: int) -> NoReturn:
            if not is_kernel:
                raise MemoryError(text) if status == OUT_OF_MEMORY else IndexOutOfRange(text)
            kernel = names.get(text, text)
            if status == INDEX_OUT_OF_RANGE:
                raise IndexOutOfRange(f"index out of range in kernel {kernel}")
            if status == DIVISION_BY_ZERO:  # torch also raises a RuntimeError with this text
                raise RuntimeError(f"ZeroDivisionError: an integer is divided by zero in kernel {kernel}")
            raise RuntimeError(f"kernel {kernel} failed with status {status}")

        guards: Any = torch._C._dynamo.guards  # type: ignore[attr-defined]
        return self._bind(ctypes.byref(_Description(
            function=address, get_data_pointer=_address(self._get_data_pointer),
            get_strides=_address(self._get_strides),
            argument_count=len(numbers), tensor_count=len(dtypes), result_count=results, numbers=bytes(numbers),
            dtypes=tuple(getattr(torch, each) for each in dtypes), empty_strided=guards._empty_strided_cpu,
            view_of=guards._reinterpret_tensor, with_strides=with_strides, failed=failed, profiler=profiler,
            under_profiler=under_profiler)))


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value
