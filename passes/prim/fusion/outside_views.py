"""Rearranging operations that need no kernel, since they are views of memory."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ....ir.dialects import prim
from ....ir.expressions import Expression
from ....ir.shapes import DimsAttr, contiguous_strides, dims
from ..analysis.strided_views import strided_view

__all__ = ["OutsideViews"]

STRIDES = "stepwell.strides"
Strides = tuple[Expression, ...]


class OutsideViews:
    """The layout of each value of a function if every rearranging operation were a view of its operand."""

    def __init__(self, function: FuncOp):
        block = function.body.block
        self.layouts: dict[SSAValue, Strides] = {}
        self.asked: dict[SSAValue, list[Strides]] = {}
        self._note_arguments(function.arg_attrs, block.args)
        returned = block.last_op
        if isinstance(returned, ReturnOp):
            for value, facts in zip(returned.operands, _dictionaries(function.res_attrs, returned.operands),
                                    strict=True):
                if isinstance(value.type, TensorType):
                    self.asked.setdefault(value, []).append(_given(facts.data.get(STRIDES), value.type))
        for op in block.ops:
            self._note_results(op)

    def stays(self, op: Operation) -> bool:
        """Whether `op` may stay outside of groups: strides express it, and a caller expects these strides."""
        value = op.results[0]
        if not isinstance(op, prim.ViewOp) or strided_view(op, self.layouts[op.input]) is None:
            return False
        layout = self.layouts[value]
        return all(_same_layout(layout, wanted, op.target) for wanted in self.asked.get(value, ()))

    def _note_arguments(self, attributes: ArrayAttr | None, values: Sequence[SSAValue]) -> None:
        for value, facts in zip(values, _dictionaries(attributes, values), strict=True):
            if isinstance(value.type, TensorType):
                self.layouts[value] = _given(facts.data.get(STRIDES), value.type)

    def _note_results(self, op: Operation) -> None:
        view = None
        if isinstance(op, prim.ViewOp):
            view = strided_view(op, self.layouts[op.input])
        given = op.attributes.get("strides")
        for position, result in enumerate(op.results):
            if not isinstance(result.type, TensorType):
                continue
            if view is not None:
                self.layouts[result] = view.strides
            elif isinstance(given, ArrayAttr) and position < len(given):
                self.layouts[result] = _given(given.data[position], result.type)
            elif result in self.asked:
                self.layouts[result] = self.asked[result][0]
            else:
                self.layouts[result] = contiguous_strides(dims(result.type))


def _same_layout(first: Strides, second: Strides, sizes: Strides) -> bool:
    return all(one == two or size == 1 for one, two, size in zip(first, second, sizes, strict=True))


def _given(strides: object, type: TensorType) -> Strides:
    return strides.data if isinstance(strides, DimsAttr) else contiguous_strides(dims(type))


def _dictionaries(attributes: ArrayAttr | None, values: Sequence[SSAValue]) -> Sequence[DictionaryAttr]:
    if attributes is None:
        return [DictionaryAttr({})] * len(values)
    return [facts for facts in attributes if isinstance(facts, DictionaryAttr)]
