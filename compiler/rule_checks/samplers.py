"""Chooses random properties and operand types for a prim op with a given result type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from xdsl.dialects.builtin import FixedBitwidthType, TensorType
from xdsl.ir import Attribute, Operation

from ...ir.dialects import prim
from ...ir.dialects.prim.choices import Comparison
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import BOOL, INDEX_ELEMENT
from ...ir.shapes import tensor
from .elements import CHECKED_ELEMENTS

__all__ = ["Rejected", "Sample", "sampler_of", "sizes_of"]

SIZES = (1, 2, 3, 4, 5)


class Rejected(Exception):
    """These choices make no instance of the rule."""


@dataclass(frozen=True)
class Sample:
    """The operand types and properties of an op."""

    operands: list[TensorType]
    properties: dict[str, Any]
    """In the form that rules use: numbers, texts and lists."""


Sampler = Callable[[TensorType, int, Mapping[str, Any], Random], Sample]
"""A function of the result type, the number of operands, the given properties, and the random generator."""


def sizes_of(type: TensorType) -> list[int]:
    return list(type.get_shape())


def _given(given: Mapping[str, Any], name: str, choose: Callable[[], Any]) -> Any:
    return given[name] if name in given else choose()


def _same_types(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    return Sample([type] * count, {})


def _compare(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    _require(type.element_type == BOOL)
    operand = tensor(sizes_of(type), random.choice(CHECKED_ELEMENTS))
    comparison = _given(given, "comparison", lambda: str(random.choice(list(Comparison))))
    return Sample([operand, operand], {"comparison": comparison})


def _select(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    return Sample([tensor(sizes_of(type), BOOL), type, type], {})


def _convert(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    element = random.choice([*CHECKED_ELEMENTS, type.element_type])
    return Sample([tensor(sizes_of(type), element)], {})


def _bitcast(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    choices = [each for each in CHECKED_ELEMENTS if _width(each) == _width(type.element_type) and each != BOOL]
    _require(bool(choices) and type.element_type != BOOL)
    return Sample([tensor(sizes_of(type), random.choice(choices))], {})


def _width(element: Attribute) -> int:
    return element.bitwidth if isinstance(element, FixedBitwidthType) else 0


def _broadcast(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    choose = lambda: sorted(random.sample(range(len(sizes)), random.randint(0, len(sizes))))  # noqa: E731
    positions = _given(given, "dims", choose)
    _require(all(0 <= p < len(sizes) for p in positions))
    return Sample([tensor([sizes[p] for p in positions], type.element_type)], {"dims": tuple(positions)})


def _transpose(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    order = _given(given, "permutation", lambda: random.sample(range(len(sizes)), len(sizes)))
    _require(sorted(order) == list(range(len(sizes))))
    source = [sizes[list(order).index(k)] for k in range(len(sizes))]
    return Sample([tensor(source, type.element_type)], {"permutation": tuple(order)})


def _reshape(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = [size for size in sizes_of(type) if size != 1]
    random.shuffle(sizes)
    while len(sizes) > 1 and random.random() < 0.5:
        sizes = [sizes[0] * sizes[1], *sizes[2:]]
    while random.random() < 0.4:
        sizes.insert(random.randint(0, len(sizes)), 1)
    return Sample([tensor(sizes, type.element_type)], {})


def _slice(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    steps = _given(given, "strides", lambda: [random.randint(1, 2) for _ in sizes])
    offsets = _given(given, "offsets", lambda: [random.randint(0, 2) for _ in sizes])
    _require(len(steps) == len(offsets) == len(sizes))
    source = [first + max(0, (size - 1) * step + 1) + random.randint(0, 1)
              for first, step, size in zip(offsets, steps, sizes, strict=True)]
    return Sample([tensor(source, type.element_type)], {"offsets": tuple(offsets), "strides": tuple(steps)})


def _reverse(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    rank = len(sizes_of(type))
    axes = _given(given, "dims", lambda: sorted(random.sample(range(rank), random.randint(0, rank))))
    return Sample([type], {"dims": tuple(axes)})


def _pad(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    low = _given(given, "low", lambda: [random.randint(0, max(0, size - 1)) for size in sizes])
    _require(len(low) == len(sizes) and all(a <= size for a, size in zip(low, sizes, strict=True)))
    source = [random.randint(0, size - before) for before, size in zip(low, sizes, strict=True)]
    value = _given(given, "value", lambda: random.choice([0, 1]))
    return Sample([tensor(source, type.element_type)], {"low": tuple(low), "value": value})


def _concatenate(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    _require(len(sizes) > 0 and count > 0)
    axis = _given(given, "dim", lambda: random.randrange(len(sizes)))
    _require(0 <= axis < len(sizes))
    cuts = [0, *sorted(random.randint(0, sizes[axis]) for _ in range(count - 1)), sizes[axis]]
    parts = [[*sizes[:axis], end - start, *sizes[axis + 1:]] for start, end in pairwise(cuts)]
    return Sample([tensor(part, type.element_type) for part in parts], {"dim": axis})


def _iota(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    rank = len(sizes_of(type))
    _require(type.element_type == INDEX_ELEMENT and rank > 0)
    return Sample([], {"dim": _given(given, "dim", lambda: random.randrange(rank))})


def _combiner(given: Mapping[str, Any], random: Random) -> str:
    return _given(given, "combiner", lambda: str(random.choice(list(Combiner))))


def _reduce(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    sizes = sizes_of(type)
    total = len(sizes) + random.randint(0, 2)
    axes = _given(given, "dims", lambda: sorted(random.sample(range(total), total - len(sizes))))
    source = list(sizes)
    for axis in axes:
        _require(0 <= axis <= len(source))
        source.insert(axis, random.choice(SIZES))
    return Sample([tensor(source, type.element_type)], {"dims": tuple(axes), "combiner": _combiner(given, random)})


def _argreduce(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    _require(type.element_type == INDEX_ELEMENT)
    source = sizes_of(type)
    axis = _given(given, "dim", lambda: random.randint(0, len(source)))
    source.insert(axis, random.choice(SIZES))
    kind = _given(given, "combiner", lambda: random.choice(["maximum", "minimum"]))
    return Sample([tensor(source, random.choice(CHECKED_ELEMENTS))], {"dim": axis, "combiner": kind})


def _scan(type: TensorType, count: int, given: Mapping[str, Any], random: Random) -> Sample:
    rank = len(sizes_of(type))
    _require(rank > 0)
    axis = _given(given, "dim", lambda: random.randrange(rank))
    return Sample([type], {"dim": axis, "combiner": _combiner(given, random)})


def _require(condition: bool) -> None:
    if not condition:
        raise Rejected


SAMPLERS: dict[type[Operation], Sampler] = {
    prim.CompareOp: _compare, prim.SelectOp: _select, prim.ConvertOp: _convert, prim.BitcastOp: _bitcast,
    prim.BroadcastOp: _broadcast, prim.TransposeOp: _transpose, prim.ReshapeOp: _reshape, prim.SliceOp: _slice,
    prim.ReverseOp: _reverse, prim.PadOp: _pad, prim.ConcatenateOp: _concatenate, prim.IotaOp: _iota,
    prim.ReduceOp: _reduce, prim.ArgReduceOp: _argreduce, prim.ScanOp: _scan,
}
"""The operands of other ops have the type of the result."""


def sampler_of(kind: type[Operation]) -> Sampler:
    return SAMPLERS.get(kind, _same_types)
