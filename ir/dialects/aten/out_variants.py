"""Variants of matrix products that write into given memory instead of allocating their result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xdsl.ir import Operation, SSAValue

from . import call

__all__ = ["WRITING", "product_into"]

WRITING = {
    "aten.mm": "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    "aten.bmm": "aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    "aten.addmm": "aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, "
                  "Tensor(a!) out) -> Tensor(a!)",
    "aten.baddbmm": "aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, "
                    "Tensor(a!) out) -> Tensor(a!)",
    "aten._scaled_mm": "aten::_scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, "
                       "Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, "
                       "bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!)",
    "aten._scaled_mm_v2": "aten::_scaled_mm_v2.out(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, "
                          "int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, "
                          "ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False, *, "
                          "Tensor(a!) out) -> Tensor(a!)",
}
"""The schemas of the out variants, by op name."""


def product_into(product: Operation, given: Mapping[str, Any], memory: SSAValue) -> Operation:
    """Create the call of a product with the arguments `given` that writes into `memory`."""
    return call(WRITING[product.name], {**given, "out": memory}, [product.results[0].type], dict(product.attributes))
