"""Three hundred random programs on a GPU, of the kinds of tests/end_to_end."""

from __future__ import annotations

import pytest

from ..end_to_end.agreement import differences
from ..end_to_end.random_programs import ProgramGenerator
from ..end_to_end.test_random_programs import KINDS

PER_KIND = 60

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of odd sizes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    count = metafunc.config.getoption("--programs")
    first = metafunc.config.getoption("--first-seed")
    seeds = range(first, first + (PER_KIND if count is None else count))
    metafunc.parametrize("kind, seed", [(kind, seed) for seed in seeds for kind in KINDS])


def test_random_program(kind: str, seed: int, request: pytest.FixtureRequest) -> None:
    length = request.config.getoption("--lines")
    program = ProgramGenerator(seed, length=length, **KINDS[kind], in_order=False).generate()
    found = differences(program, dynamic=kind == "of symbolic sizes", device="cuda")
    assert not found, "\n".join([*found, str(program)])
