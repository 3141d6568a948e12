"""Loops and branches in Triton Python: carried values and results are variables that are reassigned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects import scf
from xdsl.dialects.builtin import i32
from xdsl.ir import Block, Operation, SSAValue

from .....ir.dialects import arith
from .....ir.dialects.triton import AddPtrOp, AssertOp, BarrierOp
from .....ir.errors import UnsupportedError
from .....ir.interfaces.views import repeated
from ..types import dtype_name
from .emitter import FunctionEmitter, Statement

__all__ = ["STATEMENTS"]


def _for(e: FunctionEmitter, op: scf.ForOp) -> None:
    body = op.body.block
    variable, *carried = body.args
    if dtype_name(variable.type) not in ("tl.int32", "tl.int64"):
        raise UnsupportedError(f"a loop in Triton counts in i32 or i64, not in {variable.type}")
    for argument, start, result in zip(carried, op.iter_args, op.results, strict=True):
        argument.name_hint = argument.name_hint or result.name_hint
        e.line(f"{e.name(argument, 'carried')} = {e.full(start)}")
        e.bind(result, e.name(argument))
    lower, upper, step = (_bound(e, value) for value in (op.lb, op.ub, op.step))
    if variable.type != i32 and all(e.literal(value) for value in (op.lb, op.ub, op.step)):
        lower = f"tl.cast({lower}, {dtype_name(variable.type)})"
    stop = upper if (lower, step) == ("0", "1") else f"{lower}, {upper}" if step == "1" else f"{lower}, {upper}, {step}"
    with e.nested(f"for {e.name(variable, 'k')} in range({stop}):"):
        yielded = body.last_op.operands if body.last_op is not None else ()
        for argument, value in zip(carried, yielded, strict=True):
            if _takes_the_name(argument, value, body):
                e.bind(value, e.name(argument))
        e.block(body)
        _assign(e, carried, yielded)


def _bound(e: FunctionEmitter, value: SSAValue) -> str:
    literal = e.literal(value)
    return literal.text if literal is not None else e.full(value)


def _assign(e: FunctionEmitter, variables: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    """Assign in parallel if an assigned variable is also one of the new values."""
    pairs = [(e.name(variable), e.full(value)) for variable, value in zip(variables, values, strict=True)]
    pairs = [(variable, value) for variable, value in pairs if variable != value]
    names = {variable for variable, _ in pairs}
    if len(pairs) > 1 and any(value in names for _, value in pairs):
        e.line(f"{', '.join(variable for variable, _ in pairs)} = {', '.join(value for _, value in pairs)}")
    else:
        for variable, value in pairs:
            e.line(f"{variable} = {value}")


def _takes_the_name(argument: SSAValue, value: SSAValue, body: Block) -> bool:
    """Whether the next value of a loop-carried variable may be assigned to it directly, because the old value is not
    used later.
    """
    owner = value.owner
    if not isinstance(owner, Operation) or owner.parent is not body or _is_in_uses(owner):
        return False
    if sum(use.operation is body.last_op for use in value.uses) != 1:
        return False
    position = {op: number for number, op in enumerate(body.ops)}
    return all(position[_ancestor_in(body, site)] <= position[owner] for site in _sites(argument)) and not owner.regions


def _sites(value: SSAValue) -> Iterator[Operation]:
    """The operations that print the name of a value."""
    for use in value.uses:
        if _is_in_uses(use.operation):
            yield from _sites(use.operation.results[0])
        else:
            yield use.operation


def _is_in_uses(op: Operation) -> bool:
    """Whether `op` may be printed at its uses; otherwise the names it uses are printed earlier, never later."""
    return repeated(op) is not None or isinstance(op, arith.ConstantOp | AddPtrOp)


def _ancestor_in(block: Block, op: Operation) -> Operation:
    found = block.find_ancestor_op_in_block(op)
    assert found is not None
    return found


def _if(e: FunctionEmitter, op: scf.IfOp) -> None:
    for result in op.results:
        e.name(result, "chosen")
    with e.nested(f"if {e.full(op.cond)}:"):
        _branch(e, op.results, op.true_region.block)
    if op.false_region.blocks and (op.results or len(op.false_region.block.ops) > 1):
        with e.nested("else:"):
            _branch(e, op.results, op.false_region.block)


def _branch(e: FunctionEmitter, results: Sequence[SSAValue], block: Block) -> None:
    last = e.block(block)
    if results:
        assert last is not None
        _assign(e, results, last.operands)


def _assert(e: FunctionEmitter, op: AssertOp) -> None:
    text = op.message.data.encode("unicode_escape").decode("ascii").replace('"', '\\"')
    e.line(f'tl.device_assert({e.full(op.condition)}, "{text}")')


STATEMENTS: dict[type[Operation], Statement] = {
    scf.ForOp: _for,
    scf.IfOp: _if,
    AssertOp: _assert,
    BarrierOp: lambda e, op: e.line("tl.debug_barrier()"),
}
