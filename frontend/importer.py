"""A graph traced by AOTAutograd, as a module of aten ops.

    func.func @forward(%s0: index {shape.symbol = "s0", shape.min = 2 : i64}, %x: tensor<?x8xf32, ...>) -> ...

- Symbolic integers are expressions wherever they occur; symbols come in as `index` arguments. A symbol that
  no integer input brings in is read from the size of a tensor and comes last.
- A write into an input, which AOTAutograd leaves at the end of a graph, is a result with the new value: the
  argument carries `stepwell.mutated_by`, the number of that result, which follows the graph's outputs if it
  is none of them.
- `stepwell.strides` on an argument or result tells its strides where they are not row-major. An op whose
  result is not row-major in eager mode carries the same in its attribute `strides` (one entry a result,
  `unit` for a row-major one), unless it is a view, whose strides follow from its input's.
- Each result is memory of its own, unless it carries `stepwell.is_argument`: it is the tensor given for that
  argument. Outputs of the graph that are one value are one result.
- Tensors that the graph holds come in as arguments; a single number becomes `aten.full`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import SymBool, SymFloat, SymInt, Tensor
from torch._ops import OpOverload
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from xdsl.dialects.builtin import ArrayAttr, IndexType, ModuleOp, NoneType, UnitAttr
from xdsl.ir import Attribute, BlockArgument, SSAValue

from ..ir.dialects.aten import Schema, call
from ..ir.dialects.shape import ValueOp
from ..ir.errors import StepwellError, UnsupportedError
from ..ir.semantics.dtypes import element_type
from ..ir.shapes import tensor
from .function_builder import FunctionBuilder
from .locations import node_location, node_position
from .operators import is_number, named_arguments, operator_name, python_value, scalar_variant, schema_of
from .signature import Constant, Literal, Placeholder, Result, Signature
from .symbols import size
from .tensors import strides_attribute, tensor_type

__all__ = ["ImportedGraph", "import_graph"]

# Operators whose result is their input, for values that nobody writes to.
IDENTITIES = {
    torch.ops.aten.alias.default,
    torch.ops.aten.detach.default,
    torch.ops.aten.lift.default,
    torch.ops.aten.lift_fresh.default,
    torch.ops.prims.view_of.default,
}
BREAK = "break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function"


@dataclass
class ImportedGraph:
    """A module with the function `@forward`, and how to call it in place of the graph."""

    module: ModuleOp
    signature: Signature


def import_graph(graph: GraphModule, names: Sequence[str] = ()) -> ImportedGraph:
    """The module of a traced graph; `names` are those of its first inputs in the user's program."""
    return _Importer(graph, names).run()


class _Importer:
    """Walks the nodes of one graph, in order."""

    def __init__(self, graph: GraphModule, names: Sequence[str]):
        self.graph = graph
        self.names = names
        self.builder = FunctionBuilder()
        self.values: dict[Node, Any] = {}
        self.inputs: dict[Node, int] = {}
        self.mutations: dict[Node, SSAValue] = {}
        self.returned: dict[SSAValue, Result] = {}
        self.origins: dict[SSAValue, Node] = {}

    def run(self) -> ImportedGraph:
        visit = {"placeholder": self._placeholder, "get_attr": self._get_attr,
                 "call_function": self._call_function, "output": self._output}
        for node in self.graph.graph.nodes:
            try:
                visit[node.op](node)
            except StepwellError as error:
                error.where = error.where or node_position(node)
                raise
        return ImportedGraph(ModuleOp([self.builder.finish("forward")]), self.builder.signature)

    def _placeholder(self, node: Node) -> None:
        index = self.inputs[node] = len(self.inputs)
        source, symbols = Placeholder(index), self.builder.symbols
        match value := node.meta.get("val"):
            case Tensor():
                symbols.add_tensor(index, value)
                name = self.names[index] if index < len(self.names) else node.name
                argument = self.builder.add_tensor(name, value, source, node_location(node))
                self.values[node], self.origins[argument] = argument, node
            case SymInt() if symbols.add_integer(index, value):
                name = str(size(value))
                self.builder.add_symbol(name, name, source)
        # Any other input (None, a generator, a number that tracing made constant) has no value in the IR; an
        # operator that is given one is refused.

    def _get_attr(self, node: Node) -> None:
        value = operator.attrgetter(str(node.target))(self.graph)
        if isinstance(value, Tensor):
            self.values[node] = value

    def _call_function(self, node: Node) -> None:
        target = node.target
        if target is operator.getitem:
            sequence, index = node.args
            self.values[node] = self.values[sequence][index]  # type: ignore[index]
        elif target is torch.ops.aten.copy_.default and node.args[0] in self.inputs:
            self._mutate(node, *node.args[:2])
        elif isinstance(node.meta.get("val"), SymInt | SymFloat | SymBool):
            pass  # an integer expression, which is read from the node's value where it is used
        elif target in IDENTITIES:
            self.values[node] = self.values[node.args[0]]  # type: ignore[index]
        elif isinstance(target, OpOverload):
            self._operator(node, target)
        else:
            name = getattr(target, "__name__", target)
            raise UnsupportedError(f"'{name}' is not an operator that can be compiled", hint=BREAK)

    def _mutate(self, node: Node, target: Node, source: Node) -> None:
        value = self._tensor(source)
        if value.type != self.values[target].type:
            old = self.values[target]
            copy = call("aten.copy", {"self": old, "src": value}, [old.type])
            value = self.builder.add(copy, node).results[0]
        self.values[node] = self.mutations[target] = value

    def _operator(self, node: Node, target: OpOverload) -> None:
        name = operator_name(target)
        schema = schema_of(name)
        if any(argument.type.is_written for argument in schema.arguments):
            raise UnsupportedError(f"{schema.qualified_name} writes into its arguments", hint=BREAK)
        given = named_arguments(schema, node.args, dict(node.kwargs))
        given = {key: map_arg(value, self._value) for key, value in given.items()}
        if not schema.returns and not any(isinstance(value, SSAValue) for value in given.values()):
            return  # a check of symbolic sizes: the graph's guards hold it
        name, given = self._with_scalars(node, name, given)
        schema = schema_of(name)
        arguments = {a.name: given[a.name] if a.type.is_tensor else python_value(given[a.name])
                     for a in schema.arguments if given.get(a.name) is not None}
        values = _flat(node.meta.get("val"))
        try:
            op = call(name, arguments, [_result_type(value) for value in values], _layout(schema, values))
        except TypeError as error:
            raise UnsupportedError(f"{schema.qualified_name}: {error}", hint=BREAK) from error
        results = [None if isinstance(r.type, NoneType) else r for r in self.builder.add(op, node).results]
        single = not isinstance(node.meta.get("val"), list | tuple)
        self.values[node] = results[0] if single and results else results

    def _with_scalars(self, node: Node, name: str, given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """The call with no Python number in place of a tensor, which tracing leaves where eager wraps it."""
        numbers = tuple(a.name for a in schema_of(name).tensors if is_number(a, given.get(a.name)))
        if not numbers:
            return name, given
        if (variant := scalar_variant(name, numbers)) is not None:
            return variant, given
        tensors = [n.meta["val"] for n in node.all_input_nodes if isinstance(n.meta.get("val"), Tensor)]
        for key in numbers:
            number = 1 if isinstance(given[key], SymInt) else given[key]
            dtype = torch.result_type(tensors[0], number) if tensors else torch.tensor(number).dtype
            given = {**given, key: self._number(given[key], dtype, node)}
        return name, given

    def _value(self, node: Node) -> Any:
        """What a node in an argument stands for: an SSA value, or a symbolic number."""
        value = node.meta.get("val")
        return value if isinstance(value, SymInt | SymFloat | SymBool) else self._tensor(node)

    def _tensor(self, node: Node) -> SSAValue:
        """The value of a node that is a tensor; a tensor of the graph's is brought in when first used."""
        value = self.values.get(node)
        if isinstance(value, Tensor) and value.dim() == 0 and not value.is_complex():
            value = self.values[node] = self._number(value.item(), value.dtype, node)
        elif isinstance(value, Tensor):
            source = Constant(value.detach())
            value = self.values[node] = self.builder.add_tensor(node.name, value, source, node_location(node))
        if not isinstance(value, SSAValue):
            raise UnsupportedError(f"'{node.name}' is not a tensor that the graph computes", hint=BREAK)
        return value

    def _number(self, value: Any, dtype: torch.dtype, node: Node) -> SSAValue:
        """A tensor of one number."""
        element = element_type(dtype)
        arguments = {"size": [], "fill_value": python_value(value), "dtype": element, "device": "cpu"}
        op = call("aten.full", arguments, [tensor([], element)])
        return self.builder.add(op, node).results[0]

    def _output(self, node: Node) -> None:
        outputs = node.args[0] if isinstance(node.args[0], list | tuple) else [node.args[0]]
        self.builder.signature.outputs = [self._result(output) for output in outputs]
        for target, value in self.mutations.items():
            result = self.returned.get(value) or Result(self.builder.add_result(value, target.meta["val"]))
            argument = self.values[target]
            assert isinstance(argument, BlockArgument)
            self.builder.mark_mutated(argument, result.index)

    def _result(self, output: Any) -> Result | Literal:
        if not isinstance(output, Node):
            return Literal(output)
        match value := output.meta.get("val"):
            case SymInt():
                expression = size(value)
                if expression.as_int is not None:
                    return Literal(expression.as_int)
                number = self.builder.add(ValueOp(expression), output).results[0]
                return Result(self.builder.add_result(number, None))
            case SymFloat() | SymBool():
                raise UnsupportedError(f"the graph returns {value}, which is computed from symbolic sizes",
                                       hint="compile with dynamic=False")
            case None:
                return Literal(None)
        return self._tensor_result(output)

    def _tensor_result(self, node: Node) -> Result:
        """The output of a value; nodes that stand for one value give one result, in several tensors."""
        value = self._tensor(node)
        original = self.returned.get(value)
        if original is None:
            original = Result(self.builder.add_result(value, node.meta["val"]))
            self.returned[value] = original
        same_tensor = self.origins.setdefault(value, node) is node
        return original if same_tensor else replace(original, alias=True)


def _flat(value: Any) -> list[Any]:
    """The values of an operator's results, lists flattened."""
    if isinstance(value, list | tuple):
        return [item for each in value for item in (each if isinstance(each, list | tuple) else [each])]
    return [] if value is None else [value]


def _result_type(value: Any) -> Attribute:
    if value is None:
        return NoneType()
    return tensor_type(value) if isinstance(value, Tensor) else IndexType()


def _layout(schema: Schema, values: Sequence[Any]) -> dict[str, Attribute]:
    """The attribute `strides` of an op whose results are not all row-major."""
    if any(returned.alias for returned in schema.returns):
        return {}
    strides = [strides_attribute(v, exactly=False) if isinstance(v, Tensor) else None for v in values]
    return {"strides": ArrayAttr([each or UnitAttr() for each in strides])} if any(strides) else {}
