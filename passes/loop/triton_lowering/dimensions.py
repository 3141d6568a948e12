"""The dimensions over which each value of a kernel varies, and the conditions under which lanes are active.

A loop that is mapped to blocks of more than one iteration is a dimension: the lanes of its blocks. A value is computed
as a block over those dimensions only on which it depends, so what does not depend on any stays a scalar.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects.loop import (
    DOT,
    CheckIndexOp,
    ForOp,
    KernelOp,
    LoadOp,
    LoopOp,
    ParallelOp,
    ReduceOp,
    block_of,
)
from ....ir.expressions import Expression
from ....ir.ranges import bounds
from ..analysis.index_expressions import Names
from ..analysis.reductions import parts_of, yielded
from ..analysis.scans import Scan, scans_of


@dataclass(frozen=True, eq=False)
class Dimension:
    """The lanes of a loop's blocks. Dimensions are ordered like their loops: outer loops first, then earlier ones."""

    loop: LoopOp
    size: int
    position: int

    def __lt__(self, other: Dimension) -> bool:
        return self.position < other.position


Dimensions = frozenset[Dimension]
NONE: Dimensions = frozenset()


@dataclass(frozen=True, eq=False)
class Condition:
    """A condition for a lane to be active: its iteration exists, or it takes a branch."""

    source: Operation
    """The loop, or the `scf.if`."""
    dimensions: Dimensions
    of: Dimension | None
    """The dimension whose lanes it is about; None if no access below may ignore it."""
    holds: bool = True
    """False for the lanes that take the other branch."""


@dataclass(frozen=True, eq=False)
class Surroundings:
    """The loops and branches around the operations of a block."""

    dimensions: Dimensions = NONE
    conditions: tuple[Condition, ...] = ()

    def within(self, dimension: Dimension | None, condition: Condition | None) -> Surroundings:
        """The surroundings inside of one more loop or branch."""
        return Surroundings(self.dimensions if dimension is None else self.dimensions | {dimension},
                            self.conditions if condition is None else (*self.conditions, condition))

    def guard(self, dimensions: Dimensions) -> tuple[Dimensions, tuple[Condition, ...]]:
        """The conditions for an access that depends on `dimensions`, and the dimensions that it depends on together
        with these conditions."""
        chosen = [c for c in self.conditions if c.of is None]
        dimensions = dimensions.union(*(c.dimensions for c in chosen))
        changed = True
        while changed:
            changed = False
            for condition in self.conditions:
                if condition not in chosen and condition.of in dimensions:
                    chosen.append(condition)
                    changed = not condition.dimensions <= dimensions or changed
                    dimensions |= condition.dimensions
        return dimensions, tuple(c for c in self.conditions if c in chosen)


class Variation:
    """The dimensions of every value of a kernel, found before anything is lowered."""

    def __init__(self, kernel: KernelOp, names: Names):
        self.names = names
        self.dimension: dict[Operation, Dimension] = {}
        """The dimension of each loop that has one."""
        self.condition: dict[Operation, Condition] = {}
        """The condition of each loop whose iterations may leave lanes unused."""
        self.scans: dict[Operation, list[Scan]] = {}
        """The associative scans of each loop that is taken block by block as such."""
        self.around: dict[Block, Surroundings] = {}
        self._of: dict[SSAValue, Dimensions] = {}
        self._spread: dict[SSAValue, Dimension] = {}
        self._number_dimensions(kernel)
        self._visit(kernel.body.block, Surroundings())

    def of(self, value: SSAValue) -> Dimensions:
        """The dimensions over which a value varies."""
        return self._of.get(value, NONE)

    def of_expression(self, expression: Expression) -> Dimensions:
        """The dimensions over which an expression over the table's names varies."""
        return NONE.union(*(self.of(self.names.values[name]) for name in expression.symbols()))

    def trip_count(self, loop: LoopOp) -> Expression:
        """How many iterations a loop has, over the table's names."""
        return self.names.simplify(self.names.read(loop, loop.trip_count))

    def is_one_block(self, loop: LoopOp) -> bool:
        """Whether a loop has at least one iteration and all of them fit into one block."""
        low, high = bounds(self.trip_count(loop), self.names.ranges)
        return loop in self.dimension and low is not None and low >= 1 and high is not None \
            and high <= self.dimension[loop].size

    def _number_dimensions(self, kernel: KernelOp) -> None:
        for loop in kernel.walk():
            block = block_of(loop) if isinstance(loop, LoopOp) else None
            if block is None or block.lanes == 1:
                continue
            assert isinstance(loop, LoopOp)
            if isinstance(loop, ForOp):
                scans = scans_of(loop, self.names)
                if scans is None:
                    continue  # it is no scan: its iterations follow one another
                self.scans[loop] = scans
            self.dimension[loop] = Dimension(loop, block.lanes, len(self.dimension))

    # The walk

    def _visit(self, block: Block, around: Surroundings) -> None:
        self.around[block] = around
        for op in block.ops:
            if isinstance(op, LoopOp):
                self._visit_loop(op, around)
            elif isinstance(op, scf.IfOp):
                self._visit_if(op, around)
            elif isinstance(op, LoadOp | CheckIndexOp):
                self._set(op.result, around.guard(self._operands(op))[0])
            else:
                dimensions = self._operands(op)
                for result in op.results:
                    self._set(result, dimensions)

    def _operands(self, op: Operation) -> Dimensions:
        return self._union(o for o in op.operands if not isinstance(o.type, MemRefType))

    def _union(self, values: Iterable[SSAValue]) -> Dimensions:
        return NONE.union(*map(self.of, values))

    def _set(self, value: SSAValue, dimensions: Dimensions) -> None:
        spread = self._spread.get(value)
        self._of[value] = dimensions if spread is None else dimensions | {spread}

    def _visit_loop(self, loop: LoopOp, around: Surroundings) -> None:
        dimension = self.dimension.get(loop)
        own = NONE if dimension is None else frozenset({dimension})
        lower = self.of_expression(self.names.simplify(self.names.read(loop, loop.lower_bound)))
        trips = self.trip_count(loop)
        varying = self.of_expression(trips)
        self._set(loop.induction_variable, lower | own)
        condition = None
        if varying or (dimension is not None and (trips % dimension.size).as_int != 0):
            condition = Condition(loop, varying | own, None if varying else dimension)
            self.condition[loop] = condition
        inside = around.within(dimension, condition)
        limited = NONE if condition is None else condition.dimensions
        block = loop.body.block
        if isinstance(loop, ParallelOp):
            self._visit(block, inside)
        elif isinstance(loop, ReduceOp):
            self._visit(block, inside)
            self._set_outputs(loop, limited - own)
            if DOT in loop.attributes:
                # Blocks have rows and columns, also where the factors are the same in all of these.
                for output in loop.outputs:
                    others = sorted(inside.dimensions - own - self.of(output))
                    self._set(output, self.of(output).union(others[:max(0, 2 - len(self.of(output)))]))
        elif isinstance(loop, ForOp) and loop in self.scans:
            self._visit_scan(loop, inside, limited)
        elif isinstance(loop, ForOp):
            self._visit_carried(loop, inside, limited)

    def _set_outputs(self, loop: ReduceOp, limited: Dimensions) -> None:
        values, own = yielded(loop), self.dimension.get(loop)
        for part in parts_of(loop):
            dimensions = (self._union(values[part]) | limited) - {own}
            for output in loop.outputs[part]:
                self._set(output, dimensions)

    def _visit_scan(self, loop: ForOp, inside: Surroundings, limited: Dimensions) -> None:
        own = self.dimension[loop]
        for scan in self.scans[loop]:
            self._spread[scan.following] = own
        self._visit_carried(loop, inside, limited - {own}, own)

    def _visit_carried(self, loop: ForOp, inside: Surroundings, limited: Dimensions,
                       own: Dimension | None = None) -> None:
        """Carried values vary over the dimensions of their initial values, of the values that iterations yield, and of
        the number of iterations."""
        current = [self.of(initial) | limited for initial in loop.initial]
        last = loop.body.block.last_op
        assert last is not None
        while True:
            for carried, output, dimensions in zip(loop.carried, loop.outputs, current, strict=True):
                self._set(carried, dimensions)
                self._set(output, dimensions)
            self._visit(loop.body.block, inside)
            following = [old | (self.of(value) - {own}) for old, value in  # type: ignore[operator]
                         zip(current, last.operands, strict=True)]
            if following == current:
                return
            current = following

    def _visit_if(self, op: scf.IfOp, around: Surroundings) -> None:
        decided = self.of(op.cond)
        for region, holds in ((op.true_region, True), (op.false_region, False)):
            if region.blocks:
                condition = Condition(op, decided, None, holds) if decided else None
                self._visit(region.block, around.within(None, condition))
        for position, result in enumerate(op.results):
            values = [region.block.last_op.operands[position] for region in op.regions]  # type: ignore[union-attr]
            self._set(result, self._union(values) | decided)
