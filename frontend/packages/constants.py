"""The parameters and buffers of the programs of a package, without duplicates."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from ...codegen.runtime.packages.constants import Constant
from ...ir.errors import UnsupportedError
from ...ir.strided_memory import memory_extent

__all__ = ["ConstantTable"]


@dataclass(frozen=True)
class _Held:
    tensor: Tensor
    strides: tuple[int, ...]
    """The strides that programs are compiled for."""


class ConstantTable:
    """Tensors by name. Programs that hold the same tensor under the same name share it; and one that no program writes
    is stored once even if it has several names, as tied weights do.
    """

    def __init__(self) -> None:
        self._held: dict[str, _Held] = {}
        self._unwritten: dict[tuple[object, ...], str] = {}
        """The names of tensors that are only read, by what they consist of."""

    def add(self, name: str, tensor: Tensor, strides: tuple[int, ...], entry: str, *, is_written: bool) -> str:
        """Add a tensor and return its name in the package: that of the program, or prefixed by the entry's name if
        another program has a different tensor of that name.
        """
        if tensor.is_meta or type(tensor) not in (Tensor, torch.nn.Parameter, torch.nn.Buffer):
            raise UnsupportedError(f"'{name}' is a tensor without values, or of a class of its own",
                                   hint="load the module's weights as plain tensors before it is exported")
        held = self._held.get(name)
        if held is not None and not _may_share(held, tensor, strides, is_written):
            name = f"{entry}.{name}"
        if name not in self._held and not is_written and tensor.numel() > 0:
            key = (tensor.data_ptr(), tensor.shape, tensor.stride(), tensor.dtype, strides, tensor.is_conj(),
                   tensor.is_neg())
            name = self._unwritten.setdefault(key, name)
        self._held.setdefault(name, _Held(tensor, strides))
        return name

    def contents(self) -> list[Constant]:
        """All tensors, with their memory contents."""
        return [_constant(name, held) for name, held in self._held.items()]


def _may_share(held: _Held, tensor: Tensor, strides: tuple[int, ...], is_written: bool) -> bool:
    other = held.tensor
    if other.shape != tensor.shape or other.dtype != tensor.dtype or held.strides != strides:
        return False
    is_same = other.data_ptr() == tensor.data_ptr() and other.stride() == tensor.stride()
    return is_same or (not is_written and torch.equal(other, tensor))


def _constant(name: str, held: _Held) -> Constant:
    tensor = held.tensor.detach().resolve_conj().resolve_neg().cpu()
    if tensor.stride() != held.strides:
        tensor = torch.empty_strided(tensor.shape, held.strides, dtype=tensor.dtype).copy_(tensor)
    extent = memory_extent(tensor.shape, held.strides)
    flat = tensor.as_strided((extent,), (1,))
    data = flat.view(torch.uint8).numpy().data if extent else memoryview(b"")
    dtype = str(tensor.dtype).removeprefix("torch.")
    return Constant(name, dtype, tuple(tensor.shape), held.strides, data, tensor.element_size())
