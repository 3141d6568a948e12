"""Structural equality of IR, apart from the names of values and locations.

xDSL's `is_structurally_equivalent` ignores result types: it considers a conversion to bf16 equal to one to f16.
"""

from __future__ import annotations

from xdsl.ir import Block, Operation, Region, SSAValue

Correspondence = dict[SSAValue | Block, SSAValue | Block]


def equivalent(first: Operation, second: Operation) -> bool:
    """Whether two operations are equal, including nested ones; values from outside must be identical."""
    pairs: list[tuple[Operation, Operation]] = []
    mapping: Correspondence = {}
    return _pair_operations(first, second, pairs, mapping) and _same_uses(pairs, mapping)


def regions_equivalent(first: Operation, second: Operation) -> bool:
    """Whether the regions of two operations are equal; values from outside must be identical."""
    pairs: list[tuple[Operation, Operation]] = []
    mapping: Correspondence = {}
    return _pair_regions(first, second, pairs, mapping) and _same_uses(pairs, mapping)


def _pair_operations(
    first: Operation, second: Operation, pairs: list[tuple[Operation, Operation]], mapping: Correspondence
) -> bool:
    """Pair the corresponding operations of both, if they are equal apart from their operands."""
    if (
        type(first) is not type(second)
        or first.name != second.name
        or first.result_types != second.result_types
        or len(first.operands) != len(second.operands)
        or len(first.successors) != len(second.successors)
        or first.properties != second.properties
        or first.attributes != second.attributes
    ):
        return False
    pairs.append((first, second))
    mapping.update(zip(first.results, second.results, strict=True))
    return _pair_regions(first, second, pairs, mapping)


def _pair_regions(
    first: Operation, second: Operation, pairs: list[tuple[Operation, Operation]], mapping: Correspondence
) -> bool:
    return len(first.regions) == len(second.regions) and all(
        _pair_blocks(region, other, pairs, mapping)
        for region, other in zip(first.regions, second.regions, strict=True)
    )


def _pair_blocks(
    first: Region, second: Region, pairs: list[tuple[Operation, Operation]], mapping: Correspondence
) -> bool:
    if len(first.blocks) != len(second.blocks):
        return False
    for block, other in zip(first.blocks, second.blocks, strict=True):
        if block.arg_types != other.arg_types or len(block.ops) != len(other.ops):
            return False
        mapping[block] = other
        mapping.update(zip(block.args, other.args, strict=True))
        if not all(
            _pair_operations(op, other_op, pairs, mapping)
            for op, other_op in zip(block.ops, other.ops, strict=True)
        ):
            return False
    return True


def _same_uses(pairs: list[tuple[Operation, Operation]], mapping: Correspondence) -> bool:
    return all(
        all(mapping.get(used, used) is other for used, other in zip(op.operands, op2.operands, strict=True))
        and all(
            mapping.get(used, used) is other
            for used, other in zip(op.successors, op2.successors, strict=True)
        )
        for op, op2 in pairs
    )
