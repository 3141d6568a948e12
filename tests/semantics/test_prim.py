"""prim's reference semantics agree with the documentation of the ops; the comparison that is built on them."""

from __future__ import annotations

import math

import pytest
import torch
from torch import Tensor

from stepwell.ir.context import make_context
from stepwell.ir.dialects import prim
from stepwell.ir.errors import UnsupportedError
from stepwell.ir.semantics.comparison import assert_same_semantics, random_inputs
from stepwell.ir.semantics.elementwise import elementwise_functions
from stepwell.ir.semantics.interpreter import find_function, run_module
from stepwell.ir.semantics.prim import STRUCTURAL
from stepwell.ir.text import parse_module

CONTEXT = make_context()
ELEMENTS = {
    torch.float32: "f32",
    torch.int64: "i64",
    torch.bool: "i1",
    torch.bfloat16: "bf16",
    torch.uint8: "ui8",
}


def function(signature: str, body: str) -> str:
    return f"func.func @forward{signature} {{\n{body}\n}}"


def apply(op: str, result: str, **inputs: Tensor) -> Tensor:
    """The result, of type `result`, of one op on named inputs."""
    arguments = ", ".join(
        f"%{name}: tensor<{'x'.join([*map(str, value.shape), ELEMENTS[value.dtype]])}>"
        for name, value in inputs.items()
    )
    module = parse_module(
        CONTEXT, function(f"({arguments}) -> {result}", f"%r = {op}\nfunc.return %r : {result}")
    )
    module.verify()
    (value,) = run_module(module, list(inputs.values()))
    assert isinstance(value, Tensor)
    return value


def test_every_op_has_semantics() -> None:
    known = {*elementwise_functions(), *STRUCTURAL, prim.FusionOp, prim.YieldOp}
    assert set(prim.Prim.operations) == known


def test_low_precision_rounds_once_an_op() -> None:
    x = torch.tensor([1.0, 2.0, 3.0]).bfloat16()
    result = apply("prim.exp %x : tensor<3xbf16>", "tensor<3xbf16>", x=x)
    assert torch.equal(result, x.float().exp().bfloat16())


def test_scatter_sets_in_row_major_order() -> None:
    result = apply(
        "prim.scatter <set> %x[%i], %u : tensor<4xf32>, tensor<3xf32> -> tensor<4xf32>",
        "tensor<4xf32>",
        x=torch.zeros(4),
        i=torch.tensor([2, 0, 2]),
        u=torch.tensor([1.0, 2.0, 3.0]),
    )
    assert result.tolist() == [2.0, 0.0, 3.0, 0.0]


@pytest.mark.parametrize("index", (-1, 4))
def test_index_out_of_range(index: int) -> None:
    with pytest.raises(IndexError, match=f"index {index} is out of range for dim 0 of size 4"):
        apply(
            "prim.gather %x[%i] : tensor<4xf32> -> tensor<1xf32>",
            "tensor<1xf32>",
            x=torch.zeros(4),
            i=torch.tensor([index]),
        )


def test_argreduce_takes_the_first_and_nan_wins() -> None:
    x = torch.tensor([[1.0, 3.0, 3.0], [5.0, math.nan, math.nan]])
    result = apply(
        "prim.argreduce <maximum> %x dim 1 : tensor<2x3xf32> -> tensor<2xi64>", "tensor<2xi64>", x=x
    )
    assert result.tolist() == [1, 1]


@pytest.mark.parametrize(("kind", "empty"), (("add", 0.0), ("mul", 1.0), ("maximum", -math.inf)))
def test_empty_reduction(kind: str, empty: float) -> None:
    result = apply(
        f"prim.reduce <{kind}> %x dims [0] : tensor<0x2xf32> -> tensor<2xf32>",
        "tensor<2xf32>",
        x=torch.zeros(0, 2),
    )
    assert result.tolist() == [empty, empty]


def test_bitwise_reduction() -> None:
    x = torch.tensor([[1, 2, 4], [3, 3, 3], [0, 5, 7]])
    result = apply("prim.reduce <xor> %x dims [1] : tensor<3x3xi64> -> tensor<3xi64>", "tensor<3xi64>", x=x)
    assert result.tolist() == [7, 3, 2]


def test_shift_beyond_the_width() -> None:
    x, y = torch.tensor([-8, 8]), torch.tensor([64, 64])
    assert apply("prim.shift_left %x, %y : tensor<2xi64>", "tensor<2xi64>", x=x, y=y).tolist() == [0, 0]
    assert apply("prim.shift_right %x, %y : tensor<2xi64>", "tensor<2xi64>", x=x, y=y).tolist() == [-1, 0]


SYMBOLIC = (
    '(%s0: index {shape.symbol = "s0", shape.min = 3 : i64}, '
    "%x: tensor<?x2xf32, #shape.dims<s0, 2>>)"
)


def test_symbols_come_from_the_arguments() -> None:
    module = parse_module(
        CONTEXT,
        function(
            f"{SYMBOLIC} -> (tensor<?xf32, #shape.dims<s0 * 2>>, index)",
            "%r = prim.reshape %x : tensor<?x2xf32, #shape.dims<s0, 2>> "
            "-> tensor<?xf32, #shape.dims<s0 * 2>>\n"
            "%n = shape.value <s0 + 1> : index\n"
            "func.return %r, %n : tensor<?xf32, #shape.dims<s0 * 2>>, index",
        ),
    )
    x = torch.randn(5, 2)
    flat, number = run_module(module, [5, x])
    assert isinstance(flat, Tensor) and torch.equal(flat, x.flatten()) and number == 6
    with pytest.raises(ValueError, match=r"input 1 has the sizes \[5, 2\]"):
        run_module(module, [4, x])


def test_random_inputs_respect_bounds() -> None:
    module = parse_module(CONTEXT, function(f"{SYMBOLIC}", "func.return"))
    for seed in range(20):
        size, x = random_inputs(find_function(module, "forward"), seed)
        assert isinstance(x, Tensor) and x.shape == (size, 2) and size >= 3


def test_results_have_the_strides_that_are_asked() -> None:
    module = parse_module(
        CONTEXT,
        function(
            "(%x: tensor<2x3xf32>) -> (tensor<2x3xf32> {stepwell.strides = #shape.dims<1, 2>})",
            "func.return %x : tensor<2x3xf32>",
        ),
    )
    (result,) = run_module(module, [torch.randn(2, 3)])
    assert isinstance(result, Tensor) and result.stride() == (1, 2)


def test_comparison_names_the_first_difference() -> None:
    before, after = (
        parse_module(
            CONTEXT,
            function(
                "(%x: tensor<4xf32>) -> tensor<4xf32>",
                f"%c = prim.constant {number} : tensor<4xf32>\n%r = prim.mul %x, %c : tensor<4xf32>\n"
                "func.return %r : tensor<4xf32>",
            ),
        )
        for number in (2.0, 3.0)
    )
    assert_same_semantics(before, before.clone())
    with pytest.raises(AssertionError, match=r"result 0: 4 of 4 elements differ, the first at \[0\]"):
        assert_same_semantics(before, after)


def test_a_gradient_that_no_mask_asks_for_is_no_tensor() -> None:
    module = parse_module(CONTEXT, function(
        "(%x: tensor<1x4x3xf32>, %w: tensor<4x4x3xf32>) -> tensor<4x4x3xf32>",
        """%dx, %dw, %db = aten.convolution_backward %x, %x, %w {stride = [1], padding = [1], dilation = [1],
             transposed = false, output_padding = [0], groups = 1, output_mask = [true, false, false]}
             : (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<4x4x3xf32>)
             -> (tensor<1x4x3xf32>, tensor<4x4x3xf32>, tensor<4xf32>)
           func.return %dw : tensor<4x4x3xf32>""",
    ))
    said = "result 1 of 'aten.convolution_backward' is None, not tensor<4x4x3xf32>"
    with pytest.raises(UnsupportedError, match=said):
        run_module(module, [torch.ones(1, 4, 3), torch.ones(4, 4, 3)])


def test_the_first_of_equal_zeros_is_the_larger_and_the_smaller() -> None:
    """torch.maximum gives the second one of them, but the first in the last few elements of a tensor."""
    zeros = torch.zeros(70)
    for op in ("maximum", "minimum"):
        text = f"prim.{op} %x, %y : tensor<70xf32>"
        assert torch.signbit(apply(text, "tensor<70xf32>", x=-zeros, y=zeros)).all()
        assert not torch.signbit(apply(text, "tensor<70xf32>", x=zeros, y=-zeros)).any()
