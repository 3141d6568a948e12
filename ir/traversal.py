"""Traversal of the operations of a module."""

from __future__ import annotations

from xdsl.ir import Operation

__all__ = ["operations_in"]


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
