"""Every lowering rule agrees with eager: the lowered op runs by prim's reference semantics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

from stepwell.ir.dialects.aten.table import schema_of_name
from stepwell.ir.semantics.random_operators import NAMESPACE
from stepwell.passes.aten.lowerings import LOWERINGS

from . import aten_samples, structural_samples
from .aten_samples import Call, Inputs
from .lowering import eager, run_lowered

FLOATS = (torch.float32, torch.float64, torch.bfloat16, torch.float16)
FLOAT_FAMILIES = (*aten_samples.FLOAT_FAMILIES, *structural_samples.FLOAT_FAMILIES)


def calls(family: Callable[[Inputs], Iterator[Call]], dtype: torch.dtype) -> Iterator[Call]:
    return family(Inputs(dtype))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("family", FLOAT_FAMILIES, ids=lambda family: family.__name__)
def test_floats(family: Callable[[Inputs], Iterator[Call]], dtype: torch.dtype) -> None:
    for call in calls(family, dtype):
        check(call)


@pytest.mark.parametrize(
    "family", (aten_samples.integers, structural_samples.integers), ids=lambda f: f.__name__
)
def test_integers(family: Callable[[Inputs], Iterator[Call]]) -> None:
    for call in calls(family, torch.float32):
        check(call)


def test_every_rule_is_of_an_op() -> None:
    ours = {f"{NAMESPACE}::{name}" for name in ("seeds", "bits")}
    assert {name for name in LOWERINGS if schema_of_name(name) is None} == ours


def check(call: Call) -> None:
    """Hold a lowered call to eager: floats to four times eager's own error, all else exactly."""
    name, *arguments = call
    try:
        expected = eager(name, arguments)
    except (RuntimeError, NotImplementedError):
        pytest.fail(f"eager refuses {show(call)}")
    actual = iter(run_lowered(name, arguments, expected))
    exact = exact_results(name, arguments, expected)
    for wanted, truth in zip(expected, exact, strict=True):
        if wanted is not None:
            compare(next(actual), wanted, truth, show(call))


def exact_results(
    name: str, arguments: Sequence[Any], expected: Sequence[Tensor | None]
) -> list[Tensor | None]:
    """The results in float64; eager's own where the op has no such version."""
    wide = [widened(argument) for argument in arguments]
    try:
        exact = eager(name, wide)
    except (RuntimeError, NotImplementedError):
        return list(expected)
    return [
        truth if truth is not None and truth.dtype == torch.float64 else own
        for truth, own in zip(exact, expected, strict=True)
    ]


def widened(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [widened(one) for one in value]
    if isinstance(value, Tensor):
        return value.double() if value.is_floating_point() else value
    return value


def compare(actual: Tensor, wanted: Tensor, truth: Tensor, what: str) -> None:
    assert actual.dtype == wanted.dtype, f"{what}: {actual.dtype} instead of {wanted.dtype}"
    assert actual.shape == wanted.shape, f"{what}: {actual.shape} instead of {wanted.shape}"
    if not wanted.is_floating_point():
        assert torch.equal(actual, wanted), f"{what}: {actual} instead of {wanted}"
        return
    special = ~wanted.isfinite()
    assert torch.equal(actual.isnan(), wanted.isnan()), f"{what}: {actual} instead of {wanted}"
    assert torch.equal(actual[special].nan_to_num(), wanted[special].nan_to_num()), (
        f"{what}: {actual}, not {wanted}"
    )
    found, own, best = (one[~special].double() for one in (actual, wanted, truth))
    if not found.numel():
        return
    eps = torch.finfo(wanted.dtype).eps
    # In float64 eager is its own measure: some of its operations are off by a few units in the last place.
    allowed = eps * best.abs().max() * 32 if wanted.dtype == torch.float64 else eps * best.abs() * 4
    worst = ((found - best).abs() - 4 * (own - best).abs().max() - allowed).max()
    assert worst <= 0, f"{what}:\n{actual}\ninstead of\n{wanted}\nexactly\n{truth}"


def show(call: Call) -> str:
    def text(value: Any) -> str:
        if isinstance(value, Tensor):
            return f"{str(value.dtype).removeprefix('torch.')}{list(value.shape)}"
        return f"[{', '.join(map(text, value))}]" if isinstance(value, list | tuple) else str(value)

    return f"{call[0]}({', '.join(map(text, call[1:]))})"
