"""Tiled products agree with numpy for all sizes, strides, producers and consumers."""

from __future__ import annotations

import random
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

KERNEL = """
builtin.module attributes {{stepwell.machine = #stepwell.machine<"{machine}">}} {{
  loop.kernel @product(%x: memref<?x{t}>, %w: memref<?x{t}>, %c: memref<?x{t}>, %y: memref<?x{t}>, %m: index,
                       %n: index, %k: index) {{
    loop.parallel %h = 0 to {batch} {{
      loop.parallel %{outer} = 0 to {outer_size} {{
        loop.parallel %{inner} = 0 to {inner_size} {{
          %s = loop.reduce <add> %l = 0 to {k} : {t} {{
            %a = loop.load %x[{left}] : memref<?x{t}> -> {t}
            %b = loop.load %w[{right}] : memref<?x{t}> -> {t}
            {prologue}
            loop.yield %p : {t}
          }}
          {epilogue}
          loop.store %r, %y[{place}] : {t}, memref<?x{t}>
        }}
      }}
    }}
  }}
}}
"""
PROLOGUES = {
    "plain": "%p = arith.mulf %a, %b fastmath<contract> : {t}",
    "other way round": "%p = arith.mulf %b, %a fastmath<contract> : {t}",
    "scaled": "%v = loop.load %c[%l mod 4] : memref<?x{t}> -> {t}\n%u = arith.mulf %a, %v : {t}\n"
              "%p = arith.mulf %u, %b fastmath<contract> : {t}",
}
EPILOGUES = {
    "none": "%q = loop.load %c[0] : memref<?x{t}> -> {t}\n%r = arith.addf %s, %q : {t}",
    "bias": "%q = loop.load %c[%j] : memref<?x{t}> -> {t}\n%z = arith.addf %s, %q : {t}\n"
            "%zero = arith.constant 0.0 : {t}\n%r = arith.maximumf %z, %zero : {t}",
    "residual": "%q = loop.load %y[{place}] : memref<?x{t}> -> {t}\n%r = arith.addf %q, %s : {t}",
    "long": "%q = loop.load %c[%j] : memref<?x{t}> -> {t}\n%z = arith.addf %s, %q : {t}\n%e = math.tanh %z : {t}\n"
            "%f = math.exp %e : {t}\n%r = arith.mulf %f, %z : {t}",
}


class Product:
    """A product of random sizes and layouts, as a kernel and as numpy computes it."""

    def __init__(self, seed: int, largest: tuple[int, int, int]):
        draw = random.Random(seed)
        self.sizes = batch, m, n, k = (draw.choice((1, 1, 3)), *(draw.randint(1, each) for each in largest))
        self.symbols = [m, n, k]
        t = draw.choice(("f32", "f32", "f64"))
        names = {"m": "%m", "n": "%n", "k": "%k"}
        size = {name: names[name] if draw.random() < 0.3 else str(value)
                for name, value in (("m", m), ("n", n), ("k", k))}
        batched = draw.random() < 0.5
        row = [f"%h * {size['m']} * {size['k']} + ", f"%h * {size['k']} * {size['n']} + " if batched else ""]
        self.left, self.right, self.result = draw.random() < 0.7, draw.random() < 0.5, draw.random() < 0.8
        left = row[0] + (f"%i * {size['k']} + %l" if self.left else f"%l * {size['m']} + %i")
        right = row[1] + (f"%l * {size['n']} + %j" if self.right else f"%j * {size['k']} + %l")
        place = f"%h * {size['m']} * {size['n']} + " + (f"%i * {size['n']} + %j" if self.result
                                                        else f"%j * {size['m']} + %i")
        self.prologue, self.epilogue = draw.choice(list(PROLOGUES)), draw.choice(list(EPILOGUES))
        swapped = draw.random() < 0.3
        loops = [("i", size["m"]), ("j", size["n"])][::-1 if swapped else 1]
        self.text = KERNEL.format(
            machine=draw.choice(("x86-avx512", "x86-avx2", "arm-neon")), t=t, batch=batch, k=size["k"], left=left,
            right=right, place=place, outer=loops[0][0], outer_size=loops[0][1], inner=loops[1][0],
            inner_size=loops[1][1], prologue=PROLOGUES[self.prologue].format(t=t),
            epilogue=EPILOGUES[self.epilogue].format(t=t, place=place))
        type = np.float32 if t == "f32" else np.float64
        numbers = np.random.default_rng(seed)
        self.buffers = [numbers.standard_normal(count).astype(type) for count in (
            batch * m * k, (batch if batched else 1) * k * n, max(n, 4), batch * m * n)]

    def wanted(self) -> np.ndarray:
        batch, m, n, k = self.sizes
        x, w, c, y = (buffer.astype(np.float64) for buffer in self.buffers)
        x = x.reshape(batch, m, k) if self.left else x.reshape(batch, k, m).swapaxes(1, 2)
        w = w.reshape(-1, k, n) if self.right else w.reshape(-1, n, k).swapaxes(1, 2)
        y = y.reshape(batch, m, n) if self.result else y.reshape(batch, n, m).swapaxes(1, 2)
        if self.prologue == "scaled":
            x = x * c[np.arange(k) % 4]
        s = x @ w
        z = s + c[:n]
        found = {"none": s + c[0], "bias": np.maximum(z, 0), "residual": s + y, "long": z * np.exp(np.tanh(z))}
        result = found[self.epilogue]
        return (result if self.result else result.swapaxes(1, 2)).ravel()


SMALL = "tile-contractions{longest-sum=6 l2=8192}"


@pytest.mark.parametrize("seed", range(16))
def test_random_products_in_the_interpreter(seed: int) -> None:
    product = Product(seed, (16, 70, 14))
    text = transformed(product.text, SMALL)
    [kernel] = parse_module(make_context(), text).ops
    assert isinstance(kernel, KernelOp)
    buffers = [torch.from_numpy(buffer.copy()) for buffer in product.buffers]
    run_kernel(kernel, [*buffers, *product.symbols])
    np.testing.assert_allclose(buffers[3].numpy(), product.wanted(), rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("seed", range(100, 104))
def test_random_products(seed: int, toolchain: Toolchain, tmp_path: Path) -> None:
    product = Product(seed, (400, 300, 900))
    run = compiled(transformed(product.text, f"fold-applies,tile-contractions,{SCHEDULE}"), "product", toolchain,
                   tmp_path)
    found = run(product.buffers, product.symbols)[3]
    np.testing.assert_allclose(found, product.wanted(), rtol=1e-3, atol=2e-4)


SHORT_KERNEL = """
builtin.module attributes {{stepwell.machine = #stepwell.machine<"zen-avx512">}} {{
  loop.kernel @product(%x: memref<?x{t}>, %w: memref<?x{t}>, %y: memref<?x{sum}>, %m: index, %n: index, %k: index) {{
    loop.parallel %i = 0 to {m} {{
      loop.parallel %j = 0 to {n} {{
        %s = loop.reduce <add> %l = 0 to {k} : {sum} {{
          %a = loop.load %x[{left}] : memref<?x{t}> -> {t}
          %b = loop.load %w[{right}] : memref<?x{t}> -> {t}
          %c = {widen} %a : {t} to {sum}
          %d = {widen} %b : {t} to {sum}
          %p = {multiply} : {sum}
          loop.yield %p : {sum}
        }}
        loop.store %s, %y[%i * {n} + %j] : {sum}, memref<?x{sum}>
      }}
    }}
  }}
}}
"""
SHORT = {"bf16": {"sum": "f32", "widen": "arith.extf", "multiply": "arith.mulf %c, %d fastmath<contract>"},
         "i8": {"sum": "i32", "widen": "arith.extsi", "multiply": "arith.muli %c, %d"}}


class ShortProduct:
    """A product of numbers of 16 or 8 bits, of random sizes and layouts."""

    def __init__(self, seed: int, largest: tuple[int, int, int]):
        draw = random.Random(seed)
        self.symbols = [draw.randint(1, each) for each in largest]
        m, n, k = (f"%{name}" if draw.random() < 0.2 else str(size)
                   for name, size in zip("mnk", self.symbols, strict=True))
        self.type = draw.choice(list(SHORT))
        self.left, self.right = draw.random() < 0.7, draw.random() < 0.5
        self.text = SHORT_KERNEL.format(
            t=self.type, m=m, n=n, k=k, left=f"%i * {k} + %l" if self.left else f"%l * {m} + %i",
            right=f"%l * {n} + %j" if self.right else f"%j * {k} + %l", **SHORT[self.type])
        numbers = torch.Generator().manual_seed(seed)
        rows, columns, terms = self.symbols
        self.factors = [torch.randn(count, generator=numbers).bfloat16() if self.type == "bf16" else
                        torch.randint(-128, 128, (count,), generator=numbers, dtype=torch.int8)
                        for count in (rows * terms, terms * columns)]

    def check(self, found: torch.Tensor) -> None:
        """Hold a result to the product in float64, or to the exact one."""
        rows, columns, terms = self.symbols
        x, w = (each.double() for each in self.factors)
        x = x.view(rows, terms) if self.left else x.view(terms, rows).T
        w = w.view(terms, columns) if self.right else w.view(columns, terms).T
        tolerance = 1e-5 if self.type == "bf16" else 0.0
        torch.testing.assert_close(found.double(), (x @ w).flatten(), rtol=tolerance, atol=tolerance * terms ** 0.5)

    @property
    def result(self) -> torch.Tensor:
        """Memory for the result."""
        return torch.zeros(self.symbols[0] * self.symbols[1],
                           dtype=torch.float32 if self.type == "bf16" else torch.int32)


@pytest.mark.parametrize("seed", range(8))
def test_short_numbers_in_the_interpreter(seed: int) -> None:
    product = ShortProduct(seed, (12, 40, 11))
    [kernel] = parse_module(make_context(), transformed(product.text, SMALL)).ops
    assert isinstance(kernel, KernelOp)
    result = product.result
    run_kernel(kernel, [*product.factors, result, *product.symbols])
    product.check(result)


@pytest.mark.parametrize("seed", range(200, 204))
def test_short_numbers(seed: int, toolchain: Toolchain, tmp_path: Path) -> None:
    product = ShortProduct(seed, (300, 300, 700))
    text = transformed(product.text, f"fold-applies,tile-contractions,{SCHEDULE}")
    buffers = [each.view(torch.int16 if product.type == "bf16" else torch.int8).numpy() for each in product.factors]
    *_, found = compiled(text, "product", toolchain, tmp_path)([*buffers, product.result.numpy()], product.symbols)
    product.check(torch.from_numpy(found))
