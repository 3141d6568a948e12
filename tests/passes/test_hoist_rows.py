"""Rows hoisted by `hoist-rows` hold what the loops would have computed again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import stepwell
from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import SCHEDULE, assert_unchanged, transformed

PIPELINES = ["hoist-rows{largest-row=1024 shortest-tile=16 tiles=2}", SCHEDULE]

SAMPLED = """
loop.kernel @sampled(%w: memref<?xf32>, %p: memref<?xi64>, %x: memref<?xf32>, %y: memref<?xf32>, %n: index) {{
  loop.parallel %b = 0 to 2 {{
    loop.parallel %c = 0 to 3 {{
      loop.parallel %k = {lower} to {size} {{
        %a = loop.load %w[%k] : memref<?xf32> -> f32
        %e = math.exp %a : f32
        %positive = arith.cmpf ogt, %e, %a : f32
        %q = loop.load %p[%k] : memref<?xi64> -> i64
        %i = loop.check_index %q below {size} : i64
        %v = loop.load %x[%c * {size} + %i + %k * 2] : memref<?xf32> -> f32
        %o = arith.mulf %v, %e : f32
        %z = arith.select %positive, %o, %v : f32
        loop.store %z, %y[%b * 3 * {size} + %c * {size} + %k] : f32, memref<?xf32>
      }}
    }}
  }}
}}"""


@pytest.mark.parametrize("size", [1, 77, 512])
@pytest.mark.parametrize("known", [True, False])
def test_sampling(size: int, known: bool, toolchain: Toolchain, tmp_path: Path) -> None:
    text = SAMPLED.format(size=size if known else "%n", lower=size // 3 if known else 0)
    random = np.random.default_rng(size)
    buffers = [random.normal(size=size).astype(np.float32), random.integers(0, size, size),
               random.normal(size=6 * size).astype(np.float32), np.zeros(6 * size, np.float32)]
    if size > 1 or not known:
        assert transformed(text, "hoist-rows").count("loop.alloc") >= 2
    assert_unchanged(text, PIPELINES, buffers, toolchain, tmp_path, [size])


def sample(x: torch.Tensor, grid: torch.Tensor) -> torch.Tensor:
    return F.grid_sample(x, grid, align_corners=False)


@pytest.mark.parametrize("dynamic", [False, True])
def test_all_channels_of_an_image_share_the_places_of_samples(dynamic: bool) -> None:
    x, grid = torch.randn(2, 5, 9, 31), torch.rand(2, 7, 23, 2) * 2.4 - 1.2
    module = str(stepwell.lower(sample, x, grid, to="cpp", dynamic=dynamic))
    assert module.count(" = floor(") < module.count(" = gather<")
    wanted = sample(x.double(), grid.double())
    error = (sample(x, grid) - wanted).abs().max()
    found = torch.compile(sample, backend="stepwell", dynamic=dynamic)(x, grid)
    assert (found - wanted).abs().max() <= 4 * error + 1e-6
