"""Compares measured steps of a GPT on processes of this machine, connected by gloo, with their simulation.

    python -m stepwell.benchmarks.ranks.validated --devices 2 --ways DDP,FSDP,TP

Three measurements are made first, with as many parallel processes as in the step: the start, latency and bandwidth of
collectives; the slowdown of computation while a collective is under way; and the compute time of the programs when
their collectives do nothing, in torch's process group "fake". The simulation determines the rest: when collectives
begin, how much of them is overlapped, and how long they take at their sizes. All times are minima over many
repetitions, since other work on the machine only adds to them.
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
from multiprocessing.synchronize import Barrier
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
import torch.testing._internal.distributed.fake_pg  # registers the process group "fake"

from ...compiler.simulation import Cluster, Program, program_of, simulate
from ...frontend.simulation import capture_step
from ...ir.dialects.comm import AllReduceAttr, ReduceScatterAttr
from ...ir.machines.presets import PRESETS
from .gpt import Gpt, Sharing, Size, share_parameters
from .links import measure_link

__all__ = ["main"]

WAYS = {"DDP": lambda devices: Sharing(copies=devices), "FSDP": lambda devices: Sharing(shards=devices),
        "TP": lambda devices: Sharing(parts=devices)}
WARM, ROUNDS = 4, 20


class Step(NamedTuple):
    """Seconds of the two halves of a step, and of the whole step."""

    forward: float
    backward: float
    whole: float


class Validated(NamedTuple):
    """The measured and the simulated time of a step."""

    way: str
    measured: float
    simulated: float
    computing: float
    exposed: float

    def __str__(self) -> str:
        error = self.simulated / self.measured - 1
        return (f"{self.way:5} {1e3 * self.measured:8.2f} ms {1e3 * self.simulated:8.2f} ms {100 * error:+6.1f} % "
                f"{1e3 * self.computing:8.2f} ms {1e3 * self.exposed:8.2f} ms")


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
    print(results.get())
    print("way   measured    simulated    error   computing    exposed")
    for _ in flags.ways.split(","):
        print(Validated(*results.get()))
    return 0


def _rank(rank: int, flags: argparse.Namespace, size: Size, folder: str, barrier: Barrier, results: Any) -> None:
    """Run one process; the first one puts its results into `results`."""
    torch.set_num_threads(1)
    torch._dynamo.config.recompile_limit = 64
    dist.init_process_group("gloo", init_method=f"file://{folder}/rendezvous", rank=rank, world_size=flags.devices)
    link = measure_link("cpu")
    if rank == 0:
        results.put(f"start {1e6 * link.start:.0f} us, latency {1e6 * link.latency:.0f} us, bandwidth "
                    f"{link.bandwidth / 1e6:.0f} MB/s, computing is {100 * link.share:.0f} % slower meanwhile")
    for name in flags.ways.split(","):
        sharing = WAYS[name](flags.devices)
        torch.compiler.reset()
        model, tokens = _model(sharing, size, flags.batch)
        computing, measured = _steps(model, tokens, barrier)
        if rank == 0:
            cluster = Cluster(PRESETS["x86-avx512"], 1, flags.devices, link)
            modules = capture_step(model, tokens)
            programs = [_as_by_gloo(program_of(modules[half], half, cluster.machine).taking(getattr(computing, half)))
                        for half in ("forward", "backward")]
            found = simulate(programs, cluster)
            results.put((name, measured.whole, found.seconds, sum(each.computing for each in programs), found.exposed))
        barrier.wait()
    dist.destroy_process_group()


def _as_by_gloo(program: Program) -> Program:
    """The program with what gloo does for a reduce_scatter: an all_reduce of the whole, of which a rank takes its part.
    """
    return replace(program, steps=tuple(
        replace(step, collective=AllReduceAttr(step.collective.reduction))
        if isinstance(step.collective, ReduceScatterAttr) else step for step in program.steps))


def _model(sharing: Sharing, size: Size, batch: int) -> tuple[Gpt, torch.Tensor]:
    torch.manual_seed(0)
    mesh = sharing.mesh("cpu")
    model = Gpt(size, mesh["parts"])
    share_parameters(model, mesh)
    return model, torch.randint(size.words, (batch * sharing.parts, size.length + 1))


def _steps(model: Gpt, tokens: torch.Tensor, barrier: Barrier) -> tuple[Step, Step]:
    """Measure a step whose collectives do nothing, and one that communicates, interleaved."""
    silent: Any = dist.new_group(backend="fake")
    function = torch.compile(model, backend="stepwell", fullgraph=True)

    def step() -> Step:
        model.zero_grad()
        barrier.wait()
        began = time.perf_counter()
        loss = function(tokens)
        between = time.perf_counter()
        loss.backward()
        ended = time.perf_counter()
        return Step(between - began, ended - between, ended - began)

    rounds: list[tuple[Step, Step]] = []
    for _ in range(WARM + ROUNDS):
        with _communicating_in(silent):
            computing = step()
        rounds.append((computing, step()))
    least = [Step(*map(min, zip(*column, strict=True))) for column in zip(*rounds[WARM:], strict=True)]
    return least[0], least[1]


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
