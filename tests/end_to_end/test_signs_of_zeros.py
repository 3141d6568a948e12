"""Signs of zeros, NaN and infinities are those of eager."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
import torch
from torch import Tensor

SPECIAL = torch.tensor([-0.0, 0.0, 1.0, -1.5, float("inf"), float("-inf"), float("nan")])
LEFT, RIGHT = (torch.tensor(each) for each in zip(*product(SPECIAL.tolist(), repeat=2), strict=True))

PROGRAMS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "zeros plus": lambda x, y: torch.zeros_like(x) + y,
    "plus zero": lambda x, y: x + 0.0,
    "minus minus zero": lambda x, y: x - -0.0,
    "zero minus": lambda x, y: 0 - x,
    "minus zero minus": lambda x, y: -0.0 - x,
    "negated difference": lambda x, y: -(x - y),
    "product": lambda x, y: -x * -y,
    "zero times": lambda x, y: x * 0,
    "twice zero times": lambda x, y: x * 0 * -1,
    "quotient": lambda x, y: -x / -y,
    "reciprocal": lambda x, y: 1 / x,
    "root": lambda x, y: x.sqrt().abs(),
    "power of a half": lambda x, y: x**0.5,
    "power of minus a half": lambda x, y: x**-0.5,
    "third power": lambda x, y: x**3,
    "sum of one": lambda x, y: x[:, None].sum(1),
    "mean of one": lambda x, y: x[None].mean(0),
    "sum of one that is expanded": lambda x, y: x[:, None].expand(-1, 3).sum(1),
    "sum of two": lambda x, y: torch.stack([x, y]).sum(0),
    "sum of a constant": lambda x, y: torch.full((3, 2), -0.0).sum(1) + x[:3],
    "one of a row": lambda x, y: torch.where(torch.arange(4) == 2, x[:, None], 0.0).sum(1),
    "scan of one": lambda x, y: x[:, None].cumsum(1),
    "square": lambda x, y: (x * x).abs(),
    "fraction": lambda x, y: torch.trunc(x * 0.25),
    "remainder": lambda x, y: torch.remainder(x, y),
    "copied sign": lambda x, y: torch.copysign(x, y) + -0.0,
    "select": lambda x, y: torch.where(x < 0, -x, x),
    "lerp": lambda x, y: torch.lerp(x, y, 0.0),
    "addcmul": lambda x, y: torch.addcmul(x, x, y, value=0.0),
    "subtracted with alpha": lambda x, y: torch.sub(x, y, alpha=-1),
    "subtracted with alpha zero": lambda x, y: torch.sub(x, y, alpha=0),
    "sum of a number": lambda x, y: x[0].sum() + x[0].mean(),
    "padded": lambda x, y: torch.nn.functional.pad(x, (1, 1)) + torch.nn.functional.pad(y, (1, 1), value=-0.0),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16], ids=str)
@pytest.mark.parametrize("numerics", ["default", "strict"])
def test_zeros_have_the_signs_of_eager(dtype: torch.dtype, numerics: str, fresh: None, backend: str) -> None:
    x, y = LEFT.to(dtype), RIGHT.to(dtype)
    options: dict[str, Any] = {"numerics": numerics} if backend == "stepwell" else {}

    def together(x: Tensor, y: Tensor) -> list[Tensor]:
        return [program(x, y) for program in PROGRAMS.values()]

    compiled = torch.compile(together, backend=backend, options=options)
    for name, got, want in zip(PROGRAMS, compiled(x, y), together(x, y), strict=True):
        torch.testing.assert_close(got, want, equal_nan=True, msg=lambda text, name=name: f"{name}: {text}")
        number = ~want.isnan()
        assert torch.equal(got[number].signbit(), want[number].signbit()), name


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_zeros_of_softshrink(dtype: torch.dtype, fresh: None) -> None:
    """Where ATen computes vectors: its scalar code keeps the sign of the number."""
    x = torch.tensor([-0.0, 0.0, -0.3, 0.3, -1.0, 1.0, float("nan"), 0.5]).to(dtype).repeat(8)
    actual = torch.compile(torch.nn.functional.softshrink, backend="stepwell")(x)
    expected = torch.nn.functional.softshrink(x)
    torch.testing.assert_close(actual, expected, equal_nan=True)
    assert torch.equal(actual.signbit() & ~x.isnan(), expected.signbit() & ~x.isnan())
