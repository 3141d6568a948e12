"""Measures training steps of a GPT on several devices in eager mode, under Inductor and under Stepwell.

    torchrun --standalone --nproc-per-node 8 -m stepwell.benchmarks.ranks.measured --json measured.json
    torchrun --standalone --nproc-per-node 2 -m stepwell.benchmarks.ranks.measured --device cpu --layers 1 --width 32

DDP and FSDP2 are torch's wrappers, around a graph or between graphs; `gathered` is FSDP2 in one graph by
`stepwell.gather_in_graph`. It, TP, copies and shards have their collectives in the graph, and so Stepwell's passes on
collectives apply to them: `plain` is Stepwell without the passes that overlap collectives with computation, and
`merged` also runs those that are not in the default pipeline; `graphs` are CUDA graphs. Any number of devices is
allowed, also one.

Rank 0 prints a table: the minimum time of a step, how long kernels communicate, how much of that is exposed, how long
other kernels run (on GPUs), the memory, and the distance of the parameters from those of one process that trains on
all sequences, as a part of the parameters and of what training has changed. A combination that fails has its error in
its row.
`python -m stepwell.benchmarks.ranks.predicted measured.json` puts the simulation of the same programs beside it.
"""

from __future__ import annotations

import argparse
import datetime
import gc
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
from torch import nn

from .gpt import Size
from .links import measure_link
from .overlap import Communication, communication
from .training import BACKENDS, WAYS, Training, distances, train, train_alone
from .turns import Turns

__all__ = ["main"]

STEPS = 10
"""The number of steps after which parameters are compared."""
WARM = 3
"""The number of steps that compile and record CUDA graphs."""


class Row(NamedTuple):
    """The measurements of one parallelization and backend, in seconds and bytes."""

    way: str
    backend: str
    seconds: float
    compiling: float
    """Of the first steps, which compile."""
    communication: Communication | None
    memory: int | None
    differs: float
    """The norm of the difference of the parameters from those of one process, as a part of their norm."""
    differs_in_updates: float
    """The same, as a part of the norm of what training has changed."""

    def __str__(self) -> str:
        sent = 3 * "        -" if self.communication is None else "".join(
            f"{1e3 * each:9.2f}" for each in self.communication)
        memory = "       -" if self.memory is None else f"{self.memory / 2**20:8.0f}"
        return (f"{self.way:7} {self.backend:15} {1e3 * self.seconds:9.2f} {sent} {memory} {self.compiling:7.1f}   "
                f"{self.differs:.1e}   {self.differs_in_updates:.1e}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as one rank of a process group, which `torchrun` starts."""
    began = time.perf_counter()
    flags = _parser().parse_args(arguments)
    if flags.device == "cuda":
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    dist.init_process_group("nccl" if flags.device == "cuda" else "gloo", timeout=datetime.timedelta(seconds=60))
    torch._dynamo.config.recompile_limit = 64  # one model's code is compiled with several backends
    try:
        _measure(flags, began + flags.within)
    finally:
        torch.compiler.reset()  # NCCL waits at its end for CUDA graphs with its collectives to be freed
        _free()
        dist.destroy_process_group()
    return 0


def _measure(flags: argparse.Namespace, until: float) -> None:
    is_first = dist.get_rank() == 0
    size = Size(**{name: getattr(flags, name) for name in Size._fields})
    turns = Turns(flags.turns, flags.groups)
    with turns:
        link = measure_link(flags.device)
    found: dict[str, Any] = {
        "devices": dist.get_world_size(), "device": _device(flags), "torch": torch.__version__, "dtype": flags.dtype,
        "size": size._asdict(), "batch": flags.batch, "link": link.__dict__, "rows": [], "failed": []}

    def show(line: str) -> None:
        if is_first:
            print(line, flush=True)
            if flags.json:
                Path(flags.json).write_text(json.dumps(found, indent=1), encoding="utf-8")

    show(f"{found['devices']} x {found['device']}, torch {torch.__version__}, {flags.dtype}, {size}, "
         f"batch {flags.batch}")
    show(f"start of a collective {1e6 * link.start:.0f} us, bandwidth {link.bandwidth / 1e9:.0f} GB/s, computing is "
         f"{100 * link.share:.0f} % slower meanwhile")
    training = Training(size, flags.device, getattr(torch, flags.dtype), flags.batch)
    with turns:
        start, expected = train_alone(training, STEPS)
        _free()
    show("way     backend          step, ms  sent, ms  exposed  kernels      MiB    cold   of parameters, of updates")
    def prepared() -> Iterator[_Prepared]:
        for way in flags.ways.split(","):
            for backend in flags.backends.split(","):
                if _together(time.perf_counter() < until, flags.device):
                    yield _prepare(way, backend, training, start)
                else:
                    yield _Prepared(way, backend, error="no time is left")
                if flags.turns is None:
                    torch.compiler.reset()
                _free()

    for each in turns.after_all(prepared(), until):
        # A rank that failed alone leaves the others in a collective, which ends with an error after its time limit.
        if _together(each.step is not None, flags.device):
            with turns:
                row = _row(each, training, start, expected, flags.rounds)
            found["rows"].append(row._asdict())
            show(str(row))
        else:
            error = each.error or "another rank failed"
            found["failed"].append({"way": each.way, "backend": each.backend, "error": error})
            show(f"{each.way:7} {each.backend:15} {error[:300]!r}")


class _Prepared(NamedTuple):
    """A compiled training step, or the reason why there is none."""

    way: str
    backend: str
    model: nn.Module | None = None
    step: Callable[[], torch.Tensor] | None = None
    seconds: float = 0.0
    """The time of the first step."""
    memory: int | None = None
    """The most that the steps after the first have allocated at once: while CUDA graphs are recorded, their memory is
    among it; where they are replayed, it is not.
    """
    error: str = ""


def _prepare(way: str, backend: str, training: Training, start: Mapping[str, torch.Tensor]) -> _Prepared:
    began = time.perf_counter()
    before = torch.cuda.memory_allocated() if torch.cuda.is_available() else 0
    try:
        model, step = train(way, backend, training, start)
        step().item()
        seconds = time.perf_counter() - began
        if torch.cuda.is_available():
            torch.cuda.reset_peak_memory_stats()
        for _ in range(WARM - 1):
            step().item()
        memory = torch.cuda.max_memory_allocated() - before if torch.cuda.is_available() else None
        return _Prepared(way, backend, model, step, seconds, memory)
    except Exception as raised:
        return _Prepared(way, backend, error=f"{type(raised).__name__}: {str(raised).strip()}")


def _row(prepared: _Prepared, training: Training, start: Mapping[str, torch.Tensor],
         expected: Mapping[str, torch.Tensor], rounds: int) -> Row:
    step, model = prepared.step, prepared.model
    assert step is not None and model is not None
    for _ in range(STEPS - WARM):
        step().item()
    differs = distances(model, training, expected, start)
    seconds = min(_seconds(step) for _ in range(rounds))
    sent = min((communication(step) for _ in range(3)), key=lambda each: each.all if each else 0.0)
    return Row(prepared.way, prepared.backend, seconds, prepared.seconds, sent, prepared.memory, *differs)


def _free() -> None:
    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()


def _together(value: bool, device: str) -> bool:
    """Return whether a value is true on all ranks."""
    all_ranks = torch.tensor(int(value), device=device)
    dist.all_reduce(all_ranks, dist.ReduceOp.MIN)
    return bool(all_ranks.item())


def _seconds(step: Callable[[], torch.Tensor]) -> float:
    dist.barrier()
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    began = time.perf_counter()
    step().item()
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    return time.perf_counter() - began


def _device(flags: argparse.Namespace) -> str:
    return torch.cuda.get_device_name() if flags.device == "cuda" else "cpu"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.ranks.measured", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--device", default="cuda", choices=["cuda", "cpu"])
    add("--ways", default=",".join(WAYS), metavar="WAY,...", help=", ".join(WAYS))
    add("--backends", default=",".join(BACKENDS), metavar="BACKEND,...", help=", ".join(BACKENDS))
    for name, value in Size()._asdict().items():
        add(f"--{name}", type=int, default=value)
    add("--batch", type=int, default=8, help="sequences for each device")
    add("--dtype", default="bfloat16")
    add("--rounds", type=int, default=20)
    add("--within", type=float, default=float("inf"), metavar="SECONDS", help="no row is begun after this time")
    add("--turns", metavar="FILE", help="several commands with the same file compile at the same time, and then "
        "measure one after the other")
    add("--groups", type=int, default=1, metavar="N", help="the number of commands with the same file")
    add("--json", metavar="FILE", help="where to write the results, after each row")
    return parser


if __name__ == "__main__":
    sys.exit(main())
