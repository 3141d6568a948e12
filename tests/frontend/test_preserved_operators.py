"""Operators that are preserved although torch would decompose them while tracing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell

CALLS: dict[str, tuple[tuple[int, ...], Callable[[Tensor], Tensor]]] = {
    "upsample_nearest1d": ((2, 3, 8), lambda x: F.interpolate(x, scale_factor=2)),
    "upsample_nearest2d": ((2, 3, 8, 6), lambda x: F.interpolate(x, scale_factor=2)),
    "_upsample_nearest_exact2d": ((2, 3, 8, 6), lambda x: F.interpolate(x, (5, 9), mode="nearest-exact")),
    "upsample_linear1d": ((2, 3, 8), lambda x: F.interpolate(x, scale_factor=2, mode="linear")),
    "upsample_bilinear2d": ((2, 3, 8, 6), lambda x: F.interpolate(x, (5, 9), mode="bilinear", align_corners=True)),
    "upsample_trilinear3d": ((2, 3, 4, 6, 2), lambda x: F.interpolate(x, scale_factor=(1, 2, 2), mode="trilinear")),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", CALLS)
def test_resampling_is_one_operator(name: str, dynamic: bool) -> None:
    sizes, program = CALLS[name]
    module = stepwell.capture(program, torch.randn(sizes), dynamic=dynamic)
    assert [op.name for op in module.walk() if op.name.startswith("aten.")] == [f"aten.{name}"]
    lowered = stepwell.lower(program, torch.randn(sizes), to="prim", dynamic=dynamic)
    assert not any(op.name.startswith("aten.") for op in lowered.walk())  # type: ignore[union-attr]


def test_torch_takes_it_apart_elsewhere() -> None:
    before = dict(torch.ops.aten.upsample_nearest2d.vec.py_kernels)
    stepwell.capture(lambda x: F.interpolate(x, scale_factor=2), torch.randn(1, 1, 2, 2))
    assert torch.ops.aten.upsample_nearest2d.vec.py_kernels == before


def test_resampling_to_a_size_from_symbolic_ones() -> None:
    def program(x: Tensor) -> Tensor:
        aligned = F.interpolate(x, (5, 9), mode="bilinear", align_corners=True)
        return aligned * F.interpolate(x, (5, 9), mode="bilinear")

    torch.compiler.reset()
    compiled = torch.compile(program, backend="stepwell", options={"target": "triton-interpreter"}, dynamic=True)
    for sizes in ((2, 3, 6, 8), (1, 2, 10, 7)):
        x = torch.randn(sizes, requires_grad=True)
        ours, wanted = compiled(x), program(x)
        torch.testing.assert_close(ours, wanted)
        cotangent = torch.randn_like(wanted)
        torch.testing.assert_close(torch.autograd.grad(ours, x, cotangent), torch.autograd.grad(wanted, x, cotangent))


def test_resampled_bytes_are_rounded() -> None:
    x = torch.randint(0, 256, (1, 5, 5, 5), dtype=torch.uint8, generator=torch.Generator().manual_seed(0))
    torch.compiler.reset()
    compiled = torch.compile(lambda x: F.interpolate(x, (7, 9), mode="bilinear"), backend="stepwell")
    wanted = F.interpolate(x.double(), (7, 9), mode="bilinear")
    assert (compiled(x).double() - wanted).abs().max() <= 0.5
