"""How long a matrix product takes on a GPU, together with what is computed of its result."""

from __future__ import annotations

from xdsl.dialects.builtin import BFloat16Type, Float16Type
from xdsl.ir import Operation, SSAValue

from ....ir.machines.gpu import Gpu
from ..operators.chains import only_moves
from ..operators.operands import element
from .extents import of_matrices
from .prediction import Prediction, is_read_elementwise, is_transposed

__all__ = ["predict_on_gpu"]


def predict_on_gpu(op: Operation, x: SSAValue, y: SSAValue, machine: Gpu) -> Prediction | None:
    """The times of the products of `x` by `y` that `op` computes, of elements of two bytes, where something is computed
    of the result: the library is called, and its result is read and written once more by another kernel, where ours
    computes it before it stores anything. None for other products, and where a size is symbolic, or where rows in
    memory are not aligned, so that they are not loaded ahead.

    A product takes as long as its multiply-adds or as its bytes, whichever takes longer.
    """
    kind, extents, result = element(x), of_matrices(x, y), op.results[0]
    if not isinstance(kind, BFloat16Type | Float16Type) or element(y) != kind or element(result) != kind \
            or extents is None or not (is_read_elementwise(result) or _is_permuted(result)):
        return None
    count, rows, inner, columns = extents
    if min(rows, inner, columns) < machine.least_product:
        return None
    aligned = machine.access // kind.size
    neighbours = (rows if is_transposed(x) else inner, inner if is_transposed(y) else columns, columns)
    if any(number % aligned for number in neighbours):
        return None
    stored = count * rows * columns * kind.size
    moved = (count * (rows + columns) * inner * kind.size + stored) / machine.read
    work = count * rows * inner * columns
    own = machine.launch + max(work / machine.own_f16, moved)
    library = machine.call + max(work / machine.product_f16, moved) + machine.launch + 2 * stored / machine.read
    return Prediction(own, library)


def _is_permuted(value: SSAValue) -> bool:
    """Whether all that reads a value are copies in another order of memory."""
    readers = [use.operation for use in value.uses]
    return bool(readers) and all(reader.name == "aten.clone" or (only_moves(reader) and _is_permuted(reader.results[0]))
                                 for reader in readers)
