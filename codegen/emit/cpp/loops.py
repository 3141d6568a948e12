"""The loop dialect's control flow, reductions and atomic updates, and scf.if."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects import arith
from ....ir.dialects.loop import AtomicOp, ForOp, ParallelOp, ReduceLanesOp, ReduceOp, Reduction, identity
from ....ir.dialects.loop.masks import DEFAULT_MASK_BITS, mask_bits
from ....ir.errors import UnsupportedError
from ....ir.vector_types import element_of, is_half, lanes_of
from .emitter import KernelEmitter, Statement
from .literals import scalar_literal, vector_literal
from .types import (
    is_bool,
    type_name,
)


@contextmanager
def _loop(e: KernelEmitter, op: ParallelOp | ForOp | ReduceOp) -> Iterator[None]:
    """Print a `for` statement around the body that the caller prints."""
    lower, upper = (e.close(bound, op.bounds) for bound in (op.lower_bound, op.upper_bound))
    first, last = e.expressions.print(lower), e.expressions.print(upper)
    with e.names.scope():
        name = e.name(op.induction_variable, "i")
        e.note_range(op.induction_variable, lower, upper)
        step = f"{name}++" if op.step_size == 1 else f"{name} += {op.step_size}"
        if (share := e.shares.get(op)) is not None:
            first, last = f"{share}.begin", f"{share}.end"
        with e.nested(f"for (i64 {name} = {first}; {name} < {last}; {step})"):
            yield


def _parallel(e: KernelEmitter, op: ParallelOp) -> None:
    if e.bounds is not None:
        with e.bounds.iterations(e, op) as begin, _loop(e, op):
            begin()
            e.block(op.body.block)
        return
    if op.threads is not None:
        _start_threads(e, op, "parallel for schedule(static)")
    with _loop(e, op):
        e.block(op.body.block)


def _start_threads(e: KernelEmitter, op: ParallelOp | ForOp, directive: str) -> None:
    assert op.threads is not None
    threads = e.names.fresh("threads")
    e.line(f"const int {threads} = team({e.index(op.threads.data, op.bounds)});")
    e.line(f"#pragma omp {directive} num_threads({threads}) if ({threads} > 1)")


def _for(e: KernelEmitter, op: ForOp) -> None:
    if op.threads is None or e.bounds is not None:
        _in_order(e, op)
        return
    _start_threads(e, op, "parallel")
    with e.nested():
        for inner in op.shared_loops:
            name = e.shares[inner] = e.names.fresh("share")
            first, last = (e.index(bound, inner.bounds) for bound in (inner.lower_bound, inner.upper_bound))
            e.line(f"const Share {name} = share({first}, {last}, {inner.step_size});")
        _in_order(e, op)


def _in_order(e: KernelEmitter, op: ForOp) -> None:
    for carried, initial, output in zip(op.carried, op.initial, op.outputs, strict=True):
        carried.name_hint = carried.name_hint or output.name_hint
        e.define(carried, _initial(e, initial))
        e.names.bind(output, e.text(carried))
    with _loop(e, op):
        last = e.block(op.body.block)
        if op.carried:
            assert last is not None
            _assign(e, op.carried, last.operands)


def _initial(e: KernelEmitter, value: SSAValue) -> str:
    return e.mask(value, DEFAULT_MASK_BITS) if is_bool(value.type) else e.text(value)


def _assign(e: KernelEmitter, targets: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    """Assign values in parallel: a value that an earlier assignment would overwrite is saved first."""
    texts = [_initial(e, value) for value in values]
    names = [e.text(target) for target in targets]
    for position, text in enumerate(texts):
        if text in names[:position]:
            texts[position] = e.names.fresh("next")
            e.line(f"{e.type(targets[position])} {texts[position]} = {text};")
    for name, text in zip(names, texts, strict=True):
        if name != text:
            e.line(f"{name} = {text};")


def _if(e: KernelEmitter, op: scf.IfOp) -> None:
    for output in op.results:
        e.line(f"{e.type(output)} {e.name(output)};")
    with e.nested(f"if ({e.text(op.cond)})"):
        _branch(e, op, op.true_region.block)
    if op.false_region.blocks:
        with e.nested("else"):
            _branch(e, op, op.false_region.block)


def _branch(e: KernelEmitter, op: scf.IfOp, block) -> None:
    last = e.block(block)
    if op.results:
        assert last is not None
        _assign(e, op.results, last.operands)


# Reductions

_COMBINE = {
    Reduction.ADD: "{a} + {b}",
    Reduction.MUL: "{a} * {b}",
    Reduction.AND: "{a} & {b}",
    Reduction.OR: "{a} | {b}",
    Reduction.XOR: "{a} ^ {b}",
    Reduction.MAXIMUM: "maximum({a}, {b})",
    Reduction.MINIMUM: "minimum({a}, {b})",
}
_COMBINE_BOOLEANS = {
    **_COMBINE,
    Reduction.ADD: "{a} ^ {b}",
    Reduction.MUL: "{a} & {b}",
    Reduction.MAXIMUM: "{a} | {b}",
    Reduction.MINIMUM: "{a} & {b}",
}


def _reduce(e: KernelEmitter, op: ReduceOp) -> None:
    outputs = list(op.outputs)
    position = 0
    for kind in op.reductions:
        for part in range(kind.arity):
            output = outputs[position + part]
            _refuse_halves(e, op, output.type)
            start = identity(kind, element_of(output.type)) if part == 0 else 0
            lanes = lanes_of(output.type)
            e.define(output, vector_literal([start], output.type) if lanes else scalar_literal(start, output.type))
        position += kind.arity
    with _loop(e, op):
        last = e.block(op.body.block)
        assert last is not None
        values = list(last.operands)
        for kind in op.reductions:
            _combine(e, kind, outputs[: kind.arity], values[: kind.arity])
            del outputs[: kind.arity], values[: kind.arity]


def _combine(e: KernelEmitter, kind: Reduction, into: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    if kind.arity == 2:
        function = "combine_softmax" if kind == Reduction.SOFTMAX else kind
        suffix = "_lanes" if lanes_of(into[0].type) else ""
        operands = ", ".join([*map(e.text, into), *(_typed(e, value) for value in values)])
        e.line(f"{function}{suffix}({operands});")
        return
    table = _COMBINE_BOOLEANS if is_bool(into[0].type) else _COMBINE
    target = e.text(into[0])
    e.line(f"{target} = {table[kind].format(a=target, b=_typed(e, values[0]))};")


def _typed(e: KernelEmitter, value: SSAValue) -> str:
    """A value in the form used for computation, with an explicit type for integer literals, for which C++ would
    deduce `int`.
    """
    literal = isinstance(value.owner, arith.ConstantOp) and isinstance(value.type, IntegerType | IndexType)
    return f"({e.type(value)}){e.number(value)}" if literal and not is_bool(value.type) else e.number(value)


def _reduce_lanes(e: KernelEmitter, op: ReduceLanesOp) -> None:
    kind = op.kind.data
    _refuse_halves(e, op, op.inputs[0].type)
    element = type_name(op.outputs[0].type)
    if kind.arity == 2:
        for output in op.outputs:
            e.line(f"{e.type(output)} {e.name(output)};")
        e.line(f"reduce_{kind}({', '.join(map(e.text, [*op.outputs, *op.inputs]))});")
        return
    if is_bool(op.inputs[0].type):
        bits = mask_bits(op.inputs[0])
        if _COMBINE_BOOLEANS[kind] == _COMBINE[Reduction.OR]:
            e.define(op.outputs[0], f"any_lane({e.text(op.inputs[0])})")
            return
        function = {"&": "and", "^": "xor"}[_COMBINE_BOOLEANS[kind][4]]
        e.define(op.outputs[0], f"reduce_{function}<i{bits}>({e.text(op.inputs[0])}) != 0")
        return
    e.define(op.outputs[0], f"reduce_{kind}<{element}>({e.text(op.inputs[0])})")


def _atomic(e: KernelEmitter, op: AtomicOp) -> None:
    place = e.address(op.buffer, op.subscript_expression, op.indices)
    type = e.type(op.value)
    combine = _COMBINE[op.kind.data].format(a="a", b="b")
    text = f"atomic_update<{type}>({place}, {e.text(op.value)}, []({type} a, {type} b) {{ return {combine}; }});"
    e.line(text if op.mask is None else f"if ({e.text(op.mask)}) {text}")


def _refuse_halves(e: KernelEmitter, op: Operation, type: Attribute) -> None:
    if is_half(type):
        raise UnsupportedError(f"a reduction of {type} would lose its precision; extend to f32 first")


STATEMENTS: dict[type[Operation], Statement] = {
    ParallelOp: _parallel,
    ForOp: _for,
    ReduceOp: _reduce,
    ReduceLanesOp: _reduce_lanes,
    AtomicOp: _atomic,
    scf.IfOp: _if,
}
