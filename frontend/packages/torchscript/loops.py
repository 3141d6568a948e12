"""Loops of TorchScript. Turns that are known are followed; others become `torch.while_loop`, or `torch.scan` where each
appends to a list, whose operands and results are tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.scan import scan_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

from ....ir.errors import UnsupportedError
from .captures import BlockRunner, Captures, Outcome, appended, attempt, changed_under_a_condition, separate
from .maybe import begun, leaves_as, united
from .numbers import held, to_int
from .passing import carrying
from .rows import Appended, Rows
from .state import State, storage_of

__all__ = ["run_loop"]

UNLIMITED = 2 ** 63 - 1
"""The number of turns of a loop that ends by its condition."""


def run_loop(runner: BlockRunner, node: Any, state: State) -> None:
    """Run a `prim::Loop` for as many turns as are known, and the others by operators of torch."""
    count, condition, *carried = (state.values[each.debugName()] for each in node.inputs())
    [block] = node.blocks()
    turn = 0
    while isinstance(count, int) and not isinstance(condition, Tensor):
        if turn >= count or not condition:
            break
        _enter(block, state, turn, carried)
        condition, *carried = runner.run(block, state)
        turn += 1
    else:
        carried = _repeat(runner, block, state, _Beginning(turn, count, condition, carried))
    for output, result in zip(node.outputs(), carried, strict=True):
        state.values[output.debugName()] = result


@dataclass(frozen=True)
class _Beginning:
    """Where a loop stands when its turns are no longer known."""

    turn: int
    count: Any
    condition: Any
    carried: Sequence[Any]


def _enter(block: Any, state: State, turn: Any, carried: Sequence[Any]) -> None:
    names = [each.debugName() for each in block.inputs()]
    state.values.update(zip(names, (turn, *carried), strict=True))


def _repeat(runner: BlockRunner, block: Any, state: State, beginning: _Beginning) -> Sequence[Any]:
    """The carried values after the turns that are left."""
    def run(inner: State, turn: Any, values: Sequence[Any]) -> list[Any]:
        _enter(block, inner, turn, values)
        return runner.run(block, inner)

    carried, outcome, grown = _attempts(run, block, state, beginning)
    leaves, spec = tree_flatten(carried)
    after = leaves_as(_without(grown, outcome.results[1:], carried), carried)
    passings = [carrying(*pair) for pair in zip(leaves, after, strict=True)]
    captures = Captures(state, [block], [outcome], [each.value for each in passings if each.kind == "operand"])
    if any(storage_of(leaf) in outcome.written for passing, leaf in zip(passings, leaves, strict=True)
           if passing.kind == "tensor" and isinstance(leaf, Tensor)):
        raise UnsupportedError("a loop writes into a variable and sets it, under a condition that depends on data",
                               hint="only write into it, or only set it")
    first = [each for passing, leaf in zip(passings, leaves, strict=True) for each in passing.encode(leaf)]
    first += captures.effects(state, captures.operands)
    effects = len(captures.set_paths) + len(captures.written)

    def run_turn(turn: Tensor, values: list[Any], own: list[Any]) -> tuple[Any, list[Tensor], list[Tensor]]:
        """The condition of the next turn, the values that it begins with, and what each list that grows gets."""
        changed = [each.clone() for each in values[len(values) - effects:]]
        for at, each in zip(captures.written, changed[len(captures.set_paths):], strict=True):
            own[at] = each
        inner = captures.state(own)
        inner.attributes.update(zip(captures.set_paths, changed, strict=False))
        lists = {name: Appended() for name in outcome.appended}
        inner.values.update(lists)
        number = to_int(turn)
        torch._check(number >= 0)
        given = tree_unflatten([own[captures.place(passing.value)] if passing.kind == "operand" else
                                passing.decode(values) for passing in passings], spec)
        condition, *results = run(inner, number, _without(grown, given, [Appended() for _ in given]))
        rows = [*lists.values(), *(results[at] for at in grown)]
        results = _without(grown, results, carried)
        encoded = [each for passing, leaf in zip(passings, leaves_as(results, carried), strict=True)
                   for each in passing.encode(leaf)]
        return condition, [*encoded, *captures.effects(inner, own)], [torch.stack([*each]) for each in rows]

    added = [*outcome.appended.values(), *grown.values()]
    if added and beginning.turn == 0 and beginning.condition is True and outcome.results[0] is True:
        found, rows = _scan(run_turn, beginning.count, first, captures.operands)
    else:
        limit = _limit(block, state, beginning) if added else beginning.count
        found, rows = _loop(run_turn, beginning, limit, first, captures.operands, added)
    results = tree_unflatten([passing.decode(found) for passing in passings], spec)
    captures.apply(state, found)
    for values, each in zip([*(state.values[name] for name in outcome.appended), *(results[at] for at in grown)], rows,
                            strict=True):
        values.append(Rows(each.flatten(0, 1)))
    return results


def _without(grown: Collection[int], values: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """The values, with others for the lists that grow."""
    return [other if at in grown else value for at, (value, other) in enumerate(zip(values, others, strict=True))]


def _attempts(run: Callable[[State, Any, Sequence[Any]], list[Any]], block: Any, state: State,
              beginning: _Beginning) -> tuple[list[Any], Outcome, dict[int, list[Any]]]:
    """What the loop carries, in the structure that it has in all turns; what a turn does; and what it appends to the
    lists that it carries, by their places.
    """
    carried = list(beginning.carried)
    while True:
        given = tree_map(lambda leaf: leaf, carried)  # with lists of its own
        outcome = attempt(lambda inner, given=given: run(inner, beginning.turn, given), block, state)
        grown = {at: appended(before, after)
                 for at, (before, after) in enumerate(zip(carried, outcome.results[1:], strict=True))
                 if isinstance(before, list) and isinstance(after, list) and len(after) > len(before)}
        form = _without(grown, [united(*pair) for pair in zip(carried, outcome.results[1:], strict=True)], carried)
        if tree_flatten(form)[1] == tree_flatten(carried)[1]:
            return carried, outcome, grown
        carried = [begun(*pair) for pair in zip(carried, form, strict=True)]


def _limit(block: Any, state: State, beginning: _Beginning) -> Any:
    """The number of turns that a loop has at most. TorchScript makes of a `for` with a `break` a loop without a limit,
    whose condition compares a counter with the limit, like that of `while count < limit and ...`.
    """
    if beginning.count != UNLIMITED:
        return beginning.count
    node = next(block.outputs()).node()
    is_and = node.kind() == "prim::If" and next([*node.blocks()][1].outputs()).toIValue() is False
    if is_and or node.kind() == "aten::__and__":
        node = next(node.inputs()).node()
    compared = [*node.inputs()] if node.kind() == "aten::lt" else []
    for before, after, value in zip([*block.inputs()][1:], [*block.outputs()][1:], beginning.carried, strict=True):
        if compared and after.debugName() == compared[0].debugName() and _adds_one(after.node(), before) and (
                compared[1].debugName() in state.values):
            return beginning.turn + torch.sym_max(state.values[compared[1].debugName()] - value, 0)
    raise changed_under_a_condition()


def _adds_one(node: Any, value: Any) -> bool:
    inputs = [*node.inputs()]
    return node.kind() == "aten::add" and inputs[0].debugName() == value.debugName() and inputs[1].toIValue() == 1


_Turn = Callable[[Tensor, list[Any], list[Any]], tuple[Any, list[Tensor], list[Tensor]]]


def _loop(run_turn: _Turn, beginning: _Beginning, limit: Any, first: list[Tensor], captured: list[Any],
          added: list[list[Tensor]]) -> tuple[list[Any], list[Tensor]]:
    """What a loop carries after all its turns, and what they append, for each list; `added` are such tensors."""
    turn = beginning.turn
    limits = [] if limit == UNLIMITED else [held(limit)]
    # A buffer has a row for each turn that there may be.
    buffers = [torch.zeros((limit - turn, len(each), *each[0].shape), dtype=each[0].dtype, device=each[0].device)
               for each in added]
    start = (held(turn), held(beginning.condition), *first, *buffers)
    start = separate([each.clone() for each in start], [], contiguous=True)
    carried = len(start) - 2

    def proceeds(turn: Tensor, condition: Tensor, *others: Any) -> Tensor:
        return condition & (turn < others[carried]) if limits else condition.clone()

    def body(place: Tensor, condition: Tensor, *others: Any) -> tuple[Tensor, ...]:
        values, filled = list(others[:len(first)]), others[len(first):carried]
        proceeding, found, rows = run_turn(place, values, list(others[carried + len(limits):]))
        filled = [buffer.index_copy(0, (place - turn).reshape(1), each[None])
                  for buffer, each in zip(filled, rows, strict=True)]
        return tuple(separate([place + 1, held(proceeding), *found, *filled], (place, condition, *others),
                              contiguous=True))

    run_while: Any = while_loop_op  # whose annotations say that there is one value
    last, _, *found = run_while(proceeds, body, tuple(start), (*limits, *captured))
    values, filled = found[:len(first)], found[len(first):]
    if not filled:
        return values, []
    turns = to_int(last - turn)
    torch._check(turns >= 0)
    torch._check(turns <= limit - turn)
    return values, [each[:turns] for each in filled]


def _scan(run_turn: _Turn, count: Any, first: list[Tensor], captured: list[Any]) -> tuple[list[Any], list[Tensor]]:
    """What a loop of so many turns carries after them, and what all turns append, for each list."""
    start = separate([each.clone() for each in (held(0), *first)], [], contiguous=True)

    def body(*given: Any) -> list[Tensor]:
        turn, values, own = given[0], list(given[1:len(start)]), list(given[len(start) + 1:])
        _, found, rows = run_turn(turn, values, own)
        return separate([turn + 1, *found, *rows], given, contiguous=True)

    run_scan: Any = scan_op
    found = list(run_scan(body, start, [torch.arange(count)], tuple(separate(captured, []))))
    return found[1:len(start)], found[len(start):]
