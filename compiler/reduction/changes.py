"""What a strategy offers: changes, each of which makes a module a little simpler."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import IsolatedFromAbove, IsTerminator

__all__ = ["Change", "Strategy", "erase_with_producers", "is_isolated", "is_part_of", "is_symbol", "is_terminator",
           "nested_operations", "used_results"]


class Change(NamedTuple):
    """One change to the module that it was made for. It is void once `op` is no part of that module."""

    op: Operation
    apply: Callable[[], object]


Strategy = Callable[[ModuleOp], Iterable[Change]]
"""A function that lists the changes of one kind that a module offers, in the order of its text.

A change may leave a module that does not verify or is no smaller: such a candidate is not tried. One that turns out
to be impossible does nothing.
"""


def nested_operations(module: ModuleOp) -> Iterator[Operation]:
    """All operations of a module but itself, each before what is nested in it."""
    operations = module.walk()
    next(operations)
    return operations


def is_part_of(op: Operation, module: ModuleOp) -> bool:
    """Whether `op` is nested in the module, at any depth, or the module itself."""
    around: Operation | None = op
    while around is not None and around is not module:
        around = around.parent_op()
    return around is module


def is_symbol(op: Operation) -> bool:
    """Whether an operation has a name that others refer to, as functions and kernels have."""
    return "sym_name" in op.properties or "sym_name" in op.attributes


def is_isolated(op: Operation) -> bool:
    """Whether what is nested in `op` uses no value from around it; symbols of unknown dialects are taken to be so."""
    if isinstance(op, UnregisteredOp):
        return is_symbol(op)
    return op.has_trait(IsolatedFromAbove, value_if_unregistered=False)


def is_terminator(op: Operation) -> bool:
    """Whether an operation is known to end its block."""
    return op.has_trait(IsTerminator, value_if_unregistered=False)


def erase_with_producers(op: Operation) -> None:
    """Erase an operation without uses, and what then has lost its last use."""
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
    """The results of an operation that something uses."""
    return [result for result in op.results if result.uses]
