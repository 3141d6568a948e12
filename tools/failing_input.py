"""The input of `stepwell-bisect` and `stepwell-reduce`: a module, a pipeline, and the symptom of an error."""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ..compiler.checking import CheckWholeRange
from ..compiler.symptoms import Failure, InexactFunction, Script, Symptom, WrongValue, fingerprint, run_pipeline
from ..ir.context import make_context
from ..ir.errors import IRSyntaxError, OptionError
from ..ir.modules.levels import level_of
from ..ir.modules.verify import verify_module
from ..ir.semantics.inputs import parse_input
from ..ir.text import parse_module, read_text
from ..passes.management.pipeline_parser import parse_pipeline
from ..passes.management.reproducer import FailureKind, Reproduction, reproduction
from ..passes.pipeline_lookup import is_pipeline, pipeline_for

__all__ = ["FailingInput", "add_arguments", "read_input", "read_symptom"]

@dataclass(frozen=True)
class FailingInput:
    """A module and the pipeline to run on it."""

    module: ModuleOp
    passes: tuple[ModulePass, ...]
    pipeline: str
    reproduction: Reproduction | None = None
    """The description of the failure, if the input is a reproducer."""


def add_arguments(parser: argparse.ArgumentParser) -> argparse._MutuallyExclusiveGroup:
    """Add the arguments that name the input and its symptom; return the group of the symptoms."""
    add = parser.add_argument
    add("input_file", nargs="?", default="-", help="a file with a module, or a reproducer (default: standard input)")
    add("-p", "--pass", "--passes", dest="passes", metavar="PIPELINE",
        help="passes to run: name{option=value},name,...; or a pipeline's name; a reproducer's own if missing")
    add("--match", metavar="REGEX", help="the pipeline fails, and the error message matches REGEX")
    add("--seed", type=int, help="the seed of random inputs (default: the reproducer's, or 0)")
    add("--tolerance", type=float, default=1.0, metavar="FACTOR",
        help="multiply the tolerated difference of results by this (default: 1)")
    symptoms = parser.add_mutually_exclusive_group()
    symptoms.add_argument("--fails", action="store_true",
                          help="the pipeline raises an error or leaves an invalid module (the default)")
    symptoms.add_argument("--wrong-value", action="store_true", help="the pipeline changes what the module computes")
    symptoms.add_argument("--test", metavar="SCRIPT", type=Path,
                          help="SCRIPT, called with the path of a module, exits with 0 if it is bad, 125 if unknown")
    return symptoms


def read_input(flags: argparse.Namespace) -> FailingInput:
    """Return the module and pipeline that the arguments name."""
    name = "<stdin>" if flags.input_file == "-" else flags.input_file
    text = sys.stdin.read() if flags.input_file == "-" else read_text(Path(flags.input_file))
    module = _parse(text, name)
    verify_module(module)
    known = reproduction(text) if "// pipeline:" in text else None
    pipeline = flags.passes if flags.passes is not None else known.pipeline if known is not None else ""
    if is_pipeline(pipeline):
        pipeline = pipeline_for(pipeline, level_of(module), threads=True)
    return FailingInput(module, parse_pipeline(pipeline), pipeline, known)


def read_symptom(flags: argparse.Namespace, given: FailingInput) -> tuple[FailingInput, Symptom]:
    """Return the symptom that the arguments, or else a reproducer, specify, and the input that shows it. Without a
    message, a failure is the present one.

    The input is another module if the results of the given one are right, but the code of a function in it is inexact
    for some float: it contains this function alone.
    """
    if flags.test is not None:
        return given, Script(flags.test)
    known = given.reproduction
    if flags.wrong_value or (known is not None and known.kind is FailureKind.WRONG_VALUE and not flags.fails):
        seed = flags.seed if flags.seed is not None else known.seed if known is not None else 0
        inputs = [parse_input(text) for text in known.inputs] if known is not None else []
        symptom = WrongValue(seed, flags.tolerance, inputs)
        if symptom.shows(given.module, run_pipeline(given.module, given.passes)) is False:
            check = CheckWholeRange()
            run_pipeline(given.module, given.passes, [check])
            if check.alone is not None:
                return replace(given, module=check.alone), InexactFunction()
        return given, symptom
    if flags.match is not None:
        try:
            re.compile(flags.match)
        except re.error as error:
            raise OptionError(f"'{flags.match}' is no regular expression: {error}") from error
        return given, Failure(match=flags.match)
    outcome = run_pipeline(given.module, given.passes)
    if isinstance(outcome, ModuleOp):
        raise OptionError(f"the pipeline '{given.pipeline}' does not fail on this module",
                          hint="look for something else: --wrong-value, or --test SCRIPT")
    return given, Failure(like=fingerprint(outcome))


def _parse(text: str, name: str) -> ModuleOp:
    """Parse a module that may contain unknown operations; a syntax error is reported as if they were not allowed."""
    try:
        return parse_module(make_context(), text, name, locate=True)
    except IRSyntaxError as error:
        try:
            return parse_module(make_context(allow_unregistered=True), text, name, locate=True)
        except IRSyntaxError:
            raise error from None
