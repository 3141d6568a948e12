"""Tensors that a training step saves for its backward graph have the layout that convolutions prefer, if no other
code observes it.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

INTERPRETED: dict[str, Any] = {"target": "triton-interpreter"}
TOGETHER = "stepwell.strides = #shape.dims<1024, 1, 128, 16>"
"""The strides of 16 channels of 8 by 8."""


class Residual(nn.Module):
    """Two convolutions beside a shortcut."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(16, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 16, 1), nn.BatchNorm2d(16)

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(self.norm2(self.conv2(torch.relu(self.norm1(self.conv1(x))))) + x)


def network() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Conv2d(3, 16, 3, padding=1), nn.MaxPool2d(2), Residual(), nn.Conv2d(16, 32, 3, stride=2),
                         nn.Flatten(), nn.Linear(288, 4))


def gradients(model: nn.Module, run: Callable[[Tensor], Any], x: Tensor) -> list[Tensor]:
    model.zero_grad()
    x.grad = None
    result = run(x)
    torch.autograd.backward(result, [torch.ones_like(each) for each in result] if isinstance(result, tuple)
                            else torch.ones_like(result))
    found = [x.grad, *(parameter.grad for parameter in model.parameters())]
    return [each for each in found if each is not None]


def check(model: nn.Module, *, size: int = 16, dynamic: bool | None = None, **options: Any) -> None:
    """Compare a compiled step with eager, and their distances from one in float64."""
    x = torch.randn(2, 3, size, size, requires_grad=True)
    torch._dynamo.reset()
    mine = copy.deepcopy(model)
    compiled = torch.compile(mine, backend="stepwell", options=INTERPRETED | options, dynamic=dynamic)
    got = gradients(mine, compiled, x)
    eager = gradients(copied := copy.deepcopy(model), copied, x.detach().clone().requires_grad_())
    exact = gradients(double := copy.deepcopy(model).double(), double, x.detach().double().requires_grad_())
    assert len(got) == len(eager) == len(exact)
    for one, other, truth in zip(got, eager, exact, strict=True):
        assert one.stride() == other.stride()
        bound = 4 * float((other - truth).abs().max()) + 1e-5 * float(truth.abs().max()) + 1e-6
        assert float((one - truth).abs().max()) <= bound


def stages(folder: Path, name: str) -> str:
    [file] = folder.glob(f"*_{name}.mlir")
    return file.read_text()


def test_images_of_both_halves_have_their_channels_together(tmp_path: Path) -> None:
    check(network(), dump=str(tmp_path))
    kept, given = stages(tmp_path, "aten"), stages(tmp_path / "graph_1_backward", "aten")
    # The pooled image, both convolutions of the block, what is between them, and what the block gives.
    assert kept.count(TOGETHER) == 5
    assert given.count(TOGETHER) == 5
    laid_out = stages(tmp_path / "graph_1_backward", "channels-last-convolutions")
    assert laid_out.count("relayout") == 3


def test_other_targets_keep_eagers_strides(tmp_path: Path) -> None:
    check(network(), target="cpu", dump=str(tmp_path))
    assert "stepwell.strides" not in stages(tmp_path, "aten")


class GivesImage(nn.Module):
    """Gives what a convolution reads, beside its result."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(3, 16, 3, padding=1), nn.Conv2d(16, 16, 3, padding=1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        image = torch.relu(self.conv1(x))
        return image, self.conv2(image).square().sum((2, 3))


def test_what_the_caller_is_given_lies_as_in_eager(tmp_path: Path) -> None:
    torch.manual_seed(0)
    check(GivesImage(), dump=str(tmp_path))
    kept = stages(tmp_path, "aten")
    assert "stepwell.strides" not in kept
    x = torch.randn(2, 3, 8, 8, requires_grad=True)
    model = GivesImage()
    image, _ = torch.compile(model, backend="stepwell", options=INTERPRETED)(x)
    assert image.is_contiguous()


class Diagonals(nn.Module):
    """Reads a tensor by the places of its elements in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(3, 16, 3, padding=1), nn.Conv2d(16, 16, 3, padding=1)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.conv2(torch.relu(self.conv1(x))))
        return torch.as_strided(y, (2, 16), (4096, 257)) * y.mean((2, 3))


def test_places_in_memory_are_those_of_eager(tmp_path: Path) -> None:
    torch.manual_seed(0)
    check(Diagonals(), dump=str(tmp_path))
    assert "stepwell.strides" not in stages(tmp_path, "aten")


@pytest.mark.parametrize("dynamic", (False, True))
def test_symbolic_sizes(dynamic: bool) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(3, 16, 3), Residual(), nn.AdaptiveAvgPool2d(1), nn.Flatten())
    check(model, size=8, dynamic=dynamic)


def test_a_second_way_back() -> None:
    torch._dynamo.reset()
    model = network()
    x = torch.randn(2, 3, 16, 16, requires_grad=True)
    run = torch.compile(model, backend="stepwell", options=INTERPRETED)
    loss = run(x).square().sum()
    (first,) = torch.autograd.grad(loss, x, retain_graph=True)
    (second,) = torch.autograd.grad(loss, x)
    assert torch.equal(first, second)


def test_steps_without_convolutions() -> None:
    check(nn.Sequential(nn.Flatten(), nn.Softmax(-1)))
