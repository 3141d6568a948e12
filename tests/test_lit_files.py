"""The directives of lit tests are valid: filecheck ignores directives that it does not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "lit_tests"
FILES = sorted(ROOT.rglob("*.mlir"))

PREFIX_FLAG = re.compile(r"--?check-prefix(?:es)?[= ]([\w,-]+)")
RUN = re.compile(r"RUN:(.*)")
SUFFIX = re.compile(r"(-(NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+))?(\{LITERAL\})?")
# A word before a colon at the start of a comment, which may be meant as a directive.
WORD = re.compile(r"^\s*//\s*([A-Z][\w-]*(?:\{\w+\})?)\s*(:?)(.*)$")
KEYWORDS = {"RUN", "COM", "TODO", "NOTE"}
# Python's regular expressions that LLVM's FileCheck does not have.
PYTHON_ONLY = re.compile(r"\{\{(?:(?!\}\}).)*(\\[dswbDSWB]|\*\?|\+\?|\(\?)")
LITERAL_BRACKETS = re.compile(r"\[\[(?![#$A-Za-z_])")


def lint(text: str) -> list[str]:
    """What is suspicious about the directives of a test."""
    problems: list[str] = []
    runs = " ".join(match[1] for match in RUN.finditer(text))
    prefixes = {name for match in PREFIX_FLAG.finditer(runs) for name in match[1].split(",")}
    checked = [piece for piece in re.split(r"filecheck", runs)[1:]]
    if any("check-prefix" not in piece for piece in checked):
        prefixes.add("CHECK")
    if not runs:
        problems.append("no RUN line")
    problems += [f"lit replaces the beginning of '{name}'" for name in re.findall(r"%[sStTp]\w+", runs)]
    used: set[str] = set()
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if (match := WORD.match(line)) is None:
            continue
        word, colon, rest = match.groups()
        prefix = next((p for p in sorted(prefixes, key=len, reverse=True) if word.startswith(p)), None)
        if prefix is None:
            if colon and word not in KEYWORDS and (word.startswith("CHECK") or _misspelt(word, prefixes)):
                problems.append(f"line {number}: '{word}:' is no directive of this file's prefixes")
            continue
        suffix = word[len(prefix) :]
        if not SUFFIX.fullmatch(suffix) or (suffix and not colon):
            problems.append(f"line {number}: '{word}' is no directive")
            continue
        if not colon:
            continue
        used.add(prefix)
        first.setdefault(prefix, suffix)
        last[prefix] = suffix
        if PYTHON_ONLY.search(rest):
            problems.append(f"line {number}: a regular expression that only Python has")
        if LITERAL_BRACKETS.search(rest) and "LITERAL" not in suffix:
            problems.append(f"line {number}: '[[' that opens no capture; write {{{{\\[\\[}}}}")
    problems += [f"no directive has the prefix {prefix}" for prefix in sorted(prefixes - used)]
    for prefix, suffix in first.items():
        if suffix in ("-NEXT", "-SAME"):
            problems.append(f"the first directive of {prefix} is {suffix}, which follows nothing")
    return problems


def _misspelt(word: str, prefixes: set[str]) -> bool:
    head = re.split(r"[-_]", word)[0]
    return any(sorted(head) == sorted(prefix) for prefix in prefixes)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_directives(path: Path) -> None:
    assert lint(path.read_text()) == []


RUN_LINE = "// RUN: stepwell-opt %s | filecheck %s\n"


@pytest.mark.parametrize(
    "text",
    [
        "// CHECK: x",
        RUN_LINE,
        RUN_LINE + "// CHECK: a\n// CHECK_NEXT: b",
        RUN_LINE + "// CHECK: a\n// CHECK-NXT: b",
        RUN_LINE + "// CHECK: a\n// CHECK-NEXT b",
        RUN_LINE + "// CHECK: a\n// CHEKC: b",
        RUN_LINE + "// CHECK: a\n// CHECK-NOT-NEXT: b",
        RUN_LINE + "// CHECK-NEXT: a",
        RUN_LINE + "// CHECK: {{\\d+}}",
        RUN_LINE + "// CHECK: [[1, 2]]",
        "// RUN: stepwell-opt %s -p 'schedule{text=\"parallel %sum\"}'",
        RUN_LINE.replace("filecheck", "filecheck --check-prefix=GENERIC") + "// CHECK: a\n// GENERIC: b",
    ],
)
def test_the_lint_finds(text: str) -> None:
    assert lint(text)


@pytest.mark.parametrize(
    "text",
    [
        RUN_LINE + "// CHECK-LABEL: f\n// CHECK-COUNT-2: a\n// CHECK{LITERAL}: [[\n/// CHECK this.",
        RUN_LINE + "// CHECK: %[[A:.*]] = b\n// CHECK-SAME: [[A]] {{[a-z]+}}",
        "// RUN: stepwell-opt %s --verify-diagnostics",
    ],
)
def test_the_lint_accepts(text: str) -> None:
    assert lint(text) == []
