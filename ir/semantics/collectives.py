"""Reference semantics of collectives in one process: ranks are threads, or a single rank stands for all."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ..dialects.comm import GroupAttr, MessagesAttr, StartOp
from ..errors import InputError

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["ALIKE", "SimulatedRuntime", "World", "execute_start", "execute_wait", "run_ranks"]

T = TypeVar("T")
Tensors: TypeAlias = "list[Tensor]"
Received: TypeAlias = "Tensor | Callable[[], Tensor]"
"""The result of a collective, or a function that waits for it."""


@dataclass(frozen=True)
class Contribution:
    """The contribution of one rank to a collective: torch's operator, its tensors, and its other arguments."""

    operator: str
    tensors: Tensors
    arguments: list[Any]


class World(Protocol):
    """The ranks, as seen by one of them."""

    def exchange(self, group: GroupAttr, mine: Contribution) -> tuple[list[Contribution], int]:
        """Return the contributions of all ranks of a group, in order, and the position of this rank among them."""
        ...

    def messages(self, group: GroupAttr, mine: Contribution) -> list[Received]:
        """Start messages, described by the arguments of `MessagesAttr`, and return their results."""
        ...


class _Alike:
    """A world in which all ranks hold the same values, and this one is the first of each group."""

    def exchange(self, group: GroupAttr, mine: Contribution) -> tuple[list[Contribution], int]:
        return [mine] * group.size.data, 0

    def messages(self, group: GroupAttr, mine: Contribution) -> list[Received]:
        """Return for each receive what this rank sends in the same start over the same distance in the other direction.
        If there is no such send, the sender runs another program, and the result is zeros."""
        count = group.size.data
        sent = {(further, tag): tensor for tensor, kind, further, tag in _described(mine) if kind == "send"}
        return [_nothing(tensor) if kind == "send" else
                sent.get((-further % count, tag), tensor.new_zeros(tensor.shape)).clone()
                for tensor, kind, further, tag in _described(mine)]


ALIKE: World = _Alike()


def run_ranks(count: int, run: Callable[[int, World], T]) -> list[T]:
    """Call `run` in a thread for each of `count` ranks, with the number of the rank and its world; return the
    results.

    Raises the exception of a rank, and InputError if ranks start different collectives, or if a rank waits for one
    that has ended or does not exist.
    """
    meetings = _Meetings(count)

    def run_one(rank: int) -> T:
        try:
            return run(rank, _Rank(rank, meetings))
        finally:
            meetings.leave(rank)

    with ThreadPoolExecutor(count) as threads:
        futures = [threads.submit(run_one, rank) for rank in range(count)]
    errors = [error for future in futures if (error := future.exception()) is not None]
    for error in sorted(errors, key=lambda each: isinstance(each, _Abandoned)):
        raise error
    return [future.result() for future in futures]


class _Abandoned(InputError):
    """A rank waits for one that has ended, possibly by an exception, which takes precedence."""


class _Meetings:
    """The rendezvous of the ranks of each group, and the messages between them."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._change = threading.Condition()
        self._left: set[int] = set()
        self._deadlock = False
        self._waiting: dict[int, Callable[[], bool]] = {}
        """By waiting rank the predicate that ends the wait."""
        self._gathering: dict[tuple[int, ...], dict[int, Contribution]] = {}
        """The contributions of the waiting ranks of each group."""
        self._sent: dict[tuple[tuple[int, ...], int, int, int], list[Tensor]] = defaultdict(list)
        """All messages, by the ranks of the group, the sender, the receiver and the tag."""
        self._requested: Counter[tuple[tuple[int, ...], int, int, int]] = Counter()
        """The number of receives that were started, by the same."""

    def meet(self, rank: int, ranks: tuple[int, ...], mine: Contribution) -> list[Contribution]:
        """Wait for all `ranks`, and return their contributions."""
        self._check(rank, ranks)
        with self._change:
            found = self._gathering.setdefault(ranks, {})
            found[rank] = mine
            if len(found) == len(ranks):
                del self._gathering[ranks]
                self._change.notify_all()
            self._wait(rank, lambda: len(found) == len(ranks), ranks, mine.operator)
        if different := {each.operator for each in found.values()} - {mine.operator}:
            raise InputError(f"rank {rank} starts {mine.operator}, and another of ranks {list(ranks)} starts "
                             f"{min(different)}")
        return [found[each] for each in ranks]

    def send(self, rank: int, ranks: tuple[int, ...], to: int, tag: int, tensor: Tensor) -> None:
        """Send a message, without waiting for its receiver."""
        self._check(rank, ranks)
        with self._change:
            self._sent[ranks, rank, to, tag].append(tensor)
            self._change.notify_all()

    def receive(self, rank: int, ranks: tuple[int, ...], source: int, tag: int) -> Callable[[], Tensor]:
        """Start to receive the next message from a rank, and return a function that waits for it."""
        self._check(rank, ranks)
        with self._change:
            key = ranks, source, rank, tag
            number = self._requested[key]
            self._requested[key] += 1

        def wait() -> Tensor:
            with self._change:
                self._wait(rank, lambda: len(self._sent[key]) > number, (source,), "messages")
                return self._sent[key][number]

        return wait

    def _check(self, rank: int, ranks: tuple[int, ...]) -> None:
        if max(ranks) >= self._count:
            raise InputError(f"rank {rank} communicates with ranks {list(ranks)}, and there are {self._count}",
                             hint="run as many ranks as the groups of the program have")

    def _wait(self, rank: int, may_go_on: Callable[[], bool], ranks: tuple[int, ...], operator: str) -> None:
        """Wait until `may_go_on`; raise an error if one of `ranks` has ended, or if all ranks wait."""
        def is_over() -> bool:
            return may_go_on() or not self._left.isdisjoint(ranks)

        self._waiting[rank] = is_over
        self._change.notify_all()
        self._change.wait_for(lambda: is_over() or self._is_stuck())
        self._deadlock = self._is_stuck()
        del self._waiting[rank]
        if self._deadlock:
            raise _Abandoned(f"rank {rank} waits in {operator} for ranks {list(ranks)}, and all ranks wait",
                             hint="ranks start the collectives that they have in common in one order")
        if not may_go_on():
            raise _Abandoned(f"rank {rank} waits in {operator} for ranks {list(ranks)}, one of which has ended")

    def _is_stuck(self) -> bool:
        """Return whether all ranks wait for each other."""
        return self._deadlock or (len(self._waiting) + len(self._left) == self._count
                                  and not any(is_over() for is_over in self._waiting.values()))

    def leave(self, rank: int) -> None:
        """Mark this rank as ended."""
        with self._change:
            self._left.add(rank)
            self._change.notify_all()


@dataclass(frozen=True)
class _Rank:
    rank: int
    meetings: _Meetings

    def exchange(self, group: GroupAttr, mine: Contribution) -> tuple[list[Contribution], int]:
        ranks = group.ranks_with(self.rank)
        return self.meetings.meet(self.rank, ranks, mine), ranks.index(self.rank)

    def messages(self, group: GroupAttr, mine: Contribution) -> list[Received]:
        ranks = group.ranks_with(self.rank)
        place = ranks.index(self.rank)

        def start(tensor: Tensor, kind: str, further: int, tag: int) -> Received:
            other = ranks[(place + further) % len(ranks)]
            if kind == "receive":
                return self.meetings.receive(self.rank, ranks, other, tag)
            self.meetings.send(self.rank, ranks, other, tag, tensor.clone())
            return _nothing(tensor)

        return [start(*each) for each in _described(mine)]


def _described(messages: Contribution) -> Iterator[tuple[Tensor, str, int, int]]:
    """Yield for each message its tensor, "send" or "receive", the distance to the other rank, and the tag."""
    numbers = messages.arguments
    return zip(messages.tensors, numbers[::3], numbers[1::3], numbers[2::3], strict=True)


def _nothing(sent: Tensor) -> Tensor:
    return sent.new_empty(0)


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
