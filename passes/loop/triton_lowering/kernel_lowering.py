"""The lowering of one kernel: each operation is lowered by the function for its class, or for a base class of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType, UnitAttr, VectorType, i1, i8, i32, i64
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import IsTerminator

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import SIGNED, STAGES, WARPS, AccessOp, KernelOp
from ....ir.errors import PassError
from ....ir.expressions import Expression
from ....ir.interfaces.emission import libdevice_function_of, triton_form_of
from ..analysis.index_expressions import Names
from .arithmetic import Formula, computed_type
from .dimensions import Condition, Variation
from .index_arithmetic import IndexArithmetic
from .mathematics import call
from .programs import Programs
from .writer import Lanes, Writer

Lowering: TypeAlias = Callable[..., None]
"""Lowers an operation of one class, given the `KernelLowering`."""

DIVISIBILITY = 16
"""Kernels get addresses that are multiples of 16 bytes."""


class KernelLowering:
    """Writes the `triton.func` of a `loop.kernel`."""

    def __init__(self, kernel: KernelOp, lowerings: Mapping[type[Operation], Lowering],
                 formulas: Mapping[type[Operation], Formula]):
        """`lowerings` contains the functions that lower operations by class, `formulas` those that compute one
        element."""
        self.kernel = kernel
        self.names = Names()
        self.variation = Variation(kernel, self.names)
        self.programs = Programs(kernel, self.names)
        self.lowerings = lowerings
        self.formulas = formulas
        arguments = kernel.body.block.args
        block = Block(arg_types=[_argument_type(argument.type) for argument in arguments])
        self.writer = Writer(block)
        self.arguments: dict[SSAValue, SSAValue] = {}
        self.values: dict[SSAValue, Lanes] = {}
        self.conditions: dict[Condition, Lanes] = {}
        self.zero_elsewhere: set[SSAValue] = set()
        """What is loaded as zero where its condition does not hold."""
        for old, new in zip(arguments, block.args, strict=True):
            new.name_hint = old.name_hint
            self.arguments[old] = new
            if isinstance(old.type, IndexType):
                self.values[old] = Lanes(new)
        self.index = IndexArithmetic(self.writer, self.names, self.variation, self.values)
        self._block = block

    def lower(self) -> triton.FuncOp:
        kernel = self.kernel
        self.block(kernel.body.block)
        self.writer.location = kernel.location
        self.writer.emit(triton.ReturnOp())
        attributes: list[dict[str, Attribute]] = [
            {triton.DIVISIBILITY: IntegerAttr(DIVISIBILITY, i64)} if isinstance(a.type, triton.PointerType) else
            {triton.SIGNED: UnitAttr()} if SIGNED in kernel.attributes else {}
            for a in self._block.args]
        func = triton.FuncOp(kernel.sym_name.data, Region(self._block), self.programs.grid(),
                             warps=_number(kernel, WARPS, 4), stages=_number(kernel, STAGES, 1),
                             argument_attributes=attributes)
        func.location = kernel.location
        return func

    def block(self, block: Block) -> None:
        """Lower the operations of a block except for its terminator."""
        for op in block.ops:
            if not op.has_trait(IsTerminator):
                self.operation(op)

    def operation(self, op: Operation) -> None:
        self.writer.location = op.location
        if any(isinstance(value.type, VectorType) for value in (*op.operands, *op.results)):
            raise PassError.at(op, "a kernel with vectors has no form in Triton, where blocks of loops are lanes",
                               hint="run loop-to-triton on kernels that vectorize has left alone")
        if (lowering := next((self.lowerings[kind] for kind in type(op).__mro__ if kind in self.lowerings), None)):
            lowering(self, op)
        else:
            self.elementwise(op)

    def elementwise(self, op: Operation) -> None:
        """Lower an operation that computes an element of each of its operands."""
        if (formula := self.formulas.get(type(op))) is not None:
            operands = [self.values[operand] for operand in op.operands]
            self.define(op.results[0], self.writer.combine(lambda *xs: formula(self.writer, op, list(xs)), *operands))
        elif (write := triton_form_of(type(op))) is not None:
            operands = [self.values[operand] for operand in op.operands]
            self.define(op.results[0], self.writer.combine(lambda *xs: write(self.writer.value, *xs), *operands))
        elif (function := libdevice_function_of(type(op))) is not None:
            operands = [self.values[operand] for operand in op.operands]
            self.define(op.results[0], self.writer.combine(lambda *xs: call(self.writer, function, *xs), *operands))
        else:
            raise PassError.at(op, f"'{op.name}' has no form in Triton")

    def define(self, value: SSAValue, lanes: Lanes) -> None:
        """Record the value of the new kernel that replaces a value of the old one."""
        dimensions = self.variation.of(value)
        spread = self.writer.spread(lanes, dimensions)
        if value.name_hint and not isinstance(spread.owner, Block):
            spread.name_hint = value.name_hint
        self.values[value] = Lanes(spread, tuple(sorted(dimensions)))

    def spread(self, value: SSAValue, like: SSAValue) -> SSAValue:
        """The value that replaces a value of the old kernel, broadcast to the dimensions of another one."""
        return self.writer.spread(self.values[value], self.variation.of(like))

    def only_program(self, op: AccessOp) -> Lanes | None:
        """The condition that is true in one program only, among those that all execute `op`, since no loop around it is
        distributed over them."""
        total: Lanes | None = None
        for axis in self.programs.axes_missing_around(op):
            first = self.writer.compute(lambda a, b: arith.CmpiOp(a, b, "eq"), self.program(axis),
                                        Lanes(self.writer.constant(0, i32)))
            total = first if total is None else self.writer.compute(arith.AndIOp, total, first)
        return total

    def program(self, axis: str) -> Lanes:
        """The number of this program along an axis, as an i32."""
        if self.programs.grouped is not None:
            return Lanes(self._grouped_program(axis, self.programs.grouped))
        return Lanes(self._number(axis))

    def _number(self, axis: str) -> SSAValue:
        return self.writer.once(("program", axis), lambda: self.writer.value(triton.GetProgramIdOp(axis)))

    def _grouped_program(self, axis: str, group: int) -> SSAValue:
        """The number along an axis of a program in a grouped order: programs are numbered along x within a group, then
        along y, then by group, then along z. The last group may be smaller."""
        w, number = self.writer, self._number("x")

        def once(name: str, kind: Callable[..., Operation], *operands: SSAValue) -> SSAValue:
            return w.once(("grouped", name), lambda: w.value(kind(*operands)))

        x, y = (self.programs.along(each) for each in "xy")
        matrix = self._count(x * y)
        if axis == "z":
            return once("z", arith.DivSIOp, number, matrix)
        if self.programs.along("z") != 1:
            number = once("in matrix", arith.RemSIOp, number, matrix)
        size, full = self._count(y * group), w.constant(group, i32)
        first = once("first", arith.MuliOp, once("group", arith.DivSIOp, number, size), full)
        across = once("across", arith.MinSIOp, once("left", arith.SubiOp, self._count(x), first), full)
        inside = once("in group", arith.RemSIOp, number, size)
        if axis == "y":
            return once("y", arith.DivSIOp, inside, across)
        return once("x", arith.AddiOp, first, once("in row", arith.RemSIOp, inside, across))

    def _count(self, count: Expression) -> SSAValue:
        """A number of programs, as an i32."""
        if (known := count.as_int) is not None:
            return self.writer.constant(known, i32)
        value = self.index.value(count).value
        return self.writer.once(("count", value), lambda: self.writer.value(arith.TruncIOp(value, i32)))


def memory_type(element: Attribute) -> Attribute:
    """The type of an element in memory: a boolean is a byte."""
    return i8 if element == i1 else element


def _argument_type(type: Attribute) -> Attribute:
    if isinstance(type, MemRefType):
        return triton.PointerType(memory_type(type.element_type))
    return computed_type(type)


def _number(kernel: KernelOp, name: str, default: int) -> int:
    attribute = kernel.attributes.get(name)
    return attribute.value.data if isinstance(attribute, IntegerAttr) else default
