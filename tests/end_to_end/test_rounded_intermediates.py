"""All readers of a value of 16 bits see the same number, in whichever kernel or graph of a training step they are.

What is compared or subtracted depends on it: a value equals its maximum, and differs from the mean of itself by 0.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

FUNCTIONS: tuple[Callable[[Tensor], Tensor], ...] = (torch.exp2, torch.sigmoid, lambda x: x * 1.1, torch.sin)
READERS: tuple[Callable[[Tensor], Tensor], ...] = (
    lambda v: v.amax(-1),
    lambda v: F.layer_norm(v[:, :1], (1,)),
    lambda v: F.group_norm(v[..., None], v.shape[1]),
    lambda v: (v[:, :1] - v[:, :1].mean(-1, True)).sign(),
    lambda v: torch.where(v == v.amax(-1, True), v, 0),
    lambda v: torch.clamp(v, v.amin(-1, True), v.amax(-1, True)),
    lambda v: v[:, :1].var(-1, correction=0),
)


@pytest.mark.parametrize(("dtype", "is_returned"), [(torch.float16, False), (torch.bfloat16, True)], ids=str)
def test_readers_agree(dtype: torch.dtype, is_returned: bool, fresh: None) -> None:
    def program(xs: list[Tensor]) -> list[Tensor]:
        values = [FUNCTIONS[k % len(FUNCTIONS)](x) for k, x in enumerate(xs)]
        read = [reader(value) for reader, value in zip(READERS, values, strict=True)]
        return read + values if is_returned else read

    def results(run: Callable[[list[Tensor]], list[Tensor]]) -> list[list[Tensor]]:
        generator = torch.Generator().manual_seed(0)
        xs = [torch.randn(3, 5, generator=generator).to(dtype) for _ in READERS]
        leaves = [x.clone().requires_grad_() for x in xs]
        outputs = run(leaves)
        sum(output.float().sum() for output in outputs[: len(READERS)]).backward()  # type: ignore[union-attr]
        return [run(xs), outputs, [x.grad for x in leaves if x.grad is not None]]

    compiled = torch.compile(program, backend="stepwell")
    torch.testing.assert_close(results(compiled), results(program), atol=1e-3, rtol=1e-2)
