"""Every program of the registry, at small sizes: as near to float64 as eager, and otherwise eager's equal.

While they are compiled, no operation may lose the place in a file that it comes from.
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
