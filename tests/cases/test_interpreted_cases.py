"""Odd sizes, dtypes, layouts and numbers through the GPU's pipeline; Triton's interpreter runs the kernels.

A part of them runs by default; `--every-program` runs all.
"""

from __future__ import annotations

import pytest

from .case import Case, disagreements
from .registry import CASES

OPTIONS = {"target": "triton-interpreter"}
EVERY = 12
"""One in so many cases runs by default."""
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of degrees of freedom


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    step = 1 if metafunc.config.getoption("--every-program") else EVERY
    chosen = list(CASES.values())[::step]
    metafunc.parametrize("case", chosen, ids=str)


def test_case_agrees_with_eager(case: Case) -> None:
    assert not disagreements(case, options=OPTIONS)
