"""The benchmark command for GPUs, run on the CPU: its rounds, tables and messages; no test depends on a time."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from stepwell.benchmarks.command import main
from stepwell.benchmarks.gpu.compile_time import COMPILED, CompileTime
from stepwell.benchmarks.gpu.launches import softmaxes
from stepwell.benchmarks.gpu.report import compile_table, line, steady_tables, summary
from stepwell.benchmarks.gpu.steady import SteadyPlan, SteadyResult, SteadyRun
from stepwell.benchmarks.gpu.worker import COPY
from stepwell.benchmarks.gpu.worker_pool import WorkerHandle
from stepwell.benchmarks.measuring.variants import Variant
from stepwell.benchmarks.programs.gpu_catalogue import BANDWIDTH, LARGE, Entry, find, select

VARIANTS = ("eager", "inductor", "inductor:reduce-overhead", "stepwell", "stepwell:reduce-overhead")


def test_steady_speed_of_two_programs_and_a_backend_that_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.json"
    arguments = "--device cpu --scale small --programs sum_inner,mlp_train --variants nonesuch,aot_eager,eager"
    assert main([*arguments.split(), "--workers", "1", "--budget", "0.01", "--json", str(file)]) == 0
    text = capsys.readouterr().out
    assert "FAILED sum_inner, nonesuch: InvalidBackend: Invalid backend: 'nonesuch'" in text
    steady = {each["entry"]: each for each in json.loads(file.read_text())["steady"]}
    assert steady["mlp_train"]["timings"].keys() == {"eager", "aot_eager", COPY}
    assert not steady["sum_inner"]["differences"]


def test_a_compilation_over_its_limit_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--device cpu --scale small --programs sum_inner --variants eager --workers 1 --limit 0"
    assert main(arguments.split()) == 0
    assert "FAILED sum_inner, eager: > 0 s" in capsys.readouterr().out


def test_no_time_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--device cpu --scale small --programs sum_inner --variants eager --workers 1 --within 1"
    assert main(arguments.split()) == 0
    assert "no time for 1: sum_inner" in capsys.readouterr().out


def test_programs_that_compile_fast_make_room_for_those_that_came_first(tmp_path: Path) -> None:
    slow, *fast = select(["bert_base_b1", "gelu", "silu", "rope"], ["registry"])
    busy, idle = (WorkerHandle(None, None, tmp_path) for _ in range(2))
    run = SteadyRun(SteadyPlan(("eager",), within=10.0, budget=1.0, round_seconds=9.0, compile_limit=9.0),
                    SimpleNamespace(workers=[busy, idle]), tmp_path, print)
    run.results = {entry.name: SteadyResult(entry) for entry in (slow, *fast)}
    busy.busy, idle.holds = slow.name, [entry.name for entry in fast]
    run._make_room(1)  # there is time to measure two
    assert idle.holds == [fast[0].name] and run.left_out == [entry.name for entry in fast[1:]]


def test_all_names_are_different_and_known() -> None:
    names = [entry.name for entry in select()]
    assert len(names) == len(set(names))
    assert {find(name).name for name in COMPILED} == set(COMPILED)
    assert {entry.section for entry in select()} == {"large", "bandwidth", "registry", "tuned"}
    assert all(not each.small for each in (*LARGE, *BANDWIDTH))


def test_unknown_names(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--programs", "sofmax"], ["--sections", "wide"]):
        with pytest.raises(SystemExit):
            main(["--device", "cuda", "--list", *arguments])
    text = capsys.readouterr().err
    assert "no program is named 'sofmax'" in text
    assert "no section is named 'wide'; there are large, bandwidth, registry, tuned" in text


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--device", "cuda", "--list", "--sections", "large"]) == 0
    assert "carafe_8x256x64x128" in capsys.readouterr().out


def test_modes_that_tune_are_measured_apart() -> None:
    plan = SteadyPlan(("inductor:max-autotune", "stepwell", "eager"), 1, 1, 1, 1)
    program = find("linear_relu")
    assert plan.variants_of(Entry(program, "registry")) == ["eager", "stepwell"]
    assert plan.variants_of(Entry(program, "tuned")) == ["eager", "stepwell", "inductor:max-autotune"]


def test_variants_are_read_as_they_are_printed() -> None:
    for text in VARIANTS:
        assert str(Variant.parse(text)) == text


def test_chain_of_softmaxes_is_as_long_as_asked() -> None:
    example = softmaxes(3)
    (x,) = example.inputs
    assert example.run(x).equal(x.softmax(0).softmax(1).softmax(0))


def _result(name: str, section: str, bytes: int, **microseconds: float) -> SteadyResult:
    result = SteadyResult(Entry(find(name), section), bytes=bytes)  # type: ignore[arg-type]
    for text, value in microseconds.items():
        variant = text.replace("__", ":").replace("_", "-")
        result.timings[variant] = {"median": value / 1e6, "spread": 0.01, "samples": 9}
    return result


def test_tables_of_given_results() -> None:
    fast = _result("gelu_128mb", "bandwidth", 256_000_000, eager=200, inductor=120, stepwell=100, copy=95)
    modes = {"inductor": 30, "inductor__reduce_overhead": 16}
    slow = _result("sum_inner", "registry", 16_000_000, eager=20, stepwell=20, **modes)
    slow.failures["stepwell:reduce-overhead"] = "CaptureError: no"
    slow.differences["stepwell"] = "output 0 is off by 1"
    bandwidth, registry = steady_tables([fast, slow], VARIANTS)
    assert bandwidth.rows == (
        ("gelu_128mb", "256", "200.0", "120.0", "100.0", "95.0", "2560", "95%", "2.00", "1.20"),
    )
    assert registry.rows == (("sum_inner", "16", "20.0", "30.0", "16.0", "20.0!", "failed", "1.00", "0.80"),)
    assert summary([fast, slow], ["gelu"]) == [
        "geometric mean over 2 programs, eager's best / stepwell's best: 1.414",
        "geometric mean over 2 programs, inductor's best / stepwell's best: 0.980",
        "1 of 1 kernels at 90% of copy bandwidth or more",
        "below 0.9 of inductor's best (1): sum_inner 0.80",
        "below 0.9 of eager's best (0): none",
        "DIFFERS sum_inner, stepwell: output 0 is off by 1",
        "FAILED sum_inner, stepwell:reduce-overhead: CaptureError: no",
        "no time for 1: gelu",
    ]
    assert "inductor/stepwell 0.80; stepwell DIFFERS: output 0 is off by 1" in line(slow, VARIANTS)


def test_table_of_compile_times() -> None:
    times = [CompileTime("gelu", "inductor", 4.0), CompileTime("gelu", "stepwell", 1.0),
             CompileTime("gpt2", "inductor", None, "> 60 s"), CompileTime("gpt2", "stepwell", 3.0)]
    table = compile_table(times, 4, 4)
    assert table.rows == (("gelu", "4.00", "1.00", "4.00"), ("gpt2", "failed", "3.00", "-"))
    assert table.summary == (("geometric mean", "", "", "4.00"),)
