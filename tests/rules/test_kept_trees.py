"""The library's own files of rules are parsed once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stepwell.passes.rules import kept_trees
from stepwell.passes.rules.kept_trees import read_own_rules
from stepwell.passes.rules.library import FOLDER
from stepwell.passes.rules.parser import parse_rules

FIRST = "rule first: prim.neg(prim.neg(x)) => x\n"
SECOND = "rule other: prim.abs(prim.abs(x)) => prim.abs(x)\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "own.rules"
    path.write_text(FIRST)
    return path


def refuse(*_: str) -> None:
    raise AssertionError("parsed again")


def test_a_tree_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = read_own_rules(file)
    monkeypatch.setattr(kept_trees, "parse_rules", refuse)
    assert read_own_rules(file) == tree == parse_rules(FIRST, str(file))


def test_an_edited_file_is_parsed_again(file: Path) -> None:
    read_own_rules(file)
    file.write_text(SECOND)
    assert read_own_rules(file) == parse_rules(SECOND, str(file))


@pytest.mark.parametrize("length", [0, 10, 40, -1])
def test_half_of_a_kept_tree_is_none(file: Path, length: int) -> None:
    tree = read_own_rules(file)
    (kept,) = (file.parent / "__pycache__").iterdir()
    kept.write_bytes(kept.read_bytes()[:length])
    assert read_own_rules(file) == tree


def test_nothing_is_kept_where_python_keeps_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert read_own_rules(file).rules[0].name == "first"
    assert not (file.parent / "__pycache__").exists()


def test_the_rules_of_the_library_are_what_their_files_say() -> None:
    for path in FOLDER.glob("*.rules"):
        assert read_own_rules(path) == parse_rules(path.read_text(encoding="utf-8"), str(path))
