"""What versions of torch before 2.13 say wrongly of the sizes or the type of a result while tracing, said rightly.

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
from torch import Tensor
from torch._decomp import decomposition_table
from torch._subclasses.fake_impls import op_implementations_dict, register_op_impl

__all__ = ["mend_shapes"]

aten = torch.ops.aten
UNIQUE = (aten._unique2.default, aten.unique_dim.default, aten.unique_consecutive.default)
"""Operators that give elements, their places and their counts."""


@cache
def mend_shapes() -> None:
    """Give torch right descriptions of the operators that it has wrong ones of: all that Dynamo and AOTAutograd derive
    from the sizes of their results is wrong otherwise."""
    if aten.linalg_vector_norm(torch.empty(1, 1, device="meta"), 2, [-1]).dim() != 1:
        _count_from_the_front()
    doubles = torch.empty(1, 1, 1, 1, device="meta", dtype=torch.float64)
    if aten._scaled_dot_product_flash_attention_for_cpu(doubles, doubles, doubles)[1].dtype != torch.float64:
        _keep_logarithms_of_doubles()
    for operator in UNIQUE:
        if (described := op_implementations_dict.get(operator)) is not None:
            op_implementations_dict[operator] = _with_places(described)
    if aten._unique.default not in op_implementations_dict:
        register_op_impl(aten._unique.default)(_unique)


def _count_from_the_front() -> None:
    """Have a norm along dimensions of size 1 drop them, also where they are counted from the back."""
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
    _describe(operator, "linalg_vector_norm", vector_norm)


def _keep_logarithms_of_doubles() -> None:
    """Let attention on a CPU give the logarithms of its sums in float64 where it computes in float64, as it does."""
    operator = aten._scaled_dot_product_flash_attention_for_cpu.default
    described = operator.py_kernels[torch._C.DispatchKey.Meta]

    def attention(query: Tensor, *others: Any, **options: Any) -> Any:
        result, logarithms = described(query, *others, **options)
        return result, logarithms.double() if query.dtype == torch.float64 else logarithms

    _describe(operator, "_scaled_dot_product_flash_attention_for_cpu", attention)


def _describe(operator: Any, name: str, function: Callable[..., Any]) -> None:
    """Let a function say what an operator gives, in the place of torch's own."""
    operator.py_kernels[torch._C.DispatchKey.Meta] = function
    operator._dispatch_cache.clear()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it takes the place of another
        _library().impl(name, function, allow_override=True)


@cache
def _library() -> torch.library.Library:
    """What is registered lasts as long as this does."""
    return torch.library.Library("aten", "IMPL", "Meta")


def _with_places(described: Callable[..., Any]) -> Callable[..., Any]:
    """Let places and counts be of int64, whatever the elements are."""

    def places(*given: Any, **options: Any) -> Any:
        elements, *others = described(*given, **options)
        return elements, *(each.new_empty(each.shape, dtype=torch.int64) for each in others)

    return places


def _unique(mode: Any, operator: Any, x: Any, sorted: bool = True, return_inverse: bool = False) -> Any:
    """How many elements there are depends on their values, and is not what a tensor of zeros gives."""
    described = op_implementations_dict[aten._unique2.default]
    return described(mode, operator, x, sorted, return_inverse, False)[:2]
