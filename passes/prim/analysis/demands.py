"""The reductions that an element depends on, and the indices of their elements, found before any loop is written."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from xdsl.ir import Block, Operation, SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.affine_values import AffineValues
from ....ir.dialects.prim.index_maps import Index
from ....ir.expressions import Expression, constant, symbol
from ....ir.ranges import Range, RangeTable, simplify
from ....ir.shapes import dims


class Demands:
    """Traces the elements that an element depends on back through a group, without writing anything."""

    def __init__(self, ranges: dict[str, Range]):
        self.ranges = RangeTable(ranges)
        self.affine = AffineValues(self.ranges)
        self.reductions: dict[SSAValue, dict[Index, None]] = {}
        self._sources: dict[str, frozenset[str]] = {}
        self._seen: set[tuple[SSAValue, Index]] = set()

    def simplify(self, expression: Expression) -> Expression:
        return simplify(expression, self.ranges)

    def fresh(self, size: Expression, sources: Iterable[str] = ()) -> Expression:
        """A symbol below `size` whose value depends on the symbols `sources`."""
        name = f"t{len(self.ranges)}"
        self.ranges[name] = Range(0, size)
        self._sources[name] = frozenset(sources)
        return symbol(name)

    def fresh_index(self, sizes: Sequence[Expression]) -> Index:
        """An index of new symbols; 0 in dimensions of size 1."""
        return tuple(constant(0) if size == 1 else self.fresh(size) for size in sizes)

    def elements(self, value: SSAValue) -> list[Index]:
        """The indices of all traced elements of a value."""
        return [index for traced, index in self._seen if traced is value]

    def symbols(self, index: Iterable[Expression]) -> set[str]:
        """The symbols that an index depends on, directly or through computed indices."""
        names: set[str] = set()
        for expression in index:
            for name in expression.symbols():
                names |= self._sources.get(name) or {name}
        return names

    def trace(self, value: SSAValue, index: Index, within: Collection[Operation] | None = None) -> None:
        """Record all reductions that the element depends on, or those among some operations."""
        stack = [(value, index)]
        while stack:
            request = stack.pop()
            if request in self._seen:
                continue
            self._seen.add(request)
            value, index = request
            op = value.owner
            if isinstance(op, Block) or (within is not None and op not in within):
                continue
            if isinstance(op, prim.FoldingOp):
                self.reductions.setdefault(value, {})[index] = None
                terms = op.term(index, [self.fresh(size) for size in op.folded])
                stack.extend(zip(op.operands, terms, strict=True))
            elif isinstance(op, prim.RearrangementOp):
                source = op.operand_index(index, self.ranges)
                stack.append((op.input, tuple(map(self.simplify, source))))
            elif isinstance(op, prim.GatherOp):
                stack.extend((indices, index) for indices in op.indices)
                stack.append((op.input, self._gathered_index(op, index)))
            elif isinstance(op, prim.ConcatenateOp):
                start = constant(0)
                for piece in op.inputs:
                    moved = self.simplify(index[op.axis] - start)
                    stack.append((piece, (*index[:op.axis], moved, *index[op.axis + 1:])))
                    start = start + dims(piece.type)[op.axis]  # type: ignore[arg-type]
            else:
                stack.extend((operand, index) for operand in op.operands)

    def _gathered_index(self, op: prim.GatherOp, index: Index) -> Index:
        result: list[Expression] = []
        for size, indices in zip(dims(op.input.type), op.indices, strict=True):  # type: ignore[arg-type]
            place = self.affine.expression(indices, index)
            result.append(self.fresh(size, self.symbols(index)) if place is None else place)
        return tuple(result)
