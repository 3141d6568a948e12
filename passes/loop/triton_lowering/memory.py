"""The lowering of loop's accesses to loads, stores and atomic updates of blocks of addresses."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AnyFloat, i1, i8
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import (
    AccessOp,
    AllocOp,
    ApplyOp,
    AtomicOp,
    CheckIndexOp,
    LoadOp,
    Reduction,
    StoreOp,
    has_expressions,
)
from ....ir.errors import PassError
from ....ir.expressions import Expression
from ....ir.interfaces.emission import triton_form_of
from .conditions import is_condition
from .dimensions import Condition, Dimensions, Surroundings
from .kernel_lowering import KernelLowering, Lowering
from .writer import Lanes, ordered

OUT_OF_RANGE = "index out of range"

_ATOMIC_KINDS = {
    Reduction.ADD: triton.AtomicKind.ADD, Reduction.MAXIMUM: triton.AtomicKind.MAX,
    Reduction.MINIMUM: triton.AtomicKind.MIN, Reduction.AND: triton.AtomicKind.AND,
    Reduction.OR: triton.AtomicKind.OR, Reduction.XOR: triton.AtomicKind.XOR,
}


def addresses(k: KernelLowering, buffer: SSAValue, subscript: Expression) -> Lanes:
    """The addresses of elements: the buffer's address plus the offset that all lanes share, plus the offset of each
    lane."""
    same, rest = k.index.parts(subscript)
    base = Lanes(k.arguments[buffer])
    if same.terms:
        base = Lanes(k.writer.once(("address", buffer, same), lambda: k.writer.compute(
            triton.AddPtrOp, base, k.index.value(same)).value))
    if not rest.terms:
        return base
    offsets = k.index.value(rest)
    made = k.writer.once(("address", buffer, subscript),
                         lambda: k.writer.compute(triton.AddPtrOp, base, offsets).value)
    return Lanes(made, offsets.dimensions)


def mask(k: KernelLowering, conditions: Sequence[Condition], *further: Lanes | None) -> Lanes | None:
    """The conjunction of all conditions; None if there are none."""
    parts = [k.conditions[condition] for condition in conditions] + [each for each in further if each is not None]
    total: Lanes | None = None
    for part in sorted(parts, key=lambda part: len(part.dimensions)):
        total = part if total is None else both(k, total, part)
    return total


def both(k: KernelLowering, a: Lanes, b: Lanes) -> Lanes:
    """The conjunction of two conditions, computed once for each pair."""
    dimensions = frozenset((*a.dimensions, *b.dimensions))
    made = k.writer.once(("both", a.value, b.value), lambda: k.writer.compute(arith.AndIOp, a, b).value)
    return Lanes(made, ordered(dimensions))


def _surroundings(k: KernelLowering, op: Operation) -> Surroundings:
    block = op.parent
    assert isinstance(block, Block)
    return k.variation.around[block]


def _optional(k: KernelLowering, value: SSAValue | None) -> Lanes | None:
    return None if value is None else k.values[value]


def _load(k: KernelLowering, op: LoadOp) -> None:
    place = addresses(k, op.buffer, k.names.simplify(k.names.read(op, op.subscript_expression)))
    where = _optional(k, op.mask)
    dimensions = k.variation.of(op.result)
    _, conditions = _surroundings(k, op).guard(_join(place, where))
    wanted = mask(k, conditions, where)
    pointers = k.writer.spread(place, dimensions)
    held = triton.pointee_type(pointers.type)
    condition = None if wanted is None else k.writer.spread(wanted, dimensions)
    other = None if where is None and op.result not in k.zero_elsewhere else k.writer.filled(_zero(held), held)
    result = k.writer.value(triton.LoadOp(pointers, condition, None if condition is None else other))
    result.name_hint = op.result.name_hint
    if op.result.type == i1:
        result = k.writer.value(arith.CmpiOp(result, k.writer.filled(0, held), "ne"))
    k.values[op.result] = Lanes(result, ordered(dimensions))


def _zero(type: Attribute) -> float | int:
    return 0.0 if isinstance(triton.element_of(type), AnyFloat) else 0


def _join(*lanes: Lanes | None) -> Dimensions:
    return frozenset(dimension for each in lanes if each is not None for dimension in each.dimensions)


def _store(k: KernelLowering, op: StoreOp) -> None:
    place = addresses(k, op.buffer, k.names.simplify(k.names.read(op, op.subscript_expression)))
    value, where = k.values[op.value], _optional(k, op.mask)
    dimensions, conditions = _surroundings(k, op).guard(_join(place, value, where))
    _write(k, op, place, value, mask(k, conditions, where, k.only_program(op)), dimensions,
           lambda pointers, value, condition: triton.StoreOp(pointers, value, condition))


def _atomic(k: KernelLowering, op: AtomicOp) -> None:
    """Every active lane executes its own update, even if several lanes have the same operands."""
    place = addresses(k, op.buffer, k.names.simplify(k.names.read(op, op.subscript_expression)))
    around = _surroundings(k, op)
    kind = _ATOMIC_KINDS[op.kind.data]
    if isinstance(op.value.type, AnyFloat):
        kind = triton.AtomicKind.FADD
    wanted = mask(k, around.conditions, _optional(k, op.mask), k.only_program(op))
    dimensions = around.dimensions.union(*(condition.dimensions for condition in around.conditions))
    _write(k, op, place, k.values[op.value], wanted, dimensions,
           lambda pointers, value, condition: triton.AtomicRMWOp(kind, pointers, value, condition))


def _write(k: KernelLowering, op: StoreOp | AtomicOp, place: Lanes, value: Lanes, wanted: Lanes | None,
           dimensions: Dimensions, make) -> None:
    if op.value.type == i1:
        value = k.writer.compute(lambda v: arith.ExtUIOp(v, triton.with_element(v.type, i8)), value)
    condition = None if wanted is None else k.writer.spread(wanted, dimensions)
    k.writer.emit(make(k.writer.spread(place, dimensions), k.writer.spread(value, dimensions), condition))


def _access(k: KernelLowering, op: AccessOp) -> None:
    """A write that says itself what it is in Triton."""
    write = triton_form_of(type(op))
    if write is None or op.results:
        raise PassError.at(op, f"'{op.name}' has no form in Triton")
    place = addresses(k, op.buffer, k.names.simplify(k.names.read(op, op.subscript_expression)))
    where, given = _optional(k, op.mask), [k.values[value] for value in op.operands
                                           if value not in (op.buffer, op.mask, *op.indices)]
    dimensions, conditions = _surroundings(k, op).guard(_join(place, where, *given))
    wanted = mask(k, conditions, where, k.only_program(op))

    def emit(new: Operation) -> SSAValue | None:
        return next(iter(k.writer.emit(new).results), None)

    write(emit, *(k.writer.spread(each, dimensions) for each in (place, *given)),
          None if wanted is None else k.writer.spread(wanted, dimensions))


def _check_index(k: KernelLowering, op: CheckIndexOp) -> None:
    """The value if it is in range, else 0; if an active lane is out of range, the launch is aborted."""
    value, where = k.values[op.value], _optional(k, op.mask)
    limit = k.index.value(k.names.simplify(k.names.read(op, op.limit.data)))
    # A negative number is a large one without a sign.
    inside = k.writer.compute(lambda a, b: arith.CmpiOp(a, b, "ult"), value, limit)
    dimensions, conditions = _surroundings(k, op).guard(_join(inside, where))
    wanted = mask(k, conditions, where)
    fine = inside
    if wanted is not None:
        unused = k.writer.compute(arith.XOrIOp, wanted, Lanes(k.writer.constant(1, i1)))
        fine = k.writer.compute(arith.OrIOp, inside, unused)
        inside = both(k, wanted, inside)
    k.writer.emit(triton.AssertOp(fine.value, OUT_OF_RANGE))
    safe = k.writer.compute(arith.SelectOp, inside, value, k.writer.integer(0))
    k.values[op.result] = Lanes(k.writer.spread(safe, dimensions), ordered(dimensions))


def _apply(k: KernelLowering, op: ApplyOp) -> None:
    """The value of the expression for other uses than expressions and conditions, which compute it anew."""
    if any(not has_expressions(use.operation) and not is_condition(use.operation) for use in op.result.uses):
        k.define(op.result, k.index.value(k.names.simplify(k.names.of(op.result))))


def _alloc(k: KernelLowering, op: AllocOp) -> None:
    raise PassError.at(op, "a GPU kernel has no scratch memory", hint="leave out the passes that make loop.alloc")


LOWERINGS: dict[type[Operation], Lowering] = {
    LoadOp: _load, StoreOp: _store, AtomicOp: _atomic, CheckIndexOp: _check_index, ApplyOp: _apply, AllocOp: _alloc,
    AccessOp: _access,
}
