"""Simulates training steps of a GPT on many devices, on a cluster that a file describes.

    python -m stepwell.benchmarks.ranks.simulated --cluster cluster.toml --devices 8,64,512,4096 --output scaling.svg

One process captures the step of one rank for each number of devices and each parallelization, on fake tensors. The
batch per device is constant. The cluster has as many hosts as the devices require.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import torch
import torch.distributed as dist
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.testing._internal.distributed.fake_pg import FakeStore

from ...compiler.simulation import Cluster, Simulation, read_cluster, scaling_picture
from ...frontend.simulation import simulate
from ...passes.pipeline import Pipeline
from .gpt import Gpt, Sharing, Size, share_parameters

__all__ = ["WAYS", "main", "simulated"]

WAYS = {
    "DDP": lambda devices, parts: Sharing(copies=devices),
    "FSDP": lambda devices, parts: Sharing(shards=devices),
    "TP": lambda devices, parts: Sharing(parts=devices),
    "TP, DDP": lambda devices, parts: Sharing(copies=devices // parts, parts=parts),
    "TP, FSDP": lambda devices, parts: Sharing(shards=devices // parts, parts=parts),
    "FSDP in hosts, DDP": lambda devices, parts: Sharing(copies=devices // parts, shards=parts),
}
"""The parallelization over a number of devices, `parts` of them on each host."""


def simulated(size: Size, sharing: Sharing, batch: int, dtype: torch.dtype, cluster: Cluster,
              pipeline: str | Pipeline | None = None) -> Simulation:
    """Simulate a step of the ranks of `sharing`; a model in parts has a batch for each of them."""
    dist.init_process_group("fake", rank=0, world_size=sharing.devices, store=FakeStore())
    kept = torch.get_default_dtype()
    try:
        mesh = sharing.mesh("cpu")
        meshes = {name: mesh[name] for name in ("copies", "shards", "parts")}  # made outside of the mode
        torch.set_default_dtype(dtype)
        with FakeTensorMode(shape_env=ShapeEnv()):
            model = Gpt(size, meshes["parts"])
            share_parameters(model, mesh)
            tokens = torch.zeros(batch * sharing.parts, size.length + 1, dtype=torch.int64)
        return simulate(model, tokens, cluster=cluster, pipeline=pipeline)
    finally:
        torch.set_default_dtype(kept)
        torch.compiler.reset()
        dist.destroy_process_group()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table, and draw it if requested."""
    flags = _parser().parse_args(arguments)
    described = read_cluster(Path(flags.cluster))
    size = Size(flags.layers, flags.width, flags.heads, flags.words, flags.length)
    curves: dict[str, dict[int, Simulation]] = {}
    for line in _lines(flags, described, size, curves):
        print(line, flush=True)
        if flags.output and curves:
            Path(flags.output).write_text(scaling_picture(curves), encoding="utf-8")
    return 0


def _lines(flags: argparse.Namespace, described: Cluster, size: Size,
           curves: dict[str, dict[int, Simulation]]) -> Iterator[str]:
    yield f"{'way':20} {'devices':>7} {'step':>11} {'computing':>11} {'exposed':>11} {'memory':>11}  fits"
    for way in flags.ways.split("; "):
        for devices in map(int, flags.devices.split(",")):
            each = min(devices, described.devices)
            sharing = WAYS[way](devices, each)
            cluster = replace(described, hosts=devices // each, devices=each)
            found = simulated(size, sharing, flags.batch, getattr(torch, flags.dtype), cluster, flags.pipeline)
            curves.setdefault(way, {})[devices] = found
            if flags.time_lines:
                found.save(Path(flags.time_lines) / f"{way.lower().replace(', ', '_').replace(' ', '_')}_{devices}.svg")
            yield (f"{way:20} {devices:7} {1e3 * found.seconds:8.2f} ms {1e3 * found.slowest.computing:8.2f} ms "
                   f"{1e3 * found.exposed:8.2f} ms {found.peak_bytes / 2**30:7.2f} GiB  "
                   f"{'yes' if found.fits else 'no'}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.ranks.simulated", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--cluster", required=True, metavar="FILE", help="one host of it is taken as often as is needed")
    add("--devices", default="8,64,512,4096", metavar="N,...")
    add("--ways", default="DDP; FSDP; TP, DDP; TP, FSDP", metavar="WAY; ...", help="; ".join(WAYS))
    for name, value in Size()._asdict().items():
        add(f"--{name}", type=int, default=value)
    add("--batch", type=int, default=8, help="sequences for each device")
    add("--dtype", default="bfloat16")
    add("--pipeline", help="instead of the default one of the cluster's machine")
    add("--output", metavar="FILE", help="a picture of all, as SVG")
    add("--time-lines", metavar="DIR", help="a picture of each time line, as SVG")
    return parser


if __name__ == "__main__":
    sys.exit(main())
