"""Elements that kernels compute, and the layouts of their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.ir import SSAValue

from ....ir.dialects.prim.index_maps import Index
from ....ir.expressions import Expression, constant

Guard = tuple[Expression, ...]
"""Conditions `e >= 0` under which an element is wanted; where one fails, any value will do, but nothing is read."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element of a tensor value at an index; it is only needed where its guard holds."""

    value: SSAValue
    index: Index
    guard: Guard = ()


class Buffer(NamedTuple):
    """The layout of a kernel's argument: flat memory, and the strides of the tensor in it."""

    memory: SSAValue
    strides: Sequence[Expression]
    offset: Expression = constant(0)
