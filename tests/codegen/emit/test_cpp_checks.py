"""Checks emitted as C++: a kernel reports an index out of range or a division by zero, and continues."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .kernels import compile_kernels


@pytest.mark.parametrize("lanes", [0, 16])
@pytest.mark.parametrize("threads", ["", "threads 2"])
def test_indices_are_checked(lanes: int, threads: str, toolchain: Toolchain, tmp_path: Path) -> None:
    i64, f32, i1 = (f"vector<{lanes}x{t}>" if lanes else t for t in ("i64", "f32", "i1"))
    gather = (
        f"loop.gather %x[0] at %c : memref<?xf32>, {i64} -> {f32}"
        if lanes
        else "loop.load %x[%c] : memref<?xf32> -> f32"
    )
    find = compile_kernels(
        f"""
loop.kernel @k(%x: memref<?xf32>, %at: memref<?xi64>, %m: memref<?xi1>, %y: memref<?xf32>, %n: index) {{
  loop.parallel %i = 0 to 64 step {lanes or 1} {threads} {{
    %k = loop.load %at[%i] : memref<?xi64> -> {i64}
    %w = loop.load %m[%i] : memref<?xi1> -> {i1}
    %c = loop.check_index %k below %n * 2 where %w : {i64}
    %v = {gather}
    loop.store %v, %y[%i] : {f32}, memref<?xf32>
  }}
}}""",
        tmp_path,
        toolchain,
    )
    rng = np.random.default_rng(0)
    x, mask, y = np.arange(10, dtype=np.float32), np.ones(64, np.uint8), np.zeros(64, np.float32)
    at = rng.integers(0, 10, 64)
    assert find("k")(x, at, mask, y, 5) == 0
    np.testing.assert_array_equal(y, at)
    for wrong in (10, -1, 1 << 40):
        at[37] = wrong
        mask[37] = 1
        assert find("k")(x, at, mask, y, 5) == 1
        mask[37] = 0
        assert find("k")(x, at, mask, y, 5) == 0
        assert y[37] == 0


@pytest.mark.parametrize("lanes", [0, 16])
def test_division_by_zero_is_reported(lanes: int, toolchain: Toolchain, tmp_path: Path) -> None:
    i32 = f"vector<{lanes}xi32>" if lanes else "i32"
    operations = ("divsi", "remsi", "floordivsi", "ceildivsi", "divui", "remui", "ceildivui")
    find = compile_kernels(
        "\n".join(
            f"""
loop.kernel @{name}(%x: memref<?xi32>, %y: memref<?xi32>) {{
  loop.parallel %i = 0 to 16 step {lanes or 1} {{
    %a = loop.load %x[%i] : memref<?xi32> -> {i32}
    %b = loop.load %y[%i] : memref<?xi32> -> {i32}
    %r = arith.{name} %a, %b : {i32}
    loop.store %r, %x[%i] : {i32}, memref<?xi32>
  }}
}}"""
            for name in operations
        ),
        tmp_path,
        toolchain,
    )
    for name in operations:
        least = -(2**31)
        x, y = np.full(16, least, np.int32), np.full(16, -1, np.int32)
        assert find(name)(x, y) == 0
        expected = {"divui": 0, "ceildivui": 1, "remui": least, "remsi": 0}.get(name, least)
        assert x.tolist() == [expected] * 16, name
        y[5] = 0
        assert find(name)(x, y) == 2


@pytest.mark.parametrize("type", ["i8", "i16", "i32", "i64"])
def test_divisions_without_checks(type: str, toolchain: Toolchain, tmp_path: Path) -> None:
    lanes, divisors = (None, 4, 16, 32), (7, -3, 1)
    operations = {"floordivsi": np.floor_divide, "ceildivsi": lambda a, b: -np.floor_divide(-a, b),
                  "divsi": lambda a, b: np.sign(a) * np.sign(b) * (np.abs(a) // np.abs(b)),
                  "remsi": lambda a, b: np.sign(a) * (np.abs(a) % np.abs(b))}
    cases = [(operation, width, divisor) for operation in operations for width in lanes for divisor in divisors]
    text = "\n".join(
        f"""loop.kernel @k{number}(%x: memref<64x{type}>, %y: memref<64x{type}>) {{
          %one = arith.constant {divisor} : {type}
          {f"%b = vector.broadcast %one : {type} to {of}" if width else ""}
          loop.parallel %i = 0 to 64 step {width or 1} {{
            %a = loop.load %x[%i] : memref<64x{type}> -> {of}
            %q = arith.{operation} %a, {"%b" if width else "%one"} {{unchecked}} : {of}
            loop.store %q, %y[%i] : {of}, memref<64x{type}>
          }}
        }}"""
        for number, (operation, width, divisor) in enumerate(cases)
        for of in [f"vector<{width}x{type}>" if width else type]
    )
    find = compile_kernels(text, tmp_path, toolchain)
    x = np.arange(-32, 32, dtype=type.replace("i", "int")) * 3
    for number, (operation, _, divisor) in enumerate(cases):
        y = np.zeros_like(x)
        assert find(f"k{number}")(x, y) == 0
        np.testing.assert_array_equal(y, operations[operation](x.astype(np.int64), divisor), str(cases[number]))
