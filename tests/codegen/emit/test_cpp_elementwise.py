"""Elementwise operations emitted as C++, run as scalars, as vectors, and as vectors wider than a register."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain

from .cpp_elementwise_cases import FAMILIES
from .cpp_operands import FLOATS, INTEGERS, Case, booleans, floats, integers, unsigned
from .kernels import COUNT, NUMPY, compile_kernels, elementwise_kernel, float_bits, float_values

SHAPES = {
    "scalar": (0, 512),
    "16 lanes": (16, 512),
    "32 lanes": (32, 512),
    "8 lanes": (8, 256),
    "2 lanes": (2, 128),
}
"""How many lanes, and how many bits a register has."""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("shape", SHAPES)
def test_elementwise(shape: str, family: str, toolchain: Toolchain, tmp_path: Path) -> None:
    lanes, register_bits = SHAPES[shape]
    cases = list(FAMILIES[family]())
    text = "\n".join(
        elementwise_kernel(f"k{number}", case.formula, list(case.operands), case.result, lanes)
        for number, case in enumerate(cases)
    )
    find = compile_kernels(text, tmp_path, toolchain, register_bits)
    failures = [
        problem for number, case in enumerate(cases) if (problem := difference(case, find(f"k{number}")))
    ]
    assert not failures, "\n".join(failures)


def difference(case: Case, kernel: Callable[..., int]) -> str | None:
    """Where the kernel's result is not the expected one, or None."""
    rng = np.random.default_rng(0)
    inputs = []
    for position, t in enumerate(case.operands):
        values = case.values or (booleans if t == "i1" else integers if t in INTEGERS else floats)
        inputs.append(np.ascontiguousarray((booleans if t == "i1" else values)(rng, t, position)))
    result = np.full(COUNT, 77, NUMPY[case.result])
    code = kernel(*inputs, result)
    readable = [float_values(x, t) if t in FLOATS else x for x, t in zip(inputs, case.operands, strict=True)]
    with np.errstate(all="ignore"):
        expected = np.asarray(case.expected(*readable))
        if case.result in FLOATS:
            got = float_values(result, case.result)
            wanted = float_values(float_bits(expected, case.result), case.result)
            close = np.isclose(got, wanted, case.tolerance, 0, equal_nan=True)
        else:
            wrapped = [int(v) % 2 ** (8 * result.itemsize) for v in expected]
            wanted = np.array(wrapped, unsigned(result).dtype).view(result.dtype)
            got, close = result, result == wanted
    if code == 0 and close.all():
        return None
    at = int(np.argmin(close))
    return f"{case.formula}: code {code}, {[x[at] for x in readable]} gave {got[at]}, not {wanted[at]}"
