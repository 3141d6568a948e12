"""How strided tensors lie in memory."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["memory_extent"]


def memory_extent(sizes: Sequence[int], strides: Sequence[int]) -> int:
    """The number of elements from the first to the last one in memory, of strides that are not negative."""
    return 0 if 0 in sizes else 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
