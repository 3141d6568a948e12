"""Measures the host time per launch of the same small kernel with Stepwell's launcher, Triton's, and torch's
addition.

    python -m stepwell.benchmarks.gpu.launcher
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import torch

from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.gpu.kernel import GpuKernel
from ...codegen.runtime.gpu.kernel_compiler import KernelCompiler
from ...codegen.runtime.gpu.program import Binder
from ..measuring.tables import Table
from . import add_kernel

LAUNCHES, ROUNDS = 500, 21


def main() -> None:
    """Print the table."""
    device = torch.cuda.current_device()
    x, y, z = torch.ones(3, 128, device="cuda")
    stream = torch._C._cuda_getCurrentRawStream(device)
    text = Path(add_kernel.__file__).read_text(encoding="utf-8")
    kernel = GpuKernel("add", ("*fp32", "*fp32", "*fp32", "i64"), (16, 16, 16, 1), 4, 1, False, True, text)
    major, minor = torch.cuda.get_device_capability(device)
    ours = Binder(KernelCompiler(DiskCache.default(), 10 * major + minor), device, {}).compile_and_bind(kernel)
    addresses = [each.data_ptr() for each in (x, y, z)]
    ways: dict[str, Callable[[], object]] = {
        "our launcher, tensors": lambda: ours(stream, 1, 1, 1, x, y, z, 128),
        "our launcher, addresses": lambda: ours(stream, 1, 1, 1, *addresses, 128),
        "triton.jit": lambda: add_kernel.add[(1,)](x, y, z, 128),
        "torch.add(out=)": lambda: torch.add(x, y, out=z),
        "torch.add": lambda: torch.add(x, y),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for run in ways.values():
        run()
    for _ in range(ROUNDS):
        for name, run in ways.items():
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(LAUNCHES):
                run()
            times[name].append((time.perf_counter() - start) / LAUNCHES * 1e6)
    rows = tuple((name, f"{min(each):.2f}", f"{median(each):.2f}") for name, each in times.items())
    print(Table("Microseconds of a launch, for the host", ("by", "least", "median"), rows).markdown())


if __name__ == "__main__":
    main()
