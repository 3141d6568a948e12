"""Describes the kernels of a module and the operator calls of its host program."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ..ir.dialects import arith
from ..ir.dialects.aten import has_schema, schema_of
from ..ir.dialects.host import BufferType, LaunchOp
from ..ir.dialects.host_alternatives import LaunchOneOfOp
from ..ir.dtypes import element_bytes
from ..ir.interfaces.effects import effects_of
from ..ir.interfaces.kernels import Kernel
from ..ir.interfaces.views import viewed
from ..ir.machines.targets import machine_of
from ..ir.modules.levels import EXTERN
from ..ir.provenance import Origin, origins_in
from ..passes.analysis.shared_memory import SharedMemory
from .remarks import Remarked
from .report import Call, KernelReport
from .roofline import accessed_bytes, arithmetic_of, bound_of
from .tables import Tables

__all__ = ["bytes_of", "calls_of", "kernels_of", "origins_within"]

_SAYING_WHY = ("choose-contractions", "aten-to-prim")
"""The passes whose remarks say why an operator is not lowered."""


def kernels_of(module: ModuleOp, tables: Tables) -> tuple[KernelReport, ...]:
    """Return the kernels in the order of the module."""
    launches: dict[str, list[LaunchOp | LaunchOneOfOp]] = {}
    alternatives: set[str] = set()
    machine, shared = machine_of(module), SharedMemory(module)
    for op in module.walk():
        if isinstance(op, LaunchOp | LaunchOneOfOp):
            for name in op.kernel_names:
                launches.setdefault(name, []).append(op)
        if isinstance(op, LaunchOneOfOp):
            alternatives.update(name for at, name in enumerate(op.kernel_names) if at != op.chosen)
    reports = []
    for kernel in module.ops:
        if isinstance(kernel, Kernel):
            name = kernel.sym_name.data
            found = launches.get(name, [])
            read, written = _moved(kernel, found[0]) if found else (None, None)
            arithmetic, moved = arithmetic_of(kernel), None if read is None or written is None else read + written
            bound = bound_of(moved, arithmetic, machine)
            reports.append(KernelReport(
                name, tables.set_of(origins_within(kernel)), sum(1 for _ in kernel.walk()) - 1, len(found), read,
                written, kernel.describe_launch(), name in alternatives, not shared.reads_what_it_writes(kernel),
                arithmetic, *((None, "") if bound is None else bound)))
    return tuple(reports)


def calls_of(module: ModuleOp, remarked: Remarked, tables: Tables) -> tuple[Call, ...]:
    """Return the operator calls; those of one operator with the same reason and origins are merged."""
    counts: dict[Call, int] = {}
    for op in module.walk():
        if isinstance(op.parent_op(), FuncOp) and has_schema(op):
            reason = op.attributes.get(EXTERN)
            call = Call(schema_of(op).qualified_name, reason.data if isinstance(reason, StringAttr) else "no lowering",
                        remarked.about(op, _SAYING_WHY), 1, tables.set_of(origins_in(op.location)))
            counts[call] = counts.get(call, 0) + 1
    return tuple(Call(each.operator, each.reason, each.remarks, count, each.origins)
                 for each, count in counts.items())


def origins_within(op: Operation) -> Iterator[Origin]:
    """Yield the origins of an operation and of all operations nested in it."""
    return (origin for inner in op.walk() for origin in origins_in(inner.location))


def bytes_of(type: BufferType) -> int | None:
    """Return the bytes from a buffer's first element to its last; None if a size is symbolic."""
    return None if type.extent is None else type.extent * element_bytes(type.element_type)


def _moved(kernel: Kernel, launch: LaunchOp | LaunchOneOfOp) -> tuple[int | None, int | None]:
    """Return the bytes that a launch reads from its buffers, and those that it writes."""
    effects = effects_of(kernel, _memory_behind)
    return _together(kernel, launch, effects.reads, True), _together(kernel, launch, effects.writes, False)


def _memory_behind(value: SSAValue) -> frozenset[SSAValue]:
    """Return the memory that an address is computed from: one buffer, or those between which the address is selected.
    """
    while isinstance(value.owner, Operation) and (source := viewed(value.owner)) is not None:
        value = source
    if isinstance(value.owner, arith.SelectOp):
        return _memory_behind(value.owner.lhs) | _memory_behind(value.owner.rhs)
    return frozenset({value})


def _together(kernel: Kernel, launch: LaunchOp | LaunchOneOfOp, memory: Collection[Hashable], reads: bool
              ) -> int | None:
    """Return the bytes moved, at most the size of each buffer and at most what the kernel's loads or stores transfer:
    a gather reads a few rows of a large table.
    """
    arguments: dict[SSAValue, list[SSAValue]] = {}
    for argument, given in zip(kernel.body.block.args, launch.arguments, strict=True):
        if any(isinstance(buffers, frozenset) and argument in buffers for buffers in memory):
            arguments.setdefault(given, []).append(argument)
    total = 0
    for given, names in arguments.items():
        if isinstance(given.type, BufferType):
            accessed = [accessed_bytes(name, reads) for name in names]
            known = [each for each in accessed if each is not None]
            limits = [bytes_of(given.type), sum(known) if len(known) == len(accessed) else None]
            if all(limit is None for limit in limits):
                return None
            total += min(limit for limit in limits if limit is not None)
    return total
