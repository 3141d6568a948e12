"""Contractions with few results and many terms, cut into chunks of terms."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim import iteration
from ....ir.expressions import Expression, constant, product, split_multiples
from ....ir.rewriting.rewriter import Rewriter


def matrices_of(op: prim.ContractOp) -> tuple[int, int, int, int] | None:
    """How many products of matrices it is, with how many rows, columns and terms; None if one is not known."""
    left, right = (set(op.used(operand)) for operand in (0, 1))
    kept = range(op.rank)
    matrices, rows, columns = (product(op.extents.data[k] for k in kept if (k in left, k in right) == sides).as_int
                               for sides in ((True, True), (True, False), (False, True)))
    terms = product(op.folded).as_int
    return None if matrices is None or rows is None or columns is None or terms is None else (
        matrices, rows, columns, terms)


def signature_of(matrices: tuple[int, int, int, int]) -> str:
    return "x".join(map(str, matrices))


def blocks_of(op: prim.ContractOp, size: int) -> int | None:
    """How many blocks of rows and columns a product of matrices has; None if it is thin, or of unknown sizes."""
    found = matrices_of(op)
    if found is None or min(found[1:3]) * 4 < size:
        return None
    matrices, rows, columns, _ = found
    return matrices * -(-rows // size) * -(-columns // size)


def split_contraction(rewriter: Rewriter, op: prim.ContractOp, position: int, count: int) -> SSAValue:
    """The contraction with a contracted dimension cut into chunks, the sums of which are added up afterwards; what
    whole chunks leave over is a contraction of its own."""
    size, rest = split_multiples(op.extents.data[position], constant(count))
    place = iteration(position + 1)
    chunks = _with(op, position, size, iteration(0) * size + place, (constant(count),))
    total = rewriter.add(prim.ReduceOp(prim.Combiner.ADD, rewriter.add(chunks), [0], second_stage=True))
    if not rest:
        return total
    left_over = rewriter.add(_with(op, position, rest, size * count + iteration(position), ()))
    return rewriter.add(prim.AddOp(total, left_over))


def _with(op: prim.ContractOp, position: int, extent: Expression, place: Expression,
          before: tuple[Expression, ...]) -> prim.ContractOp:
    """The contraction with further dimensions before those of its result, and another one in the place of one that is
    contracted: with this extent, asking for the terms at `place`."""
    index = [iteration(k + len(before)) for k in range(len(op.extents.data))]
    index[position] = place
    extents = list(op.extents.data)
    extents[position] = extent
    return prim.ContractOp(op.operands, op.term(index[:op.rank], index[op.rank:]), [*before, *extents],
                           op.rank + len(before), op.element)
