"""Traversal of the operations of a module."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from xdsl.ir import Operation, SSAValue

__all__ = ["backward_slice", "operands_in", "operations_in"]


def operations_in(root: Operation) -> list[Operation]:
    """`root` and all operations nested in it, in the order of the text.

    xDSL's `walk` passes each operation through three generators for each level of nesting, a tenth of the time of the
    passes.
    """
    found: list[Operation] = []
    pending: list[Operation | None] = []
    op: Operation | None = root
    while op is not None or pending:
        if op is None:
            op = pending.pop()
            continue
        found.append(op)
        following = None if op is root else op.next_op
        if op.regions:
            pending.append(following)
            pending += [block.first_op for region in reversed(op.regions) for block in reversed(region.blocks)]
            following = None
        op = following
    return found


def operands_in(ops: Iterable[Operation]) -> list[SSAValue]:
    """The operands of operations and of all operations nested in them."""
    return [operand for op in ops for inner in (op.walk() if op.regions else (op,)) for operand in inner.operands]


def backward_slice(values: Iterable[SSAValue], within: Callable[[Operation], bool]) -> dict[Operation, None]:
    """The operations that compute values: those that define them, those that define what these use, and so on, as long
    as they are `within`."""
    found: dict[Operation, None] = {}
    pending = list(values)
    while pending:
        op = pending.pop().owner
        if isinstance(op, Operation) and op not in found and within(op):
            found[op] = None
            pending += operands_in([op])
    return found
