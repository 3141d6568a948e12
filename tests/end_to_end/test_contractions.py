"""Random matrix products and convolutions with generated kernels: their errors are similar to eager's, in inference
and training, for constant and symbolic sizes.

    python -m pytest tests/end_to_end/test_contractions.py --programs 40 --first-seed 100
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.passes.pipeline_lookup import pipeline_for

DEFAULT = 1
OPTIONS: dict[str, Any] = {"contractions": "own"}
ON_BLOCKS = {"target": "triton-interpreter", "pipeline": pipeline_for(
    "cuda:default", "aten", threads=False, contractions="own").replace("map-contractions", "map-contractions{small=0}")}
Program = Callable[..., Tensor]

PRODUCTS: dict[str, tuple[Program, Sequence[str]]] = {
    "mm": (torch.mm, ("mk", "kn")),
    "bmm": (torch.bmm, ("bmk", "bkn")),
    "batches": (torch.matmul, ("bcmk", "1ckn")),
    "addmm": (lambda c, x, y: torch.addmm(c, x, y, beta=2, alpha=3), ("n", "mk", "kn")),
    "baddbmm": (lambda c, x, y: torch.baddbmm(c, x, y, alpha=2), ("b1n", "bmk", "bkn")),
    "no bias": (lambda x, y: torch.addmm(torch.full_like(x, torch.nan)[:1, :1], x, y, beta=0), ("mk", "kn")),
    "mv": (torch.mv, ("mk", "k")),
    "addmv": (lambda c, x, y: torch.addmv(c, x, y, beta=2), ("m", "mk", "k")),
    "dot": (torch.dot, ("k", "k")),
    "linear": (F.linear, ("bmk", "nk", "n")),
    "activations": (lambda x, w, c: F.gelu(F.linear(torch.sigmoid(x), w, c)) * 2, ("bmk", "nk", "n")),
    "softmax": (lambda x, y: torch.bmm(torch.softmax(torch.bmm(x, y), -1), y.mT), ("bmk", "bkn")),
    "einsum": (lambda x, y: torch.einsum("bmk,nkc->bncm", x, y), ("bmk", "nkc")),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        count, first = (metafunc.config.getoption(name) for name in ("--programs", "--first-seed"))
        metafunc.parametrize("seed", range(first, first + (DEFAULT if count is None else count)))


def keep(gradient: Tensor) -> None:
    """Leave a gradient as it is."""


def run(program: Program, inputs: Sequence[Tensor | None], dtype: torch.dtype | None = None,
        edit: Callable[[Tensor], None] = keep) -> list[Tensor]:
    """The result and, of floats, the gradients; `edit` changes the gradient of the result."""
    given = [None if each is None else each.detach().to(each.dtype if dtype is None else dtype) for each in inputs]
    wanted = [each for each in given if each is not None]
    trains = wanted[0].is_floating_point() and wanted[0].numel() > 0
    for each in wanted:
        each.requires_grad_(trains)
    result = program(*given)
    torch.manual_seed(0)
    gradient = torch.randn(result.shape).to(result.dtype)
    edit(gradient)
    return [result, *torch.autograd.grad(result, wanted, gradient)] if trains else [result]


def check(program: Program, inputs: Sequence[Tensor | None], backend: str, dynamic: bool | None,
          options: dict[str, Any] = OPTIONS) -> Program:
    """Hold results and gradients to the errors of eager; returns the compiled program."""
    assert inputs[0] is not None
    trains = inputs[0].is_floating_point() and inputs[0].numel() > 0
    compiled = torch.compile(program, backend=backend, dynamic=dynamic, options=options)
    exact = run(program, inputs, torch.float64 if trains else None)
    eager, ours = run(program, inputs), run(compiled, inputs)
    for got, known, true in zip(ours, eager, exact, strict=True):
        assert (got.dtype, got.shape) == (known.dtype, known.shape)
        strides = zip(got.shape, got.stride(), known.stride(), strict=True)
        assert all(one == two for size, one, two in strides if size > 1)
        errors = [(each.to(true.dtype) - true).abs().max().item() if each.numel() else 0.0 for each in (got, known)]
        scale = true.abs().max().item() if true.numel() else 0.0
        bound = {torch.bfloat16: 1e-2, torch.float16: 1e-3, torch.float64: 1e-14}.get(got.dtype, 2e-6)
        assert errors[0] <= 2 * errors[1] + bound * scale, errors
    assert "library" not in str(stepwell.report())
    return compiled


@pytest.mark.parametrize("name", PRODUCTS)
def test_products(name: str, seed: int, fresh: None, backend: str) -> None:
    random = Random(f"{name} {seed}")
    torch.manual_seed(seed)
    choices = [1, 2, 3, 5, 16, 17, 33] + ([0] if seed % 3 == 0 and name != "softmax" else [])
    extents = {letter: random.choice(choices) for letter in "bcmnk"} | {"1": 1}
    dtype = random.choice([torch.float32, torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int32])
    if dtype == torch.int32 and name not in ("mm", "bmm", "mv", "dot", "einsum"):
        dtype = torch.float32
    check(PRODUCTS[name][0], drawn(name, extents, dtype, random), backend, random.choice([False, None, True]))


def drawn(name: str, extents: dict[str, int], dtype: torch.dtype, random: Random) -> list[Tensor]:
    """Operands of a program, in any order of memory."""
    def tensor(letters: str) -> Tensor:
        shape = [extents[letter] for letter in letters]
        order = random.sample(range(len(shape)), len(shape))
        values = torch.randn([shape[axis] for axis in order]) * 3
        return values.permute([order.index(axis) for axis in range(len(shape))]).to(dtype).detach()

    return [tensor(letters) for letters in PRODUCTS[name][1]]


def test_products_of_blocks(seed: int, fresh: None, backend: str) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    name = random.choice(sorted(PRODUCTS))
    extents = {letter: random.choice([5, 16, 17, 33, 64, 70]) for letter in "mn"} | {
        "k": random.choice([5, 16, 17, 33, 64, 70, 4200])} | {
        letter: random.choice([0, 1, 2, 3]) for letter in "bc"} | {"1": 1}
    dtype = random.choice([torch.float32, torch.float64, torch.bfloat16, torch.float16])
    check(PRODUCTS[name][0], drawn(name, extents, dtype, random), backend, random.choice([False, None, True]),
          ON_BLOCKS)


@pytest.mark.parametrize("transposed", [False, True])
def test_convolutions(transposed: bool, seed: int, fresh: None, backend: str) -> None:
    random = Random(f"{transposed} {seed}")
    torch.manual_seed(seed)
    rank = random.choice([1, 2, 2, 3])
    batch, groups = (random.choice([1, 2, 3]) for _ in range(2))
    channels, features = (random.choice([1, 2, 3, 9, 18]) for _ in range(2))
    taps, stride, dilation, padding = ([random.choice(choices) for _ in range(rank)] for choices in
                                       ([1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4] if transposed else [1, 2], [0, 1]))
    behind = [random.randrange(max(each)) for each in zip(stride, dilation, strict=True)]
    dtype = random.choice([torch.float32, torch.float32, torch.float64, torch.bfloat16])
    x = torch.randn(batch, groups * channels, *(random.choice([5, 7, 8]) for _ in range(rank))).to(dtype)
    shape = (groups * channels, features, *taps) if transposed else (groups * features, channels, *taps)
    weight, bias = torch.randn(shape).to(dtype), torch.randn(groups * features).to(dtype)
    if rank == 2 and random.random() < 0.5:
        x = x.contiguous(memory_format=torch.channels_last)
    function = getattr(F, f"conv{'_transpose' if transposed else ''}{rank}d")

    def program(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        if transposed:
            return torch.relu(function(x, weight, bias, stride, padding, behind, groups, dilation))
        return torch.relu(function(x, weight, bias, stride, padding, dilation, groups))

    inputs = [x, weight, bias if random.random() < 0.5 else None]
    compiled = check(program, inputs, backend, random.choice([False, None, True]))
    check_not_finite(program, compiled, inputs, random)


def check_not_finite(program: Program, compiled: Program, inputs: Sequence[Tensor | None], random: Random) -> None:
    """What an infinity or a NaN of the images or of the gradient reaches is what it reaches in eager. Of eager's
    convolutions some multiply by the zeros of the padding, in float64 all."""
    share, value = random.random(), random.choice([torch.inf, -torch.inf, torch.nan])

    def spoil(tensor: Tensor) -> None:
        tensor[tuple(int(share * size) for size in tensor.shape)] = value

    x, *others = inputs
    assert x is not None
    image = x.detach().clone()
    spoil(image)
    for given, edit in (([image, *others], keep), (inputs, spoil)):
        found = [run(each, given, dtype, edit) for each, dtype in
                 ((compiled, None), (program, None), (program, torch.float64))]
        for got, *known in zip(*found, strict=True):
            kinds, *expected = (each.isnan() + 2 * each.isposinf() + 4 * each.isneginf() for each in (got, *known))
            assert ((kinds == expected[0]) | (kinds == expected[1])).all()


@pytest.mark.parametrize("value", [torch.nan, torch.inf])
@pytest.mark.parametrize("options", [OPTIONS, ON_BLOCKS], ids=["loops", "blocks"])
def test_what_is_no_number_reaches_what_it_reaches_in_eager(
    value: float, options: dict[str, Any], fresh: None, backend: str
) -> None:
    x, y = torch.randn(5, 19), torch.randn(19, 18)
    x[2, 3] = value
    compiled = torch.compile(torch.mm, backend=backend, options=options)
    torch.testing.assert_close(compiled(x, y), x @ y, equal_nan=True)


def test_tile_registers(fresh: None, backend: str) -> None:
    """Sums of tiles by one operation, with rows, columns and terms left over."""
    def program(x: Tensor, weight: Tensor, bias: Tensor, a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
        return F.relu(F.linear(x, weight, bias)), torch._int_mm(a, b) + 1

    x, weight, bias = (torch.randn(shape, dtype=torch.bfloat16) for shape in ((37, 70), (50, 70), (50,)))
    a, b = (torch.randint(-128, 128, shape, dtype=torch.int8) for shape in ((33, 72), (72, 40)))
    options = OPTIONS | {"machine": "x86-amx"}
    compiled = torch.compile(program, backend=backend, options=options)
    (got, integers), (expected, exact) = (each(x, weight, bias, a, b) for each in (compiled, program))
    assert torch.equal(integers, exact)
    torch.testing.assert_close(got, expected)
