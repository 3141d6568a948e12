"""The pass `drop-equal-alternatives`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ...ir.dialects.host_alternatives import CHOSEN
from ...ir.equivalence import regions_equivalent
from ...ir.machines.targets import MACHINE_FIELDS
from ...ir.watching import Watcher
from ..rewriting.alternatives import drop_unlaunched, put_in_place


@dataclass(frozen=True)
class DropEqualAlternatives(ModulePass):
    """Remove alternatives of a launch that became equal to an earlier one, so that they are neither compiled nor
    measured.

        host.launch_one_of [@sums, @sums_half_registers, @sums_half_l2](%x, %y) : ...
    becomes, where the first two kernels are equal but for their names
        host.launch_one_of [@sums, @sums_half_l2](%x, %y) : ...
    A launch whose alternative was chosen stays as it is.
    """

    name = "drop-equal-alternatives"

    most: int = 4
    """Alternatives that are kept of a launch at most, the first ones."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        found = {name.data: each for each in op.ops if isinstance(name := each.properties.get("sym_name"), StringAttr)}
        kept: dict[tuple[str, ...], list[str]] = {}
        for launch in [each for each in op.walk() if isinstance(each, LaunchOneOfOp) and CHOSEN not in each.attributes]:
            names = tuple(launch.kernel_names)
            if names not in kept:
                kept[names] = self._kept(names, found)
            if kept[names] != list(names) and watcher.allows(launch):
                self._replace(launch, kept[names], watcher)
        drop_unlaunched(op, dict.fromkeys(name for names in kept for name in names))

    def _replace(self, launch: LaunchOneOfOp, names: list[str], watcher: Watcher) -> None:
        count = len(launch.kernel_names)
        watcher.done(launch, "{dropped} of {count} alternatives are dropped", dropped=count - len(names),
                     count=count)
        arguments = list(launch.arguments)
        new: Operation = LaunchOp(names[0], arguments) if len(names) == 1 else LaunchOneOfOp(names, arguments)
        put_in_place(launch, [new])

    def _kept(self, names: tuple[str, ...], found: Mapping[str, Operation]) -> list[str]:
        kept: list[str] = []
        for name in names:
            if name not in found or not any(other in found and _are_equal(found[other], found[name]) for other in kept):
                kept.append(name)
        return kept[:max(1, self.most)]


def _are_equal(first: Operation, second: Operation) -> bool:
    """Whether two kernels are equal except for their names."""
    return type(first) is type(second) and _facts(first) == _facts(second) and regions_equivalent(first, second)


def _facts(op: Operation) -> dict[str, object]:
    return {name: value for name, value in (*op.attributes.items(), *op.properties.items())
            if name not in ("sym_name", MACHINE_FIELDS)}
