"""Measures training steps of a GPT on several devices, interleaved in eager mode, under Inductor and under Stepwell.

    torchrun --standalone --nproc-per-node 8 -m stepwell.benchmarks.ranks.measured
    torchrun --standalone --nproc-per-node 2 -m stepwell.benchmarks.ranks.measured --device cpu --layers 1 --width 32

DDP and FSDP2 are torch's wrappers, around a graph or between graphs. TP, copies and shards have their collectives in
the graph, and so Stepwell's passes on collectives apply to them; `merged` also runs the passes on collectives that
are not in the default pipeline. Any number of devices is allowed, also one. Rank 0 prints a table: the minimum time
of a step, how long kernels communicate and how much of that is exposed (on GPUs), the memory, and the largest
difference of a loss from that of eager mode.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel

from .gpt import Gpt, Sharing, Size, share_parameters
from .overlap import Communication, communication

__all__ = ["main"]

MERGING = "{after-canonicalize=fold-collectives,narrow-collectives,sink-waits,bucket-collectives}"
WAYS = ("DDP", "FSDP2", "TP", "copies", "shards")
BACKENDS: dict[str, dict[str, Any] | None] = {
    "eager": None, "inductor": {"backend": "inductor"}, "stepwell": {"backend": "stepwell"},
    "merged": {"backend": "stepwell", "options": {"pipeline": "{target}:default" + MERGING}}}
STEPS = 10
"""The number of steps after which losses are compared."""


class Row(NamedTuple):
    """The measurements of one parallelization and backend."""

    way: str
    backend: str
    seconds: float
    communication: Communication | None
    memory: int | None
    losses: list[float]

    def line(self, expected: list[float]) -> str:
        """Return a row of the table."""
        sent = "        -        -" if self.communication is None else "".join(
            f"{1e3 * each:9.2f}" for each in self.communication)
        memory = "       -" if self.memory is None else f"{self.memory / 2**20:8.0f}"
        differs = max(abs(one - other) for one, other in zip(self.losses, expected, strict=True))
        return f"{self.way:7} {self.backend:9} {1e3 * self.seconds:10.2f} {sent} {memory}   {differs:.1e}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as one rank of a process group, which `torchrun` starts."""
    flags = _parser().parse_args(arguments)
    if flags.device == "cuda":
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    dist.init_process_group("nccl" if flags.device == "cuda" else "gloo")
    torch._dynamo.config.recompile_limit = 64  # one model's code is compiled with several backends
    try:
        _measure(flags)
    finally:
        dist.destroy_process_group()
    return 0


def _measure(flags: argparse.Namespace) -> None:
    is_first = dist.get_rank() == 0
    if is_first:
        print(f"{dist.get_world_size()} devices, torch {torch.__version__}, {flags.dtype}, {_size(flags)}")
        print("way     backend      step, ms  sent, ms  exposed      MiB   loss", flush=True)
    for way in flags.ways.split(","):
        torch.compiler.reset()
        steps: dict[str, Callable[[], Tensor]] = {}
        rows: dict[str, Row] = {}
        for backend in flags.backends.split(","):
            steps[backend] = _step(way, backend, flags)
            losses = [steps[backend]().item() for _ in range(STEPS)]
            rows[backend] = Row(way, backend, float("inf"), communication(steps[backend]), _memory(steps[backend]),
                                losses)
        for _ in range(flags.rounds):
            for backend, step in steps.items():
                rows[backend] = rows[backend]._replace(seconds=min(rows[backend].seconds, _seconds(step)))
        if is_first:
            for row in rows.values():
                print(row.line(next(iter(rows.values())).losses), flush=True)


def _step(way: str, backend: str, flags: argparse.Namespace) -> Callable[[], Tensor]:
    """Return a training step: the loss of a batch, the backward pass, and the optimizer."""
    count = dist.get_world_size()
    sharing = {"TP": Sharing(parts=count), "copies": Sharing(copies=count), "shards": Sharing(shards=count)}.get(
        way, Sharing())
    torch.manual_seed(0)
    if way in ("DDP", "FSDP2"):
        model = Gpt(_size(flags)).to(flags.device, getattr(torch, flags.dtype))
    else:
        mesh = sharing.mesh(flags.device)
        model = Gpt(_size(flags), mesh["parts"]).to(flags.device, getattr(torch, flags.dtype))
        share_parameters(model, mesh)
    compile_with = BACKENDS[backend]
    if compile_with is not None and "options" in compile_with:
        target = "cuda" if flags.device == "cuda" else "cpu"
        compile_with = compile_with | {"options": {
            name: value.replace("{target}", target) for name, value in compile_with["options"].items()}}
    function = _wrapped(way, model, compile_with)
    optimizer = torch.optim.SGD(model.parameters(), 1e-3)
    torch.manual_seed(1 if way == "TP" else 1 + dist.get_rank())
    tokens = torch.randint(flags.words, (flags.batch * sharing.parts, flags.length + 1), device=flags.device)

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = function(tokens)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step


def _wrapped(way: str, model: Gpt, compile_with: dict[str, Any] | None) -> Callable[[Tensor], Tensor]:
    if way == "FSDP2":
        for block in model.blocks:
            assert isinstance(block, nn.Module)
            fully_shard(block)
            if compile_with is not None:
                block.compile(**compile_with)
        fully_shard(model)
        return model
    wrapped = DistributedDataParallel(model) if way == "DDP" else model
    return wrapped if compile_with is None else torch.compile(wrapped, **compile_with)


def _seconds(step: Callable[[], Tensor]) -> float:
    dist.barrier()
    began = time.perf_counter()
    step().item()
    return time.perf_counter() - began


def _memory(step: Callable[[], Tensor]) -> int | None:
    if not torch.cuda.is_available():
        return None
    torch.cuda.reset_peak_memory_stats()
    step()
    return torch.cuda.max_memory_allocated()


def _size(flags: argparse.Namespace) -> Size:
    return Size(**{name: getattr(flags, name) for name in Size._fields})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.ranks.measured", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--device", default="cuda", choices=["cuda", "cpu"])
    add("--ways", default=",".join(WAYS), metavar="WAY,...")
    add("--backends", default=",".join(BACKENDS), metavar="BACKEND,...", help="losses are compared with the first's")
    for name, value in Size()._asdict().items():
        add(f"--{name}", type=int, default=value)
    add("--batch", type=int, default=8, help="sequences for each device")
    add("--dtype", default="bfloat16")
    add("--rounds", type=int, default=20)
    return parser


if __name__ == "__main__":
    sys.exit(main())
