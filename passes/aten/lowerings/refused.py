"""Calls that ATen refuses for the element types of their tensors. They stay ATen's, which raises eager's error: what is
traced does not look at all element types."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import i1
from xdsl.ir import Attribute

from ..operators.promotion import is_float

__all__ = ["is_refused"]

OF_ONE_TYPE = frozenset({
    "aten.mm", "aten.bmm", "aten.addmm", "aten.baddbmm", "aten.addbmm", "aten.mv", "aten.addmv", "aten.dot",
    "aten.vdot",
})
"""Operators whose tensors all have one element type."""
OF_FLOATS = frozenset({
    "aten._softmax", "aten._log_softmax", "aten.gelu", "aten.silu", "aten._adaptive_avg_pool2d",
    "aten._adaptive_avg_pool3d", "aten.adaptive_avg_pool1d", "aten.mish", "aten.softplus", "aten.native_batch_norm",
    "aten._native_batch_norm_legit.no_stats", "aten._native_batch_norm_legit_no_training",
    "aten._native_batch_norm_legit_functional", "aten.native_layer_norm", "aten.native_group_norm",
})
"""Operators whose tensors hold floats."""


MASKED = {"aten.masked_scatter": 1}
"""Operators with a mask of booleans, by its place among their tensors."""


def is_refused(name: str, elements: Sequence[Attribute]) -> bool:
    """Whether ATen refuses to call an operator on tensors of these element types."""
    return (name in MASKED and elements[MASKED[name]] != i1) \
        or (name in OF_ONE_TYPE and len(set(elements)) > 1) \
        or (name in OF_FLOATS and not all(map(is_float, elements)))
