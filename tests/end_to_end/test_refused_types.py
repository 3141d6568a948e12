"""What eager refuses for the types of its tensors is refused with an error of the same type."""

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
    "silu": (F.silu, (WHOLE,)),
    "batch norm": (lambda x, w: F.batch_norm(x, w, w), (WHOLE, FLOATS[0])),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_refused_by_eager_and_by_the_compiled_program(name: str, fresh: None, backend: str) -> None:
    program, inputs = PROGRAMS[name]
    with pytest.raises(Exception) as refused:
        program(*inputs)
    with pytest.raises(type(refused.value)):
        torch.compile(program, backend=backend)(*inputs)
