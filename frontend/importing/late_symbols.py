"""Symbols that operations define: sizes and numbers that depend on values, and numbers computed from these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sympy
from torch import SymBool, SymFloat, SymInt, Tensor
from torch.fx import Node
from torch.utils._sympy import functions
from torch.utils._sympy.symbol import SymT, symbol_is_type
from xdsl.dialects.builtin import Float64Type, IndexType
from xdsl.ir import SSAValue

from ...ir.dialects.shape import ComputeOp, DimOp, ValueOp
from ...ir.expressions import symbol
from ...ir.formulas import Call, Literal, Operand
from ..graphs.formulas import formula_of
from .function_builder import FunctionBuilder

__all__ = ["LateSymbols"]


class LateSymbols:
    """Adds the values of such symbols to a function."""

    def __init__(self, builder: FunctionBuilder, outer: LateSymbols | None = None):
        """`outer` does the same for the enclosing function, whose symbols are visible here."""
        self.builder, self.outer = builder, outer

    def learn(self, node: Node, values: Any) -> None:
        """Define the symbols that first occur in the results of a node, which are `values`."""
        traced, found = _flat(node.meta.get("val")), _flat(values)
        if len(traced) != len(found):
            return
        late = len(self.builder.late)
        for value, like in zip(found, traced, strict=True):
            if isinstance(value, SSAValue) and isinstance(like, Tensor):
                self.builder.note(value, like)
                for dim, size in enumerate(like.shape) if like._has_symbolic_sizes_strides else ():
                    if isinstance(size, SymInt) and (name := self._told(size.node.expr)) is not None:
                        self._learn(node, size.node.expr, name, self._add(node, DimOp(value, dim)))
            elif isinstance(value, SSAValue) and isinstance(like, SymInt | SymFloat | SymBool):
                if (name := self._told(like.node.expr)) is not None:
                    self._learn(node, like.node.expr, name, value)
        if len(self.builder.late) > late:
            self.compute(node)

    def learn_slice(self, node: Node, x: Node, dim: int = 0, start: Any = None, end: Any = None, step: Any = 1) -> None:
        """Define the size and the place in memory of a slice whose ends depend on values, before the slice."""
        like = x.meta["val"]
        total = _expression(like.shape[dim])
        first = _clamped(0 if start is None else start, total)
        if step == 1:
            last = total if end is None or (isinstance(end, int) and end >= 2 ** 62) else _clamped(end, total)
            self._define(node, node.meta["val"].shape[dim], functions.Max(last - first, 0))
        self._learn_place(node, like, dim, first)

    def learn_selection(self, node: Node, x: Node, dim: int, index: Any) -> None:
        """Define the place in memory of a part whose index depends on values."""
        like, first = x.meta["val"], _expression(index)
        self._learn_place(node, like, dim, _from_front(first, _expression(like.shape[dim])))

    def _learn_place(self, node: Node, like: Tensor, dim: int, first: Any) -> None:
        place = _expression(like.storage_offset()) + first * _expression(like.stride(dim))
        self._define(node, node.meta["val"].storage_offset(), place)

    def _define(self, node: Node, traced: int | SymInt, value: Any) -> None:
        """Let the host compute the number `traced`, if it is an unknown symbol, as an expression of known ones."""
        name = self._told(traced.node.expr) if isinstance(traced, SymInt) else None
        if name is not None and _expression(traced) == name and all(map(self._knows, value.free_symbols)):
            self.builder.late[name.name] = self.number(node, value, IndexType())

    def compute(self, node: Node) -> None:
        """Compute the symbols whose operands are known by now."""
        for name, value in self.builder.symbols.computed.items():
            if name not in self.builder.late and all(map(self._knows, value.free_symbols)):
                self.builder.late[name] = self.number(node, value, IndexType())

    def number(self, node: Node, value: sympy.Basic, type: IndexType | Float64Type) -> SSAValue:
        """Append the host computation of an expression of symbols."""
        names: list[str] = []
        formula = formula_of(value, names)
        if isinstance(type, IndexType) and not value.is_integer:  # a condition
            formula = Call("int", (formula,))
        inputs = [self.builder.late.get(name) or self._add(node, ValueOp(symbol(name))) for name in names]
        return self._add(node, ComputeOp(formula, inputs, type))

    def tells(self, value: Tensor) -> bool:
        """Whether all symbols in the sizes and strides of a tensor are known."""
        return all(self._knows(each) for number in (*value.shape, *value.stride()) if isinstance(number, SymInt)
                   for each in number.node.expr.free_symbols)

    def knows_all(self, names: Iterable[str]) -> bool:
        """Whether all symbols are inputs or defined by operations."""
        return all(self.builder.symbols.is_known(name) or name in self.builder.late for name in names)

    def _told(self, value: sympy.Basic) -> sympy.Symbol | None:
        """The only unknown symbol of an expression, if it depends on values."""
        unknown = [each for each in value.free_symbols if not self._knows(each)]
        first = unknown[0] if len(unknown) == 1 else None
        if isinstance(first, sympy.Symbol) and symbol_is_type(first, (SymT.UNBACKED_INT, SymT.UNBACKED_FLOAT)):
            return first
        return None

    def _learn(self, node: Node, equation: sympy.Basic, unknown: sympy.Symbol, value: SSAValue) -> None:
        """Define the symbol `unknown`, where `equation` is the symbol, linear in it, or a comparison with it."""
        if isinstance(equation, sympy.Eq):
            value = self._add(node, ComputeOp(Call("int", (Operand(0),)), [value], IndexType()))
        elif equation != unknown:
            factor, offset = sympy.Poly(equation, unknown).all_coeffs()
            rest = Call("add", (Operand(0), Literal(str(-int(offset)))))
            formula = Call("floordiv", (rest, Literal(str(int(factor)))))
            value = self._add(node, ComputeOp(formula, [value], IndexType()))
        self.builder.late[unknown.name] = value

    def _knows(self, each: sympy.Basic) -> bool:
        """Whether a symbol is an input, is defined by an operation, or is known in the enclosing function."""
        name = str(each)
        return self.builder.symbols.is_known(name) or name in self.builder.late \
            or (self.outer is not None and self.outer._knows(each))

    def _add(self, node: Node, op: ComputeOp | DimOp | ValueOp) -> SSAValue:
        return self.builder.add(op, node).results[0]


def _expression(value: Any) -> Any:
    value = value.meta["val"] if isinstance(value, Node) else value
    return value.node.expr if isinstance(value, SymInt) else sympy.Integer(value)


def _clamped(value: Any, total: Any) -> Any:
    """An end of a slice of a dimension, counted from the front."""
    return functions.Min(functions.Max(_from_front(_expression(value), total), 0), total)


def _from_front(index: Any, total: Any) -> Any:
    """An index of which a negative one is counted from the back."""
    return index + total * functions.Min(functions.Max(-index, 0), 1)


def _flat(value: Any) -> list[Any]:
    """The elements of nested lists, in order."""
    return [each for one in value for each in _flat(one)] if isinstance(value, list | tuple) else [value]
