"""Addresses, loads, stores and atomic operations in Triton Python."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue

from .....ir.dialects.triton import (
    AddPtrOp,
    AtomicCASOp,
    AtomicKind,
    AtomicRMWOp,
    LoadOp,
    StoreOp,
    shape_of,
)
from ..types import dtype_name, unsigned_name
from .emitter import Formula, FunctionEmitter, Statement

__all__ = ["FORMULAS", "STATEMENTS"]


def _add_pointer(e: FunctionEmitter, op: AddPtrOp) -> str:
    return " + ".join(e.broadcast(op.operands, shape_of(op.result.type)))


def _load(e: FunctionEmitter, op: LoadOp) -> str:
    arguments = [e.full(op.pointers)]
    if op.mask is not None:
        arguments.append(f"mask={e.argument(op.mask)}")
    if op.other is not None:
        arguments.append(f"other={e.argument(op.other)}")
    return f"tl.load({', '.join(arguments)})"


def _store(e: FunctionEmitter, op: StoreOp) -> None:
    arguments = [e.full(op.pointers), e.argument(op.value)]
    if op.mask is not None:
        arguments.append(f"mask={e.argument(op.mask)}")
    e.line(f"tl.store({', '.join(arguments)})")


_ATOMICS = {
    AtomicKind.AND: "and",
    AtomicKind.OR: "or",
    AtomicKind.XOR: "xor",
    AtomicKind.ADD: "add",
    AtomicKind.FADD: "add",
    AtomicKind.MAX: "max",
    AtomicKind.MIN: "min",
    AtomicKind.UMAX: "max",
    AtomicKind.UMIN: "min",
    AtomicKind.EXCH: "xchg",
}


def _atomic_rmw(e: FunctionEmitter, op: AtomicRMWOp) -> None:
    pointers, value = e.full(op.pointers), e.full(op.value)
    is_unsigned = op.kind.data in (AtomicKind.UMAX, AtomicKind.UMIN)
    if is_unsigned:
        unsigned = unsigned_name(op.value.type)
        pointers = f"{e.atom(op.pointers)}.to(tl.pointer_type({unsigned}), bitcast=True)"
        value = f"{value}.to({unsigned}, bitcast=True)"
    arguments = [pointers, value]
    if op.mask is not None:
        arguments.append(f"mask={e.full(op.mask)}")
    arguments += [f'sem="{op.order.data}"', f'scope="{op.scope.data}"']
    text = f"tl.atomic_{_ATOMICS[op.kind.data]}({', '.join(arguments)})"
    back = f".to({dtype_name(op.result.type)}, bitcast=True)" if is_unsigned else ""
    _effect(e, op.result, text, back)


def _atomic_cas(e: FunctionEmitter, op: AtomicCASOp) -> None:
    operands = ", ".join(map(e.full, (op.pointers, op.expected, op.value)))
    _effect(e, op.result, f'tl.atomic_cas({operands}, sem="{op.order.data}", scope="{op.scope.data}")')


def _effect(e: FunctionEmitter, result: SSAValue, text: str, conversion: str = "") -> None:
    """Append a statement, which assigns its value only if that is used."""
    if result.uses:
        e.define(result, text + conversion)
    else:
        e.line(text)


FORMULAS: dict[type[Operation], Formula] = {AddPtrOp: _add_pointer, LoadOp: _load}
STATEMENTS: dict[type[Operation], Statement] = {
    AtomicCASOp: _atomic_cas,
    AtomicRMWOp: _atomic_rmw,
    StoreOp: _store,
}
