"""The numerical check detects the possible errors of a compiled program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

from stepwell.benchmarks.programs import Example, Program
from stepwell.benchmarks.reference import CheckResult, check, compare

Backend = Callable[[torch.fx.GraphModule, Sequence[Any]], Callable[..., Any]]


def altering(change: Callable[[Tensor], Tensor]) -> Backend:
    """A backend that runs the graph in eager and changes its first output."""

    def backend(graph: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
        def run(*inputs: Any) -> Any:
            first, *others = graph(*inputs)
            return (change(first), *others)

        return run

    return backend


def check_sine(backend: Backend | str) -> CheckResult:
    return check(Program("sine", "basics", lambda: Example(torch.sin, (torch.randn(3, 5),))), backend)


def test_equal_program_passes() -> None:
    result = check_sine("eager")
    assert result.passed
    assert [comparison.name for comparison in result.comparisons] == [
        "output of call 1",
        "aliases of call 1",
        "output of call 2",
        "aliases of call 2",
        "inputs[0]",
    ]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda y: y + 1e-5, "output of call 1: error"),
        (lambda y: y.double(), "dtype torch.float64 where eager gives torch.float32"),
        (lambda y: y[:2], "shape (2, 5) where eager gives (3, 5)"),
        (lambda y: y.t().contiguous().t(), "strides (1, 3) where eager gives (5, 1)"),
        (lambda y: y.to("meta"), "device meta where eager gives cpu"),
        (lambda y: y / 0, "15 of 15 elements differ in what is infinite or NaN"),
    ],
    ids=["value", "dtype", "shape", "strides", "device", "infinity"],
)
def test_wrong_output_is_found(change: Callable[[Tensor], Tensor], complaint: str) -> None:
    result = check_sine(altering(change))
    assert not result.passed
    assert complaint in str(result)


def test_rounding_where_eager_is_exact_is_allowed() -> None:
    """Of six operations, in two calls: 2.4 units in the last place, where a single operation has one."""
    for steps, passes in ((0, False), (6, True)):
        def exact(x: Tensor, steps: int = steps) -> Tensor:
            for _ in range(steps):
                x = x * 2
            return x * 2

        program = Program("doubled", "basics", lambda run=exact: Example(run, (torch.ones(3, 5),)))
        assert check(program, altering(lambda y: y * (1 + 2.2 * torch.finfo(y.dtype).eps))).passed == passes


def test_buffer_handed_out_twice_is_found() -> None:
    kept: list[Tensor] = []

    def keep(y: Tensor) -> Tensor:
        kept[:] = kept or [y]
        return kept[0].copy_(y) if y is kept[0] else kept[0].add_(1)

    result = check_sine(altering(keep))
    assert [comparison.name for comparison in result.failures] == ["output of call 1", "output of call 2"]


def test_lost_write_to_an_input_is_found() -> None:
    def increment(x: Tensor) -> Tensor:
        return x.add_(1) * 2

    def backend(graph: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
        return lambda *inputs: graph(*(value.clone() for value in inputs))

    result = check(Program("increment", "basics", lambda: Example(increment, (torch.randn(3),))), backend)
    assert "inputs[0]" in [comparison.name for comparison in result.failures]


def test_wrong_gradient_is_found() -> None:
    def square(x: Tensor) -> Tensor:
        return x * x

    def build() -> Example:
        return Example(square, (torch.randn(3, requires_grad=True),), cotangents=(torch.ones(3),))

    program = Program("square", "basics", build, training=True)
    assert check(program, altering(lambda y: y + 0)).passed
    result = check(program, altering(lambda y: 2 * y - y.detach()))
    assert [comparison.name for comparison in result.failures] == ["gradient of inputs[0]"]


def test_second_compilation_of_a_dynamic_program_is_an_error() -> None:
    def shape_as_number(x: Tensor) -> Tensor:
        return x * int(x.shape[0]) if x.shape[0] > 4 else x

    def build() -> Example:
        return Example(shape_as_number, (torch.randn(5),), ((torch.randn(3),),))

    with pytest.raises(torch._dynamo.exc.RecompileError):
        check(Program("branch", "basics", build, dynamic=True), "eager")


def test_rounding_is_forgiven_up_to_four_times_eagers() -> None:
    reference = torch.tensor([1.0, -2.0], dtype=torch.float64)
    eager = reference.float() + 1e-5
    assert compare("y", reference.float() + 3.9e-5, eager, reference).passed
    assert not compare("y", reference.float() + 4.2e-5, eager, reference).passed


def test_integers_and_special_values_are_compared_exactly() -> None:
    whole = torch.tensor([1, 2, 3])
    assert compare("y", whole, whole.clone(), whole).passed
    assert not compare("y", whole + (whole == 2), whole, whole).passed
    special = torch.tensor([float("nan"), float("inf"), 1.0])
    assert compare("y", special, special.clone(), special.double()).passed
    assert not compare("y", -special, special, special.double()).passed
    assert compare("y", None, None, None).passed
    assert not compare("y", 1, 1.0, 1.0).passed


def test_layout_without_meaning_is_not_compared() -> None:
    row = torch.randn(1, 4)
    assert compare("y", row.as_strided((1, 4), (9, 1)), row, row.double()).passed
    empty = torch.empty(0, 4)
    assert compare("y", torch.empty(4, 0).t(), empty, empty.double()).passed
