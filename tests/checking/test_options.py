"""The checks under torch.compile and from Python, and the reproducers of failures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
from torch import nn

import stepwell
from stepwell.compiler import CompileOptions, compile_module
from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError, SemanticsError, ToolchainError
from stepwell.ir.text import parse_module
from stepwell.passes.management.reproducer import FailureKind, reproduction
from stepwell.tools.stepwell_opt import main as stepwell_opt

from .planted import Raise, SwapSubtraction


@pytest.fixture(autouse=True)
def forget_compiled() -> None:
    torch._dynamo.reset()


def planted(kind: type) -> str:
    return f"aten-to-prim,{kind.__module__}:{kind.__qualname__},fuse,outline-fusions,prim-to-loop"


def difference(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    x.mul_(2)
    return x.exp() - y


@pytest.mark.parametrize("check", (True, "real"))
def test_right_passes(check: bool | str) -> None:
    compiled = torch.compile(difference, backend="stepwell", options={"check_semantics": check}, dynamic=True)
    for size in (3, 4):
        x, y = torch.randn(size, 4), torch.randn(size, 4)
        eager_x = x.clone()
        torch.testing.assert_close(compiled(x, y), difference(eager_x, y))
        torch.testing.assert_close(x, eager_x)


def test_inputs_of_the_first_call_are_those_of_the_call() -> None:
    """Random integers would be 0 to 7; these choose rows that only real inputs choose."""

    def rows(x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        return x[i] * 2

    x, i = torch.randn(100, 3), torch.tensor([99, 50])
    compiled = torch.compile(rows, backend="stepwell", options={"check_semantics": "real"})
    torch.testing.assert_close(compiled(x, i), rows(x, i))


@pytest.mark.parametrize("check", (True, "real"))
def test_a_wrong_pass_is_named_and_its_failure_repeated(
    tmp_path: Path, check: bool | str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"check_semantics": check, "pipeline": planted(SwapSubtraction), "reproducers": str(tmp_path)}
    compiled = torch.compile(difference, backend="stepwell", options=options)
    with pytest.raises(Exception, match="swap-subtraction") as caught:
        compiled(torch.randn(3, 4), torch.randn(3, 4))
    line = difference.__code__.co_firstlineno + 2
    assert re.search(rf"test_options.py:{line}:\d+: error: result [01]: 12 of 12 elements differ", str(caught.value))
    (path,) = tmp_path.iterdir()
    assert f"reproducer: {path}" in str(caught.value)
    assert "values" not in path.read_text()
    assert stepwell_opt(["--run-reproducer", str(path)]) == 1
    again = capsys.readouterr().err
    assert f"test_options.py:{line}:" in again and "pass: swap-subtraction" in again


def test_an_exception_of_a_pass_is_said_before_its_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "module.mlir").write_text("func.func @forward() {\n  func.return\n}\n")
    with pytest.raises(RuntimeError):
        stepwell_opt([str(tmp_path / "module.mlir"), "-p", planted(Raise)])
    said = capsys.readouterr().err
    assert said.startswith("error: RuntimeError: planted in @forward\n  while running the pass raise\n")


def test_an_exception_shows_its_reproducer(tmp_path: Path) -> None:
    options = {"pipeline": planted(Raise), "reproducers": str(tmp_path)}
    with pytest.raises(Exception, match=r"RuntimeError: planted in @forward\n  pass: raise") as caught:
        torch.compile(difference, backend="stepwell", options=options)(torch.randn(3), torch.randn(3))
    (path,) = tmp_path.iterdir()
    assert f"reproducer: {path}" in str(caught.value)


def test_code_that_the_compiler_refuses_is_reproduced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler = tmp_path / "compiler"
    refusal = 'echo "kernels.cpp:1:1: error: refused" >&2; exit 1'
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *kernels.cpp* | *unit_*) {refusal};; esac\nexec g++ "$@"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    monkeypatch.setenv("STEPWELL_CACHE_DIR", str(tmp_path / "cache"))
    module = stepwell.capture(difference, torch.randn(3), torch.randn(3))
    with pytest.raises(ToolchainError) as caught:
        compile_module(module, CompileOptions(dump=str(tmp_path / "dump")))
    assert caught.value.reproducer is not None
    path = Path(caught.value.reproducer)
    assert path.parent == tmp_path / "dump"
    said = reproduction(path.read_text())
    assert said.kind is FailureKind.COMPILER_ERROR and said.pipeline == ""
    assert "C++ compiler" in path.read_text() and "loop.kernel" in path.read_text()
    assert stepwell_opt(["--run-reproducer", str(path)]) == 1
    assert "error: refused" in capsys.readouterr().err


def test_check_of_a_module_and_its_gradients() -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.Tanh())
    x = torch.randn(2, 4)
    before = {name: value.clone() for name, value in model.state_dict().items()}
    forward, backward = stepwell.check(model, x)
    assert (forward.kind, backward.kind) == ("forward", "backward")
    assert "prim-to-loop" in forward.passes and "prim-to-loop" in backward.passes
    assert all(torch.equal(value, before[name]) for name, value in model.state_dict().items())
    assert all(parameter.grad is None for parameter in model.parameters())


def test_check_leaves_arguments_and_keeps_values_if_asked(tmp_path: Path) -> None:
    x, y = torch.randn(2, 2), torch.randn(2, 2)
    old = x.clone()
    for keep in (False, True):
        options = CompileOptions(pipeline=planted(SwapSubtraction), reproducers=str(tmp_path / str(keep)))
        with pytest.raises(SemanticsError) as caught:
            stepwell.check(difference, x, y, options=options, keep_values=keep)
        assert torch.equal(x, old) and caught.value.reproducer is not None
        assert (" values [" in Path(caught.value.reproducer).read_text()) == keep


def test_real_inputs_need_a_call() -> None:
    module = parse_module(make_context(), "func.func @forward() { func.return }")
    with pytest.raises(OptionError, match="takes the inputs of a call"):
        compile_module(module, CompileOptions(check_semantics="real"))
