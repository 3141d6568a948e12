"""The shared object of an entry, loaded from the memory of its package."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from ....ir.errors import CheckFailed, IndexOutOfRange, InputError, PackageError, StepwellError
from .dlpack import BorrowedTensor, OwnedTensor, current_stream

__all__ = ["DeviceConstants", "LoadedEntry"]

GET_ENTRY = "stepwell_entry_3"
MESSAGE_BYTES = 512
_Message = ctypes.c_char * MESSAGE_BYTES
_WRONG_INPUT, _INDEX_OUT_OF_RANGE, _DIVISION_BY_ZERO, _CHECK_FAILED, _OUT_OF_MEMORY = 5, 1, 2, 3, 4


class _Allocator(ctypes.Structure):
    _fields_ = (("allocate", ctypes.c_void_p), ("release", ctypes.c_void_p), ("context", ctypes.c_void_p))


class _Runner(ctypes.Structure):
    _fields_ = (("constants", ctypes.c_void_p), ("allocator", _Allocator), ("threads", ctypes.c_int),
                ("kept", ctypes.c_void_p), ("seed", ctypes.c_uint64), ("device", ctypes.c_int),
                ("on_device", ctypes.c_void_p))


class DeviceConstants(ctypes.Structure):
    """The constants in the memory of a GPU, which the entries of a loaded package share."""

    _fields_ = (("memory", ctypes.c_void_p), ("users", ctypes.c_int))


class _Signature(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("inputs", ctypes.c_size_t), ("outputs", ctypes.c_size_t),
                ("input_table", ctypes.c_void_p), ("output_table", ctypes.c_void_p))


class _Entry(ctypes.Structure):
    _fields_ = (("signature", _Signature), ("constant_bytes", ctypes.c_uint64), ("updates_constants", ctypes.c_int),
                ("missing_feature", ctypes.CFUNCTYPE(ctypes.c_char_p, ctypes.c_int)),
                ("run", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t,
                                         ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_char_p,
                                         ctypes.c_size_t)),
                ("end", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
                ("link", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)),
                ("begin", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)))


class LoadedEntry:
    """An entry whose code is loaded until the process exits, because results may outlive their package."""

    def __init__(self, name: str, code: memoryview, package: str):
        """Load the shared object `code`; raises PackageError if it is invalid or of another version."""
        self.name = name
        file = os.memfd_create(name, os.MFD_CLOEXEC)
        try:
            os.truncate(file, len(code))
            with open(file, "wb", closefd=False) as copy:
                copy.write(code)
            library = ctypes.CDLL(_path_of(file))
            get = getattr(library, GET_ENTRY)
        except (OSError, AttributeError) as error:
            raise PackageError(f"{package} has code for '{name}' that cannot be loaded: {error}") from error
        finally:
            os.close(file)
        get.restype = ctypes.POINTER(_Entry)
        self._entry: _Entry = get().contents
        self._run = self._entry.run
        self._runner: _Runner | None = None
        self.input_count, self.output_count = self._entry.signature.inputs, self._entry.signature.outputs

    @property
    def is_on_gpu(self) -> bool:
        """Whether the code runs on a GPU."""
        return bool(self._entry.begin)

    def missing_feature(self, device: int) -> str | None:
        """A feature that this processor, or the GPU of this number, lacks, or None."""
        name = self._entry.missing_feature(device)
        return None if name is None else name.decode()

    def fits(self, name: str, constant_bytes: int, inputs: int, outputs: int) -> bool:
        """Whether the code matches the manifest."""
        found = self._entry
        return (found.signature.name, found.constant_bytes, self.input_count, self.output_count) == (
            name.encode(), constant_bytes, inputs, outputs)

    def link(self, libtorch: Path, package: str) -> None:
        """Link the entry with the operators of a libtorch; raises PackageError if one of them does not exist there."""
        message = _Message()
        if not self._entry.link:
            raise PackageError(f"{package} is damaged: the code of '{self.name}' is not what its manifest describes")
        if self._entry.link(ctypes.CDLL(str(libtorch))._handle, message, MESSAGE_BYTES) != 0:
            raise PackageError(f"{package} cannot be run: {message.value.decode(errors='replace')}")

    def begin(self, constants: int, threads: int, seed: int, order: threading.Lock, device: int,
              on_device: DeviceConstants) -> None:
        """Let the entry run on constants at an address, with at most so many threads (0 for any number). Its random
        numbers follow from `seed`. Runs that update constants are in `order`. Code for a GPU runs on the one of the
        number `device`; raises StepwellError for errors of CUDA."""
        self._on_device = on_device  # the runner has its address
        self._device = device if self._entry.begin else None
        self._runner = _Runner(constants, _Allocator(), threads, None, seed, device, ctypes.addressof(on_device))
        self._place = ctypes.byref(self._runner)
        if self._entry.begin:
            message = _Message()
            status = self._entry.begin(self._place, message, MESSAGE_BYTES)
            if status != 0:
                _fail(status, message.value.decode(errors="replace"))
        self._order: AbstractContextManager[object] = order if self._entry.updates_constants else nullcontext()
        self._inputs = ctypes.c_void_p * max(self.input_count, 1)
        self._outputs = ctypes.c_void_p * max(self.output_count, 1)

    def run(self, inputs: Sequence[BorrowedTensor]) -> list[OwnedTensor]:
        """Run on these inputs and return the results; raises InputError for invalid inputs."""
        given = self._inputs(*[each.address for each in inputs])
        outputs, message = self._outputs(), _Message()
        with self._order:
            status = self._run(self._place, given, len(inputs), outputs, self.output_count,
                               current_stream(self._device), message, MESSAGE_BYTES)
        if status != 0:
            _fail(status, message.value.decode(errors="replace"))
        return [OwnedTensor(address) for address in outputs[:self.output_count]]

    def end(self) -> None:
        """Free memory shared by runs; none may be active."""
        if self._runner is not None:
            self._entry.end(self._place)


def _path_of(file: int) -> str:
    """A unique path of an open file. The dynamic linker considers a file with a known path already loaded, and
    descriptors are reused; so a random number is encoded in slashes and dots.
    """
    number = int.from_bytes(os.urandom(8))
    return "/proc/self/fd/" + "".join("./" if number >> bit & 1 else "/" for bit in range(64)) + str(file)


def _fail(status: int, text: str) -> None:
    if status == _WRONG_INPUT:
        raise InputError(text)
    if status == _OUT_OF_MEMORY:
        raise MemoryError(text)
    if status == _INDEX_OUT_OF_RANGE:
        raise IndexOutOfRange(text)
    if status == _DIVISION_BY_ZERO:
        raise ZeroDivisionError(text.removeprefix("ZeroDivisionError: "))
    raise (CheckFailed if status == _CHECK_FAILED else StepwellError)(text)
