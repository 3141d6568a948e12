"""The pass `prefetch-rows`."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import FixedBitwidthType, MemRefType
from xdsl.ir import SSAValue

from ...ir.dialects.loop import KernelOp, LoadOp, LoadPackedOp, LoopOp, ParallelOp, PrefetchOp, loops_around
from ...ir.expressions import Expression
from ...ir.traversal import operations_in
from ...ir.watching import Watcher
from ..rewriting.edits import insert_before
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names
from .scheduling.scheduling_pass import SchedulingPass


class PrefetchRows(SchedulingPass):
    """Fetch the next rows of a matrix into the caches, where several rows are read side by side.

        loop.parallel %j = 0 to 4092 step 6 {
          %s0, ... = loop.reduce <add, ...> %k = 0 to 2048 step 16 : vector<16xi32>, ... {
            %a0 = loop.load %w[%j * 2048 + %k] : memref<8388608xi8> -> vector<16xi8>
            %a1 = loop.load %w[%j * 2048 + %k + 2048] : memref<8388608xi8> -> vector<16xi8>
            ...
    becomes
        loop.parallel %j = 0 to 4092 step 6 {
          %s0, ... = loop.reduce <add, ...> %k = 0 to 2048 step 16 : vector<16xi32>, ... {
            loop.prefetch %w[%j * 2048 + %k + 12288] : memref<8388608xi8>
            %a0 = loop.load %w[%j * 2048 + %k] : memref<8388608xi8> -> vector<16xi8>
            ...
    A processor that finds a stream of accesses fetches ahead of it, but only in its page: it begins anew in each short
    row, and follows one row only where a loop goes down the columns of several rows in a page. Rows that the caches
    hold are left alone.
    """

    name = "prefetch-rows"

    l2: int = from_machine("l2")
    """The bytes of the second-level cache: a smaller matrix is there."""

    line: int = from_machine("line")
    """The bytes of a line of the cache."""

    page: int = from_machine("fetched_page")
    """Bytes of a row at most if a loop goes down the columns. [M] Sums of the columns of 4096 x 1024 f32 take one
    thread of an Intel Xeon, where this is 64, 871 us, and 994 with prefetch, and a softmax down columns of 64 x 512
    1380 and 1514; of Zen 4, where it is a page, 1323 and 1263, and 1624 and 1459."""

    longest_row: int = 4096
    """Bytes of a row at most. [M] A product of one row and 4080 x 4096 numbers of four bits, 6 rows of 2048 bytes
    side by side, by a table: one thread of an Intel Xeon 1393 us, with prefetch 1030, of Zen 4 1070 and 789; of eight
    bits, rows of 4096, 509 and 452, 425 and 454; of bf16, rows of 8192, 860 and 914, 328 and 393."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        names = Names()
        for loop in list(operations_in(kernel)):
            if isinstance(loop, LoopOp) and not any(isinstance(op, LoopOp) for op in loop.body.block.ops):
                for load, place in list(self._rows(loop, names)):
                    if watcher.allows(load):
                        operands, (subscript,) = names.close(place)
                        insert_before(load, PrefetchOp(load.buffer, subscript, operands), like=(load,))
                        watcher.done(load, "the row that the next iteration reads is fetched")

    def _rows(self, inner: LoopOp, names: Names) -> Iterator[tuple[LoadOp | LoadPackedOp, Expression]]:
        """Loads of several rows in a loop, and the places that the next iteration of the loop around them reads."""
        around = next((loop for loop in reversed(loops_around(inner)) if isinstance(loop, ParallelOp)), None)
        if around is None or around.step_size == 1:
            return
        row_of, along = (names.of(loop.induction_variable).as_symbol or "" for loop in (around, inner))
        streams: dict[SSAValue, list[LoadOp | LoadPackedOp]] = {}
        for load in inner.body.block.ops:
            if isinstance(load, LoadOp | LoadPackedOp) and load.lanes is not None and load.mask is None \
                    and load.stride is None:
                streams.setdefault(load.buffer, []).append(load)
        for buffer, loads in streams.items():
            places = [names.expressions(load)["subscript"] for load in loads]
            row, step = (_number(places[0].coefficient(name)) for name in (row_of, along))
            bytes = _element_bytes(buffer)
            distances = [(place - places[0]).as_int for place in places]
            fits = step * bytes <= self.page if row < step else row * bytes <= self.longest_row
            if row <= 0 or step <= 0 or not fits or self._is_cached(buffer, bytes) or None in distances:
                continue
            lines = {(each // row, each % row * bytes // self.line): (load, place) for load, place, each in
                     zip(reversed(loads), reversed(places), reversed(distances), strict=True) if each is not None}
            if len({number for number, _ in lines}) > 1:
                yield from ((load, place + row * around.step_size) for load, place in lines.values())

    def _is_cached(self, buffer: SSAValue, bytes: int) -> bool:
        """Whether the second-level cache may hold a buffer."""
        assert isinstance(buffer.type, MemRefType)
        [size] = buffer.type.get_shape()
        return size < 0 or size * bytes <= self.l2


def _number(expression: Expression | None) -> int:
    """The value of an expression; 0 if it is not known."""
    return 0 if expression is None else expression.as_int or 0


def _element_bytes(buffer: SSAValue) -> int:
    assert isinstance(buffer.type, MemRefType) and isinstance(buffer.type.element_type, FixedBitwidthType)
    return buffer.type.element_type.size
