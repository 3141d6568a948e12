"""The tools of torch.compile support this backend like any other: one test per row of docs/support.md."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.frontend.dynamo_backend import options_of_graph
from stepwell.passes.aten.aten_to_prim import AtenToPrim


def function(x: Tensor) -> Tensor:
    return torch.softmax(x, -1) * 2


def test_the_backend_is_listed() -> None:
    assert "stepwell" in torch._dynamo.list_backends()


def test_explain_counts_graphs() -> None:
    assert torch._dynamo.explain(function)(torch.randn(3, 4)).graph_count == 1


def test_reset_clears_the_report() -> None:
    torch.compile(function, backend="stepwell")(torch.randn(3, 4))
    assert stepwell.report().graph_count == 1
    torch.compiler.reset()
    assert stepwell.report().graph_count == 0


def test_stances() -> None:
    x = torch.randn(3, 4)
    compiled = torch.compile(function, backend="stepwell", dynamic=False)
    with torch.compiler.set_stance("force_eager"):
        compiled(x)
    assert stepwell.report().graph_count == 0
    compiled(x)
    with torch.compiler.set_stance("fail_on_recompile"), pytest.raises(RuntimeError, match="fail_on_recompile"):
        compiled(torch.randn(5, 4))
    with torch.compiler.set_stance("eager_on_recompile"):
        torch.testing.assert_close(compiled(torch.ones(7, 4)), function(torch.ones(7, 4)))
    assert stepwell.report().graph_count == 1


@pytest.mark.parametrize(("named", "folder"), [
    ({}, None), ({"TORCH_COMPILE_DEBUG": "1"}, "torch_compile_debug/stepwell"), ({"TORCH_COMPILE_DEBUG": "0"}, None),
    ({"TORCH_COMPILE_DEBUG": "1", "STEPWELL_DUMP": "mine"}, "mine"),
])
def test_where_stages_go(named: dict[str, str], folder: str | None) -> None:
    torch.compiler.reset()
    module = stepwell.capture(function, torch.randn(3, 4))
    assert options_of_graph(stepwell.CompileOptions(), module, "inference", named).dump == folder


@pytest.mark.parametrize(("level", "program"), [(2, function), (4, lambda x: x.sort(-1)[0])])
def test_programs_with_which_nothing_is_wrong(level: int, program: Callable[[Tensor], Tensor]) -> None:
    x = torch.randn(3, 4)
    with torch._dynamo.config.patch(repro_after="dynamo", repro_level=level):
        torch.testing.assert_close(torch.compile(program, backend="stepwell")(x), program(x))


def test_the_minifier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def apply(self: AtenToPrim, context: Context, module: ModuleOp) -> None:
        if any(op.name == "aten._softmax" for op in module.walk()):
            raise RuntimeError("as planned")

    monkeypatch.setattr(AtenToPrim, "apply", apply)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["minifier_launcher.py"])
    with torch._dynamo.config.patch(repro_after="dynamo", debug_dir_root=str(tmp_path)):
        with pytest.raises(Exception, match="as planned"):
            torch.compile(lambda x: function(x) + 1, backend="stepwell", options={"cache": False})(torch.randn(3, 4))
    assert "torch's minifier compiles without mode and options" in caplog.text
    (script,) = tmp_path.rglob("minifier_launcher.py")
    torch.compiler.reset()
    runpy.run_path(str(script), run_name="__main__")
    body = (tmp_path / "repro.py").read_text().partition("def forward")[2].partition("return")[0]
    assert "torch.softmax" in body and body.count("torch.") == 2, body  # one is a type


def test_no_minifier_after_autograd(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    options: Any = {"pipeline": "cpu:default{before-fuse=failing:Failing}"}
    with torch._dynamo.config.patch(repro_after="aot"), pytest.raises(Exception, match="failing"):
        torch.compile(function, backend="stepwell", options=options)(torch.randn(3, 4))
    assert "TORCHDYNAMO_REPRO_AFTER=aot has no effect" in caplog.text
