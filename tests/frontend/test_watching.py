"""Observers of a compilation under torch.compile: instruments, prints, dumps, torch's logs; and edited stages."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch._dynamo.exc import BackendCompilerFailed
from torch._logging._internal import LazyTraceHandler, trace_log
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import stepwell
from stepwell.compiler import lower_module
from stepwell.frontend.reporting.stage_logs import ARTIFACT
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module, print_module

pytestmark = pytest.mark.usefixtures("fresh")


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("cache"))


def compiled(function: Callable[..., Any], cache: str, **options: Any) -> Callable[..., Any]:
    """The function as if nothing had been compiled in this process."""
    torch.compiler.reset()
    return torch.compile(function, backend="stepwell", options={"cache_dir": cache, **options})


def program(x: torch.Tensor) -> torch.Tensor:
    return torch.sin(x) * 2 + 1


class Passes(stepwell.Instrument):
    """Lists the passes that ran and the texts that were emitted."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.seen.append(module_pass.name)

    def emitted(self, name: str, text: str) -> None:
        self.seen.append(name)


class WithoutFusion(Passes):
    """Leaves out a pass."""

    def allows_pass(self, module_pass: ModulePass, module: ModuleOp) -> bool:
        return module_pass.name != "fuse"


X = torch.linspace(-1, 1, 8)


def test_an_instrument_sees_every_compilation_cached_or_not(cache: str) -> None:
    for _ in range(2):
        mine = Passes()
        torch.testing.assert_close(compiled(program, cache, instruments=[mine])(X), program(X))
        assert mine.seen[0] == "dce" and {"kernels.cpp", "host.py"} <= set(mine.seen)
    assert stepwell.report().graphs[0].kernels == 1


def test_an_instrument_that_leaves_out_a_pass_leaves_the_cache_alone(cache: str) -> None:
    mine = WithoutFusion()
    torch.testing.assert_close(compiled(program, cache, instruments=[mine])(X), program(X))
    assert "fuse" not in mine.seen and stepwell.report().kernel_count > 1
    compiled(program, cache)(X)
    assert stepwell.report().kernel_count == 1


def test_instruments_of_lower_and_compile_module() -> None:
    mine = Passes()
    stepwell.lower(program, X, to="prim", options=stepwell.CompileOptions(instruments=[mine]))
    assert mine.seen[0] == "dce" and mine.seen[-1] == "aten-to-prim"


def test_an_instrument_is_an_object(cache: str) -> None:
    with pytest.raises(BackendCompilerFailed, match=r"takes a list, each element of class stepwell.Instrument, not"):
        compiled(program, cache, instruments=[Passes])(X)


def test_prints(cache: str, capsys: pytest.CaptureFixture[str]) -> None:
    compiled(program, cache)(X)
    assert capsys.readouterr().err == ""
    compiled(program, cache, print_ir="changes", time_passes="tree")(X)
    printed = capsys.readouterr().err
    assert printed.startswith("// graph_0_inference\n// -----// IR Dump After AtenToPrim")
    heading = "// -----// IR Dump After AtenToPrim (aten-to-prim) //----- //"
    assert f"{heading}\nbuiltin.module attributes {{stepwell.machine = " in printed
    assert "EliminateDeadCode (dce)" not in printed.partition("AtenToPrim")[0]
    assert re.search(r"ms .*% .* -> .*  total\n.*  aten\n", printed) and "g++ and cache" in printed
    compiled(program, cache, print_ir="diff", time_passes="json")(X)
    printed = capsys.readouterr().err
    assert "+++ after aten-to-prim\n" in printed
    assert json.loads(printed[printed.index("\n{\n") :])["levels"][0]["level"] == "aten"


class Records(LazyTraceHandler):
    def __init__(self) -> None:
        super().__init__(None)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def test_torch_logs(cache: str, capsys: pytest.CaptureFixture[str]) -> None:
    records, code = Records(), Records()
    logging.getLogger("stepwell.ir").addHandler(records)
    logging.getLogger("torch.stepwell").addHandler(code)
    try:
        torch._logging.set_logs(modules={ARTIFACT: True}, output_code=True)
        compiled(program, cache)(X)
    finally:
        torch._logging.set_logs()
        logging.getLogger("stepwell.ir").removeHandler(records)
        logging.getLogger("torch.stepwell").removeHandler(code)
    kinds = [record.getMessage().partition("\n")[0] for record in code.records]
    assert kinds == [f"Output code: {name} of graph_0_inference" for name in ("kernels.cpp", "host.py")]
    messages = [record.getMessage() for record in records.records]
    assert messages[0].startswith("00_aten.mlir of graph_0_inference\nbuiltin.module attributes {")
    assert any(message.partition(" ")[0].endswith("_host.py") for message in messages)


def test_structured_trace(cache: str) -> None:
    records = Records()
    trace_log.addHandler(records)
    try:
        compiled(program, cache)(X)
    finally:
        trace_log.removeHandler(records)
    artifacts = {r.metadata["artifact"]["name"]: r.payload for r in records.records if "artifact" in r.metadata}
    ours = [name for name in artifacts if name.startswith("stepwell_")]
    assert ours[:2] == ["stepwell_graph_0_inference_00_aten.mlir", "stepwell_graph_0_inference_01_dce.mlir"]
    assert artifacts[ours[0]].startswith("builtin.module attributes {stepwell.machine = ")


# Edited stages


def edit(stages: Path, pattern: str, edited: Path, old: str, new: str) -> Path:
    """Put an edited stage where the dump has it, into another directory."""
    (stage,) = stages.glob(pattern)
    place = edited / stage.relative_to(stages)
    place.parent.mkdir(parents=True, exist_ok=True)
    text = stage.read_text()
    assert old in text
    place.write_text(text.replace(old, new))
    return place


@pytest.mark.parametrize(
    "stage, old, new",
    [
        ("00_aten.mlir", "aten.sin %", "aten.cos %"),
        ("*_fuse.mlir", "prim.sin %", "prim.cos %"),
        ("*_prim-to-loop.mlir", "math.sin %", "math.cos %"),
        ("*_kernels.cpp", "* v", "/ v"),
    ],
)
def test_compilation_goes_on_from_an_edited_stage(
    stage: str, old: str, new: str, cache: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    function, wanted = (lambda x: torch.sin(x) * 2), (lambda x: torch.cos(x) * 2)
    if stage == "*_kernels.cpp":
        function, wanted = (lambda x: (x + 3) * (x + 5)), (lambda x: (x + 3) / (x + 5))
    compiled(function, cache, dump=str(tmp_path / "stages"))(X)
    edit(tmp_path / "stages", stage, tmp_path / "edited", old, new)
    for _ in range(2):
        out = compiled(function, cache, override=str(tmp_path / "edited"))(X)
        torch.testing.assert_close(out, wanted(X))
    assert "is taken from" in caplog.text
    torch.testing.assert_close(compiled(function, cache)(X), function(X))


def test_an_edited_backward_graph(cache: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    x = torch.linspace(-1, 1, 8, requires_grad=True)
    compiled(torch.sin, cache, dump=str(tmp_path / "stages"))(x).sum().backward()
    edit(tmp_path / "stages", "graph_1_backward/00_aten.mlir", tmp_path / "edited", "aten.cos %", "aten.neg %")
    monkeypatch.setenv("STEPWELL_OVERRIDE", str(tmp_path / "edited"))
    x.grad = None
    compiled(torch.sin, cache)(x).sum().backward()
    torch.testing.assert_close(x.grad, -x.detach())


def test_dumps_show_the_edit_beside_the_stage(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    place = edit(tmp_path / "stages", "08_aten-to-prim.mlir", tmp_path / "edited", "prim.sin %", "prim.cos %")
    compiled(program, cache, dump=str(tmp_path / "again"), override=str(tmp_path / "edited"))(X)
    names = sorted(path.name for path in (tmp_path / "again").iterdir())
    assert names[8:10] == ["08_aten-to-prim.mlir", "08_aten-to-prim.override.mlir"]
    assert f"// after override{{file={place}}}\n" in (tmp_path / "again" / names[9]).read_text()
    assert [each for each in names if each != names[9]] == sorted(p.name for p in (tmp_path / "stages").iterdir())


@pytest.mark.parametrize(
    "old, new, message",
    [
        ("prim.sin %x", "prim.sine %x", r"08_aten-to-prim.mlir:4:\d+: error: unknown operation 'prim.sine'"),
        ("prim.sin %x", "prim.sin %y", r"08_aten-to-prim.mlir:4:\d+: error: value %y is not defined"),
        ("@forward(", "@backward(", r"08_aten-to-prim.mlir:2:1: error: the function @forward is missing"),
        ("forward(%x", "forward(%y: tensor<8xf32>, %x", r"mlir:3:\d+: error: the type of @forward must be"),
    ],
    ids=["syntax", "undefined", "name", "type"],
)
def test_a_wrong_edit(old: str, new: str, message: str, cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    edit(tmp_path / "stages", "08_aten-to-prim.mlir", tmp_path / "edited", old, new)
    with pytest.raises(BackendCompilerFailed, match=message) as error:
        compiled(program, cache, override=str(tmp_path / "edited"))(X)
    assert re.search(r"\n *\^", str(error.value)), "the line is shown with a caret"


def test_an_edited_stage_that_cannot_be(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    host = next((tmp_path / "stages").glob("*_host.py"))
    unknown = host.read_text().replace("return (", "return (nonsense, ")
    kernels = next((tmp_path / "stages").glob("*_kernels.cpp"))
    wrong = [("08_aten-to-prim.mlir", "", r"08_aten-to-prim\.mlir is empty"),
             (host.name, unknown, r"_host\.py:\d+: the name 'nonsense' is not defined"),
             (host.name, "def program(:", r"_host\.py:1: this is not Python"),
             (host.name, host.read_text().replace("= runtime.", "= runtime.un"),
              r"/3/\d+_host\.py:\d+: error: the edited \d+_host\.py cannot be loaded: AttributeError: .* 'un"),
             (kernels.name, kernels.read_text().replace("double", "real", 1),
              r"/4/\d+_kernels\.cpp:\d+:\d+: error: the C\+\+ compiler .* failed on an edited file")]
    for number, (name, text, message) in enumerate(wrong):
        (edited := tmp_path / str(number)).mkdir()
        (edited / name).write_text(text)
        with pytest.raises(BackendCompilerFailed, match=message):
            compiled(program, cache, override=str(edited))(X)


def test_an_edited_host_program_that_raises(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    host = next((tmp_path / "stages").glob("*_host.py"))
    edit(tmp_path / "stages", host.name, tmp_path / "edited", "return (", "return (torch.nonsense, ")
    with pytest.raises(AttributeError, match="nonsense") as error:
        compiled(program, cache, override=str(tmp_path / "edited"))(X)
    assert any(str(each.path) == str(tmp_path / "edited" / host.name) for each in error.traceback)


def test_wrong_names_of_edited_stages(cache: str, tmp_path: Path) -> None:
    for name, hint in [("05_aten-to-prim.mlir", "there is 08_aten-to-prim.mlir"), ("x.mlir", "the stages are 00_aten")]:
        edited = tmp_path / name[:2]
        edited.mkdir()
        (edited / name).write_text("")
        with pytest.raises(BackendCompilerFailed, match=f"(?s){name} is not a stage of this compilation.*{hint}"):
            compiled(program, cache, override=str(edited))(X)
    with pytest.raises(BackendCompilerFailed, match=r"cannot read the directory .*/none of edited stages"):
        compiled(program, cache, override=str(tmp_path / "none"))(X)
    with pytest.raises(BackendCompilerFailed, match="'dump' and 'override' name the same directory"):
        compiled(program, cache, override=str(tmp_path), dump=str(tmp_path))(X)


def test_an_edit_is_executed_against_what_it_replaces(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    edit(tmp_path / "stages", "08_aten-to-prim.mlir", tmp_path / "right", "%x", "%renamed")
    compiled(program, cache, override=str(tmp_path / "right"), check_override=True)(X)
    edit(tmp_path / "stages", "08_aten-to-prim.mlir", tmp_path / "wrong", "prim.sin", "prim.cos")
    with pytest.raises(BackendCompilerFailed, match=r"08_aten-to-prim.mlir} \(it changed what the module computes\)"):
        compiled(program, cache, override=str(tmp_path / "wrong"), check_override=True)(X)



def test_edited_code_is_not_executed_against_anything(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    edit(tmp_path / "stages", "*_kernels.cpp", tmp_path / "edited", "load", "load")
    with pytest.raises(BackendCompilerFailed, match=r"check_override compares modules, and \d\d_kernels.cpp is code"):
        compiled(program, cache, override=str(tmp_path / "edited"), check_override=True)(X)


def test_edited_code_that_cannot_be_loaded(cache: str, tmp_path: Path) -> None:
    compiled(program, cache, dump=str(tmp_path / "stages"))(X)
    edit(tmp_path / "stages", "*_host.py", tmp_path / "edited", "def forward(", "def backward(")
    with pytest.raises(BackendCompilerFailed, match=r"_host\.py:\d+: the name 'forward' is not defined"):
        compiled(program, cache, override=str(tmp_path / "edited"))(X)


def attention(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    heads = x.view(2, 5, 4, 8).transpose(1, 2)
    scores = torch.softmax(heads @ heads.transpose(-1, -2) / 8**0.5, -1)
    mixed = (scores @ heads).transpose(1, 2).reshape(2, 5, 32)
    return torch.layer_norm(mixed, (32,)) + x, mixed.cumsum(1), mixed.argmax(-1), torch.where(x > 0, x, torch.inf)


def test_every_stage_can_be_gone_on_from(tmp_path: Path) -> None:
    """What prints parses back: code made from any stage is that made without stopping."""
    x = torch.randn(2, 5, 32)
    text = print_module(stepwell.capture(attention, x), locations=True)

    def code(**options: Any) -> str | ModuleOp:
        return lower_module(parse_module(make_context(), text), "cpp", stepwell.CompileOptions(**options))

    wanted = code(dump=str(tmp_path / "stages"))
    stages = [each for each in sorted((tmp_path / "stages").glob("*.mlir")) if each.read_text().count("\n") > 1]
    assert len(stages) > 10
    for stage in stages[::3]:
        edited = tmp_path / stage.stem
        edited.mkdir()
        (edited / stage.name).write_text(stage.read_text())
        assert code(override=str(edited)) == wanted, stage.name
