"""Rewrites by a file of rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.plugins import find_file
from ...ir.rewriting.driver import Driver
from ...ir.rewriting.rewriter import Rewriter
from ..rules.rule_set import load_rules


@dataclass(frozen=True)
class Rules(ModulePass):
    """Rewrite operations as a file of rules says, until no rule applies.

    With a file `mine.rules` of one rule,

        rule sub_of_neg: prim.sub(x, prim.neg(y)) => prim.add(x, y)

    the pass `rules{file=mine.rules}` makes of

        %1 = prim.neg %b : tensor<4xf32>
        %2 = prim.sub %a, %1 : tensor<4xf32>
    this:
        %2 = prim.add %a, %b : tensor<4xf32>

    The rules may be about operations of any dialect; `docs/rules.md` describes the language. A rule is called
    `mine.sub_of_neg` by bisection, counters and remarks.
    """

    name = "rules"

    file: tuple[str, ...]
    """Paths, or `package:path` for files that a Python package brings."""

    @property
    def files(self) -> tuple[Path, ...]:
        """What the pass depends on besides the module, for caches."""
        return tuple(map(find_file, self.file))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        Driver(load_rules(self.files, ctx).index, Rewriter(op, watcher_of(ctx))).run(op)
