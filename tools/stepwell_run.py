"""`stepwell-run` executes a module of any level, as it stands, and tells what it computes.

    stepwell-run file.mlir                                    on random inputs of the arguments' types
    stepwell-run file.mlir --seed 3
    stepwell-run file.mlir --input 'tensor<4x8xf32> seed 7' --input 'index 5'
    stepwell-run file.mlir --interpret                        kernels of loops by their reference semantics, each access
                                                              to memory checked
    stepwell-run file.mlir --check-bounds                     compiled, each access of a kernel checked
    stepwell-run file.mlir --ranks 4                          as four ranks of a distributed program, which are threads,
                                                              each with random inputs of its own
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..compiler.execution import Entry, Executor, Observation, entry_of
from ..compiler.execution.interpreted_kernels import ORDERS, InterpretedKernels
from ..ir.context import make_context
from ..ir.errors import StepwellError
from ..ir.modules.verify import verify_module
from ..ir.progress import hidden
from ..ir.semantics.inputs import Input, describe_inputs, make_inputs, parse_input
from ..ir.semantics.interpreter import Value
from ..ir.semantics.ranks import ALIKE, World, run_ranks
from ..ir.text import parse_module, read_text
from .command_line import Parser, interruptible

if TYPE_CHECKING:
    from torch import Tensor

MAX_ELEMENTS = 6


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Run the tool with `args`, or with those of the process; return the exit code."""
    flags = _argument_parser().parse_args(args)
    try:
        for line in _run(flags):
            with hidden():
                print(line)
    except StepwellError as error:
        print(error, file=sys.stderr)
        return 1
    except (IndexError, RuntimeError, ValueError) as error:  # errors of torch and kernels for values that do not fit
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


def _run(flags: argparse.Namespace) -> Iterator[str]:
    text = sys.stdin.read() if flags.input_file == "-" else read_text(flags.input_file)
    module = parse_module(make_context(), text, flags.input_file, locate=True)
    verify_module(module)
    entry = entry_of(module, flags.function)
    given = tuple(map(parse_input, flags.inputs))

    def inputs(rank: int) -> tuple[Input, ...]:
        return given or describe_inputs(entry, flags.seed + rank)

    def observe(rank: int, world: World, isolated: bool = False) -> Observation:
        kernels = InterpretedKernels(flags.order) if flags.interpret else None
        executor = Executor(seed=flags.seed, isolated=isolated, kernels=kernels, interpret_host=flags.interpret,
                            check_bounds=flags.check_bounds, world=world)
        return executor.observe(module, make_inputs(inputs(rank)), flags.function)

    if flags.ranks is None:
        yield from _describe_inputs(entry, inputs(0))
        yield from _describe_results(observe(0, ALIKE, isolated=not flags.interpret), flags.full)
        return
    for rank, seen in enumerate(run_ranks(flags.ranks, observe)):
        yield f"rank {rank}"
        yield from _describe_inputs(entry, inputs(rank))
        yield from _describe_results(seen, flags.full)


def _describe_inputs(entry: Entry, described: Sequence[Input]) -> Iterator[str]:
    for number, each in enumerate(described):
        name = entry.body.block.args[number].name_hint if number < len(entry.body.block.args) else None
        yield f"input {number}{f' (%{name})' if name else ''}: {each}"


def _describe_results(seen: Observation, full: bool) -> Iterator[str]:
    for number, (value, alias) in enumerate(zip(seen.results, seen.aliases, strict=True)):
        yield f"result {number}: {_summary(value)}{f', in the memory of {alias}' if alias else ''}"
        if full and not isinstance(value, int):
            yield f"  {value.tolist()}"


def _summary(value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    kind = f"{str(value.dtype).removeprefix('torch.')} {list(value.shape)}"
    if not value.is_contiguous():
        kind += f" strides {list(value.stride())}"
    if value.numel() == 0:
        return f"{kind}, empty"
    first = ", ".join(_number(each) for each in value.flatten()[:MAX_ELEMENTS])
    elements = f"[{first}{', ...' if value.numel() > MAX_ELEMENTS else ''}]"
    return f"{kind}{_statistics(value)}, elements {elements}"


def _statistics(value: Tensor) -> str:
    if not value.dtype.is_floating_point or value.numel() <= MAX_ELEMENTS:
        return ""
    finite = value.double()[value.isfinite()]
    odd = value.numel() - finite.numel()
    said = f", {odd} not finite" if odd else ""
    if finite.numel():
        said += f", from {float(finite.min()):.6g} to {float(finite.max()):.6g}, mean {float(finite.mean()):.6g}"
    return said


def _number(element: Tensor) -> str:
    value = element.item()
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser("stepwell-run", description="Execute a module of any level without compiling it further.")
    add = parser.add_argument
    add("input_file", nargs="?", default="-", help="a file with the text of a module (default: standard input)")
    add("--function", metavar="NAME", help="the function to run, if there are several; a kernel, if there is none")
    add("--ranks", type=int, metavar="N", help="run it N times at once, as the ranks of a distributed program; without "
        "it there is one, and those that it communicates with hold the same")
    add("--seed", type=int, default=0, help="the seed of random inputs and random numbers (default: 0)")
    add("--input", dest="inputs", action="append", default=[], metavar="INPUT",
        help="what an argument is given, once for each: 'tensor<4x8xf32> strides [1, 4] seed 3', "
             "'tensor<16xi64> from 0 to 9', 'tensor<2xf32> values [1.0, 2.0]', 'index 5'")
    add("--full", action="store_true", help="print all elements of the results")
    add("--interpret", action="store_true",
        help="run kernels of loops and host programs by their reference semantics instead of compiling them: slow, but "
             "an access outside of a buffer, a use of a buffer that was freed, a read of scratch memory that was not "
             "written, and two iterations of a parallel loop that access the same element are errors that name the "
             "operation")
    add("--check-bounds", action="store_true",
        help="check each access of compiled kernels, and of those of Triton: the first outside of its buffer, or in a "
             "compiled kernel the first that collides with another iteration of a parallel loop, is an error that "
             "names the operation")
    add("--order", choices=list(ORDERS), default="forward",
        help="with --interpret: the order of the iterations of parallel loops and reductions")
    return parser


if __name__ == "__main__":
    sys.exit(main())
