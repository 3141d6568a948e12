"""Prints, differences and edited stages, without a compilation around them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from stepwell.compiler.overrides import Overrides
from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError, VerificationError
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.generic.override import Override
from stepwell.passes.management.instruments import Differences, Printing
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

TWICE = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.exp %x : tensor<4xf32>
  %2 = prim.add %0, %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}
"""


def module(text: str = TWICE) -> ModuleOp:
    return parse_module(make_context(), text)


def run(pipeline: str, *instruments: Printing | Differences) -> ModuleOp:
    result = module()
    PassManager(parse_pipeline(pipeline), instruments).run(make_context(), result)
    return result


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_differences_have_colours_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal, file = Terminal(), StringIO()
    run("cse", Differences(terminal), Differences(file))
    assert "\x1b[32m+    %1 = prim.add %0, %0 : tensor<4xf32>" in terminal.getvalue()
    assert "\x1b" not in file.getvalue() and "+    %1 = prim.add %0, %0" in file.getvalue()


def test_an_instrument_serves_several_runs() -> None:
    stream = StringIO()
    printing = Printing(stream, after=None)
    for _ in range(2):
        run("cse,dce", printing)
    assert stream.getvalue().count("builtin.module {") == 2 == stream.getvalue().count("// (unchanged)")


def write(directory: Path, **files: str) -> Path:
    for name, text in files.items():
        (directory / f"{name}.mlir").write_text(text)
    return directory


def test_stages_are_replaced_in_their_places(tmp_path: Path) -> None:
    write(tmp_path, **{"00_aten": TWICE, "01_cse": "// after cse (unchanged)\n", "02_dce": TWICE})
    overrides = Overrides(tmp_path, parse_pipeline("cse,dce"), "aten")
    assert [each.name for each in overrides.passes] == ["override", "cse", "dce", "override"]
    assert overrides.text.count(TWICE) == 2
    none = Overrides(None, parse_pipeline("cse,dce"), "aten")
    assert [each.name for each in none.passes] == ["cse", "dce"] and none.text == ""


def test_emitted_texts_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "03_host.py").write_text("pass\n")
    overrides = Overrides(tmp_path, parse_pipeline("cse"), "aten")
    assert overrides.emitted("host.py", "x") == "pass\n" and overrides.emitted("kernels.cpp", "x") == "x"


@pytest.mark.parametrize("name", ["01_dce.mlir", "1_cse.mlir", "cse.mlir", "00_prim.mlir", "01_cse.failed.mlir"])
def test_a_file_that_is_no_stage(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(TWICE)
    with pytest.raises(OptionError, match=f"{name} is not a stage of this compilation"):
        Overrides(tmp_path, parse_pipeline("cse"), "aten")


def test_a_stage_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "01_cse.mlir").write_bytes(b"\xff")
    with pytest.raises(OptionError, match=r"cannot read .*01_cse.mlir: it is not UTF-8 text"):
        Overrides(tmp_path, parse_pipeline("cse"), "aten")


PRIVATE = "func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {\n func.return %x : tensor<4xf32>\n}\n"
KERNEL = "loop.kernel @k(%x: memref<4xf32>) {\n}\n"


@pytest.mark.parametrize(
    "before, after",
    [
        (TWICE, TWICE + PRIVATE),
        (TWICE + PRIVATE, TWICE),
        (TWICE + KERNEL, TWICE + KERNEL.replace("@k", "@other").replace("<4x", "<8x")),
        (KERNEL, KERNEL + KERNEL.replace("@k", "@other")),
    ],
)
def test_what_an_edit_may_change(before: str, after: str, tmp_path: Path) -> None:
    result = module(before)
    write(tmp_path, edited=after)
    Override(str(tmp_path / "edited.mlir")).apply(make_context(), result)
    assert print_module(result) == print_module(module(after))


SIGNATURE = "(%x: tensor<4xf32>) -> tensor<4xf32>"
STRIDES = "(%x: tensor<4xf32> {stepwell.strides = #shape.dims<2>}) -> tensor<4xf32>"


@pytest.mark.parametrize(
    "before, after, message",
    [
        (TWICE, TWICE.replace("@f", "@g"), "the function @f is missing"),
        (TWICE, TWICE.replace("func @f", "func private @f"), "private, so that nothing outside can call it"),
        (TWICE, TWICE.replace(SIGNATURE, STRIDES), "the attributes of the arguments of @f must be absent"),
        (KERNEL, KERNEL.replace("<4x", "<8x"), "the types of the arguments of @k must be"),
    ],
)
def test_what_an_edit_may_not_change(before: str, after: str, message: str, tmp_path: Path) -> None:
    original = module(before)
    write(tmp_path, edited=after)
    with pytest.raises(VerificationError, match=message) as error:
        Override(str(tmp_path / "edited.mlir")).apply(make_context(), original)
    assert error.value.where is not None and error.value.where.file == str(tmp_path / "edited.mlir")
    assert print_module(original) == print_module(module(before)), "the module is as it was"
