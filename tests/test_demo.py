"""The demonstration runs, and parses the stages that it shows correctly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch

from stepwell.tools.demo import __main__ as demo
from stepwell.tools.demo.stages import functions, read_stages, stage_after

AFTER = """\
// after fuse
builtin.module {
  func.func private @double_0(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = prim.add %x, %x : tensor<4xf32> loc("add"("/home/someone/model (2).py":3:0))
    func.return %y : tensor<4xf32> loc(unknown)
  }
}
"""


def test_demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    torch.compiler.reset()
    monkeypatch.setattr(demo, "LENGTH", 32)
    monkeypatch.setattr(demo, "MAX_ROUNDS", 2)
    monkeypatch.setattr(demo, "Decoder", lambda: demo_model(layers=1, width=32, heads=2))
    demo.main([str(tmp_path / "stages")])
    output = capsys.readouterr().out
    for shown in (
        "00_aten.mlir",
        "aten-to-prim.mlir",
        "host.py",
        "unchanged",
        "prim.reduce",
        "loop.parallel",
        'extern "C"',
        "median of 2 calls",
        "triton.reduce",
        "@triton.jit",
        "tl.load(",
        str(tmp_path / "stages"),
        (tmp_path / "stages" / "report.html").as_uri(),
    ):
        assert shown in output
    difference = re.search(r"largest difference from eager: (\S+);", output)
    assert difference is not None and float(difference[1]) < 1e-4
    torch.compiler.reset()


demo_model = demo.Decoder


def test_stages(tmp_path: Path) -> None:
    (tmp_path / "00_prim.mlir").write_text(AFTER)
    (tmp_path / "01_dce.mlir").write_text("// after dce (unchanged)\n")
    (tmp_path / "02_kernels.cpp").write_text("int x;\n")
    first, second, third = read_stages(tmp_path)
    assert [first.name, second.name, third.name] == ["prim", "dce", "kernels.cpp"]
    assert (first.changed, second.changed) == (True, False)
    assert (first.operations, first.lines) == (4, 7)
    assert (second.operations, third.operations) == (4, None)
    assert list(functions(first, "func.func private")) == ["double_0"]
    assert stage_after([first, second, third], "dce").find("func.func private @double_0(").splitlines() == [
        "func.func private @double_0(%x: tensor<4xf32>) -> tensor<4xf32> {",
        "  %y = prim.add %x, %x : tensor<4xf32>",
        "  func.return %y : tensor<4xf32>",
        "}",
    ]
