"""The runtime of host programs for the CPU. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ....ir.strided_memory import memory_extent
from ..host_runtime import HostRuntime
from .memory import Arena, advise_huge

__all__ = ["CpuRuntime", "Workspaces"]


class Workspaces:
    """Arenas of one size with the tensors in them, for the calls of one program.

    Concurrent or nested calls get separate workspaces. A workspace is reused by later calls, with its pages already
    mapped.
    """

    def __init__(self, size: int, tensors: Callable[[Arena], tuple[Any, ...]], *, huge_pages: bool = False):
        self._size, self._tensors, self._huge_pages = size, tensors, huge_pages
        self._free: list[tuple[Any, ...]] = []  # appending and popping are atomic
        self._arenas: list[Arena] = []  # an address does not keep its arena alive

    def take(self) -> tuple[Any, ...]:
        """The tensors of a workspace that no other call uses, with unspecified contents."""
        try:
            return self._free.pop()
        except IndexError:
            arena = Arena(self._size, huge_pages=self._huge_pages)
            self._arenas.append(arena)
            return self._tensors(arena)

    def give_back(self, workspace: tuple[Any, ...]) -> None:
        """Return a workspace for reuse by a later call."""
        self._free.append(workspace)


class CpuRuntime(HostRuntime):
    """The runtime of the CPU, which measures nothing."""

    Workspaces = Workspaces

    @staticmethod
    def advise(value: Tensor) -> Tensor:
        """Request huge pages for `value`, a new, large tensor."""
        advise_huge(value.data_ptr(), value.untyped_storage().nbytes())
        return value

    @staticmethod
    def arena_tensor(arena: Arena, offset: int, sizes: Sequence[int], strides: Sequence[int],
                     dtype: torch.dtype) -> Tensor:
        """A tensor in an arena, which it keeps alive."""
        if 0 in sizes:
            return torch.empty_strided(sizes, strides, dtype=dtype)
        flat = torch.frombuffer(arena.view(offset, memory_extent(sizes, strides) * dtype.itemsize), dtype=dtype)
        return flat.as_strided(sizes, strides)
