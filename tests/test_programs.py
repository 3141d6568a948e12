"""Every program of the registry, at small sizes: as near to float64 as eager, and otherwise eager's equal."""

from __future__ import annotations

import pytest

from stepwell.benchmarks.programs import PROGRAMS, Program
from stepwell.benchmarks.reference import check


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_program_agrees_with_eager(program: Program, backend: str) -> None:
    result = check(program, backend, scale="small")
    assert result.passed, str(result)
