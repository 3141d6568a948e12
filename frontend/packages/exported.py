"""Turns a program of torch.export into an entry of a package: a module whose arguments name their sources."""

from __future__ import annotations

import copy
import operator
from collections.abc import Mapping, Sequence
from typing import Any

import sympy
import torch
from torch import Tensor
from torch._guards import TracingContext, detect_fake_mode, tracing
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.export import ExportedProgram
from torch.export.graph_signature import ConstantArgument, InputKind, OutputKind
from torch.fx import Graph, GraphModule, Node
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._pytree import tree_flatten_with_path
from torch.utils._sympy.functions import FloatPow, FloatTrueDiv, ToFloat
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ...compiler.packages import PackageEntry
from ...ir.dialects.shape import AssertOp
from ...ir.errors import UnsupportedError
from ...ir.modules.packages import CONSTANT, INPUT, OUTPUT, SIZE_NAME, interface_of
from ...ir.modules.symbols import argument_facts, argument_symbol, is_private, programs_of, result_facts
from ..graphs.conditions import holds
from ..graphs.signature import Constant, Literal, Output, Placeholder, Result, View
from ..importing.importer import ImportedGraph
from ..tracing import GraphKind, Program, compile_graph
from .call_trees import call_of
from .constants import ConstantTable
from .smallest_sizes import names_of_sizes, smallest_sizes

__all__ = ["entry_of"]

CONSTANT_KINDS = (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR)
MUTATIONS = (OutputKind.BUFFER_MUTATION, OutputKind.USER_INPUT_MUTATION)


def entry_of(name: str, program: ExportedProgram, constants: ConstantTable) -> PackageEntry:
    """Return the entry `name` for a program, and add its parameters and buffers to `constants`."""
    imported, shapes = _imported(program, {})
    if views := {at: output for at, output in enumerate(_outputs_of(program, imported)) if isinstance(output, View)}:
        imported, shapes = _imported(program, views)
    function = next(each for each in programs_of(imported.module) if not is_private(each))
    names = {} if shapes is None else names_of_sizes(shapes)
    positive = _add_guards(function, shapes, names)
    _set_ranges(function, program, shapes, positive, names)
    naming = _Naming(name, program, imported, function)
    naming.name_arguments(constants)
    naming.name_results()
    _expect_known_strides(function)
    return PackageEntry(name, imported.module, naming.call())


def _imported(program: ExportedProgram, copied: Mapping[int, View]) -> tuple[ImportedGraph, ShapeEnv | None]:
    """Import the program through AOTAutograd, as torch.compile does, and return the graph with its shape environment.
    Outputs in `copied`, by their numbers, are copied, because results of a package are newly allocated.
    """
    graph = _with_writes(program, copied)
    inputs = [node.meta["val"] for node in graph.graph.nodes if node.op == "placeholder"]
    mode = detect_fake_mode(inputs) or FakeTensorMode()
    found: list[ImportedGraph] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        found.append(imported)
        return lambda *inputs: ()

    with torch.no_grad(), tracing(TracingContext(mode)):
        compile_graph(graph, inputs, compiler)
    return found[0], mode.shape_env


def _outputs_of(program: ExportedProgram, imported: ImportedGraph) -> Sequence[Output]:
    """The outputs of the program. AOTAutograd puts others before them, which order operators that have effects."""
    outputs = imported.signature.outputs
    count = sum(spec.kind is OutputKind.USER_OUTPUT for spec in program.graph_signature.output_specs)
    return outputs[len(outputs) - count:]


def _with_writes(program: ExportedProgram, copied: Mapping[int, View]) -> GraphModule:
    """Return the graph of a program with its mutations as writes at its end, and with copies of some outputs."""
    module = copy.deepcopy(program.graph_module)
    graph = module.graph
    for node in graph.nodes:
        _expect_same_shape(node)
    output = graph.output_node()
    outputs = list(output.args[0])  # type: ignore[arg-type]
    placeholders = {node.name: node for node in graph.nodes if node.op == "placeholder"}
    for spec in program.graph_signature.input_specs:
        if isinstance(spec.arg, ConstantArgument):  # the graph contains its value; AOTAutograd would take it for a size
            graph.erase_node(placeholders.pop(spec.arg.name))
    for node in graph.find_nodes(op="call_function", target=torch.ops.aten._assert_tensor_metadata.default):
        graph.erase_node(node)  # checks of types, which the entry makes
    targets = {spec.target: placeholders[spec.arg.name] for spec in program.graph_signature.input_specs
               if spec.kind in CONSTANT_KINDS}
    returned: list[Any] = []
    with graph.inserting_before(output):
        for spec, value in zip(program.graph_signature.output_specs, outputs, strict=True):
            if spec.kind in MUTATIONS:
                written = targets[spec.target] if spec.kind is OutputKind.BUFFER_MUTATION else placeholders[spec.target]
                _like(value, graph.call_function(torch.ops.aten.copy_.default, (written, value)))
            elif spec.kind is not OutputKind.USER_OUTPUT:
                raise UnsupportedError(f"a package cannot have an output of the kind {spec.kind.name}",
                                       hint="export the module for inference")
            else:
                view = copied.get(len(returned))
                returned.append(value if view is None else _copy(graph, value, view))
    output.args = (tuple(returned),)
    module.recompile()
    return module


def _expect_same_shape(node: Node) -> None:
    """Refuse an operator that changes the sizes or strides of an input."""
    if not isinstance(node.target, OpOverload) or torch.Tag.inplace_view not in node.target.tags:
        return
    changed: Any = node.args[0]
    while isinstance(changed.target, OpOverload) and changed.target._schema.is_mutable:
        changed = changed.args[0]
    if changed.op == "placeholder":
        raise UnsupportedError(f"{node.target} changes the sizes or strides of the input '{changed.name}'",
                               hint="change those of a view of it: x = x.view_as(x)")


def _copy(graph: Graph, value: Node, view: View) -> Node:
    """Insert a copy of an output, without the negation or conjugation that may be pending in it."""
    if view.conjugated:
        value = _like(value, graph.call_function(torch.ops.aten.resolve_conj.default, (value,)))
    if view.negated:
        value = _like(value, graph.call_function(torch.ops.aten.resolve_neg.default, (value,)))
    return _like(value, graph.call_function(torch.ops.aten.clone.default, (value,)))


def _like(node: Node, new: Node) -> Node:
    """Give the new node the source location of `node`."""
    new.meta = dict(node.meta)
    return new


def _add_guards(function: FuncOp, shapes: ShapeEnv | None, names: Mapping[str, str]) -> set[str]:
    """Add assertions for the assumptions about sizes that tracing made, beyond their ranges. Returns the symbols of
    those that are left out because they hold for all positive sizes.
    """
    positive: set[str] = set()
    if shapes is None:
        return positive
    first = function.body.block.first_op
    assert first is not None
    known = {argument_symbol(function, argument) for argument in function.body.block.args}
    for guard in shapes.guards:
        assumed = shapes.replace(guard.expr)
        holding = holds(assumed)
        if holding == 1:
            continue
        if holding.symbols() <= known:
            known_as = assumed.xreplace({each: sympy.Symbol(names.get(str(each), str(each)), integer=True)
                                         for each in assumed.free_symbols})
            function.body.block.insert_op_before(AssertOp(holding, f"the program is for sizes with {known_as}"), first)
        elif _holds_for_positive_sizes(assumed):  # such as one on the scale of attention, 1 / sqrt(s0)
            positive |= {str(symbol) for symbol in assumed.free_symbols}
        else:
            raise UnsupportedError(
                f"the program was exported for sizes with {assumed}, which cannot be derived from them")
    return positive


def _holds_for_positive_sizes(assumed: sympy.Basic) -> bool:
    for function, meaning in ((FloatTrueDiv, operator.truediv), (FloatPow, operator.pow), (ToFloat, operator.pos)):
        assumed = assumed.replace(function, meaning)
    positive = {each: sympy.Symbol(str(each), positive=True) for each in assumed.free_symbols}
    return assumed.xreplace(positive) == sympy.true


def _set_ranges(function: FuncOp, program: ExportedProgram, shapes: ShapeEnv | None, positive: set[str],
                names: Mapping[str, str]) -> None:
    """Set the names and ranges of sizes that the program was exported for; those of `positive` symbols begin at 1 or
    above.
    """
    smallest = {} if shapes is None else smallest_sizes(program, shapes)
    facts = [dict(argument_facts(function, each)) for each in function.body.block.args]
    for argument, known in zip(function.body.block.args, facts, strict=True):
        symbol = argument_symbol(function, argument) or ""
        if symbol in smallest and "shape.min" in known:
            known["shape.min"] = IntegerAttr(max(smallest[symbol], int(symbol in positive)), i64)
        if symbol in names:
            known[SIZE_NAME] = StringAttr(names[symbol])
    function.arg_attrs = ArrayAttr(map(DictionaryAttr, facts))


def _expect_known_strides(function: FuncOp) -> None:
    """Refuse inputs whose strides do not follow from sizes, as those of expanded tensors with dynamic sizes."""
    interface = interface_of(function)
    known = {each.symbol for each in interface.symbols}
    for each in interface.inputs:
        if not set().union(*(stride.symbols() for stride in each.strides)) <= known:
            raise UnsupportedError(f"the strides of the input '{each.name}' do not follow from its sizes",
                                   hint="export the program for a contiguous input")


class _Naming:
    """Records the sources of a function's arguments and the meaning of its results in attributes."""

    def __init__(self, entry: str, program: ExportedProgram, imported: ImportedGraph, function: FuncOp):
        self.entry, self.program, self.function = entry, program, function
        self.signature = imported.signature
        self.tokens = len(self.signature.outputs) - len(self._output_names())
        """How many arguments and results there are before those of the program: AOTAutograd orders operators that have
        effects by such."""
        self.inputs: dict[str, int] = {}
        """The numbers of the inputs, by placeholder name."""
        self.outputs: list[dict[str, Any]] = []
        """For each output of the graph its tree in the call structure."""

    def name_arguments(self, constants: ConstantTable) -> None:
        """Mark the arguments that callers pass and those that the package holds."""
        specs = [each for each in self.program.graph_signature.input_specs
                 if not isinstance(each.arg, ConstantArgument)]
        given = [each.index for each in self.signature.arguments if isinstance(each, Placeholder)]
        if sum(index >= self.tokens for index in given) < len(specs):
            raise UnsupportedError("the program writes into memory that several of its buffers or inputs share",
                                   hint="give the module one buffer in place of them")
        facts = [dict(argument_facts(self.function, each)) for each in self.function.body.block.args]
        held: list[tuple[int, str, Tensor]] = []
        for index, source in enumerate(self.signature.arguments):
            if isinstance(source, Constant):
                held.append((index, f"{self.entry}.constant_{index}", source.tensor))
            elif isinstance(source, Placeholder):
                spec = specs[source.index - self.tokens]
                if source.lazy:
                    raise UnsupportedError(f"'{spec.arg.name}' is a tensor whose negation or conjugation is pending")
                if spec.kind in CONSTANT_KINDS:
                    assert spec.target is not None
                    held.append((index, spec.target, self._value(spec.target)))
                elif spec.kind is InputKind.USER_INPUT:
                    facts[index][INPUT] = StringAttr(spec.arg.name)
                    self.inputs[spec.arg.name] = len(self.inputs)
                else:
                    raise UnsupportedError(f"a package cannot hold '{spec.target}', an object of a class of its own")
        for index, name, _ in held:
            facts[index][CONSTANT] = StringAttr(name)
        self._set_argument_facts(facts)
        strides = {each.place: each for each in interface_of(self.function).constants}
        for index, name, tensor in held:
            known = strides[index]
            expected = tuple(stride.evaluate({}) for stride in known.strides)
            facts[index][CONSTANT] = StringAttr(
                constants.add(name, tensor, expected, self.entry, is_written=known.is_written))
        self._set_argument_facts(facts)

    def name_results(self) -> None:
        """Mark the results that callers receive."""
        names = self._output_names()
        facts: list[dict[str, Attribute]] = [dict(each) for each in result_facts(self.function)]
        given = self.signature.outputs[self.tokens:]
        for output, name in zip(given, names, strict=True):
            if isinstance(output, Result):
                if OUTPUT not in facts[output.index]:
                    facts[output.index][OUTPUT] = StringAttr(name)
            elif not isinstance(output, Literal):
                raise UnsupportedError(f"the output '{name}' is a condition, which a package cannot return",
                                       hint="return it as a tensor")
        self.function.res_attrs = ArrayAttr(map(DictionaryAttr, facts))
        outputs = interface_of(self.function).outputs
        trees = {each.place: {"integer" if each.is_number else "tensor": number} for number, each in enumerate(outputs)}
        self.outputs = [{"value": output.constant} if isinstance(output, Literal) else
                        trees[output.index] for output in given]  # type: ignore[union-attr]

    def call(self) -> dict[str, Any]:
        """The structure of a call in Python."""
        leaves = []
        for spec in self.program.graph_signature.input_specs:
            if spec.kind is InputKind.USER_INPUT:
                number = self.inputs.get(spec.arg.name)
                leaves.append({"value": getattr(spec.arg, "value", None)} if number is None else {"tensor": number})
        return call_of(self.program, leaves, self.outputs)

    def _output_names(self) -> list[str]:
        """The names of the graph's outputs, from their paths in the result of the program."""
        spec = self.program.call_spec.out_spec
        assert spec is not None
        paths = tree_flatten_with_path(spec.unflatten([0] * spec.num_leaves))[0]
        keys = [".".join(str(getattr(key, "key", getattr(key, "idx", getattr(key, "name", key)))) for key in path)
                for path, _ in paths]
        return [key or "output" for key in keys]

    def _value(self, target: str) -> Tensor:
        found = self.program.state_dict.get(target)
        found = self.program.constants[target] if found is None else found
        assert isinstance(found, Tensor)
        return found

    def _set_argument_facts(self, facts: list[dict[str, Attribute]]) -> None:
        self.function.arg_attrs = ArrayAttr(map(DictionaryAttr, facts))
