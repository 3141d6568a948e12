"""What recording asks of a device."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

__all__ = ["Recorder"]


class Recorder(Protocol):
    """Records what a function does on one device."""

    device: torch.device

    def place(self) -> Hashable:
        """What must be the same when a recording is repeated: the current stream, and the modes of torch that tensors
        depend on."""
        ...

    def is_busy(self) -> bool:
        """Whether someone else is recording, so that what runs now becomes a part of that."""
        ...

    def record(
        self, forward: Callable[..., Sequence[Any]], arguments: Sequence[Any]
    ) -> tuple[Sequence[Any], Callable[[], None]]:
        """What `forward` returns for these arguments, and a function that does again what it did, with the same memory.

        Nothing happens on the device before that is called, which keeps the memory of the results but not that of the
        arguments alive. Raises RuntimeError if `forward` cannot be recorded.
        """
        ...

    def are_at(self, arguments: Sequence[Any], addresses: list[int | None], positions: list[int]) -> bool:
        """Whether the arguments at `positions` are tensors at `addresses`, which has an entry for each argument."""
        ...

    def is_here(self, value: Tensor) -> bool:
        """Whether a tensor is on the device; an argument that is not is read from a copy there."""
        ...

    def uses(self, storage: int, /) -> int:
        """How many tensors share the memory of a storage, given by its `_cdata`."""
        ...

    def copy(self, targets: list[Tensor], sources: list[Tensor]) -> None:
        """Copy tensors into others."""
        ...

    def upload(self, target: Tensor, source: Tensor) -> None:
        """Copy a tensor of the CPU to the device. The caller may write into it as soon as this returns."""
        ...
