"""Writing one kernel: the loops of each nest, with the stores of its outputs inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, LocationAttr, MemRefType, TensorType, f32, f64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import Rewriter

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import (
    ForOp,
    KernelOp,
    LoadOp,
    ParallelOp,
    Reduction,
    StoreOp,
    YieldOp,
    combining_operation,
    identity,
    loop_body,
)
from ....ir.dialects.prim.index_maps import linearize
from ....ir.expressions import Expression, constant
from ....ir.locations import fuse_locations
from ....ir.machines.gpu import Gpu
from ....ir.ranges import Range
from ....ir.shapes import dims
from ..analysis.demands import Demands
from ..streaming.products import sums_by_blocks
from .block_products import BlockProductWriter
from .block_streams import BlockStreamWriter
from .element import Buffer, Element
from .elements import Elements
from .nests import Nest, Output, Store, plan_nests
from .reduction_loops import combination
from .scalars import compute_type, is_unsigned, memory_type, narrow, widen
from .scopes import Scopes
from .streams import StreamWriter

Strides = Sequence[Expression]


def is_empty(sizes: Sequence[Expression]) -> bool:
    """Whether a tensor of these sizes has no elements."""
    return any(size == 0 for size in sizes)


def buffer_type(type: TensorType, strides: Strides) -> MemRefType:
    """The type of the flat memory of a tensor with these strides."""
    extent = constant(1)
    for size, stride in zip(dims(type), strides, strict=True):
        extent = extent + (size - 1) * stride
    count = 0 if is_empty(dims(type)) else extent.as_int
    return MemRefType(memory_type(type.element_type), [DYNAMIC_INDEX if count is None else count])


class KernelWriter:
    """Lowers a function of prim operations to a kernel, whose arguments are the buffers of the function's arguments and
    results, and the symbols."""

    def __init__(self, function: FuncOp, name: str, inputs: Sequence[Strides], outputs: Sequence[Strides],
                 symbols: dict[str, Range], gpu: Gpu | None):
        self.function, self.name, self.gpu = function, name, gpu
        self.streams = StreamWriter if gpu is None else partial(BlockStreamWriter, gpu)
        returned = function.body.block.last_op
        assert returned is not None
        self.results = list(returned.operands)
        arguments = list(function.body.block.args)
        types = [buffer_type(v.type, s) for v, s in  # type: ignore[arg-type]
                 zip([*arguments, *self.results], [*inputs, *outputs], strict=True)]
        block = Block(arg_types=[*types, *[IndexType()] * len(symbols)])
        for argument, hint in zip(block.args, [*(a.name_hint for a in arguments), *(r.name_hint for r in self.results),
                                               *symbols], strict=True):
            argument.name_hint = hint
        self.block = block
        buffers = [Buffer(memory, strides) for memory, strides in
                   zip(block.args, [*inputs, *outputs], strict=False)]
        sizes = block.args[len(types):]
        self.scopes = Scopes(block, {name: (value, range) for (name, range), value in
                                     zip(symbols.items(), sizes, strict=True)},
                             gpu is not None and gpu.multiplies_float8)
        self.inputs: dict[SSAValue, Buffer] = dict(zip(arguments, buffers, strict=False))
        self.outputs = [Output(value, buffer) for value, buffer in
                        zip(self.results, buffers[len(arguments):], strict=True)]

    def write(self) -> KernelOp:
        plain: list[Output] = []
        decisions: dict[str, Attribute] = {}
        writers = list(self._writers())
        for writer in writers:
            writer.write()
            decisions |= writer.decisions
        for output in () if writers else self.outputs:
            if isinstance(output.value.owner, prim.ScatterOp):
                self._scatter(output, output.value.owner)
            elif isinstance(output.value.owner, prim.ConcatenateOp):
                plain.extend(self._pieces(output, output.value.owner))
            else:
                plain.append(output)
        for nest in plan_nests([output for output in plain if not is_empty(output.sizes)], self.scopes.ranges):
            self._nest(nest)
        for unused in [op for op in self.block.walk() if isinstance(op, arith.ExtFOp) and not op.result.first_use]:
            Rewriter.erase_op(unused)  # of a rounded value that is only stored
        end = YieldOp()
        self.block.add_op(end)
        kernel = KernelOp(self.name, Region(self.block))
        kernel.attributes.update(decisions)
        kernel.location = end.location = fuse_locations(op.location for op in self.function.body.block.ops)
        return kernel

    def _writers(self) -> Iterator[StreamWriter | BlockStreamWriter | BlockProductWriter]:
        """What writes the loops of sums over blocks of terms, if the kernel has some."""
        ops = list(self.function.body.block.ops)
        for op in ops:
            if isinstance(op, prim.SoftmaxContractOp):
                yield self.streams(self.scopes, self.inputs, op, self.outputs, self._write)
        if self.gpu is not None and (sums := sums_by_blocks(ops)):
            yield BlockProductWriter(self.gpu, self.scopes, self.inputs, sums, self.outputs, self._write)

    def _elements(self) -> Elements:
        return Elements(self.scopes, self.inputs)

    def _pieces(self, output: Output, op: prim.ConcatenateOp) -> list[Output]:
        """Each operand of a concatenation as an output, stored in its part of the buffer."""
        pieces: list[Output] = []
        start = constant(0)
        for piece in op.inputs:
            offset = output.buffer.offset + start * output.buffer.strides[op.axis]
            pieces.append(Output(piece, output.buffer._replace(offset=offset)))
            start = start + dims(piece.type)[op.axis]  # type: ignore[arg-type]
        return pieces

    # Loops

    def _nest(self, nest: Nest) -> None:
        elements = self._elements()
        opened: dict[str, Expression] = {}
        location = self._location(nest.stores[0].output)

        def level(position: int) -> None:
            depth = self.scopes.innermost
            if position < len(nest.loops):
                name, size = nest.loops[position]
                last = position == len(nest.loops) - 1
                body = loop_body()
                variable = body.block.args[0]
                variable.name_hint = "ijklmnpq"[position % 8]
                if last and nest.scans:
                    self._running(nest, elements, opened, body)
                else:
                    with self.scopes.open(body.block, [(variable, Range(0, size))]) as (mine,):
                        opened[name] = mine
                        level(position + 1)
                        self.scopes.location = location
                        self.scopes.emit(YieldOp(), self.scopes.innermost)
                    operands, (upper,) = self.scopes.operands(size)
                    self.scopes.emit(ParallelOp(upper, body, operands), depth)
            self._stores(nest, elements, opened, position)

        level(0)

    def _stores(self, nest: Nest, elements: Elements, opened: dict[str, Expression], position: int) -> None:
        """Store the outputs whose index depends on exactly the loops that are open."""
        known = {name for name, _ in nest.loops[:position]}
        newest = nest.loops[position - 1][0] if position else None
        for store in nest.stores:
            names = set().union(*(e.symbols() for e in store.index)) & {name for name, _ in nest.loops}
            if names <= known and (newest is None or newest in names):
                self._store(store, elements, opened)

    def _store(self, store: Store, elements: Elements, opened: dict[str, Expression]) -> None:
        index = tuple(self.scopes.simplify(e.substitute(opened)) for e in store.index)
        location = self.scopes.location = self._location(store.output)
        value = elements.stored(Element(store.output.value, index))
        self.scopes.location = location
        self._write(value, store.output.buffer, index)

    def _location(self, output: Output) -> LocationAttr:
        """The location of the operation whose result is stored."""
        source = output.value.owner
        return source.location if isinstance(source, Operation) else self.function.location

    def _write(self, value: SSAValue, buffer: Buffer, index: Sequence[Expression]) -> None:
        subscript = self.scopes.simplify(buffer.offset + linearize(index, buffer.strides))
        operands, (renamed,) = self.scopes.operands(subscript)
        self.scopes.emit(StoreOp(value, buffer.memory, renamed, operands), self.scopes.innermost)

    def _running(self, nest: Nest, elements: Elements, opened: dict[str, Expression], body: Region) -> None:
        """The innermost loop of a nest with scans, which carries their state."""
        name, size = nest.loops[-1]
        depth = self.scopes.innermost
        scans = {value: (value.owner, place) for value, place in nest.scans.items()}
        initial: list[SSAValue] = []
        for scan, _ in scans.values():
            assert isinstance(scan, prim.ScanOp)
            element = scan.input.type.element_type  # type: ignore[attr-defined]
            carried = _carried_type(scan, element)
            self.scopes.location = scan.location
            initial.append(self.scopes.constant(identity(Reduction(scan.kind), carried, is_unsigned(element)), carried))
            body.block.insert_arg(carried, len(body.block.args))
        with self.scopes.open(body.block, [(body.block.args[0], Range(0, size))]) as (mine,):
            opened[name] = mine
            inside = self.scopes.innermost
            following: list[SSAValue] = []
            for (value, (scan, place)), so_far in zip(scans.items(), body.block.args[1:], strict=True):
                assert isinstance(scan, prim.ScanOp)
                self.scopes.depth_of_value[so_far] = inside
                index = tuple(self.scopes.simplify(e.substitute(opened)) for e in place)
                element = scan.input.type.element_type  # type: ignore[attr-defined]
                self.scopes.location = scan.location
                item = elements.compute(Element(scan.input, index))
                self.scopes.location = scan.location
                total = self._combine(scan.kind, so_far, item, element)
                following.append(total)
                self.scopes.remember(Element(value, index), self._rounded(total, element))
            self._stores(nest, elements, opened, len(nest.loops))
            ends = (scan.location for scan, _ in scans.values() if isinstance(scan, prim.ScanOp))
            self.scopes.location = fuse_locations(ends)
            self.scopes.emit(YieldOp(*following), inside)
        operands, (upper,) = self.scopes.operands(size)
        self.scopes.emit(ForOp(upper, body, operands, initial=initial), depth)

    def _combine(self, kind: prim.Combiner, so_far: SSAValue, item: SSAValue, element: Attribute) -> SSAValue:
        if item.type != so_far.type:
            item = self.scopes.compute(arith.ExtFOp(item, so_far.type))
        operation = combining_operation(combination(kind, element), so_far.type, is_unsigned(element))
        return self.scopes.compute(operation(so_far, item))  # type: ignore[call-arg]

    def _rounded(self, total: SSAValue, element: Attribute) -> SSAValue:
        target = compute_type(element)
        return total if total.type == target else self.scopes.compute(arith.TruncFOp(total, target))

    # Scatter

    def _scatter(self, output: Output, op: prim.ScatterOp) -> None:
        """Copy the base, then store the updates: sequentially along every dimension in which two may have the same
        index."""
        sizes = dims(op.updates.type)  # type: ignore[arg-type]
        if is_empty(output.sizes):
            return
        for nest in plan_nests([Output(op.base_, output.buffer)], self.scopes.ranges):
            self._nest(nest)
        if is_empty(sizes):
            return
        elements = self._elements()
        distinct = [axis for axis, size in enumerate(sizes) if size != 1 and self._is_own_place(op, elements, axis)]
        ordered = [axis for axis, size in enumerate(sizes) if size != 1 and axis not in distinct]
        index = [constant(0)] * len(sizes)

        def level(axes: Sequence[int]) -> None:
            if not axes:
                self._update(output, op, elements, tuple(index))
                return
            axis, depth = axes[0], self.scopes.innermost
            body = loop_body()
            with self.scopes.open(body.block, [(body.block.args[0], Range(0, sizes[axis]))]) as (variable,):
                index[axis] = variable
                level(axes[1:])
                self.scopes.location = op.location
                self.scopes.emit(YieldOp(), self.scopes.innermost)
            operands, (upper,) = self.scopes.operands(sizes[axis])
            self.scopes.emit((ForOp if axis in ordered else ParallelOp)(upper, body, operands), depth)

        # Rows that share nothing come first, for the threads; elements side by side come last, for the lanes.
        first = min(ordered, default=0)
        level([*(a for a in distinct if a < first), *ordered, *(a for a in distinct if a >= first)])

    def _is_own_place(self, op: prim.ScatterOp, elements: Elements, axis: int) -> bool:
        """Whether updates at different positions along `axis` always have different indices."""
        sizes = dims(op.updates.type)  # type: ignore[arg-type]
        probe = Demands(self.scopes.ranges)
        index = probe.fresh_index(sizes)
        name = index[axis].as_symbol
        for indices in op.indices:
            place = probe.affine.expression(indices, index)
            factor = None if place is None or name is None else place.coefficient(name)
            if factor is not None and (factor.as_int or 0) != 0 and place.symbols() == {name}:  # type: ignore[union-attr]
                return True
        return False

    def _update(self, output: Output, op: prim.ScatterOp, elements: Elements, index: tuple[Expression, ...]) -> None:
        element = op.updates.type.element_type  # type: ignore[attr-defined]
        place: list[Expression] = []
        for size, indices in zip(output.sizes, op.indices, strict=True):
            self.scopes.location = op.location
            place.append(elements.place(indices, index, (), size))
        self.scopes.location = op.location
        value = elements.compute(Element(op.updates, index))
        self.scopes.location = op.location
        if op.kind.data != prim.ScatterKind.SET:
            subscript = self.scopes.simplify(output.buffer.offset + linearize(place, output.buffer.strides))
            operands, (renamed,) = self.scopes.operands(subscript)
            load = LoadOp(output.buffer.memory, renamed, operands, memory_type(element))
            old = self.scopes.emit(load, self.scopes.innermost).results[0]
            value = self._combine(prim.Combiner(op.kind.data), widen(self.scopes, old, element), value, element)
        self._write(narrow(self.scopes, value, element), output.buffer, place)


def _carried_type(scan: prim.ScanOp, element: Attribute) -> Attribute:
    """The type of a running sum or product: f64 for f32, as in eager mode."""
    computed = compute_type(element)
    return f64 if computed == f32 and scan.kind in (prim.Combiner.ADD, prim.Combiner.MUL) else computed
