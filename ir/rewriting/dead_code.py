"""Dead code elimination."""

from __future__ import annotations

from functools import cache

from xdsl.ir import Operation, SSAValue
from xdsl.traits import (
    EffectInstance,
    IsTerminator,
    MemoryEffect,
    MemoryEffectKind,
    NoMemoryEffect,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)
from xdsl.transforms.dead_code_elimination import region_dce

from ..watching import SILENT, Watcher, describe

__all__ = ["erase_dead", "is_unused", "stays"]


def erase_dead(root: Operation, watcher: Watcher = SILENT) -> None:
    """Erase dead operations inside `root`, last operation first, so that one traversal finds all of them."""
    _erase_dead(root, watcher, {})


def _erase_dead(root: Operation, watcher: Watcher, observable: dict[Operation, bool]) -> None:
    """`observable` keeps what is known of operations: erasing dead ones does not change it."""
    for region in root.regions:
        if len(region.blocks) > 1:
            # Liveness in a cyclic control flow graph needs a fixed point, which counts as one rewrite.
            if watcher.allows(root, rewrite="dce"):
                watcher.done(root, lambda: f"what is dead in the blocks of {describe(root)} goes", rewrite="dce")
                region_dce(region)
            continue
        for block in region.blocks:
            op = block.last_op
            while op is not None:
                previous = op.prev_op
                if all(result.first_use is None for result in op.results) and not stays(type(op)) \
                        and not _is_observable(op, observable):
                    if watcher.allows(op, rewrite="dce"):
                        watcher.done(op, lambda op=op: f"nothing uses {describe(op)}", rewrite="dce")
                        block.erase_op(op)
                elif op.regions:
                    _erase_dead(op, watcher, observable)
                op = previous


def _is_observable(op: Operation, known: dict[Operation, bool]) -> bool:
    """Whether an operation, or one nested in it, has an effect other than to read or to allocate its results."""
    found = known.get(op)
    if found is None:
        traits = _effect_traits(type(op))
        nested = (inner for region in op.regions for block in region.blocks for inner in block.ops)
        found = known[op] = not traits or any(
            any(_is_observable(inner, known) for inner in nested) if isinstance(trait, RecursiveMemoryEffect)
            else (effects := trait.get_effects(op)) is None or any(_is_lasting(each, op) for each in effects)
            for trait in traits)
    return found


@cache
def _effect_traits(kind: type[Operation]) -> list[MemoryEffect]:
    return kind.get_traits_of_type(MemoryEffect)


def _is_lasting(effect: EffectInstance, op: Operation) -> bool:
    is_own = isinstance(effect.value, SSAValue) and effect.value.owner is op
    return effect.kind is not MemoryEffectKind.READ and not (effect.kind is MemoryEffectKind.ALLOC and is_own)


@cache
def stays(kind: type[Operation]) -> bool:
    """Whether operations of a class must stay whatever their effects are."""
    return kind.has_trait(IsTerminator, value_if_unregistered=False) \
        or kind.has_trait(SymbolOpInterface, value_if_unregistered=False)


def is_unused(op: Operation) -> bool:
    """Whether an operation has no effect and no used result, so that it may be erased together with its last user."""
    return (
        all(result.first_use is None for result in op.results)
        and op.has_trait(NoMemoryEffect, value_if_unregistered=False)
        and not op.has_trait(IsTerminator)
    )
