"""The predicted time of a matrix product on a CPU, as a generated kernel and as a call of the vendor's library."""

from __future__ import annotations

from math import prod
from operator import add
from typing import NamedTuple

from xdsl.dialects.builtin import FixedBitwidthType, bf16, i8
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import Convolution, has_schema, schema_of
from ....ir.machines.cpu import Cpu
from ..operators.chains import keeps_order, memory_order
from ..operators.operands import element, sizes
from .extents import Extents, of_matrices
from .sources import is_computed, is_fixed, source_bytes

__all__ = ["LEAST_GAIN", "Prediction", "in_vectors", "is_transposed", "multiplying", "predict", "predict_attention",
           "predict_pair", "rereading"]


LEAST_GAIN = 1.02
"""How many times as long as ours the library has to take: a kernel of ours has to be compiled, and predictions are not
more exact."""


LIBRARY_PANELS = 4
"""Bytes of an element below which the library packs the second matrix in pairs or quadruples, however it is stored."""


TILE_TERMS = 128
"""Terms that take as long as storing a sum from a tile register and loading it again. [M] One thread of an Intel Xeon,
bf16: sums of 64 terms 120 to 140 G multiply-adds/s, of 192 terms 350, of 512 terms 300."""


class Prediction(NamedTuple):
    """The seconds that a product takes, together with the elementwise operators that read its result."""

    own: float
    library: float


def predict(op: Operation, x: SSAValue, y: SSAValue, extents: Extents | None, machine: Cpu) -> Prediction | None:
    """The times of the products of `x` by `y` that `op` computes, which have these extents; None where a size is
    symbolic or the machine has no numbers for the type of the elements.

    A product takes as long as its multiply-adds or as its bytes, whichever takes longer, and before that the packing of
    a second matrix that is larger than the first-level cache, unless it is a weight that is packed once. A matrix that
    caches do not hold is read as it is packed, and not beside the multiply-adds, unless ours multiplies a few rows; the
    other factor is read beside them where the first-level cache holds the second matrix. The library is called, and its
    result is written and read once more by a kernel that follows, where one of ours stores what follows. A second
    matrix that elementwise operators compute, as one of few bits, is written to memory for the library; ours computes
    it in f32 where it is multiplied. Tile registers multiply i8 and bf16 alike. On several cores, a convolution is
    oneDNN's, which rearranges its operands and its result, unless channels are last.
    """
    kind = element(x)
    has_tiles = machine.dot_tile > 1 and kind in (bf16, i8)
    speeds, name = machine.product, "bf16" if has_tiles else str(kind)
    if extents is None or element(y) != kind or not isinstance(kind, FixedBitwidthType) or \
            not hasattr(speeds, f"generated_{name}"):
        return None
    count, rows, inner, columns = extents
    result = count * rows * columns * kind.size
    matrix = count * inner * columns * kind.size
    moved = count * rows * inner * kind.size + matrix + result
    sources = source_bytes(y) if is_computed(y) else None
    read = moved if sources is None else moved - matrix + sources
    is_cached = inner * columns * kind.size <= machine.l1
    is_packed = rows > machine.shared_rows and not is_cached and not (sources is None and is_fixed(y))
    packed = count * inner * columns if is_packed else 0
    computed = "f32" if sources is not None and name == "bf16" else name
    is_streamed = moved <= machine.l2 * machine.cores or rows == 1
    terms = inner + (TILE_TERMS if has_tiles else 0)
    own = machine.launch + multiplying(
        count * rows * terms * in_vectors(columns, kind, machine), packed * getattr(speeds, f"pack_{name}"), read,
        f"generated_{computed}", machine,
        is_streamed=is_streamed or rows <= machine.shared_rows or (is_cached and not has_tiles))
    is_rearranged = is_transposed(y) or kind.size < LIBRARY_PANELS
    transposed = count * inner * columns if rows > 1 and not is_cached and is_rearranged else 0
    library = getattr(speeds, f"call_{name}") + multiplying(
        count * rows * inner * columns, transposed * getattr(speeds, f"transpose_{name}"), moved, f"library_{name}",
        machine, is_streamed=is_streamed)
    if op.has_trait(Convolution) and "strides" not in op.attributes and machine.cores > 1:
        # [M] On two threads of an Intel Xeon (Sapphire Rapids), it takes 0.9 to 4.7 times as long as our kernels for
        # windows of one element. Together with this, the prediction is 0.8 to 1.5 of its time, and 0.3 to 1.1 without.
        library += 2 * moved / machine.read
    if sources is not None:
        library += (sources + matrix) / _bandwidth(moved, machine, machine.cores) + machine.launch
    return Prediction(own, library + rereading(op, result, moved, machine))


def predict_pair(first: Operation, second: Operation, machine: Cpu) -> Prediction | None:
    """The times of two products with a softmax between them, which are one kernel of ours; each multiplies its last two
    operands. What the softmax makes of the scores the library reads from memory."""
    one, other = (predict(op, x, y, of_matrices(x, y), machine)
                  for op in (first, second) for x, y in [op.operands[-2:]])
    if one is None or other is None:
        return None
    kind, extents = element(second.operands[-2]), [each.as_int or 0 for each in sizes(second.operands[-2])]
    assert isinstance(kind, FixedBitwidthType)
    weights = prod(extents) * kind.size
    read = 2 * weights / _bandwidth(weights, machine, machine.cores)
    return Prediction(one.own + other.own, one.library + other.library + read)


def predict_attention(query: SSAValue, key: SSAValue, value: SSAValue, mask: SSAValue | None,
                      machine: Cpu) -> Prediction | None:
    """The times of attention, of which neither kernel stores scores. A mask that the program computes the library reads
    from memory, where a kernel writes it before, and ours computes it beside the scores. None as for a product."""
    kind, name = element(query), str(element(query))
    extents = [each.as_int for each in (*sizes(query)[:-1], sizes(key)[-2], sizes(query)[-1] + sizes(value)[-1])]
    stored = [] if mask is None else [each.as_int for each in sizes(mask)]
    if None in (*extents, *stored) or not hasattr(machine.product, f"attention_generated_{name}"):
        return None
    work = prod(each or 0 for each in extents)
    own, library = (min(alone, alone / machine.cores + machine.fork_join) for alone in (
        work / getattr(machine.product, f"attention_{whose}_{name}") for whose in ("generated", "library")))
    library += machine.call
    if mask is not None:
        assert isinstance(kind, FixedBitwidthType)
        moved = prod(each or 0 for each in stored) * kind.size
        library += machine.launch + 2 * moved / _bandwidth(moved, machine, machine.cores)
    return Prediction(own + machine.launch, library)


def multiplying(multiply_adds: int, packing: float, moved: int, whose: str, machine: Cpu, *,
                is_streamed: bool) -> float:
    """The time on one core or on all cores, whichever is less; with `is_streamed`, operands are loaded while others
    are multiplied."""
    together = max if is_streamed else add
    alone, shared = (multiply_adds / getattr(machine.product, f"{whose}{cores}") for cores in ("_single_core", ""))
    on_one = together(alone, moved / _bandwidth(moved, machine, 1)) + packing
    on_all = together(shared, moved / _bandwidth(moved, machine, machine.cores)) + packing / machine.cores \
        + machine.fork_join
    return on_one if machine.cores == 1 else min(on_one, on_all)


def in_vectors(columns: int, kind: FixedBitwidthType, machine: Cpu) -> int:
    """The columns that whole vectors cover, whose numbers have 32 bits at least."""
    lanes = machine.vector_bits // (8 * max(4, kind.size))
    return -(-columns // lanes) * lanes


def rereading(op: Operation, result: int, moved: int, machine: Cpu) -> float:
    """The seconds in which a kernel of elementwise operators behind the library's reads and writes a result of so many
    bytes, which ours computes as it stores it; `moved` are all bytes of the product."""
    return 2 * result / _bandwidth(moved, machine, machine.cores) + machine.launch \
        if _is_read_elementwise(op.results[0]) else 0


def _bandwidth(moved: int, machine: Cpu, cores: int) -> float:
    """The bandwidth, in bytes per second, at which a number of cores move the operands and the result of a product, in
    caches or in memory."""
    if moved <= machine.l2 * cores:
        return machine.read_cached / machine.cores * cores
    return machine.read if cores > 1 else machine.read_single_core


def is_transposed(matrix: SSAValue) -> bool:
    """Whether the elements of a column are neighbours in memory, as far as the operators that compute the value
    determine it."""
    return memory_order(matrix)[-1] != len(sizes(matrix)) - 1


def _is_read_elementwise(value: SSAValue) -> bool:
    """Whether all readers of a value, or of a view of it in the same order, are elementwise operators on the whole
    value, which a kernel computes when it stores the value."""
    readers = [use.operation for use in value.uses]
    return bool(readers) and all(has_schema(reader) and (
        _is_read_elementwise(reader.results[0]) if keeps_order(reader) else
        "pointwise" in schema_of(reader).tags and sizes(reader.results[0]) == sizes(value)) for reader in readers)
