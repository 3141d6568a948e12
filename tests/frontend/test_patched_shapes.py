"""Operators whose meta functions must give correct result sizes in every supported version of torch, or none."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("gradients", [False, True])
@pytest.mark.parametrize("dim, keepdim", [(-1, False), (1, False), ((-1, -2), False), (-1, True)])
def test_norm_along_a_dimension_of_size_one(
    dim: int | tuple[int, ...], keepdim: bool, gradients: bool, dynamic: bool, fresh: None, backend: str
) -> None:
    def program(x: Tensor) -> Tensor:
        norm = torch.linalg.vector_norm(x, 2, dim, keepdim)
        return norm * torch.arange(5.0, dtype=x.dtype)[: norm.size(-1)] + norm.dim()

    x = torch.randn(5, 1, 1) if isinstance(dim, tuple) else torch.randn(5, 1)
    ours, theirs = (x.clone().requires_grad_(gradients) for _ in range(2))
    actual = torch.compile(program, backend=backend, dynamic=dynamic)(ours)
    expected = program(theirs)
    torch.testing.assert_close(actual, expected)
    if gradients:
        actual.sum().backward()
        expected.sum().backward()
        torch.testing.assert_close(ours.grad, theirs.grad)


def test_gradient_of_a_number_that_fills_rows(fresh: None, backend: str) -> None:
    def program(x: Tensor, value: Tensor) -> Tensor:
        return x.index_fill(0, torch.tensor([0, 2, 0]), value) * torch.arange(20.0).view(4, 5)

    given = [torch.randn(4, 5), torch.tensor(2.0)]
    ours, theirs = ([each.clone().requires_grad_() for each in given] for _ in range(2))
    torch.compile(program, backend=backend)(*ours).sum().backward()
    program(*theirs).sum().backward()
    for actual, expected in zip(ours, theirs, strict=True):
        torch.testing.assert_close(actual.grad, expected.grad)


def test_losses_between_different_types(fresh: None, backend: str) -> None:
    def program(x: Tensor, y: Tensor) -> list[Tensor]:
        return [loss(x, y) for loss in (F.huber_loss, F.soft_margin_loss, F.binary_cross_entropy_with_logits)]

    compiled = torch.compile(program, backend=backend)
    for types in ((torch.float32, torch.float64), (torch.float16, torch.float32), (torch.float64, torch.bfloat16)):
        given = [torch.rand(30, dtype=each) for each in types]
        x, y = (given[0].clone().requires_grad_() for _ in range(2))
        actual, expected = compiled(x, given[1]), program(y, given[1])
        torch.testing.assert_close(actual, expected, rtol=1e-2, atol=1e-2)
        # eager's gradient of the first has a type that it refuses
        gradients = [torch.autograd.grad(losses[1] + losses[2], at) for losses, at in ((actual, x), (expected, y))]
        torch.testing.assert_close(*gradients, rtol=1e-2, atol=1e-3)


@pytest.mark.parametrize("dynamic", [False, True])
def test_powers_of_booleans(dynamic: bool, fresh: None, backend: str) -> None:
    def program(x: Tensor) -> list[Tensor]:
        return [x**True, x**False, torch.pow(x, True).logical_not(), x.clone().pow_(True), x**1, x.int() ** True]

    x = torch.tensor([True, False, True])
    actual = torch.compile(program, backend=backend, dynamic=dynamic)(x)
    for ours, theirs in zip(actual, program(x), strict=True):
        assert ours.dtype == theirs.dtype
        assert torch.equal(ours, theirs)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear"])
def test_a_batch_of_no_images_is_scaled(mode: str, dynamic: bool, fresh: None, backend: str) -> None:
    x = torch.randn(0, 3, 8, 8, requires_grad=True)
    scaled = torch.compile(F.interpolate, backend=backend, dynamic=dynamic)(x, scale_factor=2, mode=mode)
    assert scaled.shape == (0, 3, 16, 16)
    scaled.sum().backward()
    assert x.grad is not None and x.grad.shape == x.shape
