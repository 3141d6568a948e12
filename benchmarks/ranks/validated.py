"""Compares measured steps of a GPT on processes of this machine, connected by gloo, with their simulation.

    python -m stepwell.benchmarks.ranks.validated --devices 2 --ways DDP,FSDP,TP

Four things are measured in turns, with as many parallel processes: the step; the compute time between the starts of
collectives that do nothing, in torch's process group "fake", which includes the time of the host before the first one
and after the last; the start, latency and bandwidth of collectives; and the slowdown of computation while one is under
way. The simulation determines the rest: when collectives begin, how much of them is overlapped, and how long they take
at their sizes. All times are medians: the least times of short measurements would not add up to the least time of a
step, which consists of many. They are measured in turns, since other work on the machine comes and goes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from multiprocessing.synchronize import Barrier
from statistics import median
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
import torch.testing._internal.distributed.fake_pg  # registers the process group "fake"
from torch.profiler import ProfilerActivity, profile, record_function

from ...compiler.simulation import Cluster, Link, Program, program_of, simulate
from ...compiler.simulation.programs import Kind, Step
from ...frontend.simulation import capture_step
from ...ir.dialects.comm import AllReduceAttr, ReduceScatterAttr
from ...ir.machines.machine import Machine
from ...ir.machines.presets import PRESETS
from .gpt import Gpt, Sharing, Size, share_parameters
from .links import LinkMeter

__all__ = ["main"]

WAYS = {"DDP": lambda devices: Sharing(copies=devices), "FSDP": lambda devices: Sharing(shards=devices),
        "TP": lambda devices: Sharing(parts=devices)}
HALVES = ("forward", "backward")
OPERATORS = "_c10d_functional::"
WARM, ROUNDS = 4, 20


class Half(NamedTuple):
    """The way forward or back of a step: its seconds before the first start of a collective, between starts, and after
    the last one.
    """

    name: str
    between: tuple[float, ...]

    @property
    def seconds(self) -> float:
        """The time of all."""
        return sum(self.between)


class Validated(NamedTuple):
    """The measured and the simulated time of a step, and the link that was measured in turns with it."""

    way: str
    measured: float
    simulated: float
    computing: float
    exposed: float
    link: Link

    def __str__(self) -> str:
        error = self.simulated / self.measured - 1
        return (f"{self.way:5} {1e3 * self.measured:8.2f} ms {1e3 * self.simulated:8.2f} ms {100 * error:+6.1f} % "
                f"{1e3 * self.computing:8.2f} ms {1e3 * self.exposed:8.2f} ms {1e6 * self.link.start:7.0f} us "
                f"{1e6 * self.link.latency:7.0f} us {self.link.bandwidth / 1e6:7.0f} MB/s "
                f"{100 * self.link.share:4.0f} %")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, simulate, and print both."""
    flags = _parser().parse_args(arguments)
    size = Size(flags.layers, flags.width, flags.heads, flags.words, flags.length)
    context = multiprocessing.get_context("spawn")
    barrier, results = context.Barrier(flags.devices), context.SimpleQueue()
    with tempfile.TemporaryDirectory() as folder:
        processes = [context.Process(target=_rank, args=(rank, flags, size, folder, barrier, results))
                     for rank in range(flags.devices)]
        for each in processes:
            each.start()
        for each in processes:
            each.join()
    if any(each.exitcode for each in processes):
        return 1
    print("way   measured    simulated    error   computing    exposed      start    latency    bandwidth slowdown")
    for _ in flags.ways.split(","):
        print(results.get())
    return 0


def _rank(rank: int, flags: argparse.Namespace, size: Size, folder: str, barrier: Barrier, results: Any) -> None:
    """Run one process; the first one puts its results into `results`."""
    torch.set_num_threads(1)
    torch._dynamo.config.recompile_limit = 64
    dist.init_process_group("gloo", init_method=f"file://{folder}/rendezvous", rank=rank, world_size=flags.devices)
    for name in flags.ways.split(","):
        torch.compiler.reset()
        model, tokens = _model(WAYS[name](flags.devices), size, flags.batch)
        meter = LinkMeter("cpu")
        computing, measured = _steps(model, tokens, barrier, meter)
        cluster = Cluster(PRESETS["x86-avx512"], 1, flags.devices, meter.link())
        if rank == 0:
            results.put(_simulated(name, model, tokens, computing, measured, cluster))
        barrier.wait()
    dist.destroy_process_group()


def _simulated(name: str, model: Gpt, tokens: torch.Tensor, computing: Sequence[Half], measured: float,
               cluster: Cluster) -> Validated:
    torch.compiler.reset()
    modules = capture_step(model, tokens)
    machine = cluster.machine
    programs = [program_of(modules[half.name], half.name, machine).taking_between_starts(half.between)
                for half in computing]
    found = simulate([_as_by_gloo(each, machine) for each in programs], cluster)
    return Validated(name, measured, found.seconds, sum(half.seconds for half in computing), found.exposed,
                     cluster.host)


def _as_by_gloo(program: Program, machine: Machine) -> Program:
    """The program with what gloo does for a reduce_scatter: an all_reduce of a copy of the whole, which the thread that
    computes makes, and of which a rank takes its part.
    """
    steps: list[Step] = []
    for step in program.steps:
        if isinstance(step.collective, ReduceScatterAttr):
            steps.append(Step(Kind.COMPUTE, "copy", step.memory, 2 * step.moved / machine.read_single_core))
            step = replace(step, collective=AllReduceAttr(step.collective.reduction))
        steps.append(step)
    return replace(program, steps=tuple(steps))


def _model(sharing: Sharing, size: Size, batch: int) -> tuple[Gpt, torch.Tensor]:
    torch.manual_seed(0)
    mesh = sharing.mesh("cpu")
    model = Gpt(size, mesh["parts"])
    share_parameters(model, mesh)
    return model, torch.randint(size.words, (batch * sharing.parts, size.length + 1))


def _steps(model: Gpt, tokens: torch.Tensor, barrier: Barrier, meter: LinkMeter) -> tuple[list[Half], float]:
    """Measure a step whose collectives do nothing, the seconds of one that communicates, and the link, in turns."""
    silent: Any = dist.new_group(backend="fake")
    function = torch.compile(model, backend="stepwell", fullgraph=True)

    def step() -> tuple[float, float]:
        model.zero_grad()
        barrier.wait()
        began = time.perf_counter()
        with record_function(HALVES[0]):
            loss = function(tokens)
        between = time.perf_counter()
        with record_function(HALVES[1]):
            loss.backward()
        return between - began, time.perf_counter() - between

    computing: list[tuple[float, float]] = []
    measured: list[float] = []
    for _ in range(WARM + ROUNDS):
        with _communicating_in(silent):
            computing.append(step())
        measured.append(sum(step()))
        meter.turn()
    with _communicating_in(silent), profile(activities=[ProfilerActivity.CPU]) as seen:
        step()
        step()  # the first one under the profiler takes longer
    events = sorted(seen.events() or [], key=lambda event: event.time_range.start)
    halves = zip(HALVES, map(median, zip(*computing[WARM:], strict=True)), strict=True)
    return [_divided(name, seconds, events) for name, seconds in halves], median(measured[WARM:])


def _divided(name: str, seconds: float, events: Sequence[Any]) -> Half:
    """Divide the time of a half between starts of collectives as the profiler has seen it in the last step."""
    *_, whole = (event.time_range for event in events if event.name == name)
    starts = [event.time_range.start for event in events if event.name.startswith(OPERATORS)
              and not event.name.endswith("wait_tensor") and whole.start <= event.time_range.start < whole.end]
    borders = [whole.start, *starts, whole.end]
    return Half(name, tuple(seconds * (end - begin) / (whole.end - whole.start) for begin, end in pairwise(borders)))


@contextmanager
def _communicating_in(group: dist.ProcessGroup) -> Iterator[None]:
    """Let the names of all process groups, by which programs call them, denote `group`.

    A mesh of another backend would not do: torch regards meshes of the same ranks and names as equal, and what it
    caches for one of them, it uses for the other.
    """
    named = {name: each for each, name in dist.distributed_c10d._world.pg_names.items()}
    _register(dict.fromkeys(named, group))
    try:
        yield
    finally:
        _register(named)


def _register(groups: Mapping[Any, dist.ProcessGroup]) -> None:
    c10d: Any = dist.distributed_c10d
    for name, group in groups.items():
        c10d._unregister_process_group(name)
        c10d._register_process_group(name, group)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.ranks.validated", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--devices", type=int, default=2, metavar="N", help="processes, each with one thread")
    add("--ways", default=",".join(WAYS), metavar="WAY,...")
    for name, value in Size(layers=2, width=256, heads=8, words=1024, length=32)._asdict().items():
        add(f"--{name}", type=int, default=value)
    add("--batch", type=int, default=2, help="sequences for each process")
    return parser


if __name__ == "__main__":
    sys.exit(main())
