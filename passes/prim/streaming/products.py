"""A sum of products with weights that are themselves computed elementwise from products: which of its dimensions are
rows, columns and terms."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import BFloat16Type, DenseArrayBase, Float16Type, Float32Type, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import Index
from ....ir.dialects.prim.types import tensor_of
from ....ir.expressions import Expression
from ....ir.machines.gpu import Gpu
from ..analysis.demands import Demands
from .grouping import source_of
from .pattern import NotStreamed

__all__ = ["TILE", "StreamedProduct", "stages_of", "streamed_product", "sums_by_blocks"]

TILE = "tile"
"""The name of the attribute of a `prim.contract` whose terms are added up block by block: the rows and the terms that a
program computes together. The contractions that its weights are made of are computed for each block."""


@dataclass(frozen=True)
class StreamedProduct:
    """A sum over terms of products of weights, of which there is one for each row and term, and of a matrix that has
    columns for each term."""

    op: prim.ContractOp
    scores: tuple[prim.ContractOp, ...]
    """The contractions that the weights are made of."""
    position: int
    """Which operand the weights are."""
    row: int
    """The iteration dimension of the rows; that of the terms is the last one."""
    column: int

    @property
    def weights(self) -> SSAValue:
        return self.op.operands[self.position]

    @property
    def matrix(self) -> SSAValue:
        return self.op.operands[1 - self.position]

    @property
    def batch(self) -> list[int]:
        """The other iteration dimensions."""
        return [each for each in range(self.op.rank) if each not in (self.row, self.column)]

    @property
    def element(self) -> Attribute:
        """The type of the factors, as tensor cores multiply them."""
        return tensor_of(source_of(self.matrix)).element_type

    @property
    def widths(self) -> list[int]:
        """The terms of each contraction that the weights are made of, and the columns; 0 where it is not known."""
        found = [*(each.folded[0] for each in self.scores), self.op.extents.data[self.column]]
        return [each.as_int or 0 for each in found]

    @property
    def tile(self) -> tuple[int, int]:
        """The rows and terms that are computed together."""
        attribute = self.op.attributes[TILE]
        assert isinstance(attribute, DenseArrayBase)
        rows, terms = attribute.get_values()
        return int(rows), int(terms)

    def mark(self, tile: tuple[int, int]) -> None:
        """Declare that the sum is computed by blocks of so many rows and terms."""
        self.op.attributes[TILE] = DenseArrayBase.from_list(i64, tile)

    def walk(self) -> tuple[object, ...]:
        """What sums have in common that one loop over terms computes."""
        extents = self.op.extents.data
        place = [str(each) for each in self.op.maps[self.position]]
        names = {f"d{each}": name for each, name in
                 ((self.row, "row"), (self.op.rank, "term"), *((at, f"b{k}") for k, at in enumerate(self.batch)))}
        return (tuple(names.get(each, each) for each in place), tuple(extents[each] for each in self.batch),
                extents[self.row], extents[self.op.rank], extents[self.column], self.element)

    def index(self, batch: Index, row: Expression, column: Expression) -> Index:
        """The index of the result."""
        place: dict[int, Expression] = {**dict(zip(self.batch, batch, strict=True)), self.row: row, self.column: column}
        return tuple(place[each] for each in range(self.op.rank))


def streamed_product(op: prim.ContractOp, position: int, scores: Sequence[prim.ContractOp],
                     within: Collection[Operation] | None = None) -> StreamedProduct:
    """How a sum walks over blocks of weights; raises NotStreamed. `scores` are the contractions that the weights are
    made of, `within` what they are made by."""
    if len(op.folded) != 1 or any(len(each.folded) != 1 for each in scores):
        raise NotStreamed("a sum is over several dimensions")
    used = op.used(position)
    columns = [each for each in range(op.rank) if each not in used]
    if len(columns) != 1 or op.rank not in used:
        raise NotStreamed("the matrix has no dimension of columns, or more than one")
    probe = Demands({})
    index = [probe.fresh(each) for each in op.extents.data]
    names = [each.as_symbol or "" for each in index]
    place = op.term(index[:op.rank], index[op.rank:])
    probe.trace(op.operands[position], place[position], within)
    pairs = [[probe.symbols(factor) for factor in each.term(at, tuple(map(probe.fresh, each.folded)))]
             for each in scores for at in probe.reductions.get(each.result, ())]
    term, matrix = names[op.rank], probe.symbols(place[1 - position])
    for row in reversed([each for each in used if each != op.rank and op.extents.data[each] != 1]):
        if names[row] not in matrix and pairs and all(
                len([each for each in pair if names[row] in each]) == 1 and
                len([each for each in pair if term in each]) == 1 and
                not any({names[row], term} <= each for each in pair) for pair in pairs):
            return StreamedProduct(op, tuple(scores), position, row, columns[0])
    raise NotStreamed("its rows are multiplied by matrices of their own")


def stages_of(sums: Sequence[StreamedProduct], gpu: Gpu, tile: tuple[int, int]) -> int:
    """How many blocks of the matrices that a loop over terms reads shared memory holds beside those of the rows, at
    most three."""
    rows, terms = tile
    element = sums[0].element
    assert isinstance(element, BFloat16Type | Float16Type | Float32Type)
    scores = dict.fromkeys(each for sum in sums for each in sum.scores)
    inner = sum(gpu.product_lanes(each.folded[0].as_int or 1) for each in scores)
    columns = sum(gpu.product_lanes(each.widths[-1]) for each in sums)
    return min((gpu.shared // element.size - rows * inner) // (terms * (inner + columns)), 3)


def sums_by_blocks(ops: Iterable[Operation]) -> list[StreamedProduct]:
    """The sums of a group that are computed by blocks: those whose scores are products of the group, too."""
    contractions = [op for op in ops if isinstance(op, prim.ContractOp)]
    scores = [op for op in contractions if TILE not in op.attributes]
    found = (_marked(op, scores) for op in contractions if TILE in op.attributes)
    return [each for each in found if each is not None]


def _marked(op: prim.ContractOp, scores: Sequence[prim.ContractOp]) -> StreamedProduct | None:
    for position, operand in enumerate(op.operands):
        own = [each for each in scores if _depends(operand, each)]
        if own:
            return streamed_product(op, position, own)
    return None


def _depends(value: SSAValue, op: Operation) -> bool:
    pending, seen = [value.owner], set[Operation | Block]()
    while pending:
        owner = pending.pop()
        if owner is op:
            return True
        if isinstance(owner, Operation) and owner not in seen:
            seen.add(owner)
            pending += [operand.owner for operand in owner.operands]
    return False
