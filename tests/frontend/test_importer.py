"""The contents of an imported module: symbols, mutations, strides, names."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from xdsl.dialects.builtin import IntegerAttr

from stepwell.ir.dialects.aten import argument, arguments

from .captured import function_of, run


def facts(attributes: Any, index: int) -> dict[str, str]:
    return {name: str(value) for name, value in attributes.data[index].data.items()}


# Symbols


def test_sizes_become_symbols(reference: Any) -> None:
    def program(x: Tensor) -> Any:
        return x.new_zeros(x.shape[0] * 2, 3), x.shape[0] + 1

    compiled = torch.compile(program, backend=reference, dynamic=True)
    for size in (2, 9, 64):
        zeros, number = compiled(torch.randn(size))
        assert zeros.shape == (2 * size, 3) and number == size + 1
    (symbol,) = [a for a in function_of(reference).arg_attrs if "shape.symbol" in a.data]
    name = symbol.data["shape.symbol"].data
    assert symbol.data["shape.min"] == IntegerAttr(2, 64)
    (zeros,) = reference.ops("aten.new_zeros")
    assert str(argument(zeros, "size")[0]) == f"{name} * 2" and argument(zeros, "size")[1] == 3
    (value,) = reference.ops("shape.value")
    assert str(value.value.data) == f"{name} + 1"


def test_symbol_is_read_from_a_tensor_where_no_input_is_it(reference: Any) -> None:
    # The backward graph is given the tensors it needs, not always the sizes.
    def program(x: Tensor, y: Tensor) -> Tensor:
        return torch.cat([x, y]).flip(0).exp().sum(0)

    compiled = torch.compile(program, backend=reference, dynamic=True)
    for sizes in ((3, 4), (5, 8)):
        x, y = (torch.randn(size, 2, requires_grad=True) for size in sizes)
        grads = torch.autograd.grad(compiled(x, y).sum(), (x, y))
        torch.testing.assert_close(grads, (x.exp(), y.exp()))
    assert len(reference.modules) == 2


@pytest.mark.parametrize("sizes", ((6, 4), (10, 2)), ids=str)
def test_size_arithmetic(reference: Any, sizes: tuple[int, int]) -> None:
    def program(x: Tensor) -> Any:
        n = x.shape[0]
        return x.reshape(n // 2, 2, -1), F.pad(x, (0, (-n) % 4)), x[: max(n - 7, 2)], x[: min(n, 5)]

    x = torch.randn(sizes)
    torch.testing.assert_close(run(reference, program, x, dynamic=True), program(x))


# Mutations and aliases


def test_bounds_beyond_64_bits_are_none(backend: str, fresh: None) -> None:
    """What torch concludes of the sizes of the view is that the first is less than 2**64 - 2."""
    def program(x: Tensor) -> Tensor:
        y = x * 1
        y.view(2, 2, 15)[1, :, ::3] = 7
        return y

    x = torch.randn(4, 3, 5)
    assert torch.equal(torch.compile(program, backend=backend, dynamic=True)(x), program(x))


def test_mutated_argument(reference: Any) -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        x.add_(1)
        y[0] = 5
        return x * y

    x, y = torch.randn(4), torch.randn(4)
    a, b = x.clone(), y.clone()
    torch.testing.assert_close(run(reference, program, x, y), program(a, b))
    torch.testing.assert_close((x, y), (a, b))
    function = function_of(reference)
    assert [facts(function.arg_attrs, i) for i in (0, 1)] == [
        {"stepwell.mutated_by": "1 : i64"},
        {"stepwell.mutated_by": "2 : i64"},
    ]


def test_mutated_value_that_is_returned_is_one_result(reference: Any) -> None:
    x = torch.randn(4)
    y = run(reference, lambda x: x.mul_(2), x)
    torch.testing.assert_close(x, y)
    function = function_of(reference)
    assert len(function.function_type.outputs) == 1
    assert facts(function.arg_attrs, 0) == {"stepwell.mutated_by": "0 : i64"}


def test_buffer_of_a_module(reference: Any) -> None:
    norm = nn.BatchNorm1d(4)
    x = torch.randn(8, 4)
    twin = nn.BatchNorm1d(4)
    torch.testing.assert_close(torch.compile(norm, backend=reference)(x), twin(x))
    torch.testing.assert_close(norm.running_var, twin.running_var)
    assert norm.num_batches_tracked == 1


def test_argument_that_is_returned(reference: Any) -> None:
    compiled = torch.compile(lambda x: (x.sin().sum(), x), backend=reference)
    compiled(torch.randn(3, requires_grad=True))[0].backward()
    function = function_of(reference)
    assert facts(function.res_attrs, len(function.function_type.outputs) - 1) == {
        "stepwell.is_argument": "0 : i64"}


def test_views_of_inputs_and_of_one_another_share_memory(reference: Any) -> None:
    def program(x: Tensor) -> Any:
        y = x.exp()
        return x.t(), x.detach(), y, y.view(-1), y.detach()

    x = torch.randn(3, 4)
    transposed, detached, y, flat, alias = run(reference, program, x)
    x[0, 1] = 7
    y[0, 1] = 8
    assert transposed[1, 0] == 7 and detached[0, 1] == 7 and flat[1] == 8 and alias[0, 1] == 8


def test_copy_shares_no_memory(reference: Any) -> None:
    x = torch.randn(3)
    y = run(reference, lambda x: x.clone(), x)
    x[0] = 7
    assert y[0] != 7


# Strides


def test_strides_of_arguments_and_results(reference: Any) -> None:
    x = torch.randn(3, 4).t()
    y = run(reference, lambda x: x + 1, x)
    assert y.stride() == x.stride()
    function = function_of(reference)
    assert facts(function.arg_attrs, 0) == facts(function.res_attrs, 0) == {
        "stepwell.strides": "#shape.dims<1, 4>"}


def test_strides_of_ops_in_channels_last(reference: Any) -> None:
    model = nn.Conv2d(3, 4, 3, padding=1).to(memory_format=torch.channels_last)
    x = torch.randn(2, 3, 8, 8).to(memory_format=torch.channels_last)
    y = run(reference, lambda x: model(x).relu(), x)
    assert y.stride() == model(x).stride()
    for name in ("aten.convolution", "aten.relu"):
        (op,) = reference.ops(name)
        assert str(op.attributes["strides"]) == "[#shape.dims<256, 1, 32, 4>]"


def test_views_carry_no_strides(reference: Any) -> None:
    run(reference, lambda x: x.t().exp(), torch.randn(3, 4))
    (op,) = reference.ops("aten.t")
    assert op.attributes == {}
    (op,) = reference.ops("aten.exp")
    assert str(op.attributes["strides"]) == "[#shape.dims<1, 4>]"


# Values


def test_numbers_in_place_of_tensors(reference: Any) -> None:
    run(reference, lambda x: (x + 2).maximum(torch.tensor(0.5)), torch.randn(3))
    (add,) = reference.ops("aten.add.Scalar")
    assert arguments(add)["other"] == 2
    assert len(reference.ops("aten.full")) == 1


def test_constant_of_the_graph_is_an_argument(reference: Any) -> None:
    torch.testing.assert_close(
        run(reference, lambda x: x + torch.tensor([1.0, 2.0]), torch.zeros(2)), torch.tensor([1.0, 2.0]))
    assert len(function_of(reference).function_type.inputs) == 2


def test_result_that_is_not_computed_is_none(reference: Any) -> None:
    layer = nn.Conv2d(3, 4, 3)
    layer.bias.requires_grad_(False)
    torch.compile(layer, backend=reference)(torch.randn(1, 3, 5, 5)).sum().backward()
    (op,) = reference.ops("aten.convolution_backward")
    assert [str(type) for type in op.result_types] == ["none", "tensor<4x3x3x3xf32>", "none"]


def test_names_of_inputs(reference: Any) -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.encoder = nn.Linear(4, 4)

        def forward(self, tokens: Tensor) -> Tensor:
            return self.encoder(tokens)

    run(reference, Model(), torch.randn(2, 4))
    names = [argument.name_hint for argument in function_of(reference).body.block.args]
    assert sorted(names) == ["encoder_bias", "encoder_weight", "tokens"]


def test_custom_operator_carries_its_schema(reference: Any) -> None:
    with torch.library._scoped_library("stepwell_test", "DEF") as library:
        library.define("scale(Tensor x, Tensor? y, float by, int[] dims=[1, 2]) -> Tensor")
        library.impl("scale", lambda x, y, by, dims=None: x * by, "CompositeExplicitAutograd")
        run(reference, lambda x: torch.ops.stepwell_test.scale(x, None, 0.5), torch.randn(3))
    (op,) = reference.ops("aten.call")
    assert op.schema.qualified_name == "stepwell_test::scale"
    given = arguments(op)
    assert given.pop("x") is op.operands[0]
    assert given == {"y": None, "by": 0.5, "dims": [1, 2]}


def test_custom_operator_that_writes(reference: Any) -> None:
    def increment(x: Tensor, by: Tensor) -> Tensor:
        x.add_(by)
        return x.sum()

    def program(x: Tensor, y: Tensor) -> Any:
        z = x * 2
        total = torch.ops.stepwell_test.increment(z, y)
        torch.ops.stepwell_test.increment(x[1:], y[1:])
        return z, total, x * 3

    with torch.library._scoped_library("stepwell_test", "DEF") as library:
        library.define("increment(Tensor(a!) x, Tensor by) -> Tensor")
        library.impl("increment", increment, "CompositeExplicitAutograd")
        torch.library.register_fake("stepwell_test::increment", lambda x, by: x.new_empty(()), lib=library)
        ours, theirs = (torch.arange(4.0), torch.ones(4)), (torch.arange(4.0), torch.ones(4))
        torch.testing.assert_close(run(reference, program, *ours), program(*theirs))
        torch.testing.assert_close(ours, theirs)
    (first, _) = reference.ops("aten.call")
    assert first.schema.qualified_name == "stepwell_functional::stepwell_test__increment"
