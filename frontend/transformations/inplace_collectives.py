"""Collectives that write into tensors, as functional ones whose results are copied there.

    %r = _c10d_functional.irecv(%y, 1, 0, "0")     ->  %r = _c10d_functional.irecv(%y, 1, 0, "0")
    %w = _c10d_functional.wait_tensor(%r)              %w = _c10d_functional.wait_tensor(%r)
    %z = %y + 1                                        %y.copy_(%w)
                                                       %z = %y + 1

Functionalization refuses operators of which torch says that they write and give back what they wrote, and it does not
know that messages write, since torch does not say it. Until the wait the tensor has no defined contents, so it may as
well be written there.
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch._ops import OpOverload, OpOverloadPacket
from torch.fx import GraphModule, Node

__all__ = ["make_collectives_functional"]

FUNCTIONAL = {"all_reduce_": "all_reduce", "all_reduce_coalesced_": "all_reduce_coalesced", "broadcast_": "broadcast",
              "all_gather_into_tensor_out": "all_gather_into_tensor",
              "reduce_scatter_tensor_out": "reduce_scatter_tensor", "irecv": "irecv", "batch_p2p_ops": "batch_p2p_ops"}
"""By torch's operator that writes, the one that gives the same as a result."""
MESSAGES = ("irecv", "batch_p2p_ops")
"""Those after which tracing puts a wait at once, before that of the user's program."""
NAMESPACE = "_c10d_functional::"


def make_collectives_functional(graph: GraphModule) -> None:
    """Rewrite the collectives that write, in a Dynamo graph and in the functions in it."""
    for module in [each for each in graph.modules() if isinstance(each, GraphModule)]:
        changed = False
        for node in list(module.graph.nodes):
            name = _operator(node)
            if name in FUNCTIONAL:
                _make_functional(node, name)
            elif name == "isend" and not node.users:
                with module.graph.inserting_before(module.graph.output_node()):
                    _wait_for(node)
            else:
                continue
            changed = True
        if changed:
            module.recompile()


def _operator(node: Node) -> str | None:
    """The functional collective that a node calls, as torch has it in its namespace."""
    match node.target:
        case OpOverload():
            name = node.target._schema.name
        case OpOverloadPacket():
            name = node.target._qualified_op_name
        case _:
            # Dynamo puts the function itself into a graph where a program calls it.
            is_function = getattr(node.target, "__module__", None) == "torch.distributed._functional_collectives"
            return getattr(node.target, "__name__", None) if is_function else None
    return name.removeprefix(NAMESPACE) if name.startswith(NAMESPACE) else None


def _waits(node: Node) -> list[Node]:
    return sorted(user for user in node.users if _operator(user) == "wait_tensor")


def _make_functional(node: Node, name: str) -> None:
    given: list[Any] = list(node.args)
    if name in MESSAGES:
        taken = [node] if name == "irecv" else [user for user in node.users if user.target is operator.getitem]
        for result in taken:
            _drop_wait_of_tracing(result)
    if "out" in node.kwargs:
        written: Any = node.kwargs["out"]
        node.kwargs = {key: value for key, value in node.kwargs.items() if key != "out"}
    elif name == "batch_p2p_ops":
        operators, _, _, tensors, _ = given
        written = [tensor if each == "irecv" else None for each, tensor in zip(operators, tensors, strict=True)]
    else:
        written = given[0]
    node.target = getattr(torch.ops._c10d_functional, FUNCTIONAL[name]).default
    if isinstance(written, Node):
        _copy_back(node, written)
        return
    results = {user.args[1]: user for user in node.users}
    for number, tensor in enumerate(written):
        with node.graph.inserting_after(node):
            result = results.get(number) or _like(node.graph.call_function(operator.getitem, (node, number)), node)
        if tensor is not None:
            _copy_back(result, tensor)
        elif not result.users:
            with node.graph.inserting_before(node.graph.output_node()):
                _wait_for(result)


def _drop_wait_of_tracing(result: Node) -> None:
    """Leave out the wait of a message that the user's program waits for later: what it does first, and what the other
    rank needs in order to send the message, may stand between the two."""
    for wait in _waits(result)[:1]:
        if wait.users and len(_waits(wait)) == len(wait.users):
            wait.replace_all_uses_with(result)
            result.graph.erase_node(wait)


def _copy_back(result: Node, tensor: Node) -> None:
    """Write the result of a collective into a tensor where it is first waited for, and read it there from then on."""
    graph = result.graph
    waits = _waits(result)
    if not waits:
        with graph.inserting_after(result):
            waits = [_wait_for(result)]
    first, *others = waits
    result.replace_all_uses_with(tensor, delete_user_cb=lambda user: user is not first and user not in others)
    for wait in others:
        wait.replace_all_uses_with(tensor)
        graph.erase_node(wait)
    first.replace_all_uses_with(tensor)
    with graph.inserting_after(first):
        _like(graph.call_method("copy_", (tensor, first)), first)


def _wait_for(result: Node) -> Node:
    return _like(result.graph.call_function(torch.ops._c10d_functional.wait_tensor.default, (result,)), result)


def _like(node: Node, source: Node) -> Node:
    """`node`, which stands where `source` does in the user's program."""
    node.meta = {key: source.meta[key] for key in ("stack_trace", "source_fn_stack") if key in source.meta}
    return node
