"""The pass `guard-strides`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.dialects.aten import has_schema
from ...ir.dialects.host import BufferType, CopyOp, ExpectSizesOp, ExpectStridesOp, FreeOp
from ...ir.modules.symbols import argument_symbol, programs_of


@dataclass(frozen=True)
class GuardStrides(ModulePass):
    """Check the strides of arguments and of results of ATen before their first use.

        func.func @forward(%x: !host.buffer<[8, 4], f32>) ... {
          host.launch @k(%x, %y) : ...
    becomes
        func.func @forward(%x: !host.buffer<[8, 4], f32>) ... {
          %x_1 = host.expect_strides %x : !host.buffer<[8, 4], f32>
          host.launch @k(%x_1, %y) : ...
    An argument that is only overwritten by a copy is not checked, since the copy works for any strides. Neither is a
    value whose strides depend on a symbol that is computed later: the function that is called with this symbol checks
    it.
    """

    name = "guard-strides"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        programs = programs_of(op)
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                block = function.body.block
                bound = {argument_symbol(function, each) for each in block.args}
                arguments = [each for each in block.args if function in programs and _symbols(each) <= bound]
                results = [result for each in block.ops if has_schema(each) for result in reversed(each.results)
                           if _symbols(result) <= bound]
                first = next((each for each in block.ops if not isinstance(each, ExpectStridesOp)), None)
                start = InsertPoint.at_end(block) if first is None else InsertPoint.before(first)
                for value in [*results, *arguments]:
                    if _is_read(value):
                        _guard(value, function, start)


def _symbols(value: SSAValue) -> frozenset[str]:
    """The symbols in the strides of a buffer."""
    strides = value.type.strides.data if isinstance(value.type, BufferType) else ()
    return frozenset().union(*(each.symbols() for each in strides))


def _is_read(value: SSAValue) -> bool:
    """Whether an operation relies on a buffer's strides that have not been checked."""
    users = [use.operation for use in value.uses]
    if any(isinstance(user, CopyOp) and user.target is value for user in users) and isinstance(value.owner, Block):
        return False
    return isinstance(value.type, BufferType) and len(value.type.sizes.data) > 0 \
        and not any(isinstance(user, ExpectStridesOp) for user in users) \
        and not all(isinstance(user, FreeOp | ExpectSizesOp) for user in users)


def _guard(value: SSAValue, function: FuncOp, start: InsertPoint) -> None:
    """Check a result after the operation that computes it, and an argument at `start`."""
    guard = ExpectStridesOp(value)
    guard.result.name_hint = value.name_hint
    if isinstance(value.owner, Block):
        guard.location, point = function.location, start
    else:
        guard.location = value.owner.location
        last = value.owner
        while isinstance(following := last.next_op, ExpectSizesOp):
            last = following
        point = InsertPoint.after(last)
    kept = ExpectSizesOp | ExpectStridesOp | FreeOp
    value.replace_uses_with_if(guard.result, lambda use: not isinstance(use.operation, kept))
    Rewriter.insert_op(guard, point)
