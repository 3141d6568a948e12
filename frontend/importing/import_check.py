"""Checks an import against eager mode: compares each operator of the graph with the operation it was imported as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import SymInt, Tensor
from torch._ops import OpOverload
from torch.fx import Interpreter, Node
from xdsl.ir import BlockArgument, OpResult, SSAValue

from ...compiler.checking.agreement import Disagreement, first_disagreement
from ...compiler.checking.exact import CANNOT_RUN
from ...compiler.execution import Observation, copies_of
from ...ir.errors import SemanticsError, position_of
from ...ir.semantics.interpreter import find_function, run_function
from ..graphs.symbols import size
from .importer import ImportedGraph

__all__ = ["check_import"]

UNDEFINED = ("empty", "new_empty")
"""Prefixes of operators that return uninitialized memory."""


def check_import(imported: ImportedGraph, values: Sequence[Any], seed: int = 0) -> int:
    """Run a graph in eager mode and its imported module, on copies of `values`, the module's arguments.

    Returns the number of nodes that were compared; zero if the module cannot run on these values. Raises
    SemanticsError for the first node whose operation in the module computes something else.
    """
    trace: dict[SSAValue, Any] = {}
    function = find_function(imported.module, "forward")
    with torch.no_grad(), torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        try:
            run_function(function, copies_of(values), trace)
        except CANNOT_RUN:
            return 0  # eager mode rejects the values too, for example an index out of range
        torch.manual_seed(seed)
        comparison = _Comparison(imported, copies_of(values), trace)
        return comparison.run_graph()


class _Comparison(Interpreter):
    """Interprets a graph node by node, and compares each node with the value that it was imported as."""

    def __init__(self, imported: ImportedGraph, arguments: Sequence[Any], trace: Mapping[SSAValue, Any]):
        super().__init__(imported.graph, garbage_collect_values=False)
        self.extra_traceback = False
        self._imported = imported
        self._arguments = arguments
        self._trace = trace
        self._symbols = {name: arguments[at] for name, at in imported.signature.symbols.items()}

    def run_graph(self) -> int:
        compared = 0
        for node in self._imported.graph.graph.nodes:
            if node.op == "output":
                break
            try:
                self.env[node] = self._given(node) if node.op == "placeholder" else self.run_node(node)
            except (*CANNOT_RUN, AttributeError, NotImplementedError):
                continue  # an opaque object for torch, or a value derived from it
            compared += self._compare(node)
        return compared

    def _given(self, node: Node) -> Any:
        value = self._imported.values.get(node)
        if isinstance(value, BlockArgument):
            return self._arguments[value.index]
        like = node.meta.get("val")
        return size(like).evaluate(self._symbols) if isinstance(like, SymInt) else like

    def _compare(self, node: Node) -> bool:
        """Compare the value of a node, if it is a tensor with defined values; returns whether it was compared."""
        value, wanted = self._imported.values.get(node), self.env[node]
        if not isinstance(value, OpResult) or not isinstance(wanted, Tensor) or _is_undefined(node):
            return False
        actual = self._trace.get(value)
        if not isinstance(actual, Tensor):
            return False
        eager, ours = (Observation((each.resolve_conj().resolve_neg().contiguous(),), (), (None,))
                       for each in (wanted.cpu(), actual.cpu()))
        if (found := first_disagreement(eager, ours)) is not None:
            raise _error(node, found, value)
        return True


def _is_undefined(node: Node) -> bool:
    name = node.target._schema.name.partition("::")[2] if isinstance(node.target, OpOverload) else ""
    return name.startswith(UNDEFINED)


def _error(node: Node, found: Disagreement, value: OpResult) -> SemanticsError:
    what = str(found).removeprefix("result 0: ")
    name = str(node.target)
    return SemanticsError(f"{what}, which eager's {name} gives", op=value.op, where=position_of(value.op),
                          pass_name=f"the importer (its module for {name} computes something else)")
