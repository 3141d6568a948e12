"""What is computed together with a `prim.softmax_contract`: its scores before, and what is made of its rows behind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from ....ir.dialects import prim
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.types import tensor_of
from ....ir.machines.costs import Costs
from ....ir.machines.operation_classes import cost_of
from ....ir.shapes import dims, element_count
from ...rewriting.edits import insert_after
from ..analysis.demands import Demands
from ..fusion.rewriting import fusion_of

__all__ = ["group", "move_readers", "score_makers", "source_of", "views"]

MAX_MEMBERS = 96
"""Operations that make the scores, at most: they are compiled for each block of rows and terms."""


def score_makers(scores: SSAValue, costs: Costs, most: int = 1) -> tuple[list[prim.ContractOp], dict[Operation, None]]:
    """The contractions that scores are made of, at most so many, and all operations that make scores of them and belong
    into their loops: what has fewer elements and takes longer than to be read is computed before."""
    count = element_count(dims(tensor_of(scores)))
    members: dict[Operation, None] = {}
    contractions: list[prim.ContractOp] = []
    pending = [scores]
    while pending and len(members) < MAX_MEMBERS:
        op = pending.pop()
        owner = op.owner
        if not isinstance(owner, Operation) or owner in members:
            continue
        is_whole = element_count(dims(tensor_of(op))) == count
        if isinstance(owner, prim.ContractOp):
            if len(contractions) < most and is_whole:
                contractions.append(owner)
                members[owner] = None
                for operand in owner.operands:
                    members |= views(operand)
        elif isinstance(owner, prim.CreationOp | prim.ViewOp) or (
                isinstance(owner, prim.GatherOp) and _is_plain(owner)) or (
                isinstance(owner, prim.ElementwiseOp) and (is_whole or cost_of(owner, costs) < costs.load)):
            members[owner] = None
            pending += owner.operands
    return contractions, members


def group(sums: Sequence[Operation], makers: Iterable[Operation], costs: Costs) -> prim.FusionOp:
    """Put sums over blocks of terms, the last of which stands behind the others, the operations that make their
    operands, and what is made of their results elementwise into a group."""
    behind: dict[Operation, None] = {}
    for each in sums:
        behind |= _readers(each)
    members = {**dict.fromkeys(makers), **dict.fromkeys(sums), **behind}
    outputs = [result for op in members for result in op.results
               if op in sums or (op in behind and not isinstance(op, prim.CreationOp | prim.BroadcastOp))
               if any(use.operation not in members for use in result.uses)]
    fusion = fusion_of(members, outputs, costs)
    insert_after(sums[-1], fusion)
    for value, result in zip(outputs, fusion.results, strict=True):
        value.replace_uses_with_if(result, lambda use: use.operation not in members and use.operation is not fusion)
    return fusion


def move_readers(first: Operation, last: Operation) -> None:
    """Put all that needs one of the operations from one to another, and stands before these, behind them."""
    block = first.parent
    assert block is not None
    needing: set[SSAValue] = set()
    op: Operation | None = first
    while op is not None and op is not last.next_op:
        needing.update(op.results)
        op = op.next_op
    moved: list[Operation] = []
    for op in block.ops:
        if op is first:
            break
        if any(operand in needing for inner in op.walk() for operand in inner.operands):
            moved.append(op)
            needing.update(op.results)
    for op in reversed(moved):
        op.detach()
        Rewriter.insert_op(op, InsertPoint.after(last))


def views(value: SSAValue) -> dict[Operation, None]:
    """The views and widenings that an operand is read through."""
    found: dict[Operation, None] = {}
    while isinstance(op := value.owner, prim.ViewOp) or (
            isinstance(op, prim.ConvertOp) and _widens(op)):
        found[op] = None
        value = op.operands[0]
    return found


def _widens(op: prim.ConvertOp) -> bool:
    before, after = tensor_of(op.input).element_type, tensor_of(op.result).element_type
    return isinstance(before, AnyFloat) and isinstance(after, AnyFloat) and before.bitwidth < after.bitwidth


def source_of(value: SSAValue) -> SSAValue:
    """What an operand is read from, through views and widenings."""
    found = list(views(value))
    return found[-1].operands[0] if found else value


def _is_plain(op: prim.GatherOp) -> bool:
    """Whether the places that are read follow from the place of the result."""
    probe = Demands({})
    index = probe.fresh_index(dims(op.result.type))
    affine = AffineValues(probe.ranges)
    return all(affine.expression(indices, index) is not None for indices in op.indices)


def _readers(stream: Operation) -> dict[Operation, None]:
    """Operations behind that compute elements of what the stream gives, and of numbers."""
    found: dict[Operation, None] = {}
    known: set[SSAValue] = set(stream.results)
    op = stream.next_op
    while op is not None:
        if isinstance(op, prim.ConstantOp):
            found[op] = None
        elif isinstance(op, prim.ElementwiseOp | prim.ReshapeOp | prim.TransposeOp | prim.BroadcastOp) and any(
                operand in known for operand in op.operands) and all(
                operand in known or isinstance(operand.owner, prim.ConstantOp) for operand in op.operands):
            found[op] = None
            known.update(op.results)
        op = op.next_op
    constants = {operand.owner: None for each in found for operand in each.operands
                 if isinstance(operand.owner, prim.ConstantOp)}
    return {**constants, **{each: None for each in found if not isinstance(each, prim.ConstantOp)}}
