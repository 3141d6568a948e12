"""Which arguments a kernel reads and writes."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ....ir.dialects import triton


def accessed_arguments(func: triton.FuncOp) -> tuple[set[int], set[int]]:
    """The positions of the addresses that a kernel loads from, and of those that it stores to; an address that is
    used in a way not known here counts as both."""
    reads: set[int] = set()
    writes: set[int] = set()
    for position, argument in enumerate(func.body.block.args):
        if isinstance(argument.type, triton.PointerType):
            stack: list[SSAValue] = [argument]
            seen: set[SSAValue] = {argument}
            while stack:
                for use in stack.pop().uses:
                    op = use.operation
                    derived = [result for result in op.results if _is_address(result) and result not in seen]
                    if isinstance(op, triton.LoadOp) and use.index == 0:
                        reads.add(position)
                    elif isinstance(op, triton.StoreOp) and use.index == 0:
                        writes.add(position)
                    elif op.regions or not any(map(_is_address, op.results)):
                        reads.add(position)
                        writes.add(position)
                    seen.update(derived)
                    stack.extend(derived)
    return reads, writes


def _is_address(value: SSAValue) -> bool:
    return isinstance(triton.element_of(value.type), triton.PointerType)
