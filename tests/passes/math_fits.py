"""Computes the coefficients of `math_expansions`: minimax fits of polynomials, rounded to f32.

`python tests/passes/math_fits.py` prints each fit. A fit uses Lawson's algorithm: least squares, in which the weight
of a point is raised in proportion to its error until the largest errors are equal. The coefficients are rounded one
by one from the lowest on, and the remaining ones are fitted again each time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import torch

from stepwell.passes.loop.math_expansions import (
    error_function,
    exponential,
    gamma,
    hyperbolic,
    inverse_trigonometric,
    logarithm,
    power,
    trigonometric,
)

Function = Callable[[np.ndarray], np.ndarray]
POINTS = 1000
ROUNDS = 200


class Fit(NamedTuple):
    """A table of coefficients, and what its polynomial stands for between two arguments.

    The polynomial is in x, or in x**2 where `is_even`. Its error counts `weight` times.
    """

    name: str
    coefficients: tuple[float, ...]
    error: float
    target: Function
    weight: Function
    low: float
    high: float
    is_even: bool = False

    @property
    def points(self) -> np.ndarray:
        """Chebyshev's points, precise enough for differences of near numbers."""
        angles = np.pi * (np.arange(POINTS) + 0.5) / POINTS
        return ((self.low + self.high) / 2 + (self.high - self.low) / 2 * np.cos(angles)).astype(
            np.longdouble
        )

    @property
    def powers(self) -> list[int]:
        return [k * (2 if self.is_even else 1) for k in range(len(self.coefficients))]


def cubic_fit(name: str, table: Sequence[float], error: float, function: Function, high: float) -> Fit:
    """function(x) = x + x**3 * (a polynomial in x**2), with a relative error."""

    def target(x: np.ndarray) -> np.ndarray:
        return (function(x) - x) / x**3

    return Fit(name, tuple(table), error, target, lambda x: x**3 / function(x), 0.02, high, is_even=True)


def _erf(x: np.ndarray) -> np.ndarray:
    return np.vectorize(math.erf)(x.astype(np.float64))


def _erfc(x: np.ndarray) -> np.ndarray:
    return np.vectorize(math.erfc)(x.astype(np.float64))


def _slow_part_of_erfc(t: np.ndarray) -> np.ndarray:
    """(1 + 2 x) e**(x**2) erfc x for t = (x - 2) / (x + 2)."""
    x = 2 * (1 + t) / (1 - t)
    return (1 + 2 * x) * torch.special.erfcx(torch.from_numpy(x.astype(np.float64))).numpy()


def _lgamma(x: np.ndarray) -> np.ndarray:
    return np.vectorize(math.lgamma)(x.astype(np.float64)).astype(np.longdouble)


def _beyond_stirling(x: np.ndarray) -> np.ndarray:
    return _lgamma(x) - (x - 0.5) * (np.log(x) - 1) - (gamma.HALF_LN_TAU - 0.5)


def _log2_of_ratio(s: np.ndarray) -> np.ndarray:
    return (np.log1p(s) - np.log1p(-s)) / np.log(np.longdouble(2))


TWO_OVER_LN2 = 2 / np.log(np.longdouble(2))
LN2 = math.log(2)
PI = np.longdouble(math.pi)
ROOT_RATIO = (math.sqrt(2) - 1) / (math.sqrt(2) + 1)

FITS = (
    Fit(
        "EXP", exponential.EXP, 1.4e-8,
        lambda r: (np.expm1(r) - r) / r**2, lambda r: r**2 / np.abs(np.expm1(r)), -LN2 / 2, LN2 / 2,
    ),
    Fit(
        "EXP2", exponential.EXP2, 3.0e-9,
        lambda r: (np.exp2(r) - 1) / r, lambda r: np.abs(r) / np.exp2(r), -0.5, 0.5,
    ),
    Fit(
        "LOG", logarithm.LOG, 2.7e-8,
        lambda f: (np.log1p(f) - f) / f**2, lambda f: f**2 / np.abs(np.log1p(f)), -1 / 3, 1 / 3,
    ),
    Fit(
        "ERF", error_function.ERF, 5.3e-9,
        lambda x: np.log2(_erfc(x)) / x, lambda x: x * LN2 * _erfc(x) / _erf(x), 0.001, 3.95,
    ),
    Fit(
        "ERF_NEAR", error_function.ERF_NEAR, 3.8e-9,
        lambda x: _erf(x) / x, lambda x: x / _erfc(x), 0.002, 0.5, is_even=True,
    ),
    Fit("ERFC", error_function.ERFC, 1.6e-8, _slow_part_of_erfc, lambda t: 1 / _slow_part_of_erfc(t), -0.6, 8.6 / 12.6),
    Fit(
        "LGAMMA", gamma.LGAMMA, 1.6e-8,
        lambda w: _lgamma(2 + w) / w, lambda w: np.abs(w / _lgamma(2 + w)), -0.75, 0.5,
    ),
    Fit(
        "STIRLING", gamma.STIRLING, 3.1e-10,
        lambda u: _beyond_stirling(1 / u) / u, lambda u: u / _lgamma(1 / u), 0.02, 1 / gamma.STIRLING_FROM,
        is_even=True,
    ),
    Fit(
        "LOG2", power.LOG2, 1.2e-11,
        lambda s: (_log2_of_ratio(s) / s - TWO_OVER_LN2) / s**2, lambda s: s**2 / TWO_OVER_LN2,
        0.02, ROOT_RATIO, is_even=True,
    ),
    cubic_fit("SIN", trigonometric.SIN, 3.6e-8, np.sin, math.pi / 2),
    cubic_fit("TAN", trigonometric.TAN, 1.3e-9, np.tan, math.pi / 4),
    cubic_fit("SIN_PI", gamma.SIN_PI, 6.3e-9, lambda r: np.sin(PI * r) / PI, 0.5),
    cubic_fit("ASIN", inverse_trigonometric.ASIN, 5.0e-9, np.arcsin, 0.5),
    cubic_fit("ATAN", inverse_trigonometric.ATAN, 2.7e-9, np.arctan, 1.0),
    cubic_fit("SINH", hyperbolic.SINH, 3.1e-10, np.sinh, 1.0),
)  # fmt: skip


def error_of(fit: Fit, coefficients: Sequence[float]) -> float:
    """The largest weighted error of a polynomial."""
    x = fit.points
    value = sum(c * x**p for c, p in zip(coefficients, fit.powers, strict=True))
    return float(np.abs((value - fit.target(x)) * fit.weight(x)).max())


def refit(fit: Fit) -> list[float]:
    """Coefficients in f32, found anew."""
    x, found = fit.points, []
    weight = fit.weight(x)
    rest = fit.target(x)
    for k, p in enumerate(fit.powers):
        columns = np.stack([x**q * weight for q in fit.powers[k:]], axis=1)
        lowest = float(np.float32(_minimax(columns, rest * weight)[0]))
        found.append(lowest)
        rest = rest - lowest * x**p
    return found


def _minimax(columns: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The combination of columns that is nearest to the values where it is farthest from them."""
    scales = np.abs(columns).max(axis=0)
    columns, values = (columns / scales).astype(np.float64), values.astype(np.float64)
    weights = np.full(len(values), 1 / len(values))
    best, least = np.zeros(columns.shape[1]), math.inf
    for _ in range(ROUNDS):
        root = np.sqrt(weights)
        solution = np.linalg.lstsq(columns * root[:, None], values * root, rcond=None)[0]
        distances = np.abs(columns @ solution - values)
        if distances.max() < least:
            best, least = solution, distances.max()
        weights *= distances + 1e-3 * distances.max()
        weights /= weights.sum()
    return best / scales.astype(np.float64)


def search_sine(rounds: int, seed: int = 0) -> tuple[float, list[np.float32]]:
    """Move the last places of SIN at random, for the least error in ULP of sines that stay within 1."""
    generator = np.random.default_rng(seed)
    peak = np.float32(math.pi / 2)
    beside_peak = (peak.view(np.int32) + np.arange(-9000, 9000, dtype=np.int32)).view(np.float32)
    r = np.concatenate([np.linspace(0.05, 1.58, 40_000, dtype=np.float32), beside_peak, [peak]])
    square, exact = r * r, np.sin(r.astype(np.float64))
    cube = (r * square).astype(np.float64)
    unit = np.ldexp(1.0, np.frexp(exact)[1] - 24)

    def score(coefficients: Sequence[np.float32]) -> float:
        inner = coefficients[-1]
        for c in reversed(coefficients[:-1]):
            inner = (inner * square.astype(np.float64) + c).astype(np.float32)
        y = (cube * inner + r).astype(np.float32)
        return float((np.abs(y - exact) / unit).max()) + np.count_nonzero(y > 1) + (y[-1] != 1)

    best = [np.float32(c) for c in trigonometric.SIN]
    least = score(best)
    for _ in range(rounds):
        moved = list(best)
        for k in generator.choice(4, generator.integers(1, 4), replace=False):
            step = np.int32(generator.integers(-(8 * 10**k), 8 * 10**k + 1))
            moved[k] = (moved[k].view(np.int32) + step).view(np.float32)
        if (error := score(moved)) <= least:
            best, least = moved, error
    return least, best


def main() -> None:
    for fit in FITS:
        print(f"{fit.name}: error {error_of(fit, fit.coefficients):.2e}, to be within {fit.error:.1e}")
        coefficients = refit(fit)
        print(f"  anew: error {error_of(fit, coefficients):.2e}, {coefficients}")
    print("SIN, last places: error in ULP {}, {}".format(*search_sine(3000)))


if __name__ == "__main__":
    main()
