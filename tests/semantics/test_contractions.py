"""prim.contract: its reference semantics agree with torch's einsum and convolutions, and the kernels with both."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module

CONTEXT = make_context()
ELEMENTS = {torch.float32: "f32", torch.float64: "f64", torch.bfloat16: "bf16", torch.float16: "f16",
            torch.int8: "i8", torch.int32: "i32"}
WIDE = {torch.float32: torch.float32, torch.float64: torch.float64, torch.bfloat16: torch.float32,
        torch.float16: torch.float32, torch.int8: torch.int32, torch.int32: torch.int32}


def type_of(shape: Sequence[int], dtype: torch.dtype) -> str:
    return f"tensor<{'x'.join([*map(str, shape), ELEMENTS[dtype]])}>"


def check(contraction: str, x: Tensor, y: Tensor, expected: Tensor) -> None:
    """Hold a contraction of `%x` and `%y` to what it is expected to give, on the level prim and as kernels."""
    left, right = type_of(x.shape, x.dtype), type_of(y.shape, y.dtype)
    result = type_of(expected.shape, WIDE[x.dtype])
    text = f"""func.func @forward(%x: {left}, %y: {right}) -> {result} {{
      %r = prim.contract <mul, add> {contraction} : {left}, {right} -> {result}
      func.return %r : {result}
    }}"""
    module = parse_module(CONTEXT, text)
    module.verify()
    for values in (run_module(module, [x, y]), stepwell.compile_module(parse_module(CONTEXT, text))(x, y)):
        value = values[0] if isinstance(values, tuple | list) else values
        assert isinstance(value, Tensor) and value.dtype == WIDE[x.dtype]
        torch.testing.assert_close(value.double(), expected.double(), rtol=1e-5, atol=1e-5)


def random_tensor(shape: Sequence[int], dtype: torch.dtype) -> Tensor:
    values = torch.randn(tuple(shape)) if dtype.is_floating_point else torch.randint(-9, 9, tuple(shape))
    return values.to(dtype)


@pytest.mark.parametrize("seed", range(12))
def test_einsum(seed: int) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    letters = "abcdef"[:random.randint(2, 6)]
    sizes = {letter: random.choice([0, 1, 2, 3, 5, 17] if seed % 4 == 0 else [1, 2, 3, 5, 17]) for letter in letters}
    left = random.sample(letters, random.randint(0, min(3, len(letters))))
    right = random.sample(letters, random.randint(0, min(3, len(letters))))
    used = sorted({*left, *right})
    kept = random.sample(used, random.randint(0, len(used)))
    dtype = random.choice(sorted(ELEMENTS, key=str))
    x, y = (random_tensor([sizes[each] for each in letters], dtype) for letters in (left, right))
    expected = torch.einsum(f"{''.join(left)},{''.join(right)}->{''.join(kept)}", x.double(), y.double())
    check(f"%x[{', '.join(left)}], %y[{', '.join(right)}] -> [{', '.join(kept)}]", x, y, expected)


@pytest.mark.parametrize("seed", range(8))
def test_convolutions(seed: int) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    batch, groups, channels, features = (random.choice([1, 2, 3]) for _ in range(4))
    height, width = random.choice([5, 8, 11]), random.choice([4, 9])
    taps, stride, padding, dilation = (random.choice(each) for each in ([1, 2, 3], [1, 2], [0, 1, 2], [1, 2]))
    x = torch.randn(batch, groups * channels, height, width)
    w = torch.randn(groups * features, channels, taps, taps)
    expected = F.conv2d(x, w, None, stride, padding, dilation, groups)
    rows, columns = (f"{each} * {stride} + {tap} * {dilation} - {padding}" for each, tap in (("h", "p"), ("w", "q")))
    extents = f"c = {channels}, p = {taps}, q = {taps}"
    check(f"%x[n, (o floordiv {features}) * {channels} + c, {rows}, {columns}], %y[o, c, p, q] -> [n, o, h, w] "
          f"where {extents}", x, w, expected)


def test_a_place_outside_counts_as_zero() -> None:
    x, y = torch.full((4,), torch.inf), torch.ones(6)
    check("%x[m + k - 2], %y[k] -> [m]", x[:3], y[:1], torch.tensor([0.0, 0.0, torch.inf]))
