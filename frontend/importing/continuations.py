"""Symbols that a program defines while it runs: a size that depends on values, or that the host computes.

On every level a symbol is an argument of a function. Therefore the code that uses a symbol computed by the program
becomes a separate function, a continuation, that takes the symbol as an argument:

    func.func @forward(%x: tensor<4xf32>) -> tensor<?xf32, #shape.dims<u0>> {
      %i = aten.nonzero %x : (tensor<4xf32>) -> tensor<?x1xi64, #shape.dims<u0, 1>>
      %n = shape.dim %i, 0 : tensor<?x1xi64, #shape.dims<u0, 1>>
      %r = control.call @rest(%x, %i, %n) : (..., index) -> (tensor<?xf32, #shape.dims<u0>>)
      func.return %r : tensor<?xf32, #shape.dims<u0>>
    }
    func.func private @rest(%x: tensor<4xf32>, %i: tensor<?x1xi64, ...>, %u0: index {shape.symbol = "u0"}) -> ...

Earlier computations that only the continuation needs are moved into it, so that they fuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, IndexType, LocationAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from ...ir.dialects.aten import has_schema, schema_of
from ...ir.dialects.control import CallOp
from ...ir.dialects.shape import AssertOp, DimOp
from ...ir.interfaces.effects import is_pure
from ..graphs.symbol_sources import symbols_of
from .function_table import FunctionTable

__all__ = ["Continuations", "attributes_of"]

Facts = Mapping[str, Attribute]


class Continuations:
    """Splits the body of a function at the first use of symbols that its operations define."""

    def __init__(self, parts: FunctionTable, late: Mapping[str, SSAValue], symbol_facts: Callable[[str], Facts],
                 value_facts: Mapping[SSAValue, Facts], location: LocationAttr):
        """`late` maps these symbols to their values, and `value_facts` maps tensors to their known attributes."""
        self.parts, self.late, self.symbol_facts, self.location = parts, late, symbol_facts, location
        self.value_facts = dict(value_facts)

    def part(self, block: Block, results: Sequence[SSAValue], facts: Sequence[Facts],
             known: Mapping[str, SSAValue]) -> list[SSAValue]:
        """Split a body without its return if necessary, and return its results.

        `facts` are the attributes of the results; `known` maps the symbols that are arguments to their values.
        """
        pending: dict[str, SSAValue] = {}
        names = {value: name for name, value in self.late.items()}
        for op in block.ops:
            uses = not isinstance(op, AssertOp | DimOp) and bool(pending.keys() & symbols_of([op], op.operand_types))
            if uses:
                return self._cut(block, op, results, facts, known, pending)
            pending |= {names[result]: result for result in op.results if result in names}
        if any(isinstance(op, AssertOp) and pending.keys() & symbols_of([op]) for op in block.ops):
            return self._cut(block, None, results, facts, known, pending)
        return list(results)

    def _cut(self, block: Block, first: Operation | None, results: Sequence[SSAValue], facts: Sequence[Facts],
             known: Mapping[str, SSAValue], pending: Mapping[str, SSAValue]) -> list[SSAValue]:
        """Move the operations from `first` on, and their exclusive dependences, into a new function, and call it."""
        ops = list(block.ops)
        at = len(ops) if first is None else ops.index(first)
        moved = _moved(ops, at, [*results, *pending.values()], pending.keys())
        inside = {result for op in moved for result in op.results}
        tensors = dict.fromkeys(operand for op in moved for operand in op.operands if operand not in inside)
        visible = {**known, **pending}
        described = [each for value in tensors for each in (value.type, *self.value_facts.get(value, {}).values())]
        symbols = sorted(symbols_of(moved, described) & visible.keys())
        given = dict.fromkeys(results[number] for number in range(len(results)) if results[number] in inside)

        rest = Block(arg_types=[*(value.type for value in tensors), *(IndexType() for _ in symbols)])
        for op in moved:
            op.detach()
            rest.add_op(op)
        argument_facts: list[Facts] = []
        for value, argument in zip(tensors, rest.args, strict=False):
            argument.name_hint, argument.location = value.name_hint, getattr(value, "location", self.location)
            value.replace_uses_with_if(argument, lambda use: use.operation.parent is rest)
            self.value_facts[argument] = self.value_facts.get(value, {})
            argument_facts.append(self.value_facts[argument])
        scope = dict(zip(symbols, rest.args[len(tensors):], strict=True))
        for name, argument in scope.items():
            argument.name_hint = name
            argument_facts.append(self.symbol_facts(name))
        own = [next(known for value, known in zip(results, facts, strict=True) if value is each) for each in given]
        returned = self.part(rest, list(given), own, scope)
        rest.add_op(ReturnOp(*returned))
        name = self.parts.add(self._function(rest, argument_facts, own))
        call = CallOp(name, [*tensors, *(visible[name] for name in symbols)], [value.type for value in given])
        call.location = self.location if first is None else first.location
        block.add_op(call)
        new = dict(zip(given, call.outputs, strict=True))
        return [new.get(value, value) for value in results]

    def _function(self, body: Block, arguments: Sequence[Facts], results: Sequence[Facts]) -> FuncOp:
        last = body.last_op
        assert isinstance(last, ReturnOp)
        last.location = self.location
        type = FunctionType.from_lists([argument.type for argument in body.args], last.operand_types)
        function = FuncOp("rest", type, Region(body), "private",
                          arg_attrs=attributes_of(arguments), res_attrs=attributes_of(results))
        function.location = self.location
        return function


def attributes_of(facts: Sequence[Facts]) -> ArrayAttr[DictionaryAttr] | None:
    """The attributes of a function's arguments or results."""
    return ArrayAttr([DictionaryAttr(dict(each)) for each in facts]) if any(facts) else None


def _moved(ops: Sequence[Operation], at: int, kept: Iterable[SSAValue], symbols: Iterable[str]) -> list[Operation]:
    """The operations from number `at` on, and earlier ones that only these use. Values in `kept` stay in place, and so
    do checks, which have no results. Assertions about `symbols` are moved.
    """
    names = set(symbols)
    late: set[Operation] = {op for op in ops[:at] if isinstance(op, AssertOp) and names & symbols_of([op])}
    early = [op for op in ops[:at] if op not in late]
    staying = {value.owner for value in kept}
    for op in reversed(early):
        if op in staying or not op.results or not _is_movable(op):
            staying.add(op)
            staying.update(operand.owner for operand in op.operands)
    needed = {operand.owner for op in (*late, *ops[at:]) for operand in op.operands}
    for op in reversed(early):
        if op in needed and op not in staying:
            late.add(op)
            needed.update(operand.owner for operand in op.operands)
    return [op for number, op in enumerate(ops) if number >= at or op in late]


def _is_movable(op: Operation) -> bool:
    """Whether an operation may be moved: it has no side effects. Custom operators may have undeclared ones."""
    if has_schema(op):
        return schema_of(op).is_pure and schema_of(op).namespace in ("aten", "prims")
    return is_pure(op)
