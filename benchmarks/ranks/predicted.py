"""Puts the simulation of steps that `measured` has timed beside them, with the link that it has measured.

    python -m stepwell.benchmarks.ranks.predicted measured.json --machine h100

DDP and FSDP2 are simulated as graphs that contain their collectives. The optimizer is not simulated.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from ...compiler.simulation import Cluster, Link, Simulation
from ...ir.machines.text import parse_machine
from .gpt import Size
from .simulated import simulated
from .training import pipeline_of, sharing_of

__all__ = ["main"]

SIMULATED = {"plain": "plain", "stepwell": "stepwell", "merged": "merged", "graphs": "stepwell",
             "merged-graphs": "merged"}
"""The backends whose programs can be simulated, and those with equal programs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m stepwell.benchmarks.ranks.predicted", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", nargs="+", help="that `measured --json` has written")
    parser.add_argument("--machine", default="h100", help="a preset, or fields; see docs/machines.md")
    flags = parser.parse_args(arguments)
    print("| | | step, ms | kernels | exposed | simulated step | kernels | exposed | MiB | difference | of updates |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for file in flags.file:
        found = json.loads(Path(file).read_text(encoding="utf-8"))
        known: dict[tuple[Any, str], Simulation] = {}
        for row in found["rows"]:
            print(_line(row, _simulated(row, found, flags.machine, known)), flush=True)
    return 0


def _simulated(row: dict[str, Any], found: dict[str, Any], machine: str,
               known: dict[tuple[Any, str], Simulation]) -> Simulation | None:
    backend = SIMULATED.get(row["backend"])
    if backend is None:
        return None
    described, sharing = parse_machine(machine), sharing_of(row["way"], found["devices"])
    if (sharing, backend) not in known:
        cluster = Cluster(described, 1, found["devices"], Link(**found["link"]))
        known[sharing, backend] = simulated(
            Size(**found["size"]), sharing, found["batch"], getattr(torch, found["dtype"]), cluster,
            pipeline_of(backend, described.target))
    return known[sharing, backend]


def _line(row: dict[str, Any], simulation: Simulation | None) -> str:
    _, exposed, kernels = row["communication"] or (None, None, None)
    memory = "" if row["memory"] is None else f"{row['memory'] / 2**20:.0f}"
    predicted = (None, None, None) if simulation is None else (
        simulation.seconds, simulation.slowest.computing, simulation.exposed)
    times = " | ".join("" if each is None else f"{1e3 * each:.1f}"
                       for each in (row["seconds"], kernels, exposed, *predicted))
    return (f"| {row['way']} | {row['backend']} | {times} | {memory} | {row['differs']:.1e} | "
            f"{row['differs_in_updates']:.1e} |")


if __name__ == "__main__":
    sys.exit(main())
