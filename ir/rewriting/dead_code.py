"""Dead code elimination."""

from __future__ import annotations

from xdsl.ir import Operation
from xdsl.traits import IsTerminator, NoMemoryEffect
from xdsl.transforms.dead_code_elimination import is_trivially_dead, region_dce

from ..watching import SILENT, Watcher, describe


def erase_dead(root: Operation, watcher: Watcher = SILENT) -> None:
    """Erase dead operations inside `root`, last operation first, so that one traversal finds all of them."""
    for region in root.regions:
        if len(region.blocks) > 1:
            # Liveness in a cyclic control flow graph needs a fixed point, which counts as one rewrite.
            if watcher.allows("dce", root):
                watcher.done("dce", root, lambda: f"what is dead in the blocks of {describe(root)} goes")
                region_dce(region)
            continue
        for block in region.blocks:
            op = block.last_op
            while op is not None:
                previous = op.prev_op
                if all(result.first_use is None for result in op.results) and is_trivially_dead(op):
                    if watcher.allows("dce", op):
                        watcher.done("dce", op, lambda op=op: f"nothing uses {describe(op)}")
                        block.erase_op(op)
                elif op.regions:
                    erase_dead(op, watcher)
                op = previous


def is_unused(op: Operation) -> bool:
    """Whether an operation has no effect and no used result, so that it may be erased together with its last user."""
    return (
        all(result.first_use is None for result in op.results)
        and op.has_trait(NoMemoryEffect, value_if_unregistered=False)
        and not op.has_trait(IsTerminator)
    )
