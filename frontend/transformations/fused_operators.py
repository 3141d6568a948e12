"""Decomposes operators that are one kernel on a GPU in eager mode, so that their parts fuse with other operators."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch._C import DispatchKey
from torch._ops import OpOverload
from torch.library import Library

__all__ = ["explain_fused_operators", "fused_operator_decompositions"]


def fused_operator_decompositions() -> dict[OpOverload, Callable[..., Any]]:
    """The decompositions by operator."""
    aten = torch.ops.aten
    return {
        aten._thnn_fused_lstm_cell.default: _lstm_cell,
        aten._thnn_fused_lstm_cell_backward_impl.default: _lstm_cell_backward,
        aten._thnn_fused_gru_cell.default: _gru_cell,
        aten._thnn_fused_gru_cell_backward.default: _gru_cell_backward,
        aten._weight_norm_interface_backward.default: _weight_norm_backward,
    }


@cache
def explain_fused_operators() -> Library:
    """Register the decompositions as shape functions for the operators that have none. Otherwise torch runs them on a
    GPU to find the shapes, and rejects symbolic sizes. The registration lasts as long as the returned library.
    """
    library = Library("aten", "IMPL")
    for operator, decomposition in fused_operator_decompositions().items():
        if not operator.has_kernel_for_dispatch_key(DispatchKey.Meta):
            library.impl(operator, decomposition, "Meta")
    return library


def _lstm_cell(
    inputs: Tensor, hidden: Tensor, cell: Tensor, input_bias: Tensor | None = None, hidden_bias: Tensor | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the new hidden state, the new cell state, and the gates, which are saved for the backward graph."""
    gates = _sum(inputs, hidden, input_bias, hidden_bias)
    enter, forget, candidate, leave = gates.chunk(4, 1)
    enter, forget, candidate, leave = enter.sigmoid(), forget.sigmoid(), candidate.tanh(), leave.sigmoid()
    new = forget * cell + enter * candidate
    return leave * new.tanh(), new, torch.cat([enter, forget, candidate, leave], 1)


def _lstm_cell_backward(
    grad_hidden: Tensor | None, grad_cell: Tensor | None, old: Tensor, new: Tensor, gates: Tensor, has_bias: bool
) -> tuple[Tensor, Tensor, Tensor | None]:
    """Return the gradients of the gates, of the old cell state and of the biases."""
    enter, forget, candidate, leave = gates.chunk(4, 1)
    squashed = new.tanh()
    grad = torch.zeros_like(new) if grad_cell is None else grad_cell
    grad_leave = torch.zeros_like(leave)
    if grad_hidden is not None:
        grad = grad + grad_hidden * leave * (1 - squashed * squashed)
        grad_leave = grad_hidden * squashed * leave * (1 - leave)
    grads = torch.cat([
        grad * candidate * enter * (1 - enter),
        grad * old * forget * (1 - forget),
        grad * enter * (1 - candidate * candidate),
        grad_leave,
    ], 1)
    return grads, grad * forget, grads.sum(0) if has_bias else None


def _gru_cell(
    inputs: Tensor, hidden: Tensor, old: Tensor, input_bias: Tensor | None = None, hidden_bias: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    """Return the new hidden state, and for the backward graph the gates, the old state and the hidden part of the
    candidate.
    """
    inputs, hidden = _sum(inputs, input_bias), _sum(hidden, hidden_bias)
    from_inputs, from_hidden = inputs.chunk(3, 1), hidden.chunk(3, 1)
    reset, update = ((a + b).sigmoid() for a, b in zip(from_inputs[:2], from_hidden[:2], strict=True))
    candidate = (from_inputs[2] + reset * from_hidden[2]).tanh()
    return candidate + update * (old - candidate), torch.cat([reset, update, candidate, old, from_hidden[2]], 1)


def _gru_cell_backward(
    grad: Tensor, saved: Tensor, has_bias: bool
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None]:
    """Return the gradients of the input and hidden parts of the gates, of the old state, and of the biases."""
    reset, update, candidate, old, from_hidden = saved.chunk(5, 1)
    grad_update = grad * (old - candidate) * update * (1 - update)
    grad_candidate = grad * (1 - update) * (1 - candidate * candidate)
    grad_reset = grad_candidate * from_hidden * reset * (1 - reset)
    inputs = torch.cat([grad_reset, grad_update, grad_candidate], 1)
    hidden = torch.cat([grad_reset, grad_update, grad_candidate * reset], 1)
    if not has_bias:
        return inputs, hidden, grad * update, None, None
    return inputs, hidden, grad * update, inputs.sum(0), hidden.sum(0)


def _weight_norm_backward(
    grad: Tensor, direction: Tensor, length: Tensor, norms: Tensor, dim: int
) -> tuple[Tensor, Tensor]:
    """Return the gradients of the direction and of the length."""
    others = [each for each in range(direction.dim()) if each != dim % direction.dim()]
    along = (grad * direction).sum(others, keepdim=True)
    return length / norms * (grad - direction * (along / (norms * norms))), along / norms


def _sum(first: Tensor, *others: Tensor | None) -> Tensor:
    for each in others:
        first = first if each is None else first + each
    return first
