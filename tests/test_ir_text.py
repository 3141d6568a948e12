"""Printing, parsing, verifying and comparing modules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from stepwell.ir.context import make_context
from stepwell.ir.equivalence import equivalent
from stepwell.ir.errors import IRSyntaxError
from stepwell.ir.modules.verify import verification_errors
from stepwell.ir.text import parse_module, print_module

ROOT = Path(__file__).parent.parent


def parse(text: str, name: str = "test.mlir") -> ModuleOp:
    return parse_module(make_context(), text, name)


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ("", "1:1", "expected an operation"),
        ("func.func @f() {", "1:16", "expected an operation, a block or '}', and the text ends"),
        ("foo.bar", "1:1", "unknown operation 'foo.bar'"),
        ('\n  "arih.addi"() : () -> ()', "2:3", "unknown operation 'arih.addi'; did you mean 'arith.addi'?"),
        ("%0 = arith.addl", "1:6", "unknown operation 'arith.addl'; did you mean 'arith.addi'?"),
        ('"abc', "1:1", "a string that does not end on its line"),
        ("%x = " + '"' + "a b c " * 100, "1:6", "a string that does not end on its line"),
        ("%x = arith.constant dense<0xff8000> : vector<4xf16>", "1:27", "expected the bits of f16"),
        ("%x = arith.constant 500 : i8", "1:6", "Integer value 500 is out of range for type i8"),
        ('"test.op"() {a = !foo.bar} : () -> ()', "1:26", "'foo.bar' is not registered"),
        ("func.func @f() { func.return %b : i32 }", "1:30", "value %b is not defined in this scope"),
        ("scf.if %c { %c = arith.constant true }", "1:8", "value %c is not defined in this scope"),
        ("%0 = prim.contract <mul, add> %x[k], %x[k] -> [] : memref<4xf32>, tensor<4xf32> -> tensor<f32>", "1:52",
         "expected a tensor type"),
    ],
)
def test_syntax_errors(text: str, place: str, what: str) -> None:
    with pytest.raises(IRSyntaxError) as caught:
        parse(text)
    assert str(caught.value.where) == f"test.mlir:{place}"
    assert caught.value.what.startswith(what)
    assert caught.value.source is not None and caught.value.source.splitlines()[-1].strip(" ^") == ""


def test_no_text_escapes_as_another_exception() -> None:
    """Whatever is done to a text, it parses or is refused with an IRSyntaxError."""
    generator = random.Random(0)
    sources = sorted((ROOT / "lit_tests").rglob("*.mlir"))
    context = make_context()
    for _ in range(200):
        text = generator.choice(sources).read_text()
        start = generator.randrange(len(text))
        end = start + generator.randrange(1, 12)
        insert = generator.choice(["", "", "%", "}", "(", "<", "-1", " x ", '"', ":", "f32", "!"])
        try:
            parse_module(context, text[:start] + insert + text[end:])
        except IRSyntaxError:
            pass


def test_a_long_line_is_cut_around_the_error() -> None:
    with pytest.raises(IRSyntaxError) as caught:
        parse("func.func @f() { " + " " * 5000 + "func.retrun }" + " " * 5000)
    assert len(str(caught.value)) < 600
    assert "func.retrun" in str(caught.value)


def test_only_known_locations_are_printed() -> None:
    text = """builtin.module {
  func.func @f(%a: i32 loc("a.py":1:1), %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32 loc("a.py":2:3)
    func.return %0 : i32
  }
}
"""
    module = parse(text)
    assert print_module(module, locations=True) == text
    assert "loc" not in print_module(module)


@pytest.mark.parametrize(
    ("first", "second", "equal"),
    [
        ("%0 = arith.constant 1 : i32", "%other = arith.constant 1 : i32", True),
        ("%0 = arith.constant 1 : i32", "%0 = arith.constant 2 : i32", False),
        ("%0 = arith.constant 1 : i32", "%0 = arith.constant 1 : i64", False),
        ("%0 = arith.constant 0.0 : f32", "%0 = arith.constant -0.0 : f32", False),
        ("%0 = arith.constant 1 : i32", '%0 = arith.constant 1 : i32 loc("a.py":1:1)', True),
    ],
)
def test_equivalence(first: str, second: str, equal: bool) -> None:
    assert equivalent(parse(first), parse(second)) is equal


def test_equivalence_sees_result_types() -> None:
    text = '"test.op"() ({{ %0 = "test.op"() : () -> {0} %1 = "test.op"() : () -> {0} }}) : () -> ()'
    assert equivalent(parse(text.format("i32")), parse(text.format("i32")))
    assert not equivalent(parse(text.format("i32")), parse(text.format("i64")))


def test_equivalence_sees_uses() -> None:
    text = "func.func @f(%a: i32, %b: i32) -> i32 {{ %0 = arith.subi {} : i32 func.return %0 : i32 }}"
    assert not equivalent(parse(text.format("%a, %b")), parse(text.format("%b, %a")))


def test_equivalence_sees_blocks() -> None:
    text = "func.func @f(%c: i1) {{ cf.cond_br %c, {} ^a: cf.br ^b ^b: func.return }}"
    assert equivalent(parse(text.format("^a, ^b")), parse(text.format("^a, ^b")))
    assert not equivalent(parse(text.format("^a, ^b")), parse(text.format("^b, ^a")))


def test_all_errors_of_a_module_are_found() -> None:
    module = parse(
        """
        func.func @f(%a: i32) -> i64 {
          %0 = "arith.addi"(%a) : (i32) -> i32
          %1 = arith.addi %2, %a : i32
          %2 = arith.addi %a, %a : i32
          func.return %a : i32
        }"""
    )
    assert [error.what.partition(":")[0].partition(" is")[0] for error in verification_errors(module)] == [
        "'arith.addi'",
        "'func.return'",
        "operand 0 of 'arith.addi'",
    ]


def test_a_value_of_another_module_is_refused() -> None:
    first, second = parse("%0 = arith.constant 1 : i32"), parse("func.func @f(%a: i32) { func.return }")
    ret = list(second.walk())[-1]
    ret.operands = [next(iter(first.ops)).results[0]]
    messages = [error.what for error in verification_errors(second)]
    assert any("which is not defined in this module" in message for message in messages)
