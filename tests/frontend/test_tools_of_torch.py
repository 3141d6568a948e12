"""The tools of torch.compile support this backend like any other: one test per row of docs/support.md."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
import torch
from torch import Tensor

import stepwell
from stepwell.frontend.dynamo_backend import options_of_graph


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


def test_the_minifier_is_started_for_a_pass_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "failing.py").write_text(
        "from stepwell.ir.dialects import prim\n"
        "from stepwell.passes.rewriting.rewrite_pass import RewritePass\n\n\n"
        "class Failing(RewritePass):\n    '''Fail.'''\n\n    name = 'failing'\n\n"
        "    def rewrite(self, op: prim.ExpOp):\n        raise RuntimeError('as planned')\n")
    monkeypatch.syspath_prepend(tmp_path)
    options = {"pipeline": "cpu:default{before-fuse=failing:Failing}"}
    folder = tmp_path / "debug"
    with torch._dynamo.config.patch(repro_after="dynamo", debug_dir_root=str(folder)), caplog.at_level(logging.WARNING):
        with pytest.raises(Exception, match="as planned"):
            torch.compile(function, backend="stepwell", options=options)(torch.randn(3, 4))
    (script,) = folder.rglob("minifier_launcher.py")
    assert "softmax" in script.read_text()
    torch.compiler.reset()
    with torch._dynamo.config.patch(repro_after="aot"), pytest.raises(Exception, match="reproducer: "):
        torch.compile(function, backend="stepwell", options=options)(torch.randn(3, 4))
    assert "TORCHDYNAMO_REPRO_AFTER=aot has no effect" in caplog.text
