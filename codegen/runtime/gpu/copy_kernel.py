"""The kernels that copy tensors between strides, in packages for GPUs."""

from __future__ import annotations

from .kernel import GpuKernel

__all__ = ["copy_kernels"]

MAX_COPIED = 8
"""The number of dimensions, which launches know from the number of parameters."""
WARPS = 4
BLOCK = 32 * WARPS
"""Elements that a program copies: one for each thread, as launches assume."""


def copy_kernels() -> list[GpuKernel]:
    """The kernels for elements of 1, 2, 4 and 8 bytes."""
    return [_copy_kernel(bytes) for bytes in (1, 2, 4, 8)]


def _copy_kernel(bytes: int) -> GpuKernel:
    """A kernel of target, source, the number of elements, and of the sizes and both strides, the innermost first."""
    dimensions = range(MAX_COPIED)
    names = [f"{stem}{d}" for stem in ("size", "to", "from_") for d in dimensions]
    steps = "".join(f"    target_at += rest % size{d} * to{d}\n    source_at += rest % size{d} * from_{d}\n"
                    f"    rest = rest // size{d}\n" for d in dimensions)
    source = f"""import triton
import triton.language as tl


@triton.jit
def copy_bytes_{bytes}(target, source, count, {", ".join(names)}):
    rest = tl.program_id(0).to(tl.int64) * {BLOCK} + tl.arange(0, {BLOCK})
    mask = rest < count
    target_at = tl.zeros([{BLOCK}], tl.int64)
    source_at = tl.zeros([{BLOCK}], tl.int64)
{steps}    tl.store(target + target_at, tl.load(source + source_at, mask=mask), mask=mask)
"""
    parameters = (*[f"*i{8 * bytes}"] * 2, *["i64"] * (1 + len(names)))
    return GpuKernel(f"copy_bytes_{bytes}", parameters, (1,) * len(parameters), WARPS, 1, False, True, source)
