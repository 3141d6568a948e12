"""Reference semantics of prim ops, with torch: one short function per op.

A function takes the op, its operands as tensors and the values of the shape symbols.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from xdsl.ir import Operation

from ..dialects import prim
from ..dialects.prim.folding import Combiner
from ..dtypes import torch_dtype
from ..expressions import Expression
from ..shapes import dims
from .contractions import execute_contract, execute_softmax_contract
from .elementwise import elementwise_functions, execute_elementwise

if TYPE_CHECKING:
    import torch
    from torch import Tensor

__all__ = ["execute_prim", "has_semantics"]

Symbols = Mapping[str, int]
Function = Callable[..., "Tensor | tuple[Tensor, ...]"]


def has_semantics(op: Operation) -> bool:
    """Whether `execute_prim` supports this op."""
    return type(op) in elementwise_functions() or type(op) in STRUCTURAL


def execute_prim(op: Operation, operands: Sequence[Tensor], symbols: Symbols) -> tuple[Tensor, ...]:
    """Execute a prim op other than `prim.fusion` and `prim.yield`."""
    structural = STRUCTURAL.get(type(op))
    found = structural(op, operands, symbols) if structural else execute_elementwise(op, operands)
    return found if isinstance(found, tuple) else (found,)


# Creation


def _evaluate(sizes: Sequence[Expression], symbols: Symbols) -> list[int]:
    return [size.evaluate(symbols) for size in sizes]


def _result_sizes(op: Operation, symbols: Symbols) -> list[int]:
    return _evaluate(dims(op.results[0].type), symbols)  # type: ignore[arg-type]


def _constant(op: prim.ConstantOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    return _full(op, op.number, symbols)


def _size(op: prim.SizeOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    return _full(op, op.value.data.evaluate(symbols), symbols)


def _full(op: Operation, number: float | int, symbols: Symbols) -> Tensor:
    import torch

    dtype = torch_dtype(op.results[0].type.element_type)  # type: ignore[attr-defined]
    return torch.full(_result_sizes(op, symbols), number, dtype=dtype)


def _iota(op: prim.IotaOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    import torch

    sizes = _result_sizes(op, symbols)
    shape = [1] * len(sizes)
    shape[op.axis] = sizes[op.axis]
    return torch.arange(sizes[op.axis]).view(shape).expand(sizes)


# Rearrangements


def _broadcast(op: prim.BroadcastOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    sizes = _result_sizes(op, symbols)
    shape = [1] * len(sizes)
    for position, size in zip(op.positions, operands[0].shape, strict=True):
        shape[position] = size
    return operands[0].reshape(shape).expand(sizes)


def _reshape(op: prim.ReshapeOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    return operands[0].reshape(_result_sizes(op, symbols))


def _transpose(op: prim.TransposeOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    return operands[0].permute(op.order)


def _slice(op: prim.SliceOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    result = operands[0]
    counts = _result_sizes(op, symbols)
    starts = _evaluate(op.offsets.data, symbols)
    for axis, (start, step, count) in enumerate(zip(starts, op.steps, counts, strict=True)):
        if count and not 0 <= start <= start + (count - 1) * step < result.shape[axis]:
            raise IndexError(f"{count} indices from {start} by {step} leave dim {axis}: {list(result.shape)}")
        result = result.narrow(axis, start if count else 0, (count - 1) * step + 1 if count else 0)
        result = result[(slice(None),) * axis + (slice(None, None, step),)]
    return result


def _reverse(op: prim.ReverseOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    return operands[0].flip(op.axes)


def _pad(op: prim.PadOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    result = _full(op, op.number, symbols)
    place = tuple(slice(low, low + size) for low, size in
                  zip(_evaluate(op.low.data, symbols), operands[0].shape, strict=True))
    if result[place].shape != operands[0].shape:
        raise IndexError(f"{list(operands[0].shape)} does not fit into {list(result.shape)}")
    result[place] = operands[0]
    return result


def _concatenate(op: prim.ConcatenateOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    import torch

    return torch.cat(list(operands), op.axis)


# Reductions


def _neutral(kind: Combiner, dtype: torch.dtype) -> float | int:
    """The identity of a combination."""
    import torch

    if dtype is torch.bool:
        return kind in (Combiner.MUL, Combiner.AND, Combiner.MINIMUM)
    match kind:
        case Combiner.MAXIMUM:
            return -math.inf if dtype.is_floating_point else torch.iinfo(dtype).min
        case Combiner.MINIMUM:
            return math.inf if dtype.is_floating_point else torch.iinfo(dtype).max
        case Combiner.AND:
            return torch.iinfo(dtype).max if dtype is torch.uint8 else -1
        case Combiner.MUL:
            return 1
        case _:
            return 0


def _reduce(op: prim.ReduceOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    import torch

    value = operands[0]
    if not op.axes:
        return value
    kept = [axis for axis in range(value.dim()) if axis not in op.axes]
    length = math.prod(value.shape[k] for k in op.axes)
    rows = value.permute(*kept, *op.axes).reshape([value.shape[k] for k in kept] + [length])
    if length == 0:
        return torch.full(rows.shape[:-1], _neutral(op.kind, value.dtype), dtype=value.dtype)
    match op.kind:
        case Combiner.ADD if value.dtype is not torch.bool:
            return rows.sum(-1, dtype=value.dtype)
        case Combiner.MUL if value.dtype is not torch.bool:
            return rows.prod(-1, dtype=value.dtype)
        case Combiner.MAXIMUM:
            return rows.amax(-1)
        case Combiner.MINIMUM:
            return rows.amin(-1)
    while length > 1:  # combine halves elementwise
        half, odd = divmod(length, 2)
        combined = _combine(op.kind, rows[..., :half], rows[..., half : 2 * half])
        rows, length = torch.cat([combined, rows[..., 2 * half :]], -1), half + odd
    return rows[..., 0]


def _argreduce(op: prim.ArgReduceOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    value = operands[0]
    if not value.dtype.is_floating_point:
        value = value.long()
    extreme = (value.amax if op.kind == Combiner.MAXIMUM else value.amin)(op.axis, keepdim=True)
    found = (value == extreme) | value.isnan()
    return found.int().argmax(op.axis)


def _scan(op: prim.ScanOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    import torch

    value = operands[0]
    if value.shape[op.axis] == 0:
        return value
    match op.kind:
        case Combiner.ADD if value.dtype is not torch.bool:
            return value.cumsum(op.axis, dtype=value.dtype)
        case Combiner.MUL if value.dtype is not torch.bool:
            return value.cumprod(op.axis, dtype=value.dtype)
    return _scan_by_steps(op.kind, value, op.axis)


def _scan_by_steps(kind: Combiner, value: Tensor, axis: int) -> Tensor:
    import torch

    steps = list(value.unbind(axis))
    for step in range(1, len(steps)):
        steps[step] = _combine(kind, steps[step - 1], steps[step])
    return torch.stack(steps, axis)


def _combine(kind: Combiner, x: Tensor, y: Tensor) -> Tensor:
    import torch

    combine = {
        Combiner.ADD: torch.add, Combiner.MUL: torch.mul, Combiner.MAXIMUM: torch.maximum,
        Combiner.MINIMUM: torch.minimum, Combiner.AND: torch.bitwise_and, Combiner.OR: torch.bitwise_or,
        Combiner.XOR: torch.bitwise_xor,
    }[kind]
    return combine(x, y)


# Computed indices


def _checked_places(shape: Sequence[int], indices: Sequence[Tensor], places: Sequence[int]) -> Tensor:
    """The row-major offsets that index tensors address, flattened; raises IndexError outside `shape`."""
    import torch

    position = torch.zeros(list(places), dtype=torch.int64)
    for axis, (size, index) in enumerate(zip(shape, indices, strict=True)):
        outside = index[(index < 0) | (index >= size)]
        if outside.numel():
            raise IndexError(f"index {int(outside[0])} is out of range for dim {axis} of size {size}")
        position = position * size + index
    return position.reshape(-1)


def _gather(op: prim.GatherOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    value, *indices = operands
    sizes = _result_sizes(op, symbols)
    return value.reshape(-1)[_checked_places(value.shape, indices, sizes)].reshape(sizes)


def _scatter(op: prim.ScatterOp, operands: Sequence[Tensor], symbols: Symbols) -> Tensor:
    import torch

    base, *indices, updates = operands
    places = _checked_places(base.shape, indices, updates.shape)
    kind = str(op.kind.data)
    wide = torch.float32 if base.dtype in (torch.float16, torch.bfloat16) else base.dtype
    if wide is torch.bool:
        wide = torch.uint8
    result, values = base.reshape(-1).to(wide, copy=True), updates.reshape(-1).to(wide)
    if kind == "set":
        # The last update to a place in row-major order wins.
        last = torch.full(result.shape, -1).scatter_reduce(0, places, torch.arange(values.numel()), "amax")
        result = torch.where(last >= 0, values[last.clamp(min=0)] if values.numel() else result, result)
    else:
        reduce = {"add": "sum", "mul": "prod", "maximum": "amax", "minimum": "amin"}[kind]
        result = result.scatter_reduce(0, places, values, reduce)
    return result.to(base.dtype).reshape(base.shape)


STRUCTURAL: dict[type[Operation], Function] = {
    prim.ConstantOp: _constant, prim.SizeOp: _size, prim.IotaOp: _iota, prim.BroadcastOp: _broadcast,
    prim.ReshapeOp: _reshape, prim.TransposeOp: _transpose, prim.SliceOp: _slice, prim.ReverseOp: _reverse,
    prim.PadOp: _pad, prim.ConcatenateOp: _concatenate, prim.ReduceOp: _reduce, prim.ArgReduceOp: _argreduce,
    prim.ScanOp: _scan, prim.ContractOp: execute_contract, prim.GatherOp: _gather, prim.ScatterOp: _scatter,
    prim.SoftmaxContractOp: execute_softmax_contract,
}
