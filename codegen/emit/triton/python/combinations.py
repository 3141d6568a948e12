"""Reductions and scans in Triton Python. The combination is a separate function, printed once; sums and maxima use
Triton's own functions if their semantics match.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import Attribute, Operation

from .....ir.dialects import arith
from .....ir.dialects.triton import CombineOperation, HistogramOp, ReduceOp, ScanOp, element_of, shape_of
from ..types import is_float, width
from .emitter import INDENTATION, Formula, FunctionEmitter, Statement

__all__ = ["FORMULAS", "STATEMENTS"]

_REDUCTIONS: dict[type[Operation], str] = {
    arith.AddfOp: "sum",
    arith.AddiOp: "sum",
    arith.MaxnumfOp: "max",
    arith.MaxSIOp: "max",
    arith.MinnumfOp: "min",
    arith.MinSIOp: "min",
}
"""The combinations of tl.sum, tl.max and tl.min for elements of at least 32 bits. arith.maximumf and arith.minimumf
are not among them, because tl.max of a number and NaN is the number.
"""

_SCANS: dict[type[Operation], str] = {
    arith.AddfOp: "cumsum",
    arith.AddiOp: "cumsum",
    arith.MulfOp: "cumprod",
    arith.MuliOp: "cumprod",
}


def _reduce(e: FunctionEmitter, op: ReduceOp) -> None:
    operands = list(map(e.full, op.inputs))
    if (function := _only(op, _REDUCTIONS)) is not None:
        e.define(op.outputs[0], f"tl.{function}({operands[0]}, {op.dimension})")
        return
    text = f"tl.reduce({_tuple(operands)}, {op.dimension}, {_helper(e, op)})"
    e.line(f"{', '.join(map(e.name, op.outputs))} = {text}")


def _scan(e: FunctionEmitter, op: ScanOp) -> None:
    operands = list(map(e.full, op.inputs))
    reverse = "" if op.reverse is None else ", reverse=True"
    if (function := _only(op, _SCANS)) is not None:
        e.define(op.outputs[0], f"tl.{function}({operands[0]}, {op.dimension}{reverse})")
        return
    text = f"tl.associative_scan({_tuple(operands)}, {op.dimension}, {_helper(e, op)}{reverse})"
    e.line(f"{', '.join(map(e.name, op.outputs))} = {text}")


def _tuple(operands: Sequence[str]) -> str:
    return operands[0] if len(operands) == 1 else f"({', '.join(operands)})"


def _only(op: CombineOperation, functions: dict[type[Operation], str]) -> str | None:
    """Triton's own function, if the combination is a single operation that has one."""
    block = op.combine.block
    first, last = block.first_op, block.last_op
    if first is None or first.next_op is not last or last is None or list(first.operands) != list(block.args):
        return None
    is_whole = list(last.operands) == list(first.results)
    return functions.get(type(first)) if is_whole and _is_wide(element_of(op.inputs[0].type)) else None


def _is_wide(element: Attribute) -> bool:
    """Whether Triton's own functions compute in this type instead of widening it."""
    return isinstance(element, Float32Type | Float64Type) if is_float(element) else width(element) >= 32


def _helper(e: FunctionEmitter, op: CombineOperation) -> str:
    """The name of the combination function."""
    block = op.combine.block
    inner = e.inner(e.function)
    count = len(op.inputs)
    letters = [letter if count == 1 else f"{letter}{k}" for letter in "ab" for k in range(count)]
    for argument, letter in zip(block.args, letters, strict=True):
        inner.bind(argument, inner.names.fresh(letter, numbered=False))
    last = inner.block(block)
    assert last is not None
    returned = ", ".join(map(inner.full, last.operands))
    if inner.lines and inner.lines[-1].text.startswith(f"{INDENTATION}{returned} = "):
        returned = inner.lines.pop().text.partition(" = ")[2]
    inner.line(f"return {returned}")
    return e.helpers.define(_stem(op), letters, inner.lines)


def _stem(op: CombineOperation) -> str:
    """`combine_maximumf` for a single operation, else `combine`."""
    first = op.combine.block.first_op
    if first is not None and first.next_op is op.combine.block.last_op:
        return f"combine_{first.name.rpartition('.')[2]}"
    return "combine"


FORMULAS: dict[type[Operation], Formula] = {
    HistogramOp: lambda e, op: f"tl.histogram({e.full(op.source)}, {shape_of(op.result.type)[0]})"}
STATEMENTS: dict[type[Operation], Statement] = {ReduceOp: _reduce, ScanOp: _scan}
