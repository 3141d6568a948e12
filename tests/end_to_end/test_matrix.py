"""The programs of the registry agree with float64, and with eager in strides, aliases and writes: in each type, with
and without gradients, with constant and changing sizes, and for all memory layouts of their inputs.

All variations: `python -m pytest tests/end_to_end/test_matrix.py --ways all`, which includes GPUs if there are any.
Another sample: `--ways 4 --first-seed 7` calls each program in four random ways.
"""

from __future__ import annotations

import pytest
import torch

from stepwell.benchmarks.programs import PROGRAMS

from .matrix import Cell, NotApplicable, check_cell, ways

pytestmark = pytest.mark.filterwarnings("ignore")  # of sizes that are compiled for again, and of old operators
EVERY = 8
"""Of so many programs one is called in one way by default; models are in tests/test_programs.py."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted, seed = metafunc.config.getoption("--ways"), metafunc.config.getoption("--first-seed")
    parts = [name for name, program in PROGRAMS.items() if program.group != "models"]
    names = parts[::EVERY] if wanted is None else list(PROGRAMS)
    count = None if wanted == "all" else int(wanted or 1)
    devices = ["cpu", *["cuda"] * torch.cuda.is_available()]
    cases = [case for device in devices for case in ways(names, device, count, seed)]
    metafunc.parametrize("name, cell", cases, ids=[f"{name}, {cell}" for name, cell in cases])


@pytest.fixture(autouse=True)
def _whole_float32(monkeypatch: pytest.MonkeyPatch) -> None:
    """cuDNN would use TF32 for the layout that Stepwell chooses, and not for eager's."""
    monkeypatch.setattr(torch.backends.cudnn, "allow_tf32", False)


def test_program_called_in_one_way(name: str, cell: Cell, backend: str) -> None:
    try:
        result = check_cell(PROGRAMS[name], cell, backend)
    except NotApplicable as reason:
        pytest.skip(str(reason))
    assert result.passed, f"{name}, {cell}: {result}"
