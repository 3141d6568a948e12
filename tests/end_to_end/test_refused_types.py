"""Calls that eager rejects because of the types or sizes of tensors raise an error of the same type."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

FLOATS, WHOLE = torch.ones(4, 4), torch.ones(4, 4, dtype=torch.int64)
DOUBLES = FLOATS.double()

PROGRAMS: dict[str, tuple[Callable[..., Tensor], tuple[Tensor, ...]]] = {
    "product": (lambda x, y: x @ y, (FLOATS, DOUBLES)),
    "product with integers": (lambda x, y: x @ y, (FLOATS, WHOLE)),
    "sum and product": (lambda x, y: torch.addmm(x, y, y), (FLOATS, DOUBLES)),
    "batched product": (lambda x, y: torch.baddbmm(x, y, y), (FLOATS[None], DOUBLES[None])),
    "vector": (lambda x, y: torch.mv(x, y), (FLOATS, DOUBLES[0])),
    "linear": (F.linear, (FLOATS, DOUBLES)),
    "pool": (lambda x: F.adaptive_avg_pool2d(x, 2), (WHOLE[None],)),
    "softmax": (lambda x: x.softmax(-1), (WHOLE,)),
    "log softmax": (lambda x: x.log_softmax(-1), (WHOLE,)),
    "gelu": (F.gelu, (WHOLE,)),
    "maximum of none": (lambda x: x.max(0).values, (FLOATS[:0],)),
    "silu": (F.silu, (WHOLE,)), "power": (lambda x: x**x, (WHOLE.bool(),)),
    "loss": (lambda x, y: F.binary_cross_entropy_with_logits(x, y, reduction="none"), (FLOATS, WHOLE)),
    "batch norm": (lambda x, w: F.batch_norm(x, w, w), (WHOLE, FLOATS[0])),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_refused_by_eager_and_by_the_compiled_program(name: str, fresh: None, backend: str) -> None:
    program, inputs = PROGRAMS[name]
    with pytest.raises(Exception) as refused:
        program(*inputs)
    with pytest.raises(type(refused.value)):
        torch.compile(program, backend=backend)(*inputs)


OF_UNSIGNED_INTEGERS: dict[str, Callable[[Tensor], Tensor]] = {
    "sum of two": lambda x: x + x, "negation": lambda x: -x, "comparison": lambda x: x < 3, "square": lambda x: x**2,
    "maximum": lambda x: x.amax(), "bounds": lambda x: x.clamp(1, 2), "order": lambda x: x.flip(0),
    "with signed ones": lambda x: x + torch.ones(6, dtype=torch.int64),
    "written": lambda x: x.masked_fill(x == 1, 2), "moved": lambda x: torch.cat([x.view(2, 3).mT, x.view(3, 2)]),
    "converted": lambda x: (x.float() * 2).to(x.dtype), "chosen": lambda x: torch.where(x == 3, x, x[0]),
    "range": lambda x: torch.arange(5, dtype=x.dtype)[1:],
}


@pytest.mark.parametrize("name", OF_UNSIGNED_INTEGERS)
def test_unsigned_integers(name: str, fresh: None, backend: str) -> None:
    """ATen has few operators for them, and we no others."""
    program = OF_UNSIGNED_INTEGERS[name]
    compiled = torch.compile(program, backend=backend, dynamic=False)
    for dtype in (torch.uint16, torch.uint32, torch.uint64):
        x = torch.arange(1, 7).to(dtype)
        try:
            expected = program(x)
        except (NotImplementedError, RuntimeError) as refused:
            with pytest.raises(type(refused)):
                compiled(x)
        else:
            assert torch.equal(compiled(x), expected) and compiled(x).dtype == expected.dtype
