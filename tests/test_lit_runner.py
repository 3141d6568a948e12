"""The in-process runner of RUN lines does what a shell would."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from stepwell.tools import run_lines


@pytest.fixture
def runner() -> ModuleType:
    return run_lines


@pytest.fixture
def module_file(tmp_path: Path) -> Path:
    path = tmp_path / "module.mlir"
    path.write_text("func.func @f() {\n  func.return\n}\n// CHECK: func.return\n// OTHER: func.call\n")
    return path


def test_continued_lines(runner: ModuleType) -> None:
    text = "// RUN: stepwell-opt %s \\\n// RUN:   | filecheck %s\ncode\n// RUN: second\n"
    assert list(runner.run_lines(text)) == ["stepwell-opt %s  | filecheck %s", "second"]


def test_substitutions(runner: ModuleType) -> None:
    source = Path("/tests/a.mlir")
    assert runner.substitute("%s %S %t %s.x 100%% %sum", source, Path("/tmp/x")) == (
        "/tests/a.mlir /tests /tmp/x/t /tests/a.mlir.x 100% %sum"
    )


def test_a_pipeline_fails_with_any_of_its_commands(runner: ModuleType, module_file: Path) -> None:
    line = f"stepwell-opt {module_file} | filecheck {module_file}"
    assert runner.run_line(line).code == 0
    assert runner.run_line(f"{line} --check-prefix=OTHER").code == 1
    assert (
        runner.run_line(f"stepwell-opt {module_file} -p nope | filecheck {module_file} --allow-empty").code
        == 1
    )
    assert runner.run_line(f"not stepwell-opt {module_file} -p nope").code == 0
    assert runner.run_line(f"not stepwell-opt {module_file}").code == 1


def test_redirections(runner: ModuleType, module_file: Path, tmp_path: Path) -> None:
    merged = runner.run_line(f"not stepwell-opt {module_file} -p nope 2>&1")
    assert "unknown pass 'nope'" in merged.output and not merged.errors
    runner.run_line(f"stepwell-opt {module_file} --time-passes 2>{tmp_path}/times >{tmp_path}/module")
    assert "total" in (tmp_path / "times").read_text()
    assert "func.return" in (tmp_path / "module").read_text()


@pytest.mark.parametrize("line", ["a && b", "a; b", "a || b", "a < b", "(a)", "a 2>&1 > b"])
def test_more_of_the_shell_is_left_to_a_shell(runner: ModuleType, line: str) -> None:
    assert runner.parse_pipeline(line) is None


def test_quotes_protect_operators(runner: ModuleType) -> None:
    (command,) = runner.parse_pipeline("stepwell-opt -p 'a,b{c=1 d=\"x|y\"}'")
    assert command.words == ["stepwell-opt", "-p", 'a,b{c=1 d="x|y"}']


def test_the_shell_knows_our_tools_and_not(runner: ModuleType, module_file: Path) -> None:
    assert runner.run_line(f"cat {module_file} | stepwell-opt && not false").code == 0
    assert runner.run_line("not true; false | true").code == 1


def test_a_check_not_on_the_last_line_is_seen(runner: ModuleType, tmp_path: Path) -> None:
    checks, text = tmp_path / "checks", tmp_path / "text"
    checks.write_text("// CHECK: first\n// CHECK-NOT: last\n")
    text.write_text("first\nlast")
    command = runner.Command(["filecheck", str(checks)])
    assert runner.run_command(command, text.read_text()).code == 1
