"""How many turns the loops of TorchScript have at most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from .captures import names_from_outside
from .state import State
from .trials import Beginning, is_unlimited

__all__ = ["limit_of"]

_NEGATED = {"aten::lt": "aten::ge", "aten::le": "aten::gt", "aten::gt": "aten::le", "aten::ge": "aten::lt"}
_STEPS = {"aten::lt": ("aten::add", 1, 0), "aten::le": ("aten::add", 1, 1), "aten::gt": ("aten::sub", -1, 0),
          "aten::ge": ("aten::sub", -1, 1)}
"""For each comparison of a counter with a limit: how the counter changes, the sign of that, and whether the limit is a
value of the counter.
"""


def limit_of(block: Any, state: State, beginning: Beginning) -> Any:
    """The number of turns that a loop has at most, or None.

    TorchScript makes of a `for` with a `break` a loop without a limit, whose condition compares a counter with the
    limit, like that of `while count < limit and ...`.
    """
    if not is_unlimited(beginning.count):
        return beginning.count
    outside = names_from_outside(block)
    carried = {after.debugName(): (before, value) for before, after, value in zip(
        [*block.inputs()][1:], [*block.outputs()][1:], beginning.carried, strict=True)}
    for kind, counter, limit in _comparisons(next(block.outputs()), is_true=True):
        name, sign, included = _STEPS[kind]
        before, value = carried.get(counter.debugName(), (None, None))
        if before is not None and limit.debugName() in outside and _steps(counter.node(), name, before):
            turns = (state.values[limit.debugName()] - value) * sign + included
            return beginning.turn + torch.sym_max(turns, 1)  # the first turn may be without a condition
    return None


def _steps(node: Any, name: str, value: Any) -> bool:
    """Whether a node adds or subtracts 1."""
    inputs = [*node.inputs()]
    return node.kind() == name and inputs[0].debugName() == value.debugName() and inputs[1].toIValue() == 1


def _comparisons(value: Any, *, is_true: bool) -> Iterator[tuple[str, Any, Any]]:
    """The comparisons that hold, each with its operands, if a condition does, or does not."""
    node = value.node()
    inputs = [*node.inputs()]
    match node.kind():
        case "aten::lt" | "aten::le" | "aten::gt" | "aten::ge" as kind:
            yield kind if is_true else _NEGATED[kind], inputs[0], inputs[1]
        case "aten::__not__":
            yield from _comparisons(inputs[0], is_true=not is_true)
        case "aten::__and__" | "aten::__or__" as kind if (kind == "aten::__and__") == is_true:
            for each in inputs:
                yield from _comparisons(each, is_true=is_true)
        case "prim::If":
            place = [each.debugName() for each in node.outputs()].index(value.debugName())
            results = [[*each.outputs()][place] for each in node.blocks()]
            for at, result in enumerate(results):
                if result.toIValue() is (not is_true):  # so the other branch was taken
                    yield from _comparisons(inputs[0], is_true=at == 1)
                    yield from _comparisons(results[1 - at], is_true=is_true)
