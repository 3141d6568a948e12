"""The loop dialect's dot products of packed numbers in C++."""

from __future__ import annotations

import struct

from xdsl.ir import Operation

from ....ir.dialects.loop import DotOp, DotTileOp, LoadPackedOp, LookupOp, PackOp
from ....ir.vector_types import element_of, lanes_of, stored_bits
from .emitter import Formula, KernelEmitter, Statement
from .types import type_name


def _pack(e: KernelEmitter, op: PackOp) -> str:
    """Shift each number to its position in an i32; all but the last one are masked to their width."""
    type = op.values[0].type
    bits, lanes = stored_bits(type), lanes_of(type)
    narrow, wide = (f"{name}x{lanes}" if lanes else name for name in (f"i{bits}", "i32"))
    parts: list[str] = []
    for place, value in enumerate(op.values):
        text = f"convert<{wide}>(as<{narrow}>({e.text(value)}))" if lanes else f"(i32)({narrow}){e.text(value)}"
        if place < len(op.values) - 1:
            text = f"({text} & {hex((1 << bits) - 1)})"
        parts.append(f"({text} << {place * bits})" if place else text)
    return " | ".join(parts)


def _load_packed(e: KernelEmitter, op: LoadPackedOp) -> str:
    place = e.address(op.buffer, op.subscript_expression, op.indices)
    return f"load_bits({place})" if op.lanes is None else f"load<{type_name(op.result.type)}>((const i32*)({place}))"


def _dot(e: KernelEmitter, op: DotOp) -> str:
    name = type_name(op.result.type)
    to = (f"splat<{name}>(0)" if lanes_of(op.result.type) else "0") if op.addend is None else e.text(op.addend)
    return f"dot_{element_of(op.element)}<{name}>({to}, {e.text(op.lhs)}, {e.text(op.rhs)})"


def _lookup(e: KernelEmitter, op: LookupOp) -> str:
    kind = element_of(op.table.type)
    bits = (int.from_bytes(struct.pack("<f", each), "little") >> 32 - stored_bits(kind) for each in op.elements)
    return f"look_up_{kind}<{type_name(op.result.type)}, {', '.join(map(hex, bits))}>({e.text(op.numbers)})"


def _dot_tile(e: KernelEmitter, op: DotTileOp) -> None:
    left, left_stride, right, right_stride, terms = op.expressions
    bits = stored_bits(op.lhs.type.element_type)  # type: ignore[attr-defined]
    arguments = [e.text(op.target), f"(const char*)({e.address(op.lhs, left, op.indices)})",
                 e.index(left_stride * (bits // 8), op.indices), e.address(op.rhs, right, op.indices),
                 e.index(right_stride, op.indices), e.index(terms, op.indices)]
    rows, columns = op.sizes
    e.line(f"dot_tile_{element_of(op.element)}<{rows}, {columns}, {columns}>({', '.join(arguments)});")


FORMULAS: dict[type[Operation], Formula] = {PackOp: _pack, LoadPackedOp: _load_packed, DotOp: _dot,
                                            LookupOp: _lookup}
STATEMENTS: dict[type[Operation], Statement] = {DotTileOp: _dot_tile}
