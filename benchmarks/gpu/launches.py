"""Measures the host time of a call and of each launch in it, with chains of tiny kernels that cannot be fused."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from ..measuring.tables import Table
from ..measuring.timing import Timing, interleave, no_wait, step
from ..measuring.variants import Variant
from ..programs import Example, Program

LENGTHS = (1, 11, 101)
"""Kernels per call."""
BUDGET = 1.5
"""Seconds of timing for one length."""


def softmaxes(length: int) -> Example:
    """Alternate softmaxes along rows and columns: each depends on all elements of the one before it."""

    def run(x: Tensor) -> Tensor:
        for number in range(length):
            x = torch.softmax(x, number % 2)
        return x

    return Example(run, (torch.randn(32, 32),))


def measure_chain(length: int, variants: Sequence[str], device: str) -> dict[str, Timing]:
    """Time one chain under all variants, interleaved."""
    torch._dynamo.reset()
    program = Program(f"softmaxes_{length}", "kernels", softmaxes, (length,))
    example = program.example("full", device)
    steps: dict[str, Callable[[], None]] = {}
    with torch._dynamo.config.patch(automatic_dynamic_shapes=False, recompile_limit=100):
        for text in variants:
            run = Variant.parse(text).compile(example.run, dynamic=False)
            steps[text] = step(example, program, run)
            steps[text]()
        return interleave(steps, BUDGET, torch.cuda.synchronize if device == "cuda" else no_wait)


def launch_table(variants: Sequence[str], device: str) -> Table:
    """Return the microseconds per call for each length, and per further kernel, for the modes that do not tune."""
    shown = [text for text in variants if "max-autotune" not in text]
    timings = {length: measure_chain(length, shown, device) for length in LENGTHS}
    rows = [
        (f"{length} kernel{'s' * (length > 1)}", *(f"{timings[length][text].median * 1e6:.1f}" for text in shown))
        for length in LENGTHS
    ]
    first, last = LENGTHS[0], LENGTHS[-1]
    each = [
        (timings[last][text].median - timings[first][text].median) / (last - first) * 1e6 for text in shown
    ]
    rows.append(("each further kernel", *(f"{microseconds:.2f}" for microseconds in each)))
    return Table("Microseconds of a call of softmaxes of 32 by 32", ("call", *shown), tuple(rows))
