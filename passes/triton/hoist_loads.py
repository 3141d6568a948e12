"""The pass `hoist-loads`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import scf
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation

from ...ir.dialects import arith, triton
from ...ir.dialects.arith.constants import constant_of
from ...ir.interfaces.effects import is_pure
from ...ir.traversal import backward_slice
from ...ir.watching import Watcher
from ..rewriting.edits import move_before, replace
from ..rewriting.kernel_pass import KernelPass
from .analysis.memory import buffers_of, is_passed_by_none, written_by


class HoistLoads(KernelPass):
    """Move loads of values that are kept through a reduction before the reductions in front of them, so that all loads
    overlap; and loads that are the same in each iteration before the loop.

        %a = triton.load %p : tensor<128x!triton.ptr<f32>>
        %m = triton.reduce %a ...
        %b = triton.load %q : tensor<64x!triton.ptr<f32>>
        %n = triton.reduce %b ...
        ... %a, %b ...
    becomes
        %a = triton.load %p : tensor<128x!triton.ptr<f32>>
        %b = triton.load %q : tensor<64x!triton.ptr<f32>>
        %m = triton.reduce %a ...
        %n = triton.reduce %b ...
        ... %a, %b ...
    The threads of a program synchronize in a reduction, and the GPU does not move loads across that. A load whose
    value is not needed after the next reduction is not moved, since it would occupy registers for longer. Loads are
    not moved across loops, branches, or operations that may write to their address.

        scf.for %i = %low to %high step %one {
          %a = triton.load %p : tensor<128x64x!triton.ptr<bf16>>
    becomes
        %runs = arith.cmpi slt, %low, %high : i32
        %mask = triton.splat %runs : i1 -> tensor<128x64xi1>
        %a = triton.load %p, %mask : tensor<128x64x!triton.ptr<bf16>>
        scf.for %i = %low to %high step %one {
    and without a mask if the loop is known to run. Triton moves such a load, too, but not the copy to shared memory for
    a product: [M] H100, attention with 64 columns keeps 181 registers instead of 128 then.
    """

    name = "hoist-loads"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        for loop in reversed([each for each in func.walk() if isinstance(each, scf.ForOp)]):
            for load in [each for each in loop.body.block.ops if isinstance(each, triton.LoadOp)]:
                if not buffers_of(load.pointers) & written_by(func) and (needed := _repeated(load, loop)) is not None \
                        and watcher.allows(load):
                    watcher.done(load, "it is the same in each iteration of a loop")
                    move_before(loop, *needed)
                    _mask(load, loop)
        for block in [b for inner in func.walk() for region in inner.regions for b in region.blocks]:
            for load in [each for each in block.ops if isinstance(each, triton.LoadOp)]:
                target = _first_to_pass(load)
                if target is None or not _is_kept(load) or (needed := _needed(load, target)) is None:
                    continue
                if watcher.allows(load):
                    watcher.done(load, "it is under way before a reduction that comes first")
                    for each in (*needed, load):
                        each.detach()
                        block.insert_op_before(each, target)


def _first_to_pass(load: triton.LoadOp) -> triton.ReduceOp | None:
    """The first of the reductions directly before a load that it can be moved across."""
    buffers, found = buffers_of(load.pointers), None
    op = load.prev_op
    while op is not None and not is_passed_by_none(op) and not written_by(op) & buffers:
        if isinstance(op, triton.ReduceOp):
            found = op
        op = op.prev_op
    return found


def _is_kept(load: triton.LoadOp) -> bool:
    """Whether a loaded value is used after the first reduction that follows."""
    users = {use.operation for use in load.result.uses}
    op = load.next_op
    while op is not None and not isinstance(op, triton.ReduceOp):
        users.discard(op)
        op = op.next_op
    return op is not None and bool(users - {op})


def _repeated(load: triton.LoadOp, loop: scf.ForOp) -> list[Operation] | None:
    """A load and the operations of a loop that compute its operands, in order; None if they depend on the iteration."""
    body = loop.body.block
    needed = _computing(load, list(body.ops))
    if needed is None or any(operand.owner is body for op in (load, *needed) for operand in op.operands):
        return None
    return [*needed, load]


def _mask(load: triton.LoadOp, loop: scf.ForOp) -> None:
    """Let a load before a loop read nothing if the loop does not run."""
    low, high = constant_of(loop.lb), constant_of(loop.ub)
    if isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr) and low.value.data < high.value.data:
        return
    runs = arith.CmpiOp(loop.lb, loop.ub, "slt")
    new: list[Operation] = [runs]
    if shape := triton.shape_of(load.pointers.type):
        new.append(triton.SplatOp(runs.result, shape))
    if load.mask is not None:
        new.append(arith.AndIOp(load.mask, new[-1].results[0]))
    masked = triton.LoadOp(load.pointers, new[-1].results[0], load.other)
    replace(load, *new, masked)


def _needed(load: triton.LoadOp, target: Operation) -> list[Operation] | None:
    """The operations between `target` and a load that compute its addresses, in order; None if they cannot be moved."""
    between: list[Operation] = []
    op: Operation | None = target
    while op is not None and op is not load:
        between.append(op)
        op = op.next_op
    return _computing(load, between)


def _computing(load: triton.LoadOp, ops: Sequence[Operation]) -> list[Operation] | None:
    """Those of some operations that compute the operands of a load, in order; None if one has an effect."""
    needed = backward_slice(load.operands, set(ops).__contains__)
    return [op for op in ops if op in needed] if all(map(is_pure, needed)) else None
