"""The pass `retype-loads`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, IntegerType, ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from ...ir.context import watcher_of
from ...ir.dialects import arith, triton
from ...ir.interfaces.views import repeated
from ...ir.locations import inherit_location
from ...ir.watching import Watcher


@dataclass(frozen=True)
class RetypeLoads(ModulePass):
    """Load a value that is only bitcast directly in the type of the bitcast.

        %bits = triton.load %p, %mask, %zeros : tensor<64x64x!triton.ptr<i8>>
        %x = triton.bitcast %bits : tensor<64x64xi8> -> tensor<64x64xf8E4M3FN>
    becomes
        %q = triton.bitcast %p : tensor<64x64x!triton.ptr<i8>> -> tensor<64x64x!triton.ptr<f8E4M3FN>>
        %x = triton.load %q, %mask, %zeros : tensor<64x64x!triton.ptr<f8E4M3FN>>
    So a factor of `triton.dot` can go from memory to shared memory and to tensor cores without passing registers. What
    lanes that do not read are given must be zero, or left open.
    """

    name = "retype-loads"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for load in [each for each in op.walk() if isinstance(each, triton.LoadOp)]:
            users = [use.operation for use in load.result.uses]
            bitcasts = [user for user in users if isinstance(user, triton.BitcastOp)]
            if not bitcasts:
                continue
            type = bitcasts[0].result.type
            if len(bitcasts) < len(users) or any(bitcast.result.type != type for bitcast in bitcasts):
                watcher.missed(self.name, load, "its bits are used as another type, too")
            elif load.other is not None and not _is_zero(load.other):
                watcher.missed(self.name, load, "lanes that do not read are given a number other than zero")
            elif watcher.allows(self.name, load):
                _retype(load, type, bitcasts, watcher)


def _retype(load: triton.LoadOp, type: Attribute, bitcasts: list[triton.BitcastOp], watcher: Watcher) -> None:
    element = triton.element_of(type)
    pointers = triton.BitcastOp(load.pointers, triton.with_element(load.pointers.type, triton.PointerType(element)))
    new: list[Operation] = [pointers]
    other = None
    if load.other is not None:
        assert isinstance(element, AnyFloat | IntegerType)
        zero = arith.ConstantOp(FloatAttr(0.0, element) if isinstance(element, AnyFloat) else IntegerAttr(0, element))
        new.append(zero)
        other = zero.result
        if shape := triton.shape_of(type):
            new.append(triton.SplatOp(other, shape))
            other = new[-1].results[0]
    loaded = triton.LoadOp(pointers.result, load.mask, other, cache=load.cache.data, evict=load.evict.data)
    loaded.result.name_hint = bitcasts[0].result.name_hint or load.result.name_hint
    for each in (*new, loaded):
        inherit_location(each, load, *bitcasts)
        Rewriter.insert_op(each, InsertPoint.before(load))
    watcher.done(RetypeLoads.name, load, f"it is loaded as {element}")
    for bitcast in bitcasts:
        bitcast.result.replace_all_uses_with(loaded.result)
        Rewriter.erase_op(bitcast)
    Rewriter.erase_op(load)


def _is_zero(value: SSAValue) -> bool:
    """Whether a value has no bit that is set."""
    while isinstance(owner := value.owner, Operation) and (source := repeated(owner)) is not None:
        value = source
    if not isinstance(owner, arith.ConstantOp):
        return False
    number = owner.value
    if isinstance(number, DenseIntOrFPElementsAttr):
        return number.is_splat() and str(number.get_values()[0]) in ("0", "0.0")
    return isinstance(number, IntegerAttr | FloatAttr) and str(number.value.data) in ("0", "0.0")
