"""Fused multiply-adds, compared with float64."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import compiled, transformed

SQUARES = """
builtin.module {
  loop.kernel @k(%x: memref<8000xf32>, %s: memref<16xf32>) {
    loop.for %j = 0 to 8 {
      %t, %q = loop.reduce <add, add> %i = 0 to 1000 : f32, f32 {
        %a = loop.load %x[%j * 1000 + %i] : memref<8000xf32> -> f32
        %p = arith.mulf %a, %a : f32
        loop.yield %a, %p : f32, f32
      }
      loop.store %t, %s[%j * 2] : f32, memref<16xf32>
      loop.store %q, %s[%j * 2 + 1] : f32, memref<16xf32>
    }
  }
}
"""

KERNEL = """
builtin.module attributes {stepwell.numerics = "fast"} {
  loop.kernel @k(%x: memref<1000xf32>, %y: memref<1000xf32>, %z: memref<1000xf32>, %s: memref<2xf32>) {
    loop.parallel %i = 0 to 1000 {
      %a = loop.load %x[%i] : memref<1000xf32> -> f32
      %b = loop.load %y[%i] : memref<1000xf32> -> f32
      %p = arith.mulf %a, %b : f32
      %d = arith.subf %b, %p : f32
      %q = arith.mulf %d, %d : f32
      %r = arith.subf %q, %a : f32
      loop.store %r, %z[%i] : f32, memref<1000xf32>
    }
    %m, %t = loop.reduce <maximum, add> %i = 0 to 1000 : f32, f32 {
      %a = loop.load %x[%i] : memref<1000xf32> -> f32
      %b = loop.load %y[%i] : memref<1000xf32> -> f32
      %p = arith.mulf %a, %b : f32
      loop.yield %a, %p : f32, f32
    }
    loop.store %m, %s[0] : f32, memref<2xf32>
    loop.store %t, %s[1] : f32, memref<2xf32>
  }
}
"""


def test_results_are_as_near_as_before(toolchain: Toolchain, tmp_path: Path) -> None:
    x, y = np.random.default_rng(0).standard_normal((2, 1000)).astype(np.float32)
    buffers = [x, y, np.zeros(1000, np.float32), np.zeros(2, np.float32)]
    wide_x, wide_y = x.astype(np.float64), y.astype(np.float64)
    wanted = (wide_y - wide_x * wide_y) ** 2 - wide_x
    for pipeline in ("contract-fma", "vectorize,contract-fma", "vectorize,interleave-reductions,contract-fma"):
        text = transformed(KERNEL, pipeline)
        assert "math.fma" in text and "arith.mulf" not in text
        *_, z, sums = compiled(text, "k", toolchain, tmp_path)(buffers)
        np.testing.assert_allclose(z, wanted, rtol=1e-6, atol=1e-6)
        assert sums[0] == x.max()
        np.testing.assert_allclose(sums[1], wide_x @ wide_y, rtol=1e-5, atol=1e-5)


def test_sums_of_squares_keep_infinities_nan_and_zeros(toolchain: Toolchain, tmp_path: Path) -> None:
    x = np.random.default_rng(0).standard_normal((8, 1000)).astype(np.float32)
    x[1] *= np.float32(1e-30)  # every square is zero
    x[2] *= np.float32(1e20)  # and here infinite
    x[3, 5], x[4, 7], x[5, 9] = np.nan, -np.inf, 1.8446743e19  # the greatest whose square is finite
    x[6] = -0.0
    for pipeline in ("contract-fma", "vectorize,interleave-reductions,contract-fma"):
        text = transformed(SQUARES, pipeline)
        assert "math.fma" in text and "arith.mulf" not in text
        *_, sums = compiled(text, "k", toolchain, tmp_path)([x, np.ones((8, 2), np.float32)])
        with np.errstate(over="ignore", under="ignore"):
            wanted = (x.astype(np.float64) ** 2).sum(1).astype(np.float32)
        np.testing.assert_allclose(sums[:, 1], wanted, rtol=1e-5, atol=0)
        assert not np.signbit(sums[:, 1][~np.isnan(wanted)]).any()
