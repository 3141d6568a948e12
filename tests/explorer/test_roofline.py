"""The minimum time of a launch."""

from __future__ import annotations

import pytest

from stepwell.explorer.roofline import accessed_bytes, arithmetic_of, bound_of
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp
from stepwell.ir.dialects.triton import FuncOp
from stepwell.ir.machines.text import parse_machine
from stepwell.ir.text import parse_module

KERNEL = """
loop.kernel @sums(%x: memref<?xf32>, %y: memref<64xf32>, %n: index) {{
  loop.parallel %i = 0 to 64 {{
    %s = loop.reduce <add> %r = 0 to {extent} step 16 : vector<16xf32> {{
      %v = loop.load %x[%i * {extent} + %r] : memref<?xf32> -> vector<16xf32>
      %w = arith.mulf %v, %v {flags}: vector<16xf32>
      %z = arith.addf %w, %v : vector<16xf32>
      loop.yield %z : vector<16xf32>
    }}
    %t = loop.reduce_lanes <add> %s : vector<16xf32>
    loop.store %t, %y[%i] : f32, memref<64xf32>
  }}
}}
"""


@pytest.mark.parametrize(("extent", "flags", "arithmetic"), [
    ("128", "", 64 * (8 * 2 * 16 + 1)), ("128", "fastmath<contract> ", 64 * (8 * 16 + 1)), ("%n", "", None)])
def test_arithmetic_of_loops(extent: str, flags: str, arithmetic: int | None) -> None:
    module = parse_module(make_context(), KERNEL.format(extent=extent, flags=flags))
    [kernel] = [op for op in module.ops if isinstance(op, KernelOp)]
    assert arithmetic_of(kernel) == arithmetic


BLOCKS = """
triton.func @sums(%x: !triton.ptr<f32>, %n: i32) attributes {{grid = [#shape.expr<{grid}>, #shape.expr<3>],
    num_warps = 4 : i32, num_stages = 1 : i32}} {{
  %zero = arith.constant 0.0 : f32
  %v = triton.splat %zero : f32 -> tensor<16x16xf32>
  %from = arith.constant 0 : i32
  %to = arith.constant 64 : i32
  %step = arith.constant 16 : i32
  %s = scf.for %i = %from to {end} step %step iter_args(%a = %v) -> (tensor<16x16xf32>) : i32 {{
    %d = triton.dot %a, %v, %v, inputPrecision = {precision} :
      tensor<16x16xf32> * tensor<16x16xf32> -> tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }}
  %m = triton.reduce %s axis 1 : tensor<16x16xf32> combine (%a: f32, %b: f32) {{
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }}
  triton.return
}}
"""


@pytest.mark.parametrize(("grid", "end", "precision", "arithmetic"), [
    ("5", "%to", "ieee", 15 * (4 * 16 ** 3 + 16 * 16)), ("d0", "%to", "ieee", None), ("5", "%n", "ieee", None),
    ("5", "%to", "tf32", None)])
def test_arithmetic_of_blocks(grid: str, end: str, precision: str, arithmetic: int | None) -> None:
    module = parse_module(make_context(), BLOCKS.format(grid=grid, end=end, precision=precision))
    [kernel] = [op for op in module.ops if isinstance(op, FuncOp)]
    assert arithmetic_of(kernel) == arithmetic


@pytest.mark.parametrize(("extent", "read"), [("128", 64 * 8 * 16 * 4), ("%n", None)])
def test_bytes_of_accesses(extent: str, read: int | None) -> None:
    module = parse_module(make_context(), KERNEL.format(extent=extent, flags=""))
    [kernel] = [op for op in module.ops if isinstance(op, KernelOp)]
    x, y, _ = kernel.body.block.args
    assert (accessed_bytes(x, True), accessed_bytes(x, False)) == (read, 0)
    assert (accessed_bytes(y, True), accessed_bytes(y, False)) == (0, 64 * 4)


def test_what_takes_the_least_time() -> None:
    machine = parse_machine("x86-avx512{cores=1 l2=1MiB read=10GB/s read_cached=100GB/s arithmetic=1G/s}")
    assert bound_of(10**8, 10**6, machine) == (10.0, "memory")
    assert bound_of(10**6, None, machine) == (0.01, "cache")
    assert bound_of(10**6, 10**6, machine) == (1.0, "arithmetic")
    assert bound_of(None, None, machine) is None
