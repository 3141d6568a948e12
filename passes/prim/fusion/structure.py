"""What tells groups apart."""

from __future__ import annotations

from collections.abc import Collection, Container, Hashable, Iterable

from xdsl.ir import Attribute, Block, Operation, SSAValue

from ....ir.dialects.prim import FusionOp
from ....ir.interfaces.effects import is_pure

__all__ = ["in_order_of_use", "operands_first", "structure"]


def structure(fusion: FusionOp, left_out: Container[Operation] = ()) -> Hashable:
    """All of a group but its label, names, locations and the order of its ops where that does not matter: two groups
    with equal structure are equal.

    Of the ops `left_out` only the result types and the position count, and so of what they are made from.
    """
    block = fusion.body.block
    number: dict[SSAValue, int] = {}
    for argument in block.args:
        number[argument] = len(number)
    types = [None if argument.first_use and argument.first_use.operation in left_out else argument.type
             for argument in block.args]
    parts: list[Hashable] = [tuple(types), _entries(fusion.attributes)]
    for op in in_order_of_use(block):
        if op in left_out:
            parts.append((type(op), number[op.operands[0]], op.results[0].type))
            number[op.results[0]] = len(number)
            continue
        parts.append((type(op), tuple(number[operand] for operand in op.operands), _entries(op.properties),
                      _entries(op.attributes), tuple(result.type for result in op.results)))
        for result in op.results:
            number[result] = len(number)
    return tuple(parts)


def in_order_of_use(block: Block) -> list[Operation]:
    """The ops of a block, each behind those that compute its operands, in an order that only depends on how they are
    used. Ops with effects keep theirs, and pure ones without uses are the last."""
    ops = dict.fromkeys(block.ops)
    return operands_first(ops, [*(op for op in ops if op.next_op is None or not is_pure(op)), *ops])


def operands_first(members: Collection[Operation], roots: Iterable[Operation]) -> list[Operation]:
    """The members that the roots are computed by, each behind those that compute its operands, in an order that only
    depends on how they are used."""
    found: dict[Operation, None] = {}
    for root in roots:
        pending = [root]
        while pending:
            op = pending[-1]
            owners = [] if op in found else [operand.owner for operand in op.operands]
            missing = [owner for owner in owners if isinstance(owner, Operation) and owner in members
                       and owner not in found]
            pending += reversed(missing)
            if not missing:
                found[pending.pop()] = None
    return list(found)


def _entries(attributes: dict[str, Attribute]) -> Hashable:
    return tuple(attributes.items()) if len(attributes) < 2 else frozenset(attributes.items())
