"""Loops of TorchScript. Turns that are known are followed; others become `torch.while_loop`, or `torch.scan` where each
appends to a list that no turn reads, whose operands and results are tensors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten

from ....ir.errors import UnsupportedError
from .captures import BlockRunner, Captures, put, unrecorded
from .growth import Place, at_place, prepared, with_lists
from .limits import limit_of
from .maybe import leaves_as
from .passing import Passing, carrying
from .rows import Appended, ListIsRead, Rows, whole
from .state import State, storage_of
from .trials import Beginning, Trials, enter, turn_of
from .turns import Turns

__all__ = ["run_loop"]


def run_loop(runner: BlockRunner, node: Any, state: State) -> None:
    """Run a `prim::Loop` for as many turns as are known, and the others by operators of torch."""
    count, condition, *carried = (state.values[each.debugName()] for each in node.inputs())
    [block] = node.blocks()
    turn = 0
    while isinstance(count, int) and not isinstance(condition, Tensor):
        if turn >= count or not condition:
            break
        enter(block, state, turn, carried)
        condition, *carried = runner.run(block, state)
        turn += 1
    else:
        carried = _repeat(Trials(runner, block, state, Beginning(turn, count, condition, carried)))
    for output, result in zip(node.outputs(), carried, strict=True):
        state.values[output.debugName()] = result


def _repeat(trials: Trials) -> Sequence[Any]:
    """The carried values after the turns that are left."""
    beginning, state, is_read = trials.beginning, trials.state, False
    try:
        trials.settle(lambda values: with_lists(values, {place: Appended() for place in trials.grown}))
    except ListIsRead:
        if not trials.grown:
            raise  # the list of a loop around this one
        is_read = True
    lists = {place: at_place(trials.carried, place) for place in trials.grown}
    if lists and not is_read and trials.can_be_scanned():
        body = _Body(trials, trials.carried, [*lists])
        found, rows = body.turns().scan()
        results = body.results(found)
        for place, model in zip(lists, body.models, strict=True):
            leaves, spec = tree_flatten(model.stacked)
            more = tree_unflatten([rows.pop(0).flatten(0, 1) for _ in leaves], spec)
            lists[place] = [*lists[place], Rows(more, None, model.kind)]
        results = with_lists(results, lists)
    else:
        limit, start = _limit(trials, lists, is_read=is_read), trials.carried
        turns = None if limit is None else limit - beginning.turn
        if lists and turns is not None:
            trials.settle(lambda values: prepared(values, trials.grown, turns))
            start = prepared(trials.carried, trials.grown, turns)
        if (lists and turns is None) or not trials.set_capacities(turns):
            raise UnsupportedError("a list or a tensor grows in a loop whose number of turns has no limit",
                                   hint="write it as 'for _ in range(most)' with a 'break'")
        body = _Body(trials, start, [])
        results = body.results(body.turns(limit).loop())
    count = len(beginning.carried)
    for name, value in zip(trials.names, results[count:], strict=True):
        put(state.values[name], value)
    return results[:count]


def _limit(trials: Trials, lists: Mapping[Place, Any], *, is_read: bool) -> Any:
    """The number of the turn before which the loop ends at the latest; None if that is not needed or known."""
    limit = limit_of(trials.block, trials.state, trials.beginning)
    if limit is None and lists and not is_read and not trials.is_random() and trials.set_capacities(None):
        return _Body(trials, trials.carried, [*lists]).turns().counted()
    return limit


class _Body:
    """A turn of a loop on tensors.

    start: what the loop begins with
    appended: the places of the lists of which a turn gives what it appends
    """

    def __init__(self, trials: Trials, start: Sequence[Any], appended: Sequence[Any]):
        self._trials, self._appended = trials, appended
        outcome, state = trials.outcome, trials.state
        self._start = with_lists(start, dict.fromkeys(appended))
        self._leaves, self._spec = tree_flatten(self._start)
        with unrecorded((outcome.results, self._leaves)):
            after = leaves_as(with_lists(outcome.results[1:], dict.fromkeys(appended)), self._start)
            self.models = [whole(at_place(outcome.results[1:], place)) for place in appended]
        self._passings = [
            Passing("longer", other, dim=trials.longer[at].dim, capacity=trials.longer[at].capacity,
                    least=trials.longer[at].least)
            if at in trials.longer else carrying(leaf, other)
            for at, (leaf, other) in enumerate(zip(self._leaves, after, strict=True))]
        self._rewritten = [
            at for at, (passed, leaf) in enumerate(zip(self._passings, self._leaves, strict=True))
            if passed.kind == "tensor" and isinstance(leaf, Tensor) and storage_of(leaf) in outcome.written]
        """The variables that a turn writes into and sets: only the first writes into what the loop begins with."""
        self._captures = Captures(state, [trials.block], [outcome], [
            *(each.value for each in self._passings if each.kind == "operand" and isinstance(each.value, Tensor)),
            *(self._leaves[at] for at in self._rewritten),
            *([trials.beginning.count] if isinstance(trials.beginning.count, torch.SymInt) else [])])
        for at in self._rewritten:
            known = [storage_of(each) for each in self._captures.operands if isinstance(each, Tensor)]
            if known.count(storage_of(self._leaves[at])) > 1 or self._captures.is_named(self._leaves[at]) or any(
                    isinstance(each, Tensor) and storage_of(each) == storage_of(self._leaves[at]) for each in after):
                raise UnsupportedError("a loop writes into a variable and sets it, under a condition that depends on "
                                       "data", hint="only write into it, or only set it")
        self._effects = len(self._captures.set_paths) + len(self._captures.written)

    def turns(self, limit: Any = None) -> Turns:
        first = [each for passed, leaf in zip(self._passings, self._leaves, strict=True)
                 for each in passed.encode(leaf)]
        first += self._captures.effects(self._trials.state, self._captures.operands)
        return Turns(self.run, self._trials.beginning, limit, first, self._captures.operands)

    def run(self, turn: Tensor, values: list[Any], own: list[Any]) -> tuple[Any, list[Tensor], list[Tensor]]:
        """The condition of the next turn, the values that it begins with, and what each list gets."""
        captures = self._captures
        changed = [each.clone() for each in values[len(values) - self._effects:]]
        for at, each in zip(captures.written, changed[len(captures.set_paths):], strict=True):
            own[at] = each
        inner = captures.state(own)
        inner.attributes.update(zip(captures.set_paths, changed, strict=False))
        count = self._trials.beginning.count
        number = turn_of(turn, own[captures.place(count)] if isinstance(count, torch.SymInt) else count)
        given = [own[captures.place(passed.value)] if passed.kind == "operand" and isinstance(passed.value, Tensor)
                 else passed.decode(values) for passed in self._passings]
        for at in self._rewritten:
            given[at] = given[at].clone()
        lists: dict[Any, Any] = {place: Appended() for place in self._appended}
        condition, *results = self._trials.run(inner, number, with_lists(tree_unflatten(given, self._spec), lists))
        rows = [whole(at_place(results, place)).stacked for place in self._appended]
        leaves = leaves_as(with_lists(results, dict.fromkeys(self._appended)), self._start)
        encoded = [each for passed, leaf in zip(self._passings, leaves, strict=True) for each in passed.encode(leaf)]
        for at in self._rewritten:
            place = captures.place(self._leaves[at])
            own[place] = torch.where(turn == self._trials.beginning.turn, given[at], own[place])
        return condition, [*encoded, *captures.effects(inner, own)], tree_leaves(rows)

    def results(self, found: list[Any]) -> list[Any]:
        """The values after the loop, of what it gives; takes over its effects in the state."""
        results = tree_unflatten([each.decode(found) for each in self._passings], self._spec)
        self._captures.apply(self._trials.state, found)
        return results
