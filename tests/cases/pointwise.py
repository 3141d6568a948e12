"""Cases of pointwise functions: every dtype, and infinities and NaN."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .case import FLOATS, INTEGERS, Case, named, numbers, special


def pointwise_cases() -> Iterator[Case]:
    def arithmetic(x: Tensor, y: Tensor) -> Any:
        return (
            x + y,
            x - y,
            x * y,
            -x,
            x.abs(),
            x.sign(),
            torch.maximum(x, y),
            torch.minimum(x, y),
            x.clamp(-2, 5),
            x == y,
            x < y,
            x >= y,
            x != 3,
            x.square(),
            (x + 100) * 3,
            torch.where(x > y, x, y),
            x // 3,
            x % 3,
            torch.remainder(x, y * y + 1),
            torch.fmod(x, y * y + 1),
            torch.div(x, 3, rounding_mode="trunc"),
        )

    def bits(x: Tensor, y: Tensor) -> Any:
        return (
            x & y,
            x | y,
            x ^ y,
            ~x,
            x << 1,
            x >> 1,
            (x.to(torch.int64) << 33) + y,
            x.to(torch.bool),
            x.to(torch.uint8),
        )

    def conversions(x: Tensor) -> Any:
        return [x.to(dtype) for dtype in (*INTEGERS, *FLOATS, torch.bool)]

    for dtype in (*INTEGERS, *FLOATS):
        pair = numbers((7, 33), dtype), numbers((7, 33), dtype, seed=1)
        yield Case(f"arithmetic {named(dtype)}", arithmetic, pair, exact=True)
    for dtype in INTEGERS:
        yield Case(f"bits {named(dtype)}", bits, (numbers((65,), dtype), numbers((65,), dtype, seed=1)))
    for dtype in (*INTEGERS, *FLOATS, torch.bool):
        source = numbers((129,), dtype)
        source = source.abs() if dtype.is_floating_point else source
        yield Case(f"conversions {named(dtype)}", conversions, (source,), exact=True)

    def logic(x: Tensor, y: Tensor) -> Any:
        return (
            x & y,
            x | y,
            x ^ y,
            ~x,
            x.logical_and(y),
            x + y,
            x * y,
            x.float() + y,
            x.int() - y.int(),
            x < y,
            x == y,
        )

    yield Case("logic", logic, (numbers((3, 43), torch.bool), numbers((3, 43), torch.bool, seed=1)))

    def of_special(x: Tensor, y: Tensor) -> Any:
        return (
            torch.maximum(x, y),
            torch.minimum(x, y),
            torch.fmax(x, y),
            torch.fmin(x, y),
            x.clamp(-1, 1),
            x.clamp(min=y),
            x.relu(),
            x.isnan(),
            x.isinf(),
            x.isfinite(),
            x.sign(),
            x.abs(),
            x == y,
            x < y,
            x >= y,
            x != y,
            torch.where(x > 0, x, y),
            x.nan_to_num(),
            x.signbit(),
            torch.copysign(x, y),
            x.floor(),
            x.ceil(),
            x.round(),
            x.trunc(),
            x.frac(),
            x * y,
            x + y,
            x / y,
            x.reciprocal(),
            torch.heaviside(x, y),
            x.neg(),
        )

    def mathematics(x: Tensor, y: Tensor) -> Any:
        return (
            x.exp(),
            x.log(),
            x.sqrt(),
            x.rsqrt(),
            x.sin(),
            x.cos(),
            x.tanh(),
            x.sigmoid(),
            x.erf(),
            x.expm1(),
            x.log1p(),
            x.exp2(),
            x.log2(),
            x.atan(),
            x.sinh(),
            x.cosh(),
            x.asinh(),
            torch.pow(x, 2.5),
            torch.pow(x, y),
            torch.atan2(x, y),
            torch.hypot(x, y),
            torch.fmod(x, y),
            torch.remainder(x, y),
            torch.logaddexp(x, y),
            x.lgamma(),
            F.softplus(x),
            F.silu(x),
            x.tan(),
            x.acos(),
            x.erfc(),
        )

    for dtype in FLOATS:
        pair = special((5, 61), dtype), special((61, 5), dtype).t().contiguous()
        yield Case(f"special numbers {named(dtype)}", of_special, pair, exact=True)
        yield Case(f"mathematics of special numbers {named(dtype)}", mathematics, pair)
        pair = numbers((5, 61), dtype), numbers((5, 61), dtype, seed=1)
        yield Case(f"mathematics {named(dtype)}", mathematics, pair)

    for dtype in (torch.bfloat16, torch.float32, torch.float64):
        pair = special((65,), dtype), special((65,), dtype).flip(0)
        yield Case(f"neighbours {named(dtype)}", lambda x, y: (torch.nextafter(x, y), -x), pair, exact=True)

    def large_integers(x: Tensor) -> Any:
        return x + 2**40, x * 3, x - 2**62, x // 7, x % 1000, x.to(torch.float64), x > 2**33, x.to(torch.int32), -x

    yield Case(
        "large integers", large_integers, (torch.tensor([2**40, -(2**50), 2**31, -(2**31) - 1, 2**53 + 1, 5]),)
    )

    def scalars(x: Tensor, y: Tensor) -> Any:
        return x + y, x * 2, x.sum() + y, x.reshape(1, 1), torch.stack((x, y)), x > y, x.expand(3, 5) + y

    yield Case("tensors without dimensions", scalars, (torch.tensor(1.5), torch.tensor(-2.0)))
    yield Case(
        "a scalar and a matrix",
        lambda x, y: (x + y, x * y.sum(), y - x),
        (torch.tensor(2.0), numbers((4, 9), torch.float32)),
    )
    for size in (0, 1, 2, 127, 128, 129, 1023, 1024, 1025, 5000):
        yield Case(f"gelu of {size}", lambda x: (F.gelu(x), x * 2), (numbers((size,), torch.float32),))

    def quotients(x: Tensor, y: Tensor) -> Any:
        return (
            F.silu(x),
            F.silu(x) * y,
            x.sigmoid(),
            F.softsign(x),
            1 / (1 + x * x),
            y / (1 + x.exp()),
            y / (1.5 + x.abs()),
            y / x.abs().clamp(min=1),
            y / x.square().sum(1, keepdim=True).clamp(min=2),
            2 / (1 + (-2 * x).exp()) - 1,
        )

    extreme = torch.tensor([0.0, 1e-45, 1e-30, 1e-8, 1, 80, 87, 88, 88.7, 89, 100, 103, 104, 6e4, 1e19, 1e38, 3.4e38,
                            float("inf"), float("nan")])
    for dtype in (torch.bfloat16, torch.float32, torch.float64):  # eager's exp(88) is infinite in float16
        pair = torch.cat([extreme, -extreme]).to(dtype).reshape(2, 19), special((2, 19), dtype)
        yield Case(f"quotients of extreme numbers {named(dtype)}", quotients, pair)
