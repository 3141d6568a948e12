"""Odd sizes, dtypes, layouts and numbers on the CPU. A few of them run by default; `--every-program` runs all."""

from __future__ import annotations

import pytest

from .case import Case, disagreements
from .registry import CASES

CHOSEN = ("neighbours bfloat16", "scatters of booleans", "layer norm of nothing",
          "no index, three dimensions", "no index, no dimensions")
"""What runs by default: where the CPU was once wrong."""
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of degrees of freedom


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = CASES if metafunc.config.getoption("--every-program") else CHOSEN
    metafunc.parametrize("case", [CASES[name] for name in chosen], ids=str)


def test_case_agrees_with_eager(case: Case) -> None:
    assert not disagreements(case)
