"""Imports what a graph asserts: of symbolic numbers, of tensors, and what tracing was promised."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import torch
from torch import SymInt, Tensor
from torch._ops import OpOverload
from torch.fx import Graph, Node
from torch.fx.experimental.symbolic_shapes import RuntimeAssert, statically_known_true
from xdsl.ir import SSAValue

from ...ir.dialects.shape import AssertOp
from ...ir.expressions import maximum, minimum
from ..graphs.conditions import condition, holds
from ..graphs.symbols import size
from .calls import add_call
from .function_builder import FunctionBuilder
from .late_symbols import LateSymbols

__all__ = ["DeferredAssertions", "assert_condition", "assert_numbers", "assert_sizes", "assert_tensor"]


class Importer(Protocol):
    """The interface of the graph importer that this module needs."""

    builder: FunctionBuilder

    def tensor(self, node: Node) -> SSAValue:
        """The SSA value of a node that is a tensor."""
        ...


def assert_condition(builder: FunctionBuilder, node: Node, checked: Any, message: str) -> None:
    """Append an assertion about symbolic numbers, unless the guards of the graph have decided it, or it is about where
    in memory a view begins, which no operation here depends on.
    """
    if isinstance(checked, Node) and any(each.target is torch.ops.aten.sym_storage_offset.default
                                         for each in checked.all_input_nodes):
        return
    holds = condition(checked.meta["val"] if isinstance(checked, Node) else checked)
    if holds != 1:
        builder.add(AssertOp(holds, message), node)


def assert_tensor(importer: Importer, node: Node, checked: Node, message: str) -> None:
    """Append an assertion that a condition in a tensor holds."""
    tensor, read = importer.tensor(checked), torch.ops.aten._local_scalar_dense.default
    [number] = add_call(importer.builder, node, read, {"self": tensor}, [1], {tensor: checked.meta["val"]})
    importer.builder.add(AssertOp(size(1), message, number), node)


class DeferredAssertions:
    """What tracing took for granted of symbols that depend on values, and no operation of the graph checks.

    Dynamo adds such checks to its graph, but reads a number in a CPU tensor as one that it knows; AOTAutograd, which
    does not know it, learns of further facts when it traces the graph again, and records them only.
    """

    def __init__(self, graph: Graph, late: LateSymbols):
        self._late = late
        self._checked = {condition(node.args[0].meta["val"]) for node in graph.nodes
                         if node.target is torch.ops.aten._assert_scalar.default and isinstance(node.args[0], Node)}
        self._pending: list[RuntimeAssert] = []

    def learn(self, node: Node, defined: Iterable[str]) -> None:
        """Append what is known about the symbols that a node has `defined`, once it defines all that it is about."""
        shapes, builder = self._late.builder.symbols.shape_env, self._late.builder
        if shapes is None:
            return
        names = set(defined)
        self._pending += [each for about, known in shapes.deferred_runtime_asserts.items() if str(about) in names
                          for each in known]
        ready = [each for each in self._pending if self._late.knows_all(map(str, each.expr.free_symbols))]
        self._pending = [each for each in self._pending if each not in ready]
        for each in ready:
            expected = holds(each.expr, builder.symbols.computed)
            if expected not in self._checked and expected != 1:
                self._checked.add(expected)
                builder.add(AssertOp(expected, f"Runtime assertion failed for expression {each.expr}"), node)


def assert_sizes(builder: FunctionBuilder, node: Node, operands: Iterable[Tensor], results: Iterable[Any]) -> None:
    """Append assertions that sizes computed from sizes that depend on values are not negative, which torch does not
    check."""
    known = {size(each) for tensor in operands for each in tensor.shape}
    for each in dict.fromkeys(size(each) for tensor in results if isinstance(tensor, Tensor)
                              for each in tensor.shape if not statically_known_true(each >= 0)):
        if each not in known and each.symbols() & builder.late.keys():
            builder.add(AssertOp(minimum(maximum(each + 1, 0), 1), f"the size {each} is negative"), node)


def assert_numbers(builder: FunctionBuilder, node: Node, target: OpOverload, values: Sequence[SSAValue | None],
                   results: Sequence[Any]) -> None:
    """Append assertions that the numbers that an operator returns are those that tracing was promised."""
    for value, traced in zip(values, results, strict=True):
        if value is not None and isinstance(traced, SymInt | int) and size(traced).as_symbol is None:
            what = f"{target._schema.name} gives another number than {traced}, which a torch._check promised"
            builder.add(AssertOp(size(traced), what, value), node)
