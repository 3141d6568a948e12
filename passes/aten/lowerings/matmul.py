"""Matrix products: the vendor library's, except thin ones, which memory bounds, and on a GPU small ones, which calling
the library bounds: they are a multiplication and a sum, and so fuse with what their operands are made of and with what
follows."""

from __future__ import annotations

from functools import partial
from typing import Any

from xdsl.ir import SSAValue

from ....ir.dialects.aten import argument
from ....ir.expressions import Expression, product
from ....ir.levels import LIBRARY
from ....ir.machines.machine import Machine
from .builder import Builder, sizes
from .table import lowers

THIN = 4
"""A product is thin if so few columns share what is read for them, or if so few numbers are summed."""

SMALL = 1 << 18
"""So many multiplications are computed by a kernel of ours while the host is busy with a call of the library, on any
GPU: that takes 18 us on the host of the H100 of docs/performance.md, and is a time of the host, not of the GPU."""


def is_thin(x: SSAValue, y: SSAValue, machine: Machine) -> bool:
    """Whether `x @ y` over the last two dimensions does little with each number that it reads or writes."""
    rows, inner, columns = *sizes(x)[-2:], sizes(y)[-1]
    if _is_few(columns) or _is_few(inner):
        return True
    if len(sizes(x)) == 2 or not _is_few(rows):
        return False  # one large matrix is read once by the library
    matrix = (inner * columns).as_int
    # It is read once for each of a few rows, and stays in the cache beside them.
    return rows == 1 or (matrix is not None and matrix <= machine.alone_elements // 2)


def _is_small(b: Builder, x: SSAValue, y: SSAValue) -> bool:
    """Whether calling the library for `x @ y` costs more than the product."""
    work = product([*sizes(x), sizes(y)[-1]]).as_int
    return b.is_on_gpu and work is not None and work <= SMALL


def _is_few(size: Expression) -> bool:
    return size.as_int is not None and 1 <= size.as_int <= THIN


def _wide_product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    """`x @ y` over the last two dimensions, multiplied and summed element by element, not rounded yet."""
    x, y = b.widen(x), b.widen(y)
    batch, (rows, inner), columns = sizes(x)[:-2], sizes(x)[-2:], sizes(y)[-1]
    n = len(batch)
    outer, shape = [*range(n)], [*batch, rows, columns, inner]
    left = b.spread(x, [*outer, n, n + 2], shape)
    right = b.spread(b.transpose(y, [*outer, n + 1, n]), [*outer, n + 1, n + 2], shape)
    return b.reduce("add", b.mul(left, right), [n + 2])


def _product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    return b.convert(_wide_product(b, x, y), b.result_element)


@lowers("aten.bmm", "aten.mm")
def matrix_product(b: Builder, x: SSAValue, y: SSAValue) -> SSAValue:
    if is_thin(x, y, b.machine) or _is_small(b, x, y):
        return _product(b, x, y)
    b.extern(LIBRARY)


@lowers("aten.baddbmm", "aten.addmm")
def added_product(b: Builder, bias: SSAValue, x: SSAValue, y: SSAValue, *_: Any) -> SSAValue:
    if is_thin(x, y, b.machine) or _is_small(b, x, y):
        return _add_scaled(b, bias, _wide_product(b, x, y))
    b.extern(LIBRARY)


@lowers("aten.addmv")
def added_vector(b: Builder, bias: SSAValue, x: SSAValue, y: SSAValue, *_: Any) -> SSAValue:
    return _add_scaled(b, bias, b.reshape(_wide_product(b, x, b.unsqueeze(y, 1)), b.result_sizes))


def _add_scaled(b: Builder, bias: SSAValue, product: SSAValue) -> SSAValue:
    """`beta * bias + alpha * product`, rounded once; a bias that counts zero times is not looked at."""
    beta, alpha = argument(b.source, "beta"), argument(b.source, "alpha")
    value = product if alpha == 1 else b.mul(product, alpha)
    if beta != 0:
        bias = b.widen(bias)
        value = b.add(value, bias if beta == 1 else b.mul(bias, beta))
    return b.convert(value, b.result_element)


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
    "aten.addbmm",
    "aten.convolution",
    "aten.convolution_backward",
    "aten.mkldnn_convolution",
    "aten.scaled_dot_product_attention",
    "aten._scaled_dot_product_flash_attention_for_cpu",
    "aten._scaled_dot_product_flash_attention_for_cpu_backward",
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
    "aten._int_mm",
    "aten._scaled_mm",
    "aten._scaled_mm_v2",
    "aten.mm.dtype",
    "aten.bmm.dtype",
    "aten.addmm.dtype",
    "aten.baddbmm.dtype",
)
"""What is always a call of the vendor library."""

lowers(*LIBRARY_OPERATORS)(partial(_leave, LIBRARY))
