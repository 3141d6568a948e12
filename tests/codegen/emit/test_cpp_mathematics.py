"""The expansions of `expand-math`, compiled as C++, are bitwise equal to their reference semantics."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.loop.expand_math import ExpandMath

from ...passes.test_expand_math import BINARY, CASES, SPECIAL, expanded, run, samples, spelled
from .kernels import compile_kernels

SHAPES = {"scalar": ("f32", 512), "32 lanes": ("vector<32xf32>", 512), "8 lanes": ("vector<8xf32>", 256)}  # fmt: skip
"""A type, and how many bits a register has."""


def kernel(name: str, operands: int, value_type: str, count: int, step: int) -> str:
    arguments = ", ".join(f"%a{k}: memref<{count}xf32>" for k in range(operands))
    loads = "\n".join(f"%x{k} = loop.load %a{k}[%i] : memref<{count}xf32> -> {value_type}" for k in range(operands))
    values = ", ".join(f"%x{k}" for k in range(operands))
    return f"""
    loop.kernel @expanded_{name}({arguments}, %out: memref<{count}xf32>) {{
      loop.parallel %i = 0 to {count} step {step} {{
        {loads}
        %r = {spelled(name)} {values} : {value_type}
        loop.store %r, %out[%i] : {value_type}, memref<{count}xf32>
      }}
    }}"""


@pytest.mark.parametrize("shape", SHAPES)
def test_compiled_expansions(shape: str, tmp_path: Path, toolchain: Toolchain) -> None:
    value_type, bits = SHAPES[shape]
    if bits > toolchain.vector_bits:
        pytest.skip(f"this machine has no registers of {bits} bits")
    # Within one range of the trigonometric functions, so that all lanes take the same way.
    x = np.concatenate([SPECIAL, samples(seed=6)[::16]])
    x = np.where(np.abs(x) <= 2.0**17, x, 1)[: x.size // 32 * 32].astype(np.float32)
    y = np.roll(x, 7)
    step = 1 if value_type == "f32" else int(value_type.removeprefix("vector<").partition("x")[0])
    names = {**dict.fromkeys(CASES, 1), **dict.fromkeys(BINARY, 2)}
    text = "\n".join(kernel(name, operands, value_type, x.size, step) for name, operands in names.items())
    module = parse_module(make_context(), text)
    ExpandMath().apply(make_context(), module)
    find = compile_kernels(print_module(module), tmp_path, toolchain, bits)
    for name, operands in names.items():
        arguments = (x, y)[:operands]
        actual = np.empty_like(x)
        assert find(f"expanded_{name}")(*arguments, actual) == 0
        expected = run(expanded(name, operands=operands), *arguments)
        is_same = (actual.view(np.int32) == expected.view(np.int32)) | (np.isnan(actual) & np.isnan(expected))
        assert is_same.all(), f"{name} of {[each[~is_same][0] for each in arguments]}"
