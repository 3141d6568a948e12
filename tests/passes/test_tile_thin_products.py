"""Products of few rows agree with numpy for all sizes, strides, producers and consumers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp
from stepwell.ir.semantics.kernels import run_kernel
from stepwell.ir.text import parse_module

from .loop_kernels import SCHEDULE, compiled, transformed
from .test_tile_contractions import Product

SMALL = "tile-thin-products{least-block=16 shortest-row=20 enough-blocks=2 terms=3 longest-sum=7 least-terms=1 " \
    "bits=128}"


@pytest.mark.parametrize("seed", range(200, 216))
def test_random_products_in_the_interpreter(seed: int) -> None:
    product = Product(seed, (3, 70, 14))
    [kernel] = parse_module(make_context(), transformed(product.text, SMALL)).ops
    assert isinstance(kernel, KernelOp)
    buffers = [torch.from_numpy(buffer.copy()) for buffer in product.buffers]
    run_kernel(kernel, [*buffers, *product.symbols])
    np.testing.assert_allclose(buffers[3].numpy(), product.wanted(), rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("seed", range(300, 305))
def test_random_products(seed: int, toolchain: Toolchain, tmp_path: Path) -> None:
    product = Product(seed, (8, 3000, 900))
    passes = f"fold-applies,tile-thin-products,tile-contractions,{SCHEDULE}"
    run = compiled(transformed(product.text, passes), "product", toolchain, tmp_path)
    found = run(product.buffers, product.symbols)[3]
    np.testing.assert_allclose(found, product.wanted(), rtol=1e-3, atol=2e-4)


@pytest.mark.parametrize(("rows", "along"), [(1, "sum"), (1, "columns"), (3, "sum"), (3, "columns"), (8, "sum")])
def test_matrices_of_few_rows_are_tiled(rows: int, along: str) -> None:
    """The pass applies: a kernel differs from what it was."""
    subscript = "%j * 300 + %l" if along == "sum" else "%l * 2000 + %j"
    text = f"""
builtin.module attributes {{stepwell.machine = #stepwell.machine<"x86-avx512">}} {{
  loop.kernel @product(%x: memref<{rows * 300}xf32>, %w: memref<600000xf32>, %y: memref<{rows * 2000}xf32>) {{
    loop.parallel %i = 0 to {rows} {{
      loop.parallel %j = 0 to 2000 {{
        %s = loop.reduce <add> %l = 0 to 300 : f32 {{
          %a = loop.load %x[%i * 300 + %l] : memref<{rows * 300}xf32> -> f32
          %b = loop.load %w[{subscript}] : memref<600000xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }}
        loop.store %s, %y[%i * 2000 + %j] : f32, memref<{rows * 2000}xf32>
      }}
    }}
  }}
}}"""
    tiled = transformed(text, "tile-thin-products")
    assert ("step 8" in tiled and "loop.alloc" in tiled) if along == "columns" else "vector<16xf32>" in tiled
