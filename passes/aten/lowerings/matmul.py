"""Matrix products: contractions, unless `choose-contractions` leaves them to the vendor's library."""

from __future__ import annotations

from functools import partial
from typing import Any

from xdsl.ir import SSAValue

from ....ir.dialects.aten import argument
from ....ir.dialects.prim import iteration
from ....ir.modules.levels import LIBRARY
from ..operators.operands import element
from ..operators.promotion import factor_of
from .builder import Builder, sizes
from .table import lowers


def _wide_product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """`x @ y` over the last two dimensions, not rounded yet."""
    batch, (rows, inner), columns = sizes(x)[:-2], sizes(x)[-2:], sizes(y)[-1]
    *outer, row, column, term = map(iteration, range(len(batch) + 3))
    return b.contract(x, [*outer, row, term], y, [*outer, term, column], [*batch, rows, columns, inner],
                      len(batch) + 2)


def _product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.convert(_wide_product(b, x, y), b.result_element)


@lowers("aten.bmm", "aten.mm", "aten._int_mm", "aten.mm.dtype", "aten.bmm.dtype")
def matrix_product(b: Builder, x: SSAValue, y: SSAValue, *_: Any) -> SSAValue:
    return _product(b, x, y)


@lowers("aten.baddbmm", "aten.addmm", "aten.baddbmm.dtype", "aten.addmm.dtype")
def added_product(b: Builder, bias: SSAValue, x: SSAValue, y: SSAValue, *_: Any) -> SSAValue:
    return _add_scaled(b, bias, _wide_product(b, x, y))


@lowers("aten.addmv")
def added_vector(b: Builder, bias: SSAValue, x: SSAValue, y: SSAValue, *_: Any) -> SSAValue:
    return _add_scaled(b, bias, _matrix_by_vector(b, x, y))


def _matrix_by_vector(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    row, term = map(iteration, range(2))
    return b.contract(x, [row, term], y, [term], sizes(x), 1)


def _add_scaled(b: Builder, bias: SSAValue, product: SSAValue) -> SSAValue:
    """`beta * bias + alpha * product`, rounded once; a bias that counts zero times is not looked at."""
    beta, alpha = (factor_of(b.result_element, argument(b.source, name)) for name in ("beta", "alpha"))
    value = product if alpha == 1 else b.mul(product, alpha)
    if beta != 0:
        bias = b.widen(bias)
        value = b.add(value, bias if beta == 1 else b.mul(bias, beta))
    return b.convert(value, b.result_element)


@lowers("aten._weight_int8pack_mm")
def product_with_scales(b: Builder, x: SSAValue, weight: SSAValue, scales: SSAValue) -> SSAValue:
    """A weight of i8, with a scale for each of its rows."""
    (rows, inner), columns = sizes(x), sizes(weight)[0]
    row, column, term = map(iteration, range(3))
    product = b.contract(x, [row, term], b.convert(weight, element(x)), [column, term], [rows, columns, inner], 2)
    return b.convert(b.mul(product, b.spread(b.widen(scales), [1], [rows, columns])), b.result_element)


@lowers("aten.mv")
def mv(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.convert(_matrix_by_vector(b, x, y), b.result_element)


@lowers("aten.dot", "aten.vdot")
def dot(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    term = iteration(0)
    return b.convert(b.contract(x, [term], y, [term], sizes(x), 0), b.result_element)


def _leave(reason: str, b: Builder, *_: Any) -> SSAValue:
    b.extern(reason)


LIBRARY_OPERATORS = (
    "aten.addbmm",
    "aten.mkldnn_convolution",
    "aten._scaled_dot_product_flash_attention",
    "aten._scaled_dot_product_flash_attention_backward",
    "aten._scaled_dot_product_efficient_attention",
    "aten._scaled_dot_product_efficient_attention_backward",
    "aten._scaled_dot_product_cudnn_attention",
    "aten._scaled_dot_product_cudnn_attention_backward",
    "aten._scaled_dot_product_fused_attention_overrideable",
    "aten._scaled_dot_product_fused_attention_overrideable_backward",
    "aten._cudnn_rnn",
    "aten._cudnn_rnn_backward",
    "aten.cudnn_convolution",
    "aten.cudnn_convolution_relu",
    "aten.cudnn_convolution_add_relu",
    "aten.cudnn_convolution_transpose",
    # Their weights are packed as each processor's kernels want them.
    "aten._weight_int4pack_mm",
    "aten._weight_int4pack_mm_for_cpu",
    "aten._weight_int4pack_mm_with_scales_and_zeros",
    "aten._dyn_quant_matmul_4bit",
    "aten._dyn_quant_pack_4bit_weight",
)
"""What is always a call of the vendor library."""

lowers(*LIBRARY_OPERATORS)(partial(_leave, LIBRARY))
