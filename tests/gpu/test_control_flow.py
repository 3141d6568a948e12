"""`torch.cond` and loops of functions on a GPU: correct results, and CUDA graphs of programs without data-dependent
branches.
"""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch._higher_order_ops import scan, while_loop

import stepwell

MODES = pytest.mark.parametrize("mode", ["default", "reduce-overhead"])


@MODES
def test_choices_and_loops_until_values_say_so(mode: str) -> None:
    def program(x: Tensor) -> Tensor:
        x = torch.cond(x.sum() > 0, lambda x: x.softmax(1) * 3, lambda x: x.sin() - 1, (x,))
        return while_loop(lambda n, y: y.abs().sum() > 1, lambda n, y: (n + 1, (y * 0.5).cumsum(0) * 0.3),
                          (torch.zeros((), dtype=torch.int64, device="cuda"), x))[1]

    compiled = torch.compile(program, backend="stepwell", mode=mode)
    with torch.no_grad():
        for _ in range(3):
            for x in (torch.rand(16, 40, device="cuda"), -torch.rand(16, 40, device="cuda")):
                torch.testing.assert_close(compiled(x), program(x), rtol=1e-4, atol=1e-5)
    if mode == "reduce-overhead":
        assert stepwell.report().cuda_graph_count == 0
        assert any("chooses by values what runs" in each for each in stepwell.report().cuda_graph_obstacles)


@MODES
def test_scans_with_gradients(mode: str) -> None:
    weight = torch.randn(40, 40, device="cuda") * 0.1

    def program(x: Tensor, state: Tensor) -> tuple[Tensor, Tensor]:
        def cell(state: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            state = (state @ weight + x).tanh()
            return state, state * 2

        return scan(cell, state, x, dim=0)

    compiled = torch.compile(program, backend="stepwell", mode=mode)
    x = torch.randn(12, 8, 40, device="cuda", requires_grad=True)
    state = torch.randn(8, 40, device="cuda", requires_grad=True)
    for _ in range(3):
        results, expected = compiled(x, state), program(x, state)
        torch.testing.assert_close(results, expected, rtol=1e-3, atol=1e-4)
        gradients = [torch.autograd.grad(each[0].square().sum() + each[1].sum(), [x, state])
                     for each in (results, expected)]
        torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-3)
