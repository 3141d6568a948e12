"""The output of `stepwell.report()` for programs on GPUs, without a GPU."""

from __future__ import annotations

from dataclasses import dataclass

from stepwell.frontend.reporting.report import GraphRecord, Report


@dataclass
class Recordings:
    recorded: int
    obstacle: str | None = None


def test_programs_on_a_gpu() -> None:
    forward = GraphRecord("forward", 3, False, device="cuda:0", recordings=Recordings(2))
    backward = GraphRecord("backward", 2, True, device="cuda:0", recordings=Recordings(1))
    report = Report((forward, backward))
    assert report.devices == ("cuda:0",) and report.cuda_graph_count == 3
    assert str(report) == ("2 graphs, 5 kernels, 1 graph from the cache, on cuda:0, 3 CUDA graphs recorded; "
                           "no operator was left to ATen")


def test_why_a_program_is_not_recorded() -> None:
    graph = GraphRecord("inference", 1, False, device="cuda:1", recordings=Recordings(0, "%s is on cpu"))
    assert str(Report((graph,))) == ("1 graph, 1 kernel, 0 graphs from the cache, on cuda:1, 0 CUDA graphs recorded\n"
                                     "no CUDA graph for the inference graph: %s is on cpu\n"
                                     "no operator was left to ATen")


def test_programs_on_the_cpu() -> None:
    assert str(Report((GraphRecord("inference", 1, False),))) == (
        "1 graph, 1 kernel, 0 graphs from the cache; no operator was left to ATen")
