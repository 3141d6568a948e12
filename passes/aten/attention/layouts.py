"""The layouts of the operands and the result of the library's attention."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, Float32Type, UnitAttr
from xdsl.ir import Attribute, SSAValue

from ....ir.machines.targets import CUDA
from ....ir.shapes import DimsAttr
from ..operators.chains import memory_order
from ..operators.operands import element, sizes


def layouts(operands: Sequence[SSAValue], target: str) -> dict[str, Attribute]:
    """The layouts of operands and result: heads are inside of rows if the program stores them so, since then nothing is
    copied before and after. Kernels are asked to write these layouts; those of the library are assumed."""
    found = [_rows_first(value) if memory_order(value) == [0, 2, 1, 3] else UnitAttr() for value in operands[:3]]
    found.extend(UnitAttr() for _ in operands[3:])
    result = found[0]
    # The memory-efficient kernel, which is CUDA's for f32, always writes heads inside of rows.
    if target == CUDA and isinstance(element(operands[0]), Float32Type):
        result = _rows_first(operands[0])
    attributes: dict[str, Attribute] = {}
    if any(isinstance(each, DimsAttr) for each in found):
        attributes["operand_strides"] = ArrayAttr(found)
    if isinstance(result, DimsAttr):
        attributes["strides"] = ArrayAttr([result])
    return attributes


def _rows_first(value: SSAValue) -> DimsAttr:
    """The strides of heads inside of rows."""
    _, heads, rows, width = sizes(value)
    return DimsAttr.of([rows * heads * width, width, heads * width, 1])
