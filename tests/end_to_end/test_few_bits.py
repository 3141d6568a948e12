"""Products with matrices of few bits, written in plain PyTorch: their errors are similar to eager's.

    python -m pytest tests/end_to_end/test_few_bits.py --programs 40 --first-seed 100
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell

DEFAULT = 1


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        count, first = (metafunc.config.getoption(name) for name in ("--programs", "--first-seed"))
        metafunc.parametrize("seed", range(first, first + (DEFAULT if count is None else count)))


def unpacked(packed: Tensor, scales: Tensor) -> Tensor:
    """A matrix of four bits an element, two in a byte, with a scale for each group of a row."""
    low, high = (packed & 15).to(torch.int8) - 8, (packed >> 4).to(torch.int8) - 8
    rows, groups = scales.shape
    whole = torch.stack([low, high], -1).reshape(rows, groups, -1)
    return (whole.to(scales.dtype) * scales[:, :, None]).reshape(rows, -1)


FORMS: dict[str, Callable[[Tensor, Tensor, Tensor], Tensor]] = {
    "scaled weight": lambda x, w, s: F.linear(x, w.to(x.dtype) * s[:, None]),
    "scaled result": lambda x, w, s: F.linear(x, w.to(x.dtype)) * s,
    "columns": lambda x, w, s: x @ (w.to(x.dtype) * s[:, None]).T.contiguous(),
    "groups": lambda x, w, s: F.linear(x, unpacked(w, s)),
}


@pytest.mark.parametrize("form", FORMS)
def test_few_bits(form: str, seed: int, fresh: None, backend: str) -> None:
    random = Random(f"{form} {seed}")
    torch.manual_seed(seed)
    dtype = random.choice((torch.float32, torch.bfloat16, torch.bfloat16, torch.float16))
    rows, columns = random.choice((1, 1, 3, 9, 20)), random.randint(1, 300)
    if form == "groups":
        size, groups = random.choice((32, 128)), random.randint(1, 4)
        terms, scales = size * groups, torch.rand(columns, groups)
        weight = torch.randint(0, 256, (columns, terms // 2), dtype=torch.uint8)
    else:
        terms, scales = random.randint(1, 400), torch.rand(columns)
        weight = torch.randint(-128, 128, (columns, terms), dtype=torch.int8)
    x, scales = torch.randn(rows, terms).to(dtype), scales.to(dtype)
    run = torch.compile(FORMS[form], backend=backend, options={"contractions": "own"})
    exact, eager, ours = (function(x.to(wide), weight, scales.to(wide)) for function, wide in (
        (FORMS[form], torch.float64), (FORMS[form], dtype), (run, dtype)))
    assert ours.dtype == dtype
    errors = [(each.double() - exact).abs().max().item() for each in (ours, eager)]
    assert errors[0] <= 2 * errors[1] + 2e-6 * exact.abs().max().item(), errors
    assert "library" not in str(stepwell.report())


@pytest.mark.parametrize("rows", [1, 3])
def test_rows_that_are_converted_once(rows: int, seed: int, fresh: None, backend: str) -> None:
    """Without products of pairs of bf16, what all columns are multiplied by is converted before them; what is not a
    number stays in its row."""
    torch.manual_seed(seed)
    x, scales = torch.randn(rows, 256).bfloat16(), torch.rand(97, 8).bfloat16()
    weight = torch.randint(0, 256, (97, 128), dtype=torch.uint8)
    x[0, 5 + seed % 200] = float("nan")
    run = torch.compile(FORMS["groups"], backend=backend, options={
        "contractions": "own", "machine": "native{bf16_terms=1 i8_terms=1 fetched_page=64B}"})
    ours, eager, exact = run(x, weight, scales), FORMS["groups"](x, weight, scales), FORMS["groups"](
        x.double(), weight, scales.double())
    assert ours[0].isnan().equal(eager[0].isnan())
    errors = [(each.double() - exact)[1:].abs().sum().item() for each in (ours, eager)]
    assert errors[0] <= 2 * errors[1] + 2e-6 * exact[1:].abs().sum().item(), errors


def test_packed_weight_of_eight_bits(seed: int, fresh: None, backend: str) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    rows, columns, terms = random.choice((1, 3, 20)), random.randint(1, 9) * 16, random.randint(1, 9) * 32
    x, scales = torch.randn(rows, terms).bfloat16(), torch.rand(columns).bfloat16()
    weight = torch.randint(-128, 128, (columns, terms), dtype=torch.int8)
    run = torch.compile(lambda x, w, s: torch.ops.aten._weight_int8pack_mm(x, w, s), backend=backend)
    ours, eager = run(x, weight, scales), torch.ops.aten._weight_int8pack_mm(x, weight, scales)
    exact = F.linear(x.double(), weight.double()) * scales.double()
    errors = [(each.double() - exact).abs().max().item() for each in (ours, eager)]
    assert errors[0] <= 2 * errors[1] + 2e-6 * exact.abs().max().item(), errors
    assert "library" not in str(stepwell.report())


@pytest.mark.parametrize("transposed", [False, True])
def test_products_of_integers(transposed: bool, seed: int, fresh: None, backend: str) -> None:
    random = Random(seed)
    torch.manual_seed(seed)
    rows, terms, columns = (random.randint(17, 80) // 8 * 8 + 8 for _ in range(3))
    x, y = (torch.randint(-128, 128, size, dtype=torch.int8) for size in ((rows, terms), (terms, columns)))
    y = y.T.contiguous().T if transposed else y

    def scaled(x: Tensor, y: Tensor, s: Tensor) -> Tensor:
        return torch._int_mm(x, y).to(torch.float32) * s

    run = torch.compile(scaled, backend=backend, options={"contractions": "own"})
    scales = torch.rand(columns)
    assert torch.equal(run(x, y, scales), scaled(x, y, scales))
    assert "library" not in str(stepwell.report())
