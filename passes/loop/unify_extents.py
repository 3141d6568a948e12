"""The pass `unify-extents`."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr, MemRefType, ModuleOp, StringAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Region, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOp
from ...ir.dialects.loop import SCHEDULED, WARPS, KernelOp, ParallelOp
from ...ir.dialects.shape import ExprAttr, ValueOp
from ...ir.equivalence import regions_equivalent
from ...ir.expressions import symbol
from ...ir.interfaces.effects import accessed_arguments, effects_of
from ...ir.locations import add_location
from ...ir.modules.symbols import unused_name
from ..analysis.launch_sets import LaunchSets, bytes_of
from ..rewriting.alternatives import drop_unlaunched
from ..rewriting.cloning import clone_with_locations
from ..rewriting.edits import insert_before, replace
from ..rewriting.machine_options import from_gpu, settled


@dataclass(frozen=True)
class UnifyExtents(ModulePass):
    """Replace several kernels that differ only in the length of their loop by one that takes the length as an argument,
    where their launches are small and independent.

        loop.kernel @step_0(%x: memref<256xf32>) { loop.parallel %i = 0 to 256 { ... } }
        loop.kernel @step_1(%x: memref<16xf32>) { loop.parallel %i = 0 to 16 { ... } }
        host.launch @step_0(%a) : ...
        host.launch @step_1(%b) : ...
    becomes
        loop.kernel @step_0_n(%x: memref<?xf32>, %n: index) {
          loop.parallel %i = 0 to %n attributes {expected = 272 : i64} { ... }
        }
        host.launch @step_0_n(%a, %c256) : ...
        host.launch @step_0_n(%b, %c16) : ...

    The parameters of a model, whatever their shapes, can then be updated in few launches (`merge-launches`), and fewer
    kernels are compiled. The pass applies to kernels with a single nest whose subscripts do not depend on the sizes.
    `expected` is the total number of iterations of all launches of the set, which determines whether they fill a GPU.
    """

    name = "unify-extents"

    bytes: int = from_gpu("launch_bytes")
    """The most that a launch may touch, as in `merge-launches`."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        kernels = {each.sym_name.data: each for each in op.ops if isinstance(each, KernelOp)}
        accesses = {name: accessed_arguments(kernel) for name, kernel in kernels.items()}
        classes = _classes(kernels)
        for function in op.ops:
            if isinstance(function, FuncOp) and not function.is_declaration:
                sets = LaunchSets(function, lambda launch: self._key(launch, classes), accesses)
                for launches in sets.sets:
                    members = {launch.kernel.string_value() for launch in launches}
                    if len(members) > 1 and watcher.allows(launches[0]):
                        found = classes[launches[0].kernel.string_value()]
                        watcher.done(launches[0], "{kernels} kernels of different extents become one",
                                     kernels=len(members))
                        _use(found, launches, kernels)
        drop_unlaunched(op, [name for name, found in classes.items() if found.is_used])

    def _key(self, launch: LaunchOp, classes: dict[str, _Class]) -> Hashable | None:
        """The properties that launches must share to use one kernel."""
        touched = bytes_of(launch)
        if touched is None or touched > self.bytes:
            return None
        return classes.get(launch.kernel.string_value())


@dataclass(eq=False)
class _Class:
    """Kernels that are equal except for their extent."""

    kernel: KernelOp
    """What they are with the extent as the last argument."""
    is_used: bool = False


def _classes(kernels: dict[str, KernelOp]) -> dict[str, _Class]:
    """The class of each kernel with one outermost loop of known extent."""
    result: dict[str, _Class] = {}
    alike: dict[Hashable, list[_Class]] = {}
    for name, kernel in kernels.items():
        if {SCHEDULED, WARPS} & kernel.attributes.keys() or (general := _with_extent_as_argument(kernel)) is None:
            continue
        known = alike.setdefault(tuple(op.name for op in general.walk()), [])
        found = next((each for each in known if each.kernel.attributes == general.attributes
                      and regions_equivalent(each.kernel, general)), None)
        if found is None:
            found = _Class(general)
            known.append(found)
        else:
            add_location(found.kernel, general)
        result[name] = found
    return result


def _with_extent_as_argument(kernel: KernelOp) -> KernelOp | None:
    """A copy of a kernel that takes the upper bound of its one nest as an argument; None if there is no such nest."""
    block = kernel.body.block
    effective = [op for op in block.ops if not effects_of(op).repeatable]
    if len(effective) != 1 or not isinstance(nest := effective[0], ParallelOp) or nest.threads is not None \
            or nest.upper_bound.as_int is None or nest.lower_bound != 0 or nest.step_size != 1:
        return None
    new = Block(arg_types=[MemRefType(arg.type.element_type, [DYNAMIC_INDEX]) if isinstance(arg.type, MemRefType)
                           else arg.type for arg in block.args] + [IndexType()])
    extent = new.args[-1]
    extent.name_hint = "extent"
    values: dict[SSAValue, SSAValue] = {}
    for old, arg in zip(block.args, new.args, strict=False):
        values[old] = arg
        arg.name_hint = old.name_hint
    for op in block.ops:
        copy = clone_with_locations(op, values)
        if op is nest:
            copy.operands = [extent]
            copy.properties["upper"] = ExprAttr(symbol("d0"))
        new.add_op(copy)
    result = KernelOp(f"{kernel.sym_name.data}_n", Region(new))
    result.attributes.update(kernel.attributes)
    result.location = kernel.location
    return result


def _use(found: _Class, launches: list[LaunchOp], kernels: dict[str, KernelOp]) -> None:
    """Launch the general kernel instead of those with known extents."""
    total = 0
    for launch in launches:
        special = kernels[launch.kernel.string_value()]
        if not found.is_used:
            found.is_used = True
            found.kernel.properties["sym_name"] = StringAttr(unused_name(found.kernel.sym_name.data, {*kernels}))
            insert_before(special, found.kernel)
        nest = next(op for op in special.body.block.ops if isinstance(op, ParallelOp))
        extent = ValueOp(nest.upper_bound)
        replaced = LaunchOp(found.kernel.sym_name.data, [*launch.arguments, extent.result])
        replaced.attributes.update(launch.attributes)
        replace(launch, extent, replaced)
        total += nest.upper_bound.as_int or 0
    general = next(op for op in found.kernel.body.block.ops if isinstance(op, ParallelOp))
    general.attributes["expected"] = IntegerAttr(total, i64)
