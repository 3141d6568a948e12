"""Compiles a small GPT-2 and shows every stage of its lowering to C++ and to Triton.

    python -m stepwell.tools.demo [DIRECTORY]

The stages are written to DIRECTORY, by default stepwell-stages, and those of the lowering to Triton, which needs no
GPU, to its folder `gpu`. If there is a GPU, the model runs on it too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import torch
from rich.console import Console
from rich.markup import escape
from rich.syntax import Syntax
from rich.table import Table
from torch import Tensor

from ...explorer import FIRST_GRAPH, collect, read_archives, write_page
from ...frontend.api import lower
from ...frontend.reporting.report import report
from ...options import CompileOptions
from ..command_line import Parser
from .model import VOCABULARY, Decoder
from .stages import Stage, functions, python_function, read_stages, stage_after

BATCH, LENGTH = 4, 256
MAX_ROUNDS, MIN_ROUNDS, SECONDS_OF_TIMING = 25, 5, 8.0
WIDTH_OF_FILES = 120
GLANCE_LINES = 14
"""The number of lines of a kernel that are shown per level."""
GLANCES = (
    ("outline-fusions", "func.func private @", "prim: operations on whole tensors, grouped into one kernel"),
    ("prim-to-loop", "loop.kernel @", "loop: the same kernel over memory, as it is first written"),
    ("parallelize", "loop.kernel @", "loop, scheduled: vectors, several partial results, threads"),
    ("kernels.cpp", 'extern "C" i64 ', "C++: what the IR says, an operation a line"),
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the demonstration."""
    parser = Parser(
        prog="python -m stepwell.tools.demo",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("directory", nargs="?", type=Path, default=Path("stepwell-stages"))
    directory = parser.parse_args(arguments).directory.absolute()
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH_OF_FILES)

    torch.manual_seed(0)
    model = Decoder().eval()
    tokens = torch.randint(VOCABULARY, (BATCH, LENGTH))
    console.print(f"a GPT-2 of {len(model.blocks)} layers in plain torch, {BATCH} × {LENGTH} tokens")
    with torch.no_grad():
        compiled = compile_and_run(console, model, tokens, {"dump": str(directory)})
        stages = read_stages(directory)
        console.print(stage_table(stages))
        name = show_kernel(console, stages)
        console.print(f"\n{escape(str(report()))}\n", soft_wrap=True)
        compare(console, model, compiled, tokens)
        show_kernel_of_gpu(console, name, model, tokens, directory / "gpu")
        if torch.cuda.is_available():
            console.print(f"\non {torch.cuda.get_device_name()}:")
            model, tokens = model.cuda(), tokens.cuda()
            compare(console, model, compile_and_run(console, model, tokens, {}), tokens)
    console.print(f"\nevery stage is a file in {directory}, and in its folder gpu", soft_wrap=True)
    console.print(f"all of them on one page, to click through: {write_report(directory).as_uri()}", soft_wrap=True)


def compile_and_run(
    console: Console, model: torch.nn.Module, tokens: Tensor, options: dict[str, Any]
) -> Callable[[Tensor], Tensor]:
    """Compile the model and call it once."""
    compiled = torch.compile(model, backend="stepwell", options=options)
    start = time.perf_counter()
    compiled(tokens)
    wait(tokens)
    console.print(f"compiled and run in {time.perf_counter() - start:.1f} s\n")
    return compiled


def write_report(directory: Path) -> Path:
    """Write the explorer's page of both lowerings; return its path."""
    folders = {"to C++": directory, "to Triton": directory / "gpu"}
    archives = {way: read_archives(folder)[FIRST_GRAPH] for way, folder in folders.items()}
    path = directory / "report.html"
    write_page(collect(archives, "a small GPT-2"), path)
    return path


def compare(
    console: Console, model: torch.nn.Module, compiled: Callable[[Tensor], Tensor], tokens: Tensor
) -> None:
    """Print the accuracy and speed of the compiled model, compared with eager."""
    console.print(accuracy(model, tokens, compiled(tokens)), soft_wrap=True)
    console.print(speed({"eager": model, "stepwell": compiled}, tokens), soft_wrap=True)


def wait(x: Tensor) -> None:
    """Wait until the device of a tensor is idle."""
    if x.is_cuda:
        torch.cuda.synchronize()


def stage_table(stages: list[Stage]) -> Table:
    """Return a table with the size of the program after each stage."""
    table = Table("stage", title="from ATen to machine code", title_justify="left")
    for column in ("operations", "lines"):
        table.add_column(column, justify="right")
    table.add_column("")
    for stage in stages:
        operations = "" if stage.operations is None else str(stage.operations)
        style = None if stage.changed else "dim"
        remark = "" if stage.changed else "unchanged"
        table.add_row(stage.path.name, operations, str(stage.lines), remark, style=style)
    return table


def show_kernel(console: Console, stages: list[Stage]) -> str:
    """Show the beginning of one kernel on each level, the shortest with a reduction; return its name."""
    outlined = stage_after(stages, "outline-fusions")
    names = functions(outlined, "func.func private")
    texts = {name: outlined.find(f"func.func private @{name}(") for name in names}
    name = min((n for n, text in texts.items() if "prim.reduce" in text), key=lambda n: len(texts[n]))
    for stage_name, head, caption in GLANCES:
        stage = stage_after(stages, stage_name)
        language = "cpp" if stage.path.suffix == ".cpp" else "text"
        show(console, f"{caption}[/bold] ({stage.path.name})", stage.find(f"{head}{name}("), language)
    return name


def show_kernel_of_gpu(
    console: Console, name: str, model: torch.nn.Module, tokens: Tensor, directory: Path
) -> None:
    """Show the beginning of the same kernel lowered to a GPU, or of another one if it is fused into a larger one."""
    options = CompileOptions(target="cuda", dump=str(directory))
    python = lower(model, tokens, to="triton-python", options=options)
    assert isinstance(python, str)
    stages = read_stages(directory)
    last = [stage for stage in stages if stage.path.suffix == ".mlir"][-1]
    code = stage_after(stages, "kernels.py")
    names = list(functions(last, "triton.func"))
    name = name if name in names else names[0]
    console.print("\nThe same program on its way to a GPU, from the loops on:")
    show(console, f"triton: what each program of a launch does to its blocks[/bold] (gpu/{last.path.name})",
         last.find(f"triton.func @{name}("), "text", 3 * GLANCE_LINES)
    show(console, f"Triton's Python: a statement an operation[/bold] (gpu/{code.path.name})",
         python_function(python, name), "python", 2 * GLANCE_LINES)


def show(console: Console, caption: str, text: str, language: str, most: int = GLANCE_LINES) -> None:
    """Show the beginning of a text under a bold caption."""
    lines = text.splitlines()
    more = len(lines) - most
    shown = lines[:most] + [f"  ... {more} more lines"] * (more > 0)
    console.print(f"\n[bold]{caption}")
    console.print(Syntax("\n".join(shown), language, background_color="default"))


def accuracy(model: torch.nn.Module, tokens: Tensor, result: Tensor) -> str:
    """Return the differences of the results from eager, as text."""
    eager = model(tokens)
    exact = model.double()(tokens)
    model.float()
    return (
        f"largest difference from eager: {_difference(result, eager):.1e}; from eager in float64: "
        f"{_difference(result, exact):.1e}, and eager's own {_difference(eager, exact):.1e}"
    )


def _difference(a: Tensor, b: Tensor) -> float:
    return (a - b).abs().max().item()


def speed(variants: dict[str, Callable[[Tensor], object]], tokens: Tensor) -> str:
    """Return the median times of interleaved calls, as text."""
    samples: dict[str, list[float]] = {name: [] for name in variants}
    begin = time.perf_counter()
    for done in range(MAX_ROUNDS):
        if done >= MIN_ROUNDS and time.perf_counter() - begin > SECONDS_OF_TIMING:
            break
        for name, call in variants.items():
            wait(tokens)
            start = time.perf_counter()
            call(tokens)
            wait(tokens)
            samples[name].append(time.perf_counter() - start)
    eager, ours = (median(times) for times in samples.values())
    rounds = len(samples["eager"])
    where = "" if tokens.is_cuda else f" on {torch.get_num_threads()} threads"
    return (
        f"median of {rounds} calls{where}: eager {1e3 * eager:.1f} ms, "
        f"stepwell {1e3 * ours:.1f} ms, {eager / ours:.2f} times as fast"
    )


if __name__ == "__main__":
    main()
