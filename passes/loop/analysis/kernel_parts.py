"""What of a kernel can be launched apart, in which order, and what must be carried from part to part."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import KernelOp, LoopOp, YieldOp
from ....ir.interfaces.effects import Effects, Memory, effects_of


@dataclass
class Part:
    """Ops of a kernel's block that are launched together: one nest with effects, or several ops outside of loops; and
    what they need computed before."""

    roots: list[Operation]
    ops: list[Operation]
    """All ops of the part, in the order of the kernel."""


@dataclass(frozen=True)
class Plan:
    """How a kernel falls into parts; or the values that must go through memory before it does."""

    parts: list[Part]
    carried: list[SSAValue]


class KernelParts:
    """Dependences between the ops of a kernel's block."""

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
        """Whether a part is made for `op`: it has effects, or it checks something that nothing else makes anyone
        check."""
        effects = self.effects[op]
        return not effects.repeatable or (effects.reports and not op.regions
                                          and all(result.first_use is None for result in op.results))

    def _add(self, root: Operation) -> None:
        """Make a part of `root`; but what stores a nest's result belongs to the nest, unless parts in between forbid
        that."""
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
        """The ops of the block that compute what `root` uses, through one another; those with effects end the
        search."""
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
        """The parts in an order that respects all dependences, as near to the kernel's as possible."""
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
        """The op of the block in which `op` stands."""
        while op not in self.position:
            parent = op.parent_op()
            assert parent is not None
            op = parent
        return op

    def _order(self, before: dict[int, set[int]]) -> list[Part] | None:
        """One part for each nest, and as few as possible for what stands outside of loops; None if parts wait for one
        another."""
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
