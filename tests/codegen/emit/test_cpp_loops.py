"""Loops and reductions emitted as C++: carried values, every combiner, ties and NaN, branches, threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from stepwell.codegen.runtime.toolchain import Toolchain

from .kernels import NUMPY, compile_kernels

NUMBERS = ("f32", "f64", "i8", "i16", "i32", "i64")
SHAPES = [(0, 512), (16, 512), (32, 512), (4, 256), (16, 128)]
KINDS = ("add", "mul", "maximum", "minimum", "and", "or", "xor")
COUNT = 128


def reduce_kernel(kind: str, t: str, lanes: int) -> str:
    type = f"vector<{lanes}x{t}>" if lanes else t
    lanewise = f"%r = loop.reduce_lanes <{kind}> %v : {type}" if lanes else ""
    return f"""
loop.kernel @{kind}_{t}(%x: memref<?x{t}>, %y: memref<?x{t}>, %n: index) {{
  %v = loop.reduce <{kind}> %i = 0 to %n step {lanes or 1} : {type} {{
    %e = loop.load %x[%i] : memref<?x{t}> -> {type}
    loop.yield %e : {type}
  }}
  {lanewise}
  loop.store {"%r" if lanes else "%v"}, %y[0] : {t}, memref<?x{t}>
}}"""


def reduced(kind: str, x: np.ndarray, t: str) -> object:
    if t == "i1":
        kind = {"add": "xor", "mul": "and", "maximum": "or", "minimum": "and"}.get(kind, kind)
        x = x.astype(bool)
    function = {
        "add": np.add,
        "mul": np.multiply,
        "maximum": np.maximum,
        "minimum": np.minimum,
        "and": np.bitwise_and,
        "or": np.bitwise_or,
        "xor": np.bitwise_xor,
    }[kind]
    return function.reduce(x, dtype=x.dtype)


@pytest.mark.parametrize(("lanes", "register_bits"), SHAPES)
def test_reductions(lanes: int, register_bits: int, toolchain: Toolchain, tmp_path: Path) -> None:
    cases = [
        (kind, t)
        for t in (*NUMBERS, "i1")
        for kind in KINDS
        if t[0] == "i" or kind not in ("and", "or", "xor")
    ]
    find = compile_kernels(
        "\n".join(reduce_kernel(*case, lanes) for case in cases), tmp_path, toolchain, register_bits
    )
    rng = np.random.default_rng(0)
    for kind, t in cases:
        dtype = NUMPY[t]
        if t[0] == "f":
            x = rng.uniform(0.9, 1.1, COUNT).astype(dtype)
        else:
            x = rng.integers(
                0 if t == "i1" else np.iinfo(dtype).min,
                1 if t == "i1" else np.iinfo(dtype).max,
                COUNT,
                dtype,
                endpoint=True,
            )
        for n in (COUNT, 0):
            y = np.zeros(1, dtype)
            assert find(f"{kind}_{t}")(x, y, n) == 0
            if n:
                expected = reduced(kind, x, t)
            else:
                least, most = (-np.inf, np.inf) if t[0] == "f" else (np.iinfo(dtype).min, np.iinfo(dtype).max)
                least, most, ones = (0, 1, 1) if t == "i1" else (least, most, -1)
                expected = {"add": 0, "mul": 1, "maximum": least, "minimum": most, "and": ones}.get(kind, 0)
            np.testing.assert_allclose(y[0], expected, 1e-5, err_msg=f"{kind} {t} {n}")
        if t[0] == "f" and kind in ("maximum", "minimum"):
            x[77] = np.nan
            assert find(f"{kind}_{t}")(x, y, COUNT) == 0
            assert np.isnan(y[0])


def arg_kernel(kind: str, t: str, lanes: int) -> str:
    type, place = (f"vector<{lanes}x{t}>", f"vector<{lanes}xi64>") if lanes else (t, "i64")
    index = "%k = arith.index_cast %i : index to i64"
    if lanes:
        index = f"""%k0 = arith.index_cast %i : index to i64
    %k1 = vector.broadcast %k0 : i64 to {place}
    %k = arith.addi %k1, %steps : {place}"""
    steps = f"%steps = arith.constant dense<[{', '.join(map(str, range(lanes)))}]> : {place}" if lanes else ""
    lanewise = f"%w, %j = loop.reduce_lanes <{kind}> %v, %p : {type}, {place}" if lanes else ""
    return f"""
loop.kernel @{kind}_{t}(%x: memref<?x{t}>, %y: memref<?x{t}>, %at: memref<?xi64>, %n: index) {{
  {steps}
  %v, %p = loop.reduce <{kind}> %i = 0 to %n step {lanes or 1} : {type}, {place} {{
    %e = loop.load %x[%i] : memref<?x{t}> -> {type}
    {index}
    loop.yield %e, %k : {type}, {place}
  }}
  {lanewise}
  loop.store {"%w" if lanes else "%v"}, %y[0] : {t}, memref<?x{t}>
  loop.store {"%j" if lanes else "%p"}, %at[0] : i64, memref<?xi64>
}}"""


@pytest.mark.parametrize(("lanes", "register_bits"), SHAPES)
def test_places(lanes: int, register_bits: int, toolchain: Toolchain, tmp_path: Path) -> None:
    cases = [(kind, t) for t in NUMBERS for kind in ("argmaximum", "argminimum")]
    find = compile_kernels(
        "\n".join(arg_kernel(*case, lanes) for case in cases), tmp_path, toolchain, register_bits
    )
    rng = np.random.default_rng(0)
    for kind, t in cases:
        for trial in range(20):
            x = rng.integers(-3, 4, COUNT).astype(NUMPY[t])
            if t[0] == "f":
                x[rng.integers(0, COUNT, trial % 4)] = np.nan
                x[rng.integers(0, COUNT, trial % 3)] = np.inf if kind == "argmaximum" else -np.inf
                if trial == 19:
                    x[:] = -np.inf if kind == "argmaximum" else np.inf
            y, at = np.zeros(1, NUMPY[t]), np.zeros(1, np.int64)
            assert find(f"{kind}_{t}")(x, y, at, COUNT) == 0
            best = x.max() if kind == "argmaximum" else x.min()
            np.testing.assert_equal(y[0], best)
            first = np.isnan(x).argmax() if np.isnan(best) else (x == best).argmax()
            assert at[0] == first, (kind, t, trial)


def test_carried_values_change_at_once(toolchain: Toolchain, tmp_path: Path) -> None:
    find = compile_kernels(
        """
loop.kernel @k(%y: memref<?xi64>, %n: index) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a, %b, %c = loop.for %i = 0 to %n carry (%p = %zero : i64, %q = %one : i64, %old = %zero : i64) {
    %sum = arith.addi %p, %q : i64
    loop.yield %q, %sum, %p : i64, i64, i64
  }
  loop.store %a, %y[0] : i64, memref<?xi64>
  loop.store %b, %y[1] : i64, memref<?xi64>
  loop.store %c, %y[2] : i64, memref<?xi64>
}
loop.kernel @scan(%x: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 4 {
    %s = loop.for %j = 2 to 10 step 2 carry (%total = %zero : f32) {
      %e = loop.load %x[%i * 10 + %j] : memref<?xf32> -> f32
      %next = arith.addf %total, %e : f32
      loop.store %next, %x[%i * 10 + %j] : f32, memref<?xf32>
      loop.yield %next : f32
    }
    loop.store %s, %x[%i * 10] : f32, memref<?xf32>
  }
}""",
        tmp_path,
        toolchain,
    )
    y = np.zeros(3, np.int64)
    assert find("k")(y, 10) == 0
    assert y.tolist() == [55, 89, 34]
    x = np.ones(40, np.float32)
    assert find("scan")(x) == 0
    assert x[:10].tolist() == [4, 1, 1, 1, 2, 1, 3, 1, 4, 1]


def test_branches(toolchain: Toolchain, tmp_path: Path) -> None:
    find = compile_kernels(
        """
loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<?xf32> -> f32
    %c = arith.cmpf olt, %e, %zero : f32
    %r, %s = scf.if %c -> (f32, i1) {
      %n = arith.negf %e : f32
      scf.yield %n, %c : f32, i1
    } else {
      %d = arith.addf %e, %e : f32
      scf.yield %d, %c : f32, i1
    }
    scf.if %s {
      loop.store %r, %y[%i] : f32, memref<?xf32>
    }
  }
}""",
        tmp_path,
        toolchain,
    )
    y = np.zeros(8, np.float32)
    assert find("k")(np.arange(-4, 4, dtype=np.float32), y) == 0
    assert y.tolist() == [4, 3, 2, 1, 0, 0, 0, 0]


def test_sums_of_several_kinds_share_a_loop(toolchain: Toolchain, tmp_path: Path) -> None:
    find = compile_kernels(
        """
loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>, %at: memref<?xi64>) {
  %s, %m, %k, %l = loop.reduce <add, argmaximum, minimum> %i = 0 to 100 : f32, f32, i64, f32 {
    %e = loop.load %x[%i] : memref<?xf32> -> f32
    %j = arith.index_cast %i : index to i64
    loop.yield %e, %e, %j, %e : f32, f32, i64, f32
  }
  loop.store %s, %y[0] : f32, memref<?xf32>
  loop.store %m, %y[1] : f32, memref<?xf32>
  loop.store %l, %y[2] : f32, memref<?xf32>
  loop.store %k, %at[0] : i64, memref<?xi64>
}""",
        tmp_path,
        toolchain,
    )
    x = np.random.default_rng(0).standard_normal(100).astype(np.float32)
    y, at = np.zeros(3, np.float32), np.zeros(1, np.int64)
    assert find("k")(x, y, at) == 0
    np.testing.assert_allclose(y, [x.sum(), x.max(), x.min()], 1e-5)
    assert at[0] == x.argmax()


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_share_a_loop(threads: int, toolchain: Toolchain, tmp_path: Path) -> None:
    """At most as many threads as asked for and as torch has; each row is done once."""
    find = compile_kernels(
        """
loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>, %n: index, %t: index) {
  loop.parallel %i = 0 to %n threads min(%t, %n floordiv 4) {
    %s = loop.reduce <add> %j = 0 to 64 : f32 {
      %e = loop.load %x[%i * 64 + %j] : memref<?xf32> -> f32
      loop.yield %e : f32
    }
    %old = loop.load %y[%i] : memref<?xf32> -> f32
    %new = arith.addf %old, %s : f32
    loop.store %new, %y[%i] : f32, memref<?xf32>
  }
}""",
        tmp_path,
        toolchain,
    )
    before = torch.get_num_threads()
    x = np.random.default_rng(0).integers(0, 9, (333, 64)).astype(np.float32)
    try:
        for available in (1, 2, 3):
            torch.set_num_threads(available)
            y = np.zeros(333, np.float32)
            assert find("k")(x, y, 333, threads) == 0
            np.testing.assert_array_equal(y, x.sum(1))
    finally:
        torch.set_num_threads(before)


def test_equal_modules_print_equal_text() -> None:
    from stepwell.codegen.emit.cpp.target import emit_kernels
    from stepwell.ir.context import make_context
    from stepwell.ir.text import parse_module

    text = "\n".join(reduce_kernel(kind, "f32", 16) for kind in ("add", "maximum"))
    first, second = (emit_kernels(parse_module(make_context(), text)).annotated for _ in range(2))
    assert first == second


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
def test_threads_share_columns(threads: int, toolchain: Toolchain, tmp_path: Path) -> None:
    """Rows are added in order whichever thread has the column; some threads have none of what is left over."""
    text = """
loop.kernel @k(%rows: memref<?xi64>, %x: memref<?xf32>, %y: memref<?xf32>, %n: index, %t: index) {
  loop.for %i = 0 to %n threads %t {
    %index = loop.load %rows[%i] : memref<?xi64> -> i64
    %row = loop.check_index %index below 7 : i64
    loop.parallel %j = 0 to 96 step 16 {
      %v = loop.load %x[%i * 98 + %j] : memref<?xf32> -> vector<16xf32>
      %old = loop.load %y[%row * 98 + %j] : memref<?xf32> -> vector<16xf32>
      %sum = arith.addf %old, %v : vector<16xf32>
      %new = arith.addf %sum, %sum : vector<16xf32>
      loop.store %new, %y[%row * 98 + %j] : vector<16xf32>, memref<?xf32>
    }
    loop.parallel %l = 96 to 98 {
      %v = loop.load %x[%i * 98 + %l] : memref<?xf32> -> f32
      %old = loop.load %y[%row * 98 + %l] : memref<?xf32> -> f32
      %sum = arith.addf %old, %v : f32
      %new = arith.addf %sum, %sum : f32
      loop.store %new, %y[%row * 98 + %l] : f32, memref<?xf32>
    }
  }
}"""
    random = np.random.default_rng(0)
    rows, x = random.integers(7, size=200), random.standard_normal((200, 98)).astype(np.float32)
    expected = np.zeros((7, 98), np.float32)
    for row, values in zip(rows, x, strict=True):
        expected[row] = (expected[row] + values) * np.float32(2)
    find = compile_kernels(text, tmp_path, toolchain, 512)
    before = torch.get_num_threads()
    try:
        torch.set_num_threads(threads)
        y = np.zeros_like(expected)
        assert find("k")(rows, x, y, 200, 4) == 0
    finally:
        torch.set_num_threads(before)
    assert np.array_equal(y, expected)
