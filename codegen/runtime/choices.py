"""Choices among equivalent kernels by measurement, cached on disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .cache import DiskCache

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Choice", "copy_of", "describe_arguments", "kept_choice", "restore"]

CHOICE = "choice.json"


@dataclass(frozen=True)
class Choice:
    """A choice among equivalent kernels or functions."""

    fastest: int
    """The position of the chosen one."""
    milliseconds: Mapping[str, float]
    """The time of a call by name, in order; unusable ones are not measured."""
    names: Sequence[str]
    """The names of all alternatives; the first one is the default."""

    @property
    def winner(self) -> str:
        return self.names[self.fastest]

    @property
    def gain(self) -> float:
        """The time of the default relative to the chosen one."""
        first, taken = (self.milliseconds.get(name, 0.0) for name in (self.names[0], self.winner))
        return first / taken if taken else 1.0

    def __str__(self) -> str:
        times = ", ".join(f"{name} {1e3 * time:.1f} us" for name, time in self.milliseconds.items())
        return f"{self.winner} is taken ({times})"


def kept_choice(cache: DiskCache, key: str, names: Sequence[str],
                measure: Callable[[], tuple[int, Mapping[str, float]]]) -> Choice:
    """The choice in the cache, or else the result of `measure`: the chosen position, and milliseconds by name."""

    def build(directory: Path) -> None:
        fastest, times = measure()
        (directory / CHOICE).write_text(json.dumps({"fastest": fastest, "milliseconds": dict(times)}, indent=1),
                                        encoding="utf-8")

    record = json.loads(cache.get_or_build(key, build).read_text(CHOICE))
    return Choice(record["fastest"], record["milliseconds"], list(names))


def copy_of(tensor: Tensor, device: str | None = None) -> Tensor:
    """A copy of all memory that a tensor spans, on its device or another one."""
    return _span(tensor).to(device=device, copy=True).as_strided(tensor.shape, tensor.stride(), 0)


def restore(copy: Tensor, tensor: Tensor) -> None:
    """Restore the contents of a copy from its original."""
    _span(copy).copy_(_span(tensor))


def _span(tensor: Tensor) -> Tensor:
    """All memory from the first to the last element of a tensor."""
    spans = (stride * (size - 1) for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return tensor.as_strided((1 + sum(spans) if tensor.numel() else 0,), (1,))


def describe_arguments(arguments: Sequence[Any]) -> list[Any]:
    """The properties of arguments that affect a measurement: sizes, strides and types of tensors; values of numbers."""
    return [each if isinstance(each, int | float) else [list(each.shape), list(each.stride()), str(each.dtype)]
            for each in arguments]
