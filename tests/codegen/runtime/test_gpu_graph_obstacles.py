"""Programs that are not recorded, and the reasons; without a GPU."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.distributed as dist
import torch.testing._internal.distributed.fake_pg  # registers the process group "fake"

from stepwell.codegen.runtime.process_groups import not_recordable
from stepwell.codegen.runtime.program import ExternCall
from stepwell.compiler.arguments import Arguments
from stepwell.compiler.cuda_graphs import obstacle, obstacle_in
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

from .fake_recorder import FakeRecorder
from .graphed_programs import graphed, inputs, scaled


def test_what_cannot_be_recorded_runs(caplog: pytest.LogCaptureFixture) -> None:
    recorder, x = FakeRecorder(), torch.randn(4)
    recorder.fails = True
    program = graphed(scaled, recorder, name="the forward graph")
    for _ in range(4):
        torch.testing.assert_close(program(x, x)[0], x * x + 1)
    assert caplog.messages == ["no CUDA graph for the forward graph: operation not permitted when stream is capturing"]


@pytest.mark.parametrize(("forward", "reason"), [
    (lambda x: (x[1:],), "result 0 shares memory with an argument"),
    (lambda x: (x, torch.empty(3, device="meta")), "result 1 is on meta"),
])
def test_results_that_are_no_memory_of_the_program(forward: Any, reason: str) -> None:
    program, x = graphed(forward, FakeRecorder()), torch.randn(4)
    for _ in range(3):
        program(x)
    assert program.status.obstacle == reason and program.status.recorded == 0


def test_an_obstacle_that_is_known_from_the_start() -> None:
    program, x = graphed(scaled, FakeRecorder(), obstacle="it copies from cpu"), torch.randn(4)
    for _ in range(3):
        program(x, x)
    assert program.status.recorded == 0


def on_gpu(*arguments: str) -> Arguments:
    text = f"""builtin.module attributes {{stepwell.target = "cuda", stepwell.device = "cuda:0"}} {{
      func.func @forward({", ".join(arguments)}) {{ func.return }} loc("model.py":3:1)
    }}"""
    return Arguments.of(parse_module(make_context(), text))


@pytest.mark.parametrize(("call", "reason"), [
    (ExternCall("aten::mm", "library", "model.py:4"), None),
    (ExternCall("aten::_to_copy", "a copy from cpu", "model.py:4"), None),
    (ExternCall("aten::empty", "pinned memory", "", is_elsewhere=True), "aten::empty: pinned memory"),
    (ExternCall("aten::mul.Scalar", "its result is on cpu", "", is_elsewhere=True),
     "aten::mul.Scalar: its result is on cpu"),
    (ExternCall("_c10d_functional::wait_tensor", "no lowering", ""),
     "_c10d_functional::wait_tensor has effects that a recording would not repeat"),
    (ExternCall("aten::_assert_async", "no lowering", ""),
     "aten::_assert_async has effects that a recording would not repeat"),
])
def test_operators_that_cannot_be_recorded(call: ExternCall, reason: str | None) -> None:
    assert obstacle((call,), on_gpu("%s0: index", "%x: tensor<4xf32>")) == reason


def test_collectives(monkeypatch: pytest.MonkeyPatch) -> None:
    group = '#comm.all_reduce<"sum"> in <"tp", 2, 1> order 0'
    module = parse_module(make_context(), f"""func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %p = comm.start {group} (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
      %y = comm.wait %p : tensor<4xf32>
      func.return %y : tensor<4xf32>
    }}""")
    assert obstacle_in(module) == ""
    monkeypatch.setenv("NCCL_GRAPH_REGISTER", "1")
    assert not_recordable() == "with NCCL_GRAPH_REGISTER ranks must record at the same call"
    monkeypatch.delenv("NCCL_GRAPH_REGISTER")
    dist.init_process_group("fake", rank=0, world_size=2, store=dist.HashStore())
    try:
        assert not_recordable() == "the process group 'default_pg' communicates by fake, not by nccl"
    finally:
        dist.destroy_process_group()


def test_arguments_on_the_cpu() -> None:
    read = on_gpu("%x: tensor<4xf32>", '%s: tensor<f32> {stepwell.device = "cpu"}')
    assert obstacle((), read) is None
    written = on_gpu("%x: tensor<4xf32>", '%s: tensor<f32> {stepwell.device = "cpu", stepwell.mutated_by = 0}')
    assert obstacle((), written) == "%s, which is written, is on cpu"


def test_programs_of_few_launches_are_not_recorded(caplog: pytest.LogCaptureFixture) -> None:
    recorder, weight = FakeRecorder(), torch.randn(4)
    program = graphed(scaled, recorder, launch_time=4.0)
    for x in inputs(4):
        torch.testing.assert_close(program(x, weight)[0], x * weight + 1)
    assert program.status.recorded == 0 and program.status.obstacle is not None and not caplog.messages


def test_large_arguments_that_move_are_not_copied_for_few_launches() -> None:
    recorder, weight = FakeRecorder(), torch.randn(1 << 19)
    program = graphed(scaled, recorder, launch_time=12.0)
    for x in (weight, weight, *inputs(4, 1 << 19), weight):
        torch.testing.assert_close(program(x, weight)[0], x * weight + 1)
    assert program.status.recorded == 1 and recorder.runs == 2 and recorder.copies == 0
