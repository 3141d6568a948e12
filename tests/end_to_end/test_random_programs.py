"""Random programs agree with eager. More, longer ones: `python -m pytest tests/end_to_end --programs 200 --lines 40`.

Every kind has the same inputs for one seed: all dtypes, all memory layouts, and odd sizes including 0 and 1.
"""

from __future__ import annotations

from typing import Any

import pytest

from .agreement import differences
from .random_programs import ProgramGenerator

KINDS: dict[str, dict[str, Any]] = {
    "static": {},
    "with writes": {"writes": True},
    "of symbolic sizes": {},
    "with gradients": {"gradients": True},
    "of infinities": {"special": True},
}
PER_KIND = 4


pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of odd sizes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    count = metafunc.config.getoption("--programs")
    first = metafunc.config.getoption("--first-seed")
    seeds = range(first, first + (PER_KIND if count is None else count))
    metafunc.parametrize("kind, seed", [(kind, seed) for seed in seeds for kind in KINDS])


def test_random_program(kind: str, seed: int, request: pytest.FixtureRequest) -> None:
    program = ProgramGenerator(seed, length=request.config.getoption("--lines"), **KINDS[kind]).generate()
    found = differences(program, dynamic=kind == "of symbolic sizes")
    assert not found, "\n".join([*found, str(program)])
