"""The pass `drop-redundant-reductions`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...ir.dialects.loop import KernelOp, ReduceOp, Reduction, YieldOp
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert_before, replace_values
from .analysis.reductions import parts_of, yielded
from .scheduling.scheduling_pass import SchedulingPass

SEARCHES = {Reduction.MAXIMUM: (Reduction.ARGMAXIMUM, Reduction.SOFTMAX), Reduction.MINIMUM: (Reduction.ARGMINIMUM,)}
"""The kinds whose first result an extremum of the same values is. Of two zeros a search gives the first, and of an
extremum it is open which it is."""


class DropRedundantReductions(SchedulingPass):
    """Remove a reduction whose result another reduction in the same loop gives too.

        %m, %v, %k = loop.reduce <maximum, argmaximum> %r = 0 to 100 : f32, f32, i64 {
          ...
          loop.yield %x, %x, %i : f32, f32, i64
        }
    becomes
        %v, %k = loop.reduce <argmaximum> %r = 0 to 100 : f32, i64 {
          ...
          loop.yield %x, %i : f32, i64
        }
    where %m is %v.
    """

    name = "drop-redundant-reductions"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in [inner for inner in operations_in(kernel) if isinstance(inner, ReduceOp)]:
            if (twins := dict(_twins(loop))) and watcher.allows(loop):
                watcher.done(loop, "{count} of its results are given twice", count=len(twins))
                _drop(loop, twins)


def _twins(loop: ReduceOp) -> Iterator[tuple[int, int]]:
    """The combinations whose results are also computed by others that stay, each with one of these."""
    kinds = loop.reductions
    values = [yielded(loop)[part] for part in parts_of(loop)]
    for at, kind in enumerate(kinds):
        searches = (k for k, other in enumerate(kinds)
                    if other in SEARCHES.get(kind, ()) and values[k][0] == values[at][0])
        equals = (k for k in range(at) if kinds[k] == kind and values[k] == values[at])
        if (twin := next(chain(searches, equals), None)) is not None:
            yield at, twin


def _drop(loop: ReduceOp, twins: dict[int, int]) -> None:
    """Remove combinations, and use the equal results instead."""
    parts = parts_of(loop)
    for at, twin in twins.items():
        # A search gives more than what is dropped: its first result is the extremum.
        for old, new in zip(loop.outputs[parts[at]], loop.outputs[parts[twin]], strict=False):
            old.replace_all_uses_with(new)
    staying = [at for at in range(len(parts)) if at not in twins]
    kept = [position for at in staying for position in range(parts[at].start, parts[at].stop)]
    values, last = yielded(loop), loop.body.block.last_op
    assert last is not None
    end = YieldOp(*(values[at] for at in kept))
    insert_before(last, end)
    erase(last)
    new = ReduceOp([loop.reductions[at] for at in staying], [loop.outputs[at].type for at in kept], loop.upper_bound,
                   loop.detach_region(loop.body), list(loop.bounds), lower=loop.lower_bound, step=loop.step_size)
    new.attributes.update(loop.attributes)
    insert_before(loop, new)
    replace_values([loop.outputs[at] for at in kept], new.outputs)
    erase(loop)
