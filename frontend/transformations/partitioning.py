"""Partitions a joint graph into forward and backward graph: chooses what is saved and what is recomputed.

torch's partitioner minimizes the saved bytes, given a list of fusible operators. Its default list is Inductor's,
which decomposes some operators that Stepwell keeps, so these are added. Operators whose results follow from a few
numbers per row are expanded where this avoids saving the results.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import torch
from functorch.compile import min_cut_rematerialization_partition
from torch._functorch import config, partitioners
from torch._ops import OpOverloadPacket
from torch.fx import Graph, GraphModule, Node
from torch.utils.checkpoint import CheckpointPolicy

from ...ir.semantics.random_operators import random_operators
from ...ir.training import COMPUTED_ONCE, STREAMED
from .common_subexpressions import is_collective, merge_equal_calls
from .expansions import EXPANSIONS, expand, expand_weights
from .random_states import expand_random_states
from .recomputed_scores import attention_of, expand_gradient
from .seeds import merge_seeds

__all__ = ["partition"]

FUSED = """
    _softmax _log_softmax _safe_softmax _softmax_backward_data _log_softmax_backward_data logsumexp
    native_layer_norm native_layer_norm_backward _fused_rms_norm _fused_rms_norm_backward
    native_group_norm native_group_norm_backward native_batch_norm_backward batch_norm_backward
    _native_batch_norm_legit _native_batch_norm_legit_functional _native_batch_norm_legit_no_training
    _batch_norm_with_update_functional _batch_norm_no_update
    nll_loss_forward nll_loss_backward nll_loss2d_forward nll_loss2d_backward
    binary_cross_entropy binary_cross_entropy_backward mse_loss mse_loss_backward l1_loss
    huber_loss huber_loss_backward smooth_l1_loss smooth_l1_loss_backward
    amin prod all aminmax linalg_vector_norm norm glu glu_backward
""".split()
"""Operators with a lowering in `aten-to-prim` to loops that fuse with their producers and consumers."""

_JOINT = "joint_name"
"""The entry in a node's `meta` that names the node of the joint graph that it is a copy of."""

_HALF = "partitioner_tag"
"""The entry by which the partitioner knows the half of a node. It puts a node of the backward pass that needs no
gradient into either half, by the sizes of tensors: a collective into different halves on ranks with uneven parts.
"""

IDENTITIES = (torch.ops.aten.detach.default, torch.ops.aten.alias.default)
CREATIONS = (torch.ops.aten.arange.default, torch.ops.aten.arange.start, torch.ops.aten.arange.start_step,
             torch.ops.aten.full.default)


def partition(joint: GraphModule, inputs: Any, *, recompute_scores: bool = False,
              **options: Any) -> tuple[GraphModule, GraphModule]:
    """Split a joint graph into the forward and the backward graph. With `recompute_scores`, the backward graph computes
    the scores of attention again where kernels do not store them."""
    merge_seeds(joint)
    graph = joint.graph
    _forget_identities(graph)
    behind = _backward(graph)
    operators = _operators(partitioners.get_default_op_list())
    for attention in attention_of(graph, behind) if recompute_scores else ():
        steps = {step for each in attention.gradients if (step := expand_gradient(each)) is not None}
        if len(steps) == len(attention.gradients):
            expand_weights(attention.softmax)
            operators.again |= attention.scores - behind
            operators.streamed |= attention.scores | attention.sums | steps
            operators.indices = _indices(graph)
    for node in list(graph.nodes):
        if node.target in EXPANSIONS and node not in behind:
            output = _output(node)
            if output is not None and _is_kept(output, behind, operators):
                expand(node, output)
    graph.eliminate_dead_code()
    merge_equal_calls(graph)
    joint.recompile()
    for node in operators.streamed:
        node.meta[STREAMED] = True
    for node in graph.nodes:
        node.meta[_JOINT] = node.name
        if _is_copy_of_written_input(node):
            node.meta["recompute"] = CheckpointPolicy.MUST_SAVE
        if is_collective(node) and node.meta.get(_HALF) == "is_backward":
            node.meta[_HALF] = "must_be_in_backward"
    # States of GPUs' generators are tensors, as on the CPU, instead of generators among the arguments.
    with _partitioner_knows(operators), config.patch(cse=False, graphsafe_rng_functionalization=False):
        halves = min_cut_rematerialization_partition(joint, inputs, **options)
    _erase_repeated_collectives(*halves)
    _mark_computed_once(halves)
    for half in halves:
        expand_random_states(half)
    return halves


def _is_copy_of_written_input(node: Node) -> bool:
    """Whether AOTAutograd copies an input because it writes it after the forward graph. Computed again, the copy would
    be one of the new values.
    """
    return (node.target is torch.ops.aten.clone.default and node.all_input_nodes[0].op == "placeholder"
            and "source_fn_stack" not in node.meta)


def _erase_repeated_collectives(forward: GraphModule, backward: GraphModule) -> None:
    """Erase collectives of the forward graph from the backward graph where nothing uses their results.

    The partitioner keeps them there if their operands are saved, which can differ between ranks whose parts of a tensor
    have different sizes.
    """
    names = {node.meta.get(_JOINT) for node in forward.graph.nodes}
    backward.graph.eliminate_dead_code(
        lambda node: node.is_impure() and not (is_collective(node) and node.meta.get(_JOINT) in names))
    backward.recompile()


def _mark_computed_once(halves: tuple[GraphModule, GraphModule]) -> None:
    """Mark the nodes of both graphs that the other one does not compute again."""
    forward, backward = ({node.meta.get(_JOINT): node for node in half.graph.nodes if node.op == "call_function"}
                         for half in halves)
    for name in forward.keys() ^ backward.keys():
        (forward.get(name) or backward[name]).meta[COMPUTED_ONCE] = True


@dataclass
class _Operators(partitioners.OpTypes):
    """What the partitioner knows of operators."""

    streamed: set[Node] = field(default_factory=set)
    """Products that are fused with what is made of them, and of which they are made."""
    again: set[Node] = field(default_factory=set)
    """Those of them that may be computed again."""
    indices: set[Node] = field(default_factory=set)
    """What no argument is needed for, such as masks that compare numbers of rows and terms."""

    def is_fusible(self, node: Node) -> bool:
        return node in self.streamed or super().is_fusible(node)

    def is_recomputable(self, node: Node) -> bool:
        return node in self.again or super().is_recomputable(node)


def _operators(known: partitioners.OpTypes) -> _Operators:
    """The partitioner's operator list, extended by the operators above."""
    ours = {packet for name in FUSED if isinstance(packet := getattr(torch.ops.aten, name, None), OpOverloadPacket)}
    aten = torch.ops.aten
    others = {random_operators().bits, aten.transpose, aten.new_ones, aten.new_zeros, aten.new_full}
    return _Operators(known.fusible_ops | ours | others, known.compute_intensive_ops, known.random_ops,
                      known.view_ops | {aten.transpose}, known.recomputable_ops | others)


@contextmanager
def _partitioner_knows(operators: _Operators) -> Iterator[None]:
    """Within this context, torch's partitioner uses this list, for which it has no argument. Dynamo compiles one
    graph at a time. It takes a result that is four times smaller than an operand for that of a reduction, which it does
    not compute again; so indices count as one byte each, like what comparisons of them give.
    """
    size_of = partitioners._size_of

    def size(node: Node) -> Any:
        return size_of(node) // node.meta["val"].element_size() if node in operators.indices else size_of(node)

    with patch.object(partitioners, "get_default_op_list", lambda: operators), \
            patch.object(partitioners, "_size_of", size):
        yield


def _indices(graph: Graph) -> set[Node]:
    """The tensors that elementwise operators compute of nothing but created ones."""
    found: set[Node] = set()
    for node in graph.nodes:
        target: Any = node.target
        if node.op == "call_function" and isinstance(node.meta.get("val"), torch.Tensor) and (
                target in CREATIONS if not node.all_input_nodes else found.issuperset(node.all_input_nodes)):
            found.add(node)
    return found


def _forget_identities(graph: Graph) -> None:
    """Remove detach and alias operators, which would hide the users of their input."""
    for node in list(graph.nodes):
        if node.target in IDENTITIES and not any(user.op == "output" for user in node.users):
            [value] = node.all_input_nodes
            node.replace_all_uses_with(value)
            graph.erase_node(node)


def _backward(graph: Graph) -> set[Node]:
    """The nodes that depend on a gradient."""
    found: set[Node] = set()
    for node in graph.nodes:
        if (node.op == "placeholder" and "tangents" in str(node.target)) or found & set(node.all_input_nodes):
            found.add(node)
    return found


def _output(node: Node) -> Node | None:
    """The normalized tensor, which may be the first of an operator's results; None if it is unused."""
    if isinstance(node.meta["val"], torch.Tensor):
        return node
    return next((user for user in node.users if user.args[1] == 0), None)


def _is_kept(output: Node, behind: set[Node], operators: partitioners.OpTypes) -> bool:
    """Whether a tensor would be saved only for the backward graph: all its users fuse with it, and one of them, or of
    the nodes recomputed with them, depends on a gradient.
    """
    found, pending, seen, views = False, [output], {output}, {output}
    for node in pending:
        if not all(user.op == "call_function" and operators.is_fusible(user) for user in node.users):
            if node in views:
                return False
            continue  # it is stored anyway, and its users read it
        found = found or any(user in behind for user in node.users)
        further = [user for user in node.users
                   if user not in behind and user not in seen and _size(user) >= _size(node)]
        if node in views:
            views.update(filter(operators.is_view, further))
        seen.update(further)
        pending += further
    return found


def _size(node: Node) -> Any:
    """The size in bytes of the tensor that a node returns; zero for several tensors, or a number."""
    return partitioners._size_of(node) if isinstance(node.meta.get("val"), torch.Tensor) else 0
