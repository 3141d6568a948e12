"""The predicted time of a matrix product on a GPU, together with the operators that use its result."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd, prod

from xdsl.dialects.builtin import BFloat16Type, Float16Type, ModuleOp, f32
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.aten import Contraction, arguments, has_schema, schema_of
from ....ir.dtypes import is_float8
from ....ir.expressions import product
from ....ir.float32_products import allows_tf32
from ....ir.machines.gpu import Gpu
from ....ir.machines.operation_classes import OperationClass, operation_class
from ...analysis.product_tiles import seconds_on_tensor_cores
from ..lowerings.application import lowered_operations
from ..lowerings.scaled_products import scales_blocks, scales_column_blocks
from ..operators.chains import is_copy, keeps_order, only_moves, permutation
from ..operators.operands import element, sizes
from .alignment import aligned_elements
from .extents import of_matrices
from .prediction import Prediction
from .products import THIN
from .sources import is_computed

__all__ = ["computed_with", "has_few_blocks_of_float8", "is_narrow", "predict_attention_on_gpu", "predict_on_gpu"]


IDLE = 1.5
"""How many times as long the functions of a sum take in the kernel of a product as in one of their own, as too few
warps remain beside the sums to hide latencies. [M] H100, us, 1024x768x3072 with nothing, exp, tanh, erf, log1p of the
sums: 12.1, 14.2, 17.9, 17.3, 20.1; sines, which branch, take 31."""


def is_narrow(x: SSAValue, y: SSAValue, machine: Gpu) -> bool:
    """Whether a product has fewer terms than the smallest block that tensor cores multiply, or fewer rows or columns,
    which these multiply nevertheless; in f32 few columns give few programs with many terms each.

    [M] H100, bf16, us, the library and ours: 256x1024x10 6.6, 4.2; 256x10x1024 3.8, 2.9; 10x256x1024 of columns in
    memory 5.4, 3.0; 16x4096x4096 9.7, 8.9. With 16 rows that are computed of others, as each program does it again,
    16x11008x4096 40.9, 43.2.
    """
    rows, inner, columns = (size.as_int or machine.least_product for size in (*sizes(x)[-2:], sizes(y)[-1]))
    is_half = isinstance(element(x), BFloat16Type | Float16Type)
    few = machine.least_product - 1 if is_computed(x) else machine.least_product
    return inner < machine.least_product or (
        is_half and (columns < machine.least_product or THIN < rows <= few))


def has_few_blocks_of_float8(op: Operation, x: SSAValue, y: SSAValue, machine: Gpu) -> bool:
    """Whether the factors have elements of eight bits and each multiprocessor computes one block at most, or rows are
    so few that reading the other factor takes longest. With scales of blocks these are other blocks, as sums of some
    terms are added up: where each block of each column has a scale of its own, the library is faster.

    [M] H100, us, the library and ours, of 4096 terms: 16 x 4096 15.0, 8.0; 128 x 4096 13.7, 9.7; 192 x 4096 14.6, 13.6;
    256 x 1024 13.6, 8.3; 1024 x 512 13.7, 9.9; 384 x 2048 13.7, 13.4; 64 x 11008 22.6, 22.7; 512 x 4096 16.0, 20.9;
    128 x 11008 of 1024 terms 7.2, 8.9; 48 x 28672 of 8192 terms 100.6, 90.2; with scales of 1 x 128 and of 128 x 128
    16 x 4096 14.3, 9.4; 128 x 4096 14.6, 13.0; 512 x 11008 43, 79; with scales of 1 x 128 for both 7.1, 12.0; 8.9,
    14.2; 55, 103.
    """
    rows, columns = sizes(x)[-2].as_int, sizes(y)[-1].as_int
    if not machine.multiplies_float8 or not is_float8(element(x)) or rows is None or columns is None:
        return False
    if scales_column_blocks(op):
        return False
    block = machine.product_block
    if scales_blocks(op):
        return rows <= machine.least_product or (
            rows <= 2 * block and -(-rows // block) * -(-columns // block) <= machine.multiprocessors)
    return rows <= block or -(-rows // block) * -(-columns // (2 * block)) <= machine.multiprocessors


def predict_on_gpu(op: Operation, x: SSAValue, y: SSAValue, machine: Gpu, recorded: bool) -> Prediction | None:
    """The times of the products of `x` by `y` that `op` computes, of elements of two bytes. Where something is computed
    of the result, but nothing reduces that, the library's result is read and written once more by another kernel,
    where ours computes it before it stores anything, and the result only if the function returns it. None for other
    products, and where a size is symbolic.

    A product takes as long as its multiply-adds or as its bytes, whichever takes longer. Unless launches are recorded
    as a CUDA graph, the host takes its time for them, too, which is the longer one where products are small.
    [M] H100, 1024 rows of 768, ms, with the library's products and with ours: BERT 2.45 and 1.10, in a graph 0.83 and
    0.87; GPT 2.19 and 1.17, in a graph 0.90 and 1.06.
    """
    kind, extents, result = element(x), of_matrices(x, y), op.results[0]
    if not isinstance(kind, BFloat16Type | Float16Type) or element(y) != kind or element(result) != kind \
            or extents is None:
        return None
    count, rows, inner, columns = extents
    if min(rows, inner, columns) < machine.least_product:
        return None
    computed, products = _computed_before_storing(result), [op, *_joint_product(op, x)]
    joint = len(products)
    elements = count * rows * columns
    stored = elements * kind.size / machine.read
    moved = count * (rows + joint * columns) * inner * kind.size / machine.read + stored
    behind = set[Operation]().union(*(computed_with(each.results[0]) for each in products if computed))
    functions = sum(_instructions(each, machine) for each in behind if _is_elementwise(each, result))
    most = machine.access // kind.size
    factors, aligned = min(aligned_elements(x, most), aligned_elements(y, most)), gcd(columns, most)
    stores = machine.cost.load / aligned if aligned < most else 0.0
    executed = IDLE * functions / joint + stores
    own = machine.launch + max(moved, seconds_on_tensor_cores(
        machine, machine.own_f16, count, rows, joint * columns, inner, executed, most // factors))
    least = min(factors, aligned)
    multiplied = elements * inner / machine.product_f16 if least == most else seconds_on_tensor_cores(
        machine, machine.by_element_f16 if least == 1 else machine.by_word_f16, count, rows, columns, inner)
    library = joint * (machine.call + max(multiplied, moved / joint))
    if computed:
        own += stored if any(isinstance(reader, ReturnOp) for reader in _readers(result)) else 0.0
        library += machine.launch + max((1 + joint) * stored, functions * elements / machine.arithmetic)
    if not recorded:
        library = max(library, joint * machine.host_call + (machine.launch if computed else 0.0))
    return Prediction(own, library)


def predict_attention_on_gpu(op: Operation, mask: SSAValue | None, machine: Gpu) -> Prediction | None:
    """The times of attention of f32 with `mask` that the program computes, which the library reads from memory, where a
    kernel writes it before; ours computes it beside the scores, which tensor cores multiply in three parts. None for
    other attention and wide heads, where ours is slower or was not measured, where a size is symbolic, and where TF32
    is allowed, which the library then uses.
    """
    given = arguments(op)
    query, key, value = (given[name] for name in ("query", "key", "value"))
    module = op.get_toplevel_object()
    extents = [each.as_int for each in (*sizes(query)[:-1], sizes(key)[-2])]
    widths = [sizes(each)[-1].as_int or 0 for each in (query, value)]
    stored = None if mask is None else product(sizes(mask)).as_int
    if element(query) != f32 or stored is None or None in extents or given["dropout_p"] != 0 or \
            not all(machine.least_product <= width <= machine.product_block for width in widths) or \
            not isinstance(module, ModuleOp) or allows_tf32(module):
        return None
    work = prod(each or 0 for each in extents) * sum(widths)
    library = machine.call + work / machine.attention_f32 + machine.launch + 2 * stored * f32.size / machine.read
    return Prediction(machine.launch + work / machine.own_attention_f32, library)


def _joint_product(op: Operation, x: SSAValue) -> list[Operation]:
    """Another product that the generated kernel of this one computes, too: one with the same first factor and with a
    result of the same type, which is read by what reads this one."""
    mine, type = computed_with(op.results[0]), op.results[0].type
    return [other for other in dict.fromkeys(use.operation for use in x.uses) if other is not op
            and other.has_trait(Contraction) and len(other.results) == 1 and other.results[0].type == type
            and not mine.isdisjoint(computed_with(other.results[0]))][:1]


def _computed_before_storing(result: SSAValue) -> list[Operation]:
    """The elementwise operators, or the copies in another order, that read a product, if a kernel of ours computes all
    of them before it stores anything."""
    computed, reduced = [each for each in _readers(result) if not isinstance(each, ReturnOp)], _reduced(result)
    if all(_is_elementwise(reader, result) and reader.results[0] not in reduced for reader in computed) or \
            all(permutation(reader) is not None and _is_copied(reader.results[0]) for reader in computed):
        return computed
    return []


def computed_with(value: SSAValue) -> set[Operation]:
    """The elementwise operators and copies that a generated kernel of a product computes of its result before it stores
    it, with the views between them: all but those that the kernel of a reduction computes."""
    computed, views = dict[Operation, None](), dict[Operation, None]()
    pending, reduced = [value], _reduced(value)
    while pending:
        each = pending.pop()
        for reader in dict.fromkeys(use.operation for use in each.uses):
            if reader in computed or reader in views:
                continue
            copied = is_copy(reader)
            is_view = not copied and (keeps_order(reader) or permutation(reader) is not None)
            if copied or is_view:
                reduced |= _reduced(reader.results[0])
            if is_view:
                views[reader] = None
            elif (copied or _is_elementwise(reader, each)) and len(reader.results) == 1 \
                    and reader.results[0] not in reduced:
                computed[reader] = None
            else:
                continue
            pending.append(reader.results[0])
    for view in reversed(views):
        if any(use.operation in computed for use in view.results[0].uses):
            computed[view] = None
    return set(computed)


def _readers(value: SSAValue) -> Iterator[Operation]:
    """The operators that read a value, or a view of it in the same order."""
    for use in value.uses:
        if keeps_order(use.operation):
            yield from _readers(use.operation.results[0])
        else:
            yield use.operation


def _instructions(op: Operation, machine: Gpu) -> int:
    """What an elementwise operator costs for one element, by the operations that it is lowered to. Conversions do not
    count, as most of them cancel out between two operators."""
    classes = map(operation_class, lowered_operations(op))
    return sum(machine.cost.of(each) for each in classes if each is not OperationClass.CONVERSION)


def _is_elementwise(reader: Operation, value: SSAValue) -> bool:
    """Whether an operator is elementwise."""
    return has_schema(reader) and "pointwise" in schema_of(reader).tags \
        and product(sizes(reader.results[0])) == product(sizes(value))


def _reduced(value: SSAValue) -> set[SSAValue]:
    """Which of a value and of what elementwise operators make of it something reduces, or what they make of that: the
    kernel that does so computes these too, and not that of the product. Calls of the library read what is stored."""
    makers: dict[SSAValue, list[SSAValue]] = {value: []}
    reduced, pending = set[SSAValue](), [value]
    while pending:
        each = pending.pop()
        for reader in _readers(each):
            if _is_elementwise(reader, each):
                made = reader.results[0]
                if made not in makers:
                    makers[made] = []
                    pending.append(made)
                makers[made].append(each)
            elif not isinstance(reader, ReturnOp) and not is_copy(reader) and not reader.has_trait(Contraction):
                reduced.add(each)
    pending = list(reduced)
    while pending:
        for maker in makers[pending.pop()]:
            if maker not in reduced:
                reduced.add(maker)
                pending.append(maker)
    return reduced


def _is_copied(value: SSAValue) -> bool:
    """Whether all readers of a value are copies of it, or of some of its elements, in any order."""
    readers = [use.operation for use in value.uses]
    return bool(readers) and all(is_copy(reader) or (only_moves(reader) and _is_copied(reader.results[0]))
                                 for reader in readers)
