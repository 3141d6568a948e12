"""`stepwell-opt` reads modules, runs passes on them and prints them, with the flags of `mlir-opt`.

It uses xDSL's components but not xDSL's driver: there, `--verify-diagnostics` has another meaning than in MLIR,
errors are tracebacks, and `--disable-verify` changes xDSL for the whole process.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from ..codegen.emit.registry import find_target
from ..ir.context import make_context
from ..ir.equivalence import equivalent
from ..ir.errors import OptionError, StepwellError, VerificationError, did_you_mean
from ..ir.machines.targets import set_machine, set_target, target_of
from ..ir.machines.text import parse_machine
from ..ir.modules.levels import level_of
from ..ir.modules.verify import verification_errors
from ..ir.text import parse_module, print_module, read_text, source_line
from ..passes.generic.verify_level import VerifyLevel
from ..passes.management.pass_manager import PassManager
from ..passes.management.pass_options import build
from ..passes.management.pipeline_parser import parse_pipeline, pipeline_text
from ..passes.management.reproducer import FailureKind, Reproducer, reproduction
from ..passes.pipeline_lookup import EMITTED, LEVELS_OF_TARGETS, STOPS, is_pipeline, pipeline_for, target_of_pipeline
from ..passes.pipeline_syntax import parse_spec
from ..passes.pipelines import DEFAULTS
from .arguments import parse_arguments
from .command_line import interruptible
from .diagnostics import check_diagnostics
from .machine_listing import list_machines
from .pass_listing import describe_pipeline, list_passes
from .watching import instruments_of, report_remarks, report_schedule, report_times

MAX_ERRORS = 20
_UNCHANGED_STAGE = re.compile(r"// after .* \(unchanged\)\n?")
_SEPARATOR = re.compile(r"^// -----[ \t]*$", re.MULTILINE)


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Run the driver with `args`, or with those of the process; return the exit code."""
    flags = parse_arguments(args)
    try:
        if (lines := _listing(flags)) is not None:
            print("\n".join(lines), flush=True)
            return 0
        return Driver(flags).run()
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # in a pass: Python prints the traceback
        lines = [f"error: {type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
        print("\n  ".join(lines), file=sys.stderr)
        raise


def _listing(flags: argparse.Namespace) -> Iterable[str] | None:
    """Return the lines of a requested listing; None to run passes."""
    if flags.show_pipeline:
        return describe_pipeline(flags.show_pipeline)
    if flags.show_dialects:
        return sorted(make_context().registered_dialect_names)
    return list_passes() if flags.list_passes else list_machines() if flags.list_machines else None


class Driver:
    """One run of the driver."""

    def __init__(self, flags: argparse.Namespace):
        self.flags = flags
        self.text = self._read()
        if _UNCHANGED_STAGE.fullmatch(self.text):
            raise OptionError(f"{self._name} holds no module: the pass changed nothing",
                              hint="take the last stage before it that holds one")
        self.reproduction = reproduction(self.text) if flags.run_reproducer else None
        pipeline = flags.passes if self.reproduction is None else self.reproduction.pipeline
        self.pipeline = pipeline if is_pipeline(pipeline) else None
        self.passes = () if self.pipeline else parse_pipeline(pipeline)
        self.instruments = list(instruments_of(flags, self.passes, self.reproduction))
        self.machine = parse_machine(flags.machine) if flags.machine else None
        self.target = None
        name, options = parse_spec(self._settle_levels(flags), "target")
        if name != "mlir":
            self.target = build("target", find_target(name), options)
        self.context = make_context(allow_unregistered=flags.allow_unregistered_dialect)

    def _settle_levels(self, flags: argparse.Namespace) -> str:
        """Check the levels of `--from` and `--to`; return the target."""
        for level in filter(None, (flags.from_level, flags.to)):
            if level not in STOPS:
                raise OptionError(f"unknown level '{level}'; {did_you_mean(level, STOPS)}")
        if flags.from_level in ("cpp", "triton-python"):
            language = {"cpp": "C++", "triton-python": "Python"}[flags.from_level]
            raise OptionError(f"{language} is where the levels end: there is no way down from it")
        if not flags.to:
            return flags.target
        if self.passes or flags.run_reproducer:
            raise OptionError("--to runs a pipeline, and so excludes passes",
                              hint="give one of them, or the name of a pipeline to -p")
        emitted = flags.to in EMITTED
        if emitted and flags.target != "mlir":
            raise OptionError(f"--to={flags.to} emits that, and -t {flags.target} something else")
        return flags.to if emitted else flags.target

    def run(self) -> int:
        """Process every chunk of the input; return the exit code."""
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
        report_remarks(self.flags, self.instruments)
        report_schedule(self.flags, self.instruments)
        report_times(self.flags, self.instruments)
        self._write("// -----\n".join(outputs))
        return int(failed)

    def _chunks(self) -> Iterator[tuple[str, int]]:
        """Yield the separately processed parts of the input, each with the number of its first line."""
        if not self.flags.split_input_file:
            yield self.text, 1
            return
        start = 0
        for match in [*_SEPARATOR.finditer(self.text), None]:
            end = len(self.text) if match is None else match.start()
            yield self.text[start:end], self.text.count("\n", 0, start) + 1
            start = end if match is None else match.end()

    def _process(self, text: str, first_line: int) -> tuple[str, list[StepwellError]]:
        """Return the output of one chunk, or its errors."""
        # Leading blank lines give every position of the chunk its line number in the file.
        padded = "\n" * (first_line - 1) + text
        try:
            module = parse_module(
                self.context,
                padded,
                self._name,
                locate=True,
                implicit_module=not self.flags.no_implicit_module,
            )
            if self.machine is not None:
                set_machine(module, self.machine)
            if self.flags.verify and (errors := list(verification_errors(module))):
                return "", [self._with_source(error, padded) for error in errors]
            level = self._level_of(module)
            if self.pipeline is not None or self.flags.to:
                stop = STOPS[self.flags.to] if self.flags.to else None
                name = self._settled_pipeline(module)
                text = pipeline_for(name, level, threads=True, stop=stop)
                self.passes = parse_pipeline(text)
            if self.flags.dump_pass_pipeline:
                print(f"Pass Manager with {len(self.passes)} passes:\nbuiltin.module({pipeline_text(self.passes)})",
                      file=sys.stderr)
            self._run_passes(module, self._with_overrides(self.passes))
            if self.flags.verify_roundtrip:
                self._check_roundtrip(module)
            return self._emit(module), []
        except StepwellError as error:
            return "", [self._with_source(error, padded)]
        except DiagnosticException as error:  # raised by a target of another package
            return "", [StepwellError(str(error))]

    def _settled_pipeline(self, module: ModuleOp) -> str:
        """Return the named pipeline, or the default one of the module's or the requested level's target; record the
        target in the module.
        """
        target = LEVELS_OF_TARGETS.get(self.flags.to, target_of(module))
        name = self.pipeline or DEFAULTS[target]
        set_target(module, target_of_pipeline(name))
        return name

    def _run_passes(self, module: ModuleOp, passes: tuple[ModulePass, ...]) -> None:
        instruments = self.instruments
        if self.flags.reproducers or self.flags.crash_reproducer:
            from ..compiler.targets.versions import versions  # imported lazily, because it loads the toolchain

            file = self.flags.crash_reproducer and Path(self.flags.crash_reproducer)
            reproducer = Reproducer(Path(self.flags.reproducers or "."), passes, versions, file or None)
            instruments = [reproducer, *instruments]
        PassManager(passes, instruments).run(self.context, module)
        if self.reproduction is not None and self.reproduction.kind is FailureKind.COMPILER_ERROR:
            from ..compiler import CompileOptions, compile_module

            compile_module(module, CompileOptions(pipeline="", cache=False))

    def _with_overrides(self, passes: tuple[ModulePass, ...]) -> tuple[ModulePass, ...]:
        """Return the passes with those that read edited stages from files."""
        if not self.flags.override:
            return passes
        from ..compiler.overrides import Overrides  # imported lazily: it takes as long to load as the whole driver

        return Overrides(Path(self.flags.override), passes, "input").passes

    def _level_of(self, module: ModuleOp) -> str:
        """Return the level of the first passes for the module."""
        if not self.flags.from_level:
            return level_of(module)
        VerifyLevel(self.flags.from_level).apply(self.context, module)
        return self.flags.from_level

    def _emit(self, module: ModuleOp) -> str:
        if self.target is None:
            return print_module(
                module, locations=self.flags.print_debuginfo, generic=self.flags.print_op_generic
            )
        stream = StringIO()
        self.target.emit(self.context, module, stream)
        return stream.getvalue()

    def _check_roundtrip(self, module: ModuleOp) -> None:
        # Imported lazily, because it takes a tenth of a second.
        from ..ir.dialects.loop import has_expressions, order_index_operands

        module = module.clone()
        for op in [op for op in module.walk() if has_expressions(op)]:
            order_index_operands(op)  # users may write terms in any order
        generic = self.flags.print_op_generic
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

    @property
    def _name(self) -> str:
        return "<stdin>" if self.flags.input_file == "-" else self.flags.input_file

    def _read(self) -> str:
        if self.flags.input_file == "-":
            return sys.stdin.read()
        return read_text(self.flags.input_file)

    def _write(self, text: str) -> None:
        if self.flags.output_file == "-":
            sys.stdout.write(text)
            sys.stdout.flush()
            return
        try:
            with open(self.flags.output_file, "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise OptionError(f"cannot write {self.flags.output_file}: {error.strerror}") from error

    def _with_source(self, error: StepwellError, text: str) -> StepwellError:
        """Add the source line of the input to an error."""
        if error.source is None and error.where is not None and error.where.file == self._name:
            error.source = source_line(text, error.where.line, error.where.column)
        return error


if __name__ == "__main__":
    sys.exit(main())
