"""Base classes of passes that choose schedules."""

from __future__ import annotations

from abc import ABC, abstractmethod

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from ....ir.context import watcher_of
from ....ir.dialects.loop import SCHEDULED, WARPS, KernelOp
from ....ir.interfaces.effects import Memory
from ....ir.watching import Watcher
from ...analysis.shared_memory import SharedMemory
from ...rewriting.kernel_pass import KernelPass
from ...rewriting.machine_options import settle

__all__ = ["MemorySchedulingPass", "SchedulingPass"]


class SchedulingPass(KernelPass, ABC):
    """A pass that chooses a schedule for each kernel that has none of the user's, and is not mapped to a GPU yet."""

    def wants(self, kernel: Operation) -> bool:
        return SCHEDULED not in kernel.attributes and WARPS not in kernel.attributes


class MemorySchedulingPass(SchedulingPass, ABC):
    """A SchedulingPass that also knows which arguments of a kernel share memory in some launch."""

    @abstractmethod
    def schedule(self, kernel: KernelOp, memory: Memory, watcher: Watcher) -> None:
        """Rewrite one kernel in place. Buffers with the same key share memory."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        module = kernel.parent_op()
        assert isinstance(module, ModuleOp)
        self.schedule(kernel, SharedMemory(module).memory(kernel), watcher)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        shared = SharedMemory(op)
        for kernel in list(op.ops):
            if isinstance(kernel, KernelOp) and self.wants(kernel):
                settle(self, kernel).schedule(kernel, shared.memory(kernel), watcher_of(ctx))
