"""Small algebra on elementwise ops."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ..analysis.numerics import numerics_of
from ..rules.driver import RuleDriver
from ..rules.index import RuleIndex
from ..rules.kept_trees import read_own_rules
from ..rules.rule_set import RuleSet, compile_rules, index_on_demand
from ..rules.syntax import RulesFile

FOLDER = Path(__file__).with_name("elementwise_rules")


@dataclass(frozen=True)
class SimplifyElementwise(ModulePass):
    """Replace elementwise ops by simpler ones with the same result.

        %1 = prim.constant 2.0 : tensor<4xf32>
        %2 = prim.pow %0, %1 : tensor<4xf32>
        %3 = prim.neg %2 : tensor<4xf32>
        %4 = prim.add %x, %3 : tensor<4xf32>
    becomes
        %2 = prim.mul %0, %0 : tensor<4xf32>
        %4 = prim.sub %x, %2 : tensor<4xf32>

    The rules are `passes/prim/elementwise_rules/*.rules`. The module's `stepwell.numerics` says what may happen to
    floats:

    - `strict`: what keeps every bit: `x * 1`, `x - 0`, `-(-x)`, `x / 4`, a conversion there and back through
      a wider type.
    - `default`: what is at least as accurate as eager, too. `x + 0` loses the sign of a zero; powers are
      expanded as eager expands them. `(x + a) + b` becomes `x + (a + b)`, which saves a rounding, if `a + b`
      is a float (not merely near one) and at least half as large as `a` and `b`: else the two additions may
      be there for their roundings, as in `(x + 2**23) - 2**23`. `(x * a) * b` likewise becomes `x * (a * b)`
      if the product is a float and neither or both of `a` and `b` are smaller than 1, so that it leaves the
      range of floats only where eager's does.
    - `fast`: any reassociation of constants, a reciprocal instead of a division by a constant, and no
      rounding by a conversion to a narrower float type and back.
    """

    name = "simplify-elementwise"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        RuleDriver(_index(), numerics_of(op), watcher_of(ctx)).run(op)


def elementwise_rules() -> RuleSet:
    """The rules of all files in `elementwise_rules/`."""
    return compile_rules(_files())


@cache
def _index() -> RuleIndex:
    return index_on_demand(_files())


def _files() -> list[RulesFile]:
    return [read_own_rules(path) for path in sorted(FOLDER.glob("*.rules"))]
