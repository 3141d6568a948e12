"""The command `stepwell simulate`: simulates a captured step on a cluster that a file describes.

    stepwell simulate STAGES_DIR --cluster cluster.toml
    stepwell simulate forward.mlir backward.mlir --cluster cluster.toml --hosts 4
    stepwell simulate STAGES_DIR --cluster cluster.toml -o step.svg -o step.trace.json
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from ..compiler.simulation import Cluster, Program, Simulation, check_name, program_of, read_cluster, simulate
from ..explorer.archives import read_archives
from ..ir.context import make_context
from ..ir.errors import OptionError
from ..ir.machines.quantities import Kind, parse_quantity
from ..ir.text import parse_module, read_text

__all__ = ["add_arguments", "report_simulation"]

_MEASURED = re.compile(r"(\w+)=(\d+(?:\.\d+)?)(\w+)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the command."""
    add = parser.add_argument
    add("programs", nargs="+", metavar="PROGRAM", help="a directory of stages, or a file of the level aten or prim; "
        "they run one after the other")
    add("--cluster", required=True, metavar="FILE", help="a description of the cluster, in TOML: "
        "machine = \"h100\", hosts = 1, devices = 8, and more (docs/distributed.md#simulation)")
    add("--hosts", type=int, metavar="N", help="the number of hosts (default: as in the file)")
    add("--devices", type=int, metavar="N", help="devices per host (default: as in the file)")
    add("--pipeline", metavar="PIPELINE", help="instead of the default one of the cluster's machine")
    add("--measured", action="append", default=[], metavar="PROGRAM=TIME", help="how long a program was measured to "
        "compute, as forward=1.5ms, in place of what the machine says")
    add("-o", "--output", action="append", default=[], metavar="FILE", help="also write the time line: NAME.svg, "
        "NAME.json, or NAME.trace.json for chrome://tracing and Perfetto")


def report_simulation(flags: argparse.Namespace) -> Iterator[str]:
    """Simulate, write the requested files, and yield the result."""
    for name in flags.output:
        check_name(name)
    measured = dict(map(_measured, flags.measured))
    cluster = read_cluster(Path(flags.cluster), flags.hosts, flags.devices)
    programs = [program for each in flags.programs for program in _programs(Path(each), cluster, flags.pipeline)]
    for name in measured:
        if name not in [program.name for program in programs]:
            raise OptionError(f"no program is called '{name}'",
                              hint=f"there is {', '.join(program.name for program in programs)}")
    found = simulate([program.taking(measured[program.name]) if program.name in measured else program
                      for program in programs], cluster)
    yield from _tables(found)
    for name in flags.output:
        found.save(name)
        yield f"wrote {name}"


def _programs(path: Path, cluster: Cluster, pipeline: str | None) -> Iterator[Program]:
    texts = {path.stem: read_text(path)} if not path.is_dir() else {
        name: next(iter(files.values())) for name, files in read_archives(path).items()}
    for name, text in texts.items():
        yield program_of(parse_module(make_context(), text, str(path)), name, cluster.machine, pipeline)


def _tables(found: Simulation) -> Iterator[str]:
    from rich.console import Console
    from rich.table import Table

    ranks = Table("ranks", "step", "computing", "communicating", "exposed")
    for each in found.classes:
        ranks.add_row(each.text, *map(_time, (each.seconds, each.computing, each.communicating, each.exposed)))
    collectives = Table("collective", "group", "on", "way", "count", "bytes", "time")
    for each in found.slowest.collectives():
        collectives.add_row(each.name, each.group, each.lane.value, each.way, str(each.count), str(each.moved),
                            _time(each.seconds))
    memory = Table("program", "peak memory")
    for name, count in found.memory.items():
        memory.add_row(name, f"{count / 2**20:.1f} MiB")
    text = StringIO()
    console = Console(file=text, width=110)
    for table in (ranks, collectives, memory):
        if table.row_count:
            console.print(table)
    yield from (line.rstrip() for line in text.getvalue().splitlines())
    if not found.fits:
        yield f"a device has {(found.cluster.memory or 0) / 2**20:.1f} MiB, which is too little"


def _time(seconds: float) -> str:
    return f"{1e3 * seconds:.3f} ms"


def _measured(text: str) -> tuple[str, float]:
    match = _MEASURED.fullmatch(text)
    value = None if match is None else parse_quantity(match[2], match[3], Kind.TIME)
    if match is None or value is None:
        raise OptionError(f"'{text}' is no program and its time", hint="write forward=1.5ms")
    return match[1], float(value)
