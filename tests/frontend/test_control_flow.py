"""`torch.cond` and its kind: functions of the module that run depending on values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_leaves

import stepwell
from stepwell.compiler.arguments import Arguments
from stepwell.compiler.cuda_graphs import obstacle

TARGETS = pytest.mark.parametrize("target", ["cpu", "triton-interpreter"])
X = torch.linspace(0.1, 1.5, 24).reshape(4, 6)


def check(program: Callable[..., Any], *calls: Sequence[Tensor], target: str = "cpu", dynamic: bool | None = None,
          check_semantics: bool = False) -> None:
    """Run a program compiled and not for each call, with gradients where arguments have them."""
    torch._dynamo.reset()
    compiled = torch.compile(program, backend="stepwell", fullgraph=True, dynamic=dynamic,
                             options={"target": target, "check_semantics": check_semantics})
    for arguments in calls:
        expected, found = program(*arguments), compiled(*arguments)
        torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-4)
        pairs = list(zip(tree_leaves(found), tree_leaves(expected), strict=True))
        assert all(not isinstance(want, Tensor) or got.stride() == want.stride() for got, want in pairs)
        if leaves := [argument for argument in arguments if argument.requires_grad]:
            gradients = [torch.autograd.grad(_sum(results), leaves) for results in (found, expected)]
            torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-3)


def _sum(results: Any) -> Tensor:
    floats = [each for each in tree_leaves(results) if isinstance(each, Tensor) and each.requires_grad]
    return torch.stack([each.float().square().sum() for each in floats]).sum()


def both_ways(program: Callable[..., Any], target: str = "cpu", *, gradients: bool = False, **options: Any) -> None:
    """Check a program with an argument whose sum is positive, and with one whose sum is negative."""
    check(program, *([x.clone().requires_grad_(gradients)] for x in (X, -X)), target=target, **options)


@TARGETS
def test_a_choice_and_its_gradients(target: str) -> None:
    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x.softmax(1) * 2, (x * 3,)).exp(), target,
              gradients=True, check_semantics=target == "cpu")


def test_choices_inside_of_choices() -> None:
    def inner(x: Tensor) -> Tensor:
        return torch.cond(x.max() > 1, lambda x: x.sin(), lambda x: x * 2, (x,))

    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x: inner(x) + 1, lambda x: inner(-x), (x,)), gradients=True)


def test_choices_in_a_loop_are_functions_once() -> None:
    def program(x: Tensor) -> Tensor:
        for _ in range(4):
            x = torch.cond(x.sum() > 0, lambda x: x.sin() - 0.4, lambda x: x.cos() + 1, (x,))
        return x

    both_ways(program)
    text = str(stepwell.capture(program, X))
    assert text.count("control.cond") == 4 and text.count("func.func private") == 2


def test_results_are_memory_of_their_own() -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return torch.cond(x.sum() > 0, lambda x: (x.clone(), x + 1, x[0] * 1, torch.ones(3)),
                          lambda x: (x.sin(), x.clone(), x.sum(0), torch.zeros(3)), (x,))

    both_ways(program)
    compiled = torch.compile(program, backend="stepwell")
    argument = X.clone()
    results = compiled(argument)
    assert len({each.untyped_storage().data_ptr() for each in (argument, *results)}) == 5


def test_operands_and_results_in_any_layout() -> None:
    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x, y: (x.sin(), y + 1), lambda x, y: (x + 1, y.exp()),
                                   (x.t() * 2, x.t())))


@TARGETS
def test_symbolic_sizes(target: str) -> None:
    def program(x: Tensor) -> Tensor:
        return torch.cond(x.sum() > 0, lambda x: x.sin() * x.shape[0],
                          lambda x: x.new_zeros(x.shape) + x.shape[1], (x,))

    both_ways(program, target, dynamic=True)


@pytest.mark.parametrize(("holds", "text"), [
    (lambda x: x.shape[0] > 3, "min(max(s"), (lambda x: x.shape[0] >= 5, "min("), (lambda x: x.shape[0] < 4, "min("),
    (lambda x: x.shape[0] <= 4, "min("), (lambda x: x.shape[0] != x.shape[1], "max("),
])
def test_conditions_on_sizes(holds: Callable[[Tensor], Any], text: str) -> None:
    def program(x: Tensor) -> Tensor:
        return torch.cond(holds(x), lambda x: x.sin(), lambda x: x + 1, (x,))

    compiled = torch.compile(program, backend="stepwell", dynamic=True)
    for rows in (2, 3, 4, 5, 6, 7):
        x = torch.randn(rows, 6)
        torch.testing.assert_close(compiled(x), x.sin() if holds(x) else x + 1)


def test_tensors_that_a_function_holds() -> None:
    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x: x + torch.tensor([1.0, 2, 3, 4, 5, 6]),
                                   lambda x: x * torch.tensor(2.0) - torch.tensor([3.0] * 6), (x,)))


@pytest.mark.parametrize(("target", "kind"), [("cpu", torch.bfloat16), ("triton-interpreter", torch.float32)])
def test_inside_of_a_model(target: str, kind: torch.dtype) -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.Linear(6, 6, dtype=kind), nn.Linear(6, 6, dtype=kind)
            self.norm = nn.LayerNorm(6, dtype=kind)
            self.register_buffer("calls", torch.zeros(()))

        def forward(self, x: Tensor) -> Tensor:
            self.calls += 1
            x = self.norm(x)
            y = torch.cond(x[0, 0] + x[3, 5] > self.calls * 0, lambda x: self.first(x).relu(),
                           lambda x: nn.functional.gelu(self.second(x)), (x,))
            return self.first(y)

    torch.manual_seed(0)
    model = Model()
    compiled = torch.compile(model, backend="stepwell", options={"target": target})
    for x in (X.to(kind), torch.cat([X[:, :3] * 9, X[:, 3:] - 5], 1).to(kind)):
        gradients: list[Sequence[Tensor]] = []
        for each in (model, compiled):
            result = each(x)
            gradients.append((result, *torch.autograd.grad(result.float().square().sum(), list(model.parameters()),
                                                           allow_unused=True, materialize_grads=True)))
        tolerance = 1e-4 if kind == torch.float32 else 0.05
        torch.testing.assert_close(*gradients, rtol=tolerance, atol=tolerance)
    assert model.calls == 4


def test_random_numbers_in_order() -> None:
    def program(x: Tensor) -> Tensor:
        x = nn.functional.dropout(x, 0.5)
        x = torch.cond(x.sum() > 0, lambda x: nn.functional.dropout(x, 0.3), lambda x: x + torch.rand(6), (x,))
        return nn.functional.dropout(x, 0.4)

    for x in (X, -X):
        results = []
        for each in (program, torch.compile(program, backend="stepwell")):
            torch.manual_seed(3)
            results.append(each(x))
        torch.testing.assert_close(*results)


def test_only_one_way_is_taken() -> None:
    """An index that is out of range in the other function does no harm."""
    rows = torch.tensor([0, 9])

    def program(x: Tensor, rows: Tensor) -> Tensor:
        return torch.cond(rows.max() < 4, lambda x, rows: x[rows] * 2, lambda x, rows: x[:2] + 1, (x, rows))

    check(program, [X, rows], [X, rows % 4])


def test_programs_that_choose_by_values_are_no_cuda_graphs() -> None:
    arguments = Arguments("forward", (), "cuda:0", None)
    assert obstacle((), arguments, "control.cond") == "control.cond waits for the GPU and chooses by values what runs"
    assert obstacle((), arguments) is None


def test_a_program_for_a_gpu_can_be_lowered() -> None:
    def program(x: Tensor) -> Tensor:
        return torch.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x.cos(), (x,))

    text = str(stepwell.lower(program, X, to="host", options=stepwell.CompileOptions(target="cuda")))
    assert "if " in text and "program_of_true_graph_0" in text and "stream = " in text
