"""The display of modules, stages and reports in a notebook, on a terminal, and in a pipe."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import torch
from pygments.token import Error
from rich.console import Console
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.explorer.code import Code, MlirLexer, code_of
from stepwell.explorer.summary import Page
from stepwell.frontend.reporting.display import in_notebooks
from stepwell.ir.errors import OptionError

from ..processes.forked_python import ForkedPython


def terminal(thing: object) -> str:
    stream = StringIO()
    Console(file=stream, force_terminal=True, width=200, color_system="truecolor").print(thing)
    return stream.getvalue()


def test_a_stage_shows_itself(page: Page) -> None:
    stage = page.stage("fuse")
    assert "prim.fusion" in str(stage) and "\x1b[" not in str(stage)
    assert "\x1b[" in terminal(stage) and "prim.fusion" in terminal(stage)
    html = stage._repr_html_()
    assert "prim.fusion" in html and "<span" in html and "&lt;96x128xf32&gt;" not in html.split("<pre>")[0]
    assert page.stage("kernels.cpp", graph=1).language == "cpp"
    with pytest.raises(OptionError, match="did you mean 'fuse'"):
        page.stage("fusee")


def test_a_difference_shows_itself(page: Page) -> None:
    changed = page.diff("fuse")
    assert "+++ fuse" in str(changed) and any(line.startswith("+") and "prim.fusion" in line for line in changed.lines)
    assert "\x1b[" in terminal(changed) and "\x1b[" not in str(changed)
    html = changed._repr_html_()
    assert '<span class="added">' in html and "tensor&lt;96x128xf32&gt;" in html and "tensor<" not in html
    assert str(page.diff("prim-to-loop", before="aten", graph=1)).startswith("--- aten\n+++ prim-to-loop")
    with pytest.raises(OptionError, match="did you mean 'fuse'"):
        page.diff("fusee")


def test_every_stage_is_lexed(page: Page) -> None:
    for stage in page.report.graphs[0].stages:
        if stage.language == "mlir":
            text = page.report.text_of(stage)
            tokens = list(MlirLexer().get_tokens(text))
            assert "".join(part for _, part in tokens) == text
            assert all(kind is not Error for kind, _ in tokens)


def test_a_module_is_coloured() -> None:
    code = code_of(stepwell.capture(torch.sin, torch.ones(4)))
    assert isinstance(code, Code) and "aten.sin" in str(code)
    assert "\x1b[" in terminal(code)


def test_a_report_shows_itself(fresh: None) -> None:
    x = torch.ones(64, 64)
    torch.compile(torch.mm, backend="stepwell", options={"contractions": "library"})(x, x)
    report = stepwell.report()
    html = report._repr_html_()
    assert "<td>aten::mm</td>" in html and "1 graph" in html
    assert "aten::mm" in terminal(report)
    assert str(report).startswith("1 graph, 0 kernels")


def test_a_report_is_escaped(fresh: None) -> None:
    from stepwell.codegen.runtime.program import ExternCall
    from stepwell.frontend.reporting.report import GraphRecord, Report

    shown = Report((GraphRecord("inference", 0, False, [ExternCall("a::<b>", "[red]", "<x>:1")]),))
    assert "&lt;b&gt;" in shown._repr_html_() and "<b>" not in shown._repr_html_()
    assert "[red]" in terminal(shown)


def test_show_is_plain_in_a_pipe(tmp_path: Path, forked: ForkedPython) -> None:
    script = "import torch, stepwell; stepwell.show(stepwell.capture(torch.sin, torch.ones(4)))"
    done = subprocess.run([forked.python, "-c", script], capture_output=True, text=True, cwd=tmp_path)
    assert "aten.sin" in done.stdout and "\x1b" not in done.stdout, done.stderr


def test_a_notebook_shows_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """IPython's part is played: formatters by type are what it offers to libraries."""
    known: dict[type, object] = {}
    formatter = SimpleNamespace(for_type=known.__setitem__)
    shell = SimpleNamespace(kernel=object(), display_formatter=SimpleNamespace(formatters={"text/html": formatter}))
    played = ModuleType("IPython")
    played.get_ipython = lambda: shell  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", played)
    in_notebooks()
    show = known[ModuleOp]
    assert callable(show) and "aten.sin" in show(stepwell.capture(torch.sin, torch.ones(4)))
