"""The expansions of `expand-math`, evaluated operation by operation, and functions in double precision."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
import torch
from xdsl.dialects.func import FuncOp

from stepwell.ir.context import make_context
from stepwell.ir.equivalence import equivalent
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.loop.expand_math import ExpandMath
from stepwell.passes.loop.math_expansions import EXPANSIONS, LIBM_EXPANSIONS

from .elementwise_evaluator import evaluate

LANES = 16


class Case(NamedTuple):
    """An operation, its function in double precision, and the error in ULP that its docstring admits."""

    name: str
    exact: Callable[[torch.Tensor], torch.Tensor]
    bound: float


CASES = {
    case.name: case
    for case in (
        Case("acos", torch.acos, 1.3),
        Case("acosh", torch.acosh, 2.75),
        Case("asin", torch.asin, 1.9),
        Case("asinh", torch.asinh, 2.1),
        Case("atan", torch.atan, 1.4),
        Case("atanh", torch.atanh, 2.4),
        Case("cos", torch.cos, 2.3),
        Case("cosh", torch.cosh, 1.4),
        Case("erf", torch.erf, 1.54),
        Case("erfc", torch.erfc, 3.4),
        Case("exp", torch.exp, 0.92),
        Case("exp2", torch.exp2, 0.88),
        Case("expm1", torch.expm1, 1.54),
        Case("log", torch.log, 1.08),
        Case("log10", torch.log10, 2.3),
        Case("log1p", torch.log1p, 1.74),
        Case("log2", torch.log2, 1.95),
        Case("sin", torch.sin, 2.1),
        Case("sinh", torch.sinh, 1.63),
        Case("tan", torch.tan, 3.1),
        Case("tanh", torch.tanh, 2.6),
    )
}
BINARY = {"atan2": (torch.atan2, 1.6), "fmod": (torch.fmod, 0.0), "powf": (torch.pow, 0.95)}

SPECIAL = np.array(
    [0.0, np.inf, np.nan, 1e-45, 1e-40, 2.0**-126, 1e-20, 0.5, 1.0, 1.5, 2.0, 3.0, 89.0, 104.0, 129.0, 150.0,
     1e5, 2.0**23 + 1, 2.0**24, 1e10, 2.0**64, 3.4028235e38],
    np.float32,
)  # fmt: skip
NAN_PAYLOADS = np.array([0x7FFFFFFF, 0xFF800001], np.uint32).view(np.float32)
SPECIAL = np.concatenate([SPECIAL, -SPECIAL, NAN_PAYLOADS])


def spelled(name: str) -> str:
    """An operation as it is written in IR."""
    return f'loop.libm "{name}"' if name in LIBM_EXPANSIONS else f"math.{name}"


def expanded(name: str, value_type: str = f"vector<{LANES}xf32>", operands: int = 1) -> FuncOp:
    """A function of one operation, expanded."""
    arguments = [f"%x{k}" for k in range(operands)]
    signature = ", ".join(f"{argument}: {value_type}" for argument in arguments)
    module = parse_module(
        make_context(),
        f"""func.func @f({signature}) -> {value_type} {{
          %r = {spelled(name)} {", ".join(arguments)} : {value_type}
          func.return %r : {value_type}
        }}""",
    )
    ExpandMath().apply(make_context(), module)
    verify_module(module)
    assert equivalent(parse_module(make_context(), print_module(module)), module)
    function = module.body.block.first_op
    assert isinstance(function, FuncOp)
    return function


def run(function: FuncOp, *arguments: np.ndarray) -> np.ndarray:
    """The function on each element of flat arrays."""
    count = arguments[0].size
    padded = [np.append(argument, np.ones(-count % LANES, np.float32)) for argument in arguments]
    return evaluate(function, *(each.reshape(-1, LANES) for each in padded)).reshape(-1)[:count]


def in_double(function: Callable[..., torch.Tensor], *arguments: np.ndarray) -> np.ndarray:
    with np.errstate(invalid="ignore"):  # a signalling NaN becomes a quiet one
        doubles = [torch.from_numpy(argument.astype(np.float64)) for argument in arguments]
    return function(*doubles).numpy()


def errors(actual: np.ndarray, exact: np.ndarray) -> np.ndarray:
    """The distance in units in the last place of the exact result; infinite where the kind differs."""
    with np.errstate(all="ignore"):
        rounded = exact.astype(np.float32)
        _, exponent = np.frexp(np.where(np.isfinite(exact), exact, 1.0))
        unit = np.ldexp(1.0, np.maximum(exponent, -125) - 24)
        distance = np.abs(actual.astype(np.float64) - exact) / unit
    is_same = (np.isnan(actual) & np.isnan(exact)) | ((actual == rounded) & np.isinf(rounded))
    distance = np.where(is_same, 0.0, np.where(np.isnan(distance), np.inf, distance))
    return np.where(
        (actual == 0) & (exact == 0) & (np.signbit(actual) != np.signbit(exact)), np.inf, distance
    )


def worst(arguments: tuple[np.ndarray, ...], actual: np.ndarray, exact: np.ndarray) -> tuple[float, str]:
    distance = errors(actual, exact)
    at = int(distance.argmax())
    place = ", ".join(f"{argument[at]!r}" for argument in arguments)
    return float(distance[at]), f"at {place}: {actual[at]!r} instead of {exact[at]!r}"


def floats_of_all_sizes(count: int, seed: int) -> np.ndarray:
    """Floats of either sign, as many between any power of two and the next."""
    bits = np.random.default_rng(seed).integers(0, 2**32, count, np.uint32)
    return bits.view(np.float32)


def samples(seed: int) -> np.ndarray:
    """Floats of all sizes, with more where functions are steep or meet their limits."""
    generator = np.random.default_rng(seed)
    parts = [
        floats_of_all_sizes(60_000, seed),
        generator.uniform(-1.5, 1.5, 60_000),
        generator.uniform(-120, 120, 60_000),
        generator.uniform(-1e5, 1e5, 20_000),
        1 + generator.normal(0, 1e-3, 10_000),
        np.arange(-200, 200) * (math.pi / 4),
    ]
    return np.concatenate([part.astype(np.float32) for part in parts])


def test_every_expansion_is_tested() -> None:
    names = {op.name.removeprefix("math.") for op in EXPANSIONS}
    assert names | LIBM_EXPANSIONS.keys() == {*CASES, *BINARY, "lgamma", "nextafter"}


@pytest.mark.parametrize("name", CASES)
def test_error_bound(name: str) -> None:
    x = samples(seed=1)
    distance, where = worst((x,), run(expanded(name), x), in_double(CASES[name].exact, x))
    assert distance <= CASES[name].bound, where


@pytest.mark.parametrize("name", CASES)
def test_special_values(name: str) -> None:
    distance, where = worst((SPECIAL,), run(expanded(name), SPECIAL), in_double(CASES[name].exact, SPECIAL))
    assert distance <= CASES[name].bound, where


@pytest.mark.parametrize("name", BINARY)
def test_error_bound_of_two_operands(name: str) -> None:
    exact, bound = BINARY[name]
    generator = np.random.default_rng(2)
    count = 30_000
    positive = np.exp(generator.uniform(-87, 88, count))
    near_one = 1 + generator.normal(0, 1e-3, count)
    pairs = [
        (generator.uniform(-10, 10, count), generator.uniform(-20, 20, count)),
        (positive, generator.uniform(-3, 3, count)),
        (positive, generator.uniform(-150, 128, count) / np.log2(positive)),
        (near_one, generator.normal(0, 3e4, count)),
        (generator.uniform(-3, 3, count), generator.integers(-40, 40, count)),
        (generator.uniform(0, 1e-38, count), generator.uniform(-1, 3, count)),
        (floats_of_all_sizes(count, 3), floats_of_all_sizes(count, 4)),
    ]
    with np.errstate(invalid="ignore"):
        x, y = (np.concatenate(each).astype(np.float32) for each in zip(*pairs, strict=True))
    distance, where = worst((x, y), run(expanded(name, operands=2), x, y), in_double(exact, x, y))
    assert distance <= bound, where


@pytest.mark.parametrize("name", BINARY)
def test_special_values_of_two_operands(name: str) -> None:
    exact, bound = BINARY[name]
    x, y = (each.ravel() for each in np.meshgrid(SPECIAL, SPECIAL))
    distance, where = worst((x, y), run(expanded(name, operands=2), x, y), in_double(exact, x, y))
    assert distance <= bound, where


def test_lgamma_of_positive_numbers() -> None:
    parts = (samples(seed=1), SPECIAL, np.linspace(0, 5, 100_000), np.arange(1, 40))
    x = np.abs(np.concatenate([part.astype(np.float32) for part in parts]))
    distance, where = worst((x,), run(expanded("lgamma"), x), in_double(torch.lgamma, x))
    assert distance <= 2.6, where


def test_lgamma_of_negative_numbers() -> None:
    parts = (samples(seed=1), np.linspace(0, 40, 100_000), 2.0 ** np.arange(-149, 25), np.arange(1, 40))
    x = -np.abs(np.concatenate([part.astype(np.float32) for part in parts]))
    x = x[np.isfinite(x) & (x < 0)]
    found, exact = run(expanded("lgamma"), x), in_double(torch.lgamma, x)
    np.testing.assert_array_equal(np.isposinf(found), np.isposinf(exact))
    x, found, exact = (each[np.isfinite(exact)] for each in (x, found.astype(np.float64), exact))
    reflected = in_double(torch.lgamma, -x)
    _, exponent = np.frexp(np.maximum(np.abs(reflected), np.abs(exact + reflected)))
    assert (np.abs(found - exact) / np.ldexp(1.0, exponent - 24)).max() <= 4.7


@pytest.mark.parametrize("x", [0.0, -0.0, -1.0, -17.0, -(2.0**23), -1e30, math.inf, -math.inf])
def test_poles_of_lgamma(x: float) -> None:
    assert run(expanded("lgamma"), np.array([x], np.float32))[0] == math.inf


def test_nextafter_is_exact() -> None:
    x, y = (each.ravel() for each in np.meshgrid(SPECIAL, SPECIAL))
    x = np.concatenate([x, floats_of_all_sizes(50_000, 1), y])
    y = np.concatenate([y, floats_of_all_sizes(50_000, 2), y])
    found = run(expanded("nextafter", operands=2), x, y)
    exact = torch.nextafter(torch.from_numpy(x), torch.from_numpy(y)).numpy()
    is_nan = np.isnan(exact)
    np.testing.assert_array_equal(np.isnan(found), is_nan)
    np.testing.assert_array_equal(found[~is_nan].view(np.int32), exact[~is_nan].view(np.int32))


@pytest.mark.parametrize("name", ["sin", "cos", "tanh", "erf"])
def test_never_beyond_one(name: str) -> None:
    near = np.arange(-(2**12), 2**12, dtype=np.int32)
    peaks = [(np.float32(k * math.pi / 2).view(np.int32) + near).view(np.float32) for k in range(1, 60)]
    tails = [
        np.linspace(1, 12, 100_000, dtype=np.float32),
        np.linspace(-0.001, 0.001, 100_000, dtype=np.float32),
    ]
    assert np.abs(run(expanded(name), np.concatenate(peaks + tails))).max() == 1


def test_exact_results() -> None:
    integers = np.arange(-149, 128, dtype=np.float32)
    powers = np.ldexp(1.0, integers.astype(np.int32)).astype(np.float32)
    assert np.array_equal(run(expanded("exp2"), integers), powers)
    assert np.array_equal(run(expanded("log2"), powers), integers)
    squares = run(expanded("powf", operands=2), integers, np.full_like(integers, 2))
    assert np.array_equal(squares, integers * integers)
    assert run(expanded("cos"), np.zeros(1, np.float32))[0] == 1


@pytest.mark.parametrize("value_type", ["f32", "vector<4xf32>", "vector<32xf32>", "vector<2x8xf32>"])
@pytest.mark.parametrize("name", CASES)
def test_scalars_and_vectors_of_any_length_agree(name: str, value_type: str) -> None:
    x = samples(seed=5)[::127]
    x = x[: x.size // 32 * 32]
    shape = {
        "f32": (-1, 1),
        "vector<4xf32>": (-1, 4),
        "vector<32xf32>": (-1, 32),
        "vector<2x8xf32>": (-1, 16),
    }
    actual = evaluate(expanded(name, value_type), x.reshape(shape[value_type])).reshape(-1)
    expected = run(expanded(name), x)
    # A lane beyond the range of a trigonometric function takes its whole vector through f64.
    if name in ("sin", "cos", "tan"):
        is_near = np.abs(x) <= 2.0**17
        assert errors(actual[is_near], in_double(CASES[name].exact, x[is_near])).max() <= CASES[name].bound
    else:
        np.testing.assert_array_equal(actual.view(np.int32), expected.view(np.int32))
