"""Index maps of rearranging ops: the operand's element for each element of the result."""

from __future__ import annotations

from collections.abc import Sequence

from ...expressions import Expression, constant
from ...ranges import Ranges, simplify

Index = tuple[Expression, ...]
Sizes = Sequence[Expression]


def linearize(index: Sequence[Expression], strides: Sequence[Expression]) -> Expression:
    """The offset of an element in memory."""
    total = constant(0)
    for position, stride in zip(index, strides, strict=True):
        total = total + position * stride
    return total


def reshape_index(index: Index, source: Sizes, target: Sizes, ranges: Ranges) -> Index:
    """The index in a tensor of `source` sizes of the element at `index` in its reshape to `target` sizes.

    Sizes are matched in runs of equal products, so that unchanged dimensions keep their index.
    """
    if any(size == 0 for size in source):
        return tuple(constant(0) for _ in source)  # the tensor has no elements
    result: list[Expression] = []
    at = 0
    for source_run, target_run in matching_runs(source, target):
        offset = constant(0)
        for position, size in zip(index[at:at + len(target_run)], target_run, strict=True):
            offset = offset * size + position
        at += len(target_run)
        result.extend(_delinearize(offset, source_run, ranges))
    return tuple(result)


def _delinearize(offset: Expression, sizes: Sizes, ranges: Ranges) -> list[Expression]:
    """The index of the element at a row-major offset; the outermost dimension needs no remainder."""
    positions: list[Expression] = []
    for position, size in zip(range(len(sizes) - 1, -1, -1), reversed(sizes), strict=True):
        if size == 1:
            positions.append(constant(0))
        elif position == 0 or all(s == 1 for s in sizes[:position]):
            positions.append(simplify(offset, ranges))
        else:
            positions.append(simplify(offset % size, ranges))
            offset = simplify(offset // size, ranges)
    return positions[::-1]


def matching_runs(source: Sizes, target: Sizes) -> list[tuple[Sizes, Sizes]]:
    """Partition both lists into the shortest consecutive runs of equal product."""
    runs: list[tuple[Sizes, Sizes]] = []
    i = j = 0
    while i < len(source) or j < len(target):
        start_i, start_j = i, j
        left = right = constant(1)
        if i < len(source):
            left, i = left * source[i], i + 1
        if j < len(target):
            right, j = right * target[j], j + 1
        while left != right:
            if _grows_first(left, right, i < len(source), j < len(target)):
                left, i = left * source[i], i + 1
            elif j < len(target):
                right, j = right * target[j], j + 1
            else:
                break
        runs.append((source[start_i:i], target[start_j:j]))
    return runs


def _grows_first(left: Expression, right: Expression, more_left: bool, more_right: bool) -> bool:
    """Whether the left product takes the next factor: it is smaller, or lacks a symbol that the right one has."""
    if not more_left or not more_right:
        return more_left
    small, large = left.as_int, right.as_int
    if small is not None and large is not None:
        return small < large
    missing = right.symbols() - left.symbols()
    return bool(missing) or (small is not None and large is None)
