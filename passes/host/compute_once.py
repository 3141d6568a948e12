"""The pass `compute-once`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.context import watcher_of
from ...ir.dialects.control import CallOp
from ...ir.dialects.host import AllocOp, ExpectStridesOp, FreeOp, LaunchOp, ViewOp
from ...ir.locations import fuse_locations
from ...ir.modules.symbols import is_private, programs_of, unused_name
from ...ir.traversal import backward_slice, operands_in
from ..analysis.fixed_values import FixedValues, written_by_kernels
from ..rewriting.cloning import clone_with_locations
from ..rewriting.edits import erase, replace_values


@dataclass(frozen=True)
class ComputeOnce(ModulePass):
    """Move the launches that depend on fixed arguments only into a function whose results later runs use again.

        func.func @forward(%w: !host.buffer<[8, 4], f32> {stepwell.fixed}, %x: ...) -> ... {
          %p = host.alloc : !host.buffer<[32], f32>
          host.launch @pack(%w, %p) : ...
          host.launch @product(%x, %p, %y) : ...
    becomes
        func.func @forward(%w: !host.buffer<[8, 4], f32> {stepwell.fixed}, %x: ...) -> ... {
          %p = control.call once @forward_once(%w) : (!host.buffer<[8, 4], f32>) -> (!host.buffer<[32], f32>)
          host.launch @product(%x, %p, %y) : ...
        }
        func.func private @forward_once(%w: !host.buffer<[8, 4], f32>) -> !host.buffer<[32], f32> {
          %p = host.alloc : !host.buffer<[32], f32>
          host.launch @pack(%w, %p) : ...
          func.return %p : !host.buffer<[32], f32>
        }
    """

    name = "compute-once"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        programs = [each for each in programs_of(op) if not is_private(each)]
        names = {each.sym_name.data for each in op.ops if isinstance(each, FuncOp)}
        written = written_by_kernels(op)
        for function in programs:
            fixed = FixedValues(function, written)
            if fixed.launches and watcher.allows(fixed.launches[0]):
                watcher.done(fixed.launches[0], "later runs use the results of {launches} launches again, "
                             "which have fixed arguments only", launches=len(fixed.launches))
                _move(function, fixed.launches, unused_name(f"{function.sym_name.data}_once", names))


def _move(function: FuncOp, launches: Sequence[LaunchOp], name: str) -> None:
    """Move launches, and what they need, into a function of this name, and call it where the program begins."""
    needed = _needed(function, launches)
    inputs = list(dict.fromkeys(operand for op in needed for operand in op.operands if operand.owner not in needed))
    block = Block(arg_types=[each.type for each in inputs])
    copies: dict[SSAValue, SSAValue] = dict(zip(inputs, block.args, strict=True))
    for op in needed:
        block.add_op(clone_with_locations(op, copies))
    for old, new in copies.items():
        new.name_hint = old.name_hint
    erase(*launches)
    for op in reversed(needed):
        if not isinstance(op, LaunchOp):
            erase(*(use.operation for use in list(op.results[0].uses) if isinstance(use.operation, FreeOp)))
            if op.results[0].first_use is None:
                erase(op)
    results = [op.result for op in needed if isinstance(op, AllocOp) and op.result.first_use is not None]
    types = [each.type for each in results]
    end = ReturnOp(*(copies[each] for each in results))
    once = FuncOp(name, FunctionType.from_lists([each.type for each in inputs], types), Region(block), "private")
    call = CallOp(name, inputs, types, once=True)
    once.location = call.location = end.location = fuse_locations(op.location for op in launches)
    block.add_op(end)
    Rewriter.insert_op(once, InsertPoint.after(function))
    Rewriter.insert_op(call, _beginning(function))
    replace_values(results, call.outputs)
    erase(*(each.owner for each in results if isinstance(each.owner, Operation)))


def _needed(function: FuncOp, launches: Sequence[LaunchOp]) -> list[Operation]:
    """The launches, and the operations that give them buffers, in order."""
    buffers = backward_slice(operands_in(launches), lambda op: isinstance(op, AllocOp | ViewOp | ExpectStridesOp))
    return [op for op in function.body.block.ops if op in buffers or op in launches]


def _beginning(function: FuncOp) -> InsertPoint:
    """Behind the functions that are called once already, whose results may be needed."""
    block, place = function.body.block, None
    for op in block.ops:
        if isinstance(op, CallOp) and op.once:
            place = op
    first = block.first_op
    assert first is not None
    return InsertPoint.before(first) if place is None else InsertPoint.after(place)
