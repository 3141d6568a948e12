"""Rules that are compiled lazily are the same, in the same order."""

from __future__ import annotations

import pytest
from xdsl.ir import Operation

from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module
from stepwell.passes.rules import rule_set
from stepwell.passes.rules.library import FOLDER
from stepwell.passes.rules.parser import parse_rules
from stepwell.passes.rules.rule_set import compile_rules, index_on_demand

MODULE = """
func.func @f(%x: tensor<4xf32>, %b: tensor<4xi1>) -> tensor<4xf32> {
  %one = prim.constant 1.0 : tensor<4xf32>
  %0 = prim.neg %x : tensor<4xf32>
  %1 = prim.add %x, %0 : tensor<4xf32>
  %2 = prim.mul %one, %1 : tensor<4xf32>
  %3 = prim.maximum %2, %2 : tensor<4xf32>
  %4 = prim.select %b, %3, %x : tensor<4xf32>
  func.return %4 : tensor<4xf32>
}
"""


def operations() -> list[Operation]:
    return [op for op in parse_module(make_context(), MODULE).walk() if op.name.startswith("prim.")]


def test_the_candidates_are_those_of_all_rules() -> None:
    files = [parse_rules(path.read_text(encoding="utf-8"), path.name) for path in sorted(FOLDER.glob("*.rules"))]
    whole, lazy = compile_rules(files).index, index_on_demand(files)
    for op in operations():
        assert (op in whole) == (op in lazy)
        wanted = [(each.name, each.tree) for each in whole.candidates(op)]
        assert [(each.name, each.tree) for each in lazy.candidates(op)] == wanted


def test_only_what_is_met_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_rule(node: rule_set.Rule, *given: object) -> rule_set.CompiledRule:
        compiled.append(node.name)
        return original(node, *given)  # type: ignore[arg-type]

    original = rule_set._compile_rule
    monkeypatch.setattr(rule_set, "_compile_rule", compile_rule)
    text = """rule a: (prim.neg | prim.abs)(prim.neg(x)) => x
              rule b: prim.abs(prim.abs(x)) => prim.abs(x)
              rule c: prim.neg(prim.sub(x, y)) => prim.sub(y, x)"""
    index = index_on_demand([parse_rules(text)])
    negations = [op for op in operations() if op.name == "prim.neg"]
    others = [op for op in operations() if op.name == "prim.add"]
    assert all(op in index for op in negations) and not any(op in index for op in others)
    assert compiled == []
    for op in [*others, *negations, *negations]:
        index.candidates(op)
    assert compiled == ["a", "c"]
