"""The benchmarks of programs on several devices, with tiny models; no test depends on a time."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from stepwell.benchmarks.ranks import predicted, simulated
from stepwell.benchmarks.ranks.overlap import between

from .processes.forked_python import ForkedPython

TINY = "--layers 1 --width 16 --heads 2 --words 32 --length 8 --batch 1 --dtype float32".split()
CLUSTER = """
machine = "h100"
devices = 2
[network]
start = "15 us"
latency = "5 us"
bandwidth = "45 GB/s"
"""


def test_simulated_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A rank of four is captured in one process."""
    (tmp_path / "cluster.toml").write_text(CLUSTER)
    flags = ["--cluster", str(tmp_path / "cluster.toml"), "--devices", "4", "--ways", "TP, FSDP",
             "--output", str(tmp_path / "scaling.svg"), "--time-lines", str(tmp_path)]
    assert simulated.main([*TINY, *flags]) == 0
    _, line = capsys.readouterr().out.splitlines()
    assert line.startswith("TP, FSDP ") and line.endswith("  yes")
    assert {each.name for each in tmp_path.glob("*.svg")} == {"scaling.svg", "tp_fsdp_4.svg"}


def test_exposed_communication() -> None:
    assert between([(0, 4), (3, 6), (8, 9)], [(1, 2), (5, 8.5)]) == (7, 1 + 3 + 0.5, 4.5)
    assert between([], [(0, 1)]) == (0, 0, 1)


@pytest.mark.slow
def test_measured_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str], forked: ForkedPython) -> None:
    """Two processes train as many would; merged collectives leave the parameters those of one process. The simulation
    of the same program stands beside them.
    """
    flags = [*"--device cpu --backends eager,merged --rounds 1 --ways gathered,TP --json".split(),
             str(tmp_path / "measured.json"), "--turns", str(tmp_path / "turns")]
    command = [forked.programs / "torchrun", "--standalone", "--nproc-per-node", "2", "-m",
               "stepwell.benchmarks.ranks.measured", *flags, *TINY]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, env=os.environ | {
        "OMP_NUM_THREADS": "1", "STEPWELL_CACHE_DIR": str(tmp_path), "PYTHON_EXEC": str(forked.python)})
    rows = [line.split() for line in done.stdout.splitlines()[3:]]
    assert [tuple(row[:2]) for row in rows] == [
        (way, backend) for way in ("gathered", "TP") for backend in ("eager", "merged")], done.stderr
    assert all(float(row[-1]) < 1e-4 for row in rows)
    assert predicted.main([str(tmp_path / "measured.json")]) == 0
    simulated_cells = [line.split("|")[6].strip() for line in capsys.readouterr().out.splitlines()[2:]]
    assert [bool(each) for each in simulated_cells] == [False, True, False, True]
