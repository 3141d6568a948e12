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
from ..rewriting.machine_options import from_machine, settled
from .fusion.compared import compared_reductions
from .fusion.cost_model import CostModel
from .fusion.grouping import Grouping
from .fusion.outside_views import OutsideViews
from .fusion.rewriting import rewrite_block


@dataclass(frozen=True)
class Fuse(ModulePass):
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

    max_body: int = 512
    """Instructions for an element in one group, at most. A vector register file holds what a chain of any
    length has live, but compile time grows with the body, and beyond this a load and a store cost about 2% of
    the work."""
    max_places: int = 32
    """At how many different indices one iteration may ask for a value: the 25 of a window of 5 x 5, or of a window of
    windows, and more. [M] Pooling by 3 x 3 and then by 2 x 2 takes 0.85 of the time on a CPU that it takes where the
    padded image is stored."""
    inline_extent: int = 64
    """A reduction of at most so many elements may stand anywhere, as an expensive elementwise op does."""
    min_rows: int = from_machine("enough_rows")
    """Rows that keep all threads busy: with fewer, a long reduction has a kernel of its own, so that what
    uses it runs in parallel."""
    lanes: int = from_machine("neighbours")
    """Rows that are one to the threads: neighbours in memory, of which a program of a GPU takes some at once."""
    serial_extent: int = from_machine("serial_elements")
    """Elements that one thread reduces in the time that it takes to wake the others; `split-reductions` leaves as
    many alone."""
    row_extent: int = from_machine("row_elements")
    """A row of at most so many elements, of what is reduced and of what is stored, may be a group's however few rows
    there are: on a GPU one program takes less time for it than another launch."""
    repeats: int = from_machine("most_repeats")
    """A small reduction is computed at most so often for each of its results; 0: as often as that costs less than
    memory does. A few programs of a GPU take long for what all of them together do while another is launched."""
    recompute_ops: int = 16
    """A value that takes more ops than this is never computed twice: it bounds the code that copies add."""
    copied_ops: int = 64
    """So many ops may be added where a group computes a value at several indices, more often than there are elements
    of it."""
    launch: int = from_machine("launch_instructions")
    """What one more kernel costs, in vector instructions."""
    load: int = from_machine("cost.load")
    """What reading a value costs: as many instructions may be repeated instead, however often."""
    per_byte: float = from_machine("instructions_per_byte")
    """What a byte costs on its way to or from memory."""
    cached_row: int = from_machine("cached_bytes")
    """The bytes of a row at most that `cache-rows` keeps from one loop over it to the next. A value of longer rows that
    is stored anyway is read in each of these loops, if computing it again takes longer; 0: it is computed again."""
    shared_rows: int = from_machine("shared_rows")
    """Rows of a matrix product at most for which what is computed of an element of the other matrix is computed once,
    as `tile-thin-products` multiplies all of them side by side."""
    joint_products: int = from_machine("joint_products")
    """Large matrix products at most in one group: they share a factor, and their tiles are the same."""
    product_block: int = from_machine("product_block")
    """Rows, and columns, of a block that registers hold while blocks of a large product are added to it; 0 if a product
    is only tiled where its results are stored."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        options = {option.name: getattr(self, option.name) for option in fields(self) if option.name != "name"}
        model = CostModel(machine_of(op).cost, **options)
        watcher = watcher_of(ctx)
        for function in programs_of(op):
            block = function.body.block
            costs = replace(model, compared=compared_reductions(block))
            grouping = Grouping(block, costs, OutsideViews(function), watcher)
            groups = grouping.run()
            rewrite_block(block, groups, grouping.flow)
