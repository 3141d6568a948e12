"""The pass `merge-column-sums`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOp
from ...ir.dialects.loop import SCHEDULED, WARPS, KernelOp
from ...ir.interfaces.effects import accessed_arguments
from ...ir.modules.symbols import unused_name
from ...ir.watching import Watcher
from ..analysis.launch_sets import Accesses, LaunchSets
from ..analysis.liveness import Liveness
from ..rewriting.alternatives import drop_unlaunched
from ..rewriting.edits import erase, insert_before
from ..rewriting.machine_options import from_gpu, settled
from .column_sums.element_kernels import element_loop, in_rows
from .column_sums.row_walks import ColumnKernel, RowKernel, Walk, column_kernel, moved_by_both, row_kernel, walk


@dataclass(frozen=True)
class MergeColumnSums(ModulePass):
    """Compute column sums in the kernel that processes the rows. A kernel that works row by row, or element by
    element, and a kernel that reduces the columns of chunks of the same rows become one kernel, in which each program
    processes the rows of a chunk one after the other, so that memory is read once.

        loop.parallel %i = 0 to 4096 {
          %m = loop.reduce <add> %k = 0 to 256 : f32 { ... %x[%i * 256 + %k] ... }
          loop.parallel %j = 0 to 256 { ... loop.store %v, %y[%i * 256 + %j] : f32, memref<1048576xf32> }
        }
    and
        loop.parallel %c = 0 to 512 {
          loop.parallel %j = 0 to 256 {
            %s = loop.reduce <add> %r = 0 to 8 : f32 { ... %x[%c * 2048 + %r * 256 + %j] ... }
            loop.store %s, %p[%c * 256 + %j] : f32, memref<131072xf32>
          }
        }
    become
        loop.parallel %c = 0 to 512 {
          loop.parallel %j = 0 to 256 {
            %s = loop.reduce <add> %r = 0 to 8 : f32 attributes {row_walk} {
              %i = loop.apply %c * 8 + %r : index
              %m = loop.reduce <add> %k = 0 to 256 : f32 { ... %x[%i * 256 + %k] ... }
              ...
              loop.store %v, %y[%i * 256 + %j] : f32, memref<1048576xf32>
              ...
            }
            loop.store %s, %p[%c * 256 + %j] : f32, memref<131072xf32>
          }
        }
    The chunks are those of the column kernel (`choose-row-walks` chose their number). The column kernel may read what
    the row kernel has just stored. If rows are reduced, they must be so short that registers can hold a row and a sum
    for each of its columns; the loop over them then has the attribute `row_walk`. If the row kernel is elementwise,
    for example the gradient of an activation whose column sum is the gradient of a bias, each program handles only
    some of the columns, and all rows may be one chunk.
    """

    name = "merge-column-sums"

    shortest: int = from_gpu("lanes")
    """Columns at least: shorter rows leave lanes of a warp idle."""
    longest: int = from_gpu("walk_columns")
    """Columns of rows that are reduced at most."""
    fewest: int = from_gpu("enough_rows")
    """Programs at least: each has a chunk of rows that are reduced, else `shortest` columns of one."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        kernels = {each.sym_name.data: each for each in op.ops if isinstance(each, KernelOp)}
        free = {name: each for name, each in kernels.items() if not {SCHEDULED, WARPS} & each.attributes.keys()}
        columns = {name: found for name, each in free.items() if (found := column_kernel(each))
                   and found.shape[1] >= self.shortest
                   and found.count * found.shape[1] >= self.fewest * self.shortest}
        if not columns:
            return
        rows = _RowKernels(free)
        accesses = {name: accessed_arguments(kernel) for name, kernel in kernels.items()}
        made: dict[Hashable, Walk | None] = {}
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                pairs = _Pairs(function, rows, columns, accesses, self._are_wanted)
                wanted = [pair for pair in pairs.found if self._walk(pair, kernels, made, watcher) is not None]
                _merge(function, wanted, accesses, made, watcher)
        drop_unlaunched(op, [*rows.names, *columns])

    def _are_wanted(self, rows: RowKernel, columns: ColumnKernel) -> bool:
        """Whether a merged kernel is expected to be faster: there are enough programs, rows are not too long if they
        are reduced as a whole, and few lanes of the columns are unused."""
        width = columns.shape[1]
        if rows.reduces:
            return columns.count >= self.fewest and width <= self.longest
        return -(-width // self.shortest) * self.shortest * 8 <= width * 9

    def _walk(self, pair: Pair, kernels: dict[str, KernelOp], made: dict[Hashable, Walk | None],
              watcher: Watcher) -> Walk | None:
        """The kernel of a pair of launches; None if it cannot be written."""
        if pair.key not in made:
            name = unused_name(f"{pair.rows.kernel.sym_name.data}_columns", {*kernels})
            found = made[pair.key] = walk(pair.rows, pair.columns, pair.shared, name)
            if found is not None:
                kernels[name] = found.kernel
        if made[pair.key] is None:
            watcher.missed(pair.of_columns, "its columns are not of what the rows of "
                           f"@{pair.rows.kernel.sym_name.data} store")
            return None
        return made[pair.key] if watcher.allows(pair.of_columns) else None


@dataclass(frozen=True)
class Pair:
    """A launch of a row kernel, and one of a column kernel that reduces the same rows."""

    of_rows: LaunchOp
    of_columns: LaunchOp
    rows: RowKernel
    columns: ColumnKernel
    shared: dict[int, int]
    """Which arguments of the column kernel are which of the row kernel."""

    @property
    def key(self) -> Hashable:
        """The properties that pairs must share to use one kernel."""
        return self.rows.kernel.sym_name.data, self.columns.kernel.sym_name.data, tuple(self.shared.items())


class _RowKernels:
    """The row kernels of a module. A kernel with one loop is a row kernel for any length of rows."""

    def __init__(self, kernels: Mapping[str, KernelOp]):
        self._rows = {name: found for name, each in kernels.items() if (found := row_kernel(each))}
        self._elements = {name: loop.trip_count.as_int for name, each in kernels.items()
                          if (loop := element_loop(each))}
        self._kernels = kernels
        self._made: dict[tuple[str, tuple[int, int]], RowKernel] = {}

    @property
    def names(self) -> list[str]:
        return [*self._rows, *self._elements]

    def find(self, name: str, shape: tuple[int, int]) -> RowKernel | None:
        """A kernel as a row kernel of a given shape."""
        if name in self._rows:
            return self._rows[name] if self._rows[name].shape == shape else None
        if self._elements.get(name) != shape[0] * shape[1]:
            return None
        if (name, shape) not in self._made:
            self._made[name, shape] = in_rows(self._kernels[name], *shape)
        return self._made[name, shape]


class _Pairs:
    """The pairs of launches in a function; each launch is in at most one."""

    def __init__(self, function: FuncOp, rows: _RowKernels, columns: dict[str, ColumnKernel], accesses: Accesses,
                 are_wanted: Callable[[RowKernel, ColumnKernel], bool]):
        self._liveness = Liveness(function)
        self._accesses = accesses
        self.found: list[Pair] = []
        launches = [op for op in function.body.block.ops if isinstance(op, LaunchOp)]
        position = {op: at for at, op in enumerate(launches)}
        paired: set[LaunchOp] = set()
        for launch in launches:
            mine = columns.get(launch.kernel.string_value())
            if mine is None or launch in paired:
                continue
            users = {use.operation for argument in launch.arguments for use in argument.uses}
            beside = [op for op in launches if op in users]
            for other in sorted(beside, key=lambda op: abs(position[op] - position[launch])):
                theirs = rows.find(other.kernel.string_value(), mine.shape)
                if theirs is None or other in paired or other is launch or not are_wanted(theirs, mine):
                    continue
                pair = Pair(other, launch, theirs, mine, _shared(other, launch))
                if moved_by_both(theirs, pair.shared) and self._fit(pair, position[other] < position[launch]):
                    self.found.append(pair)
                    paired |= {launch, other}
                    break

    def _fit(self, pair: Pair, rows_first: bool) -> bool:
        """Whether the column kernel reads only elements that the row kernel stores in arguments of both, and overwrites
        none that either of them reads."""
        read, written = self._touched(pair.of_rows)
        reads, writes = self._touched(pair.of_columns)
        if any(self._share(value, other) for value in writes for other in (*read, *written, *reads)):
            return False
        arguments = list(pair.of_rows.arguments)
        return not any(self._share(value, other) and not (rows_first and value is other and arguments.count(other) == 1)
                       for value in reads for other in written)

    def _touched(self, launch: LaunchOp) -> tuple[list[SSAValue], list[SSAValue]]:
        read, written = self._accesses[launch.kernel.string_value()]
        return [launch.arguments[at] for at in sorted(read)], [launch.arguments[at] for at in sorted(written)]

    def _share(self, one: SSAValue, other: SSAValue) -> bool:
        """Whether two arguments may share memory."""
        return one is other or bool(self._liveness.over_time(one) & self._liveness.over_time(other))


def _shared(of_rows: LaunchOp, of_columns: LaunchOp) -> dict[int, int]:
    first = {value: at for at, value in reversed(list(enumerate(of_rows.arguments)))}
    return {at: first[value] for at, value in enumerate(of_columns.arguments) if value in first}


def _merge(function: FuncOp, pairs: list[Pair], accesses: Accesses, made: dict[Hashable, Walk | None],
           watcher: Watcher) -> None:
    """Replace each pair by one launch, if no operation has to stay between the two."""
    if not pairs:
        return
    pair_of = {launch: pair for pair in pairs for launch in (pair.of_rows, pair.of_columns)}
    sets = LaunchSets(function, lambda launch: id(pair_of[launch]) if launch in pair_of else None, accesses,
                      in_a_row=True)
    together = {launch for launches in sets.sets for launch in launches}
    sets.reorder()
    for pair in pairs:
        if pair.of_columns not in together:
            watcher.missed(pair.of_columns, "something must be done between the rows and the "
                           "columns")
            continue
        found = made[pair.key]
        assert found is not None
        watcher.done(pair.of_columns, "its columns are added up while rows are walked")
        new = LaunchOp(found.kernel.sym_name.data,
                       [*pair.of_rows.arguments, *(pair.of_columns.arguments[at] for at in found.further)])
        insert_before(pair.of_columns, new, like=(pair.of_rows, pair.of_columns))
        erase(pair.of_rows, pair.of_columns)
        if found.kernel.parent is None:
            insert_before(pair.columns.kernel, found.kernel)
