"""Matrix products: the vendor library's, except those that are a multiplication or a dot product."""

from __future__ import annotations

from functools import partial
from typing import Any

from xdsl.ir import SSAValue

from ..builder import Builder, sizes
from .rules import lowers

LIBRARY = "library"


def _product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """`x @ y` over the last two dimensions, multiplied and summed element by element."""
    x, y = b.widen(x), b.widen(y)
    batch, (rows, inner), columns = sizes(x)[:-2], sizes(x)[-2:], sizes(y)[-1]
    n = len(batch)
    outer, shape = [*range(n)], [*batch, rows, columns, inner]
    left = b.spread(x, [*outer, n, n + 2], shape)
    right = b.spread(b.transpose(y, [*outer, n + 1, n]), [*outer, n + 1, n + 2], shape)
    return b.convert(b.reduce("add", b.mul(left, right), [n + 2]), b.result_element)


@lowers("aten.bmm")
def bmm(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    if 1 in (*sizes(x)[1:], *sizes(y)[1:]):
        return _product(b, x, y)
    b.extern(LIBRARY)


@lowers("aten.mm")
def mm(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """Outer products, and rows by one column; one row by a matrix stays the library's."""
    if sizes(x)[1] == 1 or sizes(y)[1] == 1:
        return _product(b, x, y)
    b.extern(LIBRARY)


@lowers("aten.mv")
def mv(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.reshape(_product(b, x, b.unsqueeze(y, 1)), b.result_sizes)


@lowers("aten.dot", "aten.vdot")
def dot(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.convert(b.reduce("add", b.mul(b.widen(x), b.widen(y)), [0]), b.result_element)


@lowers("aten.outer", "aten.ger")
def outer_product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    shape, kind = b.result_sizes, b.result_element
    return b.mul(b.spread(b.convert(x, kind), [0], shape), b.spread(b.convert(y, kind), [1], shape))


def _leave(reason: str, b: Builder, *_: Any) -> SSAValue:
    b.extern(reason)


LIBRARY_OPERATORS = (
    "aten.addmm",
    "aten.baddbmm",
    "aten.addbmm",
    "aten.addmv",
    "aten.convolution",
    "aten.convolution_backward",
    "aten.mkldnn_convolution",
    "aten.scaled_dot_product_attention",
    "aten._scaled_dot_product_flash_attention_for_cpu",
    "aten._scaled_dot_product_flash_attention_for_cpu_backward",
    "aten._scaled_dot_product_flash_attention",
    "aten._scaled_dot_product_efficient_attention",
    "aten._scaled_dot_product_fused_attention_overrideable",
    "aten._int_mm",
    "aten.mm.dtype",
    "aten.bmm.dtype",
    "aten.addmm.dtype",
    "aten.baddbmm.dtype",
)
"""What is always a call of the vendor library."""

lowers(*LIBRARY_OPERATORS)(partial(_leave, LIBRARY))
