"""Operators of torch in programs that are called without Python."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest
import torch
from torch import Tensor
from torch._higher_order_ops.scan import scan
from torch.autograd.profiler import profile
from torch.nn import functional
from torch.utils._python_dispatch import TorchDispatchMode

from stepwell.codegen.runtime.launcher.tensor_calls import TensorCalls

pytestmark = pytest.mark.skipif(torch.__version__ < "2.13", reason="before PyTorch 2.13 such programs call from Python")


@pytest.fixture(autouse=True)
def operators(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The calls of operators in the programs that are called without Python."""
    found: list[str] = []
    bind = TensorCalls.bind

    def noted(self: TensorCalls, *arguments: object, **options: object) -> object:
        found.extend(options["operators"])  # type: ignore[arg-type]
        return bind(self, *arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(TensorCalls, "bind", noted)
    torch._dynamo.reset()
    yield found
    torch._dynamo.reset()


def test_results_and_gradients(operators: list[str]) -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        values, places = (x * 2).sort(dim=0)
        return values, values.t(), values[1:], places, torch.fft.fft(x + 1).real

    program = torch.compile(function, backend="stepwell")
    x = torch.randn(5, 4)
    program(x)
    given = program(x)
    torch.testing.assert_close(given, function(x))
    assert given[0].untyped_storage().data_ptr() == given[1].untyped_storage().data_ptr()
    with torch.no_grad():
        assert not program(x.requires_grad_())[0].requires_grad
    assert any("aten.sort" in each for each in operators)


def test_an_operator_without_a_function(operators: list[str]) -> None:
    """Libtorch has C functions for some of the operators that take numbers; Python calls the others."""
    def function(x: Tensor) -> tuple[Tensor, Tensor]:
        return functional.pad(x, (0, -x.shape[1] % 8)), x * 2

    ours, theirs = (torch.ones(6, 5, requires_grad=True) for _ in range(2))
    for program, x in ((torch.compile(function, backend="stepwell", dynamic=True), ours), (function, theirs)):
        sum(each.sum() for each in program(x)).backward()
    assert torch.equal(ours.grad, theirs.grad)
    assert any("constant_pad_nd" in each for each in operators)


def test_errors_are_those_of_eager(operators: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """Of an operator that libtorch's dispatcher calls, and of one that has a function."""
    def function(x: Tensor) -> tuple[Tensor, Tensor]:
        return torch.linalg.cholesky(x * 2) + 1, torch.histc(x + 1, 4)

    program = torch.compile(function, backend="stepwell")
    program(torch.eye(3))
    capfd.readouterr()
    for x in (-torch.eye(3), torch.diag(torch.tensor([1, 1, float("inf")]))):
        with pytest.raises(RuntimeError) as expected:
            function(x)
        with pytest.raises(type(expected.value)) as given:
            program(x)
        assert str(given.value) == str(expected.value)
    assert capfd.readouterr().err == ""
    assert [each.split("(")[0].rsplit(".", 2)[1] for each in operators] == [
        "linalg_cholesky_ex", "_linalg_check_errors", "histc"]


class Seen(TorchDispatchMode):
    """The operators that are called."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, function, types, arguments=(), options=None):  # type: ignore[no-untyped-def]
        self.names.append(str(function))
        return function(*arguments, **(options or {}))


def test_a_mode_sees_the_operators() -> None:
    program = torch.compile(lambda x: (x + 1).sort().values * 2, backend="stepwell")
    x = torch.randn(8)
    expected = program(x)
    with Seen() as seen:
        torch.testing.assert_close(program(x), expected)
    assert "aten.sort.default" in seen.names


def test_loops_seeds_and_copies(operators: list[str]) -> None:
    """In C++ as in Python, which runs while torch's profiler is active."""
    def function(x: Tensor, kept: Tensor) -> tuple[Tensor, ...]:
        last, rows = scan(lambda c, row: (c / 2 + row, (c + row).sort()[0]), x[0] * 0, x)
        before = kept + 0
        kept.copy_(x[:, 1:])
        chosen = torch.cond(last.sum() > 0, lambda x: (x.sin(), x[:0] * 2), lambda x: (x.topk(6)[0], x[:0] * 3), (x,))
        return last, rows, before, functional.dropout(x), *chosen

    x, kept = torch.randn(60, 6), torch.randn(5, 60).t()
    program = torch.compile(function, backend="stepwell")
    program(x, kept.clone(memory_format=torch.preserve_format))
    for given in (x.abs(), -x.abs()):
        results = []
        for context in (nullcontext(), profile()):
            torch.manual_seed(3)
            written = kept.clone(memory_format=torch.preserve_format)
            with context:
                results.append((*program(given, written), written))
        torch.testing.assert_close(results[0], results[1], rtol=0, atol=0)
        assert [each.stride() for each in results[0]] == [each.stride() for each in results[1]]
        torch.testing.assert_close(results[0][:2], function(given, kept.clone())[:2])
    assert all(any(name in each for each in operators) for name in ("aten.sort", "aten.topk", "torch.randint"))
