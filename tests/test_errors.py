"""Errors: their text, the suggested names, and the reported positions."""

from __future__ import annotations

import pytest

from stepwell.ir.context import make_context
from stepwell.ir.errors import (
    MAX_COLUMNS,
    MAX_LINES,
    SourcePosition,
    StepwellError,
    did_you_mean,
    nearest,
    position_of,
)
from stepwell.ir.text import parse_module


def test_all_fields_are_shown() -> None:
    error = StepwellError(
        "it does not work",
        where=SourcePosition("model.py", 12, 8),
        op="%0 = prim.add",
        hint="do this\nand that",
        reproducer="/tmp/repro.mlir",
        pass_name="fuse",
    )
    assert str(error).splitlines() == [
        "model.py:12:8: error: it does not work",
        "  op: %0 = prim.add",
        "  pass: fuse",
        "  help: do this",
        "        and that",
        "  reproducer: /tmp/repro.mlir",
    ]


def test_an_error_fits_one_screen() -> None:
    error = StepwellError("wrong", op="\n".join(["x" * 1000] * 1000), hint="help")
    lines = str(error).splitlines()
    assert len(lines) <= MAX_LINES
    assert max(map(len, lines)) <= MAX_COLUMNS


@pytest.mark.parametrize(
    ("name", "suggestion"),
    [("fold_reshape", "fold-reshapes"), ("FUSE", "fuse"), ("reshapes", "fold-reshapes"), ("fues", "fuse")],
)
def test_nearest(name: str, suggestion: str) -> None:
    assert nearest(name, ["fuse", "cse", "fold-reshapes"])[0] == suggestion


def test_did_you_mean() -> None:
    assert did_you_mean("fus", ["fuse", "cse"]) == "did you mean 'fuse'?"
    assert did_you_mean("zzz", ["fuse", "cse"]) == "choose from: fuse, cse"
    assert did_you_mean("zzz", []) == "there is none to choose from"


@pytest.mark.parametrize(
    "location",
    [
        '"model.py":12:8',
        '"aten.mul"("model.py":12:8)',
        'callsite("model.py":12:8 at "caller.py":1:1)',
        'fused[unknown, "aten.mul"("model.py":12:8), "other.py":1:1]',
    ],
)
def test_position_of_a_location(location: str) -> None:
    module = parse_module(make_context(), f"func.func @f() {{ func.return loc({location}) }}")
    ret = list(module.walk())[-1]
    assert position_of(ret) == SourcePosition("model.py", 12, 8)


def test_position_of_the_operation_around() -> None:
    module = parse_module(make_context(), 'func.func @f() { func.return } loc("model.py":3:1)')
    ret = list(module.walk())[-1]
    assert position_of(ret) == SourcePosition("model.py", 3, 1)
    assert (
        str(StepwellError.at(ret, "wrong")) == 'model.py:3:1: error: wrong\n  op: "func.return"() : () -> ()'
    )


def test_a_broken_operation_is_printable() -> None:
    text = 'func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 func.return }'
    add = list(parse_module(make_context(), text).walk())[2]
    assert "arith.addi" in str(StepwellError.at(add, "wrong"))
