"""`stepwell-opt` reads modules, runs passes on them and prints them, with the flags of `mlir-opt`.

It is made of xDSL's parts and not of xDSL's driver: there `--verify-diagnostics` means something else than in
MLIR, errors are tracebacks, and `--disable-verify` changes xDSL for the whole process.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from io import StringIO
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import DiagnosticException

from .. import __version__
from ..codegen.registry import find_target
from ..ir.context import make_context
from ..ir.equivalence import equivalent
from ..ir.errors import OptionError, StepwellError, VerificationError
from ..ir.levels import level_of
from ..ir.text import parse_module, print_module, source_line
from ..ir.verify import verification_errors
from ..passes.instruments import Dump, Printing, Timer, Verifier
from ..passes.pass_manager import Instrument, PassManager
from ..passes.pass_options import build
from ..passes.pipeline_parser import parse_pipeline, parse_target_spec
from ..passes.pipelines import is_pipeline, pipeline_for
from ..passes.registry import find_pass
from ..passes.reproducer import reproducer_pipeline
from .diagnostics import check_diagnostics
from .pass_listing import describe_pipeline, list_passes

MAX_ERRORS = 20
VECTOR_BITS = 256
"""What a named pipeline is filled in with, on every machine."""
_SEPARATOR = re.compile(r"^// -----[ \t]*$", re.MULTILINE)


def main(args: Sequence[str] | None = None) -> int:
    """Run the driver with `args`, or with the command line's; returns the exit code."""
    flags = _argument_parser().parse_args(args)
    try:
        if flags.list_passes or flags.show_pipeline:
            print("\n".join(list_passes() if flags.list_passes else describe_pipeline(flags.show_pipeline)))
            return 0
        return Driver(flags).run()
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1


class Driver:
    """One run of the driver."""

    def __init__(self, flags: argparse.Namespace):
        self.flags = flags
        self.text = self._read()
        pipeline = reproducer_pipeline(self.text) if flags.run_reproducer else flags.passes
        self.pipeline = pipeline if is_pipeline(pipeline) else None
        self.passes = () if self.pipeline else parse_pipeline(pipeline)
        self.timer = Timer()
        self.instruments = self._make_instruments()
        self.target = None
        name, options = parse_target_spec(flags.target)
        if name != "mlir":
            self.target = build("target", find_target(name), options)
        self.context = make_context(allow_unregistered=flags.allow_unregistered_dialect)

    def run(self) -> int:
        """Process every chunk of the input; returns the exit code."""
        outputs: list[str] = []
        failed = False
        for chunk, first_line in self._chunks():
            output, errors = self._process(chunk, first_line)
            if self.flags.verify_diagnostics:
                problems = check_diagnostics(chunk, first_line, self._name, errors)
            else:
                problems = [str(error) for error in errors]
                outputs += [output] if not errors else []
            for problem in problems[:MAX_ERRORS]:
                print(problem, file=sys.stderr)
            if len(problems) > MAX_ERRORS:
                print(f"... and {len(problems) - MAX_ERRORS} more errors", file=sys.stderr)
            failed = failed or bool(problems)
        if self.flags.time_passes:
            self.timer.report(sys.stderr)
        self._write("// -----\n".join(outputs))
        return int(failed)

    def _chunks(self) -> Iterator[tuple[str, int]]:
        """The parts of the input to process alone, each with the number of its first line."""
        if not self.flags.split_input_file:
            yield self.text, 1
            return
        start = 0
        for match in [*_SEPARATOR.finditer(self.text), None]:
            end = len(self.text) if match is None else match.start()
            yield self.text[start:end], self.text.count("\n", 0, start) + 1
            start = end if match is None else match.end()

    def _process(self, text: str, first_line: int) -> tuple[str, list[StepwellError]]:
        """The output of one chunk, or the errors that it met."""
        # Blank lines in front give every position of the chunk its line in the file.
        padded = "\n" * (first_line - 1) + text
        try:
            module = parse_module(
                self.context,
                padded,
                self._name,
                locate=True,
                implicit_module=not self.flags.no_implicit_module,
            )
            if self.flags.verify and (errors := list(verification_errors(module))):
                return "", [self._with_source(error, padded) for error in errors]
            if self.flags.verify_roundtrip:
                self._check_roundtrip(module)
            if self.pipeline is not None:
                text = pipeline_for(self.pipeline, level_of(module), bits=VECTOR_BITS, threads=True)
                self.passes = parse_pipeline(text)
            PassManager(self.passes, self.instruments).run(self.context, module)
            if self.flags.verify_roundtrip and self.passes:
                self._check_roundtrip(module)
            return self._emit(module), []
        except StepwellError as error:
            return "", [self._with_source(error, padded)]
        except DiagnosticException as error:  # raised by a target of another package
            return "", [StepwellError(str(error))]

    def _emit(self, module: ModuleOp) -> str:
        if self.target is None:
            return print_module(
                module, locations=self.flags.print_debuginfo, generic=self.flags.print_op_generic
            )
        stream = StringIO()
        self.target.emit(self.context, module, stream)
        return stream.getvalue()

    def _check_roundtrip(self, module: ModuleOp) -> None:
        for generic in (False, True):
            text = print_module(module, generic=generic, locations=True)
            form = "generic" if generic else "custom"
            try:
                again = parse_module(self.context, text, f"<{form} form of {self._name}>")
            except StepwellError as error:
                error.hint = "the printer of an operation wrote what its parser does not read"
                raise
            text_again = print_module(again, generic=generic, locations=True)
            if text_again != text or not equivalent(module, again):
                lines = zip(text.splitlines(), text_again.splitlines(), strict=False)
                difference = next((f"{old.strip()}\n{new.strip()}" for old, new in lines if old != new), None)
                what = f"the {form} form of the module parses to a different module"
                raise VerificationError(what, op=difference)

    def _make_instruments(self) -> list[Instrument]:
        flags = self.flags
        for name in flags.print_ir_after + flags.print_ir_before:
            find_pass(name)  # an unknown name is an error
        printing = Printing(
            sys.stderr,
            before=flags.print_ir_before,
            after=None if flags.print_ir_after_all else flags.print_ir_after,
            locations=flags.print_debuginfo,
            generic=flags.print_op_generic,
        )
        dump = [Dump(Path(flags.dump))] if flags.dump else []
        return [*dump, printing, *([Verifier()] if flags.verify else []), self.timer]

    @property
    def _name(self) -> str:
        return "<stdin>" if self.flags.input_file == "-" else self.flags.input_file

    def _read(self) -> str:
        if self.flags.input_file == "-":
            return sys.stdin.read()
        try:
            with open(self.flags.input_file, encoding="utf-8") as file:
                return file.read()
        except OSError as error:
            raise OptionError(f"cannot read {self.flags.input_file}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise OptionError(f"cannot read {self.flags.input_file}: it is not UTF-8 text") from error

    def _write(self, text: str) -> None:
        if self.flags.output_file == "-":
            sys.stdout.write(text)
            return
        try:
            with open(self.flags.output_file, "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise OptionError(f"cannot write {self.flags.output_file}: {error.strerror}") from error

    def _with_source(self, error: StepwellError, text: str) -> StepwellError:
        """Show the line of the input that an error points at."""
        if error.source is None and error.where is not None and error.where.file == self._name:
            error.source = source_line(text, error.where.line, error.where.column)
        return error


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("stepwell-opt", description="Run Stepwell's passes on modules.")
    add = parser.add_argument
    add("input_file", nargs="?", default="-", help="the module's text; standard input if missing")
    add("-o", "--output-file", default="-", help="where the result goes; standard output if missing")
    add(
        "-p",
        "--passes",
        default="",
        metavar="PIPELINE",
        help="passes to run: name{option=value},name,...; or a pipeline's name: all of it from the module's level on",
    )
    add("-t", "--target", default="mlir", help="what to emit: mlir (the default), cpp, host, ...")
    add("--list-passes", action="store_true", help="list the passes and exit")
    add("--show-pipeline", metavar="NAME", help="list the passes of a pipeline, as cpu:default, and exit")
    add("--split-input-file", action="store_true", help="process each part between lines '// -----' alone")
    add(
        "--verify-diagnostics",
        action="store_true",
        help="check errors against comments '// expected-error @+1 {{text}}' and print no module",
    )
    add("--verify-roundtrip", action="store_true", help="check that the printed modules parse to themselves")
    add(
        "--no-verify",
        dest="verify",
        action="store_false",
        help="do not verify the module before the first pass and after each",
    )
    add("--print-ir-after-all", action="store_true", help="print the module after each pass, to stderr")
    add("--print-ir-after", type=_names, default=[], metavar="PASS,...", help="print the module after these")
    add(
        "--print-ir-before", type=_names, default=[], metavar="PASS,...", help="print the module before these"
    )
    add("--run-reproducer", action="store_true", help="run the pipeline that the input, a reproducer, names")
    add("--dump", metavar="DIRECTORY", help="write the module after each pass to a numbered file")
    add("--time-passes", action="store_true", help="print how long each pass took, to stderr")
    add("--print-op-generic", action="store_true", help="print the generic form of all operations")
    add("--print-debuginfo", action="store_true", help="print locations")
    add("--allow-unregistered-dialect", action="store_true", help="accept operations of unknown dialects")
    add("--no-implicit-module", action="store_true", help="do not put a builtin.module around the input")
    versions = f"stepwell-opt {__version__}, xDSL {version('xdsl')}"
    add("-v", "--version", action="version", version=versions)
    return parser


if __name__ == "__main__":
    sys.exit(main())
