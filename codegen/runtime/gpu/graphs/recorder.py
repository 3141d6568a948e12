"""The interface of a device for recording."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

__all__ = ["Recorder"]


class Recorder(Protocol):
    """Records the operations of a function on one device."""

    device: torch.device
    memory: int
    """The bytes of the device's memory."""

    def place(self) -> Hashable:
        """The state that must be the same at replay: the current stream, and the modes of torch that affect tensors."""
        ...

    def is_busy(self) -> bool:
        """Whether another recording is active, which would include the operations executed now."""
        ...

    def reserved(self) -> int:
        """The bytes of memory that the process has taken from the device."""
        ...

    def record(
        self, forward: Callable[..., Sequence[Any]], arguments: Sequence[Any]
    ) -> tuple[Sequence[Any], Callable[[], None]]:
        """Record `forward` on these arguments; return its results, and a function that replays it with the same
        memory.

        Nothing is executed on the device before the first replay. The function keeps the memory of the results alive,
        but not that of the arguments. Raises RuntimeError if `forward` cannot be recorded.
        """
        ...

    def are_at(self, arguments: Sequence[Any], addresses: list[int | None], positions: list[int]) -> bool:
        """Whether the arguments at `positions` are tensors at `addresses`, which has an entry for each argument."""
        ...

    def is_here(self, value: Tensor) -> bool:
        """Whether a tensor is on the device; otherwise a copy on the device is used."""
        ...

    def uses(self, storage: int, /) -> int:
        """The number of tensors that share a storage, given by its `_cdata`."""
        ...

    def copy(self, targets: list[Tensor], sources: list[Tensor]) -> None:
        """Copy tensors into others."""
        ...

    def upload(self, target: Tensor, source: Tensor) -> None:
        """Copy a CPU tensor to the device. The caller may write into it as soon as this returns."""
        ...
