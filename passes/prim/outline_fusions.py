"""Kernels become functions, equal ones one function."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import SymbolOpInterface

from ...ir.context import watcher_of
from ...ir.dialects.prim import FusionOp
from ...ir.locations import add_location, fuse_locations
from ...ir.traversal import operations_in
from ...ir.watching import counted
from ..rewriting.edits import replace
from .fusion.structure import in_order_of_use, structure


@dataclass(frozen=True)
class OutlineFusions(ModulePass):
    """Turn each group into a private function and a call of it; equal groups share a function.

        %r = prim.fusion "exp" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
          %e = prim.exp %a : tensor<4xf32>
          prim.yield %e : tensor<4xf32>
        }
    becomes
        %r = func.call @exp_0(%x) : (tensor<4xf32>) -> tensor<4xf32>
        ...
        func.func private @exp_0(%a: tensor<4xf32>) -> tensor<4xf32> {
          %e = prim.exp %a : tensor<4xf32>
          func.return %e : tensor<4xf32>
        }

    Groups are equal if they differ at most in labels, names of values, locations, and in the order of operations where
    it does not matter. A function has the label of its first group and a number, and the locations of all. Sharing a
    function is the rewrite `share-kernel`.
    """

    name = "outline-fusions"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        kernels: dict[Hashable, FuncOp] = {}
        names = {symbol.data for each in op.ops if (symbol := _symbol(each)) is not None}
        counts: dict[str, int] = {}
        for fusion in [each for each in operations_in(op) if isinstance(each, FusionOp)]:
            key = structure(fusion)
            kernel = kernels.get(key)
            if kernel is None or not watcher.allows(fusion, rewrite="share-kernel"):
                name = _unused(fusion.label.data, names, counts)
                if watcher.listens:
                    ops = len(fusion.body.block.ops) - 1
                    watcher.done(fusion, f"a group of {counted(ops, 'op')} becomes the kernel @{name}",
                                 ops=ops)
                kernel = kernels[key] = _outline(fusion, name)
                op.body.block.add_op(kernel)
            else:
                _share(kernel, fusion)
                name = kernel.sym_name.data
                watcher.done(fusion, lambda name=name: f"an equal group became @{name}, which serves "
                             "this one too", rewrite="share-kernel")
            call = CallOp(kernel.sym_name.data, fusion.inputs, fusion.outputs.types)
            replace(fusion, call)


def _share(kernel: FuncOp, fusion: FusionOp) -> None:
    """Note that a function also stands for a group that is equal to its own."""
    if kernel.location != fusion.location:
        kernel.location = fuse_locations([kernel.location, fusion.location])
    for op, other in zip(*map(in_order_of_use, (kernel.body.block, fusion.body.block)), strict=True):
        add_location(op, other)


def _outline(fusion: FusionOp, name: str) -> FuncOp:
    """The function of a group, which loses its body."""
    block = fusion.body.block
    replace(fusion.terminator, ReturnOp(*fusion.terminator.values))
    type = FunctionType.from_lists([a.type for a in block.args], [r.type for r in fusion.outputs])
    body = fusion.body
    fusion.detach_region(body)
    function = FuncOp(name, type, body, visibility="private")
    function.attributes.update(fusion.attributes)
    function.location = fusion.location
    return function


def _symbol(op: Operation) -> StringAttr | None:
    trait = op.get_trait(SymbolOpInterface)
    return trait.get_sym_attr_name(op) if trait is not None else None


def _unused(label: str, names: set[str], counts: dict[str, int]) -> str:
    """A name for a kernel: numbered always, so that none is called as a function of C is."""
    while True:
        number = counts.get(label, 0)
        counts[label] = number + 1
        name = f"{label}_{number}"
        if name not in names:
            names.add(name)
            return name
