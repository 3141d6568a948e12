"""The command line of `stepwell-opt`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

from ..ir.machines.presets import PRESETS
from ..passes.pipeline_lookup import STOPS, pipeline_names
from ..passes.registry import PASSES, foreign_passes
from ..version import __version__
from .command_line import Parser, complete


class AddPasses(argparse.Action):
    """Appends passes to the pipeline, so that several flags give passes in the order of the command line."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any,
                 option_string: str | None = None) -> None:
        setattr(namespace, self.dest, ",".join(filter(None, (namespace.passes, values))))


class OptParser(Parser):
    """The parser of `stepwell-opt`, for which each pass is a flag too."""

    unsupported: ClassVar[Mapping[str, str]] = {
        "--mlir-pass-statistics": "--time-passes prints the number of operations before and after each pass, and "
                                  "--remarks what it did",
        "--mlir-output-format": "--time-passes-json and --remarks-json write files",
        "--mlir-print-stacktrace-on-diagnostic": "errors inside of a pass are printed with Python's traceback",
        "--debug": "see --print-ir-diff and --remarks",
        "--emit-bytecode": "modules are stored as text",
    }

    def further_flags(self) -> Iterable[str]:
        return (f"--{name}" for names in (PASSES, *foreign_passes().values()) for name in names)


def parse_arguments(args: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse `args`, or the arguments of the process. A pass is a flag as well: `--fuse=max-operations=8` means `-p
    fuse{max-operations=8}`.
    """
    parser = argument_parser()
    flags = {flag for action in parser._actions for flag in action.option_strings}
    return parser.parse_args([_spelled_out(arg, flags) for arg in (sys.argv[1:] if args is None else args)])


def _spelled_out(arg: str, flags: Collection[str]) -> str:
    flag, _, options = arg.partition("=")
    name = flag.removeprefix("--")
    if flag == name or flag in flags:
        return arg
    if name not in PASSES and all(name not in names for names in foreign_passes().values()):
        return arg
    return f"--passes={name}{{{options}}}" if options else f"--passes={name}"


def argument_parser() -> argparse.ArgumentParser:
    """Return the parser with all flags, most of which are those of `mlir-opt`."""
    parser = OptParser(
        "stepwell-opt", description="Run Stepwell's passes on modules.",
        epilog="Every pass of --list-passes is a flag as well: --cse --fuse=max-operations=8 runs these two in turn.")
    for add in (_add_input, _add_passes, _add_checks, _add_watching, _add_form):
        add(parser)
    versions = f"stepwell-opt {__version__}, xDSL {version('xdsl')}"
    parser.add_argument("-v", "--version", action="version", version=versions)
    return parser


def _add_input(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("input_file", nargs="?", default="-", help="a file with the text of a module (default: standard input)")
    add("-o", "--output-file", default="-", help="the output file (default: standard output)")
    add("--split-input-file", action="store_true", help="process the parts between lines '// -----' separately")
    add("--allow-unregistered-dialect", action="store_true", help="accept operations of unknown dialects")
    add("--no-implicit-module", action="store_true", help="do not put a builtin.module around the input")


def _add_passes(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("passes").add_argument
    passes = add(
        "-p",
        "--passes",
        default="",
        action=AddPasses,
        metavar="PIPELINE",
        help="passes to run: name{option=value},name,...; or a pipeline's name: all of it from the module's level on",
    )
    add(
        "--pass-pipeline",
        dest="passes",
        action=AddPasses,
        metavar="PIPELINE",
        help="the same in the form of mlir-opt: builtin.module(cse,func.func(dce)), the latter in functions only",
    )
    complete(passes, lambda: [*pipeline_names(), *PASSES], listed=True)
    to = add("--to", metavar="LEVEL", help="run the pipeline down to aten, prim or loop; or to the code, cpp or host")
    add(
        "--from",
        dest="from_level",
        metavar="LEVEL",
        help="the level of the module: aten, prim or loop (default: detected)",
    )
    complete(to, lambda: STOPS)
    machine = add(
        "--machine",
        metavar="NAME",
        help="the machine to compile for: a preset, as h100 or h100{multiprocessors=114}; if missing, the one that the "
        "module names, or else the generic one of its target",
    )
    complete(machine, lambda: PRESETS)
    add("--override", metavar="DIRECTORY", help="replace stages by edited files there, named as by --dump")
    add("--rewrite-limit", type=int, metavar="N", help="perform only the first N rewrites of the pipeline")
    add(
        "--rewrites",
        action="append",
        default=[],
        metavar="PASS:LO-HI",
        help="perform only rewrites LO to HI of a pass, counted from 1; PASS#2 is its second run",
    )
    add("-t", "--target", default="mlir", help="what to emit: mlir (the default), cpp, host, ...")
    add("--list-passes", action="store_true", help="list the passes and exit")
    add("--dump-pass-pipeline", action="store_true", help="print the passes that run, as --pass-pipeline takes them")
    add("--show-dialects", action="store_true", help="list the dialects that the input may use, and exit")
    add("--list-machines", action="store_true", help="list the machines by name, with all of their fields, and exit")
    add("--show-pipeline", metavar="NAME", help="list the passes of a pipeline, as cpu:default, and exit")
    add("--run-reproducer", action="store_true", help="the input is a reproducer: run its pipeline again")


def _add_checks(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("checks").add_argument
    add(
        "--verify-diagnostics",
        action="store_true",
        help="check errors against comments '// expected-error @+1 {{text}}' and print no module",
    )
    add("--verify-roundtrip", action="store_true", help="check that each printed module parses to the same module")
    add(
        "--check-semantics",
        action="store_true",
        help="execute the module before and after each pass that changes it, and compare",
    )
    add(
        "--input",
        dest="inputs",
        action="append",
        default=[],
        metavar="INPUT",
        help="what to execute it on, once for each argument: 'tensor<4x8xf32> strides [1, 4] seed 3', 'index 5'; "
        "random inputs of the arguments' types if missing",
    )
    add("--function", metavar="NAME", help="the function to execute, if there are several")
    add("--seed", type=int, help="the seed of random inputs (default: 0)")
    add("--reproducers", metavar="DIRECTORY", help="if a pass fails, write a reproducer there")
    add("--mlir-pass-pipeline-crash-reproducer", dest="crash_reproducer", metavar="FILE",
        help="if a pass fails, write a reproducer to this file")
    add(
        "--verify-each",
        dest="verify",
        type=_switch,
        nargs="?",
        const=True,
        default=True,
        metavar="BOOL",
        help="verify the module before the first pass and after each pass (default: true)",
    )
    add(
        "--no-verify",
        dest="verify",
        action="store_false",
        help="the same as --verify-each=false",
    )
    add(
        "--check-provenance",
        action="store_true",
        help="check that no pass drops source locations or invents new ones",
    )


def _passes_not_file(text: str) -> list[str]:
    """Parse names of passes; a file is an error, since it was meant as the input but follows a flag that takes names.
    """
    if Path(text).is_file():
        raise argparse.ArgumentTypeError(f"'{text}' is a file, not a pass: put it before the flag")
    return _names(text)


def _add_watching(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("watching", "what is printed goes to the standard error")
    add = group.add_argument
    add("--print-ir-before-all", "--mlir-print-ir-before-all",
        action="store_true", help="print the module before each pass")
    add("--print-ir-before", "--mlir-print-ir-before",
        type=_names, default=[], metavar="PASS,...", help="print the module before these passes")
    add("--print-ir-after-all", "--mlir-print-ir-after-all",
        action="store_true", help="print the module after each pass")
    add("--print-ir-after", "--mlir-print-ir-after",
        type=_names, default=[], metavar="PASS,...", help="print the module after these passes")
    add(
        "--print-ir-after-change",
        "--mlir-print-ir-after-change",
        action="store_true",
        help="print the module after each pass, or each of those in --print-ir-after, that changed it",
    )
    add("--print-ir-after-failure", "--mlir-print-ir-after-failure",
        action="store_true", help="if a pass fails, print the module as it left it")
    add(
        "--print-ir-diff",
        action="store_true",
        help="print what each pass, or each of those in --print-ir-after, changed in the module's text",
    )
    add("--mlir-print-ir-module-scope", "--mlir-print-local-scope", "--mlir-disable-threading", dest="as_always",
        action="store_true", help="no effect: the whole module is always printed, without aliases of attributes and "
        "locations, and passes never run concurrently")
    add("--dump", "--mlir-print-ir-tree-dir", metavar="DIRECTORY",
        help="write the module after each pass to a numbered file")
    add("--time-passes", "--mlir-timing", action="store_true",
        help="print the time of each pass, and the number of operations after it")
    add("--mlir-timing-display", dest="timing_display", choices=("tree", "list"), default="tree",
        help="the form of these times: the tree of levels (the default), or a list of passes, the slowest first")
    add("--time-passes-json", metavar="FILE", help="write the same to a file, as JSON")
    add(
        "--remarks",
        type=_passes_not_file,
        nargs="?",
        const=[],
        metavar="PASS,...",
        help="list what these passes (default: all) did or could not do, with reasons, one remark a line",
    )
    add("--remarks-missed", action="store_true", help="list only the remarks on transformations that were not possible")
    add("--remarks-by-line", action="store_true", help="list the remarks below the source lines that they refer to")
    add("--print-schedule", action="store_true", help="print the schedule that the passes chose for each kernel")
    add("--remarks-json", metavar="FILE", help="write the remarks to a file, as JSON")
    add(
        "--instrument",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="observe the passes with your own instrument, a class without arguments",
    )


def _add_form(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("printing").add_argument
    add("--print-op-generic", "--mlir-print-op-generic", action="store_true",
        help="print the generic form of all operations")
    add("--print-debuginfo", "--mlir-print-debuginfo", action="store_true", help="print locations")


def _switch(text: str) -> bool:
    values = {"true": True, "1": True, "false": False, "0": False}
    if text not in values:
        raise argparse.ArgumentTypeError(f"'{text}' is neither true nor false")
    return values[text]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
