"""PyTorch's own samples of its operators agree with eager.

All operators: `python -m pytest tests/end_to_end/test_operators.py --operators float32`, of any type, with `--samples`
for more than one sample each. That tries the wrong arguments of all operators too. Calls of all operators, types and
modes, drawn at random: `-k drawn --programs 500 --first-seed 1000`. On a GPU: `--device cuda`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import torch

import stepwell

from .operator_samples import (
    EXCEPTED,
    REFUSED_OTHERWISE,
    accepted,
    differences,
    drawn,
    not_traced,
    operators,
    refusals,
    samples,
    types_of,
)

MODES: dict[str, dict[str, Any]] = {
    "static": {"gradients": False},
    "with gradients": {"gradients": True},
    "of symbolic sizes": {"gradients": False, "dynamic": True},
}
CHOSEN = (
    "__rsub__", "addcdiv", "baddbmm", "cat", "constant_pad_nd", "cummax", "einsum", "fft.hfft", "grid_sampler_2d",
    "index_reduce.mean", "linalg.cholesky", "logcumsumexp", "nn.functional.avg_pool2d", "nn.functional.embedding_bag",
    "nn.functional.local_response_norm", "nn.functional.multilabel_margin_loss", "polar", "scatter_add", "special.i1e",
    "stft",
)
"""What is compared where `--operators` does not ask for all."""
REFUSED = ("dot", "gather", "index_select", "masked_scatter", "scatter_add")
"""Whose wrong arguments are tried, likewise."""
DRAWN = 6
"""How many calls are drawn, likewise."""
LOWERED = (*CHOSEN, *(f"nn.functional.conv{kind}{rank}d" for kind in ("", "_transpose") for rank in (1, 2, 3)))
"""What is lowered for GPUs, likewise."""

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of operators that will change
described = cache(operators)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--operators") is not None
    names = [name for name in described() if name not in EXCEPTED] if every else CHOSEN
    if "seed" in metafunc.fixturenames:
        count, first = (metafunc.config.getoption(name) for name in ("--programs", "--first-seed"))
        metafunc.parametrize("seed", range(first, first + (DRAWN if count is None else count)))
    elif "mode" in metafunc.fixturenames:
        metafunc.parametrize("name", names)
        metafunc.parametrize("mode", MODES if every else ["with gradients"])
    elif "refused" in metafunc.fixturenames:
        metafunc.parametrize("refused", names if every else REFUSED)
    else:
        metafunc.parametrize("name", names if every else LOWERED)


@pytest.fixture(scope="module")
def dtype(request: pytest.FixtureRequest) -> torch.dtype:
    pytest.importorskip("expecttest", reason="torch's samples of operators need the package 'expecttest'")
    return getattr(torch, request.config.getoption("--operators") or "float32")


@pytest.fixture
def device(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--device"))


def test_operator(name: str, mode: str, dtype: torch.dtype, device: str, request: pytest.FixtureRequest) -> None:
    operator, gradients = described()[name], MODES[mode]["gradients"]
    if dtype not in types_of(operator, gradients=gradients, device=device):
        pytest.skip(f"it has no samples of {dtype} {mode}")
    if (reason := not_traced(name, dtype, dynamic=mode == "of symbolic sizes")) is not None:
        pytest.skip(reason)
    count = int(request.config.getoption("--samples") or 1)
    given = samples(name, operator, dtype, device, gradients=gradients, count=count)
    found = [f"{sample}: {text}" for sample in given if (text := differences(sample, **MODES[mode])) is not None]
    assert not found, "\n".join(found)


def test_drawn_operator(seed: int, device: str) -> None:
    pytest.importorskip("expecttest", reason="torch's samples of operators need the package 'expecttest'")
    found = drawn(described(), seed, MODES, device)
    if found is None:
        pytest.skip("there is no such call")
    sample, mode = found
    assert differences(sample, **MODES[mode]) is None, f"{sample}, {mode}"


def test_operator_refuses_what_eager_refuses(refused: str, device: str) -> None:
    if refused in REFUSED_OTHERWISE:
        pytest.skip(REFUSED_OTHERWISE[refused])
    found = [f"{sample}: {text}" for sample in refusals(described()[refused], device)
             if (text := accepted(sample)) is not None]
    assert not found, "\n".join(found)


def test_operator_is_lowered_for_gpus(name: str, dtype: torch.dtype) -> None:
    operator = described()[name]
    if dtype not in operator.dtypes:
        pytest.skip(f"it has no samples of {dtype}")
    for sample in samples(name, operator, dtype, gradients=False, count=4):
        torch.compiler.reset()
        stepwell.lower(lambda *args, **kwargs: operator.op(*args, **kwargs), *sample.arguments, to="triton",
                       **sample.keywords)
