"""One compiled program supports every batch on a GPU without recompilation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

SIZES = (5, 2, 64, 33, 128, 1000, 3)

PROGRAMS: dict[str, Callable[[Tensor], Tensor]] = {
    "pointwise": lambda x: F.gelu(x) * x.shape[0] + 1,
    "softmax of rows": lambda x: x.softmax(1),
    "softmax of columns": lambda x: x.softmax(0),
    "sum of columns": lambda x: x.sum(0) / x.shape[0],
    "sum of all": lambda x: (x * x).sum(),
    "variance": lambda x: x.var(0),
    "norm": lambda x: F.layer_norm(x, (x.shape[1],)),
    "running sum": lambda x: x.cumsum(0),
    "places": lambda x: x.argmax(0) + x.argmax(1).sum(),
    "transposed": lambda x: x.t().contiguous() + 1,
    "joined": lambda x: torch.cat((x, x * 2, x[:1]), 0),  # Dynamo compiles anew where x[1:] is one row
    "padded": lambda x: F.pad(x, (1, 2, 3, 4)) - 1,
    "product": lambda x: F.relu(x @ x.t()).sum(1),
    "flat": lambda x: x.reshape(-1)[::3] * 2,
    "rows by place": lambda x: x[torch.arange(x.shape[0], device=x.device).flip(0)],
    "scattered": lambda x: torch.zeros_like(x).index_add(0, torch.arange(x.shape[0], device=x.device) // 2, x),
}


@pytest.mark.parametrize("mode", (None, "reduce-overhead"), ids=("default", "reduce-overhead"))
@pytest.mark.parametrize("name", PROGRAMS)
def test_one_program_serves_all_sizes(name: str, mode: str | None) -> None:
    program = PROGRAMS[name]
    function = torch.compile(program, backend="stepwell", mode=mode, dynamic=True, fullgraph=True)
    kept = []
    with torch._dynamo.config.patch(error_on_recompile=True):
        for size in (*SIZES, *SIZES):
            x = torch.randn(size, 37, device="cuda")
            kept.append((function(x), program(x.double()).to(x.dtype) if "places" not in name else program(x)))
    for ours, theirs in kept:
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


def test_gradients_of_all_sizes() -> None:
    weight = torch.randn(37, 11, device="cuda", requires_grad=True)
    function = torch.compile(lambda x, w: F.gelu(F.layer_norm(x, (37,)) @ w).sum(), backend="stepwell", dynamic=True)
    for size in SIZES:
        x = torch.randn(size, 37, device="cuda", requires_grad=True)
        ours = torch.autograd.grad(function(x, weight), (x, weight))
        theirs = torch.autograd.grad(F.gelu(F.layer_norm(x, (37,)) @ weight).sum(), (x, weight))
        torch.testing.assert_close(ours, theirs, rtol=1e-3, atol=1e-3)
