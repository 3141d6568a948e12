"""Rewriting a loop's body for several iterations at once.

An op whose operands are uniform, the same for all lanes, stays as it is; any other is the same op on vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import vector
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IndexType, IntegerAttr, MemRefType, VectorType, i32, i64
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import Pure

from ....ir.dialects import arith
from ....ir.dialects.loop import (
    AllocOp,
    ApplyOp,
    CheckIndexOp,
    DotTileOp,
    ForOp,
    GatherOp,
    LoadOp,
    LoadPackedOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    Reduction,
    StoreOp,
    TransposeOp,
    YieldOp,
)
from ....ir.expressions import Expression, constant, maximum, minimum
from ....ir.locations import inherit_location
from .errors import SchedulingError
from .lane_values import LaneValues

__all__ = ["VectorBody", "refuse_pairs_of_sums"]

FARTHEST = 1 << 20
"""The steps of all lanes fit i32 if one is not longer."""


def refuse_pairs_of_sums(loop: LoopOp) -> None:
    """Raise SchedulingError for a reduction of more than one operation, whose pairs stay scalars."""
    if isinstance(loop, ReduceOp) and Reduction.SOFTMAX in loop.reductions:
        raise SchedulingError("a softmax reduction is of scalars")


class VectorBody(LaneValues):
    """Copies ops into a new body in which the induction variable advances `lanes` at a time."""

    def __init__(self, lanes: int, variable: SSAValue, start: SSAValue):
        super().__init__(lanes, variable, start)
        self.scratch: set[SSAValue] = set()
        """Buffers of the body, of which each lane has one."""

    def copy_block(self, ops: Sequence[Operation]) -> None:
        for op in ops:
            if not isinstance(op, YieldOp):
                self.location = op.location
                self.copy(op)

    def copy(self, op: Operation) -> None:
        """Copy one op; raises SchedulingError if it cannot be vectorized."""
        for kind, method in _METHODS:
            if isinstance(op, kind):
                method(self, op)
                return
        if op.regions or not op.has_trait(Pure, value_if_unregistered=False):
            raise SchedulingError(f"{op.name} cannot be vectorized")
        self._elementwise(op)

    def _elementwise(self, op: Operation) -> None:
        if any(self.is_vector(operand) for operand in op.operands):
            self._lanewise(op)
        else:
            self._uniform(op)

    def _uniform(self, op: Operation) -> None:
        """Copy an operation that is the same for all lanes."""
        clone = op.clone(dict(self.new))
        self.emit(clone)
        for old, new in zip(op.results, clone.results, strict=True):
            self.new[old] = new

    def _lanewise(self, op: Operation) -> None:
        """Copy an operation with vectors instead of scalars."""
        operands = [self.vector(operand) for operand in op.operands]
        result, = op.results
        if isinstance(op, arith.IndexCastOp):
            self.vectors[result] = operands[0]
            return
        new = type(op).create(operands=operands, result_types=[self.type(result.type)], properties=dict(op.properties),
                              attributes=dict(op.attributes))
        self.vectors[result] = self.emit(new).results[0]

    def _compare(self, op: arith.CmpiOp) -> None:
        """A comparison of indices. What lanes differ by is compared with the distance in the first lane, in as few bits
        as it takes: lanes of i64 would take two registers beside one of f32."""
        if not isinstance(op.lhs.type, IndexType) or op.predicate_name.startswith("u") or \
                not any(self.is_vector(operand) for operand in op.operands):
            self._elementwise(op)
            return
        try:
            base, step, offsets = self._split(self._index(op.lhs) - self._index(op.rhs))
        except SchedulingError:
            self._elementwise(op)
            return
        apart = step.as_int
        if offsets is not None or apart is None or abs(apart) > FARTHEST:
            self._elementwise(op)
            return
        type = VectorType(i32, [self.lanes])
        steps = [lane * apart for lane in range(self.lanes)]
        distance = minimum(maximum(-base, min(steps) - 1), max(steps) + 1)
        known = distance.as_int
        limit = arith.IndexCastOp(self._apply(distance), i32) if known is None else \
            arith.ConstantOp(IntegerAttr(known, i32))
        ops = (arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(type, steps)),
               vector.BroadcastOp(self.emit(limit).results[0], type))
        left, right = (self.emit(each).results[0] for each in ops)
        self.vectors[op.result] = self.emit(arith.CmpiOp(left, right, op.predicate_name)).results[0]

    def _index(self, value: SSAValue) -> Expression:
        """An index as an expression, constants as what they are."""
        owner = value.owner
        return constant(owner.value.value.data) if isinstance(owner, arith.ConstantOp) else self.names.of(value)  # type: ignore[attr-defined]

    def _mask(self, mask: SSAValue | None, lanewise: bool) -> SSAValue | None:
        if mask is None:
            return None
        return self.vector(mask) if lanewise else self.uniform(mask)

    def _alloc(self, op: AllocOp) -> None:
        """Scratch memory for all lanes; the lanes of one element are contiguous."""
        count, = op.result.type.get_shape()
        new = AllocOp(MemRefType(op.result.type.element_type, [count * self.lanes]))
        self.new[op.result] = self.emit(new).results[0]
        self.scratch.add(op.result)

    def _place(self, op: LoadOp | StoreOp) -> tuple[Expression, Expression, SSAValue | None]:
        """The place of the lanes of an access; see `_split`."""
        base, step, offsets = self._split(self.names.expressions(op)["subscript"])
        if op.buffer not in self.scratch:
            return base, step, offsets
        if step != 0 or offsets is not None:
            raise SchedulingError("lanes use each other's scratch memory")
        return base * self.lanes, constant(1), None

    def _load(self, op: LoadOp) -> None:
        base, step, offsets = self._place(op)
        masked = op.mask is not None and self.is_vector(op.mask)
        if step == 0 and offsets is None and not masked:
            operands, (subscript,) = self._close(base)
            load = LoadOp(self.uniform(op.buffer), subscript, operands, op.result.type,
                          mask=self._mask(op.mask, False))
            self.new[op.result] = self.emit(load).results[0]
            return
        operands, (subscript,) = self._close(base)
        mask, stride, type = self._mask(op.mask, True), step.as_int, self.type(op.result.type)
        if offsets is None and stride is not None:
            load = LoadOp(self.uniform(op.buffer), subscript, operands, type,
                          stride=None if stride == 1 else stride, mask=mask)
        else:
            places = self._places(offsets, step)
            load = GatherOp(self.uniform(op.buffer), subscript, operands, places, mask)
        self.vectors[op.result] = self.emit(load).results[0]

    def _load_packed(self, op: LoadPackedOp) -> None:
        base, step, offsets = self._split(self.names.expressions(op)["subscript"])
        if offsets is not None or step.as_int not in (0, op.count):
            raise SchedulingError("lanes load packed numbers that are not adjacent")
        operands, (subscript,) = self._close(base)
        type = op.result.type if step == 0 else self.type(op.result.type)
        load = self.emit(LoadPackedOp(self.uniform(op.buffer), subscript, operands, type))
        (self.new if step == 0 else self.vectors)[op.result] = load.results[0]

    def _store(self, op: StoreOp) -> None:
        base, step, offsets = self._place(op)
        stride = step.as_int
        if offsets is not None or stride is None or stride == 0:
            raise SchedulingError("lanes write to the same address, or to computed addresses")
        operands, (subscript,) = self._close(base)
        self.emit(StoreOp(self.vector(op.value), self.uniform(op.buffer), subscript, operands,
                          stride=None if stride == 1 else stride, mask=self._mask(op.mask, True)))

    def _applied(self, op: ApplyOp) -> None:
        expression = self.names.expressions(op)["value"]
        try:
            base, step, offsets = self._split(expression)
        except SchedulingError:
            self.vectors[op.result] = self._lane_by_lane(expression)
            return
        operands, (value,) = self._close(base)
        scalar = self.emit(ApplyOp(value, operands)).results[0]
        if step == 0 and offsets is None:
            self.new[op.result] = scalar
            return
        places = self.emit(vector.BroadcastOp(self._cast(scalar), self.type(i64))).results[0]
        self.vectors[op.result] = self.emit(arith.AddiOp(places, self._places(offsets, step))).results[0]

    def _check(self, op: CheckIndexOp) -> None:
        if not self.is_vector(op.value) and (op.mask is None or not self.is_vector(op.mask)):
            operands, (limit,) = self._close(self.names.expressions(op)["limit"])
            check = CheckIndexOp(self.uniform(op.value), limit, operands, self._mask(op.mask, False))
            self.new[op.result] = self.emit(check).results[0]
            return
        operands, (limit,) = self._close(self.names.expressions(op)["limit"])
        check = CheckIndexOp(self.vector(op.value), limit, operands, self._mask(op.mask, True))
        self.vectors[op.result] = self.emit(check).results[0]

    # Loops inside

    def _bounds(self, op: LoopOp) -> tuple[list[SSAValue], Expression, Expression]:
        expressions = self.names.expressions(op)
        lower, upper = expressions["lower"], expressions["upper"]
        for name in lower.symbols() | upper.symbols():
            if self.is_vector(self.names.values[name]):
                raise SchedulingError("the trip count of an inner loop differs between lanes")
        operands, (low, high) = self._close(lower, upper)
        return operands, low, high

    def _inside(self, op: LoopOp, block: Block, finish: Callable[[Block], None]) -> None:
        """Copy the body of a loop into a new block, then let `finish` end it."""
        outer, self.block = self.block, block
        known = dict(self.vectors)
        self.new[op.induction_variable] = block.args[0]
        block.args[0].name_hint = op.induction_variable.name_hint
        self.copy_block(list(op.body.block.ops))
        finish(block)
        # What was computed inside is not known outside.
        self.block, self.vectors = outer, known

    def _loop(self, op: LoopOp) -> None:
        operands, lower, upper = self._bounds(op)
        block = Block(arg_types=[IndexType()])
        step = op.step_size
        location = op.location
        if isinstance(op, ParallelOp):
            self._inside(op, block, lambda b: b.add_op(YieldOp()))
            new: LoopOp = ParallelOp(upper, Region(block), operands, lower=lower, step=step)
        elif isinstance(op, ReduceOp):
            refuse_pairs_of_sums(op)
            yielded: list[SSAValue] = []

            def end(block: Block) -> None:
                last = op.body.block.last_op
                assert last is not None
                yielded.extend(self.vector(value) for value in last.operands)
                block.add_op(YieldOp(*yielded))

            self._inside(op, block, end)
            new = ReduceOp(op.reductions, [v.type for v in yielded], upper, Region(block), operands,
                           lower=lower, step=step)
        else:
            assert isinstance(op, ForOp)
            initial = [self.vector(value) for value in op.initial]
            for old, value in zip(op.carried, initial, strict=True):
                self.vectors[old] = block.insert_arg(value.type, len(block.args))

            def end_for(block: Block) -> None:
                last = op.body.block.last_op
                assert last is not None
                block.add_op(YieldOp(*(self.vector(value) for value in last.operands)))

            self._inside(op, block, end_for)
            new = ForOp(upper, Region(block), operands, initial=initial, lower=lower, step=step)
        self.location = location
        inherit_location(new, op)
        self.emit(new)
        for old, result in zip(op.results, new.results, strict=True):
            self.vectors[old] = result

    def _refuse(self, op: Operation) -> None:
        raise SchedulingError(f"{op.name} cannot be vectorized")


_METHODS: tuple[tuple[type[Operation], Callable], ...] = (
    (AllocOp, VectorBody._alloc),
    (LoadOp, VectorBody._load),
    (LoadPackedOp, VectorBody._load_packed),
    (StoreOp, VectorBody._store),
    (ApplyOp, VectorBody._applied),
    (arith.CmpiOp, VectorBody._compare),
    (CheckIndexOp, VectorBody._check),
    (GatherOp, VectorBody._refuse),
    (TransposeOp, VectorBody._refuse),
    (DotTileOp, VectorBody._refuse),
    (LoopOp, VectorBody._loop),
)
