"""The pass `fuse`.

What a group looks like, for whoever lowers one
-----------------------------------------------
The body of a `prim.fusion` is a straight list of prim ops without regions. Its arguments are distinct
tensors in memory, each used. It yields one or more distinct values, each the result of an op of the body,
and every op serves one of them. Every result may be computed by *pulling*: an element of an output asks its
operands for the elements it needs, and so on up to the arguments. Pulling is bounded: one value is asked
for at few distinct index functions, unless computing it again is cheaper than memory.

A group is of one of three kinds.

*Pointwise*: no scatter, and no reductions but inline ones. All outputs have one iteration space: the same
axes, though perhaps in another order (transpose) or merged and split (reshape), so one loop nest can store
them all.

*Rows*: with reductions (`reduce`, `argreduce`, `scan`). There is one *row space* P, a list of axes; it may
be empty. Every reduction's kept dimensions are exactly the axes of P (merged, split or permuted by views),
and all its uses ask for it at their own row. So the kernel is a parallel loop over P, and in it, one after
another, the reductions and then the outputs. An output covers P alone (one element a row: a mean, a
maximum) or P and axes of its own (the row's elements). P may be any of the axes of an output, not only the
outer ones, and may split a dimension, as groups split channels. Reductions of one group may run over
different axes.

*Scatter*: the one output is the result of the group's one `scatter`, and nothing in the body uses it. Base,
indices and updates are pulled; there is no row space.

In the first two kinds there may also be:

- Inline reductions, of few elements (`inline-extent`): anywhere, as if they were expensive elementwise ops:
  a pooling window, the 25 taps of CARAFE. Their kept dimensions are any index. A sum that is compared with what
  is made of it (`m == max(m)`) is none: two loops may round it in two ways.
- A `scan`: P and the scan's own axis are axes of an output. Its result is asked for at its own row and its
  own position along that axis, by elementwise ops and by views that keep the axis whole, and for no other scan.
- Outputs of a single element that depend on no reduction, beside larger ones: a step counter.

`concatenate`, `pad`, `gather`, `reverse` and `slice` stand anywhere in a group: what feeds them is asked
for at a derived index (a guarded one for `pad` and `concatenate`). `iota`, `constant` and `size` stand
inside the groups that use them. aten ops are never inside. Equal groups have equal bodies, op for op.

How it is decided
-----------------
`grouping` walks from results to arguments and puts each op where its users are, as long as `legality`
holds and `cost_model` finds computing cheaper than storing; `merging` joins siblings. `axes` and `places`
tell at which elements a group asks for a value.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.machines.targets import machine_of
from ...ir.modules.symbols import programs_of
from ..rewriting.machine_options import settled
from .fusion.compared import compared_reductions
from .fusion.cost_model import CostModel
from .fusion.grouping import Grouping
from .fusion.options import FusionOptions
from .fusion.outside_views import OutsideViews
from .fusion.rewriting import rewrite_block


@dataclass(frozen=True)
class Fuse(FusionOptions, ModulePass):
    """Group prim ops into kernels.

        %e = prim.exp %x : tensor<4x8xf32>
        %s = prim.reduce <add> %e dims [1] : tensor<4x8xf32> -> tensor<4xf32>
        %b = prim.broadcast %s dims [0] : tensor<4xf32> -> tensor<4x8xf32>
        %r = prim.div %e, %b : tensor<4x8xf32>
    becomes
        %r = prim.fusion "exp_reduce_div" (%0 = %x : tensor<4x8xf32>) -> (tensor<4x8xf32>) {
          ...
          prim.yield %r : tensor<4x8xf32>
        }

    Afterwards, the only prim ops outside of groups are views that strides can express: a reshape, transpose, slice or
    broadcast of a tensor in memory, for an aten op or for the caller.

    Three rewrites can be counted and disabled: `fuse` moves an op into the group of its users, `recompute` copies it
    into several groups, and `merge-groups` merges two groups. If a rewrite is disabled, the value is stored in memory
    and loaded again.
    """

    name = "fuse"

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        options = {option.name: getattr(self, option.name) for option in fields(FusionOptions)}
        model = CostModel(costs=machine_of(op).cost, **options)
        watcher = watcher_of(ctx)
        for function in programs_of(op):
            block = function.body.block
            costs = replace(model, compared=compared_reductions(block))
            grouping = Grouping(block, costs, OutsideViews(function), watcher)
            groups = grouping.run()
            rewrite_block(block, groups, grouping.flow)
