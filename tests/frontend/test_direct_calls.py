"""Graphs that are called without the wrapper functions of AOTAutograd, and those that are not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from stepwell.frontend import tracing
from stepwell.frontend.calling.direct_calls import DirectCall

X = torch.arange(12.0).reshape(3, 4)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[DirectCall]]:
    """The calls that are made without what AOTAutograd puts around them."""
    calls: list[DirectCall] = []

    class Noted(DirectCall):
        def __init__(self, around: Any, program: Any):
            super().__init__(around, program)
            calls.append(self)

    monkeypatch.setattr(tracing, "DirectCall", Noted)
    torch._dynamo.reset()
    yield calls
    torch._dynamo.reset()


def check(function: Callable[..., Any], *inputs: Any, **options: Any) -> None:
    """A program gives what eager does, in three calls."""
    program = torch.compile(function, backend="stepwell", **options)
    for _ in range(3):
        copies = [each.clone() if isinstance(each, Tensor) and not each.requires_grad else each for each in inputs]
        ours, expected = program(*inputs), function(*copies)
        torch.testing.assert_close(ours, expected)
        for mine, other in zip(inputs, copies, strict=True):
            torch.testing.assert_close(mine, other)


def test_a_function_without_effects(made: list[DirectCall]) -> None:
    check(lambda x, y: (x + y, (x @ y.t()).sum(1), 3, None), X, X)
    assert len(made) == 1


def test_sizes_that_vary(made: list[DirectCall]) -> None:
    check(lambda x, n: torch.cat([x * n, x.sum(0)[None]]), X, 5, dynamic=True)
    assert len(made) <= 1


def test_a_number_that_is_no_argument(made: list[DirectCall]) -> None:
    """Tracing makes a constant of what Dynamo took for any number."""
    check(lambda n: torch.triu_indices(n, 5, -1), 4, dynamic=True)


def test_conditions_as_numbers(made: list[DirectCall]) -> None:
    check(lambda n: ((X > 2) & (n > 2), X * (n > 4), torch.full((2,), n == 4), X.masked_fill(X > 2, n < 5)), 4,
          dynamic=True)


def test_results_have_no_gradient_where_eagers_have_none(made: list[DirectCall]) -> None:
    """With gradients on, products of torch would record what they do."""
    weight = torch.randn(4, 4, requires_grad=True)

    def run(x: Tensor, weight: Tensor) -> tuple[Tensor, ...]:
        return torch.mm(x, weight).detach(), torch.mm(x, weight).argmax(1)

    program = torch.compile(run, backend="stepwell")
    for _ in range(3):
        assert not any(each.requires_grad or each.grad_fn for each in program(X, weight))
        assert torch.is_grad_enabled()
    check(run, X, weight)
    assert made


def test_gradients_stay_on_after_an_error(made: list[DirectCall]) -> None:
    program = torch.compile(lambda x, i: x[i], backend="stepwell")
    program(X, torch.tensor([1])), program(X, torch.tensor([0]))
    with pytest.raises(IndexError):
        program(X, torch.tensor([7]))
    assert torch.is_grad_enabled() and len(made) == 1


@pytest.mark.parametrize("function", [
    lambda x: x[1:],
    lambda x: (x.t(), x + 1),
    lambda x: x,
    lambda x: ((y := x * 2), y[1:]),
    lambda x: (x * 2).t(),
], ids=["view", "view and more", "argument", "value and view", "view of a value"])
def test_results_that_share_memory(function: Callable[[Tensor], Any]) -> None:
    torch._dynamo.reset()
    program = torch.compile(function, backend="stepwell")
    for _ in range(3):
        ours, expected = program(X), function(X)
        torch.testing.assert_close(ours, expected)
        tuples = (each if isinstance(each, tuple) else (each,) for each in (ours, expected))
        for mine, other in zip(*tuples, strict=True):
            assert (mine.untyped_storage().data_ptr() == X.untyped_storage().data_ptr()) == \
                (other.untyped_storage().data_ptr() == X.untyped_storage().data_ptr())
            assert mine.stride() == other.stride()


def test_writes_that_autograd_must_hear_of(made: list[DirectCall]) -> None:
    def run(x: Tensor) -> Tensor:
        x.add_(1)
        return x * 2

    x = X.clone()
    program, before = torch.compile(run, backend="stepwell"), x._version
    for number in range(1, 4):
        torch.testing.assert_close(program(x), (X + number) * 2)
    assert x._version >= before + 3 and made == []


def test_one_tensor_given_twice(made: list[DirectCall]) -> None:
    check(lambda x, y: x * y + y, X, X)
    program = torch.compile(lambda x, y: x.mul_(2) + y, backend="stepwell")
    x = X.clone()
    torch.testing.assert_close(program(x, x), X * 4)


def test_mixed_precision(made: list[DirectCall]) -> None:
    def run(x: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            return torch.mm(x, x.t())

    check(run, X)
    program = torch.compile(lambda x: torch.mm(x, x.t()), backend="stepwell")
    with torch.autocast("cpu", torch.bfloat16):
        assert program(X).dtype == program(X).dtype == torch.bfloat16

    def without(x: Tensor) -> Tensor:
        with torch.autocast("cpu", enabled=False):
            return torch.mm(x * 2, x.t())

    program = torch.compile(without, backend="stepwell", options={"contractions": "library"})
    with torch.autocast("cpu", torch.bfloat16):
        for _ in range(3):
            torch.testing.assert_close(program(X), without(X))


def frames_of(call: Callable[[], Any]) -> list[str]:
    """The files of Stepwell whose functions a call enters, the second time and later."""
    root, entered = str(Path(tracing.__file__).parents[1]), []

    def enter(frame: Any, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(root) and frame.f_code.co_filename != __file__:
            entered.append(frame.f_code.co_filename)

    call()
    call()
    sys.setprofile(enter)
    try:
        call()
    finally:
        sys.setprofile(None)
    return [each for each in entered if "/.venv/" not in each]


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64])
def test_no_python_stands_between_guards_and_kernels(dtype: torch.dtype, dynamic: bool) -> None:
    torch._dynamo.reset()
    inputs = [torch.arange(20).reshape(4, 5).to(dtype) + i for i in range(4)]

    def run(a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> tuple[Tensor, Tensor]:
        return a * b + c, (d - a).sum(0)

    program = torch.compile(run, backend="stepwell", dynamic=dynamic)
    torch.testing.assert_close(program(*inputs), run(*inputs))
    assert len(frames_of(lambda: program(*inputs))) <= dynamic  # what brings sizes in order
    others = [each[:3].t().contiguous().t() for each in inputs]
    torch.testing.assert_close(program(*others), run(*others))


def test_operators_of_torch_are_called_with_gradients_off() -> None:
    """Such a program runs in Python, as one does that has to be told of gradients."""
    torch._dynamo.reset()
    program = torch.compile(lambda x: torch.linalg.inv(x) + 1, backend="stepwell")
    x = torch.eye(3)
    assert frames_of(lambda: program(x))
    torch.testing.assert_close(program(x), torch.linalg.inv(x) + 1)
