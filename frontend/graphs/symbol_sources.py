"""Finds the inputs of a graph that determine the values of its shape symbols."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import sympy
import torch
from torch import Tensor
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, TensorType, i64
from xdsl.ir import Attribute, Block, Operation, ParametrizedAttribute

from ...ir.dialects.shape import ExprAttr
from ...ir.errors import UnsupportedError, position_of
from ...ir.expressions import Expression
from ...ir.shapes import DimsAttr
from .conditions import condition
from .signature import Derived, Rank
from .symbols import expression_of, size, symbol_bounds

__all__ = ["SymbolSources", "symbols_of", "used_symbols"]

class SymbolSources:
    """Collects the shape symbols that the inputs of a graph determine."""

    def __init__(self) -> None:
        self.bound: set[str] = set()
        self.computed: dict[str, sympy.Basic] = {}
        """The symbols that stand for values computed by the program, with their sympy expressions."""
        self._sources: dict[str, Derived | Rank] = {}
        self.shape_env: ShapeEnv | None = None

    def add_tensor(self, index: int, value: Tensor) -> None:
        """Input `index` is a tensor: its sizes determine symbols."""
        for dim, one in enumerate(value.shape):
            self._add(one, size(one), index, dim)

    def add_integer(self, index: int, value: torch.SymInt) -> bool:
        """Input `index` is an integer; returns whether it is the first input that is this symbol. The size of a nested
        tensor's ragged dimension is none: it has no number, and only its tensors know it.
        """
        if value.node.is_nested_int():
            return False
        expression = size(value)
        self._add(value, expression, index, None)
        name = expression.as_symbol
        if name is None or name in self.bound:
            return False
        self.bound.add(name)
        return True

    def rank(self, source: Rank) -> str:
        """Return the symbol of this process's place in a group."""
        ranks = {known: name for name, known in self._sources.items() if isinstance(known, Rank)}
        name = ranks.get(source, f"rank{len(ranks)}")
        self._sources[name] = source
        return name

    def look_at(self, value: Any) -> None:
        """Record the parts of a traced value that no integer expression represents."""
        for each in _symbolic(value):
            self.shape_env = each.node.shape_env
            if isinstance(each, torch.SymInt):
                expression_of(each.node.expr, self.computed)
            elif isinstance(each, torch.SymBool):
                condition(each, self.computed)

    def is_known(self, name: str) -> bool:
        """Whether an input determines the symbol."""
        return name in self.bound or name in self._sources

    def missing(self, block: Block, late: Collection[str] = ()) -> Iterator[tuple[str, Derived | Rank]]:
        """Yield each symbol that a function body uses but neither an integer input nor the body itself (`late`)
        defines, with the input that determines it.
        """
        for name in sorted(used_symbols(block) - self.bound - set(late)):
            if name not in self._sources:
                where = next((position_of(op) for op in block.ops if name in symbols_of([op])), None)
                raise UnsupportedError(f"the size {name} cannot be derived from the inputs of the graph", where=where,
                                       hint="compile with dynamic=False, or mark the dimension static")
            yield name, self._sources[name]

    def facts(self, name: str) -> dict[str, Attribute]:
        """The attributes of a symbol's argument: its name and its known bounds."""
        if isinstance(source := self._sources.get(name), Rank):
            low, high = 0, source.size - 1
        else:
            low, high = symbol_bounds(self.shape_env, self.computed.get(name, name))
        facts: dict[str, Attribute] = {"shape.symbol": StringAttr(name)}
        facts |= {} if low is None else {"shape.min": IntegerAttr(low, i64)}
        return facts | ({} if high is None else {"shape.max": IntegerAttr(high, i64)})

    def _add(self, value: int | torch.SymInt, expression: Expression, index: int, dim: int | None) -> None:
        if isinstance(value, torch.SymInt):
            self.shape_env = value.node.shape_env
        names = expression.symbols()
        if len(names) != 1:
            return
        name, = names
        factor = expression.coefficient(name)
        if factor is None or not (scale := factor.as_int):
            return
        source = Derived(index, dim, scale, expression.offset)
        known = self._sources.get(name)
        if not isinstance(known, Derived) or (source.factor, source.offset) == (1, 0) != (known.factor, known.offset):
            self._sources[name] = source


def _symbolic(value: Any) -> Iterator[torch.SymInt | torch.SymBool]:
    """The symbolic integers and conditions in a traced value."""
    if isinstance(value, Tensor):
        if not value._has_symbolic_sizes_strides:
            return
        strided = value.layout == torch.strided
        value = (*value.shape, *value.stride(), value.storage_offset()) if strided else value.shape
    if isinstance(value, list | tuple):
        for each in value:
            yield from _symbolic(each)
    elif isinstance(value, torch.SymInt | torch.SymBool):
        yield value


def used_symbols(block: Block, beside: Iterable[Attribute] = ()) -> set[str]:
    """The names of all symbols in the types and attributes of a function body, and in attributes beside it."""
    return symbols_of(block.ops, [*(argument.type for argument in block.args), *beside])


def symbols_of(ops: Iterable[Operation], types: Iterable[Attribute] = ()) -> set[str]:
    found: set[str] = set()
    seen: set[Attribute] = set()

    def visit(attribute: Attribute) -> None:
        if attribute in seen:
            return
        seen.add(attribute)
        match attribute:
            case TensorType():
                visit(attribute.encoding)
            case DimsAttr():
                found.update(*(one.symbols() for one in attribute.data))
            case ExprAttr():
                found.update(attribute.data.symbols())
            case ArrayAttr():
                for item in attribute.data:
                    visit(item)
            case DictionaryAttr():
                for item in attribute.data.values():
                    visit(item)
            case ParametrizedAttribute():
                for parameter in attribute.parameters:
                    visit(parameter)

    for type in types:
        visit(type)
    for op in ops:
        for attribute in (*op.properties.values(), *op.attributes.values(), *op.result_types):
            visit(attribute)
    return found
