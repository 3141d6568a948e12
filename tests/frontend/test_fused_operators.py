"""Fused operators of GPUs as their decompositions: their values, and their gradients compared with autograd's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._subclasses.fake_tensor import FakeTensorMode
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.frontend.device_guard import allow_fake_cuda
from stepwell.frontend.transformations.decompositions import decompositions

aten = torch.ops.aten


def random(*sizes: int) -> Tensor:
    return torch.randn(sizes, dtype=torch.float64, requires_grad=True)


def lstm(inputs: Tensor, hidden: Tensor, cell: Tensor, *biases: Tensor) -> tuple[Tensor, ...]:
    i, f, g, o = sum(biases, inputs + hidden).chunk(4, 1)
    new = f.sigmoid() * cell + i.sigmoid() * g.tanh()
    return o.sigmoid() * new.tanh(), new


def gru(inputs: Tensor, hidden: Tensor, old: Tensor, *biases: Tensor) -> tuple[Tensor, ...]:
    first, second = biases or (torch.zeros(1), torch.zeros(1))
    (r, z, n), (hr, hz, hn) = (inputs + first).chunk(3, 1), (hidden + second).chunk(3, 1)
    update = (z + hz).sigmoid()
    return (1 - update) * (n + (r + hr).sigmoid() * hn).tanh() + update * old,


@pytest.mark.parametrize("has_bias", [False, True])
@pytest.mark.parametrize(("cell", "gates", "forward", "backward"), [
    (lstm, 4, aten._thnn_fused_lstm_cell.default, aten._thnn_fused_lstm_cell_backward_impl.default),
    (gru, 3, aten._thnn_fused_gru_cell.default, aten._thnn_fused_gru_cell_backward.default),
], ids=["lstm", "gru"])
def test_cells(cell: Callable[..., Any], gates: int, forward: Any, backward: Any, has_bias: bool) -> None:
    arguments = [random(2, gates * 5), random(2, gates * 5), random(2, 5)]
    arguments += [random(gates * 5), random(gates * 5)] if has_bias else []
    *results, saved = decompositions()[forward](*arguments)
    expected = cell(*arguments)
    torch.testing.assert_close(results, list(expected))
    cotangents = [torch.randn_like(each) for each in expected]
    wanted = torch.autograd.grad(expected, arguments, cotangents)
    states = (arguments[2], results[1]) if cell is lstm else ()
    found = decompositions()[backward](*cotangents, *states, saved, has_bias)
    ours = list(found) if cell is gru else [found[0], found[0], found[1], found[2], found[2]]
    torch.testing.assert_close(ours[:len(wanted)], list(wanted))
    assert all(each is None for each in ours[len(wanted):])


@pytest.mark.parametrize("without", ["hidden", "cell"])
def test_an_lstm_cell_of_which_one_result_is_used(without: str) -> None:
    arguments = [random(2, 20), random(2, 20), random(2, 5)]
    *results, saved = decompositions()[aten._thnn_fused_lstm_cell.default](*arguments)
    cotangents: Sequence[Tensor | None] = [None if without == each else torch.ones(2, 5) for each in ("hidden", "cell")]
    used = results[without == "hidden"]
    wanted = torch.autograd.grad(used, arguments, torch.ones_like(used), retain_graph=True)
    gates, cell, _ = decompositions()[aten._thnn_fused_lstm_cell_backward_impl.default](
        *cotangents, arguments[2], results[1], saved, False)
    torch.testing.assert_close((gates, gates, cell), wanted)


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_gradients_of_weight_norm(dim: int) -> None:
    direction = random(3, 4, 2)
    others = [each for each in range(3) if each != dim % 3]
    norms = torch.linalg.vector_norm(direction, dim=others, keepdim=True)
    length = random(*norms.shape)
    cotangent = torch.randn(3, 4, 2, dtype=torch.float64)
    wanted = torch.autograd.grad(direction * (length / norms), (direction, length), cotangent)
    found = decompositions()[aten._weight_norm_interface_backward.default](cotangent, direction, length, norms, dim)
    torch.testing.assert_close(found, wanted)


@pytest.mark.parametrize("cell", [nn.LSTMCell, nn.GRUCell])
@pytest.mark.parametrize("dynamic", [False, True])
def test_a_cell_on_a_gpu_leaves_matrix_products_only(cell: Callable[..., nn.Module], dynamic: bool) -> None:
    options = stepwell.CompileOptions(target="cuda")
    module = stepwell.lower(cell(4, 5), torch.randn(3, 4), to="prim", options=options, dynamic=dynamic)
    left = {op.name for op in module.walk() if op.name.startswith("aten.")}  # type: ignore[union-attr]
    assert left <= {"aten.mm", "aten.addmm"}


def test_dropout_on_a_gpu_is_that_of_eager() -> None:
    allow_fake_cuda()
    with FakeTensorMode():
        x = torch.empty(4, 8, device="cuda", dtype=torch.float16)
    options = stepwell.CompileOptions(fallback_random=True)
    module = stepwell.lower(lambda x: torch.dropout(x, 0.5, True) * 2, x, to="aten", options=options)
    assert isinstance(module, ModuleOp)
    left = [op.name for op in module.walk() if op.name.startswith("aten.")]
    assert left == ["aten.native_dropout", "aten.mul.Scalar"]
