"""Translates torch's higher-order operators into operations of the dialect control.

The graph holds each function argument as a named subgraph. The subgraph becomes a private function of the module, and
the tensors that it holds become arguments, as for the enclosing graph.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from torch import SymBool, Tensor
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.map import map_impl
from torch._higher_order_ops.scan import scan_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import GraphModule, Node
from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue

from ...ir.dialects.aten import call
from ...ir.dialects.control import CondOp, ControlOp, ScanOp, WhileOp
from ...ir.dialects.shape import ValueOp
from ...ir.errors import SourcePosition, UnsupportedError
from ...ir.expressions import Expression, symbol
from ..graphs.conditions import condition
from ..graphs.signature import Constant, Placeholder, Source
from ..graphs.symbols import size
from ..graphs.tensors import overlaps, tensor_type
from .calls import layout
from .function_builder import FunctionBuilder
from .late_symbols import LateSymbols

__all__ = ["HINTS", "OPERATORS", "SubgraphContext", "add_control_flow"]

OPERATORS = {cond_op, while_loop_op, scan_op, map_impl}
"""The operators that `add_control_flow` translates."""
HINTS = {
    "auto_functionalized_v2": "a function of control flow writes into a tensor that it is given: let it give the new "
                              "value back, and write that behind it",
    "while_loop_stack_output": "a while_loop with gradients keeps what it carries in each of its iterations, of which "
                               "nobody knows how many there are: use scan, or torch.no_grad()",
}
"""Hints for other operators, by name."""
ROW_MAJOR = object()
"""Stands for a row-major tensor or a number."""


@dataclass(frozen=True)
class SubgraphContext:
    """The context of a subgraph."""

    builder: FunctionBuilder
    """The builder of the enclosing graph."""
    late: LateSymbols
    """The late symbols of the enclosing graph."""
    position: SourcePosition | None
    kept: int
    """The number of leading inputs that become arguments even if they are unused."""


class Importer(Protocol):
    """The interface of the graph importer that this module needs."""

    graph: GraphModule
    builder: FunctionBuilder
    late: LateSymbols

    def enter(self, graph: GraphModule, outer: SubgraphContext) -> Importer:
        """Import a subgraph, and return its importer."""
        ...

    def tensor(self, node: Node) -> SSAValue:
        """The SSA value of a node that is a tensor."""
        ...


@dataclass(frozen=True)
class Function:
    """A function of the module, and the arguments that the caller passes."""

    name: str
    arguments: list[SSAValue]


def add_control_flow(importer: Importer, node: Node) -> list[SSAValue | None]:
    """Append the operation for a higher-order operator, and return its results."""
    caller = _Call(importer, node)
    if node.target is cond_op:
        return caller.cond()
    if node.target is while_loop_op:
        return caller.while_loop()
    if node.target is scan_op:
        return caller.scan(*node.args)
    assert node.target is map_impl
    body, stacked, beside = node.args
    return caller.scan(body, (), stacked, beside)


class _Call:
    """A call of a higher-order operator."""

    def __init__(self, importer: Importer, node: Node):
        self.importer, self.builder, self.node = importer, importer.builder, node
        self.values: Sequence[Any] = node.meta["val"]

    def cond(self) -> list[SSAValue | None]:
        predicate, then, otherwise, *operands = self.node.args
        given: Any = operands[0] if operands else ()
        chosen = self._condition(predicate)
        branches = [self._function(each, given, self.values, exactly=True) for each in (then, otherwise)]
        types = [tensor_type(value) if isinstance(value, Tensor) else IndexType()
                 for value in self.values if value is not None]
        first, second = ((each.name, each.arguments) for each in branches)
        return self._results(CondOp(chosen, first, second, types))

    def while_loop(self) -> list[SSAValue | None]:
        operands: Any = self.node.args
        first, second, carried, beside = operands
        given = (*carried, *beside)
        body = self._function(second, given, _inputs(self._graph(second), carried), exactly=False, kept=len(carried))
        condition = self._function(first, given, [ROW_MAJOR], exactly=False, kept=len(carried))
        count = len(carried)
        values = [self._own(value, each) for value, each in zip(body.arguments, carried, strict=False)]
        return self._results(WhileOp((condition.name, condition.arguments[count:]),
                                     (body.name, body.arguments[count:]), values))

    def scan(self, graph: Any, carried: Any, stacked: Any, beside: Any) -> list[SSAValue | None]:
        """Translate a scan; `map` is a scan without carried values."""
        first, last = len(carried), len(carried) + len(stacked)
        inner = self._graph(graph)
        parts = [ROW_MAJOR] * (len(self.values) - first)
        body = self._function(graph, (*carried, *stacked, *beside), [*_inputs(inner, carried), *parts],
                              exactly=False, kept=last)
        types = [tensor_type(value) for value in self.values[first:]]
        values = [self._own(value, each) for value, each in zip(body.arguments, carried, strict=False)]
        for value in (*(each.meta["val"] for each in stacked), *self.values[first:]):
            if value.device != self.builder.program_device:
                raise self._on_another_device(value)
        return self._results(ScanOp((body.name, body.arguments[last:]), values, body.arguments[first:last], types))

    def _graph(self, node: Any) -> GraphModule:
        return operator.attrgetter(str(node.target))(self.importer.graph)

    def _results(self, op: ControlOp) -> list[SSAValue | None]:
        """Append an operation and return its results; None for those that are None in torch."""
        op.attributes |= layout([self._like(value, self.importer.late) for value in self.values if value is not None])
        found = iter(self.builder.add(op, self.node).results)
        return [None if value is None else next(found) for value in self.values]

    @staticmethod
    def _like(value: Any, late: LateSymbols) -> Tensor | None:
        """The tensor whose strides a result has. None stands for row-major strides: if elements of the tensor
        overlap, or if its sizes are known only from the result.
        """
        return value if isinstance(value, Tensor) and late.tells(value) and not overlaps(value) else None

    def _condition(self, given: Any) -> SSAValue:
        value = given.meta["val"] if isinstance(given, Node) else given
        return self.importer.tensor(given) if isinstance(value, Tensor) else self._number(condition(value))

    def _number(self, value: Expression) -> SSAValue:
        return self.builder.add(ValueOp(value), self.node).results[0]

    def _function(self, graph: Any, given: Sequence[Any], likes: Sequence[Any], *, exactly: bool,
                  kept: int = 0) -> Function:
        """Import a subgraph as a function whose arguments are the nodes and numbers `given` and whose results have
        the strides of `likes`. Its first `kept` inputs become arguments in any case.
        """
        inner_graph = self._graph(graph)
        position = self.builder.locations.position(self.node)
        inner = self.importer.enter(inner_graph, SubgraphContext(self.builder, self.importer.late, position, kept))
        output = inner_graph.graph.output_node()
        outputs = output.args[0] if isinstance(output.args[0], list | tuple) else [output.args[0]]
        given_back: set[SSAValue] = set(inner.builder.block.args)
        for value, like in zip(outputs, likes, strict=True):
            if like is not None:
                result, tensor = _result(inner, value, output), self._like(like, inner.late)
                result = self._own(result, value, inner.builder, given_back)
                given_back.add(result)
                inner.builder.add_fresh_result(result, tensor, exactly=exactly)
        name, symbols = inner.builder.finish_part(str(graph.target).replace(".", "_"), output)
        arguments = [self._argument(source, given) for source in inner.builder.signature.arguments]
        return Function(name, [*arguments, *(self._number(symbol(name)) for name in symbols)])

    def _argument(self, source: Source, given: Sequence[Any]) -> SSAValue:
        if isinstance(source, Constant):
            return self.builder.add_tensor("constant", source.tensor, source, self.node)
        assert isinstance(source, Placeholder)
        node = given[source.index]
        value = node.meta["val"] if isinstance(node, Node) else node
        if isinstance(value, Tensor) and value.device != self.builder.program_device:
            with self.builder.running_on(value.device):
                return self.importer.tensor(node)
        if isinstance(value, Tensor) or (isinstance(node, Node) and node.target is operator.getitem):
            return self.importer.tensor(node)
        return self._number(size(value))

    def _own(self, value: SSAValue, node: Any, builder: FunctionBuilder | None = None,
             others: Collection[SSAValue] | None = None) -> SSAValue:
        """Return a copy of a value that aliases one of `others`, if it is on another device than the program: ATen
        copies it there, for example a counter on the CPU. On the program's device the host program makes the copy.
        """
        builder = builder or self.builder
        like = node.meta["val"] if isinstance(node, Node) else None
        if not isinstance(like, Tensor) or like.device == builder.program_device:
            return value
        if like.dim():
            raise self._on_another_device(like)
        if others is not None and value not in others:
            return value
        with builder.running_on(like.device):
            return builder.add(call("aten.clone", {"self": value}, [value.type]), self.node).results[0]

    def _on_another_device(self, value: Tensor) -> UnsupportedError:
        name, here = getattr(self.node.target, "__name__", self.node.target), self.builder.program_device
        return UnsupportedError(f"'{name}' on {here} carries or returns a tensor on {value.device}",
                                hint=f"move it to {here}: only single numbers may be elsewhere")


def _inputs(graph: GraphModule, first: Sequence[Any]) -> list[Any]:
    """The traced values of a graph's leading inputs, as many as `first` has."""
    nodes = graph.graph.find_nodes(op="placeholder")
    return [node.meta["val"] for node, _ in zip(nodes, first, strict=False)]


def _result(inner: Importer, value: Any, output: Node) -> SSAValue:
    """The result of a function: a tensor, an integer, or a condition."""
    known = value.meta["val"] if isinstance(value, Node) else value
    if isinstance(known, Tensor):
        return inner.tensor(value)
    number = condition(known) if isinstance(known, bool | SymBool) else size(known)
    return inner.builder.add(ValueOp(number), output).results[0]
