"""The predicted time of a convolution on a CPU, and whether a generated kernel is worth compiling."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from math import prod

from xdsl.dialects.builtin import FixedBitwidthType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import Convolution, arguments
from ....ir.machines.cpu import Cpu
from ....ir.modules.levels import EXTERN
from ...analysis.lane_shuffles import widest_masked_load
from ..operators.operands import element, sizes
from .extents import Extents, of_convolution, of_windows
from .prediction import LEAST_GAIN, Prediction, in_vectors, multiplying, predict, rereading

__all__ = ["FEW_CONVOLUTIONS", "GAIN_OF_CONVOLUTIONS", "SAVING_OF_CONVOLUTIONS", "pays", "predict_convolution"]

GAIN_OF_CONVOLUTIONS = 1.5
"""How many times as long as ours the library has to take, where a network has many different convolutions."""
SAVING_OF_CONVOLUTIONS = 1e-3
"""Seconds that all equal convolutions save in a call, with which `GAIN_OF_CONVOLUTIONS` need not be reached."""
FEW_CONVOLUTIONS = 8
"""So many different convolutions at most are compiled wherever that is predicted to save time."""
STRIDED = 8
"""How many times as long packing an element takes that does not lie beside the one before. [M] 0.8 to 1.0 ns on Zen 4,
1.6 ns on an Intel Xeon (Sapphire Rapids)."""
SHUFFLED = 2
"""The same where whole vectors are loaded, of which every second element is packed. [M] 0.15 and 0.23 ns on Zen 4: 64
features of 3 x 224 x 224 by 7 x 7, and 128 x 56 x 56 by 3 x 3."""


def predict_convolution(op: Operation, machine: Cpu) -> Prediction | None:
    """The times of a convolution; None where a size is symbolic, for groups of channels, transposed convolutions, and
    types for which the machine has no numbers.

    A window of one element that moves by one makes it a product of matrices. Other windows are packed in our kernel,
    element by element where they move further than vectors are loaded; oneDNN rearranges images and windows, unless
    channels are last.
    [M] On one thread of Zen 4, 14 convolutions by 3 x 3 and 1 x 1 of batches of 1 and 8, without and with a stride,
    take 0.9 to 1.3 times as long as this says, in either implementation.
    """
    given = arguments(op)
    weight, image = given["weight"], given["input"]
    if (extents := of_convolution(op)) is not None:
        return _by_one(op, weight, image, extents, machine)
    kind, speeds = element(image), machine.product
    if (extents := of_windows(op)) is None or not isinstance(kind, FixedBitwidthType) or \
            not hasattr(speeds, f"library_convolution_{kind}") or "strides" in op.attributes:
        return None
    count, rows, inner, columns = extents
    windows, result = rows * inner * kind.size, count * rows * columns * kind.size
    image_bytes = prod(size.as_int or 0 for size in sizes(image)) * kind.size
    packing = count * inner * columns * getattr(speeds, f"pack_{kind}")
    if (step := given["stride"][-1]) != 1:
        packing *= SHUFFLED if step <= widest_masked_load(kind, machine.vector_bits) else STRIDED
    own = machine.launch + multiplying(
        count * rows * inner * in_vectors(columns, kind, machine), packing, windows + image_bytes + result,
        f"generated_{kind}", machine, is_streamed=True)
    library = getattr(speeds, f"call_convolution_{kind}") + multiplying(
        count * rows * inner * columns, 0, 0, f"library_convolution_{kind}", machine, is_streamed=True)
    rearranged = 3 * windows + 2 * (image_bytes + result)
    library += rearranged / (machine.read if machine.cores > 1 else machine.read_single_core)
    return Prediction(own, library + rereading(op, result, windows + image_bytes + result, machine))


def _by_one(op: Operation, weight: SSAValue, image: SSAValue, extents: Extents, machine: Cpu) -> Prediction | None:
    """The times of a convolution by windows of one element.

    On one core, reading the image, of which our kernel packs panels, and the weight is hidden by products in part;
    oneDNN rearranges its result, which is then in memory for a kernel that follows. [M] 11 convolutions of f32 with
    bias and `relu`, one thread, take 0.88 to 1.12 times as long as this says in our kernels on Intel (Sapphire Rapids),
    0.81 to 1.15 on Zen 4, and 0.92 to 1.15 and 0.73 to 1.3 in oneDNN.
    """
    times, kind = predict(op, weight, image, extents, machine), element(image)
    if times is None or machine.cores > 1 or "strides" in op.attributes:
        return times
    assert isinstance(kind, FixedBitwidthType)
    count, rows, inner, columns = extents
    image_bytes, weights, result = (each * kind.size for each in (count * inner * columns, rows * inner,
                                                                  count * rows * columns))
    read, speeds = machine.read_single_core, machine.product
    own = machine.launch + count * rows * inner * in_vectors(columns, kind, machine) \
        / getattr(speeds, f"generated_{kind}_single_core") + (0.75 * image_bytes + 0.25 * weights) / read
    library = getattr(speeds, f"call_{kind}") + count * rows * inner * columns \
        / getattr(speeds, f"library_{kind}_single_core") + weights / read
    again = rereading(op, result, image_bytes + weights + result, machine)
    return Prediction(own, library + max(again, (2 if again else 1) * result / read))


def pays(op: Operation, times: Prediction, few: int = FEW_CONVOLUTIONS, gain: float = GAIN_OF_CONVOLUTIONS,
         saving: float = SAVING_OF_CONVOLUTIONS, least: float = LEAST_GAIN) -> bool:
    """Whether a kernel of ours is worth compiling for a convolution and those of its block that are equal but for their
    numbers: it is where there are few different ones, or if it is much faster, or saves enough in a call."""
    saved = times.library - least * times.own
    if saved <= 0 or times.own * gain < times.library:
        return saved > 0
    block, type_, kind = op.parent, op.results[0].type, _kind(op)
    beside = [each for each in block.ops if _is_convolution(type(each))] if block is not None else []
    if saved * len(beside) > saving and \
            saved * sum(each.results[0].type == type_ and _kind(each) == kind for each in beside) > saving:
        return True
    different: set[Hashable] = set()
    for each in beside:
        different.add(_kind(each))
        if len(different) > few:
            return False
    return True


@cache
def _is_convolution(kind: type[Operation]) -> bool:
    return kind.has_trait(Convolution)


def _kind(op: Operation) -> Hashable:
    """What determines the kernel of a convolution, apart from the elementwise operators around it."""
    return (op.name, tuple(operand.type for operand in op.operands), tuple(result.type for result in op.results),
            frozenset(entry for entry in (*op.attributes.items(), *op.properties.items()) if entry[0] != EXTERN))
