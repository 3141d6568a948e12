"""A user-defined pass, named by its path: it runs, and an edit of it invalidates the cache."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest
import torch

from stepwell.compiler import CompileOptions, compile_module
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module
from stepwell.passes.pipeline_lookup import pipeline_for

PASS = """
from xdsl.passes import ModulePass
from stepwell.ir.dialects import prim

class Replace(ModulePass):
    name = "replace"
    def apply(self, ctx, op):
        for sine in [each for each in op.walk() if isinstance(each, prim.SinOp)]:
            other = prim.{other}(sine.input)
            sine.parent.insert_op_before(other, sine)
            sine.result.replace_all_uses_with(other.result)
            sine.parent.erase_op(sine)
"""
MODULE = """
func.func @forward(%x: tensor<40xf32>) -> tensor<40xf32> {
  %y = prim.sin %x : tensor<40xf32>
  func.return %y : tensor<40xf32>
}
"""


def test_an_edited_pass_is_not_answered_from_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    rest = pipeline_for("cpu:default", "prim", threads=False)
    options = CompileOptions(pipeline=f"own_replacing_pass:Replace,{rest}", cache_dir=str(tmp_path / "cache"))
    file = tmp_path / "own_replacing_pass.py"
    x = torch.rand(40)
    for other, cached, time in (("CosOp", False, 1), ("CosOp", True, 1), ("TanhOp", False, 2)):
        file.write_text(PASS.format(other=other))
        os.utime(file, (time, time))
        importlib.invalidate_caches()
        importlib.reload(importlib.import_module("own_replacing_pass"))
        program = compile_module(parse_module(make_context(), MODULE), options)
        expected = {"CosOp": torch.cos, "TanhOp": torch.tanh}[other](x)
        torch.testing.assert_close(program(x)[0], expected)
        assert program.was_cached is cached
