"""Imports a graph traced by AOTAutograd into a module of aten ops.

    func.func @forward(%s0: index {shape.symbol = "s0", shape.min = 2 : i64}, %x: tensor<?x8xf32, ...>) -> ...

- Symbolic integers are expressions; symbols are `index` arguments. A symbol that is no integer input of the graph
  is read from the size of a tensor; its argument comes last.
- A write into an input, which AOTAutograd leaves at the end of a graph, becomes a result with the new value: the
  argument has the attribute `stepwell.mutated_by`, the number of that result. The result follows the graph's
  outputs if it is none of them.
- `stepwell.strides` on an argument or result gives its strides if they are not row-major. An op whose result is not
  row-major in eager mode has the same in its attribute `strides` (one entry per result, `unit` for row-major),
  unless it is a view, whose strides follow from its input. An op that draws random numbers (in memory order), that
  is `as_strided`, or that has no lowering gives the strides of its operands in `operand_strides`.
- Lazy conjugation and negation of torch are resolved: memory holds the values of a tensor.
- Each result is newly allocated, unless its attribute `stepwell.is_argument` says that it is the tensor passed for
  that argument. Outputs of the graph that are one value, or views of one, are one result.
- Tensors that the graph holds become arguments; a single number becomes `aten.full`.
- The module of a graph with tensors on a GPU has `stepwell.target = "cuda"`, and the device as `stepwell.device`.
  An argument on another device has its own `stepwell.device`, and an operator on another device is `extern`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import SymBool, SymFloat, SymInt, Tensor
from torch._ops import OpOverload
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from ...ir.dialects.aten import call
from ...ir.errors import StepwellError, UnsupportedError
from ...passes.aten.lowerings import LOWERINGS
from ..graphs.functional_operators import copying_operator, functional_operator
from ..graphs.graph_constants import IDENTITIES, number_of
from ..graphs.locations import GraphLocations
from ..graphs.node_values import flat, is_lazy, is_token, reads_values
from ..graphs.operators import named_arguments, op_name
from ..graphs.placement import device_of, program_device
from ..graphs.signature import Constant, Placeholder, Signature
from ..graphs.symbols import size
from .assertions import DeferredAssertions, assert_condition, assert_numbers, assert_sizes, assert_tensor
from .calls import BREAK, add_call, add_number
from .collectives import add_collective, add_wait, is_collective, is_wait, wait_for_all
from .control_flow import HINTS, OPERATORS, SubgraphContext, add_control_flow
from .device_copies import DeviceCopies
from .function_builder import FunctionBuilder
from .late_symbols import LateSymbols
from .outputs import OutputImporter
from .own_parts import add_own_part, is_own_part
from .symbolic_numbers import WrappedNumber, symbolic_number

__all__ = ["ImportedGraph", "import_graph"]

COMPUTED = {
    torch.ops.aten._conj.default: torch.ops.aten.conj_physical.default,
    torch.ops.aten._neg_view.default: torch.ops.aten.neg.default,
}
"""Operators whose result shares its input's memory but not its values, with the operators that compute the values. In
the IR, memory holds the values of a tensor.
"""
EXCHANGES = {"aten.set_.source_Tensor", "aten.shallow_copy_data_"}
"""The operators as which torch records `x.data = y`, the second one from version 2.14 on."""
TOKEN = object()
"""Stands for the token that orders operators with side effects in a graph. Token inputs and outputs are None."""


@dataclass
class ImportedGraph:
    """A module with the function `@forward`, and the signature for calling it in place of the graph."""

    module: ModuleOp
    signature: Signature
    graph: GraphModule
    values: Mapping[Node, Any]
    """Maps nodes to values of the module, or lists of them."""


def import_graph(graph: GraphModule, names: Sequence[str] = ()) -> ImportedGraph:
    """Import a traced graph; `names` are those of its first inputs in the user's program."""
    return _Importer(graph, names).run()


class _Importer:
    """Visits the nodes of one graph, in order."""

    def __init__(self, graph: GraphModule, names: Sequence[str], outer: SubgraphContext | None = None):
        """`outer` is the context of a subgraph, None for the outermost graph."""
        self.graph = graph
        self.names = names
        self.outer = outer
        self.locations = GraphLocations(graph.graph, None if outer is None else outer.position)
        self.builder = FunctionBuilder(self.locations, program_device(graph.graph, self.locations)) \
            if outer is None else FunctionBuilder(self.locations, outer.builder.program_device, outer.builder.parts)
        self.late = LateSymbols(self.builder, None if outer is None else outer.late)
        self.outputs = OutputImporter(self.builder, self.tensor, self.late)
        self.copies = DeviceCopies(graph, self.builder, self.tensor)
        self.values: dict[Node, Any] = {}
        self.inputs: dict[Node, int] = {}
        self.mutations: dict[Node, Node] = {}
        self.exchanged: dict[Node, Node] = {}

    def run(self) -> ImportedGraph:
        self.visit()
        self.builder.signature.inputs = len(self.inputs)
        module = self.builder.finish("forward", self.graph.graph.output_node())
        return ImportedGraph(module, self.builder.signature, self.graph, self.values)

    def enter(self, graph: GraphModule, outer: SubgraphContext) -> _Importer:
        """Import a subgraph, and return its importer."""
        inner = _Importer(graph, (), outer)
        inner.visit()
        return inner

    def visit(self) -> None:
        """Import all nodes."""
        for node in self.graph.graph.nodes:
            self.builder.symbols.look_at(node.meta.get("val"))
        deferred = DeferredAssertions(self.graph.graph, self.late)
        visit = {"placeholder": self._placeholder, "get_attr": self._get_attr,
                 "call_function": self._call_function, "output": self._output}
        for node in self.graph.graph.nodes:
            try:
                visit[node.op](node)
                if node.op == "call_function":
                    known = len(self.builder.late)
                    self.late.learn(node, self.values.get(node))
                    if len(self.builder.late) > known:
                        deferred.learn(node, list(self.builder.late)[known:])
                elif node.op == "placeholder" and node.next.op != "placeholder":
                    self.late.compute(node)
            except StepwellError as error:
                error.where = error.where or self.locations.position(node)
                raise

    def _placeholder(self, node: Node) -> None:
        index, symbols = self.inputs.setdefault(node, len(self.inputs)), self.builder.symbols
        if self.outer is not None and index >= self.outer.kept and not node.users:
            return
        match value := node.meta.get("val"):
            case Tensor() if is_token(node):
                self.values[node] = TOKEN
            case Tensor():
                symbols.add_tensor(index, value)
                name = self.names[index] if index < len(self.names) else node.name
                argument = self.builder.add_tensor(name, value, Placeholder(index, is_lazy(value)), node)
                self.values[node] = argument
                self.outputs.add_argument(node, argument)
            case SymInt() if symbols.add_integer(index, value):
                name = str(size(value))
                self.builder.add_symbol(name, name, Placeholder(index))
            case SymInt() | int() if self.outer is not None:
                self.builder.add_integer(node.name, Placeholder(index))
            case _:
                # Any other input (None, a generator, a device mesh, a number that tracing made constant) has no value
                # in the IR; operators that take one are rejected.
                self.outputs.add_object(node, index)

    def _get_attr(self, node: Node) -> None:
        value = operator.attrgetter(str(node.target))(self.graph)
        if isinstance(value, Tensor):
            self.values[node] = value

    def _call_function(self, node: Node) -> None:
        target: Any = node.target
        args: tuple[Any, ...] = node.args
        if node.meta.get("unbacked_bindings"):
            wait_for_all(self, node)
        if target is operator.getitem:
            sequence, index = args
            self.values[node] = self.values[sequence][index]
        elif target is torch.ops.aten.copy_.default and args[0] in self.inputs:
            self._mutate(node, *args[:2])
        elif isinstance(target, OpOverload) and op_name(target) in EXCHANGES and args[0] in self.inputs \
                and self.outer is None:
            self.exchanged[args[0]] = args[1]
        elif target is torch.ops.aten._assert_scalar.default:
            assert_condition(self.builder, node, *args)
        elif target is torch.ops.aten._assert_async.msg and args[0].meta["val"].dtype == torch.bool \
                and self.builder.program_device.type == "cpu":
            assert_tensor(self, node, *args)
        elif isinstance(node.meta.get("val"), SymInt | SymFloat | SymBool) and not reads_values(node):
            pass  # an integer expression, or a number that is created at its use
        elif target in IDENTITIES or self.copies.is_copied_constant(node):
            self.values[node] = self.values[args[0]]
        elif target in COMPUTED and getattr(args[0], "target", None) is target:
            self.values[node] = self.tensor(args[0].args[0])
        elif target is torch.ops.higher_order.with_effects and isinstance(args[1], OpOverload):
            # The order of the ops determines the order of side effects; the tokens of the graph are not needed.
            _, inner, *rest = args
            results = self._operator(node, inner, rest, node.meta["val"][1:] if inner._schema.returns else [])
            self.values[node] = [TOKEN, *results]
        elif target in OPERATORS:
            self.values[node] = add_control_flow(self, node)
        elif is_collective(target):
            results = add_collective(self, node)
            self.values[node] = results if isinstance(node.meta["val"], list | tuple) else results[0]
        elif is_own_part(target):
            self.values[node] = add_own_part(self, node)
        elif is_wait(target):
            several = args[0] if isinstance(args[0], list | tuple) else args
            waited = [add_wait(self, self.tensor(each), node) for each in several]
            self.values[node] = waited if several is args[0] else waited[0]
        elif target is torch.ops.higher_order.auto_functionalized:
            self.values[node] = self._functionalized(node, *args)
        elif isinstance(target, OpOverload):
            value = node.meta.get("val")
            results = self._operator(node, COMPUTED.get(target, target), args, value)
            single = not isinstance(value, list | tuple)
            self.values[node] = results[0] if single and results else results
        else:
            name = getattr(target, "__name__", target)
            raise UnsupportedError(f"'{name}' is not an operator that can be compiled", hint=HINTS.get(name, BREAK))

    def _functionalized(self, node: Node, target: OpOverload) -> list[Any]:
        """Import a custom operator that mutates arguments: return its results, then the mutated arguments."""
        nothing = [] if target._schema.returns else [None]
        values = node.meta["val"][len(nothing):]
        found = iter(self._operator(node, functional_operator(target), [], values))
        return nothing + [[next(found) for _ in value] if isinstance(value, list | tuple) else next(found)
                          for value in values]

    def _mutate(self, node: Node, target: Node, source: Node) -> None:
        if is_lazy(target.meta["val"]):
            raise UnsupportedError("an argument is written whose negation or conjugation is pending",
                                   hint="give its .resolve_neg() or .resolve_conj() to the compiled function")
        value = self.tensor(source)
        if value.type != self.values[target].type:
            old = self.values[target]
            copy = call("aten.copy", {"self": old, "src": value}, [old.type])
            value = self.builder.add(copy, node).results[0]
        self.values[node] = value
        self.mutations[target] = node if value is not self.values[source] else source

    def _operator(
        self, node: Node, target: OpOverload, args: Sequence[Any], value: Any
    ) -> list[SSAValue | None]:
        results = flat(value)
        device = device_of(results, self.builder.program_device)
        if device != self.builder.program_device:
            with self.builder.running_on(device):
                return self._call(node, copying_operator(target), args, results, self.tensor)
        # Calls of ATen take operands where eager mode has them; generated kernels take them on the program's device.
        operand = self.copies.here if op_name(target) in LOWERINGS else self.tensor
        return self._call(node, target, args, results, operand)

    def _call(
        self, node: Node, target: OpOverload, args: Sequence[Any], results: Sequence[Any],
        operand: Callable[[Node], SSAValue],
    ) -> list[SSAValue | None]:
        given = named_arguments(target, args, dict(node.kwargs))
        given = {key: map_arg(each, lambda of: self._value(of, node, operand)) for key, each in given.items()}
        if not target._schema.returns and not any(isinstance(each, SSAValue) for each in given.values()):
            return []  # a check of symbolic sizes, which the graph's guards ensure
        if target is torch.ops.aten.slice.Tensor:
            self.late.learn_slice(node, *args)
        if target is torch.ops.aten.select.int:
            self.late.learn_selection(node, *args)
        operands = [n for n in node.all_input_nodes
                    if isinstance(n.meta.get("val"), Tensor) and self.values.get(n) is not TOKEN]
        tensors = {operand(each): each.meta["val"] for each in operands}
        assert_sizes(self.builder, node, tensors.values(), results)
        values = add_call(self.builder, node, target, given, results, tensors)
        assert_numbers(self.builder, node, target, values, results)
        return values

    def _value(self, node: Node, user: Node, operand: Callable[[Node], SSAValue]) -> Any:
        """The value of a node in an argument of `user`: an SSA value from `operand`, or a symbolic number."""
        value = node.meta.get("val")
        if isinstance(value, SymFloat):
            return WrappedNumber(symbolic_number(self.builder, node, user))
        return value if isinstance(value, SymInt | SymBool) else operand(node)

    def tensor(self, node: Node) -> SSAValue:
        """The SSA value of a tensor node; a constant of the graph becomes an argument at its first use."""
        value = self.values.get(node)
        if isinstance(value, SSAValue):
            return value
        if isinstance(value, Tensor) and (number := number_of(self.graph, node)) is not None:
            value = self.values[node] = add_number(self.builder, node, number, value.dtype)
        elif isinstance(value, Tensor):
            source = Constant(value.detach().resolve_conj().resolve_neg())
            value = self.values[node] = self.builder.add_tensor(node.name, value, source, node)
        if not isinstance(value, SSAValue):
            raise UnsupportedError(f"'{node.name}' is not a tensor that the graph computes", hint=BREAK)
        return value

    def _output(self, node: Node) -> None:
        if self.outer is not None:
            return  # the caller determines the strides of the results
        outputs = node.args[0] if isinstance(node.args[0], list | tuple) else [node.args[0]]
        outputs = [None if isinstance(each, Node) and self.values.get(each) is TOKEN else each for each in outputs]
        self.outputs.add_outputs(outputs, self.mutations, {self.inputs[x]: new for x, new in self.exchanged.items()})
