"""`stepwell new-pass`: the created files work without changes, in Stepwell's tree and in a separate package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stepwell.tools.new_pass.templates import LEVELS, NewPass
from stepwell.tools.stepwell import ROOT, main

LIBRARY = ("codegen", "compiler", "ir", "passes", "tools")
# Runs the RUN lines of lit tests, all in one process: `stepwell-opt FILE -p NAME | filecheck FILE`, and the same with
# the rewrites forbidden, which changes nothing.
CHECK = """
import io, os, pathlib, sys
from contextlib import redirect_stderr, redirect_stdout
from filecheck.main import main as filecheck
from stepwell.tools.stepwell_opt import main as stepwell_opt

for name in sys.argv[1:]:
    path = pathlib.Path(name)
    assert f"// RUN: stepwell-opt %s -p {path.stem} | filecheck %s" in path.read_text()
    with redirect_stdout(io.StringIO()) as output:
        assert stepwell_opt([name, "-p", path.stem]) == 0
    sys.stdin = io.StringIO(output.getvalue())
    assert not filecheck(["filecheck", name]), name
    assert path.read_text().count("RUN: stepwell-opt") == 2 and "FORBIDDEN-NOT: {{.}}" in path.read_text()
    changes = ["--print-ir-after-change", "-o", os.devnull]
    for limit, prints in ([], True), (["--rewrite-limit", "0"], False):
        with redirect_stderr(io.StringIO()) as output:
            assert stepwell_opt([name, "-p", path.stem, *limit, *changes]) == 0
        assert bool(output.getvalue()) == prints, name
"""


def run(*command: str | Path, path: Path, cwd: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, *command], env=environment, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_in_the_tree(tmp_path: Path) -> None:
    tree = tmp_path / "stepwell"
    for name in LIBRARY:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "options.py"):
        shutil.copy(ROOT / name, tree)
    (tree / "lit_tests").mkdir()
    write = "import sys; from stepwell.tools.stepwell import main\n" + "".join(
        f"assert main(['new-pass', 'my-{level}', '--level', '{level}']) == 0\n" for level in LEVELS
    )
    output = run("-c", write, path=tmp_path, cwd=tree)
    assert "wrote passes/prim/my_prim.py\nwrote lit_tests/passes/prim/my-prim.mlir\nwrote passes/registry.py" in output
    tests = sorted(tree.glob("lit_tests/passes/*/*.mlir"))
    assert [test.stem for test in tests] == ["my-aten", "my-host", "my-loop", "my-prim"]
    run("-c", CHECK, *tests, path=tmp_path)
    listing = run("-m", "stepwell.tools.stepwell", "passes", path=tmp_path)
    on_prim = listing[listing.index("on prim:") : listing.index("on kernels:")]
    assert "my-prim" in on_prim and "Use a value in the place of" in on_prim


def test_in_a_package_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "own-passes"
    for level in LEVELS:
        assert main(["new-pass", f"my-{level}", "--level", level, "--package", str(folder)]) == 0
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    run(*pip, tmp_path / "site", folder, path=tmp_path)
    tests = sorted(folder.glob("lit_tests/*.mlir"))
    assert len(tests) == len(LEVELS)
    run("-c", CHECK, *tests, path=tmp_path / "site")


def test_what_is_written_is_in_good_style(tmp_path: Path) -> None:
    for level in LEVELS:
        main(["new-pass", f"my-{level}", "--level", level, "--package", str(tmp_path / "own")])
    for level in LEVELS:
        inside = tmp_path / "inside" / f"{level}.py"
        inside.parent.mkdir(exist_ok=True)
        inside.write_text(NewPass(f"my-{level}", level).code(inside=True))
    run("-m", "ruff", "check", "--config", ROOT / "pyproject.toml", tmp_path, path=tmp_path)


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["Fold"], "'Fold' is not a name for a pass"),
        (["fuse"], "there is a pass 'fuse' in Stepwell already"),
        (["mine", "--level", "pram"], "unknown level 'pram'; did you mean 'prim'?"),
        (["mine", "--package", "{tmp}/other"], "has no packages whose __init__.py makes a Plugin"),
        (["mine", "--package", "{tmp}/1-2"], "'1-2' gives no name for a Python package"),
        (["twice", "--package", "{tmp}/own"], "there is a pass 'twice' already"),
        (["mine", "--package", "{tmp}/table"], "has no table `PASSES = {` to put the pass into"),
        (["mine", "--package", "{tmp}/file/own"], "Not a directory"),
    ],
)
def test_refusals(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    for name in ("other", "table"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pyproject.toml").touch()
    (tmp_path / "table" / "table").mkdir()
    (tmp_path / "table" / "table" / "__init__.py").write_text("PLUGIN = Plugin(__name__)\n")
    main(["new-pass", "twice", "--package", str(tmp_path / "own")])
    capsys.readouterr()
    assert main(["new-pass", *(each.replace("{tmp}", str(tmp_path)) for each in arguments)]) == 1
    assert message in capsys.readouterr().err


def test_a_useful_pass_takes_ten_lines() -> None:
    """The pass that docs/writing-a-pass.md shows first, which the tests of the page run: its lines of code."""
    page = (ROOT / "docs" / "writing-a-pass.md").read_text(encoding="utf-8")
    _, _, code = page.partition("```python use_rsqrt.py\n")
    code = code.partition("```")[0]
    lines = [line for line in re.sub(r'""".*?"""', "", code, flags=re.DOTALL).splitlines() if line.strip()]
    assert len(lines) <= 10 and "class UseRsqrt(RewritePass):" in lines
