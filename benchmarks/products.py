"""Matrix products on the CPU: the library's, generated ones, and those that `contractions: auto` chooses.

    python -m stepwell.benchmarks --group products [--cases 'linear*'] [--types f32,bf16] [--threads 1] [--seconds 0.4]

The first rows of a table are the rate of a loop of multiply-adds on this number of threads, and of loops that copy
and read.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from ..compiler.driver import compile_module
from ..frontend.api import capture
from ..options import CompileOptions
from .measuring.machine import describe, processors
from .measuring.tables import Table
from .measuring.timing import interleave
from .peaks import measure_peaks

WHOSE = ("library", "own", "auto")
"""The values of the option `contractions`, one per column."""

TYPES = {"f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16}
ERROR = 4.0
"""The maximum ratio of the error of a product to eager's error, since the order of summation differs."""


class Case(NamedTuple):
    """A function of two matrices, or batches of them, and further inputs."""

    run: Callable[..., Tensor]
    shapes: tuple[tuple[int, ...], ...]
    multiply_adds: int
    integers: tuple[torch.dtype | None, ...] = ()
    """The types of the first inputs that are integers with random bits; None for one of the measured type."""

    def inputs(self, dtype: torch.dtype) -> list[Tensor]:
        """Return inputs of a floating-point type, except for integers."""
        types = (*self.integers, *[None] * (len(self.shapes) - len(self.integers)))
        return [(torch.randn(shape) / 8).to(dtype) if type is None else _integers(shape, type)
                for shape, type in zip(self.shapes, types, strict=True)]


def _integers(shape: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    range = torch.iinfo(dtype)
    return torch.randint(range.min, range.max + 1, shape, dtype=dtype)


def product(x: Tensor, y: Tensor) -> Tensor:
    return x @ y


def linear_gelu(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.gelu(F.linear(x, weight, bias), approximate="tanh")


def batched(batch: int, rows: int, inner: int, columns: int) -> Case:
    return Case(torch.bmm, ((batch, rows, inner), (batch, inner, columns)), batch * rows * inner * columns)


def plain(rows: int, inner: int, columns: int) -> Case:
    """The second matrix is row-major."""
    return Case(product, ((rows, inner), (inner, columns)), rows * inner * columns)


def linear(rows: int, inner: int, columns: int) -> Case:
    """The second matrix is column-major, as the weight of a linear layer."""
    return Case(F.linear, ((rows, inner), (columns, inner)), rows * inner * columns)


def scaled_linear(x: Tensor, weight: Tensor, scale: Tensor) -> Tensor:
    return F.linear(x, weight.to(x.dtype) * scale)


def grouped_linear(x: Tensor, packed: Tensor, scales: Tensor) -> Tensor:
    """A weight of four bits per element, two in a byte, with a scale for each group of a row."""
    low, high = (packed & 15).to(torch.int8) - 8, (packed >> 4).to(torch.int8) - 8
    rows, groups = scales.shape
    weight = torch.stack([low, high], -1).reshape(rows, groups, -1).to(x.dtype) * scales[:, :, None]
    return F.linear(x, weight.reshape(rows, -1))


def integer_product(x: Tensor, y: Tensor) -> Tensor:
    return torch.ops.aten._int_mm(x, y)


def eight_bits(rows: int, inner: int, columns: int) -> Case:
    return Case(scaled_linear, ((rows, inner), (columns, inner), (columns, 1)), rows * inner * columns,
                (None, torch.int8))


def four_bits(rows: int, inner: int, columns: int, group: int) -> Case:
    return Case(grouped_linear, ((rows, inner), (columns, inner // 2), (columns, inner // group)),
                rows * inner * columns, (None, torch.uint8))


CASES = {
    **{f"square-{size}": plain(size, size, size) for size in (32, 64, 128, 256, 512, 1024)},
    **{f"square-linear-{size}": linear(size, size, size) for size in (64, 256, 1024)},
    "tall-4096x64x64": plain(4096, 64, 64),
    "tall-3136x64x256": plain(3136, 64, 256),
    "wide-64x64x3136": plain(64, 64, 3136),
    "linear-128x768x768": linear(128, 768, 768),
    "linear-128x768x3072": linear(128, 768, 3072),
    "plain-128x768x3072": plain(128, 768, 3072),
    "linear-gelu-128x768x3072": Case(linear_gelu, ((128, 768), (3072, 768), (3072,)), 128 * 768 * 3072),
    **{f"linear-{rows}x4096x4096": linear(rows, 4096, 4096) for rows in (1, 2, 4, 8, 16)},
    **{f"plain-{rows}x4096x4096": plain(rows, 4096, 4096) for rows in (1, 4, 16)},
    "linear-1x768x768": linear(1, 768, 768),
    "linear-4x768x768": linear(4, 768, 768),
    "column-4096x4096x1": plain(4096, 4096, 1),
    **{f"int8-linear-{rows}x4096x4096": eight_bits(rows, 4096, 4096) for rows in (1, 4, 64)},
    **{f"int4-linear-{rows}x4096x4096-by-{group}": four_bits(rows, 4096, 4096, group)
       for rows, group in ((1, 32), (1, 128), (4, 128))},
    "int8-product-512": Case(integer_product, ((512, 512), (512, 512)), 512**3, (torch.int8, torch.int8)),
    "batch-256x16x16x16": batched(256, 16, 16, 16),
    "batch-96x64x64x64": batched(96, 64, 64, 64),
    "batch-12x128x64x128": batched(12, 128, 64, 128),
    "batch-32x1x128x512": batched(32, 1, 128, 512),
}


def measure(case: Case, dtype: torch.dtype, seconds: float) -> list[str]:
    """Return the cells of a row: microseconds of each option, GFLOP/s and GB/s of `auto`, and the ratio of the best
    time to that of `auto`.
    """
    torch.manual_seed(0)
    inputs = case.inputs(dtype)
    exact = case.run(*(each.double() if each.is_floating_point() else each for each in inputs))
    limit = ERROR * _error(case.run(*inputs), exact) + 1e-9
    calls: dict[str, Callable[[], Any]] = {}
    wrong = ""
    for whose in WHOSE:
        options = CompileOptions.from_mapping({"contractions": whose})
        run = compile_module(capture(case.run, *inputs), options).forward
        if _error(run(*inputs)[0], exact) > limit:
            wrong += f" {whose} is off"
        calls[whose] = lambda run=run: run(*inputs)
    with torch.no_grad():
        least = {name: min(timing.samples) for name, timing in interleave(calls, seconds).items()}
    moved = sum(each.nbytes for each in inputs) + exact.numel() * dtype.itemsize
    chosen = least["auto"]
    return [*(f"{1e6 * least[whose]:.1f}" for whose in WHOSE), f"{2e-9 * case.multiply_adds / chosen:.1f}",
            f"{1e-9 * moved / chosen:.1f}", f"{least['library'] / least['own']:.2f}",
            f"{min(least['library'], least['own']) / chosen:.2f}{wrong}"]


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
        start = time.perf_counter()
        for dtype in given.types.split(","):
            for name, case in CASES.items():
                if any(fnmatch(name, pattern) for pattern in given.cases.split(",")):
                    rows.append((f"{name}, {dtype}", *measure(case, TYPES[dtype], given.seconds)))
                    print(*rows[-1], sep="  ", flush=True)
        made.append(Table(f"Products on {threads} threads, {time.perf_counter() - start:.0f} s", (
            "product", *(f"{whose} us" for whose in WHOSE), "GFLOP/s", "GB/s", "library/own", "better/auto"),
            tuple(rows)))
    for key, value in describe(torch.get_num_threads()).items():
        print(f"- {key}: {value}")
    for table in made:
        print(table.markdown())
    return 0
