"""Computing one element of a group's value from elements of the inputs, through the operations that define it.

Rearranging ops only change the index on the way; a reduction becomes a loop where its row is known. The recursion
runs on an explicit stack (each op is a generator that asks for elements of its operands), so that a long chain of
ops is no problem.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from xdsl.dialects.builtin import Float8E4M3FNType, Float8E5M2Type, IndexType, IntegerType, TensorType, f32, i64
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import arith, prim
from ....ir.dialects.loop import CheckIndexOp, LoadOp
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.elementwise import EXCESS_PRECISION
from ....ir.dialects.prim.index_maps import Index, linearize
from ....ir.dialects.prim.types import tensor_of
from ....ir.errors import PassError
from ....ir.expressions import Expression, constant
from ....ir.ranges import Range, bounds, is_nonnegative
from ....ir.shapes import dims
from .element import Buffer, Element, Guard
from .reduction_loops import fold, place_of_extremum
from .scalars import (
    INTEGER_DIVISIONS,
    compute_type,
    convert,
    memory_type,
    multiply,
    narrow,
    number,
    rounded,
    widen,
    write_scalar,
)
from .scopes import Scopes

Steps = Generator[Element, SSAValue, SSAValue]
"""Asks for elements of operands, is sent them, and returns the element."""
MAX_FACTOR = 2**31
"""Factors of an index beyond this may be meant to overflow."""


class Elements:
    """Writes the computation of elements into the open scopes."""

    def __init__(self, scopes: Scopes, inputs: Mapping[SSAValue, Buffer]):
        self.scopes = scopes
        self.inputs = inputs
        self.affine = AffineValues(scopes.ranges)
        self.symbol_of: dict[SSAValue, Expression] = {}

    def compute(self, wanted: Element) -> SSAValue:
        """The element as a scalar, in the type in which it is computed."""
        found = self.scopes.find(wanted)
        if found is not None:
            return found
        stack = [(wanted, self._steps(wanted))]
        answer: SSAValue | None = None
        while stack:
            current, steps = stack[-1]
            owner = current.value.owner
            if isinstance(owner, Operation):
                self.scopes.location = owner.location
            try:
                request = steps.send(answer)  # type: ignore[arg-type]
            except StopIteration as finished:
                stack.pop()
                answer = self.scopes.remember(current, finished.value)
                continue
            answer = self.scopes.find(request)
            if answer is None:
                stack.append((request, self._steps(request)))
        assert answer is not None
        return answer

    def _steps(self, wanted: Element) -> Steps:
        op = wanted.value.owner
        if wanted.value in self.inputs or isinstance(op, Block):
            return self._load(wanted)
        for kind, method in _METHODS:
            if isinstance(op, kind):
                return method(self, op, wanted)
        raise PassError(f"'{op.name}' cannot be computed inside of a kernel", op=op)

    # Leaves

    def _load(self, wanted: Element) -> Steps:
        """Load an element of an input."""
        buffer = self.inputs[wanted.value]
        element = wanted.value.type.element_type  # type: ignore[attr-defined]
        subscript = self.scopes.simplify(buffer.offset + linearize(wanted.index, buffer.strides))
        mask = self.mask(wanted.guard)
        operands, (renamed,) = self.scopes.operands(subscript)
        load = LoadOp(buffer.memory, renamed, operands, memory_type(element), mask=mask)
        return widen(self.scopes, self.scopes.compute(load), element)
        yield

    def _constant(self, op: prim.ConstantOp, wanted: Element) -> Steps:
        return number(self.scopes, op.number, op.result.type.element_type)
        yield

    def _integer(self, op: prim.IotaOp | prim.SizeOp, wanted: Element) -> Steps:
        expression = wanted.index[op.axis] if isinstance(op, prim.IotaOp) else op.value.data
        value = self.integer(self.scopes.simplify(expression))
        target = compute_type(op.result.type.element_type)
        if isinstance(target, IntegerType):
            return value if target == i64 else self.scopes.compute(arith.TruncIOp(value, target))
        return self.scopes.compute(arith.SIToFPOp(value, target))
        yield

    def integer(self, expression: Expression) -> SSAValue:
        """The value of an expression as an i64."""
        if (known := expression.as_int) is not None:
            return self.scopes.constant(known, i64)
        return self.scopes.compute(arith.IndexCastOp(self.scopes.apply(expression), i64))

    # Conditions

    def mask(self, guard: Guard) -> SSAValue | None:
        """The conjunction of all conditions as an i1; None if there are none."""
        result: SSAValue | None = None
        for condition in guard:
            zero = self.scopes.constant(0, IndexType())
            holds = self.scopes.compute(arith.CmpiOp(self.scopes.apply(condition), zero, "sge"))
            result = holds if result is None else self.scopes.compute(arith.AndIOp(result, holds))
        return result

    def _undecided(self, conditions: Sequence[Expression]) -> Guard | None:
        """The conditions that the ranges do not prove; None if one of them cannot hold."""
        open_conditions: dict[Expression, None] = {}
        for condition in map(self.scopes.simplify, conditions):
            _, high = bounds(condition, self.scopes.ranges)
            if high is not None and high < 0:
                return None
            if not is_nonnegative(condition, self.scopes.ranges):
                open_conditions[condition] = None
        return tuple(sorted(open_conditions, key=str))

    def _needed(self, value: SSAValue, index: Index, guard: Guard) -> Guard:
        """The conditions of a guard that keep the index of an element of `value` in bounds. Loops that only the other
        conditions depend on do not recompute the element."""
        if not guard:
            return guard
        inside = self._undecided([c for position, size in zip(index, dims(tensor_of(value)), strict=True)
                                  for c in (position, size - 1 - position)])
        if inside is None:
            return guard
        names = set[str]().union(*(each.symbols() for each in inside))
        needed: set[Expression] = set()
        while more := [each for each in guard if each not in needed and names & each.symbols()]:
            needed.update(more)
            names.update(*(each.symbols() for each in more))
        return tuple(each for each in guard if each in needed)

    # Elementwise and rearranging ops

    def _elementwise(self, op: prim.ElementwiseOp, wanted: Element) -> Steps:
        if (known := self._known(op, wanted)) is not None:
            return known
        operands: list[SSAValue] = []
        for operand in op.operands:
            operands.append((yield Element(operand, wanted.index, wanted.guard)))
        element = op.operands[0].type.element_type  # type: ignore[attr-defined]
        if wanted.guard and isinstance(op, INTEGER_DIVISIONS) and isinstance(element, IntegerType):
            # A divisor that was not read counts as 0, and an integer division by 0 would trap.
            mask = self.mask(wanted.guard)
            assert mask is not None
            operands[1] = self.scopes.compute(arith.SelectOp(mask, operands[1], number(self.scopes, 1, element)))
        value = write_scalar(self.scopes, op, operands)
        if EXCESS_PRECISION not in op.attributes and not op.has_trait(prim.Exact):
            value = rounded(self.scopes, value, op.results[0].type.element_type)  # type: ignore[attr-defined]
        return value

    def _known(self, op: prim.ElementwiseOp, wanted: Element) -> SSAValue | None:
        """An element that needs no load: a comparison with a known result, or a computed index."""
        if isinstance(op, prim.CompareOp):
            truth = self.affine.truth(op.result, wanted.index)
            return None if truth is None else number(self.scopes, truth, IntegerType(1))
        if op.result.type.element_type != i64:  # type: ignore[attr-defined]
            return None
        expression = self.affine.expression(op.result, wanted.index)  # type: ignore[attr-defined]
        if expression is None or any(abs(coefficient) > MAX_FACTOR for _, coefficient in expression.terms):
            return None
        return self.integer(expression)

    def _view(self, op: prim.ViewOp, wanted: Element) -> Steps:
        index = tuple(map(self.scopes.simplify, op.operand_index(wanted.index, self.scopes.ranges)))
        return (yield Element(op.input, index, self._needed(op.input, index, wanted.guard)))

    def _pad(self, op: prim.PadOp, wanted: Element) -> Steps:
        index = tuple(map(self.scopes.simplify, op.operand_index(wanted.index, self.scopes.ranges)))
        conditions = [c for position, size in zip(index, op.source, strict=True)
                      for c in (position, size - 1 - position)]
        guard = self._undecided(conditions)
        padding = number(self.scopes, op.number, op.result.type.element_type)
        if guard is None:
            return padding
        value = yield Element(op.input, index, _join(wanted.guard, guard))
        mask = self.mask(guard)
        return value if mask is None else self.scopes.compute(arith.SelectOp(mask, value, padding))

    def _concatenate(self, op: prim.ConcatenateOp, wanted: Element) -> Steps:
        start = constant(0)
        result: SSAValue | None = None
        for piece in op.inputs:
            size = dims(piece.type)[op.axis]  # type: ignore[arg-type]
            position = self.scopes.simplify(wanted.index[op.axis] - start)
            guard = self._undecided([position, size - 1 - position])
            start = start + size
            if guard is None:
                continue
            index = (*wanted.index[:op.axis], position, *wanted.index[op.axis + 1:])
            value = yield Element(piece, index, _join(wanted.guard, guard))
            if result is None or not guard:
                result = value
            else:
                mask = self.mask(guard)
                assert mask is not None
                result = self.scopes.compute(arith.SelectOp(mask, value, result))
        assert result is not None
        return result

    def _gather(self, op: prim.GatherOp, wanted: Element) -> Steps:
        index: list[Expression] = []
        for size, indices in zip(dims(op.input.type), op.indices, strict=True):  # type: ignore[arg-type]
            if self.affine.expression(indices, wanted.index) is None:
                yield Element(indices, wanted.index, wanted.guard)
            index.append(self.place(indices, wanted.index, wanted.guard, size))
        return (yield Element(op.input, tuple(index), wanted.guard))

    def place(self, indices: SSAValue, index: Index, guard: Guard, size: Expression) -> Expression:
        """An element of an index tensor, for a dimension of `size`: checked unless it is known to be in range."""
        known = self.affine.expression(indices, index)
        if known is not None and self._undecided([known, size - 1 - known]) == ():
            return known
        value = self.compute(Element(indices, index, guard)) if known is None else self.integer(known)
        return self.checked(value, size, guard)

    def checked(self, value: SSAValue, size: Expression, guard: Guard) -> Expression:
        """A computed index, checked against a dimension of `size`, as a symbol."""
        mask = self.mask(guard)
        operands, (limit,) = self.scopes.operands(size)
        # A check that fails counts, so it is not made where no element is wanted.
        index = self.scopes.compute(CheckIndexOp(value, limit, operands, mask), self.scopes.certain)
        if index not in self.symbol_of:
            depth = self.scopes.depth_of_value[index]
            self.symbol_of[index] = self.scopes.new_symbol("g", index, Range(0, size), depth)
        return self.symbol_of[index]

    # Reductions

    def _reduce(self, op: prim.ReduceOp, wanted: Element) -> Steps:
        return self._fold(op, wanted, op.folded, wanted.index)
        yield

    def _fold(self, op: prim.ReduceOp | prim.ScanOp, wanted: Element, extents: Sequence[Expression],
              known: Index) -> SSAValue:
        """The reduction of a row of elements of one tensor, or of the first of them; `known` are the symbols that the
        extents depend on."""
        def term(folded: Index) -> SSAValue:
            [index] = op.term(wanted.index, folded)
            return self.compute(Element(op.input, tuple(index), wanted.guard))

        return fold(self.scopes, op, extents, [*known, *wanted.guard], term)

    def _contract(self, op: prim.ContractOp, wanted: Element) -> Steps:
        element = op.element

        def term(folded: Index) -> SSAValue:
            factors: list[SSAValue] = []
            for operand, index in zip(op.operands, op.term(wanted.index, folded), strict=True):
                index = tuple(map(self.scopes.simplify, index))
                guard = self._undecided([c for position, size in zip(index, dims(operand.type), strict=True)
                                         for c in (position, size - 1 - position)])
                if guard is None:
                    return number(self.scopes, 0, element)
                read = _join(wanted.guard, guard)
                value = self.compute(Element(operand, index, read))
                self.scopes.location = op.location
                factor = self._factor(op, operand, value)
                if (mask := self.mask(guard)) is not None and _mask_of_load(value) != self.mask(read):
                    factor = self.scopes.compute(arith.SelectOp(mask, factor, number(self.scopes, 0, element)))
                factors.append(factor)
            return multiply(self.scopes, element, *factors)

        return fold(self.scopes, op, op.folded, [*wanted.index, *wanted.guard], term)
        yield

    def _factor(self, op: prim.ContractOp, operand: SSAValue, value: SSAValue) -> SSAValue:
        """An element of an operand as a factor. Tensor cores multiply floats of eight bits, which stay as they are."""
        kinds = {tensor_of(each).element_type for each in op.operands}
        [kind, *others] = kinds
        is_multiplied = isinstance(kind, Float8E4M3FNType | Float8E5M2Type) and self.scopes.multiplies_float8
        if not others and is_multiplied and op.element == f32:
            return self.scopes.compute(arith.ExtFOp(self.scopes.compute(arith.BitcastOp(value, kind)), f32))
        return convert(self.scopes, tensor_of(operand).element_type, op.element, value)

    def _scan(self, op: prim.ScanOp, wanted: Element) -> Steps:
        """A prefix of a scan, computed where no loop carries it."""
        return self._fold(op, wanted, [wanted.index[op.axis] + 1], wanted.index)
        yield

    def _argreduce(self, op: prim.ArgReduceOp, wanted: Element) -> Steps:
        return place_of_extremum(self.scopes, self.compute, self.integer, op, wanted)
        yield

    def stored(self, wanted: Element) -> SSAValue:
        """The element in the type of its memory."""
        element = wanted.value.type
        assert isinstance(element, TensorType)
        return narrow(self.scopes, self.compute(wanted), element.element_type)


def _mask_of_load(value: SSAValue) -> SSAValue | None:
    """The mask of the load that a value comes from, which is 0 where the mask does not hold. A load through a view may
    have fewer conditions than its reader."""
    owner = value.owner
    while isinstance(owner, arith.ExtFOp):
        owner = owner.input.owner
    return owner.mask if isinstance(owner, LoadOp) else None


def _join(first: Guard, second: Guard) -> Guard:
    return tuple(sorted({*first, *second}, key=str)) if first else second


_METHODS: tuple[tuple[Any, Callable[..., Steps]], ...] = (
    (prim.ElementwiseOp, Elements._elementwise),
    (prim.PadOp, Elements._pad),
    (prim.ViewOp, Elements._view),
    (prim.ConstantOp, Elements._constant),
    ((prim.IotaOp, prim.SizeOp), Elements._integer),
    (prim.ReduceOp, Elements._reduce),
    (prim.ContractOp, Elements._contract),
    (prim.ArgReduceOp, Elements._argreduce),
    (prim.ScanOp, Elements._scan),
    (prim.GatherOp, Elements._gather),
    (prim.ConcatenateOp, Elements._concatenate),
)
