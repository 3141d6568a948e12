"""The rules of the library, about prim's elementwise operations and reductions; `canonicalize` applies them.

`docs/rules.md` describes their language. The module's `stepwell.numerics` says what may happen to floats:

- `strict`: what keeps every bit: `x * 1`, `x - 0`, `-(-x)`, `x / 4`, a conversion there and back through a wider type.
- `default`: what is at least as accurate as eager, too. `x + 0` loses the sign of a zero; powers are expanded as eager
  expands them. `(x + a) + b` becomes `x + (a + b)`, which saves a rounding, if `a + b` is a float (not merely near one)
  and at least half as large as `a` and `b`: else the two additions may be there for their roundings, as in
  `(x + 2**23) - 2**23`. `(x * a) * b` likewise becomes `x * (a * b)` if the product is a float and neither or both of
  `a` and `b` are smaller than 1, so that it leaves the range of floats only where eager's does.
- `fast`: any reassociation of constants, a reciprocal instead of a division by a constant, and no rounding by a
  conversion to a narrower float type and back.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..index import RuleIndex
from ..kept_trees import read_own_rules
from ..rule_set import RuleSet, compile_rules, index_on_demand
from ..syntax import RulesFile

__all__ = ["FOLDER", "library_index", "library_rules"]

FOLDER = Path(__file__).parent


def library_rules() -> RuleSet:
    """All rules of the library."""
    return compile_rules(_files())


@cache
def library_index() -> RuleIndex:
    """The rules of the library, of which each is compiled when it is first needed."""
    return index_on_demand(_files())


def _files() -> list[RulesFile]:
    return [read_own_rules(path) for path in sorted(FOLDER.glob("*.rules"))]
