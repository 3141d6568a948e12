"""Assumptions of a program that a later input can violate are checked at run time: it raises the error of eager, and
reads no memory out of bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo.decorators import mark_unbacked


@pytest.fixture(autouse=True)
def captured_sizes(fresh: None) -> Iterator[None]:
    """Operators whose results have sizes that depend on values are parts of graphs."""
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True):
        yield


@pytest.fixture(scope="module")
def lie() -> Iterator[Callable[[Tensor], Tensor]]:
    """A custom operator that promises four elements."""
    library = torch.library.Library("stepwell_checks", "DEF")
    library.define("positive(Tensor x) -> Tensor")
    library.impl("positive", lambda x: x[x > 0].clone(), "CPU")
    torch.library.register_fake("stepwell_checks::positive", lambda x: x.new_empty(4), lib=library)
    yield lambda x: torch.ops.stepwell_checks.positive(x) * 2
    library._destroy()


def _four(sizes: Callable[[Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    def program(x: Tensor) -> Tensor:
        y = sizes(x)
        torch._check(y.size(0) == 4)
        return y * 2 + 3

    return program


def item(x: Tensor) -> Tensor:
    n = int(x.sum().item())
    torch._check(n == 4)
    return torch.arange(n) * 3


def even_rows(x: Tensor) -> Tensor:
    torch._check(x.size(0) % 2 == 0)
    return x + 1


PROGRAMS: dict[str, Callable[[Tensor], Tensor]] = {
    "nonzero": _four(lambda x: x.nonzero()),
    "mask": _four(lambda x: x[x > 0]),
    "masked select": _four(lambda x: torch.masked_select(x, x > 0)),
    "unique": _four(lambda x: torch.unique(x.cumsum(0))),
    "repeat": _four(lambda x: x.repeat_interleave(x)),
    "item": item,
}
FOUR, THREE, SEVEN = (torch.tensor(each) for each in ([1, 0, 1, 1, 1], [1, 0, 1, 1, 0], [1, 1, 1, 1, 1, 1, 1]))


def agrees_or_raises(program: Callable[[Tensor], Any], *inputs: Tensor, **options: Any) -> None:
    compiled = torch.compile(program, backend="stepwell", fullgraph=True, **options)
    for x in inputs:
        try:
            wanted = program(x)
        except RuntimeError:
            with pytest.raises(RuntimeError):
                compiled(x)
        else:
            torch.testing.assert_close(compiled(x), wanted)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_sizes_that_depend_on_values_are_what_was_checked(name: str, dynamic: bool) -> None:
    agrees_or_raises(PROGRAMS[name], FOUR, THREE, FOUR, *([SEVEN] if dynamic else []), dynamic=dynamic)


def test_sizes_that_are_not_guarded_are_checked() -> None:
    inputs = [torch.arange(4.0), torch.arange(6.0), torch.arange(3.0)]
    for each in inputs:
        mark_unbacked(each, 0)
    agrees_or_raises(even_rows, *inputs)


def test_a_custom_operator_keeps_its_promise(lie: Callable[[Tensor], Tensor]) -> None:
    compiled = torch.compile(lie, backend="stepwell", fullgraph=True)
    torch.testing.assert_close(compiled(FOUR), lie(FOUR))
    with pytest.raises(RuntimeError, match=r"positive gives a torch.int64 tensor of sizes \[3\].* and \[4\]"):
        compiled(THREE)


def test_facts_that_only_the_second_trace_learns_are_checked() -> None:
    """To Dynamo, the number is -1, which keeps the size of one; AOTAutograd takes any number for a size."""
    program = torch.compile(lambda x, n: x[None].expand(n.item(), -1).sum(0), backend="stepwell")
    x = torch.arange(3.0)
    with pytest.raises(RuntimeError, match="Runtime assertion failed for expression 0 <= u"):
        program(x, torch.tensor(-1))
    assert program(x, torch.tensor(2)).tolist() == [0.0, 2.0, 4.0]
