"""How long a matrix product takes on a GPU, together with what is computed of its result."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import BFloat16Type, Float16Type
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import Contraction, has_schema, schema_of
from ....ir.expressions import product
from ....ir.machines.gpu import Gpu
from ..operators.chains import keeps_order, only_moves, permutation
from ..operators.operands import element, sizes
from .extents import of_matrices
from .prediction import Prediction, is_transposed

__all__ = ["computed_with", "predict_on_gpu"]


def predict_on_gpu(op: Operation, x: SSAValue, y: SSAValue, machine: Gpu) -> Prediction | None:
    """The times of the products of `x` by `y` that `op` computes, of elements of two bytes, where something is computed
    of the result, but nothing reduces that: the library is called, and its result is read and written once more by
    another kernel, where ours computes it before it stores anything, and the result only if the function returns it.
    None for other products, and where a size is symbolic, or where rows in memory are not aligned, so that they are not
    loaded ahead.

    A product takes as long as its multiply-adds or as its bytes, whichever takes longer.
    """
    kind, extents, result = element(x), of_matrices(x, y), op.results[0]
    if not isinstance(kind, BFloat16Type | Float16Type) or element(y) != kind or element(result) != kind \
            or extents is None:
        return None
    count, rows, inner, columns = extents
    aligned = machine.access // kind.size
    neighbours = (rows if is_transposed(x) else inner, inner if is_transposed(y) else columns, columns)
    if min(rows, inner, columns) < machine.least_product or any(number % aligned for number in neighbours):
        return None
    readers = list(_readers(result))
    computed = [reader for reader in readers if not isinstance(reader, ReturnOp)]
    if not computed or not (all(_is_elementwise(reader, result) and not _is_reduced(reader.results[0], set())
                                for reader in computed)
                            or all(permutation(reader) is not None and _is_copied(reader.results[0])
                                   for reader in computed)):
        return None
    stored = count * rows * columns * kind.size / machine.read
    moved = count * (rows + columns) * inner * kind.size / machine.read + stored
    kept = stored if len(computed) < len(readers) else 0.0
    work = count * rows * inner * columns
    own = machine.launch + max(work / machine.own_f16, moved + kept)
    library = machine.call + max(work / machine.product_f16, moved) + machine.launch + 2 * stored
    return Prediction(own, library)


def computed_with(value: SSAValue) -> set[Operation]:
    """The elementwise operators and copies that a generated kernel of a product computes of its result before it stores
    it, with the views between them: all but those that the kernel of a reduction computes."""
    found: set[Operation] = set()
    for reader in {use.operation for use in value.uses}:
        if reader.name != "aten.clone" and (keeps_order(reader) or permutation(reader) is not None):
            behind = computed_with(reader.results[0])
            found |= {reader, *behind} if behind else set()
        elif (reader.name == "aten.clone" or _is_elementwise(reader, value)) and len(reader.results) == 1 \
                and not _is_reduced(reader.results[0], set()):
            found |= {reader, *computed_with(reader.results[0])}
    return found


def _readers(value: SSAValue) -> Iterator[Operation]:
    """What reads a value, or a view of it in the same order."""
    for use in value.uses:
        if keeps_order(use.operation):
            yield from _readers(use.operation.results[0])
        else:
            yield use.operation


def _is_elementwise(reader: Operation, value: SSAValue) -> bool:
    """Whether an operator computes something of each element of a value."""
    return has_schema(reader) and "pointwise" in schema_of(reader).tags \
        and product(sizes(reader.results[0])) == product(sizes(value))


def _is_reduced(value: SSAValue, seen: set[SSAValue]) -> bool:
    """Whether something reduces a value or what elementwise operators make of it: then the kernel that does so computes
    these too, and not that of the product. Calls of the library read what is stored."""
    if value in seen:
        return False
    seen.add(value)
    return any(_is_reduced(reader.results[0], seen) if _is_elementwise(reader, value) else
               not isinstance(reader, ReturnOp) and reader.name != "aten.clone" and not reader.has_trait(Contraction)
               for reader in _readers(value))


def _is_copied(value: SSAValue) -> bool:
    """Whether all that reads a value, or some or all of its elements in whatever order, are copies."""
    readers = [use.operation for use in value.uses]
    return bool(readers) and all(reader.name == "aten.clone" or (only_moves(reader) and _is_copied(reader.results[0]))
                                 for reader in readers)
