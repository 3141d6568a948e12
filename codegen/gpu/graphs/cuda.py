"""Recording with CUDA graphs."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
from torch import Tensor

__all__ = ["CudaRecorder"]


class CudaRecorder:
    """Records on a GPU, each recording with memory of its own.

    Recordings that shared memory could not be repeated in any order: the results of one may lie where another has its
    intermediates.
    """

    def __init__(self, device: torch.device):
        self.device = device
        self._index = device.index
        # These are parts of builds of torch for CUDA only.
        self._current_stream: Callable[[int], int] = torch._C._cuda_getCurrentRawStream
        self._is_capturing: Callable[[], bool] = torch._C._cuda_isCurrentStreamCapturing
        self._addresses_equal = torch._C._tensors_data_ptrs_at_indices_equal
        self.uses: Callable[[int], int] = torch._C._storage_Use_Count

    def place(self) -> Hashable:
        return self._current_stream(self._index), torch.is_inference_mode_enabled()

    def is_busy(self) -> bool:
        return self._is_capturing()

    def are_at(self, arguments: Sequence[Any], addresses: list[int | None], positions: list[int]) -> bool:
        return self._addresses_equal(list(arguments), addresses, positions)

    def copy(self, targets: list[Tensor], sources: list[Tensor]) -> None:
        if len(targets) == 1:
            targets[0].copy_(sources[0], non_blocking=True)
        else:
            torch._foreach_copy_(targets, sources, non_blocking=True)  # pyright: ignore[reportPrivateImportUsage]

    def record(
        self, forward: Callable[..., Sequence[Any]], arguments: Sequence[Any]
    ) -> tuple[Sequence[Any], Callable[[], None]]:
        with torch.cuda.device(self.device):
            stream = _stream_beside(self._index, self._current_stream(self._index))
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with _no_collection(), torch.cuda.stream(stream):
                graph.capture_begin(pool=torch.cuda.graph_pool_handle(), capture_error_mode="thread_local")
                try:
                    results = forward(*arguments)
                except BaseException:
                    _abandon(graph)
                    raise
                graph.capture_end()
            return results, graph.replay


@cache
def _stream_beside(device: int, current: int) -> torch.cuda.Stream:
    """The stream on which programs are recorded that run on the stream `current`, the same for all: cuBLAS has a
    workspace for each, which it must not find for the first time in a recording, whose memory it then would keep."""
    stream = torch.cuda.Stream(device)
    with torch.cuda.stream(stream):
        matrix = torch.ones(8, 8, device=torch.device("cuda", device))
        torch.addmm(matrix[0], matrix, matrix)
    return stream


@contextmanager
def _no_collection() -> Iterator[None]:
    """No garbage is collected meanwhile: freed memory of a GPU would spoil the recording."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _abandon(graph: torch.cuda.CUDAGraph) -> None:
    """End a recording that failed.

    That fails as well, before torch's generator of random numbers learns of it: the end of a recording of next to
    nothing tells it.
    """
    try:
        graph.capture_end()
    except RuntimeError:
        nothing = torch.cuda.CUDAGraph()
        nothing.capture_begin(pool=torch.cuda.graph_pool_handle(), capture_error_mode="thread_local")
        torch.zeros(1, device=torch.cuda.current_device())
        nothing.capture_end()
