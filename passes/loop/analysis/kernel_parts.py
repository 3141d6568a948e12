"""How a kernel can be split into several launches: their order, and the values that must be passed between them through
memory."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import KernelOp, LoopOp, YieldOp
from ....ir.interfaces.effects import Effects, Memory, effects_of


@dataclass
class Part:
    """Operations of a kernel's block that are launched together: one loop nest with effects or several operations
    outside of loops, together with the pure operations that compute their operands."""

    roots: list[Operation]
    ops: list[Operation]
    """All ops of the part, in the order of the kernel."""


@dataclass(frozen=True)
class Plan:
    """The partition of a kernel into launches, or the values that must be stored in memory before it can be
    partitioned."""

    parts: list[Part]
    carried: list[SSAValue]


class KernelParts:
    """The dependences between the operations of a kernel's block."""

    def __init__(self, kernel: KernelOp, memory: Memory):
        self.ops = [op for op in kernel.body.block.ops if not isinstance(op, YieldOp)]
        self.position = {op: at for at, op in enumerate(self.ops)}
        self.effects: dict[Operation, Effects] = {op: effects_of(op, memory) for op in self.ops}
        self.parts: list[Part] = []
        self.part_of: dict[Operation, Part] = {}
        for op in self.ops:
            if self._is_root(op):
                self._add(op)

    def _is_root(self, op: Operation) -> bool:
        """Whether `op` starts a part: it has effects, or it is a check that no effect depends on."""
        effects = self.effects[op]
        return not effects.repeatable or (effects.reports and not op.regions
                                          and all(result.first_use is None for result in op.results))

    def _add(self, root: Operation) -> None:
        """Create the part of `root`. The operations that store the result of a loop nest join the nest's part, unless
        parts in between prevent it."""
        needed = self._needed_by(root)
        nests = [op for op in needed if op in self.part_of]
        part = self.part_of[nests[-1]] if nests and not isinstance(root, LoopOp) else None
        if part is None or any(self.effects[root].conflicts(self.effects[op])
                               for later in self.parts[self.parts.index(part) + 1:] for op in later.roots):
            part = Part([], [])
            self.parts.append(part)
        self.part_of[root] = part
        part.roots.append(root)
        part.ops = sorted({*part.ops, *needed, root}, key=self.position.__getitem__)

    def _needed_by(self, root: Operation) -> list[Operation]:
        """The operations of the block that compute the operands of `root`, transitively; the search stops at operations
        with effects."""
        found: dict[Operation, None] = {}
        stack = [root]
        while stack:
            for inner in stack.pop().walk():
                for operand in inner.operands:
                    owner = operand.owner
                    if owner in self.position and owner is not root and owner not in found:
                        assert isinstance(owner, Operation)
                        found[owner] = None
                        if owner not in self.part_of:
                            stack.append(owner)
        return sorted(found, key=self.position.__getitem__)

    def plan(self) -> Plan:
        """The parts in an order that respects all dependences and is as close as possible to the order of the
        kernel."""
        before: dict[int, set[int]] = {at: set() for at in range(len(self.parts))}
        carried: dict[SSAValue, None] = {}
        backwards: dict[SSAValue, None] = {}
        for at, part in enumerate(self.parts):
            for op in part.ops:
                if op in self.part_of and self.part_of[op] is not part:
                    carried.update(dict.fromkeys(value for value in op.results if self._uses(part, value)))
                for number, other in enumerate(self.parts):
                    for writer in other.roots:
                        if not self.effects[op].conflicts(self.effects[writer]):
                            continue
                        if other is part:
                            if op not in part.roots and isinstance(writer, LoopOp):
                                carried.update(dict.fromkeys(op.results))
                        elif self.position[writer] < self.position[op]:
                            before[at].add(number)
                        else:
                            before[number].add(at)
                            if at > number and op not in part.roots:
                                backwards.update(dict.fromkeys(op.results))
        order = None if carried else self._order(before)
        if order is None:
            assert carried or backwards
            return Plan([], list(carried or backwards))
        return Plan(order, [])

    def _uses(self, part: Part, value: SSAValue) -> bool:
        return any(inner for use in value.uses if (inner := self._child(use.operation)) in part.ops)

    def _child(self, op: Operation) -> Operation:
        """The operation of the block that contains `op`."""
        while op not in self.position:
            parent = op.parent_op()
            assert parent is not None
            op = parent
        return op

    def _order(self, before: dict[int, set[int]]) -> list[Part] | None:
        """The order of the parts: one part for each loop nest, and as few as possible for the operations outside of
        loops; None if parts depend on each other in a cycle."""
        order: list[Part] = []
        waiting = list(range(len(self.parts)))
        done: set[int] = set()
        while waiting:
            ready = [at for at in waiting if before[at] <= done]
            if not ready:
                return None
            taken = ready[:1] if self._has_loop(ready[0]) else [at for at in ready if not self._has_loop(at)]
            parts = [self.parts[at] for at in taken]
            ops = {op for part in parts for op in part.ops}
            order.append(Part([root for part in parts for root in part.roots],
                              sorted(ops, key=self.position.__getitem__)))
            done.update(taken)
            waiting = [at for at in waiting if at not in done]
        return order

    def _has_loop(self, part: int) -> bool:
        return any(isinstance(root, LoopOp) for root in self.parts[part].roots)
