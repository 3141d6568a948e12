"""Interleaved iterations give the same results as sequential ones, including the remainder."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import compiled, transformed

CHAIN = """
loop.kernel @chain(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %0 = loop.load %x[%i] : memref<?xf32> -> f32
    %1 = math.sin %0 : f32
    %2 = arith.addf %1, %0 : f32
    %3 = math.sin %2 : f32
    %4 = arith.addf %3, %2 : f32
    %5 = math.exp %4 : f32
    %6 = math.log1p %5 : f32
    loop.store %6, %y[%i] : f32, memref<?xf32>
  }
}"""


@pytest.mark.parametrize("copies", [2, 4])
def test_every_length(copies: int, toolchain: Toolchain, tmp_path: Path) -> None:
    schedule = f"vectorize,interleave-iterations{{copies={copies} longest_chain=32}},expand-math,fold-applies,cse,dce"
    text = transformed(CHAIN, schedule)
    assert f"step {16 * copies}" in text
    interleaved = compiled(text, "chain", toolchain, tmp_path)
    plain = transformed(CHAIN, "vectorize,expand-math,fold-applies,cse,dce")
    one_by_one = compiled(plain, "chain", toolchain, tmp_path)
    x = np.random.default_rng(0).normal(size=200).astype(np.float32)
    for length in (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 130, 200):
        buffers = [x, np.full(200, 7, np.float32)]
        np.testing.assert_array_equal(interleaved(buffers, [length])[1], one_by_one(buffers, [length])[1])
