"""Translates the outputs of a traced graph into results of a function and views created after it has run."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import torch
from torch import SymBool, SymFloat, SymInt
from torch.fx import Node
from xdsl.dialects.builtin import f64
from xdsl.ir import BlockArgument, SSAValue

from ...ir.dialects.shape import ValueOp
from ...ir.errors import UnsupportedError
from ...ir.expressions import Expression
from ..graphs.conditions import condition
from ..graphs.output_views import viewed_bases
from ..graphs.signature import Condition, Literal, Output, PassThrough, Result, View
from ..graphs.symbols import size
from .function_builder import FunctionBuilder
from .late_symbols import LateSymbols

__all__ = ["OutputImporter"]

WRITE = torch.ops.aten.copy_.default


class OutputImporter:
    """Adds results to a function; `tensor_of` returns the value of a node."""

    def __init__(self, builder: FunctionBuilder, tensor_of: Callable[[Node], SSAValue], late: LateSymbols):
        self.builder, self.late = builder, late
        self.tensor_of = tensor_of
        self._results: dict[SSAValue, Result] = {}
        self._first: dict[SSAValue, Node] = {}
        self._mutations: Mapping[Node, Node] = {}
        self._renewed: dict[Node, Result] = {}
        self._objects: dict[Node, PassThrough] = {}

    def add_argument(self, node: Node, value: SSAValue) -> None:
        """Record that `value` is the graph's input `node`: an output that is this node is the same tensor."""
        self._first[value] = node

    def add_object(self, node: Node, index: int) -> None:
        """Record that `node` is the graph's input number `index`, which has no value in the IR."""
        self._objects[node] = PassThrough(index)

    def add_outputs(
        self, outputs: Sequence[Any], mutations: Mapping[Node, Node], exchanged: Mapping[int, Node] | None = None
    ) -> None:
        """Add the outputs of a graph (nodes or constants) and the new values of mutated inputs to the results.

        `mutations` maps mutated inputs to the nodes of their new values, `exchanged` the numbers of inputs to the
        tensors whose storage they get.
        """
        self._mutations = mutations
        signature, device = self.builder.signature, self.builder.program_device
        given = [*outputs, *(exchanged or {}).values()]
        bases = viewed_bases(given, mutations, lambda value: value.device == device)
        values = [self._output(output, bases) for output in given]
        signature.outputs = values[:len(outputs)]
        signature.exchanged = dict(zip(exchanged or {}, values[len(outputs):], strict=True))
        for target in mutations:
            self._new_value(target)
        views = [output for output in values if isinstance(output, View)]
        for name in sorted(set().union(*(view.symbols() for view in views)) & self.builder.late.keys()):
            self.builder.signature.result_symbols[name] = self.builder.add_result(self.builder.late[name], None)

    def _output(self, output: Any, bases: dict[Node, Node]) -> Output:
        if not isinstance(output, Node):
            return Literal(output)
        value = output.meta.get("val")
        if value is None:
            return Literal(None)
        if isinstance(value, SymInt):
            return self._integer(output, value)
        if isinstance(value, SymFloat):
            number = self.late.number(output, value.node.expr, f64)
            return Result(self.builder.add_result(number, None))
        if isinstance(value, SymBool):
            return Condition(self.builder.add_result(self._number(output, condition(value)), None))
        if output in self._objects:
            return self._objects[output]
        if output in bases and self.tensor_of(output) is not self.tensor_of(bases[output]):
            view = self._view(output, bases[output])
            if not self.late.knows_all(view.symbols()):
                raise UnsupportedError("a result is a view whose offset depends on values",
                                       hint="copy it with .clone() where it is made")
            return view
        return self._tensor(output)

    def _new_value(self, target: Node) -> Result:
        """The new value of a mutated input, shared with the output that is this input. Any other output with this
        value is a separate result: the input may be written again while that output is in use.
        """
        if target not in self._renewed:
            result = self.builder.add_result(self.tensor_of(self._mutations[target]), target.meta["val"])
            argument = self.tensor_of(target)
            assert isinstance(argument, BlockArgument)
            self.builder.mark_mutated(argument, result)
            self._renewed[target] = Result(result)
        return self._renewed[target]

    def _integer(self, node: Node, value: SymInt) -> Output:
        expression = size(value)
        if expression.as_int is not None:
            return Literal(expression.as_int)
        if node.target is operator.getitem:  # a number that an operation returns
            return Result(self.builder.add_result(self.tensor_of(node), None))
        return Result(self.builder.add_result(self._number(node, expression), None))

    def _number(self, node: Node, expression: Expression) -> SSAValue:
        late = self.builder.late.get(expression.as_symbol or "")
        return self.builder.add(ValueOp(expression), node).results[0] if late is None else late

    def _view(self, node: Node, base: Node) -> View:
        value, whole = node.meta["val"], base.meta["val"]
        offset = size(value.storage_offset()) * value.itemsize - size(whole.storage_offset()) * whole.itemsize
        sizes, strides = tuple(map(size, value.shape)), tuple(map(size, value.stride()))
        return View(self._tensor(base).index, sizes, strides, offset, value.dtype, value.is_conj(), value.is_neg())

    def _tensor(self, node: Node) -> Result:
        """The output for a value. Nodes with the same value share one result, as distinct tensors."""
        if node.target is WRITE and isinstance(target := node.args[0], Node) and target in self._mutations:
            return self._new_value(target)
        value = self.tensor_of(node)
        original = self._results.get(value)
        if original is None:
            original = Result(self.builder.add_result(value, node.meta["val"]))
            self._results[value] = original
        same_tensor = self._first.setdefault(value, node) is node
        return original if same_tensor else replace(original, alias=True)
