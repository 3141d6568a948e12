"""The number of rows of a product that share a panel: limited by scratch memory and by the number of cores."""

from __future__ import annotations

import re

import pytest

from .loop_kernels import transformed

KERNEL = """
builtin.module attributes {{stepwell.machine = #stepwell.machine<"x86-avx512", l2 = 2 MiB, cores = {cores}>}} {{
  loop.kernel @product(%x: memref<{x}xf32>, %w: memref<{w}xf32>, %y: memref<{y}xf32>) {{
    loop.parallel %i = 0 to {m} {{
      loop.parallel %j = 0 to {n} {{
        %s = loop.reduce <add> %l = 0 to {k} : f32 {{
          %a = loop.load %x[%i * {k} + %l] : memref<{x}xf32> -> f32
          %b = loop.load %w[%j * {k} + %l] : memref<{w}xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }}
        loop.store %s, %y[%i * {n} + %j] : f32, memref<{y}xf32>
      }}
    }}
  }}
}}
"""


@pytest.mark.parametrize(("m", "n", "k", "cores", "blocks"), [
    (1024, 1024, 512, 2, None), (2048, 1024, 512, 2, 3), (4096, 64, 512, 2, 8), (4096, 64, 512, 1, 5),
    (4096, 256, 64, 4, 5), (64, 128, 1024, 8, None), (200, 64, 1024, 8, 2)])
def test_blocks_of_rows(m: int, n: int, k: int, cores: int, blocks: int | None) -> None:
    text = transformed(KERNEL.format(m=m, n=n, k=k, x=m * k, w=n * k, y=m * n, cores=cores), "tile-contractions")
    assert "vector<64xf32>" in text
    outermost = re.search(r"loop.parallel %\w+ = 0 to (\d+) step (\d+)", text)
    assert outermost is not None
    extent, step = map(int, outermost.groups())
    assert (None if extent == n else -(-extent // step)) == blocks
