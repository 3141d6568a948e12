"""Recording the schedule that passes choose, as text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ....ir.dialects.loop import KernelOp, LoopOp
from ....ir.source_text import SourceText
from ...analysis.shared_memory import SharedMemory
from ...loop.scheduling.errors import SchedulingError
from ...loop.scheduling.loop_names import LoopNames
from ...loop.scheduling.scheduling_pass import SchedulingPass
from ...management.pass_manager import Instrument
from ...management.pass_options import pass_text
from .kernel_schedule import Schedule, statement
from .parser import PrimitiveStatement, parse_schedule

__all__ = ["ScheduleRecorder"]


@dataclass
class _Record:
    """The statements for one kernel."""

    kernel: KernelOp
    names: LoopNames
    lines: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    """The primitives of the pass that runs."""
    said: bool = True
    """Whether the language has words for all of them."""
    loops_before: dict[LoopOp, str] = field(default_factory=dict)
    """The names that loops had before the pass."""
    before: KernelOp | None = None
    """The kernel as that pass found it."""
    names_before: LoopNames | None = None
    """What is called how in it."""


class ScheduleRecorder(Instrument):
    """Writes down, from the first pass on that chooses a schedule, what the passes do to each kernel: the primitives,
    and passes that do something else. A pass is written down as primitives only where these give the very kernel that
    it left: they are applied again to see that. So the text, applied where it begins, gives the same kernels."""

    def __init__(self) -> None:
        self._records: dict[str, _Record] = {}
        self._begun = False
        self._last: str | None = None
        """The pass that ran last, since the first one that chose a schedule."""

    @property
    def text(self) -> str:
        """The schedule of all kernels that passes changed."""
        blocks = [f"kernel @{name} {{\n" + "".join(f"  {line}\n" for line in record.lines) + "}\n"
                  for name, record in self._records.items() if record.lines]
        return "\n".join(blocks)

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self._begun = self._begun or isinstance(module_pass, SchedulingPass)
        if not self._begun:
            return
        for kernel in module.ops:
            if isinstance(kernel, KernelOp):
                record = self._records.get(kernel.sym_name.data)
                if record is None or record.kernel is not kernel:
                    made = [] if self._last is None else [f"# {self._last} made this kernel: apply this after it"]
                    record = self._records[kernel.sym_name.data] = _Record(kernel, LoopNames(kernel), made)
                record.before, record.new, record.said = kernel.clone(), [], True
                record.names_before = record.names.of_clone(record.before)
                record.loops_before = dict(record.names.names)

    def scheduled(self, module_pass: ModulePass, kernel: Operation, primitive: str,
                  subjects: Sequence[Operation | SSAValue], options: Mapping[str, object],
                  loops: Sequence[Operation]) -> None:
        assert isinstance(kernel, KernelOp)
        if (record := self._records.get(kernel.sym_name.data)) is not None:
            try:
                record.new.append(statement(primitive, subjects, options, record.names))
            except SchedulingError:
                record.said = False
            record.names.follow(subjects, tuple(loop for loop in loops if isinstance(loop, LoopOp)))

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self._last = pass_text(module_pass) if self._begun else None
        shared: SharedMemory | None = None
        for record in self._records.values():
            before, record.before = record.before, None
            if before is None or record.kernel.parent is not module.body.block:
                continue
            if before.is_structurally_equivalent(record.kernel):
                assert record.names_before is not None  # the pass may have put equal loops in the place of these
                record.names = record.names_before.of_clone(record.kernel)
            else:
                shared = shared or SharedMemory(module)
                if record.new and record.said and _gives(record, before, shared):
                    record.lines += record.new
                else:
                    text = pass_text(module_pass)
                    record.lines.append(f"run {text}" if re.fullmatch(r"[a-z0-9-]+", text) else f'run "{text}"')
                    record.names.names = record.loops_before  # a schedule does not know what the pass did on the way
                    record.names.follow()


def _gives(record: _Record, before: KernelOp, shared: SharedMemory) -> bool:
    """Whether the primitives of a pass turn the kernel before the pass into the kernel after it."""
    after = record.kernel
    memory = shared.memory(after)
    same: dict[SSAValue, SSAValue] = dict(zip(before.body.block.args, after.body.block.args, strict=True))
    schedule = Schedule(before, lambda buffer: memory(same.get(buffer, buffer)), names=record.names_before)
    text = "kernel @k {\n" + "\n".join(record.new) + "\n}"
    try:
        [written] = parse_schedule(SourceText("<schedule>", text))
        for each in written.statements:
            assert isinstance(each, PrimitiveStatement)
            schedule.perform(each)
    except SchedulingError:
        return False
    return before.is_structurally_equivalent(after)
