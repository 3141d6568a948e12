"""The command line for GPUs: `python -m stepwell.benchmarks --device cuda`."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from importlib import metadata
from pathlib import Path
from typing import Any

import torch
from rich.console import Console

from ..measuring.machine import describe, processors
from ..measuring.tables import Table
from ..programs import SCALES, UnknownProgram
from ..programs.gpu_catalogue import SECTIONS, Entry, select
from .compile_time import COMPILED, CompileTime, CompileTimes
from .launches import launch_table
from .report import compile_table, line, steady_tables, summary, variant_names
from .steady import SteadyPlan, SteadyResult, SteadyRun
from .worker_pool import WorkerPool

DESCRIPTION = """Measure programs on a GPU under torch.compile backends, side by side.

With none of --steady, --compile-time and --launches, steady speed is measured. Results are printed as they come,
and everything ends within the time that is given."""

VARIANTS = (
    "eager", "inductor", "inductor:reduce-overhead", "inductor:max-autotune-no-cudagraphs",
    "stepwell", "stepwell:reduce-overhead", "stepwell:max-autotune",
)  # fmt: skip
"""The default variants; tuning modes apply only to the section `tuned`."""


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m stepwell.benchmarks --device cuda",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    choice = parser.add_argument_group("what to run")
    choice.add_argument("--device", choices=("cuda", "cpu"), default="cuda", help="cpu tries the command itself")
    choice.add_argument("--list", action="store_true", help="list the programs and stop")
    choice.add_argument("--programs", type=_words, default=(), metavar="NAME,...", help="names or patterns")
    choice.add_argument("--sections", type=_words, default=(), metavar="NAME,...", help=", ".join(SECTIONS))
    choice.add_argument("--variants", type=_words, default=VARIANTS, metavar="BACKEND[:MODE],...")
    choice.add_argument("--scale", choices=SCALES, default="full", help="the sizes; small ones are for tests")
    tasks = parser.add_argument_group("what to measure")
    tasks.add_argument("--steady", action="store_true", help="speed of the compiled programs, interleaved")
    tasks.add_argument("--compile-time", action="store_true", help="first calls with fresh caches")
    tasks.add_argument("--launches", action="store_true", help="microseconds of the host for each launch")
    tasks.add_argument("--within", type=float, default=240.0, metavar="SECONDS", help="for each of these")
    tasks.add_argument("--budget", type=float, default=0.6, metavar="SECONDS", help="of timing, a program")
    tasks.add_argument("--round", type=float, default=45.0, metavar="SECONDS", help="of compiling, then measuring")
    tasks.add_argument("--limit", type=float, default=60.0, metavar="SECONDS", help="for one compilation")
    tasks.add_argument("--workers", type=int, default=max(processors() - 2, 1), help="that compile side by side")
    tasks.add_argument("--lanes", type=int, default=4, help="compilations at once that are timed")
    output = parser.add_argument_group("output")
    output.add_argument("--markdown", action="store_true", help="print Markdown")
    output.add_argument("--json", type=Path, metavar="FILE", help="also write all results to a file")
    options = parser.parse_args(arguments)
    if unknown := set(options.sections) - set(SECTIONS):
        parser.error(f"no section is named {sorted(unknown)[0]!r}; there are {', '.join(SECTIONS)}")
    try:
        options.selected = select(options.programs, options.sections)
    except UnknownProgram as error:
        parser.error(str(error))
    if options.device == "cuda" and not options.list and not torch.cuda.is_available():
        parser.error("torch finds no CUDA device here")
    return options


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


class Command:
    """One run of the command; prints the results so far and stores them in a file."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self._options, self._folder = options, folder
        self._console = Console(width=240, highlight=False, soft_wrap=True)
        self._content: dict[str, Any] = {"machine": machine(options.device), "variants": options.variants}

    def run(self) -> None:
        options = self._options
        for key, value in self._content["machine"].items():
            self._say(f"{key:<10} {value}")
        if options.launches:
            self._show(launch_table(options.variants, options.device))
        if options.compile_time:
            self._compile_time()
        if options.steady or not (options.compile_time or options.launches):
            self._steady()

    def _steady(self) -> None:
        options = self._options
        plan = SteadyPlan(options.variants, options.within, options.budget, options.round, options.limit)
        pool = WorkerPool(min(options.workers, len(options.selected)), self._folder, options.device, options.scale)
        run = SteadyRun(plan, pool, self._folder, self._show_result)
        try:
            run.run(options.selected)
        finally:
            pool.close()
            self._keep("steady", [asdict(each) | {"entry": each.name} for each in run.results.values()])
        for table in steady_tables(run.results.values(), options.variants):
            self._show(table)
        for text in summary(run.results.values(), run.left_out):
            self._say(text)

    def _show_result(self, result: SteadyResult) -> None:
        self._say(line(result, self._options.variants))

    def _compile_time(self) -> None:
        options = self._options
        chosen = options.selected if options.programs else _named(COMPILED)
        lanes = min(options.lanes, processors())
        times = CompileTimes(lanes, self._folder, options.device, options.within, options.limit, self._show_time)
        found = times.run(chosen, variant_names(options.variants))
        self._keep("compile_time", [asdict(each) for each in found])
        self._show(compile_table(found, lanes, processors() // lanes))

    def _show_time(self, time: CompileTime) -> None:
        text = time.failure if time.seconds is None else f"{time.seconds:.2f} s"
        self._say(f"cold {time.program:<28} {time.backend:<10} {text}")

    def _keep(self, name: str, content: Any) -> None:
        self._content[name] = content
        if self._options.json:
            self._options.json.write_text(json.dumps(self._content, indent=1) + "\n")

    def _show(self, table: Table) -> None:
        if self._options.markdown:
            self._say(table.markdown())
        else:
            table.print(self._console)

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False)


def _named(names: Sequence[str]) -> list[Entry]:
    return [entry for name in names for entry in select([name])]


def machine(device: str) -> dict[str, str]:
    """Return the description of the machine with its GPU."""
    described = describe(threads=1)
    if device == "cuda":
        properties = torch.cuda.get_device_properties(0)
        described["gpu"] = f"{properties.name}, {properties.multi_processor_count} multiprocessors"
        described["cuda"] = str(torch.version.cuda)
        described["triton"] = metadata.version("triton")
    return described


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; results that differ or fail are printed, and do not change the exit code."""
    options = parse(arguments)
    if options.list:
        for entry in options.selected:
            print(f"{entry.section:<10} {entry.name}")
        return 0
    with tempfile.TemporaryDirectory(prefix="stepwell-benchmarks-") as folder:
        Command(options, Path(folder)).run()
    return 0
