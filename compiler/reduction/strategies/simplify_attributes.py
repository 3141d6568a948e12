"""Removes or simplifies attributes and properties."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ArrayAttr, FloatAttr, IntegerAttr, ModuleOp
from xdsl.ir import Attribute, Operation

from ....ir.dialects.shape import ExprAttr
from ....ir.expressions import constant
from ....ir.shapes import DimsAttr
from .changes import Change

NUMBERS = (1, 0)
STRUCTURE = {"sym_name", "op_name__", "operandSegmentSizes", "resultSegmentSizes"}
"""Properties that belong to the structure of the operation, and are not simplified."""


def simplify_attributes(module: ModuleOp) -> Iterator[Change]:
    """Remove an attribute; or replace a number by zero or one, and shorten a list by one. The last is tried first."""
    for op in module.walk():
        for name in op.properties:
            if name not in STRUCTURE:
                yield from _changes(op, op.properties, name)
        for name in op.attributes:
            if name not in STRUCTURE:
                yield from _changes(op, op.attributes, name)


def _changes(op: Operation, attributes: dict[str, Attribute], name: str) -> Iterator[Change]:
    for simpler in _simpler(attributes[name]):
        yield Change(op, lambda simpler=simpler: attributes.update({name: simpler}))
    yield Change(op, lambda: attributes.pop(name, None))


def _simpler(attribute: Attribute) -> Iterator[Attribute]:
    match attribute:
        case IntegerAttr():
            yield from (IntegerAttr(number, attribute.type) for number in NUMBERS)
        case FloatAttr():
            yield from (FloatAttr(float(number), attribute.type) for number in NUMBERS)
        case ExprAttr():
            yield from (ExprAttr(constant(number)) for number in NUMBERS)
        case DimsAttr():
            for index in range(len(attribute.data)):
                yield DimsAttr(tuple(each for k, each in enumerate(attribute.data) if k != index))
        case ArrayAttr():
            for index in range(len(attribute.data)):
                yield ArrayAttr(each for k, each in enumerate(attribute.data) if k != index)
        case _:
            return
