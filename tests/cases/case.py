"""A case: a small program with odd sizes, dtypes, layouts or numbers, for kernels that work on blocks.

A case has several results, each of which is compared separately. Its inputs are created on the CPU, so that they are
the same on every device.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.utils._pytree import tree_leaves

from stepwell.benchmarks.reference import compare

INTEGERS = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)
FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)


@dataclass(frozen=True)
class Case:
    """A function and what it is called on."""

    name: str
    function: Callable[..., Any]
    inputs: tuple[Any, ...]
    exact: bool = False
    """Whether what eager gives is the reference: where the function has jumps, or float64 is another function."""
    factor: float = 4.0
    terms: int = 1
    """How many numbers an element of a result is the sum of, in an order that chance decides."""
    on_gpus: bool = True
    """Whether eager can do it there."""

    def __str__(self) -> str:
        return self.name


def disagreements(
    case: Case,
    *,
    device: str = "cpu",
    options: dict[str, Any] | None = None,
    mode: str | None = None,
    dynamic: bool = False,
    calls: int = 2,
) -> list[str]:
    """How the results of a compiled case differ from eager's, other than by rounding; also when called again."""
    inputs = tuple(moved(x, device) for x in case.inputs)
    expected = results(case.function, inputs)
    wide = expected if case.exact else results(case.function, tuple(map(_widened, inputs)))
    torch._dynamo.reset()
    compiled = torch.compile(
        case.function, backend="stepwell", options=options, mode=mode, dynamic=dynamic or None, fullgraph=True
    )
    kept = [results(compiled, inputs, copy=False) for _ in range(calls)]
    found = []
    for number, actual in enumerate(kept):
        if len(actual) != len(expected):
            return [f"{len(actual)} results where eager gives {len(expected)}"]
        for k, triple in enumerate(zip(actual, expected, wide, strict=True)):
            comparison = compare(f"call {number}, result {k}", *triple, factor=case.factor)
            if comparison.passed:
                continue
            if comparison.problems or comparison.error > _chance(triple[1].dtype, case.terms):
                found.append(str(comparison))
    return found


def _chance(dtype: torch.dtype, terms: int) -> float:
    """The error that chance alone explains where eager happens to have less: the roundings of a sum are a random walk.
    """
    return torch.finfo(dtype).eps * max(8 if dtype in (torch.float32, torch.float64) else 2, math.sqrt(terms))


def moved(value: Any, device: str) -> Any:
    """A tensor on a device, laid out as it is, at the same distance from the start of its storage."""
    if not isinstance(value, Tensor):
        return value
    storage = torch.as_strided(value.detach(), (value.untyped_storage().nbytes() // value.element_size(),), (1,), 0)
    return torch.as_strided(storage.clone().to(device), value.shape, value.stride(), value.storage_offset())


def results(function: Callable[..., Any], inputs: Sequence[Any], *, copy: bool = True) -> list[Any]:
    """The leaves of what a function returns."""
    given = tuple(moved(x, x.device.type) if isinstance(x, Tensor) and copy else x for x in inputs)
    torch.manual_seed(0)
    with torch.no_grad():
        return tree_leaves(function(*given))


def _widened(value: Any) -> Any:
    if isinstance(value, Tensor) and value.is_floating_point():
        return value.double()
    return value


def numbers(shape: Sequence[int], dtype: torch.dtype, *, seed: int = 0) -> Tensor:
    """Random numbers: small integers for integer types, normal ones for others."""
    generator = torch.Generator().manual_seed(seed)
    if dtype == torch.bool:
        return torch.randint(0, 2, shape, generator=generator) == 0
    if dtype.is_floating_point:
        return torch.randn(shape, generator=generator, dtype=torch.float64).to(dtype)
    low = 0 if dtype == torch.uint8 else -9
    return torch.randint(low, 9, shape, generator=generator).to(dtype)


def special(shape: Sequence[int], dtype: torch.dtype) -> Tensor:
    """Random numbers, infinities, NaN and both zeros among them."""
    values = numbers(shape, dtype)
    which = torch.randint(0, 9, shape, generator=torch.Generator().manual_seed(1))
    for number, odd in enumerate((float("nan"), float("inf"), float("-inf"), -0.0, 0.0)):
        values = torch.where(which == number, torch.tensor(odd, dtype=dtype), values)
    return values


def named(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")
