"""Recording of programs as CUDA graphs."""

from __future__ import annotations

import ctypes
import gc
import weakref
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
from torch import Tensor

from .....ir.machines.targets import CUDA
from .watchdog import Mark, watchdog

__all__ = ["CudaRecorder"]


class CudaRecorder:
    """Records on a GPU.

    A recording keeps the memory of its results. That of its intermediate values is free afterwards for others that are
    replayed on the same stream, which never overlap.
    """

    def __init__(self, device: torch.device, limit: float | None = None, name: str = ""):
        """The process ends if a replay, of the program `name`, takes longer than `limit` seconds."""
        self.device = device
        self._limit, self._name = limit, name
        self.memory: int = torch.cuda.get_device_properties(device).total_memory
        """The bytes of the device's memory."""
        self._index = device.index
        # Only builds of torch for CUDA define these.
        self._current_stream: Callable[[int], int] = torch._C._cuda_getCurrentRawStream
        self._is_capturing: Callable[[], bool] = torch._C._cuda_isCurrentStreamCapturing
        self._addresses_equal = torch._C._tensors_data_ptrs_at_indices_equal
        self.uses: Callable[[int], int] = torch._C._storage_Use_Count
        """Returns the number of tensors that share a storage, given by its `_cdata`."""

    def place(self) -> Hashable:
        """The state that must be the same at replay: the current stream, and the modes of torch that affect tensors."""
        return self._current_stream(self._index), torch.is_inference_mode_enabled()

    def is_busy(self) -> bool:
        """Whether another recording is active, which would include the operations executed now."""
        return self._is_capturing()

    def reserved(self) -> int:
        """The bytes of memory that the process has taken from the device."""
        return torch.cuda.memory_reserved(self.device)

    def are_at(self, arguments: Sequence[Any], addresses: list[int | None], positions: list[int]) -> bool:
        """Whether the arguments at `positions` are tensors at `addresses`, which has an entry for each argument."""
        return self._addresses_equal(list(arguments), addresses, positions)

    def is_here(self, value: Tensor) -> bool:
        """Whether a tensor is on the device; otherwise a copy on the device is used."""
        return value.is_cuda

    def copy(self, targets: list[Tensor], sources: list[Tensor]) -> None:
        """Copy tensors into others."""
        if len(targets) == 1:
            targets[0].copy_(sources[0], non_blocking=True)
        else:
            torch._foreach_copy_(targets, sources, non_blocking=True)  # pyright: ignore[reportPrivateImportUsage]

    def upload(self, target: Tensor, source: Tensor) -> None:
        """Copy a CPU tensor to the device. The caller may write into it as soon as this returns."""
        # Unpinned memory is copied synchronously, before the call returns.
        target.copy_(source, non_blocking=not source.is_pinned())

    def record(
        self, forward: Callable[..., Sequence[Any]], arguments: Sequence[Any]
    ) -> tuple[Sequence[Any], Callable[[], None]]:
        """Record `forward` on these arguments; return its results, and a function that replays it with the same
        memory.

        Nothing is executed on the device before the first replay. The function keeps the memory of the results alive,
        but not that of the arguments. Raises RuntimeError if `forward` cannot be recorded.
        """
        with torch.cuda.device(self.device):
            beside = _stream_beside(self._index, self._current_stream(self._index))
            beside.provide_workspaces()
            mark = None if self._limit is None else Mark(self.device, self._limit, self._name)
            torch.cuda.synchronize()
            graph = _Graph()
            with _no_collection(), torch.cuda.stream(beside.stream):
                graph.memory = beside.memory()
                graph.capture_begin(pool=graph.memory.handle, capture_error_mode="thread_local")
                try:
                    results = forward(*arguments)
                    if mark is not None:
                        mark.count()
                    graph.capture_end()
                except BaseException:
                    _abandon(graph)
                    beside.forget_memory()  # torch would go on recording into it
                    raise
            return results, graph.replay if mark is None else _watched(graph.replay, mark)


class _Memory:
    """Memory of recordings, which exists as long as one of them. An empty one keeps it when the others are gone, since
    torch records no more into memory that it is about to release.
    """

    def __init__(self) -> None:
        self.handle = torch.cuda.graph_pool_handle()
        self._empty = torch.cuda.CUDAGraph()
        _record_nothing(self._empty, self.handle)


class _Graph(torch.cuda.CUDAGraph):
    memory: _Memory


def _watched(replay: Callable[[], None], mark: Mark) -> Callable[[], None]:
    watchdog().add(mark)

    def run() -> None:
        mark.begun += 1
        replay()

    return run


class _RecordingStream:
    """A stream for recording programs, and its cuBLAS workspaces, one per thread.

    If cuBLAS first needs a workspace during a recording, it allocates it from the memory of that recording and keeps
    it. Recordings of one stream share the workspace, and torch releases it when the first of them is destroyed.
    Therefore workspaces are allocated beforehand from a separate pool, where they stay valid and are found again by
    later recordings.
    """

    def __init__(self, device: int):
        self.stream = torch.cuda.Stream(device)
        self._device, self._pool = device, torch.cuda.MemPool()
        self._memory: Callable[[], _Memory | None] = lambda: None
        # Its destructor may throw at process exit, which would abort the process.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._pool))
        with torch.inference_mode(False), torch.cuda.stream(self.stream):
            self._matrix = torch.ones(8, 8, device=torch.device(CUDA, device))
            self._product = torch.empty_like(self._matrix)

    def memory(self) -> _Memory:
        """The memory that recordings of this stream share; call it with the stream as the current one."""
        if (found := self._memory()) is None:
            found = _Memory()
            self._memory = weakref.ref(found)
        return found

    def forget_memory(self) -> None:
        """Use other memory from now on."""
        self._memory = lambda: None

    def provide_workspaces(self) -> None:
        """Make cuBLAS and cuBLASLt allocate missing workspaces of this thread."""
        with torch.no_grad(), torch.cuda.stream(self.stream), torch.cuda.use_mem_pool(self._pool, self._device):
            torch.mm(self._matrix, self._matrix, out=self._product)
            torch.addmm(self._matrix[0], self._matrix, self._matrix, out=self._product)


@cache
def _stream_beside(device: int, current: int) -> _RecordingStream:
    """The stream for recording programs that run on the stream `current`: their replays never overlap, so they may
    share workspaces.
    """
    return _RecordingStream(device)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Disable garbage collection in this context: freeing GPU memory would invalidate the recording."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _abandon(graph: torch.cuda.CUDAGraph) -> None:
    """End a recording that failed.

    Ending it fails too, before torch's random number generator is notified; ending a trivial recording notifies it.
    """
    try:
        graph.capture_end()
    except RuntimeError:
        _record_nothing(torch.cuda.CUDAGraph(), torch.cuda.graph_pool_handle())


def _record_nothing(graph: torch.cuda.CUDAGraph, pool: Any) -> None:
    graph.capture_begin(pool=pool, capture_error_mode="thread_local")
    torch.zeros(1, device=torch.cuda.current_device())  # torch warns of an empty recording
    graph.capture_end()
