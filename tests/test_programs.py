"""Every program of the registry, at small sizes: as close to float64 as eager, and otherwise equal to eager.

During compilation, no operation may lose its source location.
"""

from __future__ import annotations

import pytest

from stepwell.benchmarks.programs import PROGRAMS, Program
from stepwell.benchmarks.reference import check


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_program_agrees_with_eager(program: Program, backend: str) -> None:
    options = {"check_provenance": True} if backend == "stepwell" else None
    result = check(program, backend, scale="small", options=options)
    assert result.passed, str(result)
