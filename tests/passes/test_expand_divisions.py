"""Quotients by multiplication differ from IEEE 754 at most in the last bit, and the analysis of divisors is correct."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from xdsl.dialects.builtin import ModuleOp

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.kernel_compiler import KernelCompiler
from stepwell.compiler.targets.triton import gpu_kernels
from stepwell.ir.context import make_context
from stepwell.ir.dialects.triton import StoreOp
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.blocks import libdevice
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.triton.analysis.integers import Integers

from ..codegen.emit.triton.kernels import compile_python, compile_ttir, interpret, kernels_of
from ..codegen.emit.triton.test_elementwise import without_registers
from ..codegen.emit.triton.test_machine_code import H100, instructions

COUNT = 1 << 16
FLOATS = "tensor<COUNTxf32>"
GRID = "attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32}"


def kernel(name: str, inputs: int, formula: list[str], results: list[str]) -> str:
    """A kernel that loads blocks %x0, %x1, ... of COUNT floats and stores what a formula computes of them."""
    block, lanes = "tensor<COUNTx!triton.ptr<f32>>", "tensor<COUNTxi32>"
    arguments = [f"p{number}" for number in range(inputs + len(results))]
    lines = [f"triton.func @{name}({', '.join(f'%{a}: !triton.ptr<f32>' for a in arguments)}) {GRID} {{",
             f"%lanes = triton.make_range 0 to COUNT : {lanes}"]
    for argument in arguments:
        lines += [f"%{argument}s = triton.splat %{argument} : !triton.ptr<f32> -> {block}",
                  f"%{argument}a = triton.addptr %{argument}s, %lanes : {block}, {lanes}"]
    lines += [f"%x{number} = triton.load %p{number}a : {block}" for number in range(inputs)]
    lines += formula
    lines += [f"triton.store %p{inputs + number}a, {result} : {block}" for number, result in enumerate(results)]
    return "\n".join([*lines, "triton.return", "}"])


def constant(name: str, number: float) -> list[str]:
    return [f"%{name}_one = arith.constant {number:e} : f32", f"%{name} = triton.splat %{name}_one : f32 -> {FLOATS}"]


QUOTIENT = kernel("quotient", 2, [
    *constant("least", 1.0), f"%d = arith.maximumf %x1, %least : {FLOATS}",
    f"%q = triton.precise_divf %x0, %d : {FLOATS}"], ["%q"])


def expanded(count: int = COUNT) -> ModuleOp:
    context = make_context()
    module = parse_module(context, QUOTIENT.replace("COUNT", str(count)))
    PassManager(parse_pipeline("expand-divisions"), []).run(context, module)
    verify_module(module)
    assert "precise_divf" not in str(module)
    return module


def any_floats(seed: int) -> np.ndarray:
    """Floats of all magnitudes, NaN and infinities among them."""
    return np.random.default_rng(seed).integers(0, 2**32, COUNT, dtype=np.uint32).view(np.float32)


def divisors(seed: int) -> np.ndarray:
    """Floats of all magnitudes from 1 on."""
    first, infinity = np.array([1, np.inf], np.float32).view(np.int32)
    return np.random.default_rng(seed).integers(first, infinity, COUNT, dtype=np.int32).view(np.float32)


LARGEST = np.finfo(np.float32).max
DIVIDENDS = np.array([0, -0.0, 1e-45, -1e-45, 3e-45, 1.1754942e-38, 1.1754944e-38, 1, -1, 3, 0.1, 2.0**127, LARGEST,
                      -LARGEST, np.nextafter(LARGEST, np.float32(0)), np.inf, -np.inf, np.nan], np.float32)
DIVISORS = np.array([1, np.nextafter(np.float32(1), np.float32(2)), 1.5, 3, 2 - 2.0**-23, *2.0 ** np.arange(1, 128),
                     *1.9999998 * 2.0 ** np.arange(0, 128), np.nextafter(LARGEST, np.float32(0)), LARGEST, np.inf,
                     np.nan], np.float32)


def operands() -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """Dividends and divisors, by what is tried with them."""
    rng = np.random.default_rng(0)
    some, others = (np.resize(each, COUNT) for each in np.meshgrid(DIVIDENDS, DIVISORS))
    large = divisors(2)
    tiny = rng.integers(0, 2**25, COUNT, dtype=np.uint32).view(np.float32)
    small = (1 + rng.integers(0, 2**23, (2, COUNT)) * 2.0**-23).astype(np.float32)
    whole = rng.integers(1, 2**12, (2, COUNT)).astype(np.float32)
    with np.errstate(all="ignore"):
        return {
            "extreme": (some, others),
            "any": (any_floats(1), large),
            "subnormal": (tiny, large),
            "subnormal quotients": ((tiny * large.astype(np.float64)).astype(np.float32), large),
            "between 1 and 2": (small[0], small[1]),
            "exact": (whole[0] * whole[1], whole[1]),
        }


def perturbed(units: int) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """A reciprocal that is off by some units in the last place, but for powers of two."""
    def divide(one: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        nearest = (one / x).float()
        moved = (nearest.view(torch.int32) + units).view(torch.float32)
        is_power = torch.frexp(x).mantissa.abs() == 0.5
        return torch.where(is_power | (nearest == 0) | ~nearest.isfinite(), nearest, moved).double()

    return divide


@pytest.mark.parametrize("units", (-1, 0, 1))
def test_quotients_are_the_nearest_floats_or_next_to_them(units: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(libdevice._FUNCTIONS, "fast_dividef", perturbed(units))
    module = expanded()
    for name, (dividend, divisor) in operands().items():
        found = torch.zeros(COUNT)
        interpret(module, "quotient", torch.from_numpy(dividend), torch.from_numpy(divisor), found)
        with np.errstate(all="ignore"):
            wanted = dividend / divisor
        actual, number = found.numpy(), ~np.isnan(wanted)
        assert np.array_equal(~np.isnan(actual), number), name
        assert np.array_equal(np.signbit(actual[number]), np.signbit(wanted[number])), name
        distance = np.abs(actual.view(np.int32).astype(np.int64) - wanted.view(np.int32))[number]
        assert distance.max() <= 1, name
        is_usual = (np.minimum(np.abs(wanted), np.abs(dividend)) >= 2.0**-100)[number]
        assert name == "extreme" or np.count_nonzero(distance[is_usual]) <= (0 if name == "exact" else 2), name


def test_machine_code_has_no_branches(tmp_path: Path) -> None:
    module = expanded(512)
    assert sorted(map(without_registers, compile_python(module, tmp_path)["quotient"])) \
        == sorted(map(without_registers, compile_ttir(module, tmp_path)["quotient"]))
    [compiled] = KernelCompiler(DiskCache(tmp_path / "cache"), H100).compile(gpu_kernels(module))
    text = instructions(compiled, tmp_path)
    assert "MUFU.RCP" in text and "FFMA" in text
    assert not re.search(r"\b(FCHK|BSSY|CALL)\b", text)


def test_intervals_hold_what_is_computed() -> None:
    for seed in range(3):
        random = Random(seed)
        formula, values = _random_formula(random)
        module = parse_module(make_context(), kernel("random", 2, formula, values).replace("COUNT", str(COUNT)))
        func = kernels_of(module)["random"]
        floats = Integers(func).floats
        results = [torch.zeros(COUNT) for _ in values]
        operand = torch.from_numpy(np.resize(np.concatenate([DIVIDENDS, any_floats(seed)]), COUNT))
        interpret(module, "random", operand, operand.flip(0), *results)
        stores = [op for op in func.walk() if isinstance(op, StoreOp)]
        known = 0
        for store, result in zip(stores, results, strict=True):
            low, high = floats.interval(store.value)
            known += low > -np.inf or high < np.inf
            assert floats.of(store.value) is None or bool(result.isfinite().all()), store.value
            given = result[~result.isnan()].double()
            assert bool((given >= low).all()) and bool((given <= high).all()), (store.value, low, high)
        assert known > len(values) // 4


def _random_formula(random: Random) -> tuple[list[str], list[str]]:
    """Operations on two blocks, lanes and constants, and the names of all that they compute."""
    lines = [f"%lane = arith.sitofp %lanes : tensor<COUNTxi32> to {FLOATS}"]
    values = ["%x0", "%x1", "%lane"]
    for number, value in enumerate((0.0, 1.0, -2.5, 1e-30, 3e20, 0.1)):
        lines += constant(f"c{number}", value)
        values.append(f"%c{number}")
    for number in range(60):
        a, b = random.choice(values), random.choice(values)
        b = random.choice((a, b, b))
        formula = random.choice((
            f"arith.addf {a}, {b}", f"arith.subf {a}, {b}", f"arith.mulf {a}, {b}", f"triton.precise_divf {a}, {b}",
            f"arith.maximumf {a}, {b}", f"arith.minimumf {a}, {b}", f"arith.negf {a}", f"math.absf {a}",
            f"math.floor {a}", f"math.ceil {a}", f"triton.precise_sqrt {a}", f"math.exp2 {a}", f"select {a}, {b}",
            f"exp {a}"))
        if formula.startswith("select"):
            lines.append(f"%m{number} = arith.cmpf olt, %x0, {a} : {FLOATS}")
            formula = f"arith.select %m{number}, {a}, {b} : tensor<COUNTxi1>, {FLOATS}"
        elif formula.startswith("exp"):
            formula = f'triton.extern_elementwise "__nv_expf" {a} : ({FLOATS}) -> {FLOATS}'
        else:
            formula += f" : {FLOATS}"
        lines.append(f"%v{number} = {formula}")
        values.append(f"%v{number}")
    return lines, values[3:]
