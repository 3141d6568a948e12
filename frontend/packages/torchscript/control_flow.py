"""Branches and loops of TorchScript. Conditions that are known are followed; others become `torch.cond` and
`torch.while_loop`, whose operands and results are tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten

from ....ir.errors import UnsupportedError
from .captures import Captures, Outcome, attempt, separate
from .numbers import held, to_bool, to_float, to_int
from .state import State, storage_of

__all__ = ["UNINITIALIZED", "BlockRunner", "run_branches", "run_loop"]

UNINITIALIZED = object()
"""The value of a variable that TorchScript knows not to be read."""


class BlockRunner(Protocol):
    """What runs the blocks."""

    def run(self, block: Any, state: State) -> list[Any]: ...


@dataclass(frozen=True)
class _Passing:
    """How a value gets out of a block: as a constant, or as a tensor with what it holds."""

    kind: str
    """`constant`, `tensor`, `bool`, `int` or `float`; or `operand`: a tensor outside, which the block may write into"""
    value: Any = None
    """The constant, or a tensor of the same sizes."""
    sizes: Sequence[Any] = ()
    """Of a tensor that two branches give: each size that is the same in both, or None."""

    def encode(self, value: Any) -> list[Tensor]:
        if self.kind in ("constant", "operand"):
            return []
        if value is not UNINITIALIZED:
            return [held(value)]
        if self.kind == "tensor":
            return [torch.zeros(self.value.shape, dtype=self.value.dtype, device=self.value.device)]
        return [held({"bool": False, "int": 0, "float": 0.0}[self.kind])]

    def decode(self, tensors: list[Tensor]) -> Any:
        if self.kind in ("constant", "operand"):
            return self.value
        found = tensors.pop(0)
        return {"tensor": lambda it: it, "bool": to_bool, "int": to_int, "float": to_float}[self.kind](found)


def run_branches(runner: BlockRunner, node: Any, state: State) -> None:
    """Run one block of a `prim::If`, or both under `torch.cond`."""
    [condition] = [state.values[each.debugName()] for each in node.inputs()]
    blocks = [*node.blocks()]
    raising = [any(each.kind() == "prim::RaiseException" for each in block.nodes()) for block in blocks]
    if isinstance(condition, Tensor) and any(raising):
        wrong = next(each for each in blocks[raising.index(True)].nodes() if each.kind() == "prim::RaiseException")
        torch.ops.aten._assert_async.msg(condition if raising[1] else condition.logical_not(), _message(wrong))
        condition = raising[1]
    if isinstance(condition, Tensor):
        results = _choose(runner, condition, blocks, state)
    else:
        results = runner.run(blocks[0 if condition else 1], state)
    for output, result in zip(node.outputs(), results, strict=True):
        state.values[output.debugName()] = result


def _message(node: Any) -> str:
    text = next(node.inputs()).toIValue()
    return text if isinstance(text, str) else "the TorchScript raises an error"


def _choose(runner: BlockRunner, condition: Tensor, blocks: list[Any], state: State) -> Sequence[Any]:
    outcomes = [attempt(lambda inner, block=block: runner.run(block, inner), block, state) for block in blocks]
    captures = Captures(state, blocks, outcomes)
    passings, form = _passings(outcomes)

    def branch(block: Any) -> Any:
        def run(*operands: Any) -> tuple[Tensor, ...]:
            own = [each.clone() if at in captures.written else each for at, each in enumerate(operands)]
            inner = captures.state(own)
            leaves = _leaves(runner.run(block, inner), form)
            results = [each for passing, leaf in zip(passings, leaves, strict=True) for each in passing.encode(leaf)]
            return tuple(separate([*results, *captures.effects(inner, own)], operands))

        return run

    found = list(cond_op(condition, branch(blocks[0]), branch(blocks[1]), tuple(captures.operands)))
    leaves = [passing.decode(found) for passing in passings]
    for leaf, passing in zip(leaves, passings, strict=True):
        if passing.kind == "tensor":
            _keep_sizes(leaf, passing)
    captures.apply(state, found)
    return tree_unflatten(leaves, tree_flatten(form)[1])


def _keep_sizes(result: Tensor, passing: _Passing) -> None:
    """Let the sizes that both branches give be known, for which torch.cond makes new symbols."""
    for size, known in zip(result.shape, passing.sizes, strict=True):
        if known is not None:
            torch._check(size == known)


def _passings(outcomes: Sequence[Outcome]) -> tuple[list[_Passing], list[Any]]:
    """How the results of two branches get out of them, and results of the same structure."""
    one, other = (list(each.results) for each in outcomes)
    for at, (first, second) in enumerate(zip(one, other, strict=True)):
        if first is UNINITIALIZED:
            one[at] = tree_map(lambda leaf: UNINITIALIZED, second)
        elif second is UNINITIALIZED:
            other[at] = tree_map(lambda leaf: UNINITIALIZED, first)
    (first, spec), (second, spec_of_other) = tree_flatten(one), tree_flatten(other)
    if spec != spec_of_other:
        raise UnsupportedError("the branches return lists or dictionaries of different sizes, under a condition that "
                               "depends on data")
    return [_passing(*pair) for pair in zip(first, second, strict=True)], one


def _passing(one: Any, other: Any) -> _Passing:
    if one is UNINITIALIZED:
        one = other
    elif other is UNINITIALIZED:
        other = one
    if not isinstance(one, Tensor) and not isinstance(other, Tensor) and type(one) is type(other) and (
            one is other or (isinstance(one, bool | int | float | str) and one == other)):
        return _Passing("constant", one)
    kind, sizes = _kind(one, other), []
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        sizes = [size if str(size) == str(of_other) else None
                 for size, of_other in zip(one.shape, other.shape, strict=True)]
    return _Passing(kind, one, sizes)


def _kind(one: Any, other: Any) -> str:
    for kind, types in (("bool", bool), ("int", int | torch.SymInt), ("float", float | torch.SymFloat)):
        if isinstance(one, types) and isinstance(other, types):
            return kind
    if any(isinstance(each, bool) for each in (one, other)):
        return "bool"
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        if one.dtype != other.dtype or one.dim() != other.dim():
            raise UnsupportedError(f"one branch gives a tensor of {one.dtype} and {one.dim()} dimensions and the other "
                                   f"one of {other.dtype} and {other.dim()}, under a condition that depends on data")
        return "tensor"
    raise UnsupportedError(f"one branch gives {_name(one)} and the other {_name(other)}, under a condition that "
                           f"depends on data")


def _name(value: Any) -> str:
    return "None" if value is None else "a tensor" if isinstance(value, Tensor) else f"a {type(value).__name__}"


def _leaves(results: Sequence[Any], form: Sequence[Any]) -> list[Any]:
    """The leaves of the results of a branch, of which some may not have been given a value."""
    return tree_flatten([tree_map(lambda leaf: UNINITIALIZED, like) if result is UNINITIALIZED else result
                         for result, like in zip(results, form, strict=True)])[0]


def run_loop(runner: BlockRunner, node: Any, state: State) -> None:
    """Run a `prim::Loop` for as many turns as are known, and the others under `torch.while_loop`."""
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
        carried = _repeat(runner, block, state, (turn, count, condition, *carried))
    for output, result in zip(node.outputs(), carried, strict=True):
        state.values[output.debugName()] = result


def _enter(block: Any, state: State, turn: Any, carried: Sequence[Any]) -> None:
    names = [each.debugName() for each in block.inputs()]
    state.values.update(zip(names, (turn, *carried), strict=True))


def _repeat(runner: BlockRunner, block: Any, state: State, beginning: Sequence[Any]) -> Sequence[Any]:
    """The carried values after the turns that are left."""
    turn, count, condition, *carried = beginning
    leaves, spec = tree_flatten(list(carried))

    def run(inner: State, turn: Any, values: Sequence[Any]) -> list[Any]:
        _enter(block, inner, turn, values)
        return runner.run(block, inner)

    outcome = attempt(lambda inner: run(inner, turn, carried), block, state)
    after, spec_after = tree_flatten(list(outcome.results[1:]))
    if spec_after != spec:
        raise UnsupportedError("under a condition that depends on data, a loop returns another number of tensors than "
                               "it begins with")
    passings = [_carrying(*pair) for pair in zip(leaves, after, strict=True)]
    captures = Captures(state, [block], [outcome], [each.value for each in passings if each.kind == "operand"])
    if any(storage_of(leaf) in outcome.written for passing, leaf in zip(passings, leaves, strict=True)
           if passing.kind == "tensor" and isinstance(leaf, Tensor)):
        raise UnsupportedError("a loop writes into a variable and sets it, under a condition that depends on data",
                               hint="only write into it, or only set it")
    is_counted = not isinstance(count, int) or count < 2 ** 63 - 1
    limit = [held(count)] if is_counted else []
    first: list[Any] = [held(turn), held(condition), *(each for passing, leaf in zip(passings, leaves, strict=True)
                                             for each in passing.encode(leaf))]
    first += captures.effects(state, captures.operands)
    first = separate([each.clone() for each in first], [], contiguous=True)
    operands = [*limit, *captures.operands]
    effects = len(captures.set_paths) + len(captures.written)

    def proceeds(turn: Tensor, condition: Tensor, *others: Any) -> Tensor:
        return condition & (turn < others[len(first) - 2]) if is_counted else condition.clone()

    def body(turn: Tensor, condition: Tensor, *others: Any) -> tuple[Tensor, ...]:
        values, own = list(others[:len(first) - 2]), list(others[len(first) - 2 + len(limit):])
        begun = [each.clone() for each in values[len(values) - effects:]]
        for at, each in zip(captures.written, begun[len(captures.set_paths):], strict=True):
            own[at] = each
        inner = captures.state(own)
        inner.attributes.update(zip(captures.set_paths, begun, strict=False))
        number = to_int(turn)
        torch._check(number >= 0)
        given = tree_unflatten([own[captures.place(passing.value)] if passing.kind == "operand" else
                                passing.decode(values) for passing in passings], spec)
        condition, *results = run(inner, number, given)
        encoded = [each for passing, leaf in zip(passings, tree_flatten(results)[0], strict=True)
                   for each in passing.encode(leaf)]
        found = [turn + 1, held(condition), *encoded, *captures.effects(inner, own)]
        return tuple(separate(found, (turn, condition, *others), contiguous=True))

    run_while: Any = while_loop_op  # whose annotations say that there is one value
    found = list(run_while(proceeds, body, tuple(first), tuple(operands)))[2:]
    results = tree_unflatten([passing.decode(found) for passing in passings], spec)
    captures.apply(state, found)
    return results


def _carrying(before: Any, after: Any) -> _Passing:
    """How a value gets from one turn of a loop to the next."""
    if before is UNINITIALIZED:
        return _Passing(_kind(after, after), after)
    if isinstance(before, Tensor) and before is after:
        return _Passing("operand", before)
    if before is after and not isinstance(before, bool | int | float):
        return _Passing("constant", before)
    return _Passing(_kind(before, after), after)
