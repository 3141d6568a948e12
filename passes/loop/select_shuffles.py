"""The pass `select-shuffles`."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerAttr, MemRefType, UnitAttr, i64

from ...ir.dialects.loop import BLOCK, SHUFFLED, KernelOp, LoadOp, StoreOp, TransposeOp
from ...ir.traversal import operations_in
from ...ir.vector_types import stored_bits
from ...ir.watching import Watcher
from ..analysis.lane_shuffles import is_shuffled
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine


class SelectShuffles(KernelPass):
    """Move lanes by shuffles between registers where that is faster than element by element.

        loop.transpose 32 by 32 of %x[0] stride 1024 to %t[0] stride 32 : memref<1048576xf32>, memref<1024xf32>
        %v = loop.load %x[%i] stride 2 : memref<?xf32> -> vector<16xf32>
    becomes
        loop.transpose 32 by 32 of %x[0] stride 1024 to %t[0] stride 32 {block = 16 : i64} : ...
        %v = loop.load %x[%i] stride 2 {shuffled} : memref<?xf32> -> vector<16xf32>
    A tile is transposed in blocks: a block of n by n elements takes n loads, n log2(n) shuffles and n stores. Its side
    is the greatest power of two for which a row fits into a register and the tile. A strided access loads or stores
    whole vectors if its lanes are close to each other. An access without the attribute is executed element by element.
    """

    name = "select-shuffles"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    maximum_side: int = 16
    """A block is held in registers: with 32 rows none would be left over on any machine."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for op in operations_in(kernel):
            if isinstance(op, TransposeOp) and BLOCK not in op.attributes and watcher.allows(op):
                assert isinstance(op.target.type, MemRefType)
                side = min(self.maximum_side, self.bits // stored_bits(op.target.type.element_type), *op.sizes)
                op.attributes[BLOCK] = IntegerAttr(1 << (side.bit_length() - 1), i64)
            elif isinstance(op, LoadOp | StoreOp) and is_shuffled(op, self.bits) and watcher.allows(op):
                op.attributes[SHUFFLED] = UnitAttr()
