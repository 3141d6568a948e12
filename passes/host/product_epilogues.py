"""What becomes of a matrix product, as a kernel over its rows and columns into which the product itself is put."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, MemRefType, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.dialects import arith, triton
from ...ir.dialects.loop import ApplyOp, BlockAttr, KernelOp, LoadOp, ParallelOp, StoreOp, YieldOp
from ...ir.expressions import Expression
from ...ir.locations import inherit_location
from ..generic.dce import erase_dead
from ..loop.analysis.index_expressions import Names
from ..loop.split_divided_loops import split_loop
from ..loop.triton_lowering.lowering import KernelLowering
from .products import Bias, Product, Tile
from .templates import holes

ALLOWED = (ApplyOp, KernelOp, LoadOp, ParallelOp, StoreOp, YieldOp)


def why_no_epilogue(kernel: KernelOp, argument: int, product: Product) -> str | None:
    """Why a kernel that reads the product as an argument does not only compute each element from one of it."""
    copy = kernel.clone()
    value = copy.body.block.args[argument]
    reads = [use.operation for use in value.uses if not isinstance(use.operation, StoreOp)]
    if len(reads) != 1 or not isinstance(read := reads[0], LoadOp) or read.mask is not None or read.stride is not None:
        return "what follows reads it more than once, or under a condition"
    for op in copy.walk():
        if op.name.startswith(("loop.", "scf.")) and not isinstance(op, ALLOWED):
            return f"what follows has a {op.name}"
    loops = _nest(copy, product.sizes)
    if loops is None:
        return "the loops of what follows are not over its rows and columns"
    names = Names()
    place = _linear([names.of(loop.induction_variable) for loop in loops], product.sizes)
    accesses = [read, *(use.operation for use in value.uses if isinstance(use.operation, StoreOp))]
    if any(names.simplify(names.expressions(op)["subscript"]) != place for op in accesses):
        return "what follows reads it at other places than it computes"
    return None


def epilogue(kernel: KernelOp, argument: int, product: Product, bias: Bias | None, tile: Tile, is_fast: bool
             ) -> tuple[triton.FuncOp, bool]:
    """The kernel of Triton for a kernel that `why_no_epilogue` allows. Behind the arguments of that one it takes the
    sums of the product, in f32, and the bias if there is one. And whether it still has the argument that was the
    product, which it has if it writes there."""
    kernel = kernel.clone()
    loops = _nest(kernel, product.sizes)
    assert loops is not None
    for op in kernel.walk():
        op.attributes.pop("block", None)
    lanes = [(1, "z")] * (len(loops) - 2) + [(tile.rows, "x"), (tile.columns, "y")]
    for loop, (size, axis) in zip(loops, lanes, strict=True):
        loop.attributes["block"] = BlockAttr.of(size, axis)
    kernel.attributes |= {"warps": IntegerAttr(tile.warps, i64), "stages": IntegerAttr(tile.stages, i64)}
    block = kernel.body.block
    old = block.args[argument]
    [read] = [use.operation for use in old.uses if isinstance(use.operation, LoadOp)]
    names = Names()
    sums = block.insert_arg(MemRefType(product.sum_type, [prod(product.sizes)]), len(block.args))
    sums.name_hint = "product"
    place = [names.of(loop.induction_variable) for loop in loops]
    value: SSAValue = _load(sums, _linear(place, product.sizes), names, read)
    if bias is not None:
        added = block.insert_arg(MemRefType(bias.element, [bias.extent]), len(block.args))
        added.name_hint = "bias"
        number: SSAValue = _load(added, bias.place(place), names, read)
        if number.type != value.type:
            number = _before(arith.ExtFOp(number, value.type), read)
        value = _before(arith.AddfOp(value, number), read)
    if value.type != read.results[0].type:
        value = _before(arith.TruncFOp(value, read.results[0].type), read)
    read.results[0].replace_all_uses_with(value)
    Rewriter.erase_op(read)
    is_written = old.first_use is not None
    if not is_written:
        block.erase_arg(old)
    return KernelLowering(kernel, is_fast).lower(), is_written


def put_in(function: triton.FuncOp, at: int, template: triton.FuncOp, product: Product, tile: Tile) -> str | None:
    """Compute the product where `function` reads it as its argument `at`; the two operands become its last arguments.
    Why that cannot be, or None."""
    block, body = function.body.block, template.body.block
    sums = block.args[at]
    reads = [op for op in function.walk() if isinstance(op, triton.LoadOp) and _base(op.pointers) is sums]
    found = holes(template)
    result = found["epilogue"].operands[0]
    if len(reads) != 1 or reads[0].result.type != result.type:
        return "the blocks of what follows are other ones"
    read = reads[0]
    promises = [*function.arg_attrs, *template.arg_attrs]
    for argument in body.args:
        new = block.insert_arg(argument.type, len(block.args))
        new.name_hint = argument.name_hint
        argument.replace_all_uses_with(new)
    _fill(found, product, tile)
    anchor = read
    while anchor.parent is not block:
        anchor = anchor.parent_op()  # type: ignore[assignment]
        assert anchor is not None
    for op in list(body.ops):
        op.detach()
        if not isinstance(op, triton.ReturnOp):
            inherit_location(op, product.op)
            block.insert_op_before(op, anchor)
    read.result.replace_all_uses_with(result)
    Rewriter.erase_op(read)
    Rewriter.erase_op(found["epilogue"])
    erase_dead(function)
    block.erase_arg(sums)
    function.properties["arg_attrs"] = ArrayAttr([*promises[:at], *promises[at + 1:]])
    return None


def _fill(found: dict[str, Operation], product: Product, tile: Tile) -> None:
    """Take out the limits that sizes keep by themselves."""
    *_, rows, columns = product.sizes
    for name, size, step in (("row_limit", rows, tile.rows), ("column_limit", columns, tile.columns)):
        if size % step == 0:
            limit = found[name]
            limit.results[0].replace_all_uses_with(limit.operands[0])
            Rewriter.erase_op(limit)
    if product.inner % tile.inner == 0:
        inside = found["inner_limit"].results[0]
        for load in [op for op in _all_uses(inside) if isinstance(op, triton.LoadOp)]:
            plain = triton.LoadOp(load.pointers)
            plain.location = load.location
            Rewriter.replace_op(load, plain)


def _all_uses(value: SSAValue) -> list[Operation]:
    """What uses a value, or what is computed from it."""
    seen: dict[Operation, None] = {}
    stack = [value]
    while stack:
        for use in stack.pop().uses:
            if use.operation not in seen:
                seen[use.operation] = None
                if not isinstance(use.operation, triton.LoadOp):
                    stack.extend(use.operation.results)
    return list(seen)


def _base(pointers: SSAValue) -> SSAValue:
    """The argument that addresses are computed from."""
    while isinstance(op := pointers.owner, triton.AddPtrOp | triton.SplatOp | triton.BroadcastOp | triton.ExpandDimsOp):
        pointers = op.operands[0]
    return pointers


def _nest(kernel: KernelOp, sizes: Sequence[int]) -> list[ParallelOp] | None:
    """The loops of a kernel that are one nest, split so that there is one for each of `sizes`; None if they are not."""
    nest: list[ParallelOp] = []
    block = kernel.body.block
    while len(loops := [op for op in block.ops if isinstance(op, ParallelOp)]) == 1:
        nest.append(loops[0])
        block = loops[0].body.block
    if loops or not nest or any(loop.lower_bound != 0 or loop.step_size != 1 for loop in nest):
        return None
    result, position, names = [], 0, Names()
    for loop in nest:
        trips, count = loop.upper_bound.as_int, 0
        while position + count < len(sizes) and prod(sizes[position:position + count]) != trips:
            count += 1
        if count == 0 or prod(sizes[position:position + count]) != trips:
            return None
        rest: ParallelOp = loop
        for number in range(position, position + count - 1):
            outer, inner = split_loop(rest, prod(sizes[number + 1:position + count]), names)
            assert isinstance(outer, ParallelOp) and isinstance(inner, ParallelOp)
            result.append(outer)
            rest = inner
        result.append(rest)
        position += count
    return result if position == len(sizes) else None


def _linear(place: Sequence[Expression], sizes: Sequence[int]) -> Expression:
    """The row-major place of an element."""
    total = Expression.of(0)
    for index, size in zip(place, sizes, strict=True):
        total = total * size + index
    return total


def _load(buffer: SSAValue, place: Expression, names: Names, before: Operation) -> SSAValue:
    indices, [subscript] = names.close(place)
    return _before(LoadOp(buffer, subscript, indices), before)


def _before(op: Operation, place: Operation) -> SSAValue:
    inherit_location(op, place)
    Rewriter.insert_op(op, InsertPoint.before(place))
    return op.results[0]
