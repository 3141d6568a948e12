"""Simulation of a step on a described cluster."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import IntAttr, StringAttr

from stepwell.compiler.simulation import Cluster, Link, Program, Simulation, engine, program_of, read_cluster, simulate
from stepwell.compiler.simulation.classes import Class, classes_of
from stepwell.compiler.simulation.communication import place, time_of
from stepwell.compiler.simulation.programs import Kind, Step
from stepwell.compiler.simulation.scaling import scaling_picture
from stepwell.frontend.simulation import capture_step
from stepwell.ir.context import make_context
from stepwell.ir.dialects.comm import AllGatherAttr, AllReduceAttr, AllToAllAttr, BroadcastAttr, GroupAttr
from stepwell.ir.errors import OptionError, UnsupportedError
from stepwell.ir.machines.presets import PRESETS
from stepwell.ir.shapes import DimsAttr
from stepwell.ir.text import parse_module
from stepwell.tools.stepwell import main

HOST, NETWORK = Link(0.0, 1.0, 100.0), Link(0.0, 4.0, 10.0)
SUM = AllReduceAttr(StringAttr("sum"))
CLUSTER = Cluster(PRESETS["h100"], 2, 4, HOST, NETWORK)
TOML = """
machine = "h100"
hosts = 2
devices = 2
memory = "80 GiB"

[network]
start = "10 us"
latency = "5 us"
bandwidth = "50 GB/s"
"""
TEXT = """
func.func @forward(%x: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %p = comm.start #comm.all_reduce<"sum"> in <"dp", 4, 1> order 0 (%x)
       : (tensor<1024x1024xf32>) -> (!comm.pending<tensor<1024x1024xf32>>)
  %a = aten.mm %x, %w : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %b = aten.sin %a : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %y = comm.wait %p : tensor<1024x1024xf32>
  %z = aten.add.Tensor %y, %b : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  func.return %z : tensor<1024x1024xf32>
}
"""


def computing(seconds: float) -> Step:
    return Step(Kind.COMPUTE, "kernel", 0, seconds)


def starting(number: int, group: GroupAttr, moved: int) -> Step:
    return Step(Kind.START, "all_reduce", 0, number=number, collective=SUM, group=group, moved=moved)


def waiting(number: int) -> Step:
    return Step(Kind.WAIT, "all_reduce", 0, number=number)


def program(*steps: Step) -> Program:
    return Program("forward", steps)


def parsed(text: str = TEXT) -> Program:
    return program_of(parse_module(make_context(), text, "test.mlir"), "forward", PRESETS["h100"])


def test_times_of_collectives() -> None:
    """By hand, from the formulas that the module names."""
    four = place(range(4), CLUSTER)
    assert time_of(SUM, 4000, four, CLUSTER) == (2 * 2 * 1 + 2 * 4000 * 3 / 4 / 100, "levels", 0)
    assert time_of(SUM, 4000, four, replace(CLUSTER, host=Link(0, 0, 100))).seconds == 2 * 3000 / 100
    across = place((0, 4), CLUSTER)
    assert time_of(AllGatherAttr(), 40, across, CLUSTER).seconds == 4 + 40 / 2 / 10
    everyone = place(range(8), CLUSTER)
    assert time_of(AllGatherAttr(), 80, everyone, CLUSTER).seconds == pytest.approx(2 + 4 + 60 / 100 + 80 / 4 / 2 / 10)
    assert time_of(BroadcastAttr(IntAttr(0)), 9, place([3], CLUSTER), CLUSTER).seconds == 0
    pairs = AllToAllAttr(DimsAttr.of([1] * 8), DimsAttr.of([1] * 8))
    assert time_of(pairs, 80, everyone, CLUSTER).seconds == 7 * 4 + 40 / 10


def test_collectives_overlap_and_queue() -> None:
    group = GroupAttr.of_mesh("tp", 4, 1)
    taken = time_of(SUM, 4000, place(range(4), CLUSTER), CLUSTER).seconds
    hidden = simulate([program(starting(0, group, 4000), computing(taken + 1), waiting(0))], CLUSTER)
    assert (hidden.seconds, hidden.exposed) == (taken + 1, 0)
    shown = simulate([program(starting(0, group, 4000), computing(1), waiting(0), computing(1))], CLUSTER)
    assert (shown.seconds, shown.exposed) == (taken + 1, taken - 1)
    both = simulate([program(starting(0, group, 4000), starting(1, group, 4000), waiting(0), waiting(1))], CLUSTER)
    assert both.seconds == both.exposed == 2 * taken
    apart = GroupAttr.of_mesh("dp", 2, 4)  # over the network, at once with what is in the hosts
    mixed = simulate([program(starting(0, group, 4000), starting(1, apart, 1), waiting(0), waiting(1))], CLUSTER)
    assert mixed.seconds == max(taken, time_of(SUM, 1, place((0, 4), CLUSTER), CLUSTER).seconds)


def test_a_collective_slows_computing() -> None:
    cluster = replace(CLUSTER, host=replace(HOST, share=0.5))
    group = GroupAttr.of_mesh("tp", 4, 1)
    taken = time_of(SUM, 0, place(range(4), cluster), cluster).seconds
    found = simulate([program(starting(0, group, 0), computing(10), waiting(0))], cluster)
    assert found.seconds == pytest.approx(10 + taken / 2)


def test_starts_overlap_with_messages_and_slow_nothing() -> None:
    cluster = replace(CLUSTER, host=replace(HOST, start=5, share=1))
    group = GroupAttr.of_mesh("tp", 4, 1)
    taken = time_of(SUM, 4000, place(range(4), cluster), cluster)
    assert taken.start == 5
    both = simulate([program(starting(0, group, 4000), starting(1, group, 4000), waiting(0), waiting(1))], cluster)
    assert both.seconds == 5 + 2 * taken.seconds
    hidden = simulate([program(starting(0, group, 4000), computing(5), waiting(0))], cluster)
    assert hidden.seconds == 5 + taken.seconds


def test_a_slow_host_holds_up_the_others() -> None:
    cluster = replace(CLUSTER, slow={1: 0.5})
    group = GroupAttr.of_mesh("dp", 2, 4)
    found = simulate([program(computing(2), starting(0, group, 0), waiting(0))], cluster)
    assert [each.text for each in found.classes] == ["0-3", "4-7"]
    assert {each.seconds for each in found.classes} == {4 + 8}
    assert found.classes[0].exposed == 2 + 8


@pytest.mark.parametrize("seed", range(12))
def test_ranks_that_are_alike_are_simulated_once(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random programs take as long on each rank as if each rank were simulated."""
    random_numbers = random.Random(seed)
    hosts, devices = random_numbers.choice([(1, 4), (2, 4), (4, 2), (3, 6), (8, 8)])
    slow = {host: random_numbers.choice([0.5, 0.8]) for host in range(hosts) if random_numbers.random() < 0.3}
    cluster = Cluster(PRESETS["h100"], hosts, devices, replace(HOST, share=random_numbers.choice([0, 0.3])), NETWORK,
                      slow=slow)
    groups = [GroupAttr.of_mesh("a", devices, 1), GroupAttr.of_mesh("b", hosts, devices),
              GroupAttr.of_mesh("c", cluster.ranks, 1), GroupAttr.of_mesh("d", 2, 1)]
    steps: list[Step] = []
    waits: list[Step] = []
    for number in range(20):
        steps.append(computing(random_numbers.uniform(0, 20)))
        steps.append(starting(number, random_numbers.choice(groups), random_numbers.randrange(2000)))
        waits.append(waiting(number))
        random_numbers.shuffle(waits)
        steps += [waits.pop() for _ in range(random_numbers.randrange(len(waits) + 1))]
    together = simulate([program(*steps)], cluster)

    def singles(groups: list[GroupAttr], cluster: Cluster) -> list[Class]:
        return [Class(rank, (rank,), cluster.speed(rank), {each: frozenset(each.ranks_with(rank)) for each in groups},
                      {each: place(each.ranks_with(rank), cluster) for each in groups})
                for rank in range(cluster.ranks)]

    monkeypatch.setattr(engine, "classes_of", singles)
    alone = simulate([program(*steps)], cluster)
    assert len(alone.classes) == cluster.ranks >= len(together.classes)
    expected = {rank: (each.seconds, each.exposed) for each in together.classes for rank in each.ranks}
    assert {each.ranks[0]: (each.seconds, each.exposed) for each in alone.classes} == expected


def test_many_ranks_are_one_class() -> None:
    cluster = Cluster(PRESETS["h100"], 512, 8, HOST, NETWORK)
    found = classes_of([GroupAttr.of_mesh("tp", 8, 1), GroupAttr.of_mesh("dp", 512, 8)], cluster)
    assert [len(each.ranks) for each in found] == [4096]


def test_a_group_that_the_cluster_does_not_have() -> None:
    with pytest.raises(OptionError, match="rank 0 of 8 is in no group"):
        simulate([program(starting(0, GroupAttr.of_mesh("dp", 16, 1), 1))], CLUSTER)


def test_a_module() -> None:
    steps = parsed().steps
    assert [step.name for step in steps] == ["all_reduce", "aten.mm", "all_reduce", "sin_add_0"]
    machine = PRESETS["h100"]
    assert steps[1].seconds == pytest.approx(machine.call + 1024**3 / machine.product_f32)  # type: ignore[attr-defined]
    assert steps[0].moved == 4 << 20
    # Both arguments, what is gathered, the product, and the sum.
    assert max(step.memory for step in steps) == 5 * 4 << 20
    assert parsed().taking(1.0).computing == pytest.approx(1.0)


def test_times_between_starts() -> None:
    """Before its first start, the program computes nothing: the host takes this time."""
    group = GroupAttr.of_mesh("tp", 2, 1)
    given = program(starting(0, group, 8), computing(1), computing(3), starting(1, group, 8), waiting(0), computing(2))
    found = [(step.name, step.seconds) for step in given.taking_between_starts([5, 8, 1]).steps
             if step.kind is Kind.COMPUTE]
    assert found == [("host", 5), ("kernel", 2), ("kernel", 6), ("kernel", 1)]


def test_symbolic_sizes_are_refused() -> None:
    text = """
    func.func @forward(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>)
        -> tensor<?xf32, #shape.dims<s0>> {
      %y = aten.sin %x : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>>
      func.return %y : tensor<?xf32, #shape.dims<s0>>
    }"""
    with pytest.raises(UnsupportedError, match="is symbolic"):
        parsed(text)


@pytest.mark.parametrize(("before", "after", "said"), [
    ('"h100"', '"h10"', "unknown machine 'h10'"),
    ("hosts", "hots", "a cluster has no 'hots'; did you mean 'hosts'"),
    ('"10 us"', '"10 km"', "'network.start' is a positive number, with a unit"),
    ('start = "10 us"', "", r"\[network\] has no start"),
    ("[network]", "[host]", "the cluster has several hosts"),
    ("hosts = 2", "hosts = 0", "at least one host"),
    ("hosts = 2", "hosts = [", "is not TOML"),
    ("[network]", "slow = {9 = 0.5}\n[network]", "host 9 of 2"),
])
def test_files_that_describe_no_cluster(before: str, after: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "cluster.toml"
    file.write_text(TOML.replace(before, after))
    with pytest.raises(OptionError, match=said):
        read_cluster(file)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cluster, module = tmp_path / "cluster.toml", tmp_path / "layer.mlir"
    cluster.write_text(TOML)
    module.write_text(TEXT)
    outputs = [tmp_path / f"step.{ending}" for ending in ("svg", "json", "trace.json")]
    flags = [flag for file in outputs for flag in ("-o", str(file))]
    assert main(["simulate", str(module), "--cluster", str(cluster), *flags]) == 0
    assert "0-3" in capsys.readouterr().out
    ElementTree.fromstring(outputs[0].read_text())
    found = json.loads(outputs[1].read_text())
    assert found["ranks"] == 4 and 0 < found["exposed"] < found["seconds"]
    assert all(event["ph"] in "MX" for event in json.loads(outputs[2].read_text())["traceEvents"])
    for wrong in (["-o", "step.gif"], ["--measured", "backward=1ms"], ["--measured", "layer"], ["--devices", "3"]):
        assert main(["simulate", str(module), "--cluster", str(cluster), *wrong]) == 1
    assert "no time line is written to" in capsys.readouterr().err


def test_a_loss_without_parameters_is_refused() -> None:
    weight = torch.ones(4, requires_grad=True)
    with pytest.raises(UnsupportedError, match="the loss does not depend on any given tensor that requires a gradient"):
        capture_step(lambda x: (x * weight).sum(), torch.ones(4))


def test_a_program_without_tensors_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="the program has no tensor operation that could be captured"):
        capture_step(lambda x: x, 3)


def test_a_picture_of_scaling() -> None:
    points: dict[int, Simulation] = {
        ranks: simulate([program(computing(1), starting(0, GroupAttr.of_mesh("dp", ranks, 1), 100), waiting(0))],
                        Cluster(PRESETS["h100"], 1, ranks, HOST)) for ranks in (2, 4, 8)}
    ElementTree.fromstring(scaling_picture({"DDP & more": points}))
