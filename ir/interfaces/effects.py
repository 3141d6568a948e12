"""Memory effects of operations: xDSL's memory effects with the affected values.

Traits declare the effects of an operation. An operation without such a trait may have any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Set
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple, TypeAlias

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import (
    EffectInstance,
    IsolatedFromAbove,
    IsTerminator,
    MemoryEffect,
    MemoryEffectKind,
    NoMemoryEffect,
    OpTrait,
    RecursiveMemoryEffect,
    Resource,
)

from ..operand_groups import operand_group
from ..traversal import operations_in

__all__ = ["AtomicUpdate", "Communicates", "Effects", "ErrorReport", "Memory", "Network", "OperandEffects",
           "ReportsErrors", "accessed_arguments", "can_be_repeated", "communicates", "effects_of", "is_pure",
           "own_effects"]

Memory: TypeAlias = Callable[[SSAValue], Hashable]
"""A function that identifies buffers: buffers with equal keys share memory."""


@dataclass(frozen=True)
class OperandEffects(MemoryEffect):
    """Declares the operands that an operation reads, writes and frees, and the results that it allocates, by
    definition name.

        traits = traits_def(OperandEffects(reads=("source",), writes=("target",)))
    """

    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    allocates: tuple[str, ...] = ()
    frees: tuple[str, ...] = ()

    def get_effects(self, op: Operation) -> Set[EffectInstance]:  # type: ignore[override]
        """The effects of `op`, one for each operand or result in memory."""
        return set(self.listed(op))

    def listed(self, op: Operation) -> list[EffectInstance]:
        """The same as a list: a set takes most of the time to hash them."""
        return [EffectInstance(kind, value) for kind, name in self._named for value in operand_group(op, name)
                if not isinstance(value.type, IndexType)]

    @cached_property
    def _named(self) -> tuple[tuple[MemoryEffectKind, str], ...]:
        kinds = ((MemoryEffectKind.READ, self.reads), (MemoryEffectKind.WRITE, self.writes),
                 (MemoryEffectKind.ALLOC, self.allocates), (MemoryEffectKind.FREE, self.frees))
        return tuple((kind, name) for kind, names in kinds for name in names)


@dataclass(frozen=True)
class ErrorReport(Resource):
    """The resource in which a kernel records a failed check; recording is idempotent."""

    def name(self) -> str:
        return "ErrorReport"


@dataclass(frozen=True)
class Network(Resource):
    """The resource that connects the processes of a distributed program, who access it in the same order."""

    def name(self) -> str:
        return "Network"


class Communicates(MemoryEffect):
    """An operation that synchronizes with other processes: it must be neither removed nor duplicated, nor reordered
    with its kind. It reads its operands, and writes them if it is `in_place`.
    """

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        kinds = [MemoryEffectKind.READ, *([MemoryEffectKind.WRITE] if "in_place" in op.properties else [])]
        return {EffectInstance(MemoryEffectKind.WRITE, resource=Network()),
                *(EffectInstance(kind, operand) for operand in op.operands for kind in kinds)}


def communicates(op: Operation) -> bool:
    """Whether an operation synchronizes with other processes."""
    return op.has_trait(Communicates, value_if_unregistered=False)


class AtomicUpdate(OpTrait):
    """An operation that reads and writes memory atomically: concurrent ones all take effect, in any order."""


_REPORT = frozenset({EffectInstance(MemoryEffectKind.WRITE, resource=ErrorReport())})


class ReportsErrors(MemoryEffect):
    """An operation that reports errors to the code that launched the kernel, and has no effect on memory."""

    @classmethod
    def get_effects(cls, op: Operation) -> Set[EffectInstance]:
        return _REPORT


class Effects(NamedTuple):
    """The memory that an operation, including nested ones, reads and writes."""

    reads: frozenset[Hashable]
    writes: frozenset[Hashable]
    repeatable: bool
    """Whether executing the op twice is equivalent to executing it once: it neither writes nor has another side
    effect.
    """
    reports: bool
    """Whether it may report an error."""

    def conflicts(self, other: Effects) -> bool:
        """Whether the order of the two operations matters."""
        return bool(self.writes & (other.reads | other.writes) or self.reads & other.writes)


def effects_of(op: Operation, memory: Memory = lambda buffer: buffer) -> Effects:
    """The effects of `op`; unknown effects count as reading and writing every buffer."""
    reads: set[Hashable] = set()
    writes: set[Hashable] = set()
    repeatable, reports = True, False
    for inner in operations_in(op):
        if is_pure(inner):
            continue
        effects = own_effects(inner)
        if effects is None:
            effects, repeatable = _EVERYTHING, False
        for kind, value, resource in ((effect.kind, effect.value, effect.resource) for effect in effects):
            if isinstance(resource, ErrorReport):
                reports = True
            elif isinstance(resource, Network):
                repeatable = False
            elif kind is MemoryEffectKind.ALLOC:
                repeatable = False
            else:
                keys = (memory(value),) if isinstance(value, SSAValue) else map(memory, _buffers_around(inner))
                (reads if kind is MemoryEffectKind.READ else writes).update(keys)
    return Effects(frozenset(reads), frozenset(writes), repeatable and not writes, reports)


_EVERYTHING = frozenset({EffectInstance(MemoryEffectKind.READ), EffectInstance(MemoryEffectKind.WRITE)})
"""Effects without a value, which affect all memory."""


def can_be_repeated(op: Operation, written: Collection[Hashable] = ()) -> bool:
    """Whether several programs may each execute `op` while they write the given buffers."""
    effects = effects_of(op)
    return not op.regions and effects.repeatable and effects.reads.isdisjoint(written)


def own_effects(op: Operation) -> Iterable[EffectInstance] | None:
    """The effects of `op` without those of nested operations; None if unknown."""
    traits = _effect_traits(type(op))
    if traits is None:
        return None
    if len(traits) == 1:
        [trait] = traits
        return trait.listed(op) if isinstance(trait, OperandEffects) else trait.get_effects(op)
    found: set[EffectInstance] = set()
    for trait in traits:
        effects = trait.get_effects(op)
        if effects is None:
            return None
        found |= effects
    return found


@cache
def _effect_traits(kind: type[Operation]) -> tuple[MemoryEffect, ...] | None:
    """The traits that declare the effects of a class of operations; None if there are none."""
    traits = kind.get_traits_of_type(MemoryEffect)
    if not traits and not kind.has_trait(IsTerminator, value_if_unregistered=False):
        return None
    return tuple(trait for trait in traits if not isinstance(trait, NoMemoryEffect | RecursiveMemoryEffect))


def is_pure(op: Operation) -> bool:
    """Whether `op` has no effects for any operands, and has no regions."""
    return not op.regions and _is_pure(type(op))


@cache
def _is_pure(kind: type[Operation]) -> bool:
    traits = kind.get_traits_of_type(MemoryEffect)
    return bool(traits) and all(isinstance(trait, NoMemoryEffect) for trait in traits)


def _buffers_around(op: Operation) -> list[SSAValue]:
    """All buffers in the kernel that contains `op`."""
    root = op
    while (parent := root.parent_op()) is not None and not root.has_trait(IsolatedFromAbove,
                                                                         value_if_unregistered=False):
        root = parent
    blocks: Iterable[Block] = (block for inner in root.walk() for region in inner.regions for block in region.blocks)
    values = [*(argument for block in blocks for argument in block.args),
              *(result for inner in root.walk() for result in inner.results)]
    return [value for value in values if isinstance(value.type, MemRefType)]


def accessed_arguments(kernel: Operation) -> tuple[set[int], set[int]]:
    """The numbers of the kernel's arguments that it reads, and of those that it writes."""
    position: dict[Hashable, int] = {argument: at for at, argument in enumerate(kernel.regions[0].block.args)}
    effects = effects_of(kernel)
    return ({position[buffer] for buffer in effects.reads if buffer in position},
            {position[buffer] for buffer in effects.writes if buffer in position})
