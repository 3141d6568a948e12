"""Random tensors: all dtypes, sizes around those of vectors, and all memory layouts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import torch
from torch import Tensor

SIZES = (1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 33, 100)
DTYPES = (torch.float32,) * 8 + (torch.float64, torch.bfloat16, torch.float16) * 2 + (
    torch.int64, torch.int32, torch.int64, torch.int16, torch.int8, torch.uint8, torch.bool, torch.bool)


def random_input(chosen: random.Random, generator: torch.Generator, *, special: bool = False) -> Tensor:
    """A tensor whose elements are multiples of 1/8; with `special`, some are infinite or NaN."""
    shape = random_shape(chosen)
    dtype = chosen.choice(DTYPES)
    return strided(chosen, random_elements(shape, dtype, generator, special))


def random_shape(chosen: random.Random) -> list[int]:
    """Up to four sizes, with at most 4000 elements; seldom one that is 0."""
    rank = chosen.choice((0, 1, 1, 2, 2, 2, 2, 3, 3, 4))
    shape = [chosen.choice(SIZES) for _ in range(rank)]
    while torch.Size(shape).numel() > 4000:
        shape[shape.index(max(shape))] = chosen.choice((1, 2, 3, 4))
    if shape and chosen.random() < 0.03:
        shape[chosen.randrange(rank)] = 0
    return shape


def random_elements(shape: list[int], dtype: torch.dtype, generator: torch.Generator, special: bool) -> Tensor:
    numbers = torch.randint(-24, 25, shape, generator=generator)
    if dtype == torch.bool:
        return numbers % 2 == 0
    if not dtype.is_floating_point:
        return (numbers % 7 if dtype == torch.uint8 else numbers % 9 - 4).to(dtype)
    values = (numbers / 8).to(dtype)
    if special and values.numel():
        odd = torch.randint(0, 12, shape, generator=generator)
        for number, what in enumerate((float("nan"), float("inf"), float("-inf"), -0.0)):
            values = torch.where(odd == number, torch.tensor(what, dtype=dtype), values)
    return values


def strided(chosen: random.Random, tensor: Tensor) -> Tensor:
    """The same elements, or some of them, differently laid out."""
    rank = tensor.dim()
    match chosen.choice(("as is", "as is", "permuted", "sliced", "expanded", "channels last", "offset")):
        case "permuted" if rank > 1:
            return tensor.permute(chosen.sample(range(rank), rank))
        case "sliced" if rank:
            axis = chosen.randrange(rank)
            return tensor.repeat_interleave(2, axis)[(slice(None),) * axis + (slice(None, None, 2),)]
        case "expanded" if rank:
            axis = chosen.randrange(rank)
            return tensor.narrow(axis, 0, min(1, tensor.shape[axis])).expand(tensor.shape)
        case "channels last" if rank == 4:
            return tensor.contiguous(memory_format=torch.channels_last)
        case "offset" if rank:
            return torch.cat([tensor[:1], tensor])[1:][:tensor.shape[0]]
    return tensor


def copied(tensor: Tensor, device: str | None = None) -> Tensor:
    """A copy that lies in memory as `tensor` does, on a device or where `tensor` is."""
    if any(stride == 0 and size > 1 for size, stride in zip(tensor.shape, tensor.stride(), strict=True)):
        base = tensor[tuple(slice(0, 1) if stride == 0 else slice(None) for stride in tensor.stride())]
        return copied(base, device).expand(tensor.shape)
    fresh = torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype, device=device or tensor.device)
    return fresh.copy_(tensor)


def resized(tensors: Sequence[Tensor]) -> list[Tensor]:
    """Tensors of other sizes that lie in memory likewise; equal sizes stay equal, 0 and 1 stay what they are."""
    sizes = {size: size + 1 if size > 1 else size for tensor in tensors for size in tensor.shape}
    return [_resized(tensor, sizes) for tensor in tensors]


def _resized(tensor: Tensor, sizes: Mapping[int, int]) -> Tensor:
    larger = tensor
    for axis, size in enumerate(tensor.shape):
        larger = larger.index_select(axis, torch.arange(sizes[size], device=tensor.device) % max(size, 1))
    order = sorted(range(tensor.dim()), key=tensor.stride, reverse=True)
    larger = larger.permute(order).contiguous().permute([order.index(axis) for axis in range(tensor.dim())])
    for axis, (size, stride) in enumerate(zip(tensor.shape, tensor.stride(), strict=True)):
        if stride == 0 and size > 1:
            larger = larger.narrow(axis, 0, 1).expand(larger.shape)
    return larger
