"""How the loads and stores of a kernel move through memory while its loops run."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import FixedBitwidthType, MemRefType
from xdsl.ir import Block, SSAValue

from ....ir.dialects.loop import AccessOp, KernelOp, LoopOp, loops_around
from ....ir.expressions import Expression, FloorDiv, Modulo, Symbol
from ..analysis.index_expressions import Names
from .kernel_loops import expected_trips

NEAR = 8
"""Elements from one lane to the next up to which a good part of what memory moves for a block is used."""

Step = int | None
"""By how many elements an access moves when a loop goes one iteration on, most of the time; None if that depends on
memory or on sizes that are not known."""


@dataclass(frozen=True)
class Access:
    """A load or a store of a kernel, and the loops around it, outermost first."""

    op: AccessOp
    loops: tuple[LoopOp, ...]
    steps: tuple[Step, ...]
    bytes: int
    """The size of an element."""
    traffic: int
    """The size of all elements that it meets, while it moves through the loops that move it."""

    def step(self, loop: LoopOp) -> Step:
        """The distance in memory between successive iterations of a loop; 0 for a loop that is not around the
        access."""
        return self.steps[self.loops.index(loop)] if loop in self.loops else 0

    def goes_along(self, loop: LoopOp) -> bool:
        """Whether successive iterations of a loop access neighbouring elements."""
        return self.step(loop) in (1, -1)

    def traffic_along(self, loop: LoopOp) -> float:
        """The memory traffic if iterations of a loop are lanes, as far as memory transactions are used completely; 0 if
        little of them is used."""
        step = self.step(loop)
        return self.traffic / abs(step) if step is not None and 0 < abs(step) <= NEAR else 0.0

    def jumps(self, loop: LoopOp) -> bool:
        """Whether each iteration of a loop accesses another memory transaction."""
        step = self.step(loop)
        return step is None or abs(step) > NEAR


class Accesses:
    """All accesses of a kernel."""

    def __init__(self, kernel: KernelOp, names: Names):
        self._names = names
        block = kernel.body.block
        self._dependences: dict[SSAValue, frozenset[LoopOp]] = dict.fromkeys(block.args, frozenset())
        self._find_dependences(block)
        self.all = [self._access(op) for op in kernel.walk() if isinstance(op, AccessOp)]

    def inside(self, loop: LoopOp) -> list[Access]:
        """The accesses inside of a loop."""
        return [access for access in self.all if loop in access.loops]

    def depends(self, value: SSAValue, loop: LoopOp) -> bool:
        """Whether a value may differ from one iteration of a loop to another."""
        return loop in self._dependences[value]

    def _access(self, op: AccessOp) -> Access:
        loops = loops_around(op)
        subscript = self._names.expressions(op)["subscript"]
        type = op.buffer.type  # type: ignore[attr-defined]
        assert isinstance(type, MemRefType)
        steps = tuple(self._step(subscript, loop) for loop in loops)
        size = byte_width(type.element_type)
        extents = (expected_trips(loop, self._names) for loop, step in zip(loops, steps, strict=True) if step != 0)
        return Access(op, loops, steps, size, size * prod(extents))

    def _step(self, subscript: Expression, loop: LoopOp) -> Step:
        variable = self._names.of(loop.induction_variable).as_symbol
        assert variable is not None
        others = [self._names.values[name] for name in subscript.symbols() if name != variable]
        if any(self.depends(value, loop) for value in others):
            return None
        return step_of(subscript, variable)

    def _find_dependences(self, block: Block) -> frozenset[LoopOp]:
        """Record the loops that each value of a block depends on; returns those of all values together."""
        everything: frozenset[LoopOp] = frozenset()
        for op in block.ops:
            found = frozenset().union(*(self._dependences[operand] for operand in op.operands))
            for region in op.regions:
                for inner in region.blocks:
                    # What a loop carries differs from iteration to iteration, and with what its first value does.
                    around = found | {op} if isinstance(op, LoopOp) else found
                    self._dependences.update(dict.fromkeys(inner.args, around))
                    found = found | self._find_dependences(inner)
            if isinstance(op, LoopOp):
                found -= {op}
            self._dependences.update(dict.fromkeys(op.results, found))
            everything |= found
        return everything


def byte_width(type: object) -> int:
    """How many bytes an element takes in memory."""
    return type.size if isinstance(type, FixedBitwidthType) else 8


def step_of(expression: Expression, variable: str) -> Step:
    """The growth of an expression with a variable, in most iterations: a quotient does not grow, a remainder grows by
    one."""
    total = 0
    for monomial, coefficient in expression.terms:
        concerned = [atom for atom in monomial if (isinstance(atom, Symbol) and atom.name == variable)
                     or any(variable in operand.symbols() for operand in atom.operands)]
        if not concerned:
            continue
        atom = concerned[0]
        if isinstance(atom, Symbol):
            step: Step = 1
        elif isinstance(atom, FloorDiv | Modulo):
            step = _step_of_division(atom, variable)
        else:
            step = None
        if step is None or (step != 0 and len(monomial) > 1):
            return None
        total += step * coefficient
    return total


def _step_of_division(atom: FloorDiv | Modulo, variable: str) -> Step:
    dividend, divisor = atom.operands
    inner = None if variable in divisor.symbols() else step_of(dividend, variable)
    number = divisor.as_int
    if inner is None:
        return None
    if isinstance(atom, FloorDiv):
        if number is not None and inner % number == 0:
            return inner // number
        return 0 if number is None or abs(inner) < abs(number) else None
    return 0 if number is not None and inner % number == 0 else inner
