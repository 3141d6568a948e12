"""The in-process runner of RUN lines behaves like a shell."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from stepwell.tools import lit_format
from stepwell.tools.check_lines import run_lines


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


LIT_TESTS = {
    "passes": "// RUN: stepwell-opt %s | filecheck %s\n// CHECK: func.return\nfunc.func @f() {\n  func.return\n}\n",
    "fails": "// RUN: stepwell-opt %s | filecheck %s\n// CHECK: func.call\nfunc.func @f() {\n  func.return\n}\n",
    "expected": "// RUN: not stepwell-opt --list-passes\n// XFAIL: *\n",
    "elsewhere": "// RUN: false\n// REQUIRES: a-gpu\n",
    "shell": "// RUN: echo 'func.func private @f()' >%t && cat %t | stepwell-opt | grep -c '@f()'\n",
    "nothing": "func.func private @f()\n",
}


def test_what_lit_says(tmp_path: Path) -> None:
    (tmp_path / "lit.cfg.py").write_text((Path(__file__).parents[1] / "lit_tests" / "lit.cfg.py").read_text())
    for name, text in LIT_TESTS.items():
        (tmp_path / f"{name}.mlir").write_text(text)
    done = subprocess.run([Path(sys.executable).with_name("lit"), "-v", tmp_path], capture_output=True, text=True)
    found = re.findall(r"^(\w+): stepwell :: (\w+)", done.stdout, re.MULTILINE)
    assert sorted(found) == [("FAIL", "fails"), ("PASS", "passes"), ("PASS", "shell"), ("UNRESOLVED", "nothing"),
                             ("UNSUPPORTED", "elsewhere"), ("XFAIL", "expected")]
    assert done.returncode == 1 and "func.call" in done.stdout


def _end_so(arguments: list[str]) -> int:
    """A tool that dies, never ends, or leaves something behind."""
    match arguments:
        case ["die"]:
            os.kill(os.getpid(), signal.SIGKILL)
        case ["wait"]:
            time.sleep(1000)
        case ["change"]:
            LIT_TESTS.clear()
    return 0


@pytest.mark.parametrize(("word", "said"), [("die", "killed by signal 9"), ("wait", None), ("change", "")])
def test_lines_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch, word: str, said: str | None) -> None:
    monkeypatch.setattr(lit_format, "load_all", lambda: None)
    monkeypatch.setattr(run_lines, "tools", lambda: {"end-so": _end_so})
    lines = [[run_lines.Command(["end-so", each])] for each in ("well", word, "well")]
    first, *more = lit_format.run_in_copy(lines, "/", os.environ, 0.3 if said is None else 0)
    assert first.code == 0 and len(more) == {"die": 1, "wait": 0, "change": 2}[word] and LIT_TESTS
    if said is not None:
        assert said in more[0].errors and (more[0].code == 0) == (not said)
