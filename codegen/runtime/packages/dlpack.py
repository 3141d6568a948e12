"""Exchange of tensors with other Python libraries by DLPack, for callers of packages."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from typing import Any

from ....ir.errors import InputError

__all__ = ["BorrowedTensor", "DLTensor", "OwnedTensor", "as_arrays", "borrow", "current_device", "current_stream"]

_CAPSULE = b"dltensor"
_CPU = 1


class DLTensor(ctypes.Structure):
    """The tensor at the start of each of DLPack's managed tensors."""

    _fields_ = (("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64))


_Delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", DLTensor), ("context", ctypes.c_void_p), ("delete", _Delete))


_python = ctypes.PyDLL(None)  # other than ctypes.pythonapi, whose functions any library declares in its own way
_python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_pointer_of = _python.PyCapsule_GetPointer
_python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_python.PyCapsule_New.restype = ctypes.py_object


class BorrowedTensor:
    """A caller's tensor, borrowed for the duration of a call."""

    def __init__(self, capsule: Any):
        self.capsule = capsule
        self.address: int = _pointer_of(capsule, _CAPSULE)


def borrow(value: Any, name: str, *, is_written: bool) -> BorrowedTensor:
    """Borrow a caller's tensor, or a copy of one that DLPack does not describe; raises InputError for other objects,
    and for a copy if the program writes into the tensor.
    """
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(value, torch.Tensor):
        if not (value.is_cpu or value.is_cuda):
            raise InputError(f"input '{name}' is a tensor on {value.device}, and packages take them on CPUs and GPUs")
        if value.layout != torch.strided:
            raise InputError(f"input '{name}' is a tensor of layout {value.layout}", hint="give its .to_dense()")
        plain = value.resolve_conj().resolve_neg() if value.is_conj() or value.is_neg() else value
        export = _exported
    else:
        plain, export = _with_dlpack(value, name), _exported_by_itself
    if is_written and plain is not value:
        raise InputError(f"input '{name}' is written into, and this {type(value).__name__} is read-only",
                         hint="give a copy of it, in which nothing is pending")
    try:
        return BorrowedTensor(export(plain))
    except (BufferError, TypeError, RuntimeError) as error:
        raise InputError(f"input '{name}' cannot be read by DLPack: {error}") from error


def _exported(tensor: Any) -> Any:
    to_dlpack = sys.modules["torch"].utils.dlpack.to_dlpack
    return to_dlpack(tensor.detach() if tensor.requires_grad else tensor)


def _exported_by_itself(array: Any) -> Any:
    return array.__dlpack__()


def _with_dlpack(value: Any, name: str) -> Any:
    """The value, or an array of numpy for a number and for an array that is read-only."""
    if not hasattr(value, "__dlpack__"):
        numpy = sys.modules.get("numpy")
        if not isinstance(value, bool | int | float) and not (
                numpy and isinstance(value, numpy.generic)):
            raise InputError(f"input '{name}' is a {type(value).__name__}, and the program takes a tensor",
                             hint="give an array of numpy, a tensor of torch, or anything with __dlpack__")
        import numpy

        value = numpy.asarray(value)
    masked = sys.modules.get("numpy.ma")
    if masked is not None and masked.is_masked(value):
        raise InputError(f"input '{name}' has masked elements, and the program takes arrays without masks",
                         hint="give its .filled(value), or its .data and its .mask")
    flags = getattr(value, "flags", None)
    return value.copy() if getattr(flags, "writeable", True) is False else value  # numpy exports no read-only arrays


class OwnedTensor:
    """A tensor returned by a program, for any library that accepts `__dlpack__` (`numpy.from_dlpack`,
    `torch.from_dlpack`).

    It is freed with this object, or by the library that takes ownership.
    """

    def __init__(self, address: int):
        self._address: int | None = address

    def __dlpack__(self, **options: Any) -> Any:
        if self._address is None:
            raise BufferError("this tensor has been taken by a library already")
        capsule = _python.PyCapsule_New(self._address, _CAPSULE, None)
        self._address = None
        return capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        assert self._address is not None
        type, number = DLTensor.from_address(self._address).device
        return type, number

    def __int__(self) -> int:
        """The value of an integer tensor without dimensions."""
        assert self._address is not None
        return ctypes.c_int64.from_address(DLTensor.from_address(self._address).data).value

    def __del__(self, at: Callable[[int], _ManagedTensor] = _ManagedTensor.from_address) -> None:
        if self._address is not None:  # globals may be gone when the interpreter ends
            at(self._address).delete(self._address)

    def to_numpy(self) -> Any:
        """An alias of the memory as a numpy array; raises InputError for an element type that numpy lacks."""
        import numpy

        assert self._address is not None
        tensor = DLTensor.from_address(self._address)
        if tensor.device[0] != _CPU:
            raise InputError("numpy has no arrays on a GPU", hint="give the program tensors of torch")
        kind = {0: "int", 1: "uint", 2: "float", 5: "complex", 6: "bool"}.get(tensor.code)
        if kind is None:
            raise InputError(f"numpy has no element type for a result of bfloat{tensor.bits}",
                             hint="give the program tensors of torch")
        dtype = numpy.dtype(kind if kind == "bool" else f"{kind}{tensor.bits}")
        sizes, strides = tensor.shape[:tensor.ndim], [each * dtype.itemsize for each in tensor.strides[:tensor.ndim]]
        extent = dtype.itemsize + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
        if 0 in sizes:
            return numpy.empty(sizes, dtype)
        memory = (ctypes.c_char * extent).from_address(tensor.data)
        memory.owner = self  # type: ignore[attr-defined]  # the array keeps what it reads alive
        return numpy.ndarray(sizes, dtype, memory, strides=strides)  # type: ignore[arg-type]


def as_arrays(results: Sequence[OwnedTensor], inputs: Sequence[Any]) -> list[Any]:
    """Convert results to the library of the inputs: torch if any is a torch tensor, else numpy if any is a numpy
    array, else objects with `__dlpack__`. Without inputs, it is torch or numpy, the first that is loaded.
    """
    torch, numpy = sys.modules.get("torch"), sys.modules.get("numpy")
    if torch is not None and (not inputs or any(isinstance(each, torch.Tensor) for each in inputs)):
        return [torch.utils.dlpack.from_dlpack(each.__dlpack__()) for each in results]
    if numpy is not None and (not inputs or any(isinstance(each, numpy.ndarray) for each in inputs)):
        return [each.to_numpy() for each in results]
    return list(results)


def current_device() -> int:
    """The number of torch's current GPU if torch is loaded and uses GPUs, else 0."""
    torch = sys.modules.get("torch")
    return torch.cuda.current_device() if torch is not None and torch.cuda.is_initialized() else 0


def current_stream(device: int | None) -> int | None:
    """torch's current stream of a GPU if torch is loaded and uses GPUs, else None, the default stream."""
    torch = sys.modules.get("torch")
    if device is None or torch is None or not torch.cuda.is_initialized():
        return None
    return torch._C._cuda_getCurrentRawStream(device)
