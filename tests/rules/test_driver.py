"""Rules are found by their root operation, applied to a fixpoint, counted, disabled and reported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import FileLineColLoc, ModuleOp
from xdsl.ir import Operation

from stepwell.compiler.driver import CompileOptions, compile_module
from stepwell.ir.context import make_context
from stepwell.ir.errors import PassError
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.rewriting.driver import Driver
from stepwell.ir.rewriting.rewriter import Rewriter
from stepwell.ir.text import parse_module, print_module
from stepwell.ir.watching import Watcher
from stepwell.passes.pipeline_lookup import pipeline_for
from stepwell.passes.rules.expressions import OPERATORS
from stepwell.passes.rules.functions import FUNCTIONS
from stepwell.passes.rules.parser import parse_rules
from stepwell.passes.rules.rule_set import RuleSet, compile_rules

UNARY = ("exp", "log", "sin", "cos", "tan", "sqrt", "tanh", "erf", "floor", "ceil")
MODULE = """
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.neg %b : tensor<4xf32>
  %1 = prim.add %a, %0 : tensor<4xf32>
  %2 = prim.neg %1 : tensor<4xf32>
  %3 = prim.neg %2 : tensor<4xf32>
  func.return %3 : tensor<4xf32>
}
"""


def rules(text: str) -> RuleSet:
    return compile_rules([parse_rules(text, "mine.rules")])


def parse(text: str = MODULE) -> ModuleOp:
    return parse_module(make_context(), text, "<test>", locate=True)


def run(text: str, module: ModuleOp, watcher: Watcher | None = None) -> Driver:
    driver = Driver(rules(text).index, Rewriter(None, *([watcher] if watcher else [])))
    driver.run(module)
    verify_module(module)
    return driver


def operations(module: ModuleOp) -> list[str]:
    return [op.name.partition(".")[2] for op in module.walk() if op.name.startswith("prim.")]


BOTH = "rule neg_neg: prim.neg(prim.neg(x)) => x\nrule add_neg: prim.add(x, prim.neg(y)) => prim.sub(x, y)"


def test_rewrites_meet_and_dead_operations_go() -> None:
    module = parse()
    assert run(BOTH, module).applied == 2
    assert operations(module) == ["sub"]


def test_new_operations_have_the_place_of_what_they_replace() -> None:
    module = parse()
    run(BOTH, module)
    (sub,) = [op for op in module.walk() if op.name == "prim.sub"]
    assert isinstance(sub.location, FileLineColLoc) and sub.location.line.data == 4


def many_rules(count: int) -> str:
    """Rules of other roots, and rules of the same root whose operands are of other operations."""
    others = [
        f"rule root{k}: prim.{UNARY[k % 10]}(prim.{UNARY[k // 10 % 10]}(x)) => x where used_once(x) and rank(x) == {k}"
        for k in range(count // 2)
    ]
    operands = [
        f"rule operand{k}: prim.add(prim.{UNARY[k % 10]}(x), prim.{UNARY[k // 10 % 10]}(y)) => x where rank(x) == {k}"
        for k in range(count // 2)
    ]
    return "\n".join([BOTH, *others, *operands])


def test_cost_does_not_grow_with_rules_that_cannot_match() -> None:
    attempts = {count: run(many_rules(count), parse()).attempts for count in (0, 10, 1000)}
    assert attempts[10] == attempts[1000] == attempts[0]


@pytest.mark.parametrize("text, chain", [
    ("rule there: prim.neg(x) => prim.abs(x)\nrule back: prim.abs(x) => prim.neg(x)",
     "mine.there -> mine.back -> mine.there"),
    ("rule grow: prim.neg(x) => prim.neg(prim.neg(prim.neg(x)))", "mine.grow -> mine.grow"),
    ("rule swap: prim.add(x, y) => prim.add(y, x)", "mine.swap -> mine.swap"),
])
def test_rules_that_never_end_are_named(text: str, chain: str) -> None:
    with pytest.raises(PassError) as caught:
        run(text, parse())
    assert chain in str(caught.value)


class Recorder(Watcher):
    """Allows what a test wants and notes what it is told."""

    listens = True

    def __init__(self, allows: Callable[[str], bool] = lambda rewrite: True):
        self.allowed = allows
        self.asked: list[str] = []
        self.told: list[str] = []

    def allows(self, op: Operation, rewrite: str = "") -> bool:
        self.asked.append(rewrite)
        return self.allowed(rewrite)

    def done(self, op: Operation, message: str | Callable[[], str], rewrite: str = "") -> None:
        self.told.append(f"{rewrite}: {message if isinstance(message, str) else message()}")


def test_rewrites_are_told_by_name() -> None:
    recorder = Recorder()
    run(BOTH, parse(), recorder)
    assert recorder.asked == ["mine.add_neg", "mine.neg_neg"]
    assert recorder.told[0] == "mine.add_neg: prim.add became prim.sub"


def test_a_forbidden_rewrite_leaves_the_module_as_it_was() -> None:
    module, recorder = parse(), Recorder(lambda rewrite: False)
    before = print_module(module)
    assert run(BOTH, module, recorder).applied == 0
    assert print_module(module) == before and recorder.asked == ["mine.add_neg", "mine.neg_neg"]


def test_a_rule_may_ask_for_a_single_use() -> None:
    text = """
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = prim.exp %a : tensor<4xf32>
      %1 = prim.neg %0 : tensor<4xf32>
      %2 = prim.neg %1 : tensor<4xf32>
      %3 = prim.abs %1 : tensor<4xf32>
      %4 = prim.add %2, %2 : tensor<4xf32>
      func.return %3 : tensor<4xf32>
    }
    """
    module = parse(text)
    # Only once the sum is gone has the negation one use, and then its user is looked at again.
    run("rule single: prim.abs(n = prim.neg(x)) => prim.abs(x) where used_once(n)\n"
        "rule drop: prim.neg(prim.neg(x)) => x\nrule gone: prim.add(x, x) => x", module)
    assert operations(module) == ["exp", "abs"]


def test_the_result_is_the_same_each_time() -> None:
    texts = set()
    for _ in range(3):
        module = parse()
        run(many_rules(100), module)
        texts.add(print_module(module))
    assert len(texts) == 1


def test_floats_anywhere_in_the_pattern_count_for_its_level() -> None:
    text = """
    func.func @f(%a: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
      %0 = prim.compare <lt> %a, %a : tensor<4xf32>
      %1 = prim.not %0 : tensor<4xi1>
      %2 = prim.compare <lt> %n, %n : tensor<4xi32>
      %3 = prim.not %2 : tensor<4xi1>
      func.return %1, %3 : tensor<4xi1>, tensor<4xi1>
    }
    """
    rule = 'rule opposite at fast: prim.not(prim.compare(x, y) {comparison = "lt"}) => ' \
           'prim.compare(x, y) {comparison = "ge"}'
    assert run(rule, parse(text)).applied == 1


def test_operations_inside_of_an_erased_one_are_left_alone() -> None:
    text = """
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %r = prim.fusion "f" (%x = %a : tensor<4xf32>) -> (tensor<4xf32>) {
        %0 = prim.neg %x : tensor<4xf32>
        %1 = prim.neg %0 : tensor<4xf32>
        prim.yield %1 : tensor<4xf32>
      }
      %2 = prim.sub %r, %r : tensor<4xf32>
      func.return %2 : tensor<4xf32>
    }
    """
    module = parse(text)
    driver = run("rule gone: prim.fusion(x) => x\nrule neg_neg: prim.neg(prim.neg(x)) => x", module)
    assert operations(module) == ["sub"] and driver.applied == 1


def test_dialects_of_scalars() -> None:
    text = """
    func.func @f(%a: i32, %b: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %0 = arith.addi %zero, %a : i32
      %1 = arith.constant 3 : i32
      %2 = arith.muli %b, %1 : i32
      %3 = arith.subi %0, %2 : i32
      func.return %3 : i32
    }
    """
    module = parse(text)
    run("commutative arith.addi, arith.muli\nrule add_zero: arith.addi(x, constant(0)) => x\n"
        "rule odd: arith.muli(x, constant(c)) => arith.addi(arith.muli(x, constant(c - 1)), x)\n"
        "  where c mod 2 == 1 and c > 1",
        module)
    assert [op.name for op in module.walk() if op.name.startswith("arith")] == [
        "arith.constant", "arith.muli", "arith.addi", "arith.subi"]


def test_the_reference_names_every_function() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    for name, function in FUNCTIONS.items():
        assert f"`{name}(" in page or name in OPERATORS or not name.isidentifier()
        assert f"| {function.meaning} |" in page or not name.isidentifier() or name in OPERATORS


def test_an_edited_file_of_rules_is_not_answered_from_the_cache(tmp_path: Path) -> None:
    text = """
    func.func @forward(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = prim.neg %a : tensor<4xf32>
      %1 = prim.exp %0 : tensor<4xf32>
      func.return %1 : tensor<4xf32>
    }
    """
    file = tmp_path / "mine.rules"
    rest = pipeline_for("cpu:default", "prim", threads=False)
    options = CompileOptions(pipeline=f'rules{{file="{file}"}},{rest}', cache_dir=str(tmp_path / "cache"))
    inputs = torch.ones(4)
    found = []
    for rule in ("prim.exp(x) => prim.abs(x)", "prim.exp(x) => prim.abs(x)", "prim.exp(x) => prim.sin(x)"):
        if not file.exists() or rule not in file.read_text():
            file.write_text(f"rule planted: {rule}")
        program = compile_module(parse(text), options)
        found.append((program.was_cached, round(float(program(inputs)[0][0]), 3)))
    assert found == [(False, 1.0), (True, 1.0), (False, -0.841)]
