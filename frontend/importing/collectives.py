"""Translates torch's functional collectives into operations of the dialect comm.

torch returns the result of a collective before it is complete; `wait_tensor` waits for it. In the IR such a result
has a pending type until the wait. If a graph uses the result in another way, or never, the wait follows the start
directly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

from torch.fx import Node
from xdsl.dialects.builtin import IntAttr, StringAttr, TensorType
from xdsl.ir import BlockArgument, SSAValue
from xdsl.utils.exceptions import VerifyException

from ...codegen.runtime.process_groups import group_attribute, ranks_further
from ...ir.dialects.aten import call
from ...ir.dialects.comm import (
    AllGatherAttr,
    AllReduceAttr,
    AllToAllAttr,
    BroadcastAttr,
    Collective,
    MessagesAttr,
    PendingType,
    ReceiveAttr,
    ReduceScatterAttr,
    SendAttr,
    StartOp,
    WaitOp,
)
from ...ir.errors import UnsupportedError
from ...ir.shapes import DimsAttr, tensor
from ..graphs.operators import named_arguments
from ..graphs.symbols import size
from .calls import BREAK
from .function_builder import FunctionBuilder

__all__ = ["add_collective", "add_wait", "is_collective", "is_wait", "wait_for_all"]

NAMESPACE = "_c10d_functional"
WAIT = f"{NAMESPACE}::wait_tensor(Tensor(a) tensor) -> Tensor(a)"
"""The schema of torch does not declare that the result aliases the argument."""
WAITS = ("wait_tensor", "wait_tensors")
"""The operators that wait: for one tensor, or since torch 2.15 for several."""
Arguments = Mapping[str, Any]


class Importer(Protocol):
    """The interface of the graph importer that this module needs."""

    builder: FunctionBuilder

    def tensor(self, node: Node) -> SSAValue:
        """The SSA value of a node that is a tensor."""
        ...


def _all_reduce(given: Arguments) -> Collective:
    return AllReduceAttr(StringAttr(given["reduce_op"].lower()))


def _all_gather(given: Arguments) -> Collective:
    return AllGatherAttr()


def _reduce_scatter(given: Arguments) -> Collective:
    return ReduceScatterAttr(StringAttr(given["reduce_op"].lower()))


def _all_to_all(given: Arguments) -> Collective:
    rows, taken = ([_size(each) for each in given[f"{side}_split_sizes"]] for side in ("input", "output"))
    return AllToAllAttr(DimsAttr.of(rows), DimsAttr.of(taken))


def _broadcast(given: Arguments) -> Collective:
    return BroadcastAttr(IntAttr(given["src"]))


def _send(given: Arguments) -> Collective:
    return MessagesAttr.of([_message(SendAttr, given["dst"], given)])


def _receive(given: Arguments) -> Collective:
    return MessagesAttr.of([_message(ReceiveAttr, given["src"], given)])


def _messages(given: Arguments) -> Collective:
    return MessagesAttr.of([
        _message(SendAttr if operator == "isend" else ReceiveAttr, peer, {**given, "tag": tag})
        for operator, peer, tag in zip(given["op_list"], given["peer_list"], given["tag_list"], strict=True)])


def _message(kind: type[SendAttr] | type[ReceiveAttr], rank: int, given: Arguments) -> Any:
    return kind(IntAttr(ranks_further(given["group_name"], rank)), IntAttr(given["tag"]))


def _size(value: Any) -> Any:
    return size(value.meta["val"] if isinstance(value, Node) else value)


@cache
def _kinds() -> dict[Any, Callable[[Arguments], Collective]]:
    """Maps torch's operators to constructors of the collective's attribute."""
    import torch
    import torch.distributed._functional_collectives  # registers the operators

    kinds = {AllReduceAttr: _all_reduce, AllGatherAttr: _all_gather, ReduceScatterAttr: _reduce_scatter,
             AllToAllAttr: _all_to_all, BroadcastAttr: _broadcast}
    made = [(name, make) for kind, make in kinds.items() for name in (kind.OPERATOR, kind.SEVERAL) if name is not None]
    made += [("isend", _send), ("irecv", _receive), ("batch_p2p_ops", _messages)]
    return {packet.default: make for name, make in made
            if (packet := getattr(torch.ops._c10d_functional, name, None)) is not None}  # some are new in torch 2.13


def is_collective(target: Any) -> bool:
    """Whether a node with this target is a collective other than a wait."""
    return getattr(target, "namespace", None) == NAMESPACE and not is_wait(target)


def is_wait(target: Any) -> bool:
    """Whether a node with this target waits for a collective."""
    return getattr(target, "namespace", None) == NAMESPACE and target._schema.name.partition("::")[2] in WAITS


def add_collective(importer: Importer, node: Node) -> list[SSAValue]:
    """Append the start of the collective that a node calls. A result remains pending if all its uses are waits."""
    target: Any = node.target
    if target not in _kinds():
        raise UnsupportedError(f"{target._schema.name} is not a collective that can be compiled", hint=BREAK)
    given = named_arguments(target, node.args, dict(node.kwargs))
    several: list[Node] | None = next((given[name] for name in ("inputs", "tensors") if name in given), None)
    inputs: list[Node] = [given["input" if "input" in given else "tensor"]] if several is None else several
    operands = [_with_rows(importer, importer.tensor(each), node) for each in inputs] \
        if _kinds()[target] is _all_gather else [importer.tensor(each) for each in inputs]
    builder = importer.builder
    for each in inputs:
        if each.meta["val"].device != builder.program_device:
            raise UnsupportedError(f"{target._schema.name} is called with a tensor on {each.meta['val'].device}, and "
                                   f"the program runs on {builder.program_device}", hint="move the tensor there before")
    try:
        start = StartOp(_kinds()[target](given), group_attribute(given["group_name"]), builder.collectives, operands)
    except VerifyException as error:
        raise UnsupportedError(f"{target._schema.name}: {error}") from error
    builder.collectives += 1
    builder.add(start, node)
    if several is not None:
        users = {each.args[1]: each for each in node.users}
        return [_waited(importer, result, users.get(at), node) for at, result in enumerate(start.outputs)]
    return [_waited(importer, start.outputs[0], node, node)]


def _with_rows(importer: Importer, value: SSAValue, node: Node) -> SSAValue:
    """A single number as a row, of which all ranks' are gathered."""
    assert isinstance(value.type, TensorType)
    if value.type.shape:
        return value
    return importer.builder.add(
        call("aten.unsqueeze", {"self": value, "dim": 0}, [tensor((1,), value.type.element_type)]), node).results[0]


def _waited(importer: Importer, result: SSAValue, node: Node | None, source: Node) -> SSAValue:
    if node is not None and node.users and all(is_wait(user.target) for user in node.users):
        return result
    return add_wait(importer, result, source)


def wait_for_all(importer: Importer, node: Node) -> None:
    """Append the waits for all pending results before `node` defines a symbol: the code after it becomes a separate
    function, which takes no pending arguments.
    """
    for op in list(importer.builder.block.ops):
        if isinstance(op, StartOp):
            for output in op.outputs:
                add_wait(importer, output, node)


def add_wait(importer: Importer, value: SSAValue, node: Node) -> SSAValue:
    """Return the completed value: append a wait if the value is pending and has none. An input of the graph may be
    the result of a collective that was started outside.
    """
    if isinstance(value, BlockArgument):
        return importer.builder.add(call(WAIT, {"tensor": value}, [value.type]), node).results[0]
    if not isinstance(value.type, PendingType):
        return value
    wait = next((use.operation for use in value.uses), None) or importer.builder.add(WaitOp(value), node)
    return wait.results[0]
