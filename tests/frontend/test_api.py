"""`stepwell.capture`, `stepwell.lower` and `stepwell.compile_module` and their results."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import stepwell
from stepwell.ir.errors import OptionError, UnsupportedError
from stepwell.ir.text import print_module


def program(x: Tensor, weight: Tensor, scale: float = 2.0) -> Tensor:
    return F.layer_norm(x @ weight, (8,)).relu() * scale


def test_capture() -> None:
    module = stepwell.capture(program, torch.randn(4, 8), torch.randn(8, 8), scale=0.5)
    text = print_module(module)
    assert "func.func @forward(%x: tensor<4x8xf32>, %weight: tensor<8x8xf32>) -> tensor<4x8xf32>" in text
    assert [op.name for op in module.walk() if op.name.startswith("aten.")] == [
        "aten.mm", "aten.native_layer_norm", "aten.relu", "aten.mul.Scalar"]


def test_arguments_come_in_the_order_of_the_call() -> None:
    def last_first(x: Tensor, pair: list[Tensor], z: Tensor) -> Tensor:
        return F.linear(z, inner.weight) - pair[1] / x + pair[0]

    inner = nn.Linear(3, 3)
    x, y, z, u = (torch.rand(3) for _ in range(4))
    module = stepwell.capture(last_first, x, [y, z], z=u)
    function = next(iter(module.ops))
    names = [argument.name_hint for argument in function.body.block.args]
    assert names[:4] == ["x", "pair", "pair", "z"] and "weight" in names[4]
    (result,) = stepwell.compile_module(module)(x, y, z, u, inner.weight)
    torch.testing.assert_close(result, last_first(x, [y, z], u))


def test_arguments_of_symbolic_sizes_come_after_the_sizes() -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        return y.sum(0) - x

    x, y = torch.rand(4), torch.rand(5, 4)
    torch._dynamo.mark_dynamic(y, 0)
    module = stepwell.capture(program, x, y)
    (result,) = stepwell.compile_module(module)(5, x, y)
    torch.testing.assert_close(result, program(x, y))


def test_capture_of_a_module_with_symbolic_sizes() -> None:
    module = stepwell.capture(nn.Linear(8, 3), torch.randn(4, 8), dynamic=True)
    assert "shape.symbol" in print_module(module)
    x = torch.randn(4, 8)
    torch._dynamo.mark_dynamic(x, 0)
    text = print_module(stepwell.capture(torch.sin, x))
    assert "tensor<?x8xf32" in text


def test_capture_leaves_the_program_as_it_was() -> None:
    def writes(x: Tensor) -> Tensor:
        return x.add_(1)

    x = torch.zeros(3)
    stepwell.capture(writes, x)
    assert x.sum() == 0
    entries = torch._dynamo.eval_frame._debug_get_cache_entry_list(writes.__code__)
    assert not entries


def test_capture_twice_gives_equal_modules() -> None:
    arguments = torch.randn(4, 8), torch.randn(8, 8)
    first, second = (stepwell.capture(program, *arguments) for _ in range(2))
    assert print_module(first, locations=True) == print_module(second, locations=True)


def test_capture_does_not_depend_on_earlier_shapes() -> None:
    def sine(x: Tensor) -> Tensor:
        return x.sin()

    for size in (3, 4, 5):
        torch.compile(sine, backend="eager")(torch.randn(size))
        assert f"tensor<{size}xf32>" in print_module(stepwell.capture(sine, torch.randn(size)))


def test_capture_of_a_program_with_a_graph_break() -> None:
    def breaks(x: Tensor) -> Tensor:
        torch._dynamo.graph_break()
        return x + 1

    with pytest.raises(torch._dynamo.exc.Unsupported):
        stepwell.capture(breaks, torch.randn(3))


def test_capture_of_a_program_without_tensors() -> None:
    with pytest.raises(UnsupportedError, match="no tensor operation"):
        stepwell.capture(lambda x: x, 3)


@pytest.mark.parametrize(
    "level, what",
    [("aten", "aten.relu"), ("prim", "prim.maximum"), ("loop", "loop.kernel"), ("cpp", 'extern "C"'),
     ("host", "def forward(x, weight)"), ("triton", "triton.func"), ("triton-python", "@triton.jit")],
)
def test_lower(level: str, what: str) -> None:
    lowered = stepwell.lower(program, torch.randn(4, 8), torch.randn(8, 8), to=level)
    assert what in (lowered if isinstance(lowered, str) else print_module(lowered))


def test_lower_to_an_unknown_level() -> None:
    with pytest.raises(OptionError, match=r"unknown level 'prims'; did you mean 'prim'\?"):
        stepwell.lower(torch.sin, torch.ones(3), to="prims")


def test_compile_what_was_captured() -> None:
    x, weight = torch.randn(4, 8), torch.randn(8, 8)
    compiled = stepwell.compile_module(stepwell.capture(program, x, weight))
    torch.testing.assert_close(compiled(x, weight)[0], program(x, weight))
