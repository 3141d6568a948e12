"""Canonicalization patterns of contractions: rearrangements of operands are folded into their subscripts."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import SSAValue

from ....expressions import Expression, constant
from ....rewriting.patterns import pattern
from ....rewriting.rewriter import Replacement, Rewriter
from ... import prim
from ..contractions import iteration
from ..index_maps import Index, matching_runs
from ..types import tensor_of

Source = tuple[SSAValue, Index]
"""A tensor and its subscripts, which replace an operand."""


def _with_operands(op: prim.ContractOp, source: Callable[[SSAValue, Index], Source | None]) -> Replacement:
    """The contraction with operands replaced by those that `source` returns; None if it returns none."""
    found = [source(operand, index) for operand, index in zip(op.operands, op.maps, strict=True)]
    if found == [None, None]:
        return None
    operands, maps = zip(*(new or old for new, old in zip(found, zip(op.operands, op.maps, strict=True), strict=True)),
                         strict=True)
    return prim.ContractOp(operands, maps, op.extents.data, op.rank, op.element)


@pattern
def contract_of_one(op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
    """Remove dimensions of extent 1, and restore those of the result by a reshape."""
    kept = [k for k, extent in enumerate(op.extents.data) if extent != 1]
    if len(kept) == len(op.extents.data):
        return None
    index = [constant(0)] * len(op.extents.data)
    for position, k in enumerate(kept):
        index[k] = iteration(position)
    rank = sum(k < op.rank for k in kept)
    product = prim.ContractOp(op.operands, op.term(index[:op.rank], index[op.rank:]),
                              [op.extents.data[k] for k in kept], rank, op.element)
    return product if rank == op.rank else prim.ReshapeOp(rewriter.add(product), op.extents.data[:op.rank])


@pattern
def contract_of_transpose(op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
    """Replace a transposed operand by the source of the transpose, with permuted subscripts."""
    def source(operand: SSAValue, index: Index) -> Source | None:
        if not isinstance(owner := operand.owner, prim.TransposeOp):
            return None
        return owner.input, tuple(index[owner.order.index(axis)] for axis in range(len(index)))

    return _with_operands(op, source)


@pattern
def contract_of_broadcast(op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
    """Replace a broadcast operand by the source, if all accesses along repeated dimensions are in bounds."""
    def source(operand: SSAValue, index: Index) -> Source | None:
        owner = operand.owner
        if not isinstance(owner, prim.BroadcastOp):
            return None
        repeated = [k for k in range(len(index)) if k not in owner.positions
                    or owner.source[owner.positions.index(k)] != owner.target[k]]
        if not all(_is_inside(op, index[k], owner.target[k]) for k in repeated):
            return None
        return owner.input, tuple(constant(0) if position in repeated else index[position]
                                  for position in owner.positions)

    return _with_operands(op, source) if _keeps_dimensions(op, source) else None


@pattern
def contract_of_reshape(op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
    """Replace a reshaped operand by the source, if the reshape splits dimensions, or inserts or removes those of size
    1.
    """
    def source(operand: SSAValue, index: Index) -> Source | None:
        owner = operand.owner
        if not isinstance(owner, prim.ReshapeOp) or not all(
                _is_inside(op, each, size) for each, size in zip(index, owner.target, strict=True)):
            return None
        found: list[Expression] = []
        at = 0
        for run, target in matching_runs(owner.source, owner.target):
            offset = constant(0)
            for each, size in zip(index[at:at + len(target)], target, strict=True):
                offset = offset * size + each
            at += len(target)
            if sum(size != 1 for size in run) > 1:
                return None
            found.extend(constant(0) if size == 1 else offset for size in run)
        return owner.input, tuple(found)

    return _with_operands(op, source) if _keeps_dimensions(op, source) else None


@pattern
def contract_of_convert(op: prim.ContractOp, rewriter: Rewriter) -> Replacement:
    """Remove a conversion of an operand to wider floats, as the contraction converts operands to the type of its
    sums.
    """
    def source(operand: SSAValue, index: Index) -> Source | None:
        owner = operand.owner
        if not isinstance(owner, prim.ConvertOp):
            return None
        narrow, wide = (tensor_of(value).element_type for value in (owner.input, operand))
        if not isinstance(narrow, AnyFloat) or not isinstance(wide, AnyFloat) or narrow.bitwidth >= wide.bitwidth:
            return None
        return owner.input, index

    return _with_operands(op, source)


def _is_inside(op: prim.ContractOp, index: Expression, size: Expression) -> bool:
    """Whether a subscript is always in bounds of a dimension of this size: accesses out of bounds count as zero, and
    must not become accesses in bounds.
    """
    if index.as_int == 0:
        return True
    position = next((k for k in range(len(op.extents.data)) if index == iteration(k)), None)
    return position is not None and op.extents.data[position] == size


def _keeps_dimensions(op: prim.ContractOp, source: Callable[[SSAValue, Index], Source | None]) -> bool:
    """Whether each contracted dimension still occurs in a subscript."""
    names: set[str] = set()
    for operand, index in zip(op.operands, op.maps, strict=True):
        _, kept = source(operand, index) or (operand, index)
        names = names.union(*(each.symbols() for each in kept))
    return all(f"d{k}" in names for k in range(op.rank, len(op.extents.data)))
