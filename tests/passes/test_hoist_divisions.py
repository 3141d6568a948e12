"""Products with reciprocals in two parts equal quotients."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .loop_kernels import compiled, transformed

COUNT = 4096

BY_LOADED = f"""
loop.kernel @by_loaded(%x: memref<{COUNT}xf32>, %d: memref<64xf32>, %y: memref<{64 * COUNT}xf32>) {{
  loop.parallel %i = 0 to 64 {{
    %s = loop.load %d[%i] : memref<64xf32> -> f32
    loop.parallel %j = 0 to {COUNT} {{
      %v = loop.load %x[%j] : memref<{COUNT}xf32> -> f32
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%i * {COUNT} + %j] : f32, memref<{64 * COUNT}xf32>
    }}
  }}
}}"""

BY_CONSTANT = """
loop.kernel @by_constant(%x: memref<4096xf32>, %y: memref<4096xf32>) {{
  %s = arith.constant {divisor} : f32
  loop.parallel %j = 0 to 4096 {{
    %v = loop.load %x[%j] : memref<4096xf32> -> f32
    %q = arith.divf %v, %s : f32
    loop.store %q, %y[%j] : f32, memref<4096xf32>
  }}
}}"""

SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, -1e-40, 1.2e-38, 3.4e38, -3.4e38, 1.0, -1.0, 3.0, 0.1, 1e-30,
           -1e30]  # fmt: skip


def any_floats(count: int, seed: int) -> np.ndarray:
    """Floats of all magnitudes, the special ones first."""
    bits = np.random.default_rng(seed).integers(0, 2**32, count, dtype=np.uint32)
    values = bits.view(np.float32)
    values[: len(SPECIAL)] = np.array(SPECIAL, np.float32)
    return values


def assert_quotients(found: np.ndarray, x: np.ndarray, d: np.ndarray) -> None:
    """Equal but for the last bit of a very few; below 2**-100 the last bit may differ everywhere."""
    with np.errstate(all="ignore"):
        wanted = x / d
    assert np.array_equal(np.isnan(found), np.isnan(wanted))
    number = ~np.isnan(wanted)
    assert np.array_equal(np.signbit(found[number]), np.signbit(wanted[number]))
    distance = np.abs(found.view(np.int32).astype(np.int64) - wanted.view(np.int32))[number]
    assert distance.max() <= 1
    small = np.minimum(np.abs(np.broadcast_to(x, wanted.shape)), np.abs(wanted))[number] < 2.0**-100
    assert np.count_nonzero(distance[~small]) <= 2


def test_divisors_of_all_magnitudes(toolchain: Toolchain, tmp_path: Path) -> None:
    changed = transformed(BY_LOADED, "hoist-divisions,vectorize,expand-math,cse,dce")
    assert changed.count("arith.divf") == 1
    run = compiled(changed, "by_loaded", toolchain, tmp_path)
    for seed in range(8):
        x, d = any_floats(COUNT, seed), any_floats(64, seed + 100)
        buffers = [x, d, np.zeros(64 * COUNT, np.float32)]
        assert_quotients(run(buffers)[2].reshape(64, COUNT), x[None, :], d[:, None])


@pytest.mark.parametrize("divisor", ["3.0", "-0.1", "7.68e+02", "1.0e-38", "1.0e+38"])
def test_constant_divisors(divisor: str, toolchain: Toolchain, tmp_path: Path) -> None:
    x = any_floats(COUNT, 1)
    text = transformed(BY_CONSTANT.format(divisor=divisor), "hoist-divisions,vectorize,cse")
    found = compiled(text, "by_constant", toolchain, tmp_path)([x, np.zeros_like(x)])[1]
    assert_quotients(found, x, np.full_like(x, float(divisor)))


def test_strict_numerics_keep_divisions() -> None:
    strict = 'builtin.module attributes {stepwell.numerics = "strict"} {' + BY_LOADED + "}"
    assert transformed(strict, "hoist-divisions").count("math.fma") == 0
    fast = strict.replace("strict", "fast")
    assert transformed(fast, "hoist-divisions").count("math.fma") == 0
    assert transformed(fast, "hoist-divisions").count("arith.mulf") == 1
