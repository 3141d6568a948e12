"""The pass `enumerate-schedules`."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.loop import SCHEDULED, KernelOp
from ...ir.machines.machine import Machine
from ...ir.machines.quantities import quantity_text
from ...ir.machines.targets import MACHINE_FIELDS, machine_of
from ...ir.machines.text import field_kinds, value_of
from ...ir.watching import counted
from ..analysis.shared_memory import SharedMemory
from ..rewriting.alternatives import is_large, offer

CHANGES = {
    "half_vector_bits": ("vector_bits", "0.5"),
    "half_registers": ("registers", "0.5"),
    "half_l2": ("l2", "0.5"),
    "eighth_fork_join": ("fork_join", "0.125"),
    "64x_fork_join": ("fork_join", "64"),
}
"""What a variant is called, and the field of the machine that is changed for it by a factor. Narrower vectors leave
less over at the end of a row; fewer registers make smaller tiles and fewer partial sums; of a smaller cache the sums of
a block take less; and where other threads are woken sooner, or later, more or fewer of them share a loop."""


@dataclass(frozen=True)
class EnumerateSchedules(ModulePass):
    """Generate variants of a kernel that later passes schedule in different ways, of which a measurement chooses one.

        loop.kernel @sums(...) { ... }
        host.launch @sums(%x, %y)
    becomes
        loop.kernel @sums(...) { ... }
        loop.kernel @sums_half_vector_bits(...) attributes {stepwell.machine_fields = "vector_bits=256"} { ... }
        loop.kernel @sums_half_registers(...) attributes {stepwell.machine_fields = "registers=16"} { ... }
        ...
        host.launch_one_of [@sums, @sums_half_vector_bits, @sums_half_registers, ...](%x, %y)
    Each variant overrides one field of the machine while it is scheduled. Every pass that decides by the machine, on
    vectors, tiles, partial sums or threads, therefore decides separately for each variant. Small kernels, and kernels
    with a user's schedule, get no variants.
    """

    name = "enumerate-schedules"

    minimum_elements: int = 16384
    """Elements of the largest buffer from which on a kernel has variants."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher, shared = watcher_of(ctx), SharedMemory(op)
        kernels = [each for each in op.ops if isinstance(each, KernelOp)]
        taken = {kernel.sym_name.data for kernel in kernels}
        for kernel in kernels:
            launches = shared.launches.get(kernel.sym_name.data, [])
            if launches and SCHEDULED not in kernel.attributes and is_large(
                    kernel, self.minimum_elements, watcher, "schedules") and watcher.allows(kernel):
                variants = _variants(kernel)
                watcher.done(kernel, f"{counted(len(variants), 'other schedule')} to choose from")
                offer(kernel, variants, launches, taken)


def _variants(kernel: KernelOp) -> dict[str, KernelOp]:
    """Copies of a kernel that are scheduled for modified machines, with their labels."""
    machine, variants = machine_of(kernel), dict[str, KernelOp]()
    for label, (field, factor) in CHANGES.items():
        if (text := _changed(machine, field, Decimal(factor))) is not None:
            variants[label] = kernel.clone()
            variants[label].attributes[MACHINE_FIELDS] = StringAttr(text)
    return variants


def _changed(machine: Machine, field: str, factor: Decimal) -> str | None:
    """The text that sets a field to a multiple of the machine's value; None if the machine has no such field, or the
    field does not accept that value."""
    kind = field_kinds(type(machine)).get(field)
    if kind is None:
        return None
    value = Decimal(repr(value_of(machine, field))) * factor
    if not kind.holds(value):
        return None
    return f"{field}={quantity_text(int(value) if kind.is_whole else float(value), kind).replace(' ', '')}"
