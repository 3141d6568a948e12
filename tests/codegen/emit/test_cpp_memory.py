"""Memory accesses emitted as C++: strides, masks, gathers, scratch memory, checked indices, subscripts."""

from __future__ import annotations

import ctypes
import mmap
from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .kernels import NUMPY, compile_kernels

ELEMENTS = tuple(NUMPY)
SHAPES = [(4, 128), (8, 256), (16, 512), (32, 512), (16, 128)]


def memory_kernels(t: str, lanes: int) -> str:
    """Kernels that load and store vectors of a type in every way there is."""
    v, m, o = f"vector<{lanes}x{t}>", f"vector<{lanes}xi1>", f"vector<{lanes}xi64>"
    head = f"%x: memref<?x{t}>, %y: memref<?x{t}>, %m: memref<?xi1>, %o: memref<?xi64>"
    load_mask = f"%w = loop.load %m[0] : memref<?xi1> -> {m}"
    load_offsets = f"%at = loop.load %o[0] : memref<?xi64> -> {o}"
    plain = f"%v = loop.load %x[0] : memref<?x{t}> -> {v}"
    bodies = {
        "copy": (plain, "%y[0]"),
        "load_strided": (f"%v = loop.load %x[2] stride 3 : memref<?x{t}> -> {v}", "%y[0]"),
        "load_reversed": (f"%v = loop.load %x[{lanes - 1}] stride -1 : memref<?x{t}> -> {v}", "%y[0]"),
        "load_where": (f"{load_mask}\n%v = loop.load %x[1] where %w : memref<?x{t}> -> {v}", "%y[0]"),
        "load_strided_where": (
            f"{load_mask}\n%v = loop.load %x[2] stride 3 where %w : memref<?x{t}> -> {v}",
            "%y[0]",
        ),
        "load_backwards_where": (
            f"{load_mask}\n%v = loop.load %x[{4 * lanes - 1}] stride -4 where %w : memref<?x{t}> -> {v}",
            "%y[0]",
        ),
        "gather": (f"{load_offsets}\n%v = loop.gather %x[1] at %at : memref<?x{t}>, {o} -> {v}", "%y[0]"),
        "gather_where": (
            f"{load_mask}\n{load_offsets}\n"
            f"%v = loop.gather %x[1] at %at where %w : memref<?x{t}>, {o} -> {v}",
            "%y[0]",
        ),
        "store_strided": (plain, "%y[2] stride 3"),
        "store_where": (f"{load_mask}\n{plain}", "%y[1] where %w"),
        "store_strided_where": (f"{load_mask}\n{plain}", "%y[2] stride 3 where %w"),
    }
    return "\n".join(
        f"loop.kernel @{name}_{t}({head}) {{\n{load}\nloop.store %v, {to} : {v}, memref<?x{t}>\n}}"
        for name, (load, to) in bodies.items()
    )


@pytest.mark.parametrize(("lanes", "register_bits"), SHAPES)
def test_vectors_in_memory(lanes: int, register_bits: int, toolchain: Toolchain, tmp_path: Path) -> None:
    text = "\n".join(memory_kernels(t, lanes) for t in ELEMENTS)
    find = compile_kernels(text, tmp_path, toolchain, register_bits)
    rng = np.random.default_rng(0)
    mask = rng.integers(0, 2, lanes, np.uint8)
    offsets = rng.integers(0, 3 * lanes, lanes)
    lane = np.arange(lanes)
    for t in ELEMENTS:
        x = rng.integers(0, 2 if t == "i1" else 100, 4 * lanes).astype(NUMPY[t])
        reads = {
            "copy": lane,
            "load_strided": 2 + 3 * lane,
            "load_reversed": lane[::-1],
            "gather": 1 + offsets,
            "load_where": 1 + lane,
            "load_strided_where": 2 + 3 * lane,
            "load_backwards_where": 4 * lanes - 1 - 4 * lane,
            "gather_where": 1 + offsets,
        }
        writes = {"store_strided": 2 + 3 * lane, "store_where": 1 + lane, "store_strided_where": 2 + 3 * lane}
        for name in (*reads, *writes):
            y = np.ones(4 * lanes, NUMPY[t])
            expected = y.copy()
            source = x.copy()
            if name in reads:
                expected[:lanes] = np.where(mask, x[reads[name]], 0) if "where" in name else x[reads[name]]
            else:
                chosen = mask.astype(bool) if "where" in name else slice(None)
                expected[writes[name][chosen]] = x[lane[chosen]]
            assert find(f"{name}_{t}")(source, y, mask, offsets) == 0
            np.testing.assert_array_equal(y, expected, f"{name} {t}")


def test_masked_lanes_are_not_touched(toolchain: Toolchain, tmp_path: Path) -> None:
    """A mask keeps accesses away from a page that cannot be read or written."""
    elements = [t for t in ELEMENTS if t != "i1"]
    text = "\n".join(
        f"""
loop.kernel @copy_{t}(%x: memref<?x{t}>, %y: memref<?x{t}>, %m: memref<?xi1>) {{
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %v = loop.load %x[0] where %w : memref<?x{t}> -> vector<16x{t}>
  loop.store %v, %y[0] where %w : vector<16x{t}>, memref<?x{t}>
}}
loop.kernel @pick_{t}(%x: memref<?x{t}>, %y: memref<?x{t}>, %m: memref<?xi1>) {{
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %v = loop.load %x[0] stride 2 where %w : memref<?x{t}> -> vector<16x{t}>
  loop.store %v, %y[0] : vector<16x{t}>, memref<?x{t}>
}}"""
        for t in elements
    )
    find = compile_kernels(text, tmp_path, toolchain)
    guarded = GuardedMemory(after=True)
    mask = (np.arange(16) < 5).astype(np.uint8)
    for t in elements:
        at_end = guarded.array(np.array([1, 2, 3, 4, 5], NUMPY[t]))
        result = np.zeros(16, NUMPY[t])
        assert find(f"copy_{t}")(at_end, result, mask) == 0
        assert result.tolist() == [1, 2, 3, 4, 5, *[0] * 11]
        assert find(f"copy_{t}")(result[::-1].copy(), at_end, mask) == 0
        assert at_end.tolist() == [0] * 5
        at_end = guarded.array(np.arange(1, 10).astype(NUMPY[t]))
        assert find(f"pick_{t}")(at_end, result, mask) == 0
        assert result.tolist() == [1, 3, 5, 7, 9, *[0] * 11]


def test_conditional_loads_in_loops_that_a_compiler_vectorizes(toolchain: Toolchain, tmp_path: Path) -> None:
    text = """
loop.kernel @squares(%x: memref<18xf32>, %y: memref<18xf32>, %z: memref<18xf32>) {
  %none = arith.constant 0.000000e+00 : f32
  %half = arith.constant 5.000000e-01 : f32
  %one = arith.constant 1.000000e+00 : f32
  %zero = arith.constant 0 : index
  loop.parallel %i = 0 to 6 {
    %before = loop.apply %i - 1 : index
    %w = arith.cmpi sge, %before, %zero : index
    loop.parallel %j = 0 to 3 {
      %a = loop.load %x[%i * 3 + %j - 3] where %w : memref<18xf32> -> f32
      %aa = arith.mulf %a, %a : f32
      %above = arith.select %w, %aa, %none : f32
      %b = loop.load %x[%i * 3 + %j] : memref<18xf32> -> f32
      %bb = arith.mulf %b, %b : f32
      %sum = arith.addf %above, %bb : f32
      %mean = arith.mulf %sum, %half : f32
      loop.store %mean, %y[%i * 3 + %j] : f32, memref<18xf32>
      %more = arith.addf %mean, %one : f32
      %root = math.sqrt %more : f32
      %quotient = arith.divf %b, %root : f32
      loop.store %quotient, %z[%i * 3 + %j] : f32, memref<18xf32>
    }
  }
}"""
    x = np.arange(1, 19, dtype=np.float32)
    y, z = np.zeros_like(x), np.zeros_like(x)
    assert compile_kernels(text, tmp_path, toolchain)("squares")(x, y, z) == 0
    expected = (x**2 + np.concatenate([np.zeros(3, np.float32), x[:-3]]) ** 2) / 2
    np.testing.assert_array_equal(y, expected)
    np.testing.assert_allclose(z, x / np.sqrt(expected + 1), rtol=1e-6)


@pytest.mark.parametrize(("lanes", "register_bits"), [(16, 512), (8, 256), (16, 128), (32, 512)])
def test_strides(lanes: int, register_bits: int, toolchain: Toolchain, tmp_path: Path) -> None:
    """Lanes are where the stride says, and nothing beyond the first and the last of them is touched."""
    elements, strides = ("i8", "bf16", "f32", "f64"), (-9, -3, -2, -1, 2, 3, 4, 5, 7, 8, 9)
    text = "\n".join(
        f"""
loop.kernel @{kind}_{t}_{k}(%x: memref<?x{t}>, %y: memref<?x{t}>) {{
  %v = loop.load %x[{at if kind == "load" else 0}]{f" stride {stride}" if kind == "load" else ""}
    : memref<?x{t}> -> vector<{lanes}x{t}>
  loop.store %v, %y[{at if kind == "store" else 0}]{f" stride {stride}" if kind == "store" else ""}
    : vector<{lanes}x{t}>, memref<?x{t}>
}}"""
        for kind in ("load", "store")
        for t in elements
        for k, stride in enumerate(strides)
        for at in [max(0, -stride) * (lanes - 1)]
    )
    find = compile_kernels(text, tmp_path, toolchain, register_bits)
    rng = np.random.default_rng(0)
    for t in elements:
        for k, stride in enumerate(strides):
            extent = (lanes - 1) * abs(stride) + 1
            places = np.arange(extent)[:: abs(stride)][:: 1 if stride > 0 else -1]
            for guarded in (GuardedMemory(after=True), GuardedMemory(after=False)):
                x = guarded.array(rng.integers(1, 100, extent).astype(NUMPY[t]))
                y = np.zeros(lanes, NUMPY[t])
                assert find(f"load_{t}_{k}")(x, y) == 0
                np.testing.assert_array_equal(y, x[places])
                x[:] = 0
                assert find(f"store_{t}_{k}")(y, x) == 0
                wanted = np.zeros_like(x)
                wanted[places] = y
                np.testing.assert_array_equal(x, wanted)


class GuardedMemory:
    """Memory right before or right after which nothing can be read or written."""

    def __init__(self, after: bool):
        self.after = after
        self.memory = mmap.mmap(-1, 3 * mmap.PAGESIZE)
        address = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        libc = ctypes.CDLL(None, use_errno=True)
        for page in (0, 2):
            place = ctypes.c_void_p(address + page * mmap.PAGESIZE)
            assert libc.mprotect(place, ctypes.c_size_t(mmap.PAGESIZE), 0) == 0

    def array(self, values: np.ndarray) -> np.ndarray:
        start = (2 * mmap.PAGESIZE - values.nbytes) if self.after else mmap.PAGESIZE
        result = np.frombuffer(self.memory, values.dtype, values.size, start)
        result[:] = values
        return result


def test_scalars_where(toolchain: Toolchain, tmp_path: Path) -> None:
    find = compile_kernels(
        """
loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>, %m: memref<?xi1>) {
  loop.parallel %i = 0 to 4 {
    %w = loop.load %m[%i] : memref<?xi1> -> i1
    %v = loop.load %x[%i * 2 + 1] where %w : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
    loop.store %v, %y[%i + 4] where %w : f32, memref<?xf32>
  }
}""",
        tmp_path,
        toolchain,
    )
    y = np.full(8, 9, np.float32)
    assert find("k")(np.arange(8, dtype=np.float32), y, np.array([1, 0, 255, 0], np.uint8)) == 0
    assert y.tolist() == [1, 0, 5, 0, 1, 9, 5, 9]


def test_scratch_memory(toolchain: Toolchain, tmp_path: Path) -> None:
    find = compile_kernels(
        """
loop.kernel @k(%x: memref<?xi32>) {
  %r = loop.alloc : memref<64xi32>
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<?xi32> -> i32
    loop.store %v, %r[63 - %i] : i32, memref<64xi32>
  }
  loop.parallel %i = 0 to 64 {
    %v = loop.load %r[%i] : memref<64xi32> -> i32
    loop.store %v, %x[%i] : i32, memref<?xi32>
  }
}""",
        tmp_path,
        toolchain,
    )
    x = np.arange(64, dtype=np.int32)
    assert find("k")(x) == 0
    assert x.tolist() == list(range(63, -1, -1))


def test_subscripts_of_negative_numbers(toolchain: Toolchain, tmp_path: Path) -> None:
    """floordiv and mod round down, whatever the sign; min and max take any number of operands."""
    find = compile_kernels(
        """
loop.kernel @k(%y: memref<?xi64>, %n: index, %d: index) {
  loop.parallel %i = 0 to 20 {
    %j = loop.apply %i - 10 : index
    %values = arith.constant 0 : i64
    %a = loop.apply %j floordiv 3 : index
    %b = loop.apply %j mod 3 : index
    %c = loop.apply %j floordiv %d : index
    %e = loop.apply %j mod %d : index
    %f = loop.apply (%i * 7 + 1) floordiv 4 : index
    %g = loop.apply (%i * 7 + 1) mod 4 : index
    %h = loop.apply min(%j, 3, %n) : index
    %k = loop.apply max(%j * 2, -3) + %n * 2 : index
    %a_ = arith.index_cast %a : index to i64
    %b_ = arith.index_cast %b : index to i64
    %c_ = arith.index_cast %c : index to i64
    %e_ = arith.index_cast %e : index to i64
    %f_ = arith.index_cast %f : index to i64
    %g_ = arith.index_cast %g : index to i64
    %h_ = arith.index_cast %h : index to i64
    %k_ = arith.index_cast %k : index to i64
    loop.store %a_, %y[%i * 8] : i64, memref<?xi64>
    loop.store %b_, %y[%i * 8 + 1] : i64, memref<?xi64>
    loop.store %c_, %y[%i * 8 + 2] : i64, memref<?xi64>
    loop.store %e_, %y[%i * 8 + 3] : i64, memref<?xi64>
    loop.store %f_, %y[%i * 8 + 4] : i64, memref<?xi64>
    loop.store %g_, %y[%i * 8 + 5] : i64, memref<?xi64>
    loop.store %h_, %y[%i * 8 + 6] : i64, memref<?xi64>
    loop.store %k_, %y[%i * 8 + 7] : i64, memref<?xi64>
  }
}""",
        tmp_path,
        toolchain,
    )
    for n, d in ((5, 4), (-20, -4)):
        y = np.zeros(160, np.int64)
        assert find("k")(y, n, d) == 0
        for i, row in enumerate(y.reshape(20, 8).tolist()):
            j = i - 10
            assert row == [
                j // 3,
                j % 3,
                j // d,
                j % d,
                (i * 7 + 1) // 4,
                (i * 7 + 1) % 4,
                min(j, 3, n),
                max(j * 2, -3) + n * 2,
            ]


@pytest.mark.parametrize("register_bits", [0, 128, 256, 512])
def test_transposed_tiles(register_bits: int, toolchain: Toolchain, tmp_path: Path) -> None:
    sizes = [(16, 16), (1, 7), (5, 3), (40, 19), (8, 64), (2, 2)]
    text = "\n".join(
        f"""loop.kernel @t{k}_{t}(%x: memref<?x{t}>, %y: memref<?x{t}>, %s: index) {{
          loop.transpose {rows} by {columns} of %x[3] stride %s to %y[%s + 1] stride {rows + 2}
            {{block = {block} : i64}} : memref<?x{t}>, memref<?x{t}>
        }}"""
        for k, (rows, columns) in enumerate(sizes)
        for t in ELEMENTS
        for most in [max(1, register_bits // (8 * np.dtype(NUMPY[t]).itemsize))]
        for block in [1 << min(most, 16, rows, columns).bit_length() - 1]
    )
    find = compile_kernels(text, tmp_path, toolchain, register_bits or 512)
    rng = np.random.default_rng(0)
    for k, (rows, columns) in enumerate(sizes):
        for t in ELEMENTS:
            stride = columns + 5
            x = rng.integers(0, 100, 3 + rows * stride).astype(NUMPY[t])
            y = np.zeros(stride + 1 + columns * (rows + 2), NUMPY[t])
            wanted = y.copy()
            for r in range(rows):
                for c in range(columns):
                    wanted[stride + 1 + c * (rows + 2) + r] = x[3 + r * stride + c]
            assert find(f"t{k}_{t}")(x, y, stride) == 0
            np.testing.assert_array_equal(y, wanted)


def test_constants_whose_last_elements_are_zeros(toolchain: Toolchain, tmp_path: Path) -> None:
    constants = {
        f"{t}_{lanes}_{count}": np.array([3] * count + [0] * (lanes - count), NUMPY[t])
        for t, lanes in (("f64", 4), ("i64", 8), ("f32", 8), ("i32", 16)) for count in range(lanes // 2, lanes, 2)
    }
    text = "\n".join(
        f"""
loop.kernel @write_{name}(%y: memref<?x{name[:3]}>) {{
  %v = arith.constant dense<{numbers.tolist()}> : vector<{numbers.size}x{name[:3]}>
  loop.store %v, %y[0] : vector<{numbers.size}x{name[:3]}>, memref<?x{name[:3]}>
}}"""
        for name, numbers in constants.items()
    )
    find = compile_kernels(text, tmp_path, toolchain)
    for name, numbers in constants.items():
        y = np.ones_like(numbers)
        assert find(f"write_{name}")(y) == 0
        np.testing.assert_array_equal(y, numbers, name)
