"""`torch.cond` and other higher-order operators: functions of the module that run depending on values."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._dynamo.exc import BackendCompilerFailed
from torch._higher_order_ops import scan, while_loop
from torch._higher_order_ops.map import map as map_rows
from torch.utils._pytree import tree_leaves

import stepwell
from stepwell.compiler.arguments import Arguments
from stepwell.compiler.cuda_graphs import obstacle, obstacle_in

NOT_BEFORE_213 = pytest.mark.skipif(torch.__version__ < "2.13", reason="older versions of torch refuse the program")
TARGETS = pytest.mark.parametrize("target", ["cpu", "triton-interpreter"])
X = torch.linspace(0.1, 1.5, 24).reshape(4, 6)
W = torch.linspace(-0.4, 0.5, 36).reshape(6, 6)


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


def test_results_and_gradients_that_are_expanded() -> None:
    """A function writes each element, though one in memory would do."""
    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x: (x.sum() * 1).expand(3), lambda x: (x.max() * 1).expand(3),
                                   (x,)))
    check(lambda x: map_rows(lambda y: y.sum().expand(2), x).sum(), [X.clone().requires_grad_()])


def test_operands_and_results_in_any_layout() -> None:
    both_ways(lambda x: torch.cond(x.sum() > 0, lambda x, y: (x.sin(), y + 1), lambda x, y: (x + 1, y.exp()),
                                   (x.t() * 2, x.t())))
    square = X[:, :4].contiguous()  # its strides are symbols from the second call on, its sizes are not
    check(lambda x: torch.cond(x.sum() > 0, lambda x: (x.sin(), x + 1), lambda x: (x.cos(), x * 2), (x,)),
          [square], [square.t()], [-square.t()])


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


@pytest.mark.parametrize("kind", [torch.float32, torch.bfloat16])
def test_inside_of_a_model(kind: torch.dtype) -> None:
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
    compiled = torch.compile(model, backend="stepwell")
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
        for each in (program, torch.compile(program, backend="stepwell", options={"fallback_random": True})):
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
    reason = "control.cond waits for the GPU and chooses by values what runs"
    assert obstacle_in(stepwell.capture(lambda p, x: torch.cond(p, torch.sin, torch.cos, (x,)), torch.tensor(True), X)
                       ) == reason
    assert obstacle_in(stepwell.capture(torch.sin, X)) == ""
    arguments = Arguments("forward", (), "cuda:0", None)
    assert obstacle((), arguments, reason) == reason
    assert obstacle((), arguments) is None


def test_a_program_for_a_gpu_can_be_lowered() -> None:
    def program(x: Tensor) -> Tensor:
        return torch.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x.cos(), (x,))

    text = str(stepwell.lower(program, X, to="host", options=stepwell.CompileOptions(target="cuda")))
    assert "if " in text and "program_of_true_graph_0" in text and "stream = " in text


@TARGETS
def test_a_loop_until_values_say_so(target: str) -> None:
    def program(x: Tensor, w: Tensor) -> tuple[Tensor, ...]:
        count, y = while_loop(lambda n, y: y.abs().sum() > 1, lambda n, y: (n + 1, (y * 0.5 + w * 0.01).t().t()),
                              (torch.zeros((), dtype=torch.int64), x * 2))
        return count, y.softmax(1), y

    check(program, [X, X], [-X * 9, X], [X * 0, X], target=target)


def test_loops_inside_of_loops_and_choices() -> None:
    def inner(count: Tensor, x: Tensor) -> Tensor:
        return while_loop(lambda n, y: n < count, lambda n, y: (n + 1, y.cos() + 1), (torch.tensor(0), x))[1]

    def program(x: Tensor) -> Tensor:
        return while_loop(lambda n, y: n < 3, lambda n, y: (n + 1, torch.cond(
            y.sum() > 0, lambda n, y: inner(n, y - 3), lambda n, y: y + 2, (n, y))), (torch.tensor(0), x))[1]

    both_ways(program)


def test_a_loop_carries_numbers_and_any_layout() -> None:
    def program(x: Tensor, w: Tensor) -> tuple[int, Tensor, Tensor]:
        count, y = while_loop(lambda n, y: n < x.shape[0] + 1, lambda n, y: (n + 1, y.sin() + w[n % 3] * n),
                              (1, (x * 2).t()))
        return count, y, x

    check(program, [X, torch.randn(3, 1)])
    check(program, [X, torch.randn(3, 1)], [X[1:], torch.randn(3, 1)], dynamic=True)


def test_a_loop_that_does_not_run_gives_copies() -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return while_loop(lambda x: x.sum() > 1e9, lambda x: (x + 1,), (x,))

    compiled = torch.compile(program, backend="stepwell")
    argument = X.clone()
    [result] = compiled(argument)
    torch.testing.assert_close(result, X)
    assert result.data_ptr() != argument.data_ptr()


def test_parameters_and_buffers_in_a_loop() -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(6, 6)
            self.register_buffer("seen", torch.zeros(6))

        def forward(self, x: Tensor) -> Tensor:
            self.seen += x.sum(0)
            _, y = while_loop(lambda n, y: n < 4, lambda n, y: (n + 1, self.linear(y).tanh() + self.seen),
                              (torch.tensor(0), x.exp()))
            return self.linear(y)

    torch.manual_seed(0)
    one = Model().requires_grad_(False)
    other = copy.deepcopy(one)
    compiled = torch.compile(other, backend="stepwell")
    for x in (X, -X):
        torch.testing.assert_close(compiled(x), one(x))
    torch.testing.assert_close(other.seen, one.seen)


@NOT_BEFORE_213
@TARGETS
def test_scans_with_gradients(target: str) -> None:
    def cell(state: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        state = (state @ W + x).tanh()
        return state, state * 2

    check(lambda x, h: scan(cell, h, x.exp(), dim=0), [torch.randn(5, 3, 6, requires_grad=True), X[:3].clone()],
          target=target)


def test_scans_along_any_dimension() -> None:
    def program(x: Tensor) -> Any:
        return scan(lambda c, y: (c + y[0].sin(), {"a": c * y[0], "b": y[1].t().exp()}), x.new_zeros(2, 3),
                    (x, x * 2), dim=1, reverse=True)

    check(program, [torch.randn(2, 5, 3)], [torch.randn(2, 4, 3)], dynamic=True)


def test_map_with_gradients() -> None:
    def row(x: tuple[Tensor, Tensor], w: Tensor) -> tuple[Tensor, Tensor]:
        return (x[0].sin() * w).softmax(0), x[1].sum() + w[0]

    check(lambda x, w: map_rows(row, (x, x + 1), w),
          [X.clone().requires_grad_(), torch.randn(6, requires_grad=True)])


def test_maps_and_scans_do_not_grow_with_their_length() -> None:
    text = str(stepwell.lower(lambda x: map_rows(lambda r: r.softmax(0), x), torch.randn(500, 6), to="loop"))
    assert text.count("loop.kernel") == 1 and text.count("control.scan") == 1


def test_half_precision_in_a_loop() -> None:
    def program(x: Tensor) -> tuple[Tensor, Tensor]:
        return scan(lambda c, y: (c * 2, y * c), x[0] * 0 + 1, x, dim=0)

    check(program, [X.bfloat16()])


def test_random_numbers_in_a_loop() -> None:
    def program(x: Tensor) -> Tensor:
        x = nn.functional.dropout(x, 0.5)
        return map_rows(lambda r: nn.functional.dropout(r, 0.5) + torch.rand(6), x) + torch.rand(6)

    compiled = torch.compile(program, backend="stepwell", options={"fallback_random": True})
    for _ in range(2):
        results = []
        for each in (program, compiled):
            torch.manual_seed(3)
            results.append(each(X))
        torch.testing.assert_close(*results)


def test_what_a_loop_counts_is_a_number_for_other_operators() -> None:
    def program(x: Tensor) -> Tensor:
        count, y = while_loop(lambda n, y: n < 3, lambda n, y: (n + 1, y.sin()), (0, x))
        return y * count

    torch.testing.assert_close(torch.compile(program, backend="stepwell", fullgraph=True)(X), program(X))


GPU = stepwell.CompileOptions(target="cuda")


def test_counters_on_the_cpu_stay_there() -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return while_loop(lambda n, y: n < 5, lambda n, y: (n + 1, y.sin()), (torch.tensor(0, device="cpu"), x))

    text = str(stepwell.lower(program, X, to="prim", options=GPU))
    assert 'aten.full {size = [], fill_value = 0, dtype = i64, device = "cpu"}' in text
    assert 'aten.clone' in text and '(%arg0: tensor<i64> {stepwell.device = "cpu"}, %arg1: tensor<4x6xf32>)' in text
    assert str(stepwell.lower(program, X, to="host", options=GPU)).count("empty_strided(") == 2


@pytest.mark.parametrize(("program", "what"), [
    (lambda x: while_loop(lambda n, y: n[0] < 5, lambda n, y: (n + 1, y.sin()), (torch.zeros(2, device="cpu"), x)),
     "while_loop"),
    (lambda x: map_rows(lambda n, x: n + 1, torch.zeros(2, device="cpu"), x), "map_impl"),
    (lambda x: torch.cond(x.sum() > 0, lambda x: (x - 1, torch.ones(2, device="cpu")),
                          lambda x: (x + 1, torch.zeros(2, device="cpu")), (x,)), "cond"),
])
def test_tensors_on_the_cpu_beside_a_gpu(program: Callable[..., Any], what: str) -> None:
    with pytest.raises(Exception, match=f"'{what}' on cuda:0 carries or returns a tensor on cpu"):
        stepwell.lower(program, X, to="prim", options=GPU)


@NOT_BEFORE_213
def test_functions_that_write_into_arguments() -> None:
    def program(x: Tensor, state: Tensor) -> Tensor:
        return torch.cond(x.sum() > 0, lambda x, s: s.add_(1) + x, lambda x, s: x - s, (x, state))

    with torch.no_grad(), pytest.raises(BackendCompilerFailed, match="writes into a tensor that it is given"):
        torch.compile(program, backend="stepwell", fullgraph=True)(X, torch.zeros(6))
