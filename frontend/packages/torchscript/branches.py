"""Branches of TorchScript. Conditions that are known are followed; others become `torch.cond`, whose operands and
results are tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.cond import cond_op
from torch.utils._pytree import tree_flatten, tree_unflatten

from .captures import BlockRunner, Captures, attempt, put, separate, unrecorded
from .maybe import leaves_as, united
from .passing import Passing, passing
from .state import State

__all__ = ["run_branches"]


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
    names = list(dict.fromkeys(name for each in outcomes for name in each.changed))
    given = [[*each.results, *({**state.values, **each.changed}[name] for name in names)] for each in outcomes]
    with unrecorded(given):
        form = [united(*pair) for pair in zip(*given, strict=True)]
        passings = [passing(*pair) for pair in zip(*(leaves_as(each, form) for each in given), strict=True)]

    def branch(block: Any) -> Any:
        def run(*operands: Any) -> tuple[Tensor, ...]:
            own = [each.clone() if at in captures.written else each for at, each in enumerate(operands)]
            inner = captures.state(own)
            results = runner.run(block, inner)
            leaves = leaves_as([*results, *(inner.values[name] for name in names)], form)
            encoded = [each for passing, leaf in zip(passings, leaves, strict=True) for each in passing.encode(leaf)]
            return tuple(separate([*encoded, *captures.effects(inner, own)], operands))

        return run

    found = list(cond_op(condition, branch(blocks[0]), branch(blocks[1]), tuple(captures.given)))
    leaves = [passing.decode(found) for passing in passings]
    for leaf, passed in zip(leaves, passings, strict=True):
        if passed.kind == "tensor":
            _keep_sizes(leaf, passed)
    captures.apply(state, found)
    results = tree_unflatten(leaves, tree_flatten(form)[1])
    for name, value in zip(names, results[len(results) - len(names):], strict=True):
        put(state.values[name], value)
    return results[:len(results) - len(names)]


def _keep_sizes(result: Tensor, passing: Passing) -> None:
    """Let the sizes that both branches give be known, for which torch.cond makes new symbols."""
    for size, known in zip(result.shape, passing.sizes, strict=True):
        if known is not None:
            torch._check(size == known)
