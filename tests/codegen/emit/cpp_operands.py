"""Operands of elementwise operations, by type, and the definition of a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from .kernels import COUNT, NUMPY, float_bits

INTEGERS = ("i8", "i16", "i32", "i64")
FLOATS = ("f32", "f64", "f16", "bf16")


class Case(NamedTuple):
    """An operation, its types, and what it does to arrays: floats come as f32 or f64, others as in memory."""

    formula: str
    operands: tuple[str, ...]
    result: str
    expected: Callable[..., np.ndarray]
    values: Callable[[np.random.Generator, str, int], np.ndarray] | None = None
    tolerance: float = 0.0


def unsigned(x: np.ndarray) -> np.ndarray:
    return x.view(f"u{x.itemsize}")


def quotient(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Rounded toward zero."""
    floor = x // y
    return floor + ((floor * y != x) & ((x < 0) != (y < 0)))


def integers(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    """Any bits, with the extremes among them."""
    info = np.iinfo(NUMPY[t])
    values = rng.integers(info.min, info.max, COUNT, NUMPY[t], endpoint=True)
    values[:8] = [info.min, info.max, 0, -1, 1, info.min, 5, -7]
    return np.roll(values, 3 * position)


def divisors(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    """Dividends, and divisors other than 0 and -1."""
    values = integers(rng, t, position)
    return values if position == 0 else np.where((values == 0) | (values == -1), 3, values).astype(NUMPY[t])


def shifts(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    return rng.integers(0, int(t[1:]), COUNT, NUMPY[t]) if position else integers(rng, t, 0)


def booleans(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    return rng.integers(0, 2, COUNT, np.uint8)


def floats(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    """Numbers of all sizes, with the special ones among them in every combination of two."""
    special = np.array([0.0, -0.0, 1.0, -2.5, 0.5, 1.5, np.inf, -np.inf, np.nan])
    values = rng.standard_normal(COUNT) * np.exp2(rng.integers(-8, 8, COUNT))
    values[:81] = np.tile(special, 9) if position == 0 else np.repeat(special, 9)
    return float_bits(values, t)


def numbers(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    """Finite floats that fit into an i8."""
    return float_bits(rng.uniform(-120, 120, COUNT), t)


def positive(rng: np.random.Generator, t: str, position: int) -> np.ndarray:
    return float_bits(rng.uniform(0.01, 0.99, COUNT), t)
