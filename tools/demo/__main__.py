"""Compiles a small GPT-2 and shows every stage of it.

    python -m stepwell.tools.demo [DIRECTORY]

The stages are written to DIRECTORY, by default stepwell-stages.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import torch
from rich.console import Console
from rich.markup import escape
from rich.syntax import Syntax
from rich.table import Table
from torch import Tensor

from ...frontend.report import report
from .model import VOCABULARY, Decoder
from .stages import Stage, functions, read_stages, stage_after

BATCH, LENGTH = 4, 256
MOST_ROUNDS, FEWEST_ROUNDS, SECONDS_OF_TIMING = 25, 5, 8.0
WIDTH_OF_FILES = 120
GLANCE_LINES = 14
"""How much of a kernel is shown on each terrace."""
GLANCES = (
    ("outline-fusions", "func.func private @", "prim: operations on whole tensors, grouped into one kernel"),
    ("prim-to-loop", "loop.kernel @", "loop: the same kernel over memory, as it is first written"),
    ("parallelize", "loop.kernel @", "loop, scheduled: vectors, several partial results, threads"),
    ("kernels.cpp", 'extern "C" i64 ', "C++: what the IR says, an operation a line"),
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the demonstration."""
    parser = argparse.ArgumentParser(
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
    compiled = torch.compile(model, backend="stepwell", options={"dump": str(directory)})
    console.print(f"a GPT-2 of {len(model.blocks)} layers in plain torch, {BATCH} × {LENGTH} tokens")
    with torch.no_grad():
        start = time.perf_counter()
        result = compiled(tokens)
        console.print(f"compiled and run in {time.perf_counter() - start:.1f} s\n")
        stages = read_stages(directory)
        console.print(stage_table(stages))
        show_kernel(console, stages)
        console.print(f"\n{escape(str(report()))}\n", soft_wrap=True)
        console.print(accuracy(model, tokens, result), soft_wrap=True)
        variants = {"eager": lambda: model(tokens), "stepwell": lambda: compiled(tokens)}
        console.print(speed(variants), soft_wrap=True)
    console.print(f"\nevery stage is a file in {directory}", soft_wrap=True)


def stage_table(stages: list[Stage]) -> Table:
    """How large the program is after each stage."""
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


def show_kernel(console: Console, stages: list[Stage]) -> None:
    """The beginning of one kernel on each level: the shortest that reduces."""
    outlined = stage_after(stages, "outline-fusions")
    names = functions(outlined, "func.func private")
    texts = {name: outlined.find(f"func.func private @{name}(") for name in names}
    name = min((n for n, text in texts.items() if "prim.reduce" in text), key=lambda n: len(texts[n]))
    for stage_name, head, caption in GLANCES:
        stage = stage_after(stages, stage_name)
        lines = stage.find(f"{head}{name}(").splitlines()
        more = len(lines) - GLANCE_LINES
        shown = lines[:GLANCE_LINES] + [f"  ... {more} more lines"] * (more > 0)
        console.print(f"\n[bold]{caption}[/bold] ({stage.path.name})")
        language = "cpp" if stage.path.suffix == ".cpp" else "text"
        console.print(Syntax("\n".join(shown), language, background_color="default"))


def accuracy(model: torch.nn.Module, tokens: Tensor, result: Tensor) -> str:
    """How far results are from one another."""
    eager = model(tokens)
    exact = model.double()(tokens)
    model.float()
    return (
        f"largest difference from eager: {_difference(result, eager):.1e}; from eager in float64: "
        f"{_difference(result, exact):.1e}, and eager's own {_difference(eager, exact):.1e}"
    )


def _difference(a: Tensor, b: Tensor) -> float:
    return (a - b).abs().max().item()


def speed(variants: dict[str, Callable[[], object]]) -> str:
    """Median times of calls made in turns."""
    samples: dict[str, list[float]] = {name: [] for name in variants}
    begin = time.perf_counter()
    for done in range(MOST_ROUNDS):
        if done >= FEWEST_ROUNDS and time.perf_counter() - begin > SECONDS_OF_TIMING:
            break
        for name, call in variants.items():
            start = time.perf_counter()
            call()
            samples[name].append(time.perf_counter() - start)
    eager, ours = (median(times) for times in samples.values())
    rounds, threads = len(samples["eager"]), torch.get_num_threads()
    return (
        f"median of {rounds} calls on {threads} threads: eager {1e3 * eager:.1f} ms, "
        f"stepwell {1e3 * ours:.1f} ms, {eager / ours:.2f} times as fast"
    )


if __name__ == "__main__":
    main()
