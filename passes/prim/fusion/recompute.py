"""The cost of recomputing a value from values in memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import IntegerType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.types import tensor_of
from .cost_model import CostModel

__all__ = ["Recipe", "recipes"]

MAX_COUNT = 1 << 20
MAX_OPERATIONS = 1e18
MAX_SOURCES = 6


@dataclass(frozen=True)
class Recipe:
    """The recomputation of a value: `work` instructions for all of its elements by `ops` operations, from `sources`;
    `code` of these operations compute elements, the others only indices.

    A recipe with too many sources to list has none (`sources` is None) and counts as beyond every bound.
    `folded` is given for the result of a reduction and for what elementwise ops make of it: how many
    elements a row has.
    """

    work: float
    ops: int
    sources: frozenset[SSAValue] | None
    folded: int | None = None
    code: int = 0
    needed: float = 0
    """How many elements of one tensor the value needs, at most: more than it has where windows make them."""
    reads: Mapping[SSAValue, float] = field(default_factory=dict)
    """How many elements of each source the value needs. Where there are too many to list, the value itself stands for
    them."""
    is_window: bool = False
    """Whether it needs more elements of a tensor than it has, and than each of its operands needs."""
    is_index: bool = False
    """Whether integer ops make the value from counting alone: an index, which is better computed than
    loaded, because then the lowering sees how memory is walked."""


def recipes(block: Block, model: CostModel) -> dict[SSAValue, Recipe]:
    """The recipe of the result of each prim operation in a block. Results of other operations are sources, and so are
    those of reductions (except for small ones), scans and scatters."""
    found: dict[SSAValue, Recipe] = {}
    for op in block.ops:
        if isinstance(op, prim.PrimOp) and len(op.results) == 1:
            found[op.results[0]] = _recipe(op, found, model)
    return found


def _recipe(op: Operation, found: dict[SSAValue, Recipe], model: CostModel) -> Recipe:
    result = op.results[0]
    folded = model.folded(op) if isinstance(op, prim.FoldingOp) and not isinstance(op, prim.ScanOp) else None
    if isinstance(op, prim.ScanOp | prim.ScatterOp) or (folded is not None and not model.is_inline(op)):
        return Recipe(0, 0, frozenset((result,)), folded, needed=model.elements(result),
                      reads={result: model.elements(result)})
    elements = model.elements(result)
    work = float(model.weight(op) * elements * (1 if folded is None else folded))
    is_index = isinstance(tensor_of(result).element_type, IntegerType) and all(
        operand in found and found[operand].is_index for operand in op.operands
    )
    ops, code, sources = 1, int(model.weight(op) > 0 and not is_index), frozenset[SSAValue]()
    reads: dict[SSAValue, float] = {}
    known = True
    for operand in op.operands:
        recipe = _of(operand, found, model)
        if recipe.folded is not None and isinstance(op, prim.ElementwiseOp):
            folded = max(folded or 0, recipe.folded)
        share = 1.0
        if isinstance(op, prim.SliceOp | prim.GatherOp) and operand is op.operands[0]:
            share = elements / max(model.elements(operand), 1)
        work += recipe.work * share
        for source, count in recipe.reads.items():
            reads[source] = min(reads.get(source, 0) + count * share, model.elements(source))
        ops, code = min(ops + recipe.ops, MAX_COUNT), min(code + recipe.code, MAX_COUNT)
        known = known and recipe.sources is not None
        sources |= recipe.sources or frozenset()
    listed = sources if known and len(sources) <= MAX_SOURCES else None
    if len(reads) > MAX_SOURCES:
        reads = {result: elements}
    needed = max(reads.values(), default=0)
    is_window = needed > max(elements, *(_of(operand, found, model).needed for operand in op.operands), 0)
    return Recipe(min(work, MAX_OPERATIONS), ops, listed, folded, code, needed, reads, is_window, is_index)


def _of(value: SSAValue, found: Mapping[SSAValue, Recipe], model: CostModel) -> Recipe:
    """The recipe of an operand; a value in memory is read."""
    recipe, elements = found.get(value), model.elements(value)
    return Recipe(0, 0, frozenset((value,)), needed=elements, reads={value: elements}) if recipe is None else recipe
