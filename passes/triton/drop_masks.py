"""The pass `drop-masks`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, ModuleOp, i1
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import arith, triton
from ...ir.dialects.arith.constants import constant_of
from ...ir.locations import inherit_location
from ...ir.rewriting.driver import Driver
from ...ir.rewriting.pattern_set import PatternSet
from ...ir.rewriting.patterns import pattern
from ...ir.rewriting.rewriter import Replacement, Rewriter
from .analysis.integers import Integers


@dataclass(frozen=True)
class DropMasks(ModulePass):
    """Remove masks that are always true, and let a masked load return the value that a select substitutes for lanes
    that are not read.

        %1 = arith.cmpi slt, %i, %c1024 : tensor<128xi32>
        %2 = triton.load %p, %1 : tensor<128x!triton.ptr<f32>>
    in a grid of 8 programs of 128 lanes becomes
        %2 = triton.load %p : tensor<128x!triton.ptr<f32>>
    and
        %2 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
        %3 = arith.select %mask, %2, %infinity : tensor<128xi1>, tensor<128xf32>
    becomes
        %3 = triton.load %p, %mask, %infinity : tensor<128x!triton.ptr<f32>>
    A condition is always true if this follows from the sizes of the grid and of the blocks. Combinations of it by
    `and` and `or`, selects and asserts are simplified as well.
    """

    name = "drop-masks"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        driver = Driver(PatternSet(decide_comparison, give_what_is_selected, select_what_is_given),
                        Rewriter(op, watcher_of(ctx)))
        for func in op.ops:
            if isinstance(func, triton.FuncOp):
                driver.run(func)


@pattern
def decide_comparison(op: arith.CmpiOp, rewriter: Rewriter) -> Replacement:
    """The constant result of a comparison, if the sizes of grid and blocks determine it."""
    if triton.element_of(op.lhs.type) == i1:
        return None
    truth = rewriter.analysis(Integers, op).truth(op)
    if truth is None:
        return None
    rewriter.explain("the condition always holds" if truth else "the condition never holds")
    return _filled(IntegerAttr(truth, i1), op.result, rewriter)


@pattern
def give_what_is_selected(op: triton.LoadOp, rewriter: Rewriter) -> Replacement:
    """Let a masked load return the value that a select substitutes for lanes that are not read."""
    if op.mask is None or op.other is not None or not op.result.has_one_use():
        return None
    select = next(iter(op.result.uses)).operation
    if not isinstance(select, arith.SelectOp) or select.lhs is not op.result or not _implies(op.mask, select.cond) \
            or (number := constant_of(select.rhs)) is None:
        return None
    other = _filled(number, op.result, rewriter)
    load = triton.LoadOp(op.pointers, op.mask, other)
    inherit_location(load, op, select)
    return load


@pattern
def select_what_is_given(op: arith.SelectOp, rewriter: Rewriter) -> Replacement:
    """Replace a select by the load, if the load already returns the selected value for lanes that are not read."""
    load = op.lhs.owner
    if not isinstance(load, triton.LoadOp) or load.mask is None or load.other is None \
            or not _implies(load.mask, op.cond):
        return None
    given, number = constant_of(load.other), constant_of(op.rhs)
    rewriter.explain("the load gives what was selected")
    return load.result if number is not None and str(given) == str(number) else None


def _filled(number: IntegerAttr | FloatAttr, like: SSAValue, rewriter: Rewriter) -> SSAValue:
    """A constant, or a block filled with it, in the shape of another value."""
    constant = rewriter.add(arith.ConstantOp(number))
    shape = triton.shape_of(like.type)
    return rewriter.add(triton.SplatOp(constant, shape)) if shape else constant


def _implies(mask: SSAValue, condition: SSAValue) -> bool:
    """Whether `condition` is one of the conjuncts of `mask`."""
    if mask is condition:
        return True
    op = mask.owner
    return isinstance(op, arith.AndIOp) and (_implies(op.lhs, condition) or _implies(op.rhs, condition))
