"""The pass `select-transpose-blocks`."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType, i64

from ...ir.dialects.loop import BLOCK, KernelOp, TransposeOp
from ...ir.semantics.dtypes import element_bytes
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine


class SelectTransposeBlocks(KernelPass):
    """Transpose tiles by square blocks whose rows are vectors, with shuffles of lanes.

        loop.transpose 32 by 32 of %x[0] stride 1024 to %t[0] stride 32 : memref<1048576xf32>, memref<1024xf32>
    becomes
        loop.transpose 32 by 32 of %x[0] stride 1024 to %t[0] stride 32 {block = 16 : i64} : ...
    A block of n by n elements takes n loads, n log2(n) shuffles and n stores. Its side is the greatest power of two for
    which a row fits a register and the tile. A tile without such an attribute is copied element by element.
    """

    name = "select-transpose-blocks"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    maximum_side: int = 16
    """A block is held in registers: with 32 rows none would be left over on any machine."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for op in kernel.walk():
            if isinstance(op, TransposeOp) and watcher.allows(self.name, op):
                assert isinstance(op.source.type, MemRefType)
                element = op.source.type.element_type
                width = 64 if isinstance(element, IndexType) else 8 * element_bytes(element)
                side = min(self.maximum_side, self.bits // width, *op.sizes)
                op.attributes[BLOCK] = IntegerAttr(1 << (side.bit_length() - 1), i64)
