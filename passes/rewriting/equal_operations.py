"""Equal operations made one."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from xdsl.ir import Block, Operation
from xdsl.traits import (
    IsolatedFromAbove,
    IsTerminator,
    MemoryEffect,
    MemoryEffectKind,
    NoMemoryEffect,
)

from ...ir.dialects.host import BufferType, SliceOp, ViewOp
from ...ir.equivalence import regions_equivalent
from ...ir.errors import position_of
from ...ir.interfaces.effects import Memory, effects_of, is_pure, own_effects
from ...ir.locations import add_location
from ...ir.rewriting.dead_code import stays
from ...ir.watching import SILENT, Watcher, describe
from .edits import erase

__all__ = ["merge_equal_operations"]

Known = dict[Hashable, Operation]


def merge_equal_operations(op: Operation, watcher: Watcher = SILENT, memory: Memory | None = None) -> None:
    """Replace operations in the regions of `op` by equal ones there that dominate them.

    An operation without effects also serves in the regions below it; one that reads memory serves to the end of its
    block, or to the next operation that may write: with `memory`, which tells buffers apart, that may write what it
    read. Regions are compared too. What stands for several operations has the locations of all of them, unless it is a
    constant.
    """
    _Merger(watcher, memory).visit_regions(op, {})


class _Merger:
    """One walk. The effects of each operation are found once, those of an inner one before those around it."""

    def __init__(self, watcher: Watcher, memory: Memory | None) -> None:
        self._watcher, self._memory = watcher, memory
        self._kinds: dict[Operation, frozenset[MemoryEffectKind] | None] = {}
        self._reads: dict[Operation, frozenset[Hashable]] = {}

    def visit_regions(self, op: Operation, known: Known) -> None:
        if op.has_trait(IsolatedFromAbove):
            known = {}
        for region in op.regions:
            for block in region.blocks:
                self._visit_block(block, known)

    def _visit_block(self, block: Block, known: Known) -> None:
        added: list[Hashable] = []
        read: Known = {}
        op = block.first_op
        while op is not None:
            following = op.next_op
            if op.regions:
                self.visit_regions(op, known)
            if _is_class_pure(type(op)):
                self._merge(op, known, added)
            else:
                effects = None if stays(type(op)) else self._effects(op)
                if effects is None or effects & _WRITES:
                    self._forget(read, op)
                elif not effects:
                    self._merge(op, known, added)
                elif effects == _READS:
                    self._merge(op, read, [])
            op = following
        for key in added:
            del known[key]

    def _merge(self, op: Operation, known: Known, added: list[Hashable]) -> None:
        key = _key(op)
        equal = known.get(key)
        if equal is None:
            known[key] = op
            added.append(key)
        elif _makes_buffer(op):
            return  # each has memory of its own, which may be written or freed
        elif (not op.regions or regions_equivalent(op, equal)) and self._watcher.allows(op, rewrite="cse"):
            self._watcher.done(op, lambda: _remark(op, equal), rewrite="cse")
            if op.operands:  # a constant is everybody's
                add_location(equal, op)
            for result, other in zip(op.results, equal.results, strict=True):
                result.replace_all_uses_with(other)
            erase(op)

    def _forget(self, read: Known, op: Operation) -> None:
        """Forget what was read and may be overwritten by an operation."""
        if self._memory is None:
            read.clear()
            return
        written = effects_of(op, self._memory).writes
        for key in [key for key, known in read.items() if self._read(known, self._memory) & written]:
            del read[key]

    def _read(self, op: Operation, memory: Memory) -> frozenset[Hashable]:
        if op not in self._reads:
            self._reads[op] = effects_of(op, memory).reads
        return self._reads[op]

    def _effects(self, op: Operation) -> frozenset[MemoryEffectKind] | None:
        """The kinds of effect of an operation and of those in it; None if they are not known."""
        if op in self._kinds:
            return self._kinds[op]
        effects = None if (own := own_effects(op)) is None else frozenset(effect.kind for effect in own)
        for inner in (inner for region in op.regions for block in region.blocks for inner in block.ops):
            if not is_pure(inner):
                more = self._effects(inner)
                effects = None if effects is None or more is None else effects | more
        self._kinds[op] = effects
        return effects


@cache
def _is_class_pure(kind: type[Operation]) -> bool:
    return not kind.has_trait(IsTerminator, value_if_unregistered=True) \
        and all(isinstance(trait, NoMemoryEffect) for trait in kind.get_traits_of_type(MemoryEffect)) \
        and kind.has_trait(NoMemoryEffect, value_if_unregistered=False)


def _makes_buffer(op: Operation) -> bool:
    """Whether an operation, as a call of ATen in a host program, allocates what it returns."""
    return any(isinstance(result.type, BufferType) for result in op.results) and not isinstance(op, ViewOp | SliceOp)


def _remark(op: Operation, equal: Operation) -> str:
    where, other = position_of(op), position_of(equal)
    return f"{describe(op)} was computed already" + (f", at {other}" if other is not None and other != where else "")


_READS = {MemoryEffectKind.READ}
_WRITES = {MemoryEffectKind.WRITE, MemoryEffectKind.FREE}


def _key(op: Operation) -> Hashable:
    """What two equal operations have in common, regions aside."""
    return (
        type(op),
        op._operands,
        _entries(op.properties),
        _entries(op.attributes),
        tuple(result.type for result in op.results),
    )


def _entries(attributes: dict) -> Hashable:
    return tuple(attributes.items()) if len(attributes) < 2 else frozenset(attributes.items())
