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

__all__ = ["LINK_FUNCTIONS", "TensorCalls"]

SOURCES = Path(__file__).parent
HOST_PROGRAMS = SOURCES.parent / "host_program"
HEADERS = tuple(
    folder / name
    for folder, names in (
        (SOURCES, ("python_stable_abi.h", "tensor_layouts.h", "tensor_binding.h", "operator_calls.h")),
        (HOST_PROGRAMS, ("host_program.h", "tensor_program.h", "operators.h", "arguments.h", "sizes.h")))
    for name in names)
LINK_FUNCTIONS = "stepwell_link_functions"
"""What a program that calls operators exports besides itself."""
INDEX_OUT_OF_RANGE, DIVISION_BY_ZERO, CHECK_FAILED, OUT_OF_MEMORY, WRONG_RESULT = 1, 2, 3, 4, 7


class _Description(ctypes.Structure):
    _fields_ = (
        ("function", ctypes.c_void_p), ("link_functions", ctypes.c_void_p),
        ("get_data_pointer", ctypes.c_void_p), ("get_strides", ctypes.c_void_p),
        ("argument_count", ctypes.c_int64), ("tensor_count", ctypes.c_int64), ("result_count", ctypes.c_int64),
        ("numbers", ctypes.c_char_p), ("dtypes", ctypes.py_object), ("empty_strided", ctypes.py_object),
        ("view_of", ctypes.py_object), ("with_strides", ctypes.py_object), ("failed", ctypes.py_object),
        ("call_again", ctypes.py_object), ("count_modes", ctypes.py_object), ("profiler", ctypes.py_object),
        ("in_python", ctypes.py_object),
    )


class TensorCalls:
    """Creates Python functions for host programs on torch's tensors. Imports torch."""

    def __init__(self, library: Path):
        import torch

        own = ctypes.PyDLL(str(library))
        self._bind = own.bind_tensor_program
        self._bind.restype = ctypes.py_object
        self._bind.argtypes = [ctypes.POINTER(_Description)]
        libtorch, of_python = (ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / f"libtorch_{name}.so"))
                               for name in ("cpu", "python"))
        self._get_data_pointer = libtorch.aoti_torch_get_data_ptr
        self._get_strides = libtorch.aoti_torch_get_strides
        link = own.link_libtorch
        link.restype, link.argtypes = ctypes.c_char_p, [ctypes.c_void_p, ctypes.c_void_p]
        self.call_operators = link(libtorch._handle, of_python._handle) is None
        """Whether programs may call operators of torch. Before torch 2.13, libtorch would print their errors."""

    @classmethod
    def load(cls, toolchain: Toolchain, cache: DiskCache) -> TensorCalls:
        """Load the library, compiling it if it is not in `cache`."""
        return cls(built_library(SOURCES / "tensor_calls.c", HEADERS, toolchain.driver, cache))

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
        with_strides: Callable[..., Any], in_python: Callable[..., Any], names: Mapping[str, str],
        operators: Sequence[str] = (), link_functions: int | None = None,
    ) -> Callable[..., tuple[Any, ...]]:
        """Return a function that runs the host program at `address` and returns its results.

        It takes tensors, and ints where `numbers` says so. `dtypes` are those of the tensors that the program
        allocates. An argument with unexpected strides is passed to `with_strides`, together with the expected ones.
        While torch's profiler is active, `in_python` runs instead, and also while a mode of torch intercepts operators,
        if the program calls any: `operators` are these calls in Python, which raise the error of a call that fails, and
        `link_functions` is the address of what finds functions of libtorch for the program: `bind` raises LookupError
        if there is none for an operator. The function raises
        IndexOutOfRange if an assertion fails or a kernel finds an index out of range, and RuntimeError for any other
        failed check; errors denote kernels by `names`.
        """
        import torch
        from torch.autograd import profiler

        def failed(status: int, text: str, is_kernel: int) -> NoReturn:
            if not is_kernel:
                raise (MemoryError if status == OUT_OF_MEMORY else RuntimeError if status == WRONG_RESULT else
                       IndexOutOfRange)(text)
            kernel = names.get(text, text)
            if status == INDEX_OUT_OF_RANGE:
                raise IndexOutOfRange(f"index out of range in kernel {kernel}")
            if status == DIVISION_BY_ZERO:  # torch also raises a RuntimeError with this text
                raise RuntimeError(f"ZeroDivisionError: an integer is divided by zero in kernel {kernel}")
            raise RuntimeError(f"kernel {kernel} failed with status {status}")

        def call_again(number: int, tensors: list[Any], symbols: tuple[int, ...]) -> NoReturn:
            eval(operators[number], {"torch": torch})(tensors, symbols)
            raise RuntimeError(f"an operator failed, and did not when it was called again: {operators[number]}")

        guards: Any = torch._C._dynamo.guards  # type: ignore[attr-defined]
        return self._bind(ctypes.byref(_Description(
            function=address, link_functions=link_functions, get_data_pointer=_address(self._get_data_pointer),
            get_strides=_address(self._get_strides),
            argument_count=len(numbers), tensor_count=len(dtypes), result_count=results, numbers=bytes(numbers),
            dtypes=tuple(getattr(torch, each) for each in dtypes), empty_strided=guards._empty_strided_cpu,
            view_of=guards._reinterpret_tensor, with_strides=with_strides, failed=failed,
            call_again=call_again, count_modes=torch._C._len_torch_dispatch_stack, profiler=profiler,
            in_python=in_python)))


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value
