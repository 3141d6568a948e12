"""torch's functional collectives, as operations of the dialect comm.

torch gives the result of a collective before it is complete, as a tensor that `wait_tensor` is called with. Here it is
pending until it is waited for, so that a graph that uses it otherwise, or never, waits where it starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

from torch.fx import Node
from xdsl.dialects.builtin import IntAttr, StringAttr
from xdsl.ir import BlockArgument, SSAValue
from xdsl.utils.exceptions import VerifyException

from ...codegen.runtime.process_groups import group_attribute
from ...ir.dialects.aten import call
from ...ir.dialects.comm import (
    AllGatherAttr,
    AllReduceAttr,
    AllToAllAttr,
    BroadcastAttr,
    Collective,
    PendingType,
    ReduceScatterAttr,
    StartOp,
    WaitOp,
)
from ...ir.dialects.shape import DimsAttr
from ...ir.errors import UnsupportedError
from ..graphs.operators import named_arguments
from ..graphs.symbols import size
from .calls import BREAK
from .function_builder import FunctionBuilder

__all__ = ["add_collective", "add_wait", "is_collective", "is_wait", "wait_for_all"]

NAMESPACE = "_c10d_functional"
WAIT = f"{NAMESPACE}::wait_tensor(Tensor(a) tensor) -> Tensor(a)"
"""torch does not say that the result is the tensor itself."""
Arguments = Mapping[str, Any]


class Importer(Protocol):
    """What walks a graph."""

    builder: FunctionBuilder

    def tensor(self, node: Node) -> SSAValue:
        """The value of a node that is a tensor."""
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


def _size(value: Any) -> Any:
    return size(value.meta["val"] if isinstance(value, Node) else value)


@cache
def _kinds() -> dict[Any, Callable[[Arguments], Collective]]:
    """What makes the kind of a collective, by torch's operator."""
    import torch
    import torch.distributed._functional_collectives  # registers them

    kinds = {AllReduceAttr: _all_reduce, AllGatherAttr: _all_gather, ReduceScatterAttr: _reduce_scatter,
             AllToAllAttr: _all_to_all, BroadcastAttr: _broadcast}
    return {getattr(torch.ops._c10d_functional, name).default: make
            for kind, make in kinds.items() for name in (kind.OPERATOR, kind.SEVERAL) if name is not None}


def is_collective(target: Any) -> bool:
    """Whether a node with this target communicates, otherwise than by waiting."""
    return getattr(target, "namespace", None) == NAMESPACE and not is_wait(target)


def is_wait(target: Any) -> bool:
    """Whether a node with this target waits for a collective."""
    return getattr(target, "namespace", None) == NAMESPACE and target._schema.name.endswith("::wait_tensor")


def add_collective(importer: Importer, node: Node) -> list[SSAValue]:
    """Append the start of the collective that a node calls; its results, which are pending if all that uses one is a
    wait for it."""
    target: Any = node.target
    if target not in _kinds():
        raise UnsupportedError(f"{target._schema.name} is no collective that can be compiled", hint=BREAK)
    given = named_arguments(target, node.args, dict(node.kwargs))
    inputs = given.get("inputs", [given.get("input")])
    operands = [importer.tensor(each) for each in inputs]
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
    if "inputs" in given:
        users = {each.args[1]: each for each in node.users}
        return [_waited(importer, result, users.get(at), node) for at, result in enumerate(start.outputs)]
    return [_waited(importer, start.outputs[0], node, node)]


def _waited(importer: Importer, result: SSAValue, node: Node | None, source: Node) -> SSAValue:
    if node is not None and node.users and all(is_wait(user.target) for user in node.users):
        return result
    return add_wait(importer, result, source)


def wait_for_all(importer: Importer, node: Node) -> None:
    """Append the waits for all that is pending before `node` brings in a symbol: what follows that is a function of its
    own, and is given nothing that is pending."""
    for op in list(importer.builder.block.ops):
        if isinstance(op, StartOp):
            for output in op.outputs:
                add_wait(importer, output, node)


def add_wait(importer: Importer, value: SSAValue, node: Node) -> SSAValue:
    """Append the wait for a value, if it is pending and nothing waits for it yet. What the graph is given may be the
    result of a collective that torch started before."""
    if isinstance(value, BlockArgument):
        return importer.builder.add(call(WAIT, {"tensor": value}, [value.type]), node).results[0]
    if not isinstance(value.type, PendingType):
        return value
    wait = next((use.operation for use in value.uses), None) or importer.builder.add(WaitOp(value), node)
    return wait.results[0]
