"""What tells groups apart."""

from __future__ import annotations

from collections.abc import Container, Hashable

from xdsl.ir import Attribute, Operation, SSAValue

from ....ir.dialects.prim import FusionOp

__all__ = ["structure"]


def structure(fusion: FusionOp, left_out: Container[Operation] = ()) -> Hashable:
    """All of a group but its label, names and locations: two groups with equal structure are equal.

    Of the ops `left_out` only the result types and the position count, and so of what they are made from.
    """
    block = fusion.body.block
    number: dict[SSAValue, int] = {}
    for argument in block.args:
        number[argument] = len(number)
    types = [None if argument.first_use and argument.first_use.operation in left_out else argument.type
             for argument in block.args]
    parts: list[Hashable] = [tuple(types), _entries(fusion.attributes)]
    for op in block.ops:
        if op in left_out:
            parts.append((type(op), number[op.operands[0]], op.results[0].type))
            number[op.results[0]] = len(number)
            continue
        parts.append((type(op), tuple(number[operand] for operand in op.operands), _entries(op.properties),
                      _entries(op.attributes), tuple(result.type for result in op.results)))
        for result in op.results:
            number[result] = len(number)
    return tuple(parts)


def _entries(attributes: dict[str, Attribute]) -> Hashable:
    return tuple(attributes.items()) if len(attributes) < 2 else frozenset(attributes.items())
