"""A program as the sequence of steps of each rank: compute, start a collective, wait for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from ...ir.context import make_context
from ...ir.dialects.comm import Collective, GroupAttr, StartOp, WaitOp
from ...ir.errors import OptionError, UnsupportedError
from ...ir.machines.machine import Machine
from ...ir.machines.targets import set_machine, set_target
from ...ir.modules.levels import level_of
from ...ir.modules.symbols import programs_of
from ...passes.analysis.communication import works
from ...passes.management.pass_manager import PassManager
from ...passes.management.pipeline_parser import parse_pipeline
from ...passes.pipeline import Pipeline
from ...passes.pipeline_lookup import pipeline_for
from ...passes.pipelines import DEFAULTS
from .memory import live_bytes
from .work import bytes_of, name_of, seconds_of

__all__ = ["Kind", "Program", "Step", "program_of"]


class Kind(Enum):
    """The kind of a step."""

    COMPUTE = "compute"
    START = "start"
    WAIT = "wait"


@dataclass(frozen=True)
class Step:
    """One step of a rank."""

    kind: Kind
    name: str
    memory: int
    """Bytes that are live during the step, including the arguments of the program."""
    seconds: float = 0.0
    """The compute time."""
    number: int = 0
    """The number of the collective in the program."""
    collective: Collective | None = None
    group: GroupAttr | None = None
    moved: int = 0
    """The larger of the bytes that a rank sends to a collective and those that it receives."""


@dataclass(frozen=True)
class Program:
    """The steps of a program; all ranks execute the same."""

    name: str
    steps: tuple[Step, ...]

    @property
    def computing(self) -> float:
        """The total compute time in seconds."""
        return sum(step.seconds for step in self.steps)

    def taking(self, seconds: float) -> Program:
        """Return the same program with a total compute time of `seconds`, for example a measured one: each step is
        scaled by the same factor.
        """
        if not self.computing:
            raise OptionError(f"the program {self.name} computes nothing, so that it cannot take {seconds} s")
        return replace(self, steps=tuple(_scaled(self.steps, seconds)))

    def taking_between_starts(self, seconds: Sequence[float]) -> Program:
        """Return the same program with these compute times before its first collective starts, between starts, and
        after the last one. Where it computes nothing, they are time of the host.
        """
        steps: list[Step] = []
        at = [number for number, step in enumerate(self.steps) if step.kind is Kind.START]
        for begin, end, each in zip([0, *at], [*at, len(self.steps)], seconds, strict=True):
            part = self.steps[begin:end]
            if any(step.seconds for step in part):
                steps += _scaled(part, each)
            else:
                steps += [*part, Step(Kind.COMPUTE, "host", part[-1].memory if part else 0, each)]
        return replace(self, steps=tuple(steps))


def _scaled(steps: Sequence[Step], seconds: float) -> Iterator[Step]:
    scale = seconds / sum(step.seconds for step in steps)
    return (replace(step, seconds=step.seconds * scale) for step in steps)


def program_of(module: ModuleOp, name: str, machine: Machine, pipeline: str | Pipeline | None = None) -> Program:
    """Convert a module at level aten or prim to a program.

    A pipeline, by default that of the machine's target, lowers the module until its operations are fused. `machine`
    determines the compute times. The module is consumed. Raises StepwellError.
    """
    if level_of(module) not in ("aten", "prim"):
        raise UnsupportedError(f"the module of {name} is of the level {level_of(module)}, and what is simulated is of "
                               "aten or prim", hint="the stage 00_aten.mlir of a dump is")
    set_target(module, machine.target)
    set_machine(module, machine)
    text = pipeline_for(pipeline or DEFAULTS[machine.target], level_of(module), threads=True, stop="loop")
    *passes, _ = parse_pipeline(text)  # the last pass lowers to loops
    PassManager(passes, []).run(make_context(), module)
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    programs = programs_of(module)
    if len(programs) != 1:
        raise UnsupportedError(f"the module of {name} has {len(programs)} programs, and what is simulated has one, "
                               "without control flow")
    return Program(name, tuple(_steps(programs[0], functions, machine)))


def _steps(program: FuncOp, functions: dict[str, FuncOp], machine: Machine) -> Iterator[Step]:
    for op, memory in live_bytes(program):
        if isinstance(op, StartOp):
            yield Step(Kind.START, op.collective.name.removeprefix("comm."), memory, number=op.number,
                       collective=op.collective, group=op.group, moved=max(_bytes(op.inputs), _results(op)))
        elif isinstance(op, WaitOp):
            start = op.input.owner
            assert isinstance(start, StartOp)
            yield Step(Kind.WAIT, start.collective.name.removeprefix("comm."), memory, number=start.number)
        elif works(op) and op.results:
            yield Step(Kind.COMPUTE, name_of(op), memory, seconds=seconds_of(op, functions, machine))


def _bytes(values: Sequence[SSAValue]) -> int:
    return sum(map(bytes_of, values))


def _results(start: StartOp) -> int:
    return sum(bytes_of(op.result) for op in _waits(start))


def _waits(start: StartOp) -> Iterator[WaitOp]:
    for output in start.outputs:
        for use in output.uses:
            if isinstance(use.operation, WaitOp):
                yield use.operation
