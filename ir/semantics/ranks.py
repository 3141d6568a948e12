"""The ranks of a distributed program in one process: threads that meet, or a single rank that stands for all."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ..dialects.comm import GroupAttr
from ..errors import InputError

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["ALIKE", "Contribution", "Received", "Tensors", "World", "run_ranks"]

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
