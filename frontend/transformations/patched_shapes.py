"""Corrects shape functions that return a wrong size or type during tracing, most of them before torch 2.13.

    torch.linalg.vector_norm(x, 2, -1)  # a tensor<4x1xf32> gives a tensor<4x1xf32>
becomes
    torch.linalg.vector_norm(x, 2, 1)  # it gives a tensor<4xf32>
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import torch
from torch import Tensor, _meta_registrations
from torch._decomp import decomposition_table
from torch._ops import OpOverload
from torch._subclasses.fake_impls import op_implementations_dict, register_op_impl

__all__ = ["patch_meta_shapes"]

aten = torch.ops.aten
UNIQUE = (aten._unique2.default, aten.unique_dim.default, aten.unique_consecutive.default)
"""Operators that return elements, their indices and their counts."""

POWERS = (aten.pow.Tensor_Scalar, aten.pow_.Scalar)
"""Powers whose exponent is a number. That of a boolean tensor may be a boolean, which torch takes for an integer."""

TYPED = {aten.huber_loss.default: 0, aten.soft_margin_loss.default: 0, aten.binary_cross_entropy_with_logits.default: 1}
"""Losses between different types: the operand whose type the result has. torch promotes both."""


@cache
def patch_meta_shapes() -> None:
    """Replace torch's wrong shape functions. Dynamo and AOTAutograd derive wrong sizes from them otherwise."""
    if aten.linalg_vector_norm(torch.empty(1, 1, device="meta"), 2, [-1]).dim() != 1:
        _count_from_the_front()
    doubles = torch.empty(1, 1, 1, 1, device="meta", dtype=torch.float64)
    if aten._scaled_dot_product_flash_attention_for_cpu(doubles, doubles, doubles)[1].dtype != torch.float64:
        _keep_logarithms_of_doubles()
    _meta_registrations.multiply_integers = _are_positive  # of which three checks take the result for a condition
    for operator, place in TYPED.items():
        decomposition_table[operator] = _typed_as(decomposition_table[operator], place)
        _describe(operator, decomposition_table[operator])
    for operator in POWERS:
        decomposition_table[operator] = _power(operator.py_kernels[torch._C.DispatchKey.Meta])
        _describe(operator, decomposition_table[operator])
    for operator in UNIQUE:
        if (described := op_implementations_dict.get(operator)) is not None:
            op_implementations_dict[operator] = _with_places(described)
    if aten._unique.default not in op_implementations_dict:
        register_op_impl(aten._unique.default)(_unique)


def _count_from_the_front() -> None:
    """Fix norms over dimensions of size 1 given as negative numbers: these dimensions are dropped too."""
    operator = aten.linalg_vector_norm.default
    described = decomposition_table[operator]

    def vector_norm(
        x: Tensor, ord: float = 2, dim: int | Sequence[int] | None = None, keepdim: bool = False,
        dtype: torch.dtype | None = None,
    ) -> Any:
        if dim is not None and x.dim():
            dims = [dim] if isinstance(dim, int) else dim
            dim = [each + x.dim() if -x.dim() <= each < 0 else each for each in dims]
        return described(x, ord, dim, keepdim, dtype=dtype)

    decomposition_table[operator] = vector_norm
    _describe(operator, vector_norm)


def _keep_logarithms_of_doubles() -> None:
    """Fix the dtype of the logarithms of attention on a CPU: float64 if it computes in float64."""
    operator = aten._scaled_dot_product_flash_attention_for_cpu.default
    described = operator.py_kernels[torch._C.DispatchKey.Meta]

    def attention(query: Tensor, *others: Any, **options: Any) -> Any:
        result, logarithms = described(query, *others, **options)
        return result, logarithms.double() if query.dtype == torch.float64 else logarithms

    _describe(operator, attention)


def _are_positive(sizes: Sequence[int]) -> bool:
    return all(size > 0 for size in sizes)


def _power(described: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def power(x: Tensor, exponent: Any) -> Tensor:
        exponents = isinstance(exponent, bool) and x.dtype == torch.bool
        return x.bitwise_or(not exponent) if exponents else described(x, exponent)

    return power


def _typed_as(described: Callable[..., Tensor], place: int) -> Callable[..., Tensor]:
    def typed(*operands: Any, **options: Any) -> Tensor:
        result, type_ = described(*operands, **options), operands[place].dtype
        torch._check(torch.can_cast(torch.result_type(*operands[:2]), type_),
                     lambda: f"the loss cannot be cast to {type_}")
        return result.to(type_)

    return typed


def _describe(operator: OpOverload, function: Callable[..., Any]) -> None:
    """Replace torch's shape function of an operator."""
    operator.py_kernels[torch._C.DispatchKey.Meta] = function
    operator._dispatch_cache.clear()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the warning about overriding a kernel
        _library().impl(operator.name().removeprefix("aten::"), function, allow_override=True)


@cache
def _library() -> torch.library.Library:
    """The library whose lifetime is that of the registrations."""
    return torch.library.Library("aten", "IMPL", "Meta")


def _with_places(described: Callable[..., Any]) -> Callable[..., Any]:
    """Fix the dtype of indices and counts: int64 for every element type."""

    def places(*given: Any, **options: Any) -> Any:
        elements, *others = described(*given, **options)
        return elements, *(each.new_empty(each.shape, dtype=torch.int64) for each in others)

    return places


def _unique(mode: Any, operator: Any, x: Any, sorted: bool = True, return_inverse: bool = False) -> Any:
    """The shape function of `_unique`: the number of elements depends on values, not only on the shape."""
    described = op_implementations_dict[aten._unique2.default]
    return described(mode, operator, x, sorted, return_inverse, False)[:2]
