"""Matrix products, convolutions and attention on the CPU: the library's, generated ones, and which of them
`contractions: auto` chooses.

    python -m stepwell.benchmarks --group products [--cases 'linear*'] [--types f32,bf16] [--threads 1] [--seconds 0.4]

The first rows of a table are the rate of a loop of multiply-adds on this number of threads, and of loops that copy
and read. At the end of a table stand the rows in which the other one is faster by more than 5 %.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from functools import partial

import torch
from torch import Tensor

from ..compiler.driver import compile_module
from ..frontend.api import capture
from ..options import CompileOptions
from .measuring.machine import describe, processors
from .measuring.tables import Table
from .measuring.timing import interleave
from .peaks import measure_peaks
from .product_cases import CASES, Case

WHOSE = LIBRARY, OWN, AUTO = "library", "own", "auto"
"""The values of the option `contractions`."""
SLOWER = 0.95
"""The ratio of times below which a choice counts as wrong."""

TYPES = {"f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16}
ERROR = 4.0
"""The maximum ratio of the error of a product to eager's error, since the order of summation differs."""


def measure(case: Case, dtype: torch.dtype, seconds: float) -> tuple[list[str], float]:
    """Return the cells of a row, and the ratio of the better time to that of the choice of `auto`.

    On one thread, times are processor times, so that the load of other programs hardly matters.
    """
    torch.manual_seed(0)
    inputs = case.inputs(dtype)
    exact = case.run(*(each.double() if each.is_floating_point() else each for each in inputs))
    limit = ERROR * _error(case.run(*inputs), exact) + 1e-9
    made = {whose: compile_module(capture(case.run, *inputs), CompileOptions.from_mapping({"contractions": whose}))
            for whose in WHOSE}
    wrong = "".join(f" {whose} is off" for whose, each in made.items() if _error(each(*inputs)[0], exact) > limit)
    choice = LIBRARY if made[AUTO].externs == made[LIBRARY].externs else OWN
    calls: dict[str, Callable[[], object]] = {
        whose: partial(made[whose].forward, *inputs) for whose in (LIBRARY, OWN)}
    clock = time.thread_time if torch.get_num_threads() == 1 else time.perf_counter
    with torch.no_grad():
        least = {name: min(timing.samples) for name, timing in interleave(calls, seconds, clock=clock).items()}
    moved = sum(each.nbytes for each in inputs) + exact.numel() * dtype.itemsize
    chosen, better = least[choice], min(least.values())
    return [*(f"{1e6 * least[whose]:.1f}" for whose in calls), choice, f"{2e-9 * case.multiply_adds / chosen:.1f}",
            f"{1e-9 * moved / chosen:.1f}", f"{least[LIBRARY] / least[OWN]:.2f}",
            f"{better / chosen:.2f}{wrong}"], better / chosen


def _error(found: Tensor, exact: Tensor) -> float:
    return (found.double() - exact).abs().max().item()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print each row as soon as it is measured, and the tables at the end."""
    parser = argparse.ArgumentParser(
        prog="python -m stepwell.benchmarks --group products",
        description="Matrix products on the CPU: the library's, ours, and those that are chosen.")
    parser.add_argument("--group", choices=("products",), default="products")
    parser.add_argument("--cases", default="*", help="patterns of names")
    parser.add_argument("--types", default="f32,bf16", help=", ".join(TYPES))
    parser.add_argument("--threads", default=f"1,{processors()}", help="default: one, and all processors")
    parser.add_argument("--seconds", type=float, default=0.4, help="of timing, a row")
    given = parser.parse_args(arguments)
    made = []
    for threads in dict.fromkeys(map(int, given.threads.split(","))):
        torch.set_num_threads(threads)
        peaks = measure_peaks()
        rows: list[tuple[str, ...]] = [("multiply-adds", "", "", "", f"{1e-9 * peaks.flops:.1f}", "", "", ""),
                ("copy", "", "", "", "", f"{2e-9 * peaks.copied:.1f}", "", ""),
                ("read", "", "", "", "", f"{1e-9 * peaks.read:.1f}", "", "")]
        start, wrong = time.perf_counter(), list[str]()
        for dtype in given.types.split(","):
            for name, case in CASES.items():
                if any(fnmatch(name, pattern) for pattern in given.cases.split(",")):
                    cells, ratio = measure(case, TYPES[dtype], given.seconds)
                    rows.append((f"{name}, {dtype}", *cells))
                    print(*rows[-1], sep="  ", flush=True)
                    if ratio < SLOWER:
                        wrong.append(f"{name}, {dtype} ({ratio:.2f})")
        made.append(Table(f"Products on {threads} threads, {time.perf_counter() - start:.0f} s", (
            "product", "library us", "own us", "auto is", "GFLOP/s", "GB/s", "library/own", "better/auto"),
            tuple(rows)))
        print(f"- slower by more than 5 % under auto: {len(wrong)} of {len(rows) - 3}: {', '.join(wrong)}")
    for key, value in describe(torch.get_num_threads()).items():
        print(f"- {key}: {value}")
    for table in made:
        print(table.markdown())
    return 0
