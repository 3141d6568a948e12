"""Decomposes operators that draw random numbers into pointwise operators on bits that generated kernels compute.

The bits of an element depend on a seed and on the element's row-major index, independent of strides and device. Only
seeds are drawn from torch's generator, by one operator per graph, so that `torch.manual_seed` works. A backward graph
that needs the numbers recomputes them from the seeds, and only these are saved:

    %mask = aten.bernoulli.p(%x, 0.9)
becomes
    %seeds = stepwell_random.seeds(1, device(type='cpu'))
    %seed = aten.select.int(%seeds, 0, 0)
    %bits = stepwell_random.bits(%seed, [4, 8])
    %words = aten._to_copy(%bits, dtype=torch.int32)
    %chosen = aten.lt.Scalar(%words, 1717986918)
    %mask = aten._to_copy(%chosen, dtype=torch.float32)

A call with a generator of its own is left to ATen, and so is one that eager refuses. So are Bernoulli numbers by a
tensor of probabilities and normal ones by a tensor of deviations, whose values eager looks at.

A call with an explicit generator is left to ATen, and so is one that eager mode rejects. So are Bernoulli numbers
with a tensor of probabilities and normal ones with a tensor of deviations, whose values eager mode checks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

from ...ir.semantics.random_operators import random_operators

__all__ = ["random_decompositions"]

aten = torch.ops.aten
FLOATS = (torch.float64, torch.float32, torch.float16, torch.bfloat16)
INTEGERS = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool)


@dataclass(frozen=True)
class _Draw:
    """A request for random numbers."""

    size: Sequence[Any]
    device: torch.device
    dtype: torch.dtype

    @property
    def computed(self) -> torch.dtype:
        """The floating-point type of the computation: wider than 16 bits, and f64 for integers."""
        if self.dtype in (torch.float16, torch.bfloat16):
            return torch.float32
        return self.dtype if self.dtype.is_floating_point else torch.float64

    def bits(self) -> Tensor:
        """Draw 64 random bits per number, as i64."""
        operators = random_operators()
        return operators.bits(operators.seeds(1, self.device).select(0, 0), self.size)

    def inner(self) -> Tensor:
        """Draw numbers in the open interval (0, 1)."""
        return _fraction(self.bits(), self.computed)


Distribution = Callable[..., Any]
"""Draws numbers with given parameters; NotImplemented for calls left to ATen."""


def _digits(dtype: torch.dtype) -> int:
    """The number of bits of a float's significand."""
    return 1 - int(math.log2(torch.finfo(dtype).eps))


def _leading(bits: Tensor, digits: int) -> Tensor:
    """A random integer of `digits` bits, from the lower word if it has enough."""
    words, width = (bits.to(torch.int32), 32) if digits < 32 else (bits, 64)
    return (words >> width - digits) & (1 << digits) - 1


def _fraction(bits: Tensor, dtype: torch.dtype) -> Tensor:
    """(k + 1/2) / 2**n, where n is one less than the significand's bits, so that the result is exact."""
    digits = _digits(dtype) - 1
    return (_leading(bits, digits).to(dtype) + 0.5) * 2.0**-digits


def _uniform(draw: _Draw, low: float = 0.0, high: float = 1.0) -> Any:
    """`low + k / 2**n * (high - low)`, where n is the number of significand bits; less than `high` except for
    rounding.
    """
    if draw.dtype not in FLOATS or not low <= high:
        return NotImplemented
    digits = _digits(draw.dtype)
    value = _leading(draw.bits(), digits).to(draw.computed) * 2.0**-digits
    return value if (low, high) == (0.0, 1.0) else value * (high - low) + low


def _normal(draw: _Draw, mean: Any = 0.0, deviation: float = 1.0) -> Any:
    """G. E. P. Box, M. E. Muller, A Note on the Generation of Random Normal Deviates, 1958. Numbers of f32 are at most
    5.8 deviations from the mean, those of f64 8.5."""
    if draw.dtype not in FLOATS or not deviation >= 0:
        return NotImplemented
    bits, kind = draw.bits(), draw.computed
    angle = _fraction(draw.bits() if kind == torch.float64 else bits >> 32, kind) * math.tau
    value = (_fraction(bits, kind).log() * -2).sqrt() * angle.cos()
    scaled = value if deviation == 1 else value * deviation
    return scaled if not isinstance(mean, Tensor) and mean == 0 else scaled + mean


def _log_normal(draw: _Draw, mean: float = 1.0, deviation: float = 2.0) -> Any:
    value = _normal(draw, mean, deviation) if deviation > 0 else NotImplemented
    return value if value is NotImplemented else value.exp()


def _exponential(draw: _Draw, rate: float = 1.0) -> Any:
    if draw.dtype not in FLOATS or not rate > 0:
        return NotImplemented
    return draw.inner().log() * (-1 / rate)


def _cauchy(draw: _Draw, median: float = 0.0, sigma: float = 1.0) -> Any:
    if draw.dtype not in FLOATS or not sigma > 0:
        return NotImplemented
    return ((draw.inner() - 0.5) * math.pi).tan() * sigma + median


def _geometric(draw: _Draw, p: float) -> Any:
    if draw.dtype not in FLOATS + INTEGERS[:-1] or not 0 < p < 1:
        return NotImplemented
    return (draw.inner().log() / math.log1p(-p)).ceil()


def _bernoulli(draw: _Draw, p: float) -> Any:
    """True with a probability that is exact to 2**-33, as in eager mode on a GPU.

    The lower words are compared, not all bits, because torch's partitioner recomputes nothing that is more than four
    times smaller than its operand.
    """
    if draw.dtype not in FLOATS + INTEGERS or not isinstance(p, float | int) or not 0 <= p <= 1:
        return NotImplemented
    chosen = round(p * 2**32)
    if chosen in (0, 2**32):
        return torch.full(draw.size, chosen > 0, device=draw.device)
    return draw.bits().to(torch.int32) < chosen - 2**31


def _integers(draw: _Draw, low: Any, high: Any) -> Any:
    """Integers from `low` to `high - 1`. Their probabilities differ by at most one part in 2**19."""
    count = high - low
    if draw.dtype not in FLOATS + INTEGERS or not 0 < count < 2**44 or not _holds(draw.dtype, low, high - 1):
        return NotImplemented
    if isinstance(count, int) and count < 2**22:  # a product is faster than a remainder
        digits = 63 - count.bit_length()  # the product is below 2**63
        value = ((draw.bits() >> 64 - digits) & (1 << digits) - 1) * count >> digits
    else:
        value = (draw.bits() & 2**63 - 1) % count
    return value if isinstance(low, int) and low == 0 else value + low


def _holds(dtype: torch.dtype, low: Any, high: Any) -> bool:
    """Whether a type represents all integers from `low` to `high`."""
    if dtype == torch.bool:
        return 0 <= low and high <= 1
    limit = 1 << _digits(dtype) if dtype.is_floating_point else torch.iinfo(dtype).max
    lowest = -limit if dtype.is_floating_point else torch.iinfo(dtype).min
    return lowest <= low and high <= limit


# Decompositions by the form of the operators' arguments

def _created(distribution: Distribution, type: torch.dtype | None = None) -> Callable[..., Any]:
    """The decomposition for parameters, a size and the options of a new tensor."""

    def operator(*given: Any, dtype: torch.dtype | None = None, device: Any = None, layout: Any = None,
                 generator: Any = None, **_: Any) -> Any:
        *parameters, size = given
        if generator is not None or layout not in (None, torch.strided):
            return NotImplemented
        draw = _Draw(size, torch.device(device or "cpu"), dtype or type or torch.get_default_dtype())
        value = distribution(draw, *parameters)
        return value if value is NotImplemented else value.to(draw.dtype)

    return operator


def _like(distribution: Distribution) -> Callable[..., Any]:
    """The decomposition for a tensor with the result's size, type and strides, followed by parameters."""

    def operator(x: Tensor, *parameters: Any, generator: Any = None, **options: Any) -> Any:
        if generator is not None or options.get("layout") not in (None, torch.strided):
            return NotImplemented
        like = torch.empty_like(x, **options)
        value = distribution(_Draw(like.shape, like.device, like.dtype), *parameters)
        return value if value is NotImplemented else _laid_out(value.to(like.dtype), like)

    return operator


def _laid_out(value: Tensor, like: Tensor) -> Tensor:
    """Return the values with the memory order of another tensor."""
    if like.is_contiguous():
        return value
    order = sorted(range(like.dim()), key=like.stride, reverse=True)
    return value.permute(order).contiguous().permute([order.index(axis) for axis in range(like.dim())])


def _normal_around(mean: Tensor, deviation: float = 1.0, *, generator: Any = None) -> Any:
    return _like(lambda draw: _normal(draw, mean, deviation))(mean, generator=generator)


def _row_major_bernoulli(x: Tensor, p: float = 0.5, *, generator: Any = None) -> Any:
    return _like(_bernoulli)(x, p, memory_format=torch.contiguous_format, generator=generator)


def _dropout(x: Tensor, p: float, train: bool | None) -> Any:
    if train is False or x.dtype not in FLOATS:
        return (x.clone(), torch.ones_like(x, dtype=torch.bool)) if train is False else NotImplemented
    mask = _like(_bernoulli)(x, 1 - p, dtype=torch.bool)
    return mask if mask is NotImplemented else (x * mask * (1 / (1 - p) if p < 1 else 0.0), mask)


def _from_zero(distribution: Distribution) -> Distribution:
    return lambda draw, high: distribution(draw, 0, high)


def random_decompositions() -> dict[OpOverload, Callable[..., Any]]:
    """The decompositions by operator."""
    below = _from_zero(_integers)
    created = {
        (aten.rand.default, aten.rand.generator): (_uniform,),
        (aten.randn.default, aten.randn.generator): (_normal,),
        (aten.randint.default, aten.randint.generator): (below, torch.int64),
        (aten.randint.low, aten.randint.low_generator): (_integers, torch.int64),
        (aten.normal.float_float,): (_normal,),
    }
    like = {
        (aten.rand_like.default, aten.rand_like.generator, aten.uniform.default): _uniform,
        (aten.randn_like.default, aten.randn_like.generator, aten.normal_functional.default): _normal,
        (aten.randint_like.default, aten.randint_like.generator): below,
        (aten.randint_like.low_dtype, aten.randint_like.low_generator_dtype): _integers,
        (aten.exponential.default,): _exponential,
        (aten.log_normal.default,): _log_normal,
        (aten.cauchy.default,): _cauchy,
        (aten.geometric.default,): _geometric,
    }
    table = {operator: _created(*made) for operators, made in created.items() for operator in operators}
    table |= {operator: _like(made) for operators, made in like.items() for operator in operators}
    return table | {aten.bernoulli.p: _row_major_bernoulli, aten.normal.Tensor_float: _normal_around,
                    aten.native_dropout.default: _dropout}
