"""The pass `merge-launches`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, IntegerAttr, IntegerType, ModuleOp, i32
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import arith, triton
from ...ir.dialects.host import LaunchOp
from ...ir.dialects.shape import ValueOp
from ...ir.equivalence import regions_equivalent
from ...ir.modules.symbols import unused_name
from ...ir.watching import Watcher
from ..analysis.launch_sets import LaunchSets, bytes_of
from ..rewriting.alternatives import drop_unlaunched
from ..rewriting.edits import erase, insert_before
from ..rewriting.machine_options import from_gpu, settled
from .analysis.memory import accessed_arguments

Item = TypeVar("Item")


@dataclass(frozen=True)
class MergeLaunches(ModulePass):
    """Replace several small launches of the same kernel that do not depend on each other by one launch.

        host.launch @step(%a, %n) : !host.buffer<[256], f32>, index
        host.launch @step(%b, %m) : !host.buffer<[512], f32>, index
    becomes
        host.launch @step_x2(%a, %b) : !host.buffer<[256], f32>, !host.buffer<[512], f32>

        triton.func @step_x2(%x: !triton.ptr<f32>, %x_1: !triton.ptr<f32>) attributes {grid = [#shape.expr<6>], ...} {
          %pid = triton.get_program_id x : i32
          %first = arith.cmpi slt, %pid, %c2 : i32
          %own_x = arith.select %first, %x, %x_1 : !triton.ptr<f32>
          %n = arith.select %first, %c256, %c512 : i64
          %start = arith.select %first, %c0, %c2 : i32
          %own = arith.subi %pid, %start : i32
          ...

    Each program finds its original launch by its program number, and uses the addresses and sizes of that launch. A
    launch costs about 3 us on the device, in which it can transfer 9 MB, and more on the host; launches that access
    more than `bytes` are therefore not merged. The number of programs of each launch must be known at compile time.
    The merged launch is placed where the last of the original ones was.
    """

    name = "merge-launches"

    bytes: int = from_gpu("launch_bytes")
    """The most that a launch may touch to be merged: as much as moves while another is launched."""
    arguments: int = 256
    """The most arguments of a merged kernel: half of the 4096 bytes that a launch may pass."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        kernels = {each.sym_name.data: each for each in op.ops if isinstance(each, triton.FuncOp)}
        names = {*kernels, *(each.sym_name.data for each in op.ops if isinstance(each, FuncOp))}
        merged: dict[str, list[triton.FuncOp]] = {}
        accesses = {name: accessed_arguments(kernel) for name, kernel in kernels.items()}
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                sets = LaunchSets(function, lambda launch: self._key(launch, kernels), accesses)
                wanted = [launches for launches in sets.sets if watcher.allows(launches[0])]
                if wanted:
                    self._merge(sets, wanted, kernels, merged, names, watcher)
        drop_unlaunched(op, merged)

    def _key(self, launch: LaunchOp, kernels: dict[str, triton.FuncOp]) -> Hashable | None:
        """The properties that launches must share to be merged; None for a launch that is not merged."""
        kernel, touched = kernels.get(launch.kernel.string_value()), bytes_of(launch)
        if kernel is None or touched is None or touched > self.bytes:
            return None
        if not 0 < len(kernel.body.block.args) <= self.arguments // 2:
            return None
        grid = _grid_of(launch, kernel)
        if grid is None or any(isinstance(op, triton.GetNumProgramsOp) for op in kernel.walk()):
            return None
        unknown = tuple(value for value in _integers(launch, kernel) if _constant(value) is None)
        return kernel.sym_name.data, grid[1:], unknown

    def _merge(
        self, sets: LaunchSets, wanted: Sequence[Sequence[LaunchOp]],
        kernels: dict[str, triton.FuncOp], merged: dict[str, list[triton.FuncOp]], names: set[str], watcher: Watcher
    ) -> None:
        """Reorder the operations of a function such that the launches of a set are adjacent, and merge them."""
        firsts = {launches[0] for launches in wanted}
        for group in sets.reorder():
            if group[0] not in firsts:
                continue
            launches = [op for op in group if isinstance(op, LaunchOp)]
            name = launches[0].kernel.string_value()
            chunks = _chunks(launches, self.arguments // len(kernels[name].body.block.args))
            watcher.done(launches[0], "{launches} launches of @{kernel} become {merged}", kernel=name,
                         launches=len(launches), merged=len(chunks))
            for chunk in chunks:
                if len(chunk) > 1:
                    _replace(chunk, kernels[name], merged.setdefault(name, []), names)


def _chunks(items: Sequence[Item], most: int) -> list[Sequence[Item]]:
    """Consecutive parts of nearly equal length, none longer than `most`."""
    count = -(-len(items) // most)
    bounds = [at * len(items) // count for at in range(count + 1)]
    return [items[start:end] for start, end in pairwise(bounds)]


def _replace(
    launches: Sequence[LaunchOp], kernel: triton.FuncOp, merged: list[triton.FuncOp], names: set[str]
) -> None:
    """Replace several adjacent launches by one."""
    writer = _Writer(launches, kernel)
    fresh = writer.write()
    found = next((each for each in merged if _is_equal(each, fresh)), None)
    if found is None:
        name = unused_name(f"{kernel.sym_name.data}_x{len(launches)}", names)
        fresh.properties["sym_name"] = type(fresh.sym_name)(name)
        insert_before(kernel, fresh)
        merged.append(fresh)
        found = fresh
    insert_before(launches[0], LaunchOp(found.sym_name.data, writer.operands), like=launches)
    erase(*launches)


def _is_equal(first: triton.FuncOp, second: triton.FuncOp) -> bool:
    return all(first.properties[key] == second.properties[key] for key in first.properties if key != "sym_name") \
        and first.attributes == second.attributes and regions_equivalent(first, second)


class _Writer:
    """Writes the kernel that computes several launches of one kernel."""

    def __init__(self, launches: Sequence[LaunchOp], kernel: triton.FuncOp):
        self.launches, self.kernel = launches, kernel
        self.block = Block()
        self.operands: list[SSAValue] = []
        self._attributes: list[dict[str, Attribute]] = []
        grids = [_grid_of(launch, kernel) for launch in launches]
        self.grid = next(grid for grid in grids if grid is not None)
        counts = [grid[0] for grid in grids if grid is not None]
        self._counts = counts
        self.starts = [sum(counts[:at]) for at in range(len(counts) + 1)]
        self._numbers: dict[tuple[int, IntegerType], SSAValue] = {}
        self._conditions: dict[int, SSAValue] = {}

    def write(self) -> triton.FuncOp:
        """The kernel; afterwards `operands` are the arguments of its launch."""
        arguments = [self._arguments(position) for position in range(len(self.kernel.body.block.args))]
        self.program = self._add(triton.GetProgramIdOp("x"))
        values: dict[SSAValue, SSAValue] = {}
        for argument, given in zip(self.kernel.body.block.args, arguments, strict=True):
            values[argument] = self._chosen([self._value(each, argument.type) for each in given])
        starts = [self._value(start, i32) for start in self.starts[:-1]]
        own = self._add(arith.SubiOp(self.program, self._chosen(starts)))
        # Nothing changes, but now it can be seen in which range it is.
        own = self._add(arith.MaxSIOp(own, self._value(0, i32)))
        own = self._add(arith.MinSIOp(own, self._value(max(self._counts) - 1, i32)))
        own.name_hint = "own"
        for op in self.kernel.body.block.ops:
            copy = op.clone(values)
            for new, old in zip(copy.walk(), op.walk(), strict=True):
                new.location = old.location
            self.block.add_op(copy)
        for op in list(self.block.walk()):
            if isinstance(op, triton.GetProgramIdOp) and op.result is not self.program and op.axis.data == "x":
                op.result.replace_all_uses_with(own)
                erase(op)
        func = triton.FuncOp(self.kernel.sym_name.data, Region(self.block), [self.starts[-1], *self.grid[1:]],
                             warps=self.kernel.warps, stages=self.kernel.stages)
        func.properties["arg_attrs"] = type(func.arg_attrs)([DictionaryAttr(each) for each in self._attributes])
        func.attributes.update(self.kernel.attributes)
        func.location = self.kernel.location
        return func

    def _arguments(self, position: int) -> list[SSAValue | int]:
        """The value of an argument in each launch: an argument of the new kernel, or a number."""
        argument = self.kernel.body.block.args[position]
        result: list[SSAValue | int] = []
        known: dict[SSAValue, SSAValue] = {}
        for launch in self.launches:
            given = launch.arguments[position]
            number = None if isinstance(argument.type, triton.PointerType) else _constant(given)
            if number is not None:
                result.append(number)
                continue
            if given not in known:
                fresh = known[given] = self.block.insert_arg(argument.type, len(self.block.args))
                fresh.name_hint = argument.name_hint
                self.operands.append(given)
                self._attributes.append(dict(self.kernel.arg_attrs.data[position].data))
            result.append(known[given])
        return result

    def _value(self, given: SSAValue | int, type: Attribute) -> SSAValue:
        if not isinstance(given, int):
            return given
        assert isinstance(type, IntegerType)
        if (given, type) not in self._numbers:
            self._numbers[given, type] = self._add(arith.ConstantOp(IntegerAttr(given, type)))
        return self._numbers[given, type]

    def _chosen(self, values: Sequence[SSAValue], first: int = 0) -> SSAValue:
        """The value that belongs to this program, among values for the parts from `first` on."""
        if all(value is values[0] for value in values):
            return values[0]
        half = len(values) // 2
        lower, upper = self._chosen(values[:half], first), self._chosen(values[half:], first + half)
        return self._add(arith.SelectOp(self._is_before(first + half), lower, upper))

    def _is_before(self, part: int) -> SSAValue:
        if part not in self._conditions:
            bound = self._value(self.starts[part], i32)
            self._conditions[part] = self._add(arith.CmpiOp(self.program, bound, "slt"))
        return self._conditions[part]

    def _add(self, op: Operation) -> SSAValue:
        op.location = self.kernel.location
        self.block.add_op(op)
        return op.results[0]


def _integers(launch: LaunchOp, kernel: triton.FuncOp) -> list[SSAValue]:
    """The values of the integer arguments of a kernel in a launch, in order."""
    return [given for given, argument in zip(launch.arguments, kernel.body.block.args, strict=True)
            if not isinstance(argument.type, triton.PointerType)]


def _constant(value: SSAValue) -> int | None:
    """The value of an integer argument of a launch, if it is known."""
    return value.owner.value.data.as_int if isinstance(value.owner, ValueOp) else None


def _grid_of(launch: LaunchOp, kernel: triton.FuncOp) -> tuple[int, ...] | None:
    """The number of programs of a launch along each axis, if it is known."""
    numbers = {f"d{at}": number for at, value in enumerate(_integers(launch, kernel))
               if (number := _constant(value)) is not None}
    grid = tuple(size.substitute(numbers).as_int for size in kernel.grid_sizes)
    return None if None in grid else grid  # type: ignore[return-value]
