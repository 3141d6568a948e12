"""Marks the parameters of modules, which the option `frozen` takes for constants."""

from __future__ import annotations

from torch import Tensor
from torch.fx import GraphModule, Node
from torch.nn import Parameter
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, UnitAttr

from ...ir.modules.symbols import FIXED, argument_facts, is_private, programs_of
from ..graphs.signature import Placeholder
from .importer import ImportedGraph

__all__ = ["mark_fixed"]


def mark_fixed(imported: ImportedGraph, graph: GraphModule) -> None:
    """Mark the arguments of a program that are parameters in Dynamo's graph, or buffers of integers such as quantized
    weights, and that the program does not write. Other buffers may be the statistics of batch norms, whose operators
    write them without torch's counting it. AOTAutograd merges inputs that share memory; a program of such a graph has
    no marks.
    """
    given, inputs = ([node for node in each.graph.nodes if node.op == "placeholder"]
                     for each in (graph, imported.graph))
    if len(given) != len(inputs):
        return
    [function] = [each for each in programs_of(imported.module) if not is_private(each)]
    facts = []
    for argument, source in zip(function.body.block.args, imported.signature.arguments, strict=True):
        known = dict(argument_facts(function, argument))
        if isinstance(source, Placeholder) and "stepwell.mutated_by" not in known \
                and _is_weight(given[source.index]):
            known[FIXED] = UnitAttr()
        facts.append(known)
    function.arg_attrs = ArrayAttr(map(DictionaryAttr, facts))


def _is_weight(node: Node) -> bool:
    value = node.meta.get("example_value")
    is_held = "_dynamo_static_input_type" in (node.meta.get("tensor_dict") or {})
    return isinstance(value, Parameter) or (is_held and isinstance(value, Tensor) and not value.is_floating_point())
