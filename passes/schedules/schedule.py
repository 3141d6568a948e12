"""The pass `schedule`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import SCHEDULED, KernelOp
from ...ir.errors import OptionError, did_you_mean
from ...ir.plugins import find_file
from ...ir.source_text import SourceText
from ...ir.text import read_text
from ..analysis.shared_memory import SharedMemory
from ..loop.scheduling.errors import SchedulingError
from ..management.pipeline_parser import parse_pipeline
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import settle
from .language.kernel_schedule import Schedule
from .language.parser import KernelSchedule, PassStatement, parse_schedule


@dataclass(frozen=True)
class ApplySchedule(ModulePass):
    """Apply the scheduling primitives of a file to the loops of kernels.

    With a file `mine.schedule`

        kernel @double {
          split %i by 16 as %io, %ii
          vectorize %ii
        }
    the pass `schedule{file=mine.schedule}` makes of

        loop.kernel @double(%x: memref<64xf32>, %y: memref<64xf32>) {
          loop.parallel %i = 0 to 64 { ... }
        }
    this:
        loop.kernel @double(%x: memref<64xf32>, %y: memref<64xf32>) attributes {scheduled} {
          loop.parallel %io = 0 to 4 { ... of vectors ... }
        }

    The page docs/schedules.md describes the language. Each primitive is checked, and refused with the reason and its
    place in the file. Passes that choose a schedule leave a kernel with the attribute `scheduled` alone.
    """

    name = "schedule"

    file: tuple[str, ...] = ()
    """Paths, or `package:path` for files that a Python package brings."""

    text: str | None = None
    """A schedule that stands in the pipeline; `;` ends a line of it."""

    partial: bool = False
    """Whether a schedule may be for kernels that the module does not have."""

    def __post_init__(self) -> None:
        if not self.file and self.text is None:
            raise ValueError("a schedule is given by file= or by text=")

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that the pass depends on, for cache keys."""
        return tuple(map(find_file, self.file))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = {kernel.sym_name.data: kernel for kernel in op.ops if isinstance(kernel, KernelOp)}
        shared = SharedMemory(op)
        for schedule in self._schedules():
            name = schedule.kernel.text[1:]
            if name in kernels:
                _apply(schedule, kernels[name], shared, ctx, op)
            elif not self.partial:
                span = schedule.kernel.span
                raise SchedulingError(f"the module has no kernel @{name}", where=span.position, source=span.show(),
                                      hint=did_you_mean(name, kernels) if kernels else None)

    def _schedules(self) -> Iterator[KernelSchedule]:
        for path in self.files:
            yield from parse_schedule(SourceText(str(path), read_text(path)))
        if self.text is not None:
            yield from parse_schedule(SourceText("<schedule>", self.text))


def _apply(schedule: KernelSchedule, kernel: KernelOp, shared: SharedMemory, context: Context,
           module: ModuleOp) -> None:
    """Apply a schedule to its kernel."""
    loops = Schedule(kernel, shared.memory(kernel), watcher_of(context))
    for statement in schedule.statements:
        if isinstance(statement, PassStatement):
            _run(statement, kernel, context, module)
            loops.follow()
        else:
            loops.perform(statement)
    kernel.attributes[SCHEDULED] = UnitAttr()


def _run(statement: PassStatement, kernel: KernelOp, context: Context, module: ModuleOp) -> None:
    """Run passes on one kernel: the visit of a pass on kernels, or any other pass on a module that contains the
    kernel."""
    try:
        passes = parse_pipeline(statement.text)
    except OptionError as error:
        error.where, error.source = statement.span.position, statement.span.show()
        raise
    for each in passes:
        if isinstance(each, KernelPass) and each.kind() is KernelOp:
            settle(each, module).visit(kernel, watcher_of(context))
            continue
        following = kernel.next_op
        kernel.detach()
        alone = ModuleOp([kernel], attributes=dict(module.attributes))
        try:
            each.apply(context, alone)
        finally:
            kernel.detach()
            if following is None:
                module.body.block.add_op(kernel)
            else:
                module.body.block.insert_op_before(kernel, following)
