"""Tiled convolutions and their gradients agree with torch for all windows, groups and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
import torch

from stepwell.compiler.execution import Executor
from stepwell.compiler.execution.interpreted_kernels import InterpretedKernels
from stepwell.passes.loop.contractions.panels import panel_of
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

from .lowering import CONTEXT, eager, lowered

LOWER = "canonicalize,cse,fuse,hoist-slices,outline-fusions,prim-to-loop,split-divided-loops,coalesce-loops,cse"
TILE = "tile-contractions{{longest-sum=12 l2=8192 bits={bits} registers={registers}}}"
REGISTERS = ((512, 32), (256, 16), (128, 32))


class Convolution:
    """A random convolution, one of its gradients, or a transposed one: an operator and its arguments."""

    def __init__(self, seed: int):
        draw = Random(seed)
        self.rank = draw.choice((1, 2, 2, 3))
        largest = {1: 40, 2: 9, 3: 5}[self.rank]
        batch, groups = draw.choice((1, 1, 2)), draw.choice((1, 1, 1, 2, 4))
        features, channels = draw.choice((1, 3, 4, 7, 13)), draw.choice((1, 2, 3, 5))
        taps, stride, dilation, padding = ([draw.choice(choices) for _ in range(self.rank)] for choices in
                                           ((1, 2, 3, 3), (1, 1, 2, 3), (1, 1, 2), (0, 1, 2)))
        reach = [d * (t - 1) + 1 for t, d in zip(taps, dilation, strict=True)]
        sizes = [max(draw.randint(1, largest), r - 2 * p) for r, p in zip(reach, padding, strict=True)]
        transposed = draw.random() < 0.2
        if transposed:  # its result has at least an element
            padding = [0] * self.rank
        generator = torch.Generator().manual_seed(seed)
        x = torch.randn(batch, groups * channels, *sizes, generator=generator)
        shape = (groups * channels, features, *taps) if transposed else (groups * features, channels, *taps)
        weight = torch.randn(shape, generator=generator)
        window = [stride, padding, dilation, transposed, [0] * self.rank, groups]
        self.name, self.arguments = "aten.convolution", [x, weight, None, *window]
        part = draw.choice((None, None, 0, 1))
        if part is not None:
            [y] = eager(self.name, self.arguments)
            gradient = torch.randn(y.shape, generator=generator)
            self.name = "aten.convolution_backward"
            self.arguments = [gradient, x, weight, None, *window, [part == 0, part == 1, False]]
        self.bits, self.registers = draw.choice(REGISTERS)

    def wanted(self) -> Sequence[torch.Tensor]:
        """The results in double precision."""
        wide = [each.double() if isinstance(each, torch.Tensor) else each for each in self.arguments]
        return [each for each in eager(self.name, wide) if each is not None]


@pytest.mark.parametrize("seed", range(16))
def test_random_windows_in_the_interpreter(seed: int) -> None:
    case = Convolution(seed)
    module, inputs = lowered(case.name, case.arguments, eager(case.name, case.arguments))
    pipeline = f"{LOWER},{TILE.format(bits=case.bits, registers=case.registers)}"
    PassManager(parse_pipeline(pipeline), []).run(CONTEXT, module)
    found = Executor(kernels=InterpretedKernels()).observe(module, inputs).results
    for got, wanted in zip(found, case.wanted(), strict=True):
        torch.testing.assert_close(got, wanted.float(), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("threads", "columns"), [(1, 16 * 28), (2, 14 * 28), (4, 7 * 28)])
def test_each_thread_has_a_panel(threads: int, columns: int) -> None:
    """28 rows of an image of 28 columns: 16 rows fill vectors best, but leave one thread more than half of them."""
    assert panel_of([28, 28], 128, 128, 64, 16, 4, threads).columns == columns
