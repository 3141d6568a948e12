"""The pass `look-up-few-bits`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy
from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float32Type,
    IntegerAttr,
    VectorType,
    bf16,
    f32,
    i8,
    i32,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.dialects.vector import BroadcastOp
from xdsl.ir import Operation, SSAValue

from ...ir.dialects import arith
from ...ir.dialects.loop import DotOp, KernelOp, LoadOp, LoadPackedOp, LookupOp, PackOp
from ...ir.interfaces.lanes import is_lane_wise
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.semantics.kernels.arithmetic import constant_value, functions
from ...ir.semantics.kernels.values import of_type
from ...ir.traversal import operations_in
from ...ir.vector_types import element_of, lanes_of
from ...ir.watching import Watcher
from ..rewriting.edits import insert_before
from ..rewriting.machine_options import from_machine
from .analysis.index_expressions import Names
from .scheduling.scheduling_pass import SchedulingPass

MOST_BITS = 4
"""The bits that select an element of a table."""
TABLE_BITS = 32 << MOST_BITS
"""The bits of a table of f32."""


class LookUpFewBits(SchedulingPass):
    """Look numbers of few bits up in a table instead of converting them.

        %q = loop.load %w[%k] : memref<64xi8> -> vector<16xi8>
        %0 = arith.andi %q, %fifteen : vector<16xi8>
        %1 = arith.subi %0, %eight : vector<16xi8>
        %2 = arith.sitofp %1 : vector<16xi8> to vector<16xf32>
    becomes
        %0 = arith.extui %q : vector<16xi8> to vector<16xi32>
        %2 = loop.lookup %0 in dense<[-8.0, -7.0, ...]> : vector<16xf32> : vector<16xf32>
    Where the machine multiplies pairs of bf16, products of such numbers by bf16 are added in pairs:
        %p = arith.mulf %x, %2 fastmath<contract> : vector<16xf32>
        ... the same of the upper four bits and of the neighbours of %x ...
        %s = arith.addf %p, %r : vector<16xf32>
    becomes
        %0 = arith.extui %q : vector<16xi8> to vector<16xi32>
        %1 = arith.shli %0, %twelve : vector<16xi32>
        %2 = arith.ori %0, %1 : vector<16xi32>
        %3 = loop.lookup %2 in dense<[-8.0, -7.0, ...]> : vector<16xbf16> : vector<16xi32>
        %4 = loop.load_packed %x[%k * 2] : memref<128xbf16> -> vector<16xi32>
        %s = loop.dot <bf16> %4, %3 : vector<16xf32>
    The table is found by computing the value of each byte; in pairs, the values have to be exact in bf16, as small
    integers are. `loop.dot` documents the rounding; under strict numerics nothing is added in pairs.
    """

    name = "look-up-few-bits"

    bits: int = from_machine("vector_bits")
    """The width of a vector register, of which one holds a table."""

    bf16_terms: int = from_machine("bf16_terms")
    """Products of bf16 that one instruction adds; 1 if none does."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        if self.bits < TABLE_BITS:
            return
        tables, names = _Tables(), Names()
        if self.bf16_terms == 2 and numerics_of(kernel) is not Numerics.STRICT:
            sums = [op for op in operations_in(kernel) if isinstance(op, arith.AddfOp) and not _is_added(op)]
            if any([self._add_in_pairs(op, tables, names, watcher) for op in sums]):
                erase_dead(kernel)
        conversions = [op for op in operations_in(kernel) if isinstance(op, arith.SIToFPOp | arith.UIToFPOp)]
        if any([self._look_up(op, tables, names, watcher) for op in conversions]):
            erase_dead(kernel)

    def _add_in_pairs(self, op: arith.AddfOp, tables: _Tables, names: Names, watcher: Watcher) -> bool:
        pairs = list(_pairs(_terms(op), tables, names))
        if not pairs or not watcher.allows(op):
            return False
        watcher.done(op, "{count} products of numbers of few bits are added in pairs", count=2 * len(pairs))
        _write(op, pairs, names)
        return True

    def _look_up(self, op: arith.SIToFPOp | arith.UIToFPOp, tables: _Tables, names: Names, watcher: Watcher) -> bool:
        found = tables.selected(op.result) if lanes_of(op.result.type) == TABLE_BITS // 32 else None
        if found is None or not watcher.allows(op):
            return False
        watcher.done(op, "it is looked up in a table")
        byte, shift, table = found
        writer = _Writer(op, names)
        op.result.replace_all_uses_with(writer.look_up(writer.shifted(byte, shift), table, f32))
        return True


class _Term(NamedTuple):
    """A product of a number of bf16 and of one that some bits of a byte select."""

    product: arith.MulfOp
    factor: SSAValue
    byte: SSAValue
    shift: int
    table: tuple[float, ...]


def _is_added(op: arith.AddfOp) -> bool:
    """Whether a sum is a part of another sum."""
    return op.result.has_one_use() and isinstance(use := op.result.get_user_of_unique_use(), arith.AddfOp) \
        and use.parent is op.parent


def _terms(sum: arith.AddfOp) -> list[SSAValue]:
    """The terms of a sum, from the first one on."""
    found: list[SSAValue] = []
    for value in sum.operands:
        inner = value.owner
        is_inner = isinstance(inner, arith.AddfOp) and _is_added(inner) and inner.parent is sum.parent
        found += _terms(inner) if is_inner else [value]  # type: ignore[arg-type]
    return found


def _pairs(values: Sequence[SSAValue], tables: _Tables, names: Names) -> Iterator[tuple[_Term, _Term]]:
    """Pairs of terms with the same table, whose factors of bf16 are neighbours in memory where there are such."""
    waiting = [term for value in values if (term := tables.term(value)) is not None]
    while waiting:
        term = waiting.pop(0)
        others = [each for each in waiting if each.table == term.table]
        if not others:
            continue
        other = next((each for each in others if _apart(term.factor, each.factor, names) in (1, -1)), others[0])
        waiting.remove(other)
        yield (other, term) if _apart(term.factor, other.factor, names) == -1 else (term, other)


def _apart(first: SSAValue, second: SSAValue, names: Names) -> int | None:
    """How far behind the first of two loaded values the second one lies in memory; None if that is not known."""
    one, other = first.owner, second.owner
    if not isinstance(one, LoadOp) or not isinstance(other, LoadOp) or one.buffer is not other.buffer \
            or one.mask is not None or other.mask is not None or one.stride != other.stride:
        return None
    return (names.expressions(other)["subscript"] - names.expressions(one)["subscript"]).as_int


class _Tables:
    """What bytes stand for."""

    def __init__(self) -> None:
        self._functions = functions()
        self._known: dict[SSAValue, tuple[SSAValue | None, object] | None] = {}

    def term(self, value: SSAValue) -> _Term | None:
        """A product of a widened bf16 and of a number of few bits."""
        product = value.owner
        if not isinstance(product, arith.MulfOp) or not value.has_one_use() or product.fastmath is None \
                or FastMathFlag.ALLOW_CONTRACT not in product.fastmath.data:
            return None
        for wide, number in (product.operands, reversed(product.operands)):
            factor = wide.owner.operands[0] if isinstance(wide.owner, arith.ExtFOp) else None
            if factor is None or element_of(factor.type) != bf16 or (found := self.selected(number)) is None:
                continue
            byte, shift, table = found
            if (of_type(table, bf16) == table).all():
                return _Term(product, factor, byte, shift, table)
        return None

    def selected(self, value: SSAValue) -> tuple[SSAValue, int, tuple[float, ...]] | None:
        """The byte of which a few bits select a value, by how much it is shifted such that these are the lowest ones,
        and what they select; None if it takes more bits."""
        found = self._values(value)
        if found is None or found[0] is None or element_of(value.type) != f32:
            return None
        byte, bytes, values = found[0], numpy.arange(256), numpy.asarray(found[1])
        for shift in range(9 - MOST_BITS):
            table = values[numpy.arange(1 << MOST_BITS) << shift]
            if (table[bytes >> shift & ((1 << MOST_BITS) - 1)] == values).all():
                return byte, shift, tuple(map(float, table))
        return None

    def _values(self, value: SSAValue) -> tuple[SSAValue | None, object] | None:
        """The byte that a value is computed of and its value for each of them, or None and a constant."""
        if value not in self._known:
            self._known[value] = self._computed(value)
        return self._known[value]

    def _computed(self, value: SSAValue) -> tuple[SSAValue | None, object] | None:
        op = value.owner
        if isinstance(op, LoadOp) and element_of(value.type) == i8:
            return value, numpy.arange(256).astype(numpy.uint8).view(numpy.int8)
        if isinstance(op, arith.ConstantOp):
            numbers = numpy.unique(constant_value(op))
            return (None, numbers[0]) if numbers.size == 1 else None
        if isinstance(op, BroadcastOp):
            return self._values(op.operands[0])
        if not isinstance(op, Operation) or not is_lane_wise(type(op)) or type(op) not in self._functions:
            return None
        found = [self._values(operand) for operand in op.operands]
        bytes = {each[0] for each in found if each is not None and each[0] is not None}
        if None in found or len(bytes) != 1:
            return None
        return bytes.pop(), self._functions[type(op)](op, *(each[1] for each in found if each is not None))


def _write(sum: arith.AddfOp, pairs: Sequence[tuple[_Term, _Term]], names: Names) -> None:
    """Add pairs of products by `loop.dot`, and what else there is of a sum behind them."""
    writer = _Writer(sum, names)
    paired = {term.product.result for pair in pairs for term in pair}
    total: SSAValue | None = None
    for pair in pairs:
        total = writer.dot(*pair, total)
    for value in _terms(sum):
        if value not in paired:
            assert total is not None
            total = writer.add(arith.AddfOp(total, value, sum.fastmath))
    assert total is not None
    sum.result.replace_all_uses_with(total)


class _Writer:
    """Writes operations before one that they replace."""

    def __init__(self, old: Operation, names: Names):
        self._old, self._names = old, names

    def add(self, op: Operation) -> SSAValue:
        insert_before(self._old, op)
        return op.results[0]

    def dot(self, first: _Term, second: _Term, addend: SSAValue | None) -> SSAValue:
        low, high = self.shifted(first.byte, first.shift), self.shifted(second.byte, second.shift - 16)
        packed = self.look_up(self.add(arith.OrIOp(low, high)), first.table, bf16)
        return self.add(DotOp(bf16, self._packed(first.factor, second.factor), packed, addend))

    def look_up(self, numbers: SSAValue, table: Sequence[float], kind: BFloat16Type | Float32Type) -> SSAValue:
        """The elements of a table that numbers select."""
        return self.add(LookupOp(numbers, DenseIntOrFPElementsAttr.from_list(VectorType(kind, [len(table)]), table)))

    def _packed(self, first: SSAValue, second: SSAValue) -> SSAValue:
        """Two factors in an i32: loaded together where they are neighbours in memory."""
        load, lanes = first.owner, lanes_of(first.type)
        if _apart(first, second, self._names) == 1 and isinstance(load, LoadOp) \
                and (lanes is None or (load.stride is not None and load.stride.value.data == 2)):
            operands, (subscript,) = self._names.close(self._names.expressions(load)["subscript"])
            return self.add(LoadPackedOp(load.buffer, subscript, operands,
                                         i32 if lanes is None else VectorType(i32, [lanes])))
        return self.add(PackOp(first, second))

    def shifted(self, byte: SSAValue, by: int) -> SSAValue:
        """A byte in an i32, shifted to the right, or to the left where the distance is negative."""
        lanes = lanes_of(byte.type)
        type = i32 if lanes is None else VectorType(i32, [lanes])
        wide = self.add(arith.ExtUIOp(byte, type))  # type: ignore[arg-type]
        if by == 0:
            return wide
        distance = self.add(arith.ConstantOp(IntegerAttr(abs(by), i32)))
        if lanes is not None:
            distance = self.add(BroadcastOp(distance, type))  # type: ignore[arg-type]
        return self.add((arith.ShRUIOp if by > 0 else arith.ShLIOp)(wide, distance))
