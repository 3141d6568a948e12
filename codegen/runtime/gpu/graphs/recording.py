"""A program recorded for fixed addresses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any
from weakref import WeakSet

import torch
from torch import Tensor

from .cuda import CudaRecorder

__all__ = ["NotRecordable", "Recording", "ResultMemory"]

Forward = Callable[..., Sequence[Any]]


class NotRecordable(Exception):
    """A program that cannot be replayed correctly, and the reason."""


class ResultMemory:
    """The memory of the results of living recordings, whose addresses are fixed."""

    def __init__(self) -> None:
        self._recordings: WeakSet[Recording] = WeakSet()

    def add(self, recording: Recording) -> None:
        self._recordings.add(recording)

    def holds(self, tensor: Tensor) -> bool:
        """Whether a tensor is a result of a recording, or a view of one."""
        address = tensor.untyped_storage().data_ptr()
        return any(address in recording.memory for recording in self._recordings)


class Recording:
    """A recording of a program with arguments at fixed addresses.

    The arguments numbered `in_place` are accessed in place. Others, and those on the CPU, are copied before each run;
    those in `written` are copied back afterwards. Results are in the recording's own memory, so that it must not run
    again while they are in use; with `copies_results` they are copied out of it.
    """

    def __init__(self, forward: Forward, recorder: CudaRecorder, arguments: Sequence[Any], in_place: Collection[int],
                 written: Collection[int], *, copies_results: bool = False):
        self._recorder = recorder
        self._copies_results = copies_results
        tensors = {at: value for at, value in enumerate(arguments) if isinstance(value, Tensor)}
        moved = [at for at, value in tensors.items() if not recorder.is_here(value)]
        self._in_place = [at for at in tensors if at in in_place and at not in moved]
        self._addresses = [value.data_ptr() if isinstance(value, Tensor) else None for value in arguments]
        self._copied = [at for at in tensors if at not in in_place and at not in moved]
        given = list(arguments)
        before = recorder.reserved()
        with torch.no_grad():
            for at in (*self._copied, *moved):
                given[at] = _like(tensors[at], recorder.device)
            self._once = [_once(given[at]) for at in self._copied]
            self._moved = [(at, _once(given[at])) for at in moved]
            self._written = [(at, given[at]) for at in self._copied if at in written]
            results, self._replay = recorder.record(forward, given)
        taken = recorder.reserved() - before
        self._results = [value if isinstance(value, Tensor) else None for value in results]
        self._constants = [(at, value) for at, value in enumerate(results) if not isinstance(value, Tensor)]
        self._given: list[tuple[int, int]] = []
        self._take_out_arguments(given)
        self.memory = frozenset(value.untyped_storage().data_ptr() for value in self._tensors())
        storages = {(storage := value.untyped_storage())._cdata: storage.nbytes() for value in self._tensors()}
        self.bytes = max(taken, sum(storages.values()))  # results may lie where others have had intermediate values
        self._storages = list(storages)
        self._own_uses = list(map(recorder.uses, self._storages))

    def fits(self, arguments: Sequence[Any]) -> bool:
        """Whether the arguments have the addresses of this recording."""
        return self._recorder.are_at(arguments, self._addresses, self._in_place)

    def is_free(self) -> bool:
        """Whether no result of an earlier run is in use."""
        return self._copies_results or list(map(self._recorder.uses, self._storages)) == self._own_uses

    def run(self, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """Replay with fitting arguments, while the results are not in use."""
        if torch.is_grad_enabled():
            with torch.no_grad():
                return self.run(arguments)
        if self._copied:
            self._recorder.copy(self._once, [_once(arguments[at]) for at in self._copied])
        for at, copy in self._moved:
            self._recorder.upload(copy, _once(arguments[at]))
        self._replay()
        for at, value in self._written:
            arguments[at].copy_(value)
        results = _copies(self._results) if self._copies_results else \
            [None if value is None else value.detach() for value in self._results]
        for at, constant in self._constants:
            results[at] = constant
        for at, argument in self._given:
            results[at] = arguments[argument]
        return tuple(results)

    def _tensors(self) -> Iterator[Tensor]:
        return (value for value in self._results if value is not None)

    def _take_out_arguments(self, given: Sequence[Any]) -> None:
        """Results that are arguments become the arguments of each run."""
        positions = {id(value): at for at, value in enumerate(given) if isinstance(value, Tensor)}
        shared = {value.untyped_storage().data_ptr() for value in given if isinstance(value, Tensor)} - {0}
        for at, value in enumerate(self._results):
            if value is None:
                continue
            if id(value) in positions:
                self._given.append((at, positions[id(value)]))
                self._results[at] = None
            elif value.device != self._recorder.device:
                raise NotRecordable(f"result {at} is on {value.device}")
            elif value.untyped_storage().data_ptr() in shared:
                raise NotRecordable(f"result {at} shares memory with an argument")


def _like(value: Tensor, device: torch.device) -> Tensor:
    """Allocate memory on a device with the sizes and strides of a tensor."""
    once = _once(value)
    reach = 0
    for stride, size in sorted(zip(once.stride(), once.shape, strict=True)):
        if size > 1 and stride <= reach:
            raise NotRecordable("elements of an argument share memory")
        reach += (size - 1) * stride
    fresh = torch.empty_strided(once.shape, once.stride(), dtype=value.dtype, device=device)
    return fresh.as_strided(value.shape, value.stride()) if value.numel() else torch.empty_like(value, device=device)


def _once(value: Tensor) -> Tensor:
    """A tensor without the repetitions of expanded dimensions."""
    if 0 not in value.stride():
        return value
    return value[tuple(slice(None) if stride else slice(1) for stride in value.stride())]


def _copies(values: Iterable[Tensor | None]) -> list[Any]:
    """Copies of tensors with the same strides and aliasing."""
    storages: dict[int, torch.UntypedStorage] = {}
    copies: list[Any] = []
    for value in values:
        if value is None:
            copies.append(None)
            continue
        storage = value.untyped_storage()
        if storage._cdata not in storages:
            whole = torch.empty(0, dtype=torch.uint8, device=value.device).set_(storage)
            storages[storage._cdata] = whole.clone().untyped_storage()
        copies.append(torch.empty(0, dtype=value.dtype, device=value.device).set_(
            storages[storage._cdata], value.storage_offset(), value.shape, value.stride()))
    return copies
