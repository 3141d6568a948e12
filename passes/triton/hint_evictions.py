"""The pass `hint-evictions`."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects import triton
from ...ir.dialects.triton.memory import EvictionPolicy, EvictionPolicyAttr
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass


class HintEvictions(KernelPass):
    """Mark loads so that the cache keeps what a later loop of the same program reads again, and evicts it after that.

        scf.for %r = ... { %v = triton.load %p : tensor<4096x!triton.ptr<f32>> ... }
        scf.for %j = ... { %w = triton.load %q : tensor<4096x!triton.ptr<f32>> ... }
    where %p and %q are places of the program's own row of one buffer, becomes
        scf.for %r = ... { %v = triton.load %p evict evict_last : tensor<4096x!triton.ptr<f32>> ... }
        scf.for %j = ... { %w = triton.load %q evict evict_first : tensor<4096x!triton.ptr<f32>> ... }
    Loads of data that all programs read, such as weights, get no hint.
    """

    name = "hint-evictions"

    def visit(self, function: triton.FuncOp, watcher: Watcher) -> None:
        self._hint(function, watcher)

    def _hint(self, function: triton.FuncOp, watcher: Watcher) -> None:
        own = _depending_on_program(function)
        phases: dict[SSAValue, list[list[triton.LoadOp]]] = {}
        for loop in function.body.block.ops:
            if isinstance(loop, scf.ForOp):
                for buffer, loads in _row_loads(loop, own).items():
                    phases.setdefault(buffer, []).append(loads)
        for of_buffer in phases.values():
            for number, loads in enumerate(of_buffer):
                is_last = number == len(of_buffer) - 1
                for load in loads if len(of_buffer) > 1 else ():
                    if watcher.allows(self.name, load):
                        what = "the last loop that reads it" if is_last else "a later loop reads it again"
                        watcher.done(self.name, load, what)
                        policy = EvictionPolicy.FIRST if is_last else EvictionPolicy.LAST
                        load.properties["evict"] = EvictionPolicyAttr(policy)


def _row_loads(loop: scf.ForOp, own: set[SSAValue]) -> dict[SSAValue, list[triton.LoadOp]]:
    """The loads of blocks in a loop, by buffer, from addresses that depend on the program."""
    found: dict[SSAValue, list[triton.LoadOp]] = {}
    for op in loop.walk():
        if isinstance(op, triton.LoadOp) and not op.has_cache_hints and op.pointers in own:
            buffer = _buffer_of(op.pointers)
            if buffer is not None:
                found.setdefault(buffer, []).append(op)
    return found


def _depending_on_program(function: triton.FuncOp) -> set[SSAValue]:
    """The values that depend on the number of the program."""
    found: set[SSAValue] = set()
    for op in function.walk():
        if isinstance(op, triton.GetProgramIdOp) or any(operand in found for operand in op.operands):
            found.update(op.results)
            for region in op.regions:
                for block in region.blocks:
                    found.update(block.args)
    return found


def _buffer_of(pointers: SSAValue) -> SSAValue | None:
    """The argument of the kernel that pointers are computed from."""
    current = pointers
    while isinstance(current.owner, Operation) and current.owner.operands:
        current = current.owner.operands[0]
    return current if isinstance(current.owner, Block) and isinstance(current.type, triton.PointerType) else None
