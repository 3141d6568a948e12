"""Odd sizes, dtypes, layouts and numbers on a GPU."""

from __future__ import annotations

import pytest

from ..cases.case import Case, disagreements
from ..cases.registry import CASES

ON_GPUS = {name: case for name, case in CASES.items() if case.on_gpus}
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of degrees of freedom


@pytest.mark.parametrize("case", ON_GPUS.values(), ids=ON_GPUS.keys())
def test_case_agrees_with_eager(case: Case) -> None:
    assert not disagreements(case, device="cuda")


SOME = ("moves", "gathers", "windows", "misaligned bfloat16", "layout: overlapping", "norms of 65", "ties and NaN",
        "writes in place", "many updates of few places", "products of float32")


@pytest.mark.parametrize("name", SOME)
def test_case_agrees_with_eager_under_cuda_graphs(name: str) -> None:
    assert not disagreements(CASES[name], device="cuda", mode="reduce-overhead", calls=4)
