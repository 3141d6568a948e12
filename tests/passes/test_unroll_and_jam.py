"""Loops over columns that process several vectors at a time agree with the original ones, including the remainder."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import SCHEDULE, compiled, transformed

STATISTICS = """
loop.kernel @statistics(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>, %rows: index, %columns: index) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to %columns {
    %s = loop.reduce <add> %r = 0 to %rows : f32 {
      %v = loop.load %x[%r * %columns + %i] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    %m = loop.reduce <maximum> %r = 0 to %rows : f32 {
      %v = loop.load %x[%r * %columns + %i] : memref<?xf32> -> f32
      %d = arith.subf %v, %s : f32
      loop.yield %d : f32
    }
    loop.store %m, %z[%i] : f32, memref<?xf32>
    %t = loop.for %r = 0 to %rows carry (%acc = %zero : f32) {
      %v = loop.load %x[%r * %columns + %i] : memref<?xf32> -> f32
      %next = arith.addf %acc, %v : f32
      loop.store %next, %y[%r * %columns + %i] : f32, memref<?xf32>
      loop.yield %next : f32
    }
  }
}"""


def test_every_number_of_columns(toolchain: Toolchain, tmp_path: Path) -> None:
    text = transformed(STATISTICS, SCHEDULE)
    assert "step 64" in text
    jammed = compiled(text, "statistics", toolchain, tmp_path)
    plain = compiled(STATISTICS, "statistics", toolchain, tmp_path)
    for rows in (1, 5, 300):
        for columns in (1, 16, 31, 64, 65, 200):
            x = np.random.default_rng(columns).normal(size=rows * columns).astype(np.float32)
            buffers = [x, np.zeros_like(x), np.zeros(columns, np.float32)]
            for found, wanted in zip(
                jammed(buffers, [rows, columns]), plain(buffers, [rows, columns]), strict=True
            ):
                np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-4)
