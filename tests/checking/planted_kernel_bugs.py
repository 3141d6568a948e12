"""Passes that create kernels with invalid behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import math
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, ModuleOp, VectorType
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from stepwell.ir.dialects import arith, triton
from stepwell.ir.dialects.loop import ForOp, LoadOp, ParallelOp, ReduceOp, StoreOp
from stepwell.ir.dialects.shape import ExprAttr


@dataclass(frozen=True)
class ReachTooFar(ModulePass):
    """Store every second element a terabyte beyond the buffer."""

    name = "reach-too-far"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        store = next(each for each in op.walk() if isinstance(each, StoreOp))
        place = store.subscript_expression
        store.properties["subscript"] = ExprAttr(place + place % 2 * (1 << 40))


@dataclass(frozen=True)
class ReadOneMore(ModulePass):
    """Read behind the end of a buffer what is multiplied by nothing, so that no result shows it."""

    name = "read-one-more"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        load = next(each for each in op.walk() if isinstance(each, LoadOp))
        unused = LoadOp(load.buffer, load.subscript_expression + 1 + load.subscript_expression % 1, [*load.indices])
        unused.location = load.location
        assert load.parent is not None
        load.parent.insert_op_before(unused, load)


@dataclass(frozen=True)
class RunOn(ModulePass):
    """Give a reduction more iterations than anybody waits for."""

    name = "run-on"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        loop = next(each for each in op.walk() if isinstance(each, ReduceOp))
        for load in (each for each in loop.walk() if isinstance(each, LoadOp)):
            load.properties["subscript"] = ExprAttr(load.subscript_expression % 8)
        loop.properties["upper"] = ExprAttr(loop.upper_bound + (1 << 50))


@dataclass(frozen=True)
class LoseOrder(ModulePass):
    """Run the iterations of a scatter side by side, without atomic updates."""

    name = "lose-order"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        loop = next(each for each in op.walk() if isinstance(each, ForOp))
        parallel = ParallelOp(loop.upper_bound, loop.detach_region(loop.body), [*loop.bounds])
        parallel.location = loop.location
        assert loop.parent is not None
        loop.parent.insert_op_before(parallel, loop)
        loop.detach()
        loop.erase()


@dataclass(frozen=True)
class ClampExponentials(ModulePass):
    """Take exponentials of 80 at most."""

    name = "clamp-exponentials"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for exp in [each for each in op.walk() if isinstance(each, math.ExpOp)]:
            type = exp.operand.type
            bound = arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(type, [80.0]), type) \
                if isinstance(type, VectorType) else arith.ConstantOp(FloatAttr(80.0, type), type)
            clamped = arith.MinimumfOp(exp.operand, bound.result)
            assert exp.parent is not None
            exp.parent.insert_ops_before([bound, clamped], exp)
            exp.operands[0] = clamped.result


@dataclass(frozen=True)
class MultiplyInstead(ModulePass):
    """Multiply what is subtracted."""

    name = "multiply-instead"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        difference = next(each for each in op.walk() if isinstance(each, arith.SubfOp))
        product = arith.MulfOp(difference.lhs, difference.rhs)
        product.location = difference.location
        Rewriter.replace_op(difference, product)


@dataclass(frozen=True)
class LoseAtomics(ModulePass):
    """Load, add and store what programs of a grid add atomically."""

    name = "lose-atomics"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        update = next(each for each in op.walk() if isinstance(each, triton.AtomicRMWOp))
        load = triton.LoadOp(update.pointers)
        total = arith.AddfOp(load.result, update.value)
        store = triton.StoreOp(update.pointers, total.result)
        for new in (load, total, store):
            new.location = update.location
        Rewriter.replace_op(update, [load, total, store], [load.result])
