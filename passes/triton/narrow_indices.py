"""The pass `narrow-indices`."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import scf
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i32, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint

from ...ir.dialects import arith, triton
from ...ir.interfaces.views import repeated
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert, insert_after, insert_before, replace
from ..rewriting.kernel_pass import KernelPass
from .analysis.integers import Integers

_LOW, _HIGH = -(2**31), 2**31 - 1


class NarrowIndices(KernelPass):
    """Compute indices in i32 instead of i64 where every value fits.

        %0 = arith.extsi %pid : i32 to i64
        %1 = arith.muli %0, %c128 : i64
        %2 = triton.addptr %x, %1 : !triton.ptr<f32>, i64
    in a grid of 100 programs becomes
        %1 = arith.muli %pid, %c128 : i32
        %2 = triton.addptr %x, %1 : !triton.ptr<f32>, i32
    Symbolic sizes stay i64. A comparison of a block of indices with such a size is rewritten to compare each lane with
    the distance to it:
        %1 = arith.addi %start, %lanes : tensor<128xi64>
        %2 = arith.cmpi slt, %1, %size : tensor<128xi64>
    becomes
        %1 = arith.subi %size, %start : i64
        %2 = arith.trunci of %1, limited to 0 and 128 : i64 to i32
        %3 = arith.cmpi slt, %lanes, %2 : tensor<128xi32>
    """

    name = "narrow-indices"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        narrowing = _Narrowing(func)
        found = list(narrowing.candidates())
        if found and watcher.allows(func):
            watcher.done(func, "{count} operations on i64 are on i32", count=len(found))
            # Distances first: they are made from what is still as it was looked at.
            for each, rewrite in sorted(found, key=lambda pair: pair[1] != narrowing.compare_distance):
                rewrite(each)
            _drop_casts(func)


_Rewrite = Callable[[Operation], None]

_ARITHMETIC = (arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.DivSIOp, arith.RemSIOp, arith.MinSIOp, arith.MaxSIOp)


class _Narrowing:
    """The facts that are collected before anything is changed, and the rewrites."""

    def __init__(self, func: triton.FuncOp):
        self._func = func
        self._integers = Integers(func)

    def candidates(self):
        """Each operation that can be narrowed, with its rewrite, in order."""
        for op in self._func.walk():
            if (rewrite := self._rewrite_of(op)) is not None:
                yield op, rewrite

    def _rewrite_of(self, op: Operation) -> _Rewrite | None:
        if isinstance(op, triton.SplatOp) and _is_constant(op.source):
            return None  # its users take a block of a narrow constant
        if isinstance(op, arith.SIToFPOp):
            return self._narrow_operands if _is_wide(op.input) and self._fits(op.input) else None
        if repeated(op) is not None or isinstance(op, (*_ARITHMETIC, arith.SelectOp, arith.FPToSIOp)):
            wide = [value for value in (*op.operands, *op.results) if _is_wide(value)]
            return self._narrow_result if _is_wide(op.results[0]) and all(map(self._fits, wide)) else None
        if isinstance(op, arith.CmpiOp) and _is_wide(op.lhs):
            if self._fits(op.lhs) and self._fits(op.rhs):
                return self._narrow_operands
            return self.compare_distance if self._distance_of(op) is not None else None
        if isinstance(op, triton.AddPtrOp) and _is_wide(op.offsets) and self._fits(op.offsets):
            return self._narrow_operands
        if isinstance(op, scf.ForOp) and op.lb.type == i64 and all(map(self._fits, (op.lb, op.ub, op.step))) \
                and (self._integers.bounds(op.ub)[1] or 0) + (self._integers.bounds(op.step)[1] or 0) <= _HIGH:
            return self._narrow_loop
        return None

    def _fits(self, value: SSAValue) -> bool:
        low, high = self._integers.bounds(value)
        return low is not None and high is not None and low >= _LOW and high <= _HIGH

    # Rewrites

    def _narrow_result(self, op: Operation) -> None:
        result = op.results[0]
        operands = [_narrow(operand, op) if _is_wide(operand) else operand for operand in op.operands]
        narrow = triton.with_element(result.type, i32)
        new = type(op).create(operands=operands, result_types=[narrow], properties=op.properties,
                                 attributes=op.attributes)
        new.results[0].name_hint = result.name_hint
        wide = arith.ExtSIOp(new.results[0], result.type)
        insert_before(op, new, wide)
        result.replace_all_uses_with(wide.result)
        erase(op)

    def _narrow_operands(self, op: Operation) -> None:
        op.operands = [_narrow(operand, op) if _is_wide(operand) else operand for operand in op.operands]

    def _narrow_loop(self, op: Operation) -> None:
        assert isinstance(op, scf.ForOp)
        op.operands = [*(_narrow(bound, op) for bound in (op.lb, op.ub, op.step)), *op.iter_args]
        block = op.body.block
        counter = block.args[0]
        narrow = block.insert_arg(i32, 0)
        narrow.name_hint = counter.name_hint
        wide = arith.ExtSIOp(narrow, i64)
        insert(InsertPoint.at_start(block), wide, like=(op,))
        counter.replace_all_uses_with(wide.result)
        block.erase_arg(counter)

    def _distance_of(self, op: arith.CmpiOp) -> tuple[SSAValue, SSAValue, SSAValue] | None:
        """The start, the lanes and the size, if `op` computes start + lanes < size, and start and size are the same for
        all lanes."""
        total, size = op.lhs.owner, op.rhs.owner
        if op.predicate_name != "slt" or not isinstance(total, arith.AddiOp) or not isinstance(size, triton.SplatOp):
            return None
        for start, lanes in ((total.lhs, total.rhs), (total.rhs, total.lhs)):
            if isinstance(start.owner, triton.SplatOp) and self._fits(lanes):
                return start.owner.source, lanes, size.source
        return None

    def compare_distance(self, op: Operation) -> None:
        """Compare the lanes with the distance from the start to the size."""
        assert isinstance(op, arith.CmpiOp)
        found = self._distance_of(op)
        assert found is not None
        start, lanes, size = found
        low, high = self._integers.bounds(lanes)
        assert low is not None and high is not None
        highest, lowest = (arith.ConstantOp(IntegerAttr(limit, i64)) for limit in (min(high + 1, _HIGH), low))
        distance = arith.SubiOp(size, start)
        below = arith.MinSIOp(distance, highest)
        above = arith.MaxSIOp(below, lowest)
        limit = arith.TruncIOp(above.result, i32)
        limits = triton.SplatOp(limit.result, triton.shape_of(lanes.type))
        insert_before(op, highest, lowest, distance, below, above, limit, limits)
        replace(op, arith.CmpiOp(_narrow(lanes, op), limits.result, "slt"))


def _drop_casts(func: triton.FuncOp) -> None:
    """Remove casts that undo earlier casts."""
    for op in list(func.walk()):
        if isinstance(op, arith.TruncIOp) and isinstance(wide := op.input.owner, arith.ExtSIOp) \
                and wide.input.type == op.result.type:
            op.result.replace_all_uses_with(wide.input)
            erase(op)


def _is_constant(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.ConstantOp)


def _is_wide(value: SSAValue) -> bool:
    return triton.element_of(value.type) == i64


def _narrow(value: SSAValue, before: Operation) -> SSAValue:
    """A value that fits as an i32, or as a block of i32."""
    source, type = value.owner, triton.with_element(value.type, i32)
    if isinstance(source, arith.ExtSIOp):
        width = triton.element_of(source.input.type)
        if width == i32:
            return source.input
        assert isinstance(width, IntegerType)
        new: Operation = arith.ExtSIOp(source.input, type)
    elif isinstance(source, arith.ConstantOp) and isinstance(source.value, IntegerAttr):
        new = arith.ConstantOp(IntegerAttr(source.value.value.data, i32))
    elif isinstance(source, triton.SplatOp) and _is_constant(source.source):
        new = triton.SplatOp(_narrow(source.source, source), triton.shape_of(type))
    else:
        new = arith.TruncIOp(value, type)
    if isinstance(source, Operation):
        insert_after(source, new)
    else:
        insert_before(before, new)
    return new.results[0]
