"""Masked operations, which happen only where a condition holds, for example memory accesses with bounds checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from xdsl.ir import Operation, SSAValue
from xdsl.irdl import IRDLOperation

from ..rewriting.patterns import CanonicalizedBy

__all__ = ["Masked", "can_be_masked", "mask_of", "masked", "unmasked"]


@dataclass(frozen=True)
class Masked(CanonicalizedBy):
    """The operation happens only where its optional operand `mask` is true. Canonicalization removes a mask that is
    always true.
    """

    module: str = "stepwell.ir.dialects.arith.canonicalization"
    otherwise: str | None = None
    """The optional operand that is the result where the mask is false; without it the result is undefined."""


def mask_of(op: Operation) -> SSAValue | None:
    """The mask of an operation; None if there is none."""
    return None if _masked(type(op)) is None else op.mask  # type: ignore[attr-defined]


def can_be_masked(op: Operation) -> bool:
    """Whether an operation takes a mask."""
    return _masked(type(op)) is not None


def masked(op: Operation, mask: SSAValue) -> Operation:
    """The same operation with a mask."""
    return _with_operands(op, {"mask": mask})


def unmasked(op: Operation) -> Operation:
    """The same operation without a mask."""
    trait = _masked(type(op))
    assert trait is not None
    return _with_operands(op, {"mask": None} if trait.otherwise is None else {"mask": None, trait.otherwise: None})


def _with_operands(op: Operation, changed: Mapping[str, SSAValue | None]) -> Operation:
    assert isinstance(op, IRDLOperation)
    return type(op).build(
        operands=[changed[name] if name in changed else getattr(op, name)
                  for name, _ in op.get_irdl_definition().operands],
        properties={name: value for name, value in op.properties.items() if name != "operandSegmentSizes"},
        attributes=op.attributes, result_types=[result.type for result in op.results])


@cache
def _masked(kind: type[Operation]) -> Masked | None:
    return next(iter(kind.get_traits_of_type(Masked)), None)
