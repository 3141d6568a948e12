"""The command line: `python -m stepwell.benchmarks`."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from .gpu.command import main as gpu_main
from .measuring.machine import describe, processors
from .measuring.suite import BackendResult, Plan, ProgramResult, Suite
from .measuring.tables import Table, remarks, tables
from .products import main as products_main
from .programs import GROUPS, SCALES, Program, UnknownProgram, select

DESCRIPTION = """Measure programs under torch.compile backends, side by side.

With none of --steady, --compile-time, --check and --report, steady speed is measured. Ratios are those of
the other backends to the last one given, by default stepwell. With `--device cuda` first, the programs run on a GPU;
that command has options of its own: --device cuda --help; and so has the table of matrix products: --group products
--help."""


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m stepwell.benchmarks",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    choice = parser.add_argument_group("what to run")
    choice.add_argument("--list", action="store_true", help="list the programs and stop")
    choice.add_argument("--programs", type=_words, default=(), metavar="NAME,...", help="names or patterns")
    choice.add_argument("--group", type=_words, default=(), metavar="GROUP,...", help=", ".join(GROUPS))
    choice.add_argument("--scale", choices=SCALES, default="full", help="the sizes; small ones are for tests")
    choice.add_argument(
        "--backends", type=_words, default=("eager", "inductor", "stepwell"), metavar="NAME,..."
    )
    choice.add_argument("--threads", type=int, default=processors(), help="default: all processors")
    tasks = parser.add_argument_group("what to measure")
    tasks.add_argument("--steady", action="store_true", help="speed of the compiled programs, interleaved")
    tasks.add_argument("--compile-time", action="store_true", help="first call, fresh and filled cache")
    tasks.add_argument("--check", action="store_true", help="numbers and layouts against eager and float64")
    tasks.add_argument("--report", action="store_true", help="extern calls, by stepwell.report()")
    tasks.add_argument("--budget", type=float, default=3.0, metavar="SECONDS", help="of timing, a program")
    tasks.add_argument("--limit", type=float, default=180.0, metavar="SECONDS", help="for one compilation")
    output = parser.add_argument_group("output")
    output.add_argument("--markdown", action="store_true", help="print Markdown")
    output.add_argument("--json", type=Path, metavar="FILE", help="also write all results to a file")
    options = parser.parse_args(arguments)
    if unknown := set(options.group) - set(GROUPS):
        parser.error(f"no group is named {sorted(unknown)[0]!r}; there are {', '.join(GROUPS)}")
    try:
        options.selected = select(options.programs, options.group)
    except UnknownProgram as error:
        parser.error(str(error))
    return options


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def make_plan(options: argparse.Namespace) -> Plan:
    chosen = options.steady or options.compile_time or options.check or options.report
    return Plan(
        backends=options.backends,
        threads=options.threads,
        scale=options.scale,
        steady=options.steady or not chosen,
        compile_time=options.compile_time,
        check=options.check,
        report=options.report,
        budget=options.budget,
        compile_limit=options.limit,
    )


def list_programs(programs: Sequence[Program]) -> Table:
    rows = []
    for program in programs:
        kind = "training" if program.training else "inference"
        goal = "" if program.speed_goal is None else f"{program.speed_goal:g}"
        rows.append((program.name, program.group, kind, "yes" if program.dynamic else "", goal))
    return Table(
        f"{len(programs)} programs",
        ("program", "group", "kind", "dynamic", "goal (eager's time / ours)"),
        tuple(rows),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 1 if the last backend, which is the one under test, failed or was wrong."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if "--device" in given or "--device=cuda" in given:
        return gpu_main(given)
    if given[:2] == ["--group", "products"]:
        return products_main(given)
    options = parse(given)
    console = Console(width=None if sys.stdout.isatty() else 200, highlight=False)
    if options.list:
        show([list_programs(options.selected)], options.markdown, console)
        return 0
    plan = make_plan(options)
    machine = describe(plan.threads)
    progress = Console(stderr=True, highlight=False)
    results: list[ProgramResult] = []
    with tempfile.TemporaryDirectory(prefix="stepwell-benchmarks-") as folder:
        suite = Suite(plan, Path(folder), progress.print)
        suite.prepare()
        for program in options.selected:
            results.append(suite.measure(program))
            if options.json:
                content = {"machine": machine, "plan": asdict(plan), "programs": [asdict(r) for r in results]}
                options.json.write_text(json.dumps(content, indent=1) + "\n")
    for key, value in machine.items():
        console.print(f"- {key}: {value}" if options.markdown else f"{key:<10} {value}", markup=False)
    console.print()
    show(tables(results, plan), options.markdown, console)
    for remark in remarks(results):
        console.print(remark, markup=False, soft_wrap=True)
    subject = plan.backends[-1]
    return int(not all(_good(result.backends[subject]) for result in results))


def show(made: Sequence[Table], markdown: bool, console: Console) -> None:
    for table in made:
        if markdown:
            console.print(table.markdown(), markup=False, soft_wrap=True)
        else:
            table.print(console)


def _good(entry: BackendResult) -> bool:
    return not entry.failure and (entry.check is None or entry.check["passed"])
