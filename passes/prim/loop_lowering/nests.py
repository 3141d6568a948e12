"""The loop nests of a kernel: outputs with the same iteration space share a nest, and its loops are ordered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.dialects.prim.index_maps import Index, linearize, reshape_index
from ....ir.expressions import Atom, Expression, FloorDiv, Modulo, constant, of_atom
from ....ir.ranges import Range
from ....ir.shapes import dims, element_count
from ..analysis.demands import Demands
from .element import Buffer

SHORT = 64
"""Elements of a reduction, such as a window, that is rather made again than given loops of its own."""


@dataclass(frozen=True)
class Output:
    """A value of the group that the kernel stores, and its destination."""

    value: SSAValue
    buffer: Buffer

    @property
    def sizes(self) -> tuple[Expression, ...]:
        return dims(self.value.type)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Store:
    """An output with its index over the loops of a nest."""

    output: Output
    index: Index


@dataclass
class Nest:
    """Loops (symbol and size, outermost first), the outputs stored inside of them, and the scans that the innermost
    loop carries."""

    loops: list[tuple[str, Expression]]
    stores: list[Store]
    scans: dict[SSAValue, Index]


def plan_nests(outputs: Sequence[Output], ranges: dict[str, Range]) -> list[Nest]:
    """The nests that store `outputs`, those with most dimensions first."""
    nests: list[tuple[Nest, Demands]] = []
    by_rank = sorted(outputs, key=lambda o: -sum(size != 1 for size in o.sizes))
    for output in by_rank:
        for nest, demands in nests:
            index = _index_in(nest, demands, output)
            if index is not None:
                nest.stores.append(Store(output, index))
                demands.trace(output.value, index)
                break
        else:
            demands = Demands(ranges)
            index = demands.fresh_index(output.sizes)
            demands.trace(output.value, index)
            loops = [(position.as_symbol or "", size)
                     for position, size in zip(index, output.sizes, strict=True) if size != 1]
            nests.append((Nest(loops, [Store(output, index)], {}), demands))
    for nest, demands in nests:
        _order_loops(nest, _split_rows(nest, demands))
    return [nest for nest, _ in nests]


def _index_in(nest: Nest, demands: Demands, output: Output) -> Index | None:
    """The index at which `output` can be stored inside `nest`, if there is one."""
    main = nest.stores[0]
    if element_count(output.sizes) == element_count(main.output.sizes):
        if _drop_ones(output.sizes) == _drop_ones(main.output.sizes):
            positions = iter([p for p, size in zip(main.index, main.output.sizes, strict=True) if size != 1])
            return tuple(next(positions) if size != 1 else constant(0) for size in output.sizes)
        index = reshape_index(main.index, output.sizes, main.output.sizes, demands.ranges)
        return None if _divides(index) else index
    return _row_index(nest, demands, output)


def _drop_ones(sizes: Iterable[Expression]) -> list[Expression]:
    return [size for size in sizes if size != 1]


def _divides(index: Index) -> bool:
    return any(isinstance(atom, FloorDiv | Modulo) for expression in index for atom in expression.atoms())


def _row_index(nest: Nest, demands: Demands, output: Output) -> Index | None:
    """The index of an output with one element for each row of the nest: both depend on a reduction at the same
    index."""
    own = Demands({name: r for name, r in demands.ranges.items()})
    index = own.fresh_index(output.sizes)
    own.trace(output.value, index)
    loops = dict(nest.loops)
    wanted_sizes = {position.as_symbol or "": size
                    for position, size in zip(index, output.sizes, strict=True) if size != 1}
    for value, places in own.reductions.items():
        for place in places:
            for wanted in demands.reductions.get(value, ()):
                found = dict(_matches(place, wanted))
                # Each dimension of the output must be one of the nest's loops, or elements would be left out.
                matched = [found[name] for name in wanted_sizes if name in found]
                covers = len(set(matched)) == len(wanted_sizes) and all(
                    loops.get(found[name].as_symbol or "") == size for name, size in wanted_sizes.items())
                if covers and own.symbols(place) <= wanted_sizes.keys():
                    return tuple(position.substitute(found) for position in index)
    return None


def _matches(place: Index, wanted: Index) -> Iterable[tuple[str, Expression]]:
    for mine, theirs in zip(place, wanted, strict=True):
        name = mine.as_symbol
        if name is not None:
            yield name, theirs


def _split_rows(nest: Nest, demands: Demands) -> Demands:
    """Split each loop over several rows, such as one over the channels of groups, so that long reductions of a row are
    computed once; returns the demands after that."""
    for name, size in list(nest.loops):
        divisor, extent = _rows_in(name, demands), size.as_int
        if divisor is None or extent is None or extent % divisor or not 1 < divisor < extent:
            continue
        sizes = constant(extent // divisor), constant(divisor)
        outer, inner = (demands.fresh(part) for part in sizes)
        replacement = {name: outer * divisor + inner}
        demands = Demands(demands.ranges)
        nest.stores = [Store(store.output, tuple(demands.simplify(position.substitute(replacement))
                                                 for position in store.index)) for store in nest.stores]
        for store in nest.stores:
            demands.trace(store.output.value, store.index)
        at = nest.loops.index((name, size))
        nest.loops[at:at + 1] = [(outer.as_symbol or "", sizes[0]), (inner.as_symbol or "", sizes[1])]
    return demands


def _rows_in(name: str, demands: Demands) -> int | None:
    """The number by which all long reductions that depend on a loop divide its variable, if they agree."""
    divisors: set[int | None] = set()
    for value, places in demands.reductions.items():
        if isinstance(value.owner, prim.ScanOp):
            divisors.add(None)
        elif _is_long(value):
            divisors |= {_divisor(atom, name) for place in places for position in place for atom in position.atoms()
                         if name in of_atom(atom).symbols()}
    return divisors.pop() if len(divisors) == 1 else None


def _divisor(atom: Atom, name: str) -> int | None:
    """The divisor of a variable in an atom; None if the atom is anything else."""
    divides = isinstance(atom, FloorDiv) and atom.operands[0].as_symbol == name
    return atom.operands[1].as_int if divides else None


def _is_long(reduction: SSAValue) -> bool:
    """Whether recomputing a reduction costs more than a loop over its rows."""
    op = reduction.owner
    assert isinstance(op, prim.FoldingOp)
    return (element_count(op.folded).as_int or SHORT + 1) > SHORT


def _order_loops(nest: Nest, demands: Demands) -> None:
    """The order of loops: rows first, where a loop is the further outside the more reductions are computed once in each
    of its iterations; then the order of the main output's memory. The loop of a scan is innermost."""
    names = [name for name, _ in nest.loops]
    rows = dict.fromkeys(names, 0)
    for value, places in demands.reductions.items():
        for place in places:
            used = demands.symbols(place) & set(names)
            if isinstance(value.owner, prim.ScanOp):
                _note_scan(nest, value, place, names)
            elif len(used) < len(names):
                for name in used:
                    rows[name] += 1
    main = nest.stores[0]
    strides = _strides(main, names)
    carried = _carried_loop(nest)

    def rank(loop: tuple[str, Expression]) -> tuple[bool, int, int]:
        stride = strides.get(loop[0])
        return (loop[0] == carried, -rows[loop[0]], -stride if stride is not None else 0)

    if all(strides.get(name) is not None for name in names):
        nest.loops.sort(key=rank)
    else:
        nest.loops.sort(key=lambda loop: rank(loop)[:2])


def _strides(store: Store, names: Sequence[str]) -> dict[str, int | None]:
    """The distance in memory between successive iterations of each loop, where it is known."""
    subscript = linearize(store.index, store.output.buffer.strides)
    steps = ((name, subscript.coefficient(name)) for name in names)
    return {name: None if step is None else step.as_int for name, step in steps}


def _note_scan(nest: Nest, value: SSAValue, place: Index, names: Sequence[str]) -> None:
    scan = value.owner
    assert isinstance(scan, prim.ScanOp)
    along = place[scan.axis].as_symbol
    if not set().union(*(position.symbols() for position in place)) <= set(names):
        return
    if along in names and (not nest.scans or _carried_loop(nest) == along) and value not in nest.scans:
        nest.scans[value] = place


def _carried_loop(nest: Nest) -> str | None:
    for value, place in nest.scans.items():
        return place[value.owner.axis].as_symbol  # type: ignore[union-attr]
    return None
