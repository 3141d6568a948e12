"""Cases of reductions, norms and scans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .case import INTEGERS, Case, named, numbers, special


def reduction_cases() -> Iterator[Case]:
    def reductions(x: Tensor, dim: Any) -> Any:
        return (
            x.sum(dim),
            x.mean(dim),
            x.amax(dim),
            x.amin(dim),
            x.var(dim),
            x.std(dim, correction=0),
            x.norm(dim=dim),
            x.logsumexp(dim),
            (x > 0).any(dim),
            (x < 1).all(dim),
            (x > 0).sum(dim),
            x.sum(dim, keepdim=True) + x,
        )

    def along(x: Tensor, dim: int) -> Any:
        return (
            x.argmax(dim),
            x.argmin(dim),
            x.max(dim),
            x.min(dim),
            x.prod(dim),
            torch.softmax(x, dim),
            torch.log_softmax(x, dim),
            x.cumsum(dim),
            x.argmax(dim, keepdim=True),
        )

    for shape in ((1, 1), (3, 127), (129, 5), (2, 1025), (65, 1), (1, 300), (4, 4100)):
        x = numbers(shape, torch.float32)
        for dim in (0, 1):
            yield Case(f"reductions of {shape} along {dim}", lambda x, dim=dim: reductions(x, dim), (x,))
            yield Case(f"choices of {shape} along {dim}", lambda x, dim=dim: along(x, dim), (x,))
        yield Case(f"reductions of all of {shape}", lambda x: reductions(x, (0, 1)), (x,))
    for dim in ((0, 2), (1,), (1, 2), (0, 1)):
        yield Case(
            f"reductions along {dim} of three",
            lambda x, dim=dim: reductions(x, dim),
            (numbers((5, 9, 17), torch.float32),),
        )
    for dtype in (torch.float64, torch.float16, torch.bfloat16):
        for dim in (0, 1):
            x = numbers((37, 67), dtype)
            yield Case(f"reductions of {named(dtype)} along {dim}", lambda x, dim=dim: reductions(x, dim), (x,))
            yield Case(f"choices of {named(dtype)} along {dim}", lambda x, dim=dim: along(x, dim), (x,))

    def of_integers(x: Tensor, dim: int) -> Any:
        return (
            x.sum(dim),
            x.amax(dim),
            x.amin(dim),
            x.prod(dim),
            x.argmax(dim),
            x.argmin(dim),
            x.any(dim),
            x.all(dim),
            x.cumsum(dim),
            x.float().mean(dim),
            x.max(dim).values,
            x.sum(),
            x.count_nonzero(dim),
        )

    for dtype in (*INTEGERS, torch.bool):
        for dim in (0, 1):

            def integers(x: Tensor, dim: int = dim, boolean: bool = dtype == torch.bool) -> Any:
                return (
                    of_integers(x, dim)
                    if not boolean
                    else (x.sum(dim), x.any(dim), x.all(dim), x.cumsum(dim), x.any(), x.amax(dim))
                )

            yield Case(f"reductions of {named(dtype)} along {dim}", integers, (numbers((9, 35), dtype),), exact=True)

    def of_special(x: Tensor, dim: int) -> Any:
        return (
            x.amax(dim),
            x.amin(dim),
            x.argmax(dim),
            x.argmin(dim),
            x.max(dim),
            x.min(dim),
            x.sum(dim),
            x.mean(dim),
            x.nansum(dim),
            torch.softmax(x, dim),
            torch.logsumexp(x, dim),
            x.prod(dim),
            x.var(dim),
            x.cumsum(dim),
            (x > 0).any(dim),
            x.aminmax(dim=dim),
        )

    for dtype in (torch.float32, torch.bfloat16):
        for dim in (0, 1):
            x = special((9, 13), dtype)
            x[:, 4], x[3] = 1.0, float("-inf")
            yield Case(
                f"reductions of special {named(dtype)} along {dim}", lambda x, dim=dim: of_special(x, dim), (x,)
            )

    def empty(x: Tensor) -> Any:
        return (
            x.sum(0),
            x.sum(1),
            x.sum(),
            x.prod(0),
            x.mean(1),
            x.any(1),
            x.all(0),
            torch.softmax(x, 1),
            x.logsumexp(1),
            x + 1,
            x.t(),
            torch.cat((x, x), 0),
            x.cumsum(0),
        )

    yield Case("nothing along the first", empty, (torch.zeros(0, 5),))
    yield Case("nothing along the second", empty, (torch.zeros(5, 0),))
    yield Case(
        "layer norm of nothing",
        lambda x: torch.native_layer_norm(x, x.shape[-1:], None, None, 1e-5),
        (torch.zeros(5, 0),),
    )
    yield Case(
        "a large sum",
        lambda x: (x.sum(), x.mean(), x.amax(), x.var(), (x * 2).sum(0)),
        (numbers((70_001,), torch.float32) + 1,),
    )
    yield Case(
        "few long rows",
        lambda x: (x.sum(1), x.amax(1), torch.softmax(x, 1), x.argmax(1)),
        (numbers((2, 20_011), torch.float32),),
    )
    yield Case(
        "tall columns", lambda x: (x.sum(0), x.amax(0), x.var(0), x.argmin(0)), (numbers((20_011, 3), torch.float32),)
    )

    def norms(x: Tensor, w: Tensor) -> Any:
        return (
            F.layer_norm(x, x.shape[-1:], w, w),
            F.rms_norm(x, x.shape[-1:], w),
            F.normalize(x, dim=-1),
            x.t() @ F.softmax(x, -1),
            F.group_norm(x[:, :, None], 1),
        )

    for width in (1, 63, 64, 65, 1000, 4099):
        yield Case(
            f"norms of {width}",
            norms,
            (numbers((5, width), torch.float32) + 2, numbers((width,), torch.float32, seed=3)),
        )

    def scans(x: Tensor) -> Any:
        return (
            x.cumsum(0),
            x.cumsum(1),
            x.cumprod(1),
            x.cummax(1),
            x.cummin(0),
            x.flip(1).cumsum(1),
            x.logcumsumexp(1),
        )

    for shape in ((3, 5), (2, 1025), (130, 3), (1, 4100)):
        yield Case(f"scans of {shape}", scans, (numbers(shape, torch.float32) / 8 + 1,))
    yield Case(
        "scans of long columns",  # in blocks of several columns, whose sums Triton must not take for reductions
        lambda x: (x.double().cumsum(0), x.cummax(0)[0]), (numbers((1003, 9), torch.float32) / 8 + 1,)
    )
    yield Case(
        "scans of integers", lambda x: (x.cumsum(0), x.cumsum(1), x.cumprod(1)), (numbers((5, 70), torch.int32),)
    )
    ties = torch.tensor([[1.0, 3, 3, 0], [2, 2, 2, 2], [float("nan"), 1, float("nan"), 5]])
    yield Case(
        "ties and NaN",
        lambda x: (x.argmax(1), x.argmin(1), x.max(0), x.min(0), x.argmax(), x.cummax(1)),
        (ties,),
        exact=True,
    )
    few = torch.tensor([0.0, -0.0, 1.0, float("-inf"), float("inf"), float("nan")])
    tall = few[(numbers((1100, 9), torch.float32) * 100).long() % 5]
    tall[900:, 1::2], tall[:, 3], tall[:800, 4] = few[5], few[3], few[4]
    yield Case(
        "ties and NaN in tall columns",
        lambda x: (x.max(0), x.amin(0), x.argmin(0)),
        (tall,),
        exact=True,
    )
