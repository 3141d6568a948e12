"""Operator schemas: what an ATen (or custom) operator takes and gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

__all__ = ["REQUIRED", "Argument", "Schema", "SchemaType"]

REQUIRED = object()
"""The default of an argument that has none."""


@dataclass(frozen=True)
class SchemaType:
    """`Tensor?[]`: a base name; whether it is a list, may be None, may hold None; the length of `int[2]`."""

    base: str
    is_list: bool = False
    optional: bool = False
    optional_elements: bool = False
    length: int | None = None
    alias: str | None = None

    @property
    def is_tensor(self) -> bool:
        return self.base == "Tensor"

    @property
    def is_written(self) -> bool:
        """Whether the operator writes into the argument: `Tensor(a!)`."""
        return self.alias is not None and "!" in self.alias

    def __str__(self) -> str:
        element = self.base + "?" * (self.optional_elements if self.is_list else self.optional)
        length = "" if self.length is None else str(self.length)
        return f"{element}[{length}]" + "?" * self.optional if self.is_list else element


@dataclass(frozen=True)
class Argument:
    """One argument; `default` is a Python value, or REQUIRED."""

    name: str
    type: SchemaType
    default: Any = REQUIRED
    keyword_only: bool = False


@dataclass(frozen=True)
class Schema:
    """An operator overload: `namespace::name.overload`, its arguments and results, and torch's tags."""

    namespace: str
    name: str
    overload: str
    arguments: tuple[Argument, ...]
    returns: tuple[SchemaType, ...]
    tags: frozenset[str] = field(default=frozenset())

    @property
    def qualified_name(self) -> str:
        """`aten::add.Tensor`, as torch spells it."""
        return f"{self.namespace}::{self.name}" + (f".{self.overload}" if self.overload else "")

    @property
    def op_name(self) -> str:
        """`aten.add.Tensor`, as the IR spells it; the default overload has no third part."""
        return f"{self.namespace}.{self.name}" + (f".{self.overload}" if self.overload else "")

    @cached_property
    def by_name(self) -> dict[str, Argument]:
        return {argument.name: argument for argument in self.arguments}

    @cached_property
    def tensors(self) -> tuple[Argument, ...]:
        """The arguments that are operands."""
        return tuple(a for a in self.arguments if a.type.is_tensor)

    @cached_property
    def properties(self) -> tuple[Argument, ...]:
        """The arguments that are properties."""
        return tuple(a for a in self.arguments if not a.type.is_tensor)

    @property
    def is_pure(self) -> bool:
        """Whether equal calls give equal results and have no other effect."""
        writes = any(argument.type.is_written for argument in self.arguments)
        return not writes and "nondeterministic_seeded" not in self.tags

    @property
    def depends_on_layout(self) -> bool:
        """Whether results are others where an operand lies differently in memory: random numbers are drawn in the
        order of memory, and `as_strided` is about nothing else."""
        return "nondeterministic_seeded" in self.tags or self.name.startswith("as_strided")
