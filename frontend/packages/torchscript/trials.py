"""Trials of a loop's turn, which find out what it carries, in which structure, and what grows in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols, statically_known_true
from torch.utils._pytree import tree_flatten, tree_unflatten

from ....ir.errors import UnsupportedError
from .captures import BlockRunner, Outcome, attempt, unrecorded
from .growth import Growth, Place, at_place, lists_that_grow, with_lists
from .maybe import begun, leaves_as, united
from .numbers import held, to_int
from .rows import Appended, has_rows
from .state import State

__all__ = ["Beginning", "Trials", "enter", "is_unlimited", "turn_of"]


@dataclass(frozen=True)
class Beginning:
    """Where a loop stands when its turns are no longer known."""

    turn: int
    count: Any
    condition: Any
    carried: Sequence[Any]


@dataclass
class Longer:
    """A tensor that turns make longer or shorter along a dimension."""

    dim: int
    grows: bool
    """Whether the first turn makes it longer."""
    more: Any = None
    """By how much in a turn; None if that differs."""
    capacity: Any = None
    least: Any = 0
    """The smallest size."""


def enter(block: Any, state: State, turn: Any, carried: Sequence[Any]) -> None:
    """Give the block of a loop its arguments."""
    names = [each.debugName() for each in block.inputs()]
    state.values.update(zip(names, (turn, *carried), strict=True))


def is_unlimited(count: Any) -> bool:
    """Whether a loop ends by its condition only."""
    return isinstance(count, int) and count == 2 ** 63 - 1


def turn_of(turn: Tensor, count: Any) -> Any:
    """The number of a turn of a loop of so many turns."""
    found = to_int(turn)
    torch._check(found >= 0)
    if not is_unlimited(count):
        torch._check(found < count)
    return found


class Trials:
    """A loop whose turns are not known, and what is known of its turns."""

    def __init__(self, runner: BlockRunner, block: Any, state: State, beginning: Beginning):
        self._runner = runner
        self.block, self.state, self.beginning = block, state, beginning
        self.names: list[str] = []
        """The lists, dictionaries and objects from outside that a turn changes, which the loop carries, too."""
        self.carried = list(beginning.carried)
        """What it begins with, in the structure of all turns, but for lists."""
        self.grown: dict[Place, Growth] = {}
        """The lists that grow, by their places in what is carried."""
        self.longer: dict[int, Longer] = {}
        """The tensors that grow, by their numbers among the leaves of what is carried."""
        self.outcome: Outcome

    def run(self, state: State, turn: Any, values: Sequence[Any]) -> list[Any]:
        """Run a turn; returns the condition of the next one and what it carries."""
        count = len(self.beginning.carried)
        state.values.update(zip(self.names, values[count:], strict=True))
        enter(self.block, state, turn, values[:count])
        return [*self._runner.run(self.block, state), *(state.values[name] for name in self.names)]

    def can_be_scanned(self) -> bool:
        """Whether the number of turns is known when the loop begins, and each appends as many elements."""
        appended = [at_place(self.outcome.results[1:], place) for place in self.grown]
        return self.beginning.turn == 0 and self.beginning.condition is True and self.outcome.results[0] is True and (
            all(each.count is None for rows in appended for each in rows if has_rows([each])))

    def is_random(self) -> bool:
        """Whether a turn draws random numbers."""
        return _is_random(self.block)

    def settle(self, give: Callable[[list[Any]], list[Any]]) -> None:
        """Try turns until the structure of what they carry is known; `give` sets what the lists are that grow."""
        while not self._try(give):
            pass

    def _try(self, give: Callable[[list[Any]], list[Any]]) -> bool:
        """Try a turn; whether nothing new was found."""
        with unrecorded((self.carried, self.state.values)):
            given = self._lengthened(give(self.carried))
        self.outcome = outcome = attempt(lambda inner: self._turn(inner, given), self.block, self.state)
        if outcome.changed:
            self.names += outcome.changed
            self.carried += [self.state.values[name] for name in outcome.changed]
            return False
        results = outcome.results[1:]
        with unrecorded((results, given)):
            found = {place: growth for place, growth in lists_that_grow(given, results)
                     if not isinstance(at_place(given, place), Appended)}
        more = {place: growth for place, growth in found.items()
                if place not in self.grown or not _is_at_most(growth.most, self.grown[place].most)}
        self.grown.update(more)
        if more:
            return False
        without = dict.fromkeys(self.grown)
        before = with_lists(given, without)
        with unrecorded((results, given)):
            form = [united(*pair) for pair in zip(before, with_lists(results, without), strict=True)]
        if tree_flatten(form)[1] != tree_flatten(before)[1]:
            lists = {place: at_place(self.carried, place) for place in self.grown}
            pairs = zip(with_lists(self.carried, without), form, strict=True)
            self.carried = with_lists([begun(*pair) for pair in pairs], lists)
            self.longer = {}
            return False
        with unrecorded((results, given)):
            return not self._find_longer(given, results)

    def _turn(self, inner: State, given: Sequence[Any]) -> list[Any]:
        turn = turn_of(held(self.beginning.turn), self.beginning.count)
        return self.run(inner, turn, with_lists(given, {}))  # with lists of its own

    def _lengthened(self, given: list[Any]) -> list[Any]:
        """The values with tensors of unknown length for those that grow."""
        leaves, spec = tree_flatten(given)
        for at, longer in self.longer.items():
            sizes = list(leaves[at].shape)
            sizes[longer.dim] = to_int(held(sizes[longer.dim]))
            torch._check(sizes[longer.dim] >= longer.least)
            leaves[at] = torch.empty(sizes, dtype=leaves[at].dtype, device=leaves[at].device)
        return tree_unflatten(leaves, spec)

    def _find_longer(self, given: Sequence[Any], results: Sequence[Any]) -> bool:
        """Note the tensors that grow; whether there are others than before."""
        found, without = False, dict.fromkeys(self.grown)
        before = with_lists(given, without)
        leaves, after = tree_flatten(before)[0], leaves_as(with_lists(results, without), before)
        for at, (one, other) in enumerate(zip(leaves, after, strict=True)):
            if not isinstance(one, Tensor) or not isinstance(other, Tensor) or one.dim() != other.dim():
                continue
            dims = [dim for dim, (size, size_after) in enumerate(zip(one.shape, other.shape, strict=True))
                    if not statically_known_true(size == size_after)]
            if at in self.longer:
                more = other.shape[self.longer[at].dim] - one.shape[self.longer[at].dim]
                if isinstance(more, torch.SymInt) and more.node.maybe_as_int() is not None:
                    more = more.node.maybe_as_int()
                is_known = isinstance(more, int) or not free_unbacked_symbols(more)
                self.longer[at].more = more if is_known else None
                if self.longer[at].grows and not is_known:
                    raise UnsupportedError(f"a loop makes a tensor of sizes {[*other.shape]} of one of {[*one.shape]}, "
                                           f"under a condition that depends on data",
                                           hint="append to a list, or write into a tensor of the largest size")
                if self.longer[at].least != 0 and not (isinstance(more, int) and more >= 0):
                    self.longer[at].least, found = 0, True
            elif len(dims) == 1:
                sizes = one.shape[dims[0]], other.shape[dims[0]]
                is_more = statically_known_true(sizes[1] >= sizes[0])
                least = sizes[0] if is_more and isinstance(sizes[0], int) else 0
                self.longer[at] = Longer(dims[0], is_more, least=least)
                found = True
        return found

    def set_capacities(self, turns: Any) -> bool:
        """Set how long the tensors get in so many turns, which may be None; whether all is known."""
        leaves = tree_flatten(with_lists(self.carried, dict.fromkeys(self.grown)))[0]
        for at, longer in self.longer.items():
            size = leaves[at].shape[longer.dim]
            is_more = longer.more is not None and not (isinstance(longer.more, int) and longer.more <= 0)
            if is_more and turns is None:
                return False
            longer.capacity = size + longer.more * turns if is_more else size
        return True


def _is_at_most(one: Any, other: Any) -> bool:
    return str(one) == str(other) or (isinstance(one, int) and isinstance(other, int) and one <= other)


def _is_random(block: Any) -> bool:
    for node in block.nodes():
        namespace, _, name = node.kind().partition("::")
        packet = getattr(getattr(torch.ops, namespace), name, None) if namespace == "aten" else None
        overloads = [] if packet is None else packet.overloads()
        if any(torch.Tag.nondeterministic_seeded in getattr(packet, each).tags for each in overloads):
            return True
        if any(map(_is_random, node.blocks())):
            return True
    return False
