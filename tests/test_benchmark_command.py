"""The benchmark command: its tables, its files and its messages; no test depends on a time."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stepwell.benchmarks.command import main
from stepwell.benchmarks.measuring.suite import BackendResult, Plan, ProgramResult
from stepwell.benchmarks.measuring.tables import remarks, tables
from stepwell.benchmarks.measuring.tasks import Task, run_task

from .processes.forked_python import ForkedPython


@pytest.fixture(autouse=True)
def _workers_are_forked(forked: ForkedPython, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(forked.python))


def test_speed_of_one_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.json"
    arguments = "--programs sin_cos_add_10k --backends eager --scale small --threads 1 --budget 0.01"
    assert main([*arguments.split(), "--json", str(file)]) == 0
    text = capsys.readouterr().out
    for part in ("torch ", "g++ ", "threads ", "date ", "Steady speed, threads: 1", "sin_cos_add_10k"):
        assert part in text
    content = json.loads(file.read_text())
    assert content["programs"][0]["backends"]["eager"]["median"] > 0


def test_check_and_compile_time(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--programs sin_cos_add_10k --backends eager,aot_eager --scale small --threads 1 --markdown"
    assert main([*arguments.split(), "--check", "--compile-time"]) == 0
    text = capsys.readouterr().out
    assert "| program | aot_eager cold s | aot_eager warm s |" in text
    assert "| sin_cos_add_10k | right |" in text


def test_failing_backend_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--programs sin_cos_add_10k --backends eager,nonesuch --scale small --threads 1 --budget 0.01"
    assert main(arguments.split()) == 1
    text = capsys.readouterr().out
    assert "failed" in text
    assert "Invalid backend: 'nonesuch'" in text


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--group", "models"]) == 0
    text = capsys.readouterr().out
    assert "resnet50_b1" in text
    assert "softmax_4096" not in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--programs", "sofmax_8mb"], "no program is named 'sofmax_8mb'; nearest: softmax_8mb"),
        (["--group", "kernel"], "no group is named 'kernel'; there are basics, kernels, models"),
    ],
)
def test_unknown_names(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*arguments, "--list"])
    assert message in capsys.readouterr().err


def test_compilation_over_its_limit_is_killed() -> None:
    task = Task("compile", "sin_cos_add_10k", "small", ("aot_eager",), threads=1)
    outcome = run_task(task, {}, compile_limit=0.0)
    assert (outcome.status, outcome.backend) == ("timeout", "aot_eager")


def test_tables_of_given_results() -> None:
    plan = Plan(
        backends=("eager", "inductor", "stepwell"), threads=2, scale="full", steady=True,
        compile_time=True, check=False, report=True, budget=1.0, compile_limit=180.0,
    )  # fmt: skip
    chain = ProgramResult("sin_chain", "basics", None)
    chain.backends = {
        "eager": BackendResult(median=0.013, spread=0.02),
        "inductor": BackendResult(failure="> 180 s", message="killed after 180 s"),
        "stepwell": BackendResult(median=0.0065, spread=0.9, cold=1.5, warm=0.5, report="no extern calls"),
    }
    gelu = ProgramResult("gelu_8mb", "kernels", 2.5)
    gelu.backends = {
        "eager": BackendResult(median=0.004),
        "inductor": BackendResult(median=0.003, cold=4.0, warm=2.0),
        "stepwell": BackendResult(median=0.002, cold=1.0, warm=0.25),
    }
    speed, compilation = tables([chain, gelu], plan)
    assert speed.rows == (
        ("sin_chain", "13.000", "> 180 s", "6.500 ~", "2.00", "-", ""),
        ("gelu_8mb", "4.000", "3.000", "2.000", "2.00", "1.50", "2.5 missed"),
    )
    assert speed.summary[-1] == ("geometric mean, all programs", "", "", "", "2.00", "1.50", "")
    assert compilation.rows == (
        ("sin_chain", "> 180 s", "> 180 s", "1.50", "0.50", "-"),
        ("gelu_8mb", "4.00", "2.00", "1.00", "0.25", "4.00"),
    )
    assert remarks([chain, gelu]) == [
        "sin_chain, inductor: killed after 180 s",
        "sin_chain, stepwell:\nno extern calls",
    ]
