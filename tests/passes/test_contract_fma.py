"""Products and sums that are rounded once, held to float64."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import compiled, transformed

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
