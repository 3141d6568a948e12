"""Factors of integer tensors: eager truncates some floats and refuses others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
import torch
from torch import Tensor

PROGRAMS: dict[str, tuple[Callable[..., Tensor], str]] = {
    "addmm": (torch.addmm, "nm nk km"), "addmv": (torch.addmv, "n nk k"), "addr": (torch.addr, "nk n k"),
    "addbmm": (torch.addbmm, "nm bnk bkm"), "baddbmm": (torch.baddbmm, "bnm bnk bkm"),
    "addcmul": (lambda *inputs, beta, alpha: torch.addcmul(*inputs, value=alpha), "nk nk k"),
    "add": (lambda x, y, beta, alpha: torch.add(x, y, alpha=alpha), "nk nk"),
}
SIZES = {"b": 2, "n": 4, "k": 5, "m": 3}


@pytest.mark.parametrize("dtype", [torch.int8, torch.uint8, torch.int64])
@pytest.mark.parametrize("name", PROGRAMS)
def test_factors(name: str, dtype: torch.dtype, fresh: None, backend: str) -> None:
    function, shapes = PROGRAMS[name]
    inputs = [torch.randint(0, 99, [SIZES[size] for size in shape]).to(dtype) for shape in shapes.split()]
    for beta, alpha in ((0.6, 1.5), (-1.5, 0.2), (2, 3)):
        program = partial(function, beta=beta, alpha=alpha)
        try:
            expected = program(*inputs)
        except RuntimeError as refused:
            with pytest.raises(type(refused)):
                torch.compile(program, backend=backend)(*inputs)
        else:
            assert torch.equal(torch.compile(program, backend=backend)(*inputs), expected)
