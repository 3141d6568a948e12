"""Kernels of a program on a GPU that run on copies of its memory on the CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import torch
from torch import Tensor

from ..host_support import CudaRuntime
from .host_support import first_of

__all__ = ["StagingRuntime", "staged"]


class StagingRuntime(CudaRuntime):
    """The runtime of a GPU whose kernels do not run there."""

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]]) -> Callable[..., None]:
        """The first of several kernels, as their times say nothing."""
        return first_of(kernels)


def staged(kernel: Callable[..., None]) -> Callable[..., None]:
    """A kernel for tensors on the CPU, as one for tensors on a GPU; those that share memory there share it here too."""

    def launch(stream: int, x: int, y: int, z: int, *arguments: Tensor | int) -> None:
        memory: dict[int, tuple[torch.UntypedStorage, torch.UntypedStorage]] = {}

        def copied(value: Tensor | int) -> Tensor | int:
            if isinstance(value, int):
                return value
            storage = value.untyped_storage()
            if storage.data_ptr() not in memory:
                memory[storage.data_ptr()] = storage, storage.cpu()
            copy = memory[storage.data_ptr()][1]
            return torch.empty(0, dtype=value.dtype).set_(copy, value.storage_offset(), value.shape, value.stride())

        try:
            kernel(stream, x, y, z, *map(copied, arguments))
        finally:
            for storage, copy in memory.values():
                storage.copy_(copy)

    return launch
