"""Cases of inputs with unusual memory layouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from .case import Case, named, numbers


def layout_cases() -> Iterator[Case]:
    def program(x: Tensor) -> Any:
        return (
            x * 2 + 1,
            x.sum(0),
            x.sum(-1),
            x.t().contiguous(),
            torch.softmax(x, -1),
            x.reshape(-1)[1:] * 3,
            x.flip(0) - x,
            x.cumsum(0),
            x.amax(),
        )

    base = numbers((40, 66), torch.float32)
    layouts = {
        "transposed": base.t(),
        "every second column": base[:, ::2],
        "every third row": base[::3],
        "from the second row": base[1:],
        "from the second column": base[:, 1:],
        "one column": base[:, 3:4],
        "expanded rows": base[:1].expand(40, 66),
        "expanded columns": base[:, :1].expand(40, 66),
        "overlapping": base.reshape(-1).as_strided((20, 30), (7, 1), 5),
        "misaligned": base.reshape(-1)[1:2601].view(40, 65),
        "misaligned by two": base.reshape(-1)[2:2602].view(65, 40),
        "a window": base[3:31, 5:60],
    }
    for name, x in layouts.items():
        yield Case(f"layout: {name}", program, (x,))
    for dtype in (torch.bfloat16, torch.uint8, torch.int64):
        flat = numbers((2641,), dtype)
        yield Case(
            f"misaligned {named(dtype)}",
            lambda x: (x * 2, x.sum(), x.sum(0), x.t() + x.t()),
            (flat[1:2641].view(66, 40),),
            exact=True,
        )
    images = numbers((2, 3, 5, 7), torch.float32).contiguous(memory_format=torch.channels_last)
    yield Case(
        "channels last",
        lambda x: (x + 1, x.sum(1), x.mean((2, 3)), x.permute(0, 2, 3, 1) * 2, x.contiguous()),
        (images,),
    )
    yield Case(
        "four operands of four layouts",
        lambda a, b, c, d: (a + b * c - d, (a * d).sum(0), torch.cat((a, d))),
        (base[:32, :32], base.t()[:32, :32], base[:1, :32].expand(32, 32), base[::1, ::2][:32, :32]),
    )
