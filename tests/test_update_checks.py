"""`stepwell-update-checks` writes check lines that pass, that fail on another output, and that are stable."""

from __future__ import annotations

import contextlib
import io
import shutil
from pathlib import Path

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import Options
from filecheck.parser import Parser, pattern_for_opts

from stepwell.tools.check_lines.directives import directives
from stepwell.tools.check_lines.outputs import Unit, units
from stepwell.tools.check_lines.test_file import HEADER, CheckLineError, TestFile
from stepwell.tools.update_checks import main

ROOT = Path(__file__).parent.parent / "lit_tests"

RUN = "// RUN: stepwell-opt %s -p cse | filecheck %s\n"
FUNCTION = """
/// Said by hand.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = prim.exp %x : tensor<4xf32>
  %b = prim.exp %x : tensor<4xf32>
  %c = prim.add %a, %b : tensor<4xf32>
  // in between
  func.return %c : tensor<4xf32>
}
"""
CHECKS = """
/// Said by hand.
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[X]] : tensor<4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = prim.add %[[A]], %[[A]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[C]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f("""


def written(path: Path, text: str) -> str:
    """What the tool makes of a file."""
    path.write_text(text)
    assert main([str(path)]) == 0
    return path.read_text()


def passes(checks: str, output: str, *prefixes: str) -> bool:
    options = Options(match_filename="checks", input_file="output", check_prefixes=list(prefixes or ("CHECK",)))
    parser = Parser(options, io.StringIO(checks), *pattern_for_opts(options))
    matcher = Matcher(options, FInput("output", output), parser)
    matcher.stderr = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()):
        return matcher.run() == 0


def test_checks_for_an_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.mlir"
    assert written(path, RUN + FUNCTION) == f"{HEADER}\n{RUN}" + FUNCTION.replace(
        "\n/// Said by hand.\nfunc.func @f(", CHECKS)
    assert capsys.readouterr().out == f"{path}: written\n"


def test_checks_pass_and_fail_on_a_changed_output(tmp_path: Path) -> None:
    path = tmp_path / "test.mlir"
    checks = written(path, RUN + FUNCTION)
    test = TestFile(path)
    test.updated()
    ((_, output),) = test.outputs
    assert passes(checks, output)
    assert passes(checks, output.replace("%a", "%other")), "names are captured"
    for old, new in {"prim.exp": "prim.log", "%a, %a": "%a, %x", "add": "sub"}.items():
        assert old in output and not passes(checks, output.replace(old, new)), old
    lines = output.splitlines(keepends=True)
    assert not passes(checks, "".join([*lines[:3], "    %0 = prim.neg %x : tensor<4xf32>\n", *lines[3:]]))
    assert not passes(checks, "".join(lines[:3] + lines[4:]))


def test_a_refresh_after_the_pass_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.mlir"
    first = written(path, RUN + FUNCTION)
    assert main(["--check", str(path)]) == 0
    path.write_text(first.replace("-p cse", "-p dce"))
    assert main(["--check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"{path}: out of date"
    assert path.read_text() == first.replace("-p cse", "-p dce")
    assert main([str(tmp_path)]) == 0
    second = path.read_text()
    assert second.count("prim.exp %[[X]]") == 2 and "Said by hand" in second and "in between" in second
    path.write_text(second.replace("-p dce", "-p cse"))
    assert main([str(path)]) == 0 and path.read_text() == first


def test_checks_by_hand_are_left_alone_unless_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.mlir"
    text = RUN + "// CHECK: func.func @f(\n" + FUNCTION
    assert written(path, text) == text and main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{path}: left alone: its check lines were not written by this tool\n"
    assert main(["--overwrite", str(path)]) == 0
    assert path.read_text() == f"{HEADER}\n{RUN}" + FUNCTION.replace("\n/// Said by hand.\nfunc.func @f(", CHECKS)


def test_parts_and_prefixes(tmp_path: Path) -> None:
    path = tmp_path / "test.mlir"
    runs = "".join(
        f"// RUN: stepwell-opt %s -p {name} --split-input-file | filecheck %s --check-prefixes=ALL,{prefix}\n"
        for name, prefix in (("cse", "CSE"), ("dce", "DCE"))
    )
    text = written(path, runs + FUNCTION + "// -----\n" + FUNCTION.replace("@f", "@g"))
    first, second = text.split("// -----\n")
    assert "ALL" not in text.replace("ALL,", "") and "@g" not in first and "@f" not in second
    for part in (first, second):
        assert part.count("// CSE-NEXT:    %") == 2 and part.count("// DCE-NEXT:    %") == 3
    equal = "func.func @g() {\n  func.return\n}\n"
    mixed = written(path, f"{runs}{FUNCTION}// -----\n{equal}").split("// -----\n")[1]
    checks = ("-LABEL: func.func @g(", "-SAME:  ) {", "-NEXT:    func.return", "-NEXT:  }")
    assert mixed == "".join(f"// ALL{check}\n" for check in checks) + equal
    same = written(path, runs.replace("-p dce", "-p cse,dce") + FUNCTION)
    assert same.count("// ALL-NEXT:    %") == 2 and "// CSE" not in same


def test_prefixes_that_cannot_tell_outputs_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "test.mlir"
    path.write_text(RUN + RUN.replace("cse", "dce") + FUNCTION)
    assert main([str(path)]) == 1
    assert "RUN lines that print different things have the prefix CHECK" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("runs", "message"),
    [
        ("// RUN: stepwell-opt %s -p nope | filecheck %s\n", "a RUN line fails: stepwell-opt %s -p nope"),
        ("// RUN: stepwell-opt %s | filecheck %s --match-full-lines\n", "filecheck with --match-full-lines"),
        ("// RUN: stepwell-opt %s\n", "has no RUN line that ends in filecheck %s"),
    ],
)
def test_what_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: str, message: str) -> None:
    path = tmp_path / "test.mlir"
    path.write_text(runs + FUNCTION)
    assert main([str(path)]) == 1
    assert message in capsys.readouterr().err and path.read_text() == runs + FUNCTION


def test_functions_that_a_pass_adds_follow_the_input(tmp_path: Path) -> None:
    text = written(tmp_path / "test.mlir", "// RUN: stepwell-opt %s -p outline-fusions | filecheck %s\n" + """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = prim.fusion "exp" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  func.return %r : tensor<4xf32>
}
""")
    assert text.index("CHECK-LABEL: func.func @f(") < text.index("func.func @f(%x: tensor<4xf32>) ->")
    assert text.index("\n}\n\n// CHECK-LABEL: func.func private @exp_0(") > 0 and text.endswith("}\n")


def test_what_opens_a_pattern_is_escaped() -> None:
    unit = Unit("f", "mlir", ("func.func @f() {", "  a.b [[1, 2], {{3}}] // RUN: x", "}"))
    lines = directives(unit, "CHECK")
    assert lines[2] == r"// CHECK-NEXT:    a.b {{\[\[}}1, 2], {{\{\{}}3}}] // RUN{{:}} x"
    assert passes("\n".join(lines) + "\n", "\n".join(unit.lines) + "\n")


def test_a_name_that_is_defined_again_is_captured_again() -> None:
    lines = directives(Unit("f", "mlir", (
        "func.func @f(%x: f32) {", "  %a, %b = t.two %x : f32", "  %a = t.one %b, %a : f32", "}")), "CHECK")
    assert lines[2:4] == [
        "// CHECK-NEXT:    %[[A:[^ ,:]+]], %[[B:[^ ,:]+]] = t.two %[[X]] : f32",
        "// CHECK-NEXT:    %[[A:[^ ,:]+]] = t.one %[[B]], %[[A]] : f32",
    ]


def test_units_of_the_generic_form() -> None:
    function = '  "func.func"() <{sym_name = "f"}> ({\n    "func.return"() : () -> ()\n  }) : () -> ()\n'
    (unit,) = units(f'"builtin.module"() ({{\n{function}}}) : () -> ()\n')
    assert unit.name == "f" and unit.lines[0].startswith('"func.func"') and len(unit.lines) == 3


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lit") / "passes"
    shutil.copytree(ROOT / "passes", folder)
    return folder


@pytest.mark.parametrize("path", sorted((ROOT / "passes").rglob("*.mlir"))[::12], ids=lambda path: path.stem)
def test_each_third_pass_test_is_written_alike_twice_and_passes(path: Path, copied: Path) -> None:
    copy = copied / path.relative_to(ROOT / "passes")
    test = TestFile(copy)
    if not test.prefixes:
        with pytest.raises(CheckLineError):
            test.updated()
        return
    assert main(["--overwrite", str(copy)]) == 0
    test = TestFile(copy)
    assert test.updated() == test.text
    assert list(filter(None, test.source)) == list(filter(None, TestFile(path).source))
    for prefixes, output in test.outputs:
        assert passes(test.text, output, *prefixes)


def test_the_folder_of_a_test_is_left_open_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = "// RUN: stepwell-opt %s -p cse --remarks -o /dev/null 2>&1 | filecheck %s\n"
    assert "{{.*}}test.mlir:{{[0-9]+}}:" in written(Path("test.mlir"), run + FUNCTION)
    assert "{{.*}}{{.*}}" not in Path("test.mlir").read_text()
