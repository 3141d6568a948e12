"""Training steps with Stepwell's own autograd nodes, and those that keep the nodes of AOTAutograd."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._dynamo import compiled_autograd

from stepwell.frontend import tracing
from stepwell.frontend.calling.native_autograd import NativeAutograd


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[NativeAutograd]]:
    """The differentiable programs that are called."""
    calls: list[NativeAutograd] = []

    class Noted(NativeAutograd):
        def __init__(self, around: Any):
            super().__init__(around)
            calls.append(self)

    monkeypatch.setattr(tracing, "NativeAutograd", Noted)
    torch._dynamo.reset()
    yield calls
    torch._dynamo.reset()


def x(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).requires_grad_()


def gradients(run: Callable[..., Any], inputs: tuple[Any, ...], loss: Callable[..., Tensor]) -> list[Any]:
    """What a step returns, and the gradients of its inputs."""
    for each in inputs:
        if isinstance(each, Tensor):
            each.grad = None
    results = run(*inputs)
    loss(*(results if isinstance(results, tuple) else (results,))).backward()
    return [results, *(each.grad for each in inputs if isinstance(each, Tensor))]


def weighted(*results: Any) -> Tensor:
    """A loss whose gradients are laid out in rows and differ from each other."""
    numbers = (each for each in results if isinstance(each, Tensor) and each.requires_grad)
    return torch.stack([(each * torch.arange(each.numel()).view(each.shape)).sum() for each in numbers]).sum()


def check(function: Callable[..., Any], *inputs: Any, loss: Callable[..., Tensor] = weighted, **options: Any) -> None:
    """A program gives what eager does, in three steps."""
    program = torch.compile(function, backend="stepwell", **options)
    for _ in range(3):
        torch.testing.assert_close(gradients(program, inputs, loss), gradients(function, inputs, loss))


@pytest.mark.parametrize("function", [
    lambda a, b: a * b.sin(),
    lambda a, b: (a @ b.t(), (a > 0, 3, None), b.exp()),
    lambda a, b: (a.sum(0).detach(), F.softmax(a * b, -1)),
    lambda a, b: F.linear(a.view(1, 3, 4), b),
    lambda a, b: a.t() + b.t(),
], ids=["one result", "several", "one without a gradient", "rows of a product", "columns"])
def test_steps_are_eagers(function: Callable[..., Any], made: list[NativeAutograd]) -> None:
    def flat(a: Tensor, b: Tensor) -> Any:
        results = function(a, b)
        return tuple(torch.utils._pytree.tree_leaves(results)) if isinstance(results, tuple) else results

    check(flat, x(3, 4), x(3, 4, seed=1))
    assert [each._node is not None for each in made] == [True]


def test_results_that_nothing_is_made_of(made: list[NativeAutograd]) -> None:
    check(lambda a: (a.sin(), a.cos()), x(5), loss=lambda sine, cosine: (cosine * torch.arange(5)).sum())
    assert made[0]._node


def test_gradients_of_other_layouts(made: list[NativeAutograd]) -> None:
    check(lambda a: a.sin(), x(3, 4), loss=lambda y: y.sum())
    check(lambda a: a.sin(), x(3, 4), loss=lambda y: (y.t() * torch.arange(12.0).view(4, 3)).sum())
    check(lambda a: a.t().sin(), x(3, 4), loss=lambda y: (y * torch.arange(12.0).view(4, 3)).sum())
    check(lambda a: a.sin(), x(2, 3, 4, 4).detach().to(memory_format=torch.channels_last).requires_grad_(),
          loss=lambda y: y.mean())
    assert all(each._node for each in made)


def test_gradients_of_other_layouts_are_laid_out_without_AOTAutograd(
        made: list[NativeAutograd], monkeypatch: pytest.MonkeyPatch) -> None:
    program, a = torch.compile(lambda a: a.sin(), backend="stepwell"), x(3, 4)
    program(a).sum().backward()
    monkeypatch.setattr(made[0]._node.__mro__[1], "backward", None)
    a.grad = None
    program(a).sum().backward()
    torch.testing.assert_close(a.grad, a.cos())


def test_sizes_that_vary(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a, b: F.layer_norm(a, a.shape[1:]) * b, backend="stepwell", dynamic=True)
    for rows in (2, 5, 7, 5):
        inputs = (x(rows, 6), x(rows, 6, seed=1))
        torch.testing.assert_close(
            gradients(program, inputs, weighted),
            gradients(lambda a, b: F.layer_norm(a, a.shape[1:]) * b, inputs, weighted))


def test_modules_and_their_parameters(made: list[NativeAutograd]) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.GELU(), nn.Flatten(), nn.LazyLinear(5))
    model(torch.randn(2, 3, 6, 6))
    model[0].bias.requires_grad_(False)
    twin = copy.deepcopy(model)
    program = torch.compile(model, backend="stepwell")
    for step in range(3):
        images = x(2, 3, 6, 6, seed=step).detach()
        program(images).square().sum().backward()
        twin(images).square().sum().backward()
        for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
            torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(model.state_dict(), twin.state_dict())
    assert made[0]._node


def test_a_second_way_back(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a: a.sin() * a, backend="stepwell")
    a = x(4)
    for _ in range(3):
        a.grad = None
        y = program(a).sum()
        y.backward(retain_graph=True)
        first = a.grad.clone()
        y.backward()
        torch.testing.assert_close(a.grad, 2 * first)
        with pytest.raises(RuntimeError, match="second time"):
            y.backward()
    assert made[0]._node


def test_gradients_of_gradients_are_refused(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a: a.sin() * a, backend="stepwell")
    a = x(4)
    for _ in range(3):
        (first,) = torch.autograd.grad(program(a).sum(), a, create_graph=True)
        torch.testing.assert_close(first, a.cos() * a + a.sin())
        with pytest.raises(RuntimeError, match="double backward"):
            first.sum().backward()
    assert made[0]._node


def test_what_is_kept_must_not_be_written(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a, b: a * b, backend="stepwell")
    for _ in range(3):
        a, b = x(4), x(4, seed=1).detach()
        y = program(a, b)
        b.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            y.sum().backward()
    assert made[0]._node


def test_what_is_kept_is_freed(made: list[NativeAutograd]) -> None:
    import weakref

    program = torch.compile(lambda a, b: a * b, backend="stepwell")
    for _ in range(3):
        a, b = x(4), x(4, seed=1).detach()
        y = program(a, b)
        alive = weakref.ref(b)
        del b
        assert alive() is not None
        y.sum().backward()
        assert alive() is None
    assert made[0]._node


def test_hooks_of_what_is_kept(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a: a.sin().exp(), backend="stepwell")
    a = x(4)
    program(a), program(a)
    packed: list[Tensor] = []

    def pack(value: Tensor) -> Tensor:
        packed.append(value)
        return value + 0

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda value: value):
        y = program(a)
    y.sum().backward()
    assert packed
    torch.testing.assert_close(a.grad, a.cos() * a.sin().exp())


def test_gradients_inside_of_no_gradients(made: list[NativeAutograd]) -> None:
    def function(a: Tensor) -> Tensor:
        with torch.enable_grad():
            return a.sin()

    program, a = torch.compile(function, backend="stepwell"), x(4)
    with torch.no_grad():
        for _ in range(3):
            y = program(a)
            assert y.requires_grad and not torch.is_grad_enabled()
    y.sum().backward()
    torch.testing.assert_close(a.grad, a.cos())


def test_gradients_stay_as_they_were_after_an_error(made: list[NativeAutograd]) -> None:
    program = torch.compile(lambda a, i: a.sin()[i], backend="stepwell")
    a = x(4)
    program(a, torch.tensor([1])), program(a, torch.tensor([0]))
    with pytest.raises(IndexError):
        program(a, torch.tensor([7]))
    assert torch.is_grad_enabled() and made[0]._node


def test_repeatable_algorithms_that_were_not_asked_for(made: list[NativeAutograd]) -> None:
    program, a = torch.compile(lambda a: a.sin(), backend="stepwell"), x(4)
    program(a).sum().backward()
    y = program(a)
    torch.use_deterministic_algorithms(True)
    try:
        with pytest.raises(RuntimeError, match="deterministic"):
            y.sum().backward()
    finally:
        torch.use_deterministic_algorithms(False)


def test_a_way_back_that_is_compiled_again(made: list[NativeAutograd]) -> None:
    program, a = torch.compile(lambda a: a.sin() * 2, backend="stepwell"), x(4)
    program(a).sum().backward(), program(a).sum().backward()
    assert made[0]._node
    a.grad = None
    with compiled_autograd._enable(torch.compile(backend="eager")):
        program(a).sum().backward()
    torch.testing.assert_close(a.grad, 2 * a.cos())


def test_a_way_back_inside_of_a_function_that_is_compiled_in_parts(made: list[NativeAutograd]) -> None:
    inner = torch.compile(lambda a: a.sin() * 2, backend="stepwell")
    a = x(4)

    def step() -> None:
        y = inner(a)
        torch._dynamo.graph_break()
        y.sum().backward()

    outer = torch.compile(step, backend="stepwell")
    for _ in range(3):
        a.grad = None
        outer()
        torch.testing.assert_close(a.grad, 2 * a.cos())


def test_one_input_given_twice(made: list[NativeAutograd]) -> None:
    a = x(4)
    check(lambda a, b: a.sin() * b, a, a)


def test_views_of_inputs_stay_AOTAutograds(made: list[NativeAutograd]) -> None:
    check(lambda a: (a[1:], a + 1), x(4))
    assert [each._node for each in made] == [None]


def test_inputs_that_must_get_no_gradient_stay_AOTAutograds(made: list[NativeAutograd]) -> None:
    """Otherwise the way back would go on into what such an input was made of, a second time."""
    program, a, b = torch.compile(lambda a, b: a.sin() + b.detach(), backend="stepwell"), x(4), x(4, seed=1)
    made_of_b = b.exp()
    for _ in range(3):
        a.grad = None
        program(a, made_of_b).sum().backward()
        torch.testing.assert_close(a.grad, a.cos())
    made_of_b.sum().backward()
    assert [each._node for each in made] == [None]


def test_mixed_precision(made: list[NativeAutograd]) -> None:
    program, a, b = torch.compile(lambda a, b: a @ b, backend="stepwell"), x(4, 4), x(4, 4, seed=1)
    for _ in range(3):
        with torch.autocast("cpu", torch.bfloat16):
            y = program(a, b)
            expected = a @ b
        assert y.dtype == torch.bfloat16
        torch.testing.assert_close(y, expected)
        y.sum().backward()
    assert [each._node for each in made] == [None]
