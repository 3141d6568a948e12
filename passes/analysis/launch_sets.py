"""Sets of launches that can be merged: none depends on another one, directly or through operations between them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from heapq import heapify, heappop, heappush

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import MemoryEffectKind

from ...ir.dialects.aten.arguments import has_schema
from ...ir.dialects.control import ControlOp
from ...ir.dialects.host import BufferType, LaunchOp
from ...ir.dtypes import element_bytes
from ...ir.interfaces.effects import communicates, own_effects
from .liveness import Liveness

Accesses = Mapping[str, tuple[set[int], set[int]]]
"""For each kernel the positions of the arguments that it reads, and of those that it writes. One that is not listed
may do anything."""


class LaunchSets:
    """Sets of independent launches of a function, found in one walk.

    A launch joins the set of its key unless it comes after one of the set through other ops, where each set counts as
    one op. So all sets together can be put in an order.
    """

    def __init__(self, function: FuncOp, key: Callable[[LaunchOp], Hashable | None], accesses: Accesses, *,
                 in_a_row: bool = False):
        """A launch whose key is None is in no set. With `in_a_row` a launch may depend on one of its set, if no
        operation has to stay between them."""
        self._in_a_row = in_a_row
        self._ops = list(function.body.block.ops)
        self._before = _dependences(self._ops, Liveness(function), accesses)
        self._set_of: dict[Operation, list[Operation]] = {op: [op] for op in self._ops}
        newest: dict[Hashable, list[Operation]] = {}
        for op in self._ops:
            name = key(op) if isinstance(op, LaunchOp) else None
            if name is None:
                continue
            joined = newest.get(name)
            if joined is not None and not self._needs(op, joined):
                joined.append(op)
                self._set_of[op] = joined
            else:
                newest[name] = self._set_of[op]

    def _needs(self, op: Operation, wanted: list[Operation]) -> bool:
        """Whether `op` must come after a set."""
        seen: set[int] = set()
        stack = [self._set_of[op]]
        while stack:
            for member in stack.pop():
                for before in self._before[member]:
                    group = self._set_of[before]
                    if group is wanted:
                        if member is op and self._in_a_row:
                            continue
                        return True
                    if id(group) not in seen:
                        seen.add(id(group))
                        stack.append(group)
        return False

    @property
    def sets(self) -> list[list[LaunchOp]]:
        """The sets of two or more launches, by their first launch."""
        groups = {id(group): group for group in self._set_of.values() if len(group) > 1}
        return [[op for op in group if isinstance(op, LaunchOp)] for group in groups.values()]

    def reorder(self) -> list[list[Operation]]:
        """Reorder the operations of the function such that the launches of a set are adjacent; returns the operations
        by set."""
        order = self._in_order()
        block = order[0][0].parent
        assert block is not None
        for op in [op for group in order for op in group]:
            op.detach()
            block.add_op(op)
        return order

    def _in_order(self) -> list[list[Operation]]:
        """All operations of the function, with the launches of each set adjacent, and otherwise as close to the
        original order as possible."""
        place = {op: at for at, op in enumerate(self._ops)}
        groups = {id(group): group for group in self._set_of.values()}
        waits = {name: {id(self._set_of[before]) for op in group for before in self._before[op]} - {name}
                 for name, group in groups.items()}
        after: dict[int, list[int]] = {name: [] for name in groups}
        for name, needed in waits.items():
            for other in needed:
                after[other].append(name)
        last = {name: place[group[-1]] for name, group in groups.items()}
        ready = [(last[name], name) for name, needed in waits.items() if not needed]
        heapify(ready)
        result: list[list[Operation]] = []
        while ready:
            _, name = heappop(ready)
            result.append(groups[name])
            for other in after[name]:
                waits[other].discard(name)
                if not waits[other]:
                    heappush(ready, (last[other], other))
        assert len(result) == len(groups)
        return result


def _dependences(
    ops: list[Operation], liveness: Liveness, accesses: Accesses
) -> dict[Operation, list[Operation]]:
    """The operations that each operation must come after, without those that follow transitively."""
    writer: dict[SSAValue, Operation] = {}
    readers: dict[SSAValue, list[Operation]] = {}
    before: dict[Operation, list[Operation]] = {}
    call: Operation | None = None
    for op in ops:
        needed = {owner: None for operand in op.operands if isinstance(owner := operand.owner, Operation)}
        reads, writes = _effects(op, liveness, accesses)
        for root in reads | writes:
            if root in writer:
                needed[writer[root]] = None
        for root in writes:
            needed.update(dict.fromkeys(readers.pop(root, ())))
            writer[root] = op
        for root in reads - writes:
            readers.setdefault(root, []).append(op)
        # Operators may share a generator of random numbers, and other processes rely on the order of collectives.
        if has_schema(op) or isinstance(op, ControlOp) or communicates(op):
            if call is not None:
                needed[call] = None
            call = op
        if isinstance(op, ReturnOp):
            needed.update(dict.fromkeys(before))
        before[op] = list(needed)
    return before


def _effects(op: Operation, liveness: Liveness, accesses: Accesses) -> tuple[set[SSAValue], set[SSAValue]]:
    """The memory that an op of a host program reads and writes; all of an arena counts as one."""
    def roots(values: Iterable[SSAValue]) -> set[SSAValue]:
        return {root for value in values for root in liveness.over_time(value)}

    if isinstance(op, LaunchOp):
        everything = set(range(len(op.arguments)))
        read, written = accesses.get(op.kernel.string_value(), (everything, everything))
        return roots(op.arguments[at] for at in read), roots(op.arguments[at] for at in written)
    effects = own_effects(op)
    if effects is None or any(effect.value is None and effect.kind is not MemoryEffectKind.ALLOC for effect in effects):
        return roots(op.operands), roots(op.operands)
    values = [(effect.kind, effect.value) for effect in effects if isinstance(effect.value, SSAValue)]
    return (roots(value for kind, value in values if kind is MemoryEffectKind.READ),
            roots(value for kind, value in values if kind in (MemoryEffectKind.WRITE, MemoryEffectKind.FREE)))


def bytes_of(launch: LaunchOp) -> int | None:
    """The bytes of all buffers of a launch, each counted once; None if a size is not known."""
    total = 0
    for value in dict.fromkeys(launch.arguments):
        if isinstance(type := value.type, BufferType):
            if type.extent is None:
                return None
            total += type.extent * element_bytes(type.element_type)
    return total
