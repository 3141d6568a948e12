"""Value numbering across two loop bodies: values that are equal in each iteration have equal numbers."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.loop import LoopOp, has_expressions
from ....ir.expressions import Expression, symbol
from ....ir.interfaces.effects import Memory, effects_of
from .index_expressions import Names


class ValueNumbers:
    """Numbers of values: results of the same operation on equal operands have equal numbers."""

    def __init__(self, memory: Memory = lambda buffer: buffer) -> None:
        self._memory = memory
        self._names = Names()
        self._numbers: dict[Hashable, int] = {}
        self._known: dict[SSAValue, int] = {}

    def of_body(self, loop: LoopOp, versions: Mapping[Hashable, int] | None = None) -> dict[SSAValue, int]:
        """The numbers of the values of a loop's body. The induction variables of all loops have the same number. Loads
        from the same place are equal if the memory has the same version in `versions`."""
        arguments = loop.body.block.args
        self._known[arguments[0]] = self._number("variable")
        found: dict[SSAValue, int] = {}
        for op in loop.body.block.ops:
            for position, result in enumerate(op.results):
                found[result] = self._known[result] = self._number((self._key(op, versions or {}), position))
        return found

    def _key(self, op: Operation, versions: Mapping[Hashable, int]) -> Hashable:
        effects = effects_of(op, self._memory)
        if op.regions or not effects.repeatable:
            return op
        read = frozenset(versions.get(memory, 0) for memory in effects.reads)
        operands: list[SSAValue] = list(op.operands)
        properties: dict[str, Hashable] = dict(op.properties)
        if has_expressions(op):
            operands = [operand for operand in operands if not isinstance(operand.type, IndexType)]
            properties |= {key: self._renamed(expression) for key, expression in self._names.expressions(op).items()}
        return (op.name, tuple(map(self._of, operands)), tuple(op.result_types), frozenset(properties.items()), read)

    def _renamed(self, expression: Expression) -> Expression:
        """An expression over value numbers instead of symbols."""
        return expression.substitute({name: symbol(f"n{self._of(self._names.values[name])}")
                                      for name in expression.symbols()})

    def _of(self, value: SSAValue) -> int:
        known = self._known.get(value)
        return self._number(value) if known is None else known

    def _number(self, key: Hashable) -> int:
        return self._numbers.setdefault(key, len(self._numbers))
