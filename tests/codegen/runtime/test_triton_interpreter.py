"""Kernels in Triton's interpreter: results as on a GPU, and the defects that are patched."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
import torch
from torch import Tensor

from stepwell.codegen.runtime.gpu.interpreter.kernels import interpreted_kernels
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.ir.dialects.triton import LIBDEVICE_FUNCTIONS
from stepwell.ir.errors import UnsupportedError
from stepwell.ir.semantics.blocks.libdevice import evaluate, evaluate_symbol

HEAD = """
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def better(a, i, b, j):
    first = (a > b) | ((a == b) & (i < j))
    return tl.where(first, a, b), tl.where(first, i, j)


@triton.jit
def last(a, b):
    c = b
    return c


@triton.jit
def kernel({parameters}):
    lanes = tl.arange(0, 64)
"""


def run(body: str, types: str, *arguments: Tensor | int, grid: tuple[int, int, int] = (1, 1, 1)) -> None:
    """Run the statements of a kernel, whose arguments are called x, y, z, ..."""
    names = "xyzuvw"[:len(arguments)]
    text = HEAD.format(parameters=", ".join(names)) + "".join(f"    {line}\n" for line in body.splitlines())
    record = GpuKernel("kernel", tuple(types.split()), (1,) * len(names), 4, 1, True, True, text)
    functions = interpreted_kernels(text, "kernels.py", [record], {"kernel": "kernel, which computes model.py:3"})
    functions["kernel"](0, *grid, *arguments)


def test_programs_of_a_grid() -> None:
    x = torch.zeros(4, 3, 2, dtype=torch.int64)
    run("at = tl.program_id(0) + 4 * tl.program_id(1) + 12 * tl.program_id(2)\n"
        "tl.store(x + at, y + tl.num_programs(1))", "*i64 i64", x, 2**40, grid=(4, 3, 2))
    assert x.flatten().tolist() == [2**40 + 3] * 24


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float8_e5m2])
def test_low_precision_is_rounded_to_nearest_and_even(dtype: torch.dtype) -> None:
    short, name = {torch.bfloat16: ("bf16", "bfloat16"), torch.float16: ("fp16", "float16"),
                   torch.float8_e5m2: ("fp8e5", "float8e5")}[dtype]
    x = torch.randn(60) * torch.logspace(-4, 4, 60)
    x = torch.cat([x, torch.tensor([1.00390625, 1.01171875, float("inf"), float("nan")])])
    y, z = torch.zeros(64, dtype=dtype), torch.zeros(64)
    run(f"v = tl.load(x + lanes).to(tl.{name})\ntl.store(y + lanes, v)\ntl.store(z + lanes, v.to(tl.float32))",
        f"*fp32 *{short} *fp32", x, y, z)
    assert torch.equal(y.view(torch.uint8), x.to(dtype).view(torch.uint8)) or dtype == torch.float8_e5m2
    assert torch.equal(z.nan_to_num(7), x.to(dtype).float().nan_to_num(7))


def test_arithmetic_on_bfloat16() -> None:
    x, y = torch.randn(2, 64).bfloat16()
    z, u = torch.zeros(64, dtype=torch.bfloat16), torch.zeros(64, dtype=torch.int8)
    run("a = tl.load(x + lanes)\nb = tl.load(y + lanes)\ntl.store(z + lanes, a * b)\ntl.store(u + lanes, a < b)",
        "*bf16 *bf16 *bf16 *i8", x, y, z, u)
    assert torch.equal(z, x * y) and torch.equal(u.bool(), x < y)


def test_a_product_is_not_rounded_before_something_is_added() -> None:
    x, y, z = torch.randn(64), torch.zeros(64), torch.zeros(64, dtype=torch.bfloat16)
    run("a = tl.load(x + lanes)\ntl.store(y + lanes, tl.fma(a, a, a * a * -1.0))\n"
        "b = a.to(tl.bfloat16)\ntl.store(z + lanes, tl.fma(b, b, b))", "*fp32 *fp32 *bf16", x, y, z)
    assert y.any() and torch.equal(y.double(), x.double().square() - x.square().double())
    b = x.bfloat16().double()
    assert torch.equal(z, (b * b + b).float().bfloat16())


def test_numbers_become_bfloat16() -> None:
    x = torch.zeros(64, dtype=torch.bfloat16)
    run("tl.store(x + lanes, lanes.to(tl.bfloat16))", "*bf16", x)
    assert torch.equal(x, torch.arange(64).bfloat16())


def test_reductions_and_scans() -> None:
    x = torch.randn(8, 64)
    x[:, 40] = x.max(1).values
    sums, places, scanned = torch.zeros(8), torch.zeros(8, dtype=torch.int64), torch.zeros(8, 64)
    run("i = tl.program_id(0)\n"
        "v = tl.load(x + i * 64 + lanes)\n"
        "tl.store(y + i, tl.sum(v, 0))\n"
        "value, place = tl.reduce((v, lanes.to(tl.int64)), 0, better)\n"
        "tl.store(z + i, place)\n"
        "tl.store(u + i * 64 + lanes, tl.cumsum(v, 0))", "*fp32 *fp32 *i64 *fp32", x, sums, places, scanned,
        grid=(8, 1, 1))
    assert torch.allclose(sums, x.sum(1), atol=1e-5) and torch.allclose(scanned, x.cumsum(1), atol=1e-5)
    assert torch.equal(places, x.argmax(1))


def test_reductions_of_blocks_with_more_dimensions() -> None:
    x = torch.randn(4, 16)
    rows, all_, reverse = torch.zeros(4), torch.zeros(1), torch.zeros(4, 16)
    run("i = tl.arange(0, 4)[:, None]\nj = tl.arange(0, 16)[None, :]\n"
        "v = tl.load(x + i * 16 + j)\n"
        "tl.store(y + tl.arange(0, 4), tl.max(v, 1))\n"
        "tl.store(z, tl.sum(tl.sum(v, 1), 0))\n"
        "tl.store(u + i * 16 + j, tl.associative_scan(v, 1, last, reverse=True))", "*fp32 *fp32 *fp32 *fp32",
        x, rows, all_, reverse)
    assert torch.equal(rows, x.max(1).values) and torch.allclose(all_, x.sum(), atol=1e-5)
    assert torch.equal(reverse, x)


def test_a_number_that_an_argument_does_not_hold() -> None:
    with pytest.raises(OverflowError, match="int32"):
        run("tl.store(x, y)", "*i64 i32", torch.zeros(1, dtype=torch.int64), 2**31)


def test_an_induction_variable_is_a_scalar() -> None:
    x = torch.zeros(64, dtype=torch.int64)
    run("s = tl.zeros([64], tl.int64)\nfor k in range(2, y):\n    s += k.to(tl.int64) * lanes\ntl.store(x + lanes, s)",
        "*i64 i64", x, 5)
    assert torch.equal(x, 9 * torch.arange(64))


def test_a_failed_assertion() -> None:
    check = 'tl.device_assert(lanes < y, "{}")'
    run(check.format("index out of range"), "*fp32 i64", torch.zeros(1), 64)
    with pytest.raises(IndexError, match=r"^index out of range in kernel kernel, which computes model.py:3$"):
        run(check.format("index out of range"), "*fp32 i64", torch.zeros(1), 63)
    with pytest.raises(RuntimeError, match=r"^too large in kernel kernel, which computes model.py:3$"):
        run(check.format("too large"), "*fp32 i64", torch.zeros(1), 63)


@pytest.mark.parametrize("name", LIBDEVICE_FUNCTIONS)
def test_functions_of_libdevice(name: str) -> None:
    operands = [np.linspace(0.1, 0.9, 9, dtype=np.float32) if is_float else np.full(9, 2, np.int32)
                for is_float in LIBDEVICE_FUNCTIONS[name]]
    exact = evaluate(name, [each.astype(np.float64) if each.dtype == np.float32 else each for each in operands])
    result = evaluate(name, operands)
    assert result.dtype == np.float32 and exact.dtype == np.float64
    np.testing.assert_allclose(result, exact, rtol=3e-7, atol=1e-7)


def test_some_values_of_libdevice() -> None:
    halves = np.array([-2.5, -0.5, 0.5, 1.5, 2.5])
    assert evaluate("round", [halves]).tolist() == [-3, -1, 1, 2, 3]
    assert evaluate("rint", [halves]).tolist() == [-2, 0, 0, 2, 2]
    assert evaluate("tgamma", [np.array([5.0, 0.5, -1.5])]).round(6).tolist() == [24, 1.772454, 2.363272]
    assert evaluate_symbol("__nv_cospi", [np.array([1.0, 0.5, 2.0**60])]).round(9).tolist() == [-1, 0, 1]
    with pytest.raises(UnsupportedError, match="the function nothing of libdevice cannot be interpreted"):
        evaluate("nothing", [halves])
    with pytest.raises(UnsupportedError, match="the function __nv_nothing of libdevice cannot be interpreted"):
        evaluate_symbol("__nv_nothing", [halves])


def test_functions_of_libdevice_in_a_kernel() -> None:
    x, y = torch.randn(64), torch.zeros(64)
    run("tl.store(y + lanes, libdevice.erf(tl.load(x + lanes)) + libdevice.exp(z.to(tl.float32)))", "*fp32 *fp32 i64",
        x, y, 1)
    assert torch.allclose(y, x.erf() + torch.e, rtol=1e-6)


def test_triton_is_as_before_afterwards() -> None:
    import triton.language as tl
    from triton.runtime import interpreter

    before = {name: vars(tl)[name] for name in ("load", "sum", "reduce", "range")}
    run("tl.store(x, tl.sum(lanes, 0))", "*i64", torch.zeros(1, dtype=torch.int64))
    with pytest.raises(IndexError):
        run('tl.device_assert(lanes < 5, "index out of range")', "*i64", torch.zeros(1, dtype=torch.int64))
    assert before == {name: vars(tl)[name] for name in before}
    assert type(interpreter.interpreter_builder) is interpreter.InterpreterBuilder


def test_a_process_that_interprets_all_kernels() -> None:
    code = f"from {__name__} import test_reductions_and_scans as test; test()"
    environment = {**os.environ, "TRITON_INTERPRET": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
