"""Random numbers in kernels: the bits of the generator, statistics, and that only the seed determines them."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import stepwell
from stepwell.ir.philox import random_bits
from stepwell.ir.semantics.interpreter import run_module

Program = Callable[..., Any]
COUNT = 1 << 20
pytestmark = pytest.mark.usefixtures("fresh")


def compiled(function: Program, **options: Any) -> Any:
    dynamic = options.pop("dynamic", None)
    return torch.compile(function, backend="stepwell", fullgraph=True, dynamic=dynamic, options=options)


def seeded(function: Program, *arguments: Any, seed: int = 3) -> Any:
    torch.manual_seed(seed)
    return function(*arguments)


def left() -> set[str]:
    return {extern.operator for extern in stepwell.report().externs}


# The generator

def philox(key: list[int], counter: list[int]) -> list[int]:
    """Philox4x32-10 as the paper has it."""
    for _ in range(10):
        first, second = counter[0] * 0xD2511F53, counter[2] * 0xCD9E8D57
        counter = [second >> 32 ^ counter[1] ^ key[0], second % 2**32, first >> 32 ^ counter[3] ^ key[1], first % 2**32]
        key = [(key[0] + 0x9E3779B9) % 2**32, (key[1] + 0xBB67AE85) % 2**32]
    return counter


def words(number: int) -> list[int]:
    return [number % 2**32, (number >> 32) % 2**32]


def test_known_answers() -> None:
    """Those of Random123's kat_vectors hold the generator of this test to the paper, which in turn holds ours."""
    assert philox([0] * 2, [0] * 4) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
    assert philox([2**32 - 1] * 2, [2**32 - 1] * 4) == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]
    assert philox([0xA4093822, 0x299F31D0], [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344]) == [
        0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1]
    seeds, counters = torch.randint(-(2**63), 2**63 - 1, (2, 100), generator=torch.Generator().manual_seed(0))
    for seed, counter, bits in zip(*(each.tolist() for each in (seeds, counters, random_bits(seeds, counters))),
                                   strict=True):
        assert words(bits) == philox(words(seed), [*words(counter), 0, 0])[:2]
        assert words(random_bits(seed, counter)) == words(bits)


# Statistics

def uniform(x: Tensor) -> Tensor:
    return x.clamp(0, 1)


def logarithmic(x: Tensor) -> Tensor:
    return torch.special.ndtr((x.log() - 1) / 2)


DISTRIBUTIONS: dict[str, tuple[Program, Program]] = {
    "rand": (lambda: torch.rand(COUNT), uniform),
    "rand f64": (lambda: torch.rand(COUNT, dtype=torch.float64), uniform),
    "uniform": (lambda: torch.empty(COUNT).uniform_(-3, 5), lambda x: (x + 3) / 8),
    "randn": (lambda: torch.randn(COUNT), torch.special.ndtr),
    "randn f64": (lambda: torch.randn(COUNT, dtype=torch.float64), torch.special.ndtr),
    "normal": (lambda: torch.normal(2.0, 3.0, (COUNT,)), lambda x: torch.special.ndtr((x - 2) / 3)),
    "normal around a tensor": (lambda: torch.normal(torch.full((COUNT,), 4.0), 2.0),
                               lambda x: torch.special.ndtr((x - 4) / 2)),
    "exponential": (lambda: torch.empty(COUNT).exponential_(0.5), lambda x: 1 - (-x / 2).exp()),
    "cauchy": (lambda: torch.empty(COUNT).cauchy_(1, 2), lambda x: ((x - 1) / 2).atan() / math.pi + 0.5),
    "log_normal": (lambda: torch.empty(COUNT).log_normal_(), logarithmic),
}


@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_distributions(name: str) -> None:
    """The Kolmogorov-Smirnov distance, which one draw in a thousand exceeds."""
    draw, cumulative = DISTRIBUTIONS[name]
    drawn = seeded(compiled(draw)).double()
    assert left() == {"stepwell_random::seeds"} and drawn.isfinite().all()
    expected = cumulative(drawn.sort().values)
    steps = torch.arange(COUNT + 1, dtype=torch.float64) / COUNT
    distance = torch.maximum((steps[1:] - expected).max(), (expected - steps[:-1]).max())
    assert distance < 1.95 / math.sqrt(COUNT)
    uncorrelated = cumulative(drawn) - 0.5
    for shift in (1, 2, 16, 1024):  # numbers of other lanes, vectors and blocks
        neighbours = (uncorrelated[shift:] * uncorrelated[:-shift]).mean() * 12
        assert abs(neighbours) < 4 / math.sqrt(COUNT)


@pytest.mark.parametrize(("low", "high", "dtype"), [(0, 10, torch.int64), (-3, 5, torch.int32), (0, 2, torch.bool),
                                                    (5, 250, torch.uint8), (0, 7, torch.float16)])
def test_integers(low: int, high: int, dtype: torch.dtype) -> None:
    """Each is as frequent as another, by a chi-squared test."""
    drawn = seeded(compiled(lambda: torch.randint(low, high, (COUNT,), dtype=dtype)))
    counts = torch.bincount(drawn.long() - low).double()
    assert drawn.dtype == dtype and len(counts) == high - low
    share = COUNT / (high - low)
    squares = ((counts - share) ** 2 / share).sum() - (high - low - 1)
    assert squares < 5 * math.sqrt(2 * (high - low))


def test_integers_of_large_ranges() -> None:
    drawn = seeded(compiled(lambda: torch.randint(-(1 << 40), 1 << 42, (COUNT,)))).double()
    assert drawn.min() >= -(1 << 40) and drawn.max() < 1 << 42
    share = (drawn + (1 << 40)) / ((1 << 40) + (1 << 42))
    assert abs(share.mean() - 0.5) < 4 / math.sqrt(12 * COUNT) and share.min() < 1e-4 and share.max() > 1 - 1e-4


@pytest.mark.parametrize("p", [0.0, 1e-4, 0.3, 0.999, 1.0])
def test_probabilities(p: float) -> None:
    drawn = seeded(compiled(lambda: torch.empty(COUNT).bernoulli_(p)))
    assert set(drawn.unique().tolist()) <= {0.0, 1.0}
    assert abs(drawn.mean().item() - p) <= 4 * math.sqrt(p * (1 - p) / COUNT)


def test_geometric() -> None:
    drawn = seeded(compiled(lambda: torch.empty(COUNT, dtype=torch.int32).geometric_(0.25))).double()
    assert drawn.min() == 1 and abs(drawn.mean() - 4) < 0.02 and abs((drawn == 1).double().mean() - 0.25) < 2e-3


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_small_floats(dtype: torch.dtype) -> None:
    rand, randn = seeded(compiled(lambda: (torch.rand(COUNT, dtype=dtype), torch.randn(COUNT, dtype=dtype))))
    assert rand.dtype == randn.dtype == dtype and rand.min() == 0 and rand.max() < 1
    assert abs(rand.double().mean() - 0.5) < 4e-3 and abs(randn.double().std() - 1) < 4e-3


# Nothing but the seed matters

def draws(x: Tensor) -> tuple[Tensor, ...]:
    dropped = F.dropout(x, 0.3) + torch.rand_like(x).mT.sum(0)[:, None]
    noise = torch.empty_like(x).exponential_()
    return (dropped, x.clone().uniform_(-1, 1), torch.randint(3, 9, (5, 7)), x.bernoulli(0.2), noise, torch.randn(1003),
            torch.randn_like(x.double()), torch.rand(3, 5, dtype=torch.bfloat16), torch.rand(()), torch.rand(0, 3))


WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("row-major", {}), ("transposed", {}), ("sliced", {}), ("row-major", {"machine": "native{vector_bits=128}"}),
    ("row-major", {"machine": "native{vector_bits=256}"}), ("transposed", {"target": "triton-interpreter"}))


@functools.cache
def meant() -> Sequence[Tensor]:
    """What the operations mean for ones."""
    x = torch.ones(37, 29)
    return seeded(run_module, stepwell.capture(draws, x), [x])


@pytest.mark.parametrize(("strides", "options"), WAYS, ids=str)
def test_kernels_compute_what_the_operations_mean(options: dict[str, Any], strides: str) -> None:
    x = {"row-major": torch.ones(37, 29), "transposed": torch.ones(29, 37).mT, "sliced": torch.ones(37, 60)[:, 3:61:2]}
    actual = seeded(compiled(draws, **options), x[strides])
    for number, (ours, theirs, eager) in enumerate(zip(actual, meant(), draws(x[strides]), strict=True)):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5, msg=str(number))
        assert (ours.shape, ours.dtype, ours.stride()) == (eager.shape, eager.dtype, eager.stride())


def test_threads() -> None:
    draw, threads, results = compiled(lambda: torch.rand(1 << 18) < 0.5), torch.get_num_threads(), []
    for count in (1, 2, 3):
        torch.set_num_threads(count)
        results.append(seeded(draw))
    torch.set_num_threads(threads)
    assert torch.equal(results[0], results[1]) and torch.equal(results[0], results[2])


def test_the_generator_goes_on() -> None:
    draw = compiled(lambda: torch.rand(64) + torch.rand(64))
    first, second = seeded(draw), draw()
    assert not torch.equal(first, second)
    assert torch.equal(first, seeded(draw)) and torch.equal(second, draw())
    assert not torch.equal(first, seeded(draw, seed=4))
    one, other = seeded(compiled(lambda: (torch.rand(64), torch.rand(64))))
    assert not torch.equal(one, other)


def test_changing_sizes() -> None:
    results = {}
    for dynamic in (False, True):
        draw = compiled(lambda x: F.dropout(x, 0.4) * torch.rand(x.shape[0], 3).sum(1), dynamic=dynamic)
        results[dynamic] = [seeded(draw, torch.ones(size, size)) for size in (8, 5, 131)]
    for fixed, changing in zip(*results.values(), strict=True):
        torch.testing.assert_close(fixed, changing)


def test_ranges_that_are_symbols() -> None:
    draw = compiled(lambda x: torch.randint(0, x.shape[0], (4096,)), dynamic=True)
    for size in (9, 1000):
        drawn = seeded(draw, torch.ones(size))
        assert drawn.min() < size / 8 and size > drawn.max() > size * 7 / 8


def test_default_type() -> None:
    torch.set_default_dtype(torch.float64)
    try:
        assert compiled(lambda: torch.rand(4) + torch.randn(4))().dtype == torch.float64
    finally:
        torch.set_default_dtype(torch.float32)


# Gradients

def masks_agree(function: Program, x: Tensor) -> None:
    """Where nothing was let through, no gradient is."""
    x = x.clone().requires_grad_()
    y = function(x)
    y.sum().backward()
    assert x.grad is not None and torch.equal(y != 0, x.grad != 0) and 0.2 < (y != 0).float().mean() < 0.8


@pytest.mark.parametrize("dynamic", [False, True])
def test_the_way_back_draws_again(dynamic: bool) -> None:
    drop = compiled(lambda x: F.dropout(x, 0.5), dynamic=dynamic)
    masks_agree(drop, torch.ones(40, 50))
    masks_agree(drop, torch.ones(50, 33).mT)


@pytest.mark.parametrize("reentrant", [False, True])
@pytest.mark.parametrize("inside", [False, True])
def test_checkpointing(inside: bool, reentrant: bool) -> None:
    """What is checkpointed inside of a compiled program, or compiled inside of what is checkpointed."""
    def layer(x: Tensor) -> Tensor:
        return F.dropout(x.exp(), 0.5).sin()

    if inside:
        masks_agree(compiled(lambda x: checkpoint(layer, x * 1, use_reentrant=reentrant)), torch.ones(40, 50))
    else:
        drop = compiled(layer)
        masks_agree(lambda x: checkpoint(drop, x, use_reentrant=reentrant), torch.ones(40, 50))


# What is left to ATen

def test_eager_numbers_on_demand() -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return F.dropout(x, 0.3), torch.rand_like(x), torch.randint(10, (3,)), torch.randn(5), x.bernoulli(0.4)

    x = torch.ones(6, 7).mT
    torch.testing.assert_close(seeded(compiled(program, fallback_random=True), x), seeded(program, x))
    assert "stepwell_random::seeds" not in left()


@pytest.mark.parametrize("program", [
    lambda x: torch.bernoulli(x.sigmoid()), lambda x: torch.normal(x, x.exp()), lambda x: torch.multinomial(x.exp(), 3),
    lambda x: torch.randperm(9), lambda x: torch.poisson(x.exp())])
def test_operators_of_aten(program: Program) -> None:
    x = torch.linspace(-1, 1, 12).reshape(3, 4)
    torch.testing.assert_close(seeded(compiled(program), x), seeded(program, x))


@pytest.mark.parametrize("program", [
    lambda x: x.bernoulli(1.5), lambda x: x.clone().uniform_(2, 1), lambda x: x.clone().exponential_(-1.0),
    lambda x: torch.normal(0.0, -1.0, (3,)), lambda x: torch.randint(3, 3, (2,)), lambda x: x.clone().geometric_(2.0),
    lambda x: torch.randint(0, 300, (2,), dtype=torch.uint8)])
def test_refusals_of_eager(program: Program) -> None:
    with pytest.raises(RuntimeError) as eager:
        program(torch.ones(4))
    with pytest.raises(RuntimeError) as ours:
        torch.compile(program, backend="stepwell")(torch.ones(4))
    assert str(eager.value) in str(ours.value)
