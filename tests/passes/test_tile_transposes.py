"""Tiled loops move every element to the same position as the original loops."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import SCHEDULE, assert_unchanged, transformed

TRANSPOSES = """
loop.kernel @read(%x: memref<?x{t}>, %b: memref<?x{t}>, %y: memref<?x{t}>, %m: index, %n: index) {{
  loop.parallel %k = 0 to 2 {{
    loop.parallel %i = 0 to {m} {{
      loop.parallel %j = 0 to {n} {{
        %v = loop.load %x[%k * {m} * {n} + %j * {m} + %i] : memref<?x{t}> -> {t}
        %w = loop.load %b[%i * {n} + %j] : memref<?x{t}> -> {t}
        %s = {add} %v, %w : {t}
        loop.store %s, %y[%k * {m} * {n} + %i * {n} + %j] : {t}, memref<?x{t}>
      }}
    }}
  }}
}}
loop.kernel @write(%x: memref<?x{t}>, %b: memref<?x{t}>, %y: memref<?x{t}>, %m: index, %n: index) {{
  loop.parallel %i = 0 to {m} {{
    %w = loop.load %b[%i] : memref<?x{t}> -> {t}
    loop.parallel %j = 0 to {n} {{
      %v = loop.load %x[%i * {n} + %j] : memref<?x{t}> -> {t}
      %s = {add} %v, %w : {t}
      loop.store %s, %y[%j * {m} + {m} - 1 - %i] : {t}, memref<?x{t}>
    }}
  }}
}}
loop.kernel @rotate(%x: memref<?x{t}>, %b: memref<?x{t}>, %y: memref<?x{t}>, %m: index, %n: index) {{
  loop.parallel %i = 0 to {m} {{
    loop.parallel %k = 0 to 2 {{
      loop.parallel %j = 0 to {n} {{
        %v = loop.load %x[%k * {m} * {n} + %j * {m} + {m} - 1 - %i] : memref<?x{t}> -> {t}
        %w = loop.load %b[({n} - 1 - %j) * {m} + %i] : memref<?x{t}> -> {t}
        %s = {add} %v, %w : {t}
        loop.store %s, %y[%k * {m} * {n} + %i * {n} + %j] : {t}, memref<?x{t}>
      }}
    }}
  }}
}}
"""

ELEMENTS = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i16": np.int16}
CASES = [
    ("f32", 8, 8, False),
    ("f32", 67, 101, False),
    ("f32", 96, 250, False),
    ("f32", 67, 101, True),
    ("f64", 67, 101, True),
    ("i16", 70, 9, False),
    ("i8", 67, 101, False),
]


@pytest.mark.parametrize(("element", "m", "n", "symbolic"), CASES)
def test_transposes(
    element: str, m: int, n: int, symbolic: bool, toolchain: Toolchain, tmp_path: Path
) -> None:
    add = "arith.addf" if element.startswith("f") else "arith.addi"
    sizes = {"m": "%m", "n": "%n"} if symbolic else {"m": str(m), "n": str(n)}
    text = TRANSPOSES.format(t=element, add=add, **sizes)
    assert "loop.transpose" in transformed(text, "tile-transposes")
    random = np.random.default_rng(m + n)
    x, b = (random.integers(-50, 50, 2 * m * n).astype(ELEMENTS[element]) for _ in range(2))
    assert_unchanged(text, ["tile-transposes", SCHEDULE], [x, b, np.zeros_like(x)], toolchain, tmp_path, [m, n])
