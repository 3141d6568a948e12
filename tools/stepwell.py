"""The command `stepwell`: each subcommand is a function in this or a neighbouring module."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..codegen.runtime.cache import DiskCache
from ..ir.errors import StepwellError
from ..ir.progress import hidden
from ..passes.pipeline_lookup import pipeline_names
from . import check_orders, check_rules, simulate
from .command_line import Parser, interruptible
from .new_pass import write_in_package, write_in_tree
from .new_pass.templates import LEVELS, NewPass
from .packages import add_commands
from .pass_listing import describe_pass, describe_pipeline, list_passes

ROOT = Path(__file__).parents[1]


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Run a command with `args`, or with those of the process; return the exit code."""
    flags = _argument_parser().parse_args(args)
    try:
        for line in flags.command(flags):
            with hidden():
                print(line, flush=True)
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:  # a file that cannot be read or written
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


def _new_pass(flags: argparse.Namespace) -> Iterator[str]:
    new = NewPass(flags.name, flags.level)
    if flags.package is None:
        files, follow = write_in_tree(new, ROOT), "make docs"
        test = ROOT / "lit_tests" / "passes" / new.level / f"{new.name}.mlir"
    else:
        files, follow = write_in_package(new, Path(flags.package)), f"pip install -e {flags.package}"
        test = Path(flags.package) / "lit_tests" / f"{new.name}.mlir"
    yield from (f"wrote {_short(file)}" for file in files)
    yield f"next: {follow}"
    yield f"then: stepwell-opt {_short(test)} -p {new.name} | filecheck {_short(test)}"


def _passes(flags: argparse.Namespace) -> Iterator[str]:
    return list_passes() if flags.name is None else describe_pass(flags.name)


def _pipelines(flags: argparse.Namespace) -> Iterator[str]:
    return iter(pipeline_names()) if flags.name is None else describe_pipeline(flags.name)


def _check_rules(flags: argparse.Namespace) -> Iterator[str]:
    return check_rules.check_rule_files(flags.files, flags.seed, flags.count)


def _calibrate(flags: argparse.Namespace) -> Iterator[str]:
    from ..compiler.calibration import calibrate

    return map(str, calibrate(DiskCache.at(flags.cache_dir)))


def _explore(flags: argparse.Namespace) -> Iterator[str]:
    from ..explorer import collect, read_archives, write_page  # imported lazily, because it loads the dialects

    stages, output = Path(flags.stages), Path(flags.output)
    report = collect(read_archives(stages), flags.title or stages.resolve().name)
    write_page(report, output)
    yield from (f"{graph.name}: {note}" for graph in report.graphs for note in graph.notes)
    yield f"wrote {output}"


def _short(path: Path) -> str:
    """Return the path relative to the working directory if it is below it."""
    relative = os.path.relpath(path)
    return str(path) if relative.startswith("..") else relative


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser(
        "stepwell",
        description="Commands on packages, pages, machines, passes and rules. For modules, see stepwell-opt.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    add_commands(commands)

    new = commands.add_parser("new-pass", help="write a pass with its lit test, ready to run")
    new.add_argument("name", help="the name of the pass in pipelines, such as canonicalize")
    new.add_argument("--level", default="prim", help=f"what the example in it works on: {', '.join(LEVELS)}")
    new.add_argument("--package", metavar="DIR", help="a package of your own, written if there is none; else the pass "
                     "goes into Stepwell's tree")
    new.set_defaults(command=_new_pass)

    explore = commands.add_parser("explore", help="write an HTML page with all stages, linked with the source lines")
    explore.add_argument("stages", metavar="STAGES_DIR", help="what the option `dump`, or `stepwell-opt --dump`, wrote")
    explore.add_argument("-o", "--output", default="report.html", metavar="FILE", help="default: report.html")
    explore.add_argument("--title", help="default: the name of the directory")
    explore.set_defaults(command=_explore)

    passes = commands.add_parser("passes", help="list the passes, or describe one")
    passes.add_argument("name", nargs="?")
    passes.set_defaults(command=_passes)

    pipelines = commands.add_parser("pipelines", help="list the pipelines, or the passes of one")
    pipelines.add_argument("name", nargs="?")
    pipelines.set_defaults(command=_pipelines)

    rules = commands.add_parser("check-rules", help="execute both sides of the rules in files on random inputs")
    check_rules.add_arguments(rules)
    rules.set_defaults(command=_check_rules)

    orders = commands.add_parser("check-orders", help="run random subsets and orders of passes, each step compared")
    check_orders.add_arguments(orders)
    orders.set_defaults(command=check_orders.report_orders)

    simulation = commands.add_parser("simulate", help="predict the time of a distributed program on a given cluster")
    simulate.add_arguments(simulation)
    simulation.set_defaults(command=simulate.report_simulation)

    calibration = commands.add_parser("calibrate", help="measure matrix products for some seconds, ours and the "
                                      "library's, and keep what they reach for programs compiled from now on")
    calibration.add_argument("--cache-dir", metavar="DIR", help="the cache that keeps the results (default: "
        "the user's)")
    calibration.set_defaults(command=_calibrate)
    return parser


if __name__ == "__main__":
    sys.exit(main())
