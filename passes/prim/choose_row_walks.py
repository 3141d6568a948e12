"""The pass `choose-row-walks`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.reductions import CHUNKS
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import product
from ...ir.shapes import dims
from ..rewriting.machine_options import from_gpu, settled
from .analysis.row_sharing import RowSharing

MIN_ROWS = 8
"""Rows that a program walks at least, so that there are fewer sums to add up than there are rows."""


@dataclass(frozen=True)
class ChooseRowWalks(ModulePass):
    """Choose into how many chunks of rows a column reduction is split if the rows are reduced too, so that one program
    can compute both for the rows of a chunk (`merge-column-sums`).

        %r = prim.reduce <add> %x dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
        %c = prim.reduce <add> %x dims [0] : tensor<16384x1024xf32> -> tensor<1024xf32>
    becomes
        %r = prim.reduce <add> %x dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
        %c = prim.reduce <add> %x dims [0] {chunks = 512 : i64} : tensor<16384x1024xf32> -> tensor<1024xf32>
    """

    name = "choose-row-walks"

    walks: int = from_gpu("persistent_programs")
    """Chunks at least: one for each program that walks rows."""
    sums: int = from_gpu("walk_elements")
    """Results of all chunks together, at least: of short rows there are more chunks, so that as much of memory is read
    at a time."""
    shortest: int = from_gpu("lanes")
    """Elements of a row, at least, for one warp to walk them one row after the other."""
    longest: int = from_gpu("walk_columns")
    """Elements of a row, at most, that a program can hold with a sum for each of them."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, sharing = watcher_of(ctx), RowSharing(op)
        for reduce in [each for each in op.walk() if isinstance(each, prim.ReduceOp)]:
            sizes = dims(tensor_of(reduce.input))
            rows, width = product(sizes[:-1]).as_int, sizes[-1].as_int if sizes else None
            if reduce.chunks is not None or rows is None or width is None or not sharing.beside_rows(reduce):
                continue
            chunks = min(max(self.walks, self.sums // width), rows // MIN_ROWS) if width else 0
            if not self.shortest <= width <= self.longest or chunks < 2:
                watcher.missed(reduce, "its columns are not added up while rows are walked: {rows} rows of "
                               "{width} elements are too few, too short or too long", rows=rows, width=width)
            elif watcher.allows(reduce):
                watcher.done(reduce, "{chunks} programs may add up its columns while they walk rows",
                             chunks=chunks)
                reduce.attributes[CHUNKS] = IntegerAttr(chunks, i64)
