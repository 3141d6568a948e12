"""Inputs described in text."""

from __future__ import annotations

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stepwell.ir.context import make_context
from stepwell.ir.dtypes import ELEMENT_TYPES
from stepwell.ir.errors import OptionError
from stepwell.ir.semantics.inputs import (
    NumberInput,
    TensorInput,
    describe_inputs,
    describe_values,
    make_inputs,
    parse_input,
)
from stepwell.ir.semantics.interpreter import find_function
from stepwell.ir.text import parse_module


@st.composite
def described(draw: st.DrawFn) -> TensorInput:
    sizes = draw(st.lists(st.integers(0, 4), max_size=3))
    element = draw(st.sampled_from([e for name, e in ELEMENT_TYPES.items() if not name.startswith("complex")]))
    strides = draw(st.none() | st.permutations([7**k for k in range(len(sizes))]).map(tuple))
    low = draw(st.integers(0, 20))
    name = next(name for name, each in ELEMENT_TYPES.items() if each == element)
    bounds = (low, low + draw(st.integers(0, 90))) if "int" in name else (0, 1)
    positive, hard = (draw(st.booleans()) if "float" in name else False for _ in range(2))
    seed = draw(st.integers(0, 1 << 30))
    return TensorInput(tuple(sizes), element, strides, bounds, positive=positive, hard=hard, seed=seed)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(described())
def test_text_round_trips(spec: TensorInput) -> None:
    assert parse_input(str(spec)) == spec
    value = spec.make()
    assert isinstance(value, torch.Tensor) and tuple(value.shape) == spec.sizes
    assert spec.strides is None or value.stride() == spec.strides
    again = spec.make()
    # torch itself does little with floats of eight bits.
    numbers = [x if x.is_complex() else x.double() for x in (value, again)]
    assert torch.equal(numbers[0].nan_to_num(), numbers[1].nan_to_num())
    if value.numel() and not value.dtype.is_floating_point and value.dtype is not torch.bool:
        assert spec.bounds[0] <= int(value.long().min()) and int(value.long().max()) <= spec.bounds[1]


@pytest.mark.parametrize("value", (5, -1))
def test_numbers_round_trip(value: int) -> None:
    assert parse_input(str(NumberInput(value))) == NumberInput(value)


@pytest.mark.parametrize(
    ("text", "message"),
    (
        ("float", "type expected"),
        ("tensor<?xf32>", "expected a tensor type of static sizes"),
        ("tensor<2xf32> strides [1, 2]", "expected 1 strides"),
        ("tensor<2xf32> values [1.0]", "expected 2 values, not 1"),
        ("tensor<2xi64> from 3 to 2", "there is no integer from 3 to 2"),
        ("tensor<2xf32> negative", "'negative' is not understood"),
    ),
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(OptionError, match="describes no input: ") as caught:
        parse_input(text)
    assert message in caught.value.what


def test_values_are_described_without_their_elements() -> None:
    x = torch.randn(3, 4).t()
    texts = [str(each) for each in describe_values([3, x, x.abs(), torch.tensor([2, 9, 4])])]
    assert texts == [
        "index 3",
        "tensor<4x3xf32> strides [1, 4] seed 1",
        "tensor<4x3xf32> strides [1, 4] positive seed 2",
        "tensor<3xi64> from 2 to 9 seed 3",
    ]


def test_values_are_kept_if_wanted() -> None:
    values = [torch.randn(2, 3).t(), torch.tensor([True, False]), torch.tensor([float("nan"), float("-inf")])]
    kept = make_inputs(parse_input(str(each)) for each in describe_values(values, exactly=True))
    for old, new in zip(values, kept, strict=True):
        assert isinstance(new, torch.Tensor) and old.stride() == new.stride() and old.dtype == new.dtype
        assert torch.equal(old.nan_to_num(), new.nan_to_num())


def test_arguments_of_buffers_have_their_strides() -> None:
    module = parse_module(
        make_context(),
        """func.func @forward(%s0: index {shape.symbol = "s0", shape.max = 3 : i64},
                              %x: !host.buffer<[s0, 8], bf16, [1, s0]>) { func.return }""",
    )
    size, x = make_inputs(describe_inputs(find_function(module, "forward"), seed=4))
    assert isinstance(x, torch.Tensor) and x.dtype is torch.bfloat16
    assert size in (2, 3) and x.shape == (size, 8) and x.stride() == (1, size)
