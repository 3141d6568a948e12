"""Rows cached by `cache-rows` have the values that the loops would recompute."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import stepwell
from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import SCHEDULE, assert_unchanged, transformed

PIPELINES = ["cache-rows{largest-row=1024 shortest-tile=16 tiles=2}", SCHEDULE]

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
        assert transformed(text, "cache-rows").count("loop.alloc") >= 2
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


SOFTMAX = """
loop.kernel @softmax(%x: memref<?xf32>, %y: memref<?x{out}>, %n: index) {{
  loop.parallel %i = 0 to 5 {{
    loop.parallel %k = 0 to {inner} {{
      %m = loop.reduce <maximum> %r = 0 to {size} : f32 {{
        %v = loop.load %x[%i * {inner} * {size} + %r * {inner} + %k] : memref<?xf32> -> f32
        loop.yield %v : f32
      }}
      %s = loop.reduce <add> %r = 0 to {size} : f32 {{
        %v = loop.load %x[%i * {inner} * {size} + %r * {inner} + %k] : memref<?xf32> -> f32
        %d = arith.subf %v, %m : f32
        %e = math.exp %d : f32
        loop.yield %e : f32
      }}
      loop.parallel %j = 0 to {size} {{
        %v = loop.load %x[%i * {inner} * {size} + %j * {inner} + %k] : memref<?xf32> -> f32
        %d = arith.subf %v, %m : f32
        %e = math.exp %d : f32
        %q = arith.divf %e, %s : f32
        {convert}
        loop.store %o, %y[%i * {inner} * {size} + %j * {inner} + %k] : {out}, memref<?x{out}>
      }}
    }}
  }}
}}"""

TO_F64 = "%o = arith.extf %q : f32 to f64"
TO_F32 = "%one = arith.constant 1.0 : f32\n        %o = arith.addf %q, %one : f32"


@pytest.mark.parametrize(
    ("size", "inner", "out"),
    [(1, 1, "f32"), (37, 1, "f32"), (200, 1, "f64"), (7, 21, "f32"), (37, 21, "f64"), (16, 32, "f64")],
)
def test_softmax(size: int, inner: int, out: str, toolchain: Toolchain, tmp_path: Path) -> None:
    text = SOFTMAX.format(size=size, inner=inner, out=out, convert=TO_F32 if out == "f32" else TO_F64)
    random = np.random.default_rng(size * 100 + inner)
    x = random.normal(size=5 * size * inner).astype(np.float32)
    y = np.zeros(x.size, np.float32 if out == "f32" else np.float64)
    assert transformed(text, "cache-rows").count("math.exp") == 1
    assert_unchanged(text, ["cache-rows", f"cache-rows,{SCHEDULE}"], [x, y], toolchain, tmp_path, [0])


@pytest.mark.parametrize("size", [5, 77])
def test_a_row_of_symbolic_size_waits_in_the_result(size: int, toolchain: Toolchain, tmp_path: Path) -> None:
    text = SOFTMAX.format(size="%n", inner=3, out="f32", convert=TO_F32)
    assert transformed(text, "cache-rows").count("math.exp") == 1
    x = np.random.default_rng(size).normal(size=15 * size).astype(np.float32)
    assert_unchanged(
        text, ["cache-rows", f"cache-rows,{SCHEDULE}"], [x, np.zeros_like(x)], toolchain, tmp_path, [size]
    )


TWO_RESULTS = """
loop.kernel @two_results(%x: memref<370xf32>, %y: memref<370xf32>, %z: memref<370xf32>) {
  loop.parallel %i = 0 to 10 {
    %s = loop.reduce <add> %r = 0 to 37 : f32 {
      %v = loop.load %x[%i * 37 + %r] : memref<370xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 37 {
      %v = loop.load %x[%i * 37 + %j] : memref<370xf32> -> f32
      %e = math.exp %v : f32
      %q = arith.mulf %e, %s : f32
      loop.store %q, %y[%i * 37 + %j] : f32, memref<370xf32>
    }
    loop.parallel %j = 0 to 37 {
      %v = loop.load %x[%i * 37 + %j] : memref<370xf32> -> f32
      %e = math.exp %v : f32
      %q = arith.subf %e, %s : f32
      loop.store %q, %z[%i * 37 + %j] : f32, memref<370xf32>
    }
  }
}"""


def test_a_result_that_is_written_does_not_serve_later_loops(toolchain: Toolchain, tmp_path: Path) -> None:
    random = np.random.default_rng(0)
    buffers = [random.normal(size=370).astype(np.float32) for _ in range(3)]
    assert transformed(TWO_RESULTS, "cache-rows").count("math.exp") == 1
    assert_unchanged(TWO_RESULTS, ["cache-rows", f"cache-rows,{SCHEDULE}"], buffers, toolchain, tmp_path)
