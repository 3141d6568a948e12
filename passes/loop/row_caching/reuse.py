"""Values that a loop over a row computes again after an earlier loop over the same row."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from xdsl.dialects.builtin import IntegerType, VectorType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from ....ir.dialects.loop import LoadOp, LoopOp, StoreOp
from ....ir.expressions import Expression, symbol
from ....ir.interfaces.effects import Memory, effects_of
from ....ir.rewriting.dead_code import erase_dead
from ...rewriting.edits import insert_before
from ..analysis.index_expressions import Names
from ..analysis.value_numbers import ValueNumbers

_HERE = symbol("here")
"""The variable of whichever loop is looked at."""


@dataclass
class RowLoop:
    """A loop without nested loops, and the value numbers of its operations."""

    loop: LoopOp
    range: tuple[Expression, Expression, int]
    versions: dict[Hashable, int]
    """How often each memory was written before the loop."""
    numbers: dict[SSAValue, int]
    """Equal ones for what loops compute alike."""
    kept: dict[int, tuple[SSAValue, Expression]] = field(default_factory=dict)
    """By number, the scratch memory in which a value of this loop stays, and its place there."""


class RowLoops:
    """The loops over rows in one block."""

    def __init__(self, block: Block, memory: Memory):
        self._block, self._memory = block, memory
        self._names, self._numbers = Names(), ValueNumbers(memory)

    def pairs(self) -> Iterator[tuple[RowLoop, RowLoop]]:
        """Each two loops over the same range, the earlier one first."""
        rows: list[RowLoop] = []
        versions: dict[Hashable, int] = {}
        for op in list(self._block.ops):
            if isinstance(op, LoopOp) and op.has_reorderable_iterations \
                    and not any(inner.regions for inner in op.body.block.ops):
                bounds = self._names.expressions(op)
                row = RowLoop(op, (bounds["lower"], bounds["upper"], op.step_size), dict(versions), {})
                self.renumber(row)
                for earlier in rows:
                    if earlier.range == row.range:
                        yield earlier, row
                rows.append(row)
            for written in effects_of(op, self._memory).writes:
                versions[written] = versions.get(written, 0) + 1

    def renumber(self, row: RowLoop) -> None:
        """Compute the value numbers of a loop again, after it changed."""
        row.numbers = self._numbers.of_body(row.loop, row.versions)

    def repeated(self, earlier: RowLoop, later: RowLoop) -> list[SSAValue]:
        """The values that the later loop computes again and uses for other computations."""
        known = set(earlier.numbers.values())
        common = {value: number for value, number in later.numbers.items() if number in known
                  and not isinstance(value.type, VectorType) and value.type != IntegerType(1)}
        return [value for value in common if not all(
            use.operation.results and use.operation.results[0] in common for use in value.uses)]

    def result_for(self, value: SSAValue, earlier: RowLoop, later: RowLoop) -> SSAValue | None:
        """A buffer in which the later loop stores a result of the type of a value, after computing it, and that is not
        accessed in between except for reading the same place earlier; None if there is none."""
        assert isinstance(value.owner, Operation)
        op: Operation | None = value.owner
        while (op := op.next_op) is not None:
            if isinstance(op, StoreOp) and op.value.type == value.type and isinstance(op.buffer, BlockArgument):
                place = self._place(op, later.loop)
                if all(each == place for each in self._places(self._memory(op.buffer), earlier.loop, later.loop)):
                    return op.buffer
        return None

    def keep(self, number: int, earlier: RowLoop, fill: LoopOp) -> None:
        """Note that a loop which is about to become one with the earlier one keeps a value in scratch memory."""
        store = next(op for op in fill.body.block.ops if isinstance(op, StoreOp))
        earlier.kept[number] = store.buffer, self._place(store, fill)

    def load(self, value: SSAValue, number: int, earlier: RowLoop, later: RowLoop) -> None:
        """Replace values of the later loop by loads of those that the earlier loop keeps in scratch memory."""
        buffer, place = earlier.kept[number]
        owner = value.owner
        assert isinstance(owner, Operation)
        variable = self._names.of(later.loop.induction_variable)
        indices, (subscript,) = self._names.close(place.substitute({str(_HERE): variable}))
        load = LoadOp(buffer, subscript, indices)
        load.result.name_hint = value.name_hint
        insert_before(owner, load)
        value.replace_all_uses_with(load.result)
        erase_dead(later.loop)

    def _place(self, access: LoadOp | StoreOp, loop: LoopOp) -> Expression:
        return self._names.expressions(access)["subscript"].substitute(
            {str(self._names.of(loop.induction_variable)): _HERE})

    def _places(self, memory: Hashable, first: LoopOp, last: LoopOp) -> Iterator[Expression | None]:
        """Where one memory is accessed from one loop to another, which itself is left out; None for what is not known
        to be read where the first loop is at that time."""
        op: Operation | None = first
        while op is not None and op is not last:
            for inner in op.walk():
                if not inner.regions and memory in (touched := effects_of(inner, self._memory)).reads | touched.writes:
                    yield self._place(inner, first) if op is first and isinstance(inner, LoadOp) else None
            op = op.next_op
