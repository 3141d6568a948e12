"""Reference semantics of collectives: what the ranks of a group contribute, and what each of them gets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..dialects.comm import GroupAttr, MessagesAttr, StartOp
from ..errors import InputError
from .ranks import Contribution, Received, Tensors, World

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["SimulatedRuntime", "execute_start", "execute_wait"]


def execute_wait(pending: Received) -> Tensor:
    """Wait for a collective, and return its result."""
    return pending() if callable(pending) else pending


def execute_start(op: StartOp, operands: Sequence[Any], symbols: Mapping[str, int], world: World) -> list[Any]:
    """Execute a collective, and return its results or functions that wait for them."""
    arguments = [[size.evaluate(symbols) for size in each] if isinstance(each, tuple) else each
                 for each in op.collective.arguments(op.group.size.data)]
    return list(_communicate(world, op.collective.OPERATOR, op.group, list(operands), arguments))


class SimulatedRuntime:
    """The runtime of a host program, with the ranks of a world in place of processes."""

    def __init__(self, runtime: Any, world: World):
        self._runtime, self._world = runtime, world

    def __getattr__(self, name: str) -> Any:
        return getattr(self._runtime, name)

    def group(self, label: str, size: int, distance: int, *listed: int) -> GroupAttr:
        """Return the group itself instead of its name."""
        return GroupAttr.listing(label, listed) if listed else GroupAttr.of_mesh(label, size, distance)

    def collective(self, operator: str) -> Callable[..., Any]:
        """An equivalent of torch's functional operator of this name."""
        if operator == "wait_tensor":
            return execute_wait

        def call(given: Any, *arguments: Any) -> Any:
            *others, group = arguments
            several = isinstance(given, list)
            tensors = given if several else [given]
            kind = operator.removesuffix("_").removesuffix("_coalesced")
            results = _communicate(self._world, kind, group, tensors, others)
            return results if several else results[0]

        return call


def _communicate(world: World, operator: str, group: GroupAttr, tensors: Tensors, arguments: list[Any]
                 ) -> Sequence[Received]:
    if operator == MessagesAttr.OPERATOR:
        return world.messages(group, Contribution(operator, tensors, arguments))
    everyone, place = world.exchange(group, Contribution(operator, tensors, arguments))
    return [_COMPUTE[operator]([each.tensors[at] for each in everyone], [each.arguments for each in everyone], place)
            for at in range(len(tensors))]


def _all_reduce(tensors: Tensors, arguments: list[list[Any]], place: int) -> Tensor:
    import torch

    stacked = _stacked(tensors)
    match arguments[place][0]:
        case "sum":
            return stacked.sum(0, dtype=stacked.dtype)
        case "avg":
            return stacked.sum(0, dtype=stacked.dtype) / len(tensors)
        case "product":
            return stacked.prod(0, dtype=stacked.dtype)
        case "min":
            return stacked.amin(0)
        case "max":
            return stacked.amax(0)
        case bitwise:
            combine = {"band": torch.bitwise_and, "bor": torch.bitwise_or, "bxor": torch.bitwise_xor}[bitwise]
            result = tensors[0]
            for each in tensors[1:]:
                result = combine(result, each)
            return result.clone()


def _stacked(tensors: Tensors) -> Tensor:
    """Stack tensors. Where one rank stands for all, its tensor is not copied for each of them."""
    import torch

    first = tensors[0]
    is_shared = all(each is first for each in tensors)
    return first.expand(len(tensors), *first.shape) if is_shared else torch.stack(tensors)


def _all_gather(tensors: Tensors, arguments: list[list[Any]], place: int) -> Tensor:
    return _stacked(tensors).flatten(0, 1).clone()


def _reduce_scatter(tensors: Tensors, arguments: list[list[Any]], place: int) -> Tensor:
    rows = len(tensors[0]) // len(tensors)
    return _all_reduce(tensors, arguments, place).narrow(0, place * rows, rows).clone()


def _all_to_all(tensors: Tensors, arguments: list[list[Any]], place: int) -> Tensor:
    import torch

    parts = [each.split(list(given))[place] for each, (_, given) in zip(tensors, arguments, strict=True)]
    rows, taken = [len(part) for part in parts], list(arguments[place][0])
    if rows != taken:
        raise InputError(f"a rank is given {rows} rows by the ranks of its group, and takes {taken}",
                         hint="a program in which each rank takes others runs as several ranks: stepwell-run --ranks")
    return torch.cat(parts)


def _broadcast(tensors: Tensors, arguments: list[list[Any]], place: int) -> Tensor:
    return tensors[arguments[place][0]].clone()


_COMPUTE: dict[str, Callable[[Tensors, list[list[Any]], int], Tensor]] = {
    "all_reduce": _all_reduce,
    "all_gather_into_tensor": _all_gather,
    "reduce_scatter_tensor": _reduce_scatter,
    "all_to_all_single": _all_to_all,
    "broadcast": _broadcast,
}
