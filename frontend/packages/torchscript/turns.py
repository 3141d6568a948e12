"""Turns of loops as operators of torch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.scan import scan_op
from torch._higher_order_ops.while_loop import while_loop_op

from .captures import separate
from .numbers import held, to_int
from .trials import Beginning

__all__ = ["Turns"]

Turn = Callable[[Tensor, list[Any], list[Any]], tuple[Any, list[Tensor], list[Tensor]]]
"""Of the number of a turn, what it carries, and the operands from outside: the condition of the next turn, what that
carries, and what it appends.
"""


@dataclass(frozen=True)
class Turns:
    """The turns of a loop that are left."""

    run: Turn
    beginning: Beginning
    limit: Any
    """The number of the turn before which the loop ends at the latest."""
    first: Sequence[Tensor]
    captured: Sequence[Any]

    def loop(self) -> list[Any]:
        """What the loop carries after all its turns."""
        return self._loop()[1:]

    def counted(self) -> Any:
        """The number of turns, of a loop that is run for it only."""
        turns = to_int(self._loop()[0])
        torch._check(turns >= self.beginning.turn)
        return turns

    def _loop(self) -> list[Any]:
        limits = [] if self.limit is None else [held(self.limit)]
        start = (held(self.beginning.turn), held(self.beginning.condition), *self.first)
        start = separate([each.clone() for each in start], [], contiguous=True)
        carried = len(start) - 2

        def proceeds(turn: Tensor, condition: Tensor, *others: Any) -> Tensor:
            return condition & (turn < others[carried]) if limits else condition.clone()

        def body(turn: Tensor, condition: Tensor, *others: Any) -> tuple[Tensor, ...]:
            proceeding, found, _ = self.run(turn, list(others[:carried]), list(others[carried + len(limits):]))
            return tuple(separate([turn + 1, held(proceeding), *found], (turn, condition, *others), contiguous=True))

        run_while: Any = while_loop_op  # whose annotations say that there is one value
        last, _, *found = run_while(proceeds, body, tuple(start), (*limits, *separate(self.captured, [])))
        return [last, *found]

    def scan(self) -> tuple[list[Any], list[Tensor]]:
        """What a loop of so many turns carries after them, and what all turns append, for each list."""
        start = separate([each.clone() for each in (held(0), *self.first)], [], contiguous=True)

        def body(*given: Any) -> list[Tensor]:
            turn, values, own = given[0], list(given[1:len(start)]), list(given[len(start) + 1:])
            _, found, rows = self.run(turn, values, own)
            return separate([turn + 1, *found, *rows], given, contiguous=True)

        run_scan: Any = scan_op
        found = list(run_scan(body, start, [torch.arange(self.beginning.count)], tuple(separate(self.captured, []))))
        return found[1:len(start)], found[len(start):]


