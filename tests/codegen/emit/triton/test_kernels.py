"""Kernels with loops, branches, reductions and atomic updates: compiled both ways, and run in the interpreter."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp

from .kernels import GRID, compile_python, compile_ttir, interpret, kernels_of, module_of
from .test_elementwise import without_registers

LIT_TESTS = Path(__file__).parents[4] / "lit_tests"
EXAMPLES = LIT_TESTS / "codegen" / "emit" / "triton"
FILES = sorted(path.name for path in (EXAMPLES).glob("*.mlir") if "invalid" not in path.name)


@pytest.mark.parametrize("name", FILES)
def test_lit_kernels_compile_to_the_same(name: str, tmp_path: Path) -> None:
    module = module_of((EXAMPLES / name).read_text())
    by_python, by_ttir = compile_python(module, tmp_path), compile_ttir(module, tmp_path)
    for kernel in kernels_of(module):
        assert sorted(map(without_registers, by_python[kernel])) == sorted(map(without_registers, by_ttir[kernel]))


def test_every_operation_compiles(tmp_path: Path) -> None:
    module = module_of((LIT_TESTS / "dialects" / "triton" / "ops.mlir").read_text())
    assert compile_python(module, tmp_path).keys() == compile_ttir(module, tmp_path).keys()


def _lit_kernel(file: str) -> ModuleOp:
    return module_of((EXAMPLES / file).read_text())


def test_softmax() -> None:
    x, y = torch.randn(1, 200), torch.zeros(1, 200)
    interpret(_lit_kernel("softmax.mlir"), "softmax", x, y, 200)
    torch.testing.assert_close(y, torch.softmax(x, 1))
    x[0, 7] = torch.nan
    interpret(_lit_kernel("softmax.mlir"), "softmax", x, y, 200)
    assert y.isnan().all()


def test_products_of_floats_of_eight_bits() -> None:
    x, y = torch.randn(64, 64).to(torch.float8_e4m3fn), torch.zeros(64, 64)
    interpret(_lit_kernel("blocks.mlir"), "small_products", x, y)
    right = x.view(torch.float8_e5m2).double()
    right[:, 60:] = 0
    wanted = 3 * x.double() @ right.T
    torch.testing.assert_close(y.double(), wanted, rtol=1e-5, atol=1e-3)


def test_a_loop_carries_a_block() -> None:
    x = torch.arange(256, dtype=torch.float32)
    expected = x.reshape(4, 64).sum(0)
    interpret(_lit_kernel("control.mlir"), "sum", x, 256)
    assert torch.equal(x[:64], expected)


LOOP = f"""triton.func @powers(%y: !triton.ptr<i64>, %n: i64) {GRID} {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %minus = arith.constant -7 : i64
  %two = arith.constant 2 : i64
  %ten = arith.constant 10 : i64
  %a, %b = scf.for %k = %zero to %n step %one iter_args(%u = %one, %v = %two) -> (i64, i64) : i64 {{
    scf.yield %v, %u : i64, i64
  }}
  %c, %d = scf.for %k = %minus to %ten step %two iter_args(%u = %a, %v = %b) -> (i64, i64) : i64 {{
    %half = arith.divsi %k, %two : i64
    %is_negative = arith.cmpi slt, %k, %zero : i64
    %w = scf.if %is_negative -> (i64) {{
      %p = arith.addi %v, %half : i64
      scf.yield %p : i64
    }} else {{
      scf.yield %u : i64
    }}
    %q = arith.subi %w, %u : i64
    scf.yield %q, %w : i64, i64
  }}
  triton.store %y, %c : !triton.ptr<i64>
  %next = triton.addptr %y, %one : !triton.ptr<i64>, i64
  triton.store %next, %d : !triton.ptr<i64>
  triton.return
}}"""


@pytest.mark.parametrize("count", [0, 3, 4])
def test_loops_and_branches(count: int) -> None:
    u, v = (2, 1) if count % 2 else (1, 2)
    for k in range(-7, 10, 2):
        v = v + int(k / 2) if k < 0 else u
        u = v - u
    y = torch.zeros(2, dtype=torch.int64)
    interpret(module_of(LOOP), "powers", y, count)
    assert y.tolist() == [u, v]


def test_loops_compile_to_the_same(tmp_path: Path) -> None:
    module = module_of(LOOP)
    by_python, by_ttir = compile_python(module, tmp_path), compile_ttir(module, tmp_path)
    assert sorted(map(without_registers, by_python["powers"])) == sorted(map(without_registers, by_ttir["powers"]))


F, K = "tensor<16x16xf32>", "tensor<16x16xi32>"
BLOCKS = f"""triton.func @blocks(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %k: !triton.ptr<i32>) {GRID} {{
  %rows = triton.make_range 0 to 16 : tensor<16xi32>
  %row = triton.expand_dims %rows axis 1 : tensor<16xi32> -> tensor<16x1xi32>
  %column = triton.expand_dims %rows axis 0 : tensor<16xi32> -> tensor<1x16xi32>
  %size = arith.constant dense<16> : tensor<16x1xi32>
  %start = arith.muli %row, %size : tensor<16x1xi32>
  %starts = triton.broadcast %start : tensor<16x1xi32> -> {K}
  %columns = triton.broadcast %column : tensor<1x16xi32> -> {K}
  %i = arith.addi %starts, %columns : {K}
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<16x16x!triton.ptr<f32>>, {K}
  %q = triton.addptr %ys, %i : tensor<16x16x!triton.ptr<f32>>, {K}
  %v = triton.load %p : tensor<16x16x!triton.ptr<f32>>
  %t = triton.trans %v order [1, 0] : {F} -> {F}
  %zeros = arith.constant dense<0.0> : {F}
  %product = triton.dot %v, %t, %zeros, inputPrecision = ieee : {F} * {F} -> {F}
  %scan = triton.scan %product axis 1 reverse : {F} combine (%a: f32, %b: f32) {{
    %c = arith.maximumf %a, %b : f32
    triton.scan.return %c : f32
  }}
  triton.store %q, %scan : tensor<16x16x!triton.ptr<f32>>
  %best, %place = triton.reduce %v, %columns axis 1 : {F}, {K} combine (%a: f32, %k0: i32, %b: f32, %l: i32) {{
    %more = arith.cmpf ogt, %a, %b : f32
    %same = arith.cmpf oeq, %a, %b : f32
    %first = arith.cmpi slt, %k0, %l : i32
    %tie = arith.andi %same, %first : i1
    %w = arith.ori %more, %tie : i1
    %c = arith.select %w, %a, %b : f32
    %d = arith.select %w, %k0, %l : i32
    triton.reduce.return %c, %d : f32, i32
  }}
  %turned = triton.gather %place at %rows axis 0 : tensor<16xi32>, tensor<16xi32>
  %ks = triton.splat %k : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
  %zero = arith.constant dense<0> : tensor<16xi32>
  %twos = arith.constant dense<2> : tensor<16xi32>
  %half = arith.divsi %rows, %twos : tensor<16xi32>
  %at = triton.addptr %ks, %half : tensor<16x!triton.ptr<i32>>, tensor<16xi32>
  %old = triton.atomic_rmw add, relaxed, gpu, %at, %turned : tensor<16x!triton.ptr<i32>>
  triton.return
}}"""


def test_blocks() -> None:
    x = torch.randn(16, 16).round()
    y, k = torch.zeros(16, 16), torch.zeros(8, dtype=torch.int32)
    interpret(module_of(BLOCKS), "blocks", x, y, k)
    torch.testing.assert_close(y, (x @ x.T).flip(1).cummax(1).values.flip(1))
    assert k.tolist() == x.argmax(1).reshape(8, 2).sum(1).tolist()


def test_blocks_compile_to_the_same(tmp_path: Path) -> None:
    module = module_of(BLOCKS)
    by_python, by_ttir = compile_python(module, tmp_path), compile_ttir(module, tmp_path)
    assert sorted(map(without_registers, by_python["blocks"])) == sorted(map(without_registers, by_ttir["blocks"]))
