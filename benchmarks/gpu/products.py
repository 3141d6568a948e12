"""Matrix products on the GPU: microseconds of eager, Inductor and Stepwell.

    python -m stepwell.benchmarks.gpu.products [--cases 'decode*'] [--variants eager,stepwell] [--within 60]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from fnmatch import fnmatch
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from ..measuring.tables import Table
from ..measuring.variants import Variant

Run = Callable[..., Tensor]

VARIANTS = "eager,stepwell,stepwell:max-autotune-no-cudagraphs,inductor,inductor:max-autotune-no-cudagraphs"


class Case(NamedTuple):
    """A function, the shapes of its inputs, and their type."""

    run: Run
    shapes: tuple[tuple[int, ...], ...]
    dtype: torch.dtype = torch.bfloat16
    precision: str = "highest"
    """The precision of f32 products: `highest`, or `high` for tf32."""
    weight: torch.dtype | None = None
    """The type of the second input, if it differs."""

    def inputs(self) -> list[Tensor]:
        types = [self.dtype if self.weight is None or at != 1 else self.weight for at in range(len(self.shapes))]
        return [torch.randint(-9, 9, shape, device="cuda", dtype=dtype) if not dtype.is_floating_point else
                (torch.randn(shape, device="cuda") / 8).to(dtype)
                for shape, dtype in zip(self.shapes, types, strict=True)]


def product(x: Tensor, y: Tensor) -> Tensor:
    return x @ y


def linear_gelu(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return F.gelu(F.linear(x, weight, bias), approximate="tanh")


def gated(gate: Tensor, up: Tensor, weight: Tensor) -> Tensor:
    return F.linear(F.silu(gate) * up, weight)


def dequantized(x: Tensor, weight: Tensor, scale: Tensor) -> Tensor:
    return F.linear(x, weight.to(x.dtype) * scale)


def square(size: int) -> tuple[tuple[int, ...], ...]:
    return (size, size), (size, size)


def linear(rows: int, inner: int, columns: int, *further: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (rows, inner), (columns, inner), *further


CASES = {
    "square-bf16": Case(product, square(4096)),
    "square-f16": Case(product, square(4096), torch.float16),
    "square-tf32": Case(product, square(4096), torch.float32, "high"),
    "square-f32": Case(product, square(2048), torch.float32),
    "long-sums": Case(F.linear, linear(2048, 8192, 2048)),
    "few-tiles": Case(F.linear, linear(128, 16384, 128)),
    "vocabulary": Case(F.linear, linear(1024, 1024, 50257)),
    "decode-1": Case(F.linear, linear(1, 4096, 4096)),
    "decode-8": Case(F.linear, linear(8, 4096, 4096)),
    "decode-16": Case(F.linear, linear(16, 4096, 4096)),
    "linear-gelu": Case(linear_gelu, linear(4096, 1024, 4096, (4096,))),
    "linear-gelu-small": Case(linear_gelu, linear(512, 768, 3072, (3072,))),
    "gated": Case(gated, ((2048, 2816), (2048, 2816), (1024, 2816))),
    "gated-decode": Case(gated, ((16, 11008), (16, 11008), (4096, 11008))),
    "dequantized": Case(dequantized, linear(256, 4096, 4096, (4096, 1)), weight=torch.int8),
    "batch": Case(torch.bmm, ((96, 512, 64), (96, 64, 512))),
}


def microseconds(run: Callable[[], object], rounds: int = 25) -> float:
    """Return the median GPU time per call, measured over ten calls; caches are not cleared between them."""
    for _ in range(3):
        run()
    times = []
    for _ in range(rounds):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        torch.cuda._sleep(2_000_000)  # so that the host is ahead of the GPU
        start.record()
        for _ in range(10):
            run()
        end.record()
        torch.cuda.synchronize()
        times.append(start.elapsed_time(end) * 100)
    return sorted(times)[len(times) // 2]


def measure(case: Case, variants: list[str], until: float) -> list[str]:
    """Return the cells of a row: microseconds, or the reason why there are none."""
    torch.manual_seed(0)
    torch.set_float32_matmul_precision(case.precision)
    inputs = case.inputs()
    wanted = case.run(*(each.double() if each.is_floating_point() else each for each in inputs))
    error = (case.run(*inputs) - wanted).abs().max().item()
    cells: list[str] = []
    for text in variants:
        if time.monotonic() > until:
            cells.append("no time")
            continue
        torch._dynamo.reset()
        run = Variant.parse(text).compile(case.run, dynamic=False)
        difference = (run(*inputs) - wanted).abs().max().item()
        mark = "" if difference <= 4 * error + 1e-6 else f" (off by {difference:.2g}, eager by {error:.2g})"
        cells.append(f"{microseconds(lambda run=run: run(*inputs)):.1f}{mark}")
    return cells


def main() -> None:
    """Print each row as soon as it is measured, and the table at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", default="*", help="patterns of names")
    parser.add_argument("--variants", default=VARIANTS)
    parser.add_argument("--within", type=float, default=60, help="seconds")
    given = parser.parse_args()
    until = time.monotonic() + given.within
    variants, patterns = given.variants.split(","), given.cases.split(",")
    rows = []
    for name, case in CASES.items():
        if any(fnmatch(name, pattern) for pattern in patterns):
            rows.append((name, *measure(case, variants, until)))
            print(*rows[-1], sep="  ", flush=True)
    print(Table("Microseconds on the GPU", ("product", *variants), tuple(rows)).markdown())


if __name__ == "__main__":
    main()
