"""Collectives of a function: their sequence, the operations that can overlap with them, and their time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.traits import is_side_effect_free

from ...ir.dialects import prim
from ...ir.dialects.comm import PendingType, StartOp, WaitOp
from ...ir.dialects.host import BufferType
from ...ir.dtypes import element_bytes
from ...ir.machines.machine import Machine
from ...ir.shapes import dims, element_count

__all__ = ["Started", "expected_microseconds", "may_pass", "operand_bytes", "parts_are_even", "result_bytes",
           "sequence", "starts_in", "works"]


class Started(NamedTuple):
    """A collective as all ranks of its group must start it."""

    number: int
    """Its `order`."""
    text: str


def starts_in(module: ModuleOp) -> Iterator[StartOp]:
    """The collectives of a module's functions, in order."""
    return (op for function in module.ops if isinstance(function, FuncOp)
            for op in function.walk() if isinstance(op, StartOp))


def sequence(module: ModuleOp) -> list[Started]:
    """What the ranks of a group must start in this order. To whom messages go, and how many rows an all_to_all
    exchanges, may differ between them and is left out."""
    return [Started(start.number, _text(start)) for start in starts_in(module)]


def _text(start: StartOp) -> str:
    kind = start.collective
    if kind.PAIRWISE or not kind.UNIFORM:
        return f"{kind.name} in {start.group}"
    return f"{kind} in {start.group} of {', '.join(map(_type_text, start.inputs.types))}"


def _type_text(type: Attribute) -> str:
    assert isinstance(type, TensorType | BufferType)
    sizes = type.sizes.data if isinstance(type, BufferType) else dims(type)
    return "x".join(map(str, (*sizes, type.element_type)))


def may_pass(op: Operation) -> bool:
    """Whether a collective that `op` does not depend on may start or end on the other side of `op`."""
    return isinstance(op, WaitOp) or is_side_effect_free(op)


def works(op: Operation) -> bool:
    """Whether an operation takes time: it is not a constant, a view or part of a collective."""
    return not isinstance(op, StartOp | WaitOp | prim.ViewOp | prim.ConstantOp)


def parts_are_even(gather: StartOp) -> bool:
    """Whether the parts that a gather joins seem to have equal sizes on all ranks.

    Each rank sees its own part alone, which it may have padded to the size of another. That padding is cut off the
    whole tensor, which all ranks see alike, so that they agree.
    """
    return not any(isinstance(use.operation, prim.SliceOp)
                   for wait in gather.outputs[0].uses for use in wait.operation.results[0].uses)


def operand_bytes(start: StartOp) -> int | None:
    """The bytes of all tensors that a collective reads; None if a size is symbolic."""
    sizes = [_bytes(each.type) for each in start.inputs]
    return None if None in sizes else sum(filter(None, sizes))


def result_bytes(op: StartOp | WaitOp) -> int:
    """The bytes of all results, as far as their sizes are known."""
    types = (each.value if isinstance(each, PendingType) else each for each in op.result_types)
    return sum(_bytes(each) or 0 for each in types)


def expected_microseconds(start: StartOp, machine: Machine) -> int:
    """How long a collective takes among ranks in a ring: the latency of a message for each step, and the bytes that
    each rank sends (Thakur, Rabenseifner and Gropp, Optimization of collective communication operations, 2005)."""
    ranks = start.group.size.data
    total = max(operand_bytes(start) or 0, result_bytes(start))
    sent = start.collective.sent(total, ranks)
    return round(1e6 * (machine.message * max(1, ranks.bit_length() - 1) + sent / machine.network))


def _bytes(type: Attribute) -> int | None:
    if not isinstance(type, TensorType):
        return None
    count = element_count(dims(type)).as_int
    return None if count is None else count * element_bytes(type.element_type)
