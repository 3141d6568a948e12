"""Equal calls of a traced graph are merged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule
from torch.fx.experimental.proxy_tensor import make_fx

from stepwell.frontend.transformations.common_subexpressions import merge_equal_calls


def merged(function: Callable[..., Any]) -> tuple[GraphModule, int]:
    """The traced function after merging, and how many calls that took away."""
    traced = make_fx(function, tracing_mode="fake")(torch.arange(6.0).reshape(2, 3))
    before = len(traced.graph.nodes)
    merge_equal_calls(traced.graph)
    traced.graph.lint()
    traced.recompile()
    return traced, before - len(traced.graph.nodes)


def test_equal_calls_become_one_with_what_uses_them() -> None:
    def program(x: Tensor) -> Tensor:
        return x.exp().sum(1, keepdim=True) + x.exp().sum(1, keepdim=True) * x

    traced, gone = merged(program)
    x = torch.rand(2, 3)
    assert gone == 2 and torch.equal(traced(x), program(x))


def test_results_of_one_call_stay_apart() -> None:
    traced, gone = merged(lambda x: (x.max(1)[0] + x.max(1)[0] + x.max(1)[1]).exp())
    assert gone == 6  # of two of the three calls, each with two results
    x = torch.rand(2, 3)
    values, indices = x.max(1)
    assert torch.equal(traced(x), (values + values + indices).exp())


def test_numbers_that_differ_in_type_or_sign_differ() -> None:
    assert merged(lambda x: (x * 0.0) / (x * -0.0))[1] == 0
    assert merged(lambda x: (x + 1) * (x + 1.0))[1] == 0
    assert merged(lambda x: (x + 1.0) * (x + 1.0))[1] == 1


def test_outputs_stay_tensors_of_their_own() -> None:
    assert merged(lambda x: (x.exp(), x.exp()))[1] == 0
    assert merged(lambda x: (x.exp().view(6), x.exp()))[1] == 0


def test_random_numbers_and_empty_tensors_are_drawn_each_time() -> None:
    assert merged(lambda x: torch.rand_like(x) - torch.rand_like(x))[1] == 0
    assert merged(lambda x: torch.empty_like(x) - torch.empty_like(x))[1] == 0


def test_a_write_comes_between() -> None:
    def program(x: Tensor) -> Tensor:
        before = x.exp()
        x.add_(1)
        return before - x.exp()

    assert merged(program)[1] == 0
