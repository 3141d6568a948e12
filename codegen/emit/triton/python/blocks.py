"""Ranges, reshapes and matrix products of blocks in Triton Python."""

from __future__ import annotations

from xdsl.dialects.builtin import f32
from xdsl.ir import Operation

from .....ir.dialects.triton import (
    DotOp,
    GatherOp,
    GetNumProgramsOp,
    GetProgramIdOp,
    JoinOp,
    MakeRangeOp,
    ReshapeOp,
    SplitOp,
    TransOp,
    element_of,
    shape_of,
)
from ..types import dtype_name, is_float, width
from .emitter import Formula, FunctionEmitter, Statement

__all__ = ["FORMULAS", "STATEMENTS"]


def _trans(e: FunctionEmitter, op: TransOp) -> str:
    if op.permutation == (1, 0):
        return f"tl.trans({e.full(op.source)})"
    return f"tl.permute({e.full(op.source)}, {list(op.permutation)})"


def _split(e: FunctionEmitter, op: SplitOp) -> None:
    e.line(f"{', '.join(map(e.name, op.results))} = tl.split({e.full(op.source)})")


def _dot(e: FunctionEmitter, op: DotOp) -> str:
    arguments = [*map(e.full, op.operands), f'input_precision="{op.input_precision.data}"']
    if is_float(op.lhs.type) and width(op.lhs.type) == 8:
        # Without a number Triton adds all terms imprecisely on an H100; it rejects a number larger than the block.
        terms = 0 if op.max_num_imprecise_acc is None else op.max_num_imprecise_acc.value.data
        if terms <= shape_of(op.lhs.type)[-1]:
            arguments.append(f"max_num_imprecise_acc={terms}")
    if element_of(op.result.type) != f32:
        arguments.append(f"out_dtype={dtype_name(op.result.type)}")
    return f"tl.dot({', '.join(arguments)})"


FORMULAS: dict[type[Operation], Formula] = {
    DotOp: _dot,
    GatherOp: lambda e, op: f"tl.gather({e.full(op.source)}, {e.full(op.indices)}, {op.axis.value.data})",
    GetNumProgramsOp: lambda e, op: f"tl.num_programs({op.axis.data.number})",
    GetProgramIdOp: lambda e, op: f"tl.program_id({op.axis.data.number})",
    JoinOp: lambda e, op: f"tl.join({e.full(op.lhs)}, {e.full(op.rhs)})",
    MakeRangeOp: lambda e, op: f"tl.arange({op.start.value.data}, {op.end.value.data})",
    ReshapeOp: lambda e, op: f"tl.reshape({e.full(op.source)}, {list(shape_of(op.result.type))})",
    TransOp: _trans,
}
STATEMENTS: dict[type[Operation], Statement] = {SplitOp: _split}
