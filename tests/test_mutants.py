"""The mutation testing command: its mutations, and that it distinguishes detected from surviving mutants."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from stepwell.tools.mutants.covering import ROOT, covering_lit_files, covering_tests
from stepwell.tools.mutants.forks import Died, in_forks
from stepwell.tools.mutants.mutations import mutations_of
from stepwell.tools.mutants.planting import changed_functions
from stepwell.tools.mutants.type_check import refused_by_type_checker

SOURCE = '''\
"""A docstring with 1 number."""

__all__ = ["f"]

TABLE = {"a": 1, "b": 2.5}


@dataclass(frozen=True)
def f(x: int = 3, mask: bool = True) -> int:
    """Says 4."""
    if x < 5 and not mask:
        raise ValueError(f"6 is no {x}")
    assert x != 7
    match x:
        case 8:
            return g(a, b)
    for x, y in zip(max(x, y), AddiOp(y, x), strict=True):
        pass
    return h(x - 9, mask=mask)
'''


def test_changes() -> None:
    found = [each.describe(SOURCE).split(": ", 1)[1] for each in mutations_of(Path("f.py"), SOURCE)]
    assert found == [
        "constant off by one: 1 -> (2)", "entry removed: , \"b\": 2.5 ->",
        "constant changed: 2.5 -> (5.0)",
        "constant off by one: 3 -> (4)", "constant changed: True -> False",
        "condition dropped: x < 5 and not mask -> ((not mask))", "condition dropped: x < 5 and not mask -> ((x < 5))",
        "branch removed: x < 5 and not mask -> (False and (x < 5 and not mask))",
        "comparison turned: < -> <=", "constant off by one: 5 -> (6)", "negation dropped: not mask -> (mask)",
        "constant off by one: 8 -> (9)", "case removed:  -> if False",
        "arguments swapped: a, b -> (b), (a)", "operands swapped: x - 9 -> (9) - (x)",
        "constant off by one: 9 -> (10)", "mask dropped: mask -> None",
    ]
    for each in mutations_of(Path("f.py"), SOURCE):
        compile(each.apply(SOURCE), "f.py", "exec")


def test_changes_to_rules_and_c() -> None:
    rules = '// 1 and 2\nrule r: prim.sub(x, prim.add(y, constant(1.5))) => prim.neg(x)\n    where "1" == x and y < 2\n'
    assert [each.describe(rules).split(": ", 1)[1] for each in mutations_of(Path("r.rules"), rules)] == [
        "constant changed: 1.5 -> 3", 'condition dropped: where "1" == x and y < 2 ->',
        'condition dropped: "1" == x and ->', "comparison turned: == -> !=", "condition dropped: and y < 2 ->",
        "comparison turned: < -> <=", "constant off by one: 2 -> 3"]
    text = "#define N 3\nstatic_assert(N > 2);\nint f(int *x) { if (x[1] < N) return *x - 4; /* 5 */ }"
    assert [each.describe(text).split(": ", 1)[1] for each in mutations_of(Path("f.c"), text)] == [
        "branch removed:  -> false &&", "constant off by one: 1 -> 2", "comparison turned: < -> <=",
        "operator changed: - -> +", "constant off by one: 4 -> 5"]


def test_every_change_to_our_sources_is_python() -> None:
    for path in (Path("passes/prim/fusion/grouping.py"), Path("codegen/emit/cpp/loops.py"), Path("ir/ranges.py")):
        source = (ROOT / path).read_text()
        found = mutations_of(path, source)
        assert len(found) > 5
        for each in found:
            compile(each.apply(source), str(path), "exec")


def test_what_covers_a_file() -> None:
    names = [file.name for file in covering_lit_files(Path("passes/loop/loop_to_triton.py"))]
    assert "loop-to-triton.mlir" in names and "loop-to-triton-fast.mlir" in names
    scalars = [file.name for file in covering_lit_files(Path("passes/prim/loop_lowering/scalars.py"))]
    assert "prim-to-loop-scalars.mlir" in scalars
    # A helper is covered by the files of the passes that use it.
    registered = [file.name for file in covering_lit_files(Path("passes/aten/lowerings/attention.py"))]
    assert "aten-to-prim-attention.mlir" in registered
    helpers = {file.name for file in covering_lit_files(Path("passes/loop/vectorization/cost.py"))}
    assert helpers and helpers <= {file.name for file in (ROOT / "lit_tests" / "passes" / "loop").iterdir()}
    assert Path("tests/frontend/test_importer.py") in covering_tests(Path("frontend/importing/importer.py"))


def test_what_can_be_planted_in_a_process() -> None:
    source = "N = 1\n\ndef f(x=2):\n    def g():\n        return x + 3\n    return g\n\nclass A:\n    n = 4\n" \
             "    def h(self):\n        return 5\n"
    kinds = [changed_functions(source, source.replace(str(each), "9"), "f.py") for each in range(1, 6)]
    names = [None if each is None else sorted(old.co_name for old in each) for each in kinds]
    assert names == [None, None, ["f", "g"], None, ["h"]]


def test_forks_that_die() -> None:
    """A time limit and a crash are told from a failure of what runs in the fork."""
    ways = {"killed": lambda: os.kill(os.getpid(), signal.SIGALRM), "wrong": lambda: 1 // 0, "right": lambda: 5}
    assert dict(in_forks(lambda name: ways[name](), ways, 2)) == {
        "killed": Died(signal.SIGALRM), "wrong": Died(0), "right": 5}


def test_mutants_that_the_type_checker_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("passes/loop/online_softmax.py")
    source = (ROOT / path).read_text()
    mutants = {each.describe(source): each for each in mutations_of(path, source)}
    name = next(each for each in mutants if "arguments swapped: number, kind" in each)

    def refuse_swapped(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        wrong = [file for file in command if file.endswith(".py") and "(kind), (number)" in Path(file).read_text()]
        said = {"generalDiagnostics": [{"file": file, "severity": "error"} for file in wrong]}
        return subprocess.CompletedProcess(command, 1, json.dumps(said))

    monkeypatch.setattr(subprocess, "run", refuse_swapped)
    assert refused_by_type_checker(mutants) == {name}


def test_noticed_and_surviving_mutants(tmp_path: Path) -> None:
    found = tmp_path / "found.jsonl"
    command = [sys.executable, "-m", "stepwell.tools.mutants", "passes/loop/online_softmax.py", "--lit-only", "--into",
               str(found), "--sample", "3", "--seed", "0"]
    first = subprocess.run(command, capture_output=True, text=True)
    said = re.search(r"^(\d) of 3 mutants are noticed \(\d+ %[^)]*\): \1 by lit files, 0 by other tests$", first.stdout,
                     re.MULTILINE)
    assert said, first.stderr
    survivors = first.stdout[: said.start()].splitlines()
    noticed = int(said[1])
    assert noticed >= 1 and len(survivors) == 3 - noticed and first.returncode == int(noticed < 3), first.stderr
    assert all(line.startswith("passes/loop/online_softmax.py:") for line in survivors)
    # What is known is not tried again.
    again = subprocess.run([*command, "--seconds", "0"], capture_output=True, text=True)
    assert again.stdout == first.stdout
