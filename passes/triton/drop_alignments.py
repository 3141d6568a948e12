"""The pass `drop-alignments`."""

from __future__ import annotations

from math import gcd

from xdsl.dialects import scf
from xdsl.dialects.builtin import FixedBitwidthType
from xdsl.ir import Block, SSAValue

from ...ir.dialects import triton
from ...ir.expressions import Symbol
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.integers import Integers
from .analysis.memory import base_of, buffers_of, is_write, touched_by


class DropAlignments(KernelPass):
    """Drop the alignment of a pointer that all programs load from, if the rows that they store are not aligned.

        triton.func @f(%w: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> ...) {
          %row = arith.muli %program, %c33 : i32
          %v = triton.load %w + lanes : tensor<64x!triton.ptr<f32>>
          triton.store %y + %row + lanes, %v : tensor<64x!triton.ptr<f32>>
    becomes
        triton.func @f(%w: !triton.ptr<f32>, %y: !triton.ptr<f32> ...) {
    A thread that loads vectors of four elements has four adjacent ones, whereas unaligned stores need adjacent
    elements in adjacent threads. With different layouts, each element would be moved between threads through shared
    memory.
    """

    name = "drop-alignments"

    def visit(self, func: triton.FuncOp, watcher: Watcher) -> None:
        _visit(func, watcher)


def _visit(func: triton.FuncOp, watcher: Watcher) -> None:
    promised = {value: number for number, value in enumerate(func.body.block.args) if func.divisibility(number) > 1}
    if len(promised) < 2:
        return
    alignment = _Alignment(func)
    narrow: dict[int, int] = {}
    """How many elements a thread stores at once, by the length of blocks: where programs store rows of their own."""
    written: set[SSAValue] = set()
    for op in func.walk():
        for pointers in touched_by(op) if is_write(op) else ():
            written |= buffers_of(pointers)
            if not alignment.is_shared(pointers) and (found := alignment.elements(pointers)) is not None:
                length = triton.shape_of(pointers.type)[-1]
                narrow[length] = min(found, narrow.get(length, found))
    for base, number in promised.items():
        places = [op.pointers for op in func.walk() if isinstance(op, triton.LoadOp) and base_of(op.pointers) is base]
        if base in written or not all(map(alignment.is_shared, places)):
            continue
        both = [(width, narrow[length]) for place in places if (width := alignment.elements(place)) is not None
                and (length := triton.shape_of(place.type)[-1]) in narrow]
        width, wanted = max((width for width, _ in both), default=0), min((least for _, least in both), default=0)
        if wanted < width and watcher.allows("drop-alignments", func):
            watcher.done("drop-alignments", func, "{name} is read {wanted} of {width} elements at a time, as rows are "
                         "stored", name=base.name_hint or f"argument {number}", wanted=wanted, width=width)
            func.promise_divisibility(number, func.divisibility(number) * wanted // width if wanted > 1 else 1)


class _Alignment:
    """The alignment and contiguity of accesses of blocks."""

    def __init__(self, func: triton.FuncOp):
        self._func = func
        self._integers = Integers(func)
        self._access = gpu_of(func).access

    def is_shared(self, pointers: SSAValue) -> bool:
        """Whether all programs access the same place."""
        return not any(isinstance(self._integers.value_of(name).owner, triton.GetProgramIdOp)
                       for name in self._integers.of(pointers).symbols())

    def elements(self, pointers: SSAValue) -> int | None:
        """The number of elements of a block that a thread can access at once; None if they are not contiguous, or no
        block."""
        base, place = base_of(pointers), self._integers.of(pointers)
        pointer = triton.element_of(pointers.type)
        arguments: list[SSAValue] = list(self._func.body.block.args)
        if not triton.shape_of(pointers.type) or base not in arguments or not isinstance(pointer, triton.PointerType):
            return None
        size = pointer.pointee.size if isinstance(pointer.pointee, FixedBitwidthType) else 1
        found = gcd(self._access, self._func.divisibility(arguments.index(base))) // size
        lanes = 0
        for monomial, coefficient in place.terms:
            symbols = [atom for atom in monomial if isinstance(atom, Symbol)]
            owners = [self._integers.value_of(atom.name).owner for atom in symbols]
            if len(symbols) < len(monomial):
                return None
            if coefficient == 1 and len(owners) == 1 and isinstance(owners[0], triton.MakeRangeOp):
                lanes += 1
                continue
            for owner in owners:
                coefficient *= self._step(owner)
            found = gcd(found, coefficient)
        return found if lanes == 1 else None

    def _step(self, owner: object) -> int:
        """The step that all values of a loop's variable are multiples of; 1 for other numbers."""
        loop = owner.parent_op() if isinstance(owner, Block) else None
        if not isinstance(loop, scf.ForOp):
            return 1
        first, step = (self._integers.of(bound).as_int for bound in (loop.lb, loop.step))
        return 1 if first is None or step is None else gcd(first, step)
