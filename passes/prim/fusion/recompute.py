"""What it would cost to compute a value once more from values that are in memory."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from .cost_model import CostModel

__all__ = ["Recipe", "recipes"]

MANY = 1 << 20
MAX_SOURCES = 6


@dataclass(frozen=True)
class Recipe:
    """How a value comes from others: `work` instructions over all its elements by `ops` ops, from `sources`.

    A recipe with too many sources to list has none (`sources` is None) and counts as beyond every bound.
    """

    work: float
    ops: int
    sources: frozenset[SSAValue] | None


def recipes(block: Block, model: CostModel) -> dict[SSAValue, Recipe]:
    """The recipe of each prim op's result in a block. Values of other ops are sources, and so are those of
    reductions (but for small ones), scans and scatters."""
    found: dict[SSAValue, Recipe] = {}
    for op in block.ops:
        if op.name.startswith("prim.") and len(op.results) == 1:
            found[op.results[0]] = _recipe(op, found, model)
    return found


def _recipe(op: Operation, found: dict[SSAValue, Recipe], model: CostModel) -> Recipe:
    result = op.results[0]
    folds = isinstance(op, prim.ReduceOp | prim.ArgReduceOp)
    if isinstance(op, prim.ScanOp | prim.ScatterOp) or (folds and not model.is_inline(op)):
        return Recipe(0, 0, frozenset((result,)))
    elements = model.elements(result)
    work = float(model.weight(op) * model.elements(op.operands[0] if folds else result))
    ops, sources = 1, frozenset[SSAValue]()
    known = True
    for operand in op.operands:
        recipe = found.get(operand)
        if recipe is None:
            recipe = Recipe(0, 0, frozenset((operand,)))
        share = recipe.work
        if isinstance(op, prim.SliceOp | prim.GatherOp) and operand is op.operands[0]:
            share *= elements / max(model.elements(operand), 1)
        work += share
        ops = min(ops + recipe.ops, MANY)
        known = known and recipe.sources is not None
        sources |= recipe.sources or frozenset()
    return Recipe(min(work, 1e18), ops, sources if known and len(sources) <= MAX_SOURCES else None)
