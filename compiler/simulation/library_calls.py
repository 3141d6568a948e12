"""Counts the multiply-adds of calls of ATen operators that are contractions."""

from __future__ import annotations

from math import prod

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import Attention, Contraction, Convolution, MatrixProduct, arguments

__all__ = ["is_attention", "multiply_adds"]


def is_attention(op: Operation) -> bool:
    """Whether an operator is an attention, or computes the gradients of one."""
    return op.has_trait(Attention)


def multiply_adds(op: Operation) -> int:
    """Return the count of a matrix product, a convolution, an attention, or their gradients; 0 for any other
    operator.
    """
    given = arguments(op)
    match contraction := op.get_trait(Contraction):
        case MatrixProduct():
            return prod(_sizes(op.results[0])) * _sizes(contraction.factors(op)[0])[-1]
        case Attention():
            sizes = (_sizes(given[name]) for name in ("query", "key", "value"))
            return _attention(*sizes, is_backward=contraction.is_gradient) // (2 if given.get("is_causal") else 1)
        case Convolution():
            places = _sizes(given["grad_output"]) if contraction.is_gradient else _sizes(op.results[0])
            images = _sizes(given["input"]) if given["transposed"] else places
            wanted = sum(given["output_mask"][:2]) if contraction.is_gradient else 1
            return wanted * prod(images) * prod(_sizes(given["weight"])[1:])
        case _:
            return 0


def _attention(query: list[int], key: list[int], value: list[int], *, is_backward: bool) -> int:
    """Count two products forward and five backward, where the scores are recomputed (Dao et al., FlashAttention,
    2022).
    """
    scores = prod(query[:-1]) * key[-2]
    return scores * (3 * query[-1] + 2 * value[-1] if is_backward else query[-1] + value[-1])


def _sizes(value: SSAValue) -> list[int]:
    assert isinstance(value.type, TensorType)
    return list(value.type.get_shape())
