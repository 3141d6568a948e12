"""Passes that choose how loops are run."""

from __future__ import annotations

from abc import ABC

from xdsl.ir import Operation

from ....ir.dialects.loop import SCHEDULED
from ...rewriting.kernel_pass import KernelPass

__all__ = ["SchedulingPass"]


class SchedulingPass(KernelPass, ABC):
    """A pass that chooses a schedule for each kernel that has none of the user's."""

    def wants(self, kernel: Operation) -> bool:
        return SCHEDULED not in kernel.attributes
