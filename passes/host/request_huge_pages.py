"""The pass `request-huge-pages`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from ...ir.dialects.control import ScanOp
from ...ir.dialects.host import HUGE_PAGES, AllocOp, ArenaOp, BufferType
from ...ir.machines.targets import CPU, target_of
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass


class RequestHugePages(KernelPass):
    """Mark large allocations, so that the operating system is asked to map them with huge pages.

        %b = host.alloc : !host.buffer<[4096, 4096], f32>
    becomes
        %b = host.alloc {huge_pages} : !host.buffer<[4096, 4096], f32>
    The C library maps new memory for each large allocation, and the system clears each page of 4 KiB on the first
    access. A kernel that writes y = 2 x + 1 took, on one thread (milliseconds):

        size of y    memory kept    fresh    fresh, in huge pages
        16 MB                1.4      2.2                     1.4
        64 MB               12.4     30.7                    18.9
        128 MB              23.3     68.3                    39.3

    The request takes about a microsecond. A system without huge pages ignores it. Memory of a GPU is left alone.
    """

    name = "request-huge-pages"

    least_bytes: int = 4 << 20
    """The size from which on the request pays: two huge pages of x86 and ARM."""

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        module = function.parent_op()
        if isinstance(module, ModuleOp) and target_of(module) != CPU:
            watcher.missed(function, "no huge pages: its memory is a GPU's")
            return
        for op in function.body.block.ops:
            if self._bytes(op) >= self.least_bytes and watcher.allows(op):
                op.attributes[HUGE_PAGES] = UnitAttr()
                watcher.done(op, "{bytes} bytes in huge pages", bytes=self._bytes(op))

    @staticmethod
    def _bytes(op: Operation) -> int:
        """The size of the largest buffer that an operation allocates, 0 where it is not known."""
        if isinstance(op, ArenaOp):
            return op.size.value.data
        made = op.results if isinstance(op, AllocOp) else op.outputs[len(op.carried):] if isinstance(op, ScanOp) else ()
        return max((each.type.byte_size or 0 for each in made if isinstance(each.type, BufferType)), default=0)
