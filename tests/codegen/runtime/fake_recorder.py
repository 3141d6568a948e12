"""A fake device for recording programs without a GPU."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import torch
from torch import Tensor

from stepwell.codegen.runtime.gpu.graphs.cuda import CudaRecorder


class FakeRecorder(CudaRecorder):
    """Records on the CPU: to repeat is to run again, and to put the results into the memory of the first ones."""

    def __init__(self, elsewhere: Callable[[Tensor], bool] = lambda value: False) -> None:
        """Tensors that are `elsewhere` count as those of another device."""
        self._elsewhere = elsewhere
        self.device = torch.device("cpu")
        self.stream, self.busy, self.fails = 0, False, False
        self.runs = self.copies = self.uploads = 0
        self.memory, self.uses = 1 << 30, torch._C._storage_Use_Count
        self.taken, self.takes = 0, 0

    def place(self) -> Hashable:
        return self.stream

    def is_busy(self) -> bool:
        return self.busy

    def reserved(self) -> int:
        return self.taken

    def record(
        self, forward: Callable[..., Sequence[Any]], arguments: Sequence[Any]
    ) -> tuple[Sequence[Any], Callable[[], None]]:
        self.taken += self.takes
        if self.fails:
            raise RuntimeError("operation not permitted when stream is capturing\nand more")
        tensors = [value for value in arguments if isinstance(value, Tensor)]
        before = [value.detach().clone() for value in tensors]
        results = forward(*arguments)
        for value, old in zip(tensors, before, strict=True):
            if not torch.equal(value, old):
                value.detach().copy_(old)  # nothing happens while a program is recorded
        again = [_at_address(value) if isinstance(value, Tensor) else value for value in arguments]

        def repeat() -> None:
            self.runs += 1
            for value, new in zip(results, forward(*again), strict=True):
                if isinstance(value, Tensor) and value.data_ptr() != new.data_ptr():
                    value.copy_(new)

        return results, repeat

    def are_at(self, arguments: Sequence[Any], addresses: list[int | None], positions: list[int]) -> bool:
        return all(arguments[at].data_ptr() == addresses[at] for at in positions)

    def is_here(self, value: Tensor) -> bool:
        return not self._elsewhere(value)

    def copy(self, targets: list[Tensor], sources: list[Tensor]) -> None:
        self.copies += len(targets)
        for target, source in zip(targets, sources, strict=True):
            target.copy_(source)

    def upload(self, target: Tensor, source: Tensor) -> None:
        self.uploads += 1
        target.copy_(source)


def _at_address(value: Tensor) -> Tensor:
    """The memory of a tensor, which it does not keep alive."""
    if value.numel() == 0:
        return value.detach()
    extent = 1 + sum((size - 1) * stride for size, stride in zip(value.shape, value.stride(), strict=True))
    memory = (ctypes.c_char * (extent * value.itemsize)).from_address(value.data_ptr())
    return torch.frombuffer(memory, dtype=value.dtype).as_strided(value.shape, value.stride())
