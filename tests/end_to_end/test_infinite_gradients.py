"""An infinite gradient of one output element reaches the input elements on which it depends, and no others; an infinite
weight likewise.

A sum over a window that multiplies values outside of the window by zero turns infinity into NaN. Therefore every
function whose gradient is such a sum is tested with infinity at some of its output elements. NaN and infinities must
be those of eager.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F

FUNCTIONS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "upsample_linear": lambda x: F.interpolate(x, scale_factor=2, mode="bilinear"),
    "upsample_nearest": lambda x: F.interpolate(x, size=(7, 9)),
    "average_pool": lambda x: F.avg_pool2d(x, 3, 2, 1),
    "adaptive_pool": lambda x: F.adaptive_avg_pool2d(x, (3, 2)),
    "max_pool": lambda x: F.max_pool2d(x, 3, 2, 1),
    "pad_reflect": lambda x: F.pad(x, (2, 1, 1, 2), mode="reflect"),
    "pad_zeros": lambda x: F.pad(x, (2, -1, 1, 2)),
    "unfold": lambda x: F.unfold(x, 3, padding=1),
    "shuffle": lambda x: F.pixel_shuffle(x.expand(-1, 4, -1, -1), 2),
    "windows": lambda x: x.unfold(3, 3, 2) * 2,
    "roll_flip_slice": lambda x: x.roll(2, 3).flip(2)[..., 1:4],
    "cumsum": lambda x: x.cumsum(3),
    "index": lambda x: x[..., [0, 2, 2, 1]],
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_an_infinite_gradient_goes_where_eager_s_goes(name: str) -> None:
    function = FUNCTIONS[name]
    compiled = torch.compile(function, backend="stepwell")
    x = torch.randn(1, 1, 4, 5, generator=torch.Generator().manual_seed(0), requires_grad=True)
    count = function(x).numel()
    for place in sorted({*range(0, count, max(count // 6, 1)), 1, count - 1}):
        gradient = torch.ones(count)
        gradient[place] = torch.inf
        expected, actual = (
            torch.autograd.grad(f(x), x, gradient.view_as(function(x)))[0] for f in (function, compiled)
        )
        assert torch.allclose(actual, expected, equal_nan=True), f"place {place}: {actual} instead of {expected}"


def test_an_infinite_weight_of_a_transposed_convolution_counts_where_there_is_an_image() -> None:
    def function(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        return F.conv_transpose1d(x, weight, stride=2, padding=1, output_padding=1)

    x, weight = torch.ones(1, 2, 5), torch.ones(2, 3, 4)
    weight[0, 0, 0] = torch.inf
    actual = torch.compile(function, backend="stepwell", options={"contractions": "own"})(x, weight)
    assert torch.equal(actual, function(x, weight))
