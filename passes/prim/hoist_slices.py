"""The pass `hoist-slices`."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.watching import counted
from ..rewriting.edits import insert_before
from .fusion.structure import structure


@dataclass(frozen=True)
class HoistSlices(ModulePass):
    """Move slices of the inputs of a group out of it, where that makes the group equal to another one.

        %r = prim.fusion "exp" (%a = %x : tensor<32x8xf32>) -> (tensor<1x8xf32>) {
          %s = prim.slice %a offsets [3, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
          %e = prim.exp %s : tensor<1x8xf32>
          ...
    and the same with another offset become
        %s = prim.slice %x offsets [3, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
        %r = prim.fusion "exp" (%a = %s : tensor<1x8xf32>) -> (tensor<1x8xf32>) {
          %e = prim.exp %a : tensor<1x8xf32>
          ...
    so that the steps of an unrolled loop share one kernel. An input that the group also uses in another way is not
    sliced outside.
    """

    name = "hoist-slices"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        alike: dict[Hashable, list[prim.FusionOp]] = {}
        for fusion in op.walk():
            if isinstance(fusion, prim.FusionOp) and (slices := _input_slices(fusion)):
                alike.setdefault(structure(fusion, slices), []).append(fusion)
        for fusions in alike.values():
            if len({structure(fusion) for fusion in fusions}) == 1:
                reason = "no other group differs from it in slices only" if len(fusions) == 1 else \
                    "the groups like it read the same slices"
                watcher.missed(fusions[0], f"no slice is hoisted: {reason}")
                continue
            for fusion in fusions:
                if watcher.allows(fusion):
                    slices = _input_slices(fusion)
                    if watcher.listens:
                        watcher.done(fusion, f"{counted(len(slices), 'slice')} hoisted, which makes "
                                     "{groups} groups equal", slices=len(slices), groups=len(fusions))
                    for each in slices:
                        _hoist(fusion, each)


def _input_slices(fusion: prim.FusionOp) -> dict[Operation, None]:
    """The slices in a group of inputs that have no other uses there."""
    return {
        op: None for op in fusion.body.block.ops
        if isinstance(op, prim.SliceOp) and isinstance(op.input, BlockArgument) and op.input.has_one_use()
    }


def _hoist(fusion: prim.FusionOp, op: Operation) -> None:
    """Move a slice of an input before the group."""
    assert isinstance(op, prim.SliceOp) and isinstance(op.input, BlockArgument)
    argument: BlockArgument = op.input
    position = argument.index
    outside: SSAValue = fusion.inputs[position]
    copy = prim.SliceOp.create(operands=[outside], result_types=[op.result.type],
                               properties=dict(op.properties), attributes=dict(op.attributes))
    insert_before(fusion, copy, like=(op,))
    fusion.operands[position] = copy.result
    body = fusion.body.block
    sliced = body.insert_arg(op.result.type, position)
    copy.result.name_hint = sliced.name_hint = op.result.name_hint
    op.result.replace_all_uses_with(sliced)
    body.erase_op(op)
    body.erase_arg(argument)
