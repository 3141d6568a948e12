"""A pass that does the same with each kernel, or each function, of a module.

    class UnrollLoops(KernelPass):
        '''Write out the iterations of short loops.'''

        name = "unroll-loops"

        limit: int = 64

        def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
            for loop in loops_in(kernel): ...
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, dataclass_transform, get_type_hints

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.watching import Watcher
from .machine_options import settle

__all__ = ["KernelPass"]


@dataclass_transform(frozen_default=True)
class KernelPass(ModulePass):
    """A pass that visits each kernel of a module, in order, and may change what is in it.

    The annotation of the first parameter of `visit` says what the pass is given: `loop.KernelOp`, `triton.FuncOp`, or
    `func.FuncOp` for the functions of a program, of which those without a body are left out. The fields of a subclass
    are its options; those that were not given come from the machine of the kernel (`from_machine`) before `visit` is
    called.
    """

    changes_collectives: ClassVar[bool] = False
    """Whether the pass may merge, split or remove collectives. It is an error if another pass does."""

    @abstractmethod
    def visit(self, kernel: Any, watcher: Watcher, /) -> None:
        """Rewrite one kernel in place. It may read the module around the kernel, but changes nothing there, except
        that it may replace the kernel."""

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True)(cls)

    @classmethod
    @cache
    def kind(cls) -> type[Operation]:
        """What the pass visits."""
        return next(iter(get_type_hints(cls.visit).values()))

    def wants(self, kernel: Operation) -> bool:
        """Whether the pass has to do with a kernel."""
        return True

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kind, watcher = self.kind(), watcher_of(ctx)
        for kernel in list(op.ops):
            if isinstance(kernel, kind) and kernel.regions[0].blocks and self.wants(kernel):
                settle(self, kernel).visit(kernel, watcher)
