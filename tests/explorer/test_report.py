"""The data of the explorer's page: every line has origins, and the shown program is the compiled one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
import torch

import stepwell
from stepwell.explorer import Report, collect, read_archives
from stepwell.explorer.kernels import kernels_of
from stepwell.explorer.located_lines import Locations, located_lines, without_locations
from stepwell.explorer.report import Stage, lines_of
from stepwell.explorer.summary import Page
from stepwell.explorer.tables import Tables
from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError

from .programs import MODEL, line_of, remarks_of


def modules(report: Report) -> Iterator[Stage]:
    return (stage for graph in report.graphs for stage in graph.stages if stage.language == "mlir")


def origins_of(report: Report, stage: Stage) -> set[int]:
    return {origin for line in lines_of(stage.runs) for origin in report.sets[report.lines[line][1]]}


def test_a_stage_is_the_text_of_the_dump(page: Page, folder: Path) -> None:
    report = page.report
    assert [graph.name for graph in report.graphs] == ["graph_0_forward", "graph_1_backward"]
    directories = (folder / "stages", folder / "stages" / "graph_1_backward")
    for graph, directory in zip(report.graphs, directories, strict=True):
        last = ""
        for stage in graph.stages:
            text = (directory / stage.name).read_text()
            if stage.language == "mlir" and text.startswith("// after"):
                header, _, text = text.partition("\n")
                assert stage.step == header.removeprefix("// after ").removesuffix(" (unchanged)")
                assert stage.changed == (not header.endswith("(unchanged)"))
            last = without_locations(text) if stage.changed else last
            assert report.text_of(stage) == last


def test_every_operation_names_a_line_of_the_program(page: Page) -> None:
    report = page.report
    source, = (each for each in report.sources if each.name.endswith("/model.py"))
    assert report.text_of(source) == MODEL + "\n"
    for stage in modules(report):
        for line in lines_of(stage.runs):
            text, origins = report.texts[report.lines[line][0]], report.sets[report.lines[line][1]]
            if " = " in text and not text.startswith("builtin.module"):
                assert origins, f"{stage.name}: {text}"


def test_links_resolve(page: Page) -> None:
    """Each place stands in a file of the program, whose line has it among its own."""
    report = page.report
    by_name = {source.name: lines_of(source.runs) for source in report.sources}
    for number, (file, line, _, operator) in enumerate(report.origins):
        lines = by_name[report.files[file]]
        assert 1 <= line <= len(lines)
        assert number in report.sets[report.lines[lines[line - 1]][1]]
        assert operator.startswith("aten.") or not operator
    assert report.sets[0] == ()
    assert {origin for group in report.sets for origin in group} == set(range(len(report.origins)))


def test_a_line_has_descendants_down_to_the_code(page: Page) -> None:
    report = page.report
    graph = report.graphs[0]
    source = next(each for each in report.sources if each.name.endswith("/model.py"))
    lines = lines_of(source.runs)
    for part in ("torch.softmax", "z.relu()"):
        chosen = set(report.sets[report.lines[lines[line_of(MODEL, part) - 1]][1]])
        assert chosen
        for stage in graph.stages:
            assert chosen & origins_of(report, stage) or stage.name.endswith("host.py"), (part, stage.name)


def test_passes_have_their_times_and_sizes(page: Page) -> None:
    for graph in page.report.graphs:
        passes = [stage for stage in graph.stages[1:] if stage.language == "mlir"]
        assert all(stage.milliseconds is not None and stage.level for stage in passes)
        for before, after in pairwise(passes):
            assert before.operations and after.operations and before.operations[1] == after.operations[0]
        assert {name for name, _ in graph.tools} >= {"emit"}
        assert graph.notes == ()


def test_fusion_says_why_a_border_is_one(page: Page, folder: Path) -> None:
    graph = page.report.graphs[0]
    fusion = graph.fusion
    assert fusion is not None
    names = [node.name for node in fusion.nodes]
    product = names.index("aten::mm")
    assert fusion.nodes[product].kind == "library" and fusion.nodes[product].reason == "library"
    kernels = {kernel.name for kernel in graph.kernels}
    assert {node.name for node in fusion.nodes if node.kind == "kernel"} <= kernels
    into, = (border for border in fusion.borders if border.target == product)
    assert into.type == "tensor<96x128xf32>"
    told = {record["message"] for record in remarks_of(folder / "stages") if record["pass"] == "fuse"}
    assert into.reasons and set(into.reasons) <= told
    assert any("not fused" in reason for reason in into.reasons)
    assert all(0 <= border.source < border.target < len(names) for border in fusion.borders)


def test_buffers_that_meet_in_time_lie_apart(page: Page) -> None:
    plans = [plan for graph in page.report.graphs for plan in graph.memory]
    assert plans
    for plan in plans:
        assert all(0 <= each.first <= each.last < len(plan.steps) for each in plan.buffers)
        placed = [(each, each.offset, each.bytes) for each in plan.buffers if each.offset is not None and each.bytes]
        assert all(offset + size <= plan.arena for _, offset, size in placed)
        for (a, at, size), (b, there, length) in combinations(placed, 2):
            meet = a.first <= b.last and b.first <= a.last
            assert not meet or at + size <= there or there + length <= at


def test_kernels_and_calls(page: Page) -> None:
    graph = page.report.graphs[0]
    launched = [kernel for kernel in graph.kernels if kernel.launches]
    assert launched and all(kernel.origins and kernel.written for kernel in launched)
    softmax = graph.kernels[0]
    assert softmax.read is not None and softmax.read >= 96 * 128 * 4
    for kernel in launched:
        assert kernel.bound and kernel.resource in ("memory", "cache", "arithmetic") and kernel.arithmetic
        assert kernel.milliseconds and kernel.milliseconds > 0, "the first call measured it"
    call, = graph.calls
    assert (call.operator, call.reason, call.count) == ("aten::mm", "library", 1)
    assert any("library" in remark for remark in call.remarks)
    assert {remark.step for remark in graph.remarks} >= {"fuse", "outline-fusions"}


def test_the_json_is_the_report(page: Page) -> None:
    read = json.loads(page.report.to_json())
    assert read == json.loads(json.dumps(page.report.to_record()))
    assert read["version"] == 3 and len(read["graphs"]) == 2


def test_a_dump_gives_the_same_report(page: Page, folder: Path) -> None:
    found = collect(read_archives(folder / "stages"), "report")
    assert [graph.name for graph in found.graphs] == ["graph_0", "graph_1_backward"]
    for ours, theirs in zip(page.report.graphs, found.graphs, strict=True):
        assert [stage.step for stage in ours.stages] == [stage.step for stage in theirs.stages]
        assert ours.fusion is not None and theirs.fusion is not None
        assert [node.name for node in ours.fusion.nodes] == [node.name for node in theirs.fusion.nodes]
        assert [each.reasons for each in ours.fusion.borders] == [each.reasons for each in theirs.fusion.borders]
        assert ours.memory == theirs.memory


def test_a_failed_stage_and_a_foreign_dialect_are_told() -> None:
    module = "builtin.module {\n  func.func @f() {\n    func.return\n  }\n}\n"
    files = {"00_prim.mlir": module.replace("func.return", '"there.is"() : () -> ()\n    func.return'),
             "01_dce.failed.mlir": f"// dce failed and left this module\n{module}"}
    graph, = collect({"graph_0": files}, "t").graphs
    assert [stage.failed for stage in graph.stages] == [False, True]
    assert any("there.is" in note or "'there'" in note for note in graph.notes)
    assert graph.fusion is None and graph.kernels == ()


def test_a_directory_without_stages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="holds no stages"):
        read_archives(tmp_path)
    with pytest.raises(OptionError, match="there is no directory"):
        read_archives(tmp_path / "nowhere")


def test_a_page_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError, match="cannot write"):
        stepwell.compile_module(stepwell.capture(torch.sin, torch.ones(4)),
                                stepwell.CompileOptions(explore=str(tmp_path / "file" / "report.html")))


def test_the_kernels_of_a_gpu(tmp_path: Path) -> None:
    """On the way to Triton a kernel says its grid, and what it moves is found through addresses."""
    options = stepwell.CompileOptions(target="cuda", dump=str(tmp_path))
    stepwell.lower(torch.softmax, torch.ones(64, 256), 1, to="triton-python", options=options)
    graph, = collect(read_archives(tmp_path), "softmax").graphs
    kernel, = graph.kernels
    assert (kernel.read, kernel.written) == (65536, 65536)
    assert kernel.arithmetic is not None and kernel.arithmetic >= 4 * 64 * 256
    assert kernel.configuration.startswith("grid (")
    code = next(stage for stage in graph.stages if stage.language == "python")
    assert code.step == "kernels.py"


def test_a_kernel_that_selects_its_buffers() -> None:
    module = stepwell.lower(lambda x, y: x.half() @ y.half(), torch.ones(64, 64), torch.ones(64, 64), to="triton",
                            options=stepwell.CompileOptions(target="cuda"))
    casts = kernels_of(module, Tables())[0]
    assert (casts.read, casts.written) == (2 * 64 * 64 * 4, 2 * 64 * 64 * 2)


def test_symbolic_sizes(tmp_path: Path) -> None:
    module = stepwell.capture(lambda x: torch.softmax(x, 1), torch.ones(6, 8), dynamic=True)
    stepwell.compile_module(module, stepwell.CompileOptions(dump=str(tmp_path)))
    graph, = collect(read_archives(tmp_path), "dynamic").graphs
    assert [(kernel.read, kernel.written) for kernel in graph.kernels] == [(None, None)]


def test_regions_have_the_place_of_their_operation() -> None:
    text = ('f {\n  %0 = loop.reduce {\n    yield loc("aten.sum"("m.py":2:1))\n'
            '  } loc(fused["aten.sum"("m.py":2:1), "aten.div"("a \\"b\\".py":3:4)])\n}\n')
    lines = list(located_lines(text, Locations(make_context())))
    assert [line for line, _ in lines] == ["f {", "  %0 = loop.reduce {", "    yield", "  }", "}"]
    assert [len(origins) for _, origins in lines] == [0, 2, 1, 2, 0]
    assert lines[1][1][1].file == 'a "b".py'


def test_gradients_are_left_alone(tmp_path: Path) -> None:
    torch.compiler.reset()
    layer = torch.nn.Linear(4, 4)
    page = stepwell.explore(layer, torch.ones(2, 4), output=tmp_path / "layer.html")
    assert all(parameter.grad is None for parameter in layer.parameters())
    assert [graph.name for graph in page.report.graphs] == ["graph_0_forward", "graph_1_backward"]
    assert repr(page).startswith(str(tmp_path / "layer.html"))
    assert page._repr_html_().startswith("<iframe srcdoc=")


def test_graphs_after_a_break_are_on_one_page(tmp_path: Path) -> None:
    torch.compiler.reset()

    def broken(x: torch.Tensor) -> torch.Tensor:
        y = x.sin()
        torch._dynamo.graph_break()
        return y.cos()

    page = stepwell.explore(broken, torch.ones(8), output=tmp_path / "broken.html")
    assert [graph.name for graph in page.report.graphs] == ["graph_0_inference", "graph_1_inference"]
