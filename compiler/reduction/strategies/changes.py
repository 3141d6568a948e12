"""Defines changes: a strategy lists changes, each of which makes a module a little simpler."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import IsolatedFromAbove, IsTerminator

__all__ = ["Change", "Strategy", "erase_with_producers", "is_isolated", "is_part_of", "is_symbol", "is_terminator",
           "nested_operations", "used_results"]


class Change(NamedTuple):
    """One change to the module that it was made for. It is void once `op` is no longer part of that module."""

    op: Operation
    apply: Callable[[], object]


Strategy = Callable[[ModuleOp], Iterable[Change]]
"""A function that lists all changes of one kind for a module, in the order of its text.

A change may leave a module that does not verify or that is no smaller: the reducer does not try such a candidate. A
change that turns out to be impossible does nothing.
"""


def nested_operations(module: ModuleOp) -> Iterator[Operation]:
    """Return all operations of a module except itself, each before the operations nested in it."""
    operations = module.walk()
    next(operations)
    return operations


def is_part_of(op: Operation, module: ModuleOp) -> bool:
    """Return whether `op` is the module itself or nested in it, at any depth."""
    around: Operation | None = op
    while around is not None and around is not module:
        around = around.parent_op()
    return around is module


def is_symbol(op: Operation) -> bool:
    """Return whether an operation has a name by which others refer to it, as functions and kernels have."""
    return "sym_name" in op.properties or "sym_name" in op.attributes


def is_isolated(op: Operation) -> bool:
    """Return whether the operations nested in `op` use no value from outside; true for symbols of unknown dialects."""
    if isinstance(op, UnregisteredOp):
        return is_symbol(op)
    return op.has_trait(IsolatedFromAbove, value_if_unregistered=False)


def is_terminator(op: Operation) -> bool:
    """Return whether an operation is known to be a block terminator."""
    return op.has_trait(IsTerminator, value_if_unregistered=False)


def erase_with_producers(op: Operation) -> None:
    """Erase an operation without uses, and then each producer that has lost its last use."""
    unused = [op]
    while unused:
        dead = unused.pop()
        if dead.parent is None:
            continue
        owners = dict.fromkeys(operand.owner for nested in dead.walk() for operand in nested.operands)
        outside = [owner for owner in owners if isinstance(owner, Operation) and not dead.is_ancestor(owner)]
        dead.detach()
        dead.erase()
        unused.extend(owner for owner in outside if not used_results(owner))


def used_results(op: Operation) -> list[SSAValue]:
    """Return the results of an operation that have uses."""
    return [result for result in op.results if result.uses]
