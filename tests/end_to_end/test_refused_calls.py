"""Calls that eager rejects at run time, for an element type, a size or a number, raise an error of the same type,
although tracing accepts them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

CALLS: dict[str, tuple[Callable[[Tensor], Tensor], torch.dtype]] = {
    "a constant": (lambda x: x.new_full((2,), 1000), torch.int8),
    "a fill": (lambda x: torch.full_like(x, 1000), torch.uint8),
    "a choice": (lambda x: torch.where(x > 0, x, 1000), torch.int8),
    "a border": (lambda x: F.pad(x, (1, 1), value=1000), torch.int8),
    "a factor": (lambda x: torch.add(x, x, alpha=1000), torch.int8),
    "a variance": (lambda x: x.var(), torch.int32),
    "a difference": (lambda x: 1000 - x, torch.bool),
    "a place": (lambda x: x.argmax(), torch.bool),
    "a negative power": (lambda x: x ** -1, torch.int64),
    "written values": (lambda x: x.index_put((torch.tensor([0]),), torch.tensor(7)), torch.int8),
    "bits of floats": (torch.bitwise_not, torch.float32),
    "a difference from booleans": (lambda x: x - (x > 0), torch.int32),
    "a boolean factor": (lambda x: torch.sub(x, x, alpha=True), torch.float32),
    "a bound of booleans": (lambda x: x.clamp(min=True), torch.bool),
    "bounds that are booleans": (lambda x: torch.clamp(x, x, x), torch.bool),
    "two places of a number": (lambda x: x[1].index_select(0, x[:2] * 0), torch.int64),
    "the greatest of nothing": (lambda x: x[:0].max(), torch.float32),
}


@pytest.mark.parametrize("name", CALLS)
def test_refused_call(name: str, backend: str) -> None:
    function, dtype = CALLS[name]
    x = torch.tensor([0, 1, 2, 3]).to(dtype)
    with pytest.raises(Exception) as eager:
        function(x)
    torch._dynamo.reset()
    with pytest.raises(type(eager.value)):
        torch.compile(function, backend=backend)(x)


def test_numbers_that_wrap_around(backend: str) -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        return x + 1000, x * 1000, x == 1000, x.clone().fill_(-1), x.clamp(-1, 1), x.clamp(0, 7)

    x = torch.tensor([0, 1, 2, 250], dtype=torch.uint8)
    torch._dynamo.reset()
    for ours, eager in zip(torch.compile(function, backend=backend)(x), function(x), strict=True):
        assert torch.equal(ours, eager)
