"""Operator schemas: arguments and results of an ATen or custom operator, parsed from the text that torch prints."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from lark import Token, Transformer, UnexpectedInput

from ...grammars import load_grammar
from .types import DTYPE_CODES, LAYOUTS, MEMORY_FORMATS

__all__ = ["REQUIRED", "Argument", "Schema", "SchemaType", "parse_schema"]

REQUIRED = object()
"""Stands for the default of an argument that has none."""

GRAMMAR = Path(__file__).with_name("schema.lark")


@dataclass(frozen=True)
class SchemaType:
    """A type such as `Tensor?[]`: a base name; whether it is a list, may be None, may contain None; the length of
    `int[2]`.
    """

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
        """`aten::add.Tensor`, the name in torch."""
        return f"{self.namespace}::{self.name}" + (f".{self.overload}" if self.overload else "")

    @property
    def op_name(self) -> str:
        """`aten.add.Tensor`, the name in the IR; the default overload has no third part."""
        return f"{self.namespace}.{self.name}" + (f".{self.overload}" if self.overload else "")

    @cached_property
    def by_name(self) -> dict[str, Argument]:
        return {argument.name: argument for argument in self.arguments}

    @cached_property
    def tensors(self) -> tuple[Argument, ...]:
        """The arguments that become operands."""
        return tuple(a for a in self.arguments if a.type.is_tensor)

    @cached_property
    def properties(self) -> tuple[Argument, ...]:
        """The arguments that become properties."""
        return tuple(a for a in self.arguments if not a.type.is_tensor)

    @property
    def is_pure(self) -> bool:
        """Whether equal calls give equal results and have no side effect."""
        writes = any(argument.type.is_written for argument in self.arguments)
        return not writes and "nondeterministic_seeded" not in self.tags

    @property
    def knows_result_sizes(self) -> bool:
        """Whether the sizes and element types of results follow from the arguments. For some operators they depend on
        values, and for custom ones they are declared by the author.
        """
        return self.namespace in ("aten", "prims") and "dynamic_output_shape" not in self.tags

    @property
    def depends_on_layout(self) -> bool:
        """Whether results depend on the strides of operands: random numbers are drawn in memory order, torch declares
        that `_scaled_mm` needs its operands' strides, and an offset in the storage is a place in memory.
        """
        return bool(self.tags & {"nondeterministic_seeded", "needs_exact_strides"}) or "storage_offset" in self.by_name


@lru_cache(maxsize=4096)
def parse_schema(text: str) -> Schema:
    """Parse a schema; raises ValueError if `text` is not one."""
    try:
        return _Builder().transform(load_grammar(GRAMMAR, "schema").parse(text))
    except UnexpectedInput as error:
        raise ValueError(f"not an operator schema: {text}\n{error.get_context(text)}") from error


class _Builder(Transformer):
    """Builds a Schema from the syntax tree."""

    def schema(self, parts: list[Any]) -> Schema:
        namespace, name, overload, parameters, returns, tags = parts
        return Schema(str(namespace), str(name), str(overload or ""), parameters or (), returns, tags)

    def parameters(self, parts: list[Any]) -> tuple[Argument, ...]:
        star = next((i for i, part in enumerate(parts) if isinstance(part, Token)), len(parts))
        positional, keyword = parts[:star], parts[star + 1 :]
        return (*(Argument(*p) for p in positional), *(Argument(*p, keyword_only=True) for p in keyword))

    def argument(self, parts: list[Any]) -> tuple[str, SchemaType, Any]:
        type, name, default = parts
        return str(name), type, REQUIRED if default is None else _default(default[0], type)

    def schema_type(self, parts: list[Any]) -> SchemaType:
        base, alias, *suffixes = parts
        type = SchemaType(str(base), alias=alias)
        for suffix in suffixes:
            if suffix == "?":
                type = replace(type, optional=True)
            else:
                type = SchemaType(type.base, True, False, type.optional, suffix, type.alias)
        return type

    def alias(self, parts: list[Any]) -> str:
        return str(parts[0])

    def brackets(self, parts: list[Any]) -> int | None:
        return None if parts[0] is None else int(parts[0])

    def optional(self, parts: list[Any]) -> str:
        return "?"

    def returns(self, parts: list[Any]) -> tuple[SchemaType, ...]:
        return tuple(part for part in parts if part is not None)

    def return_value(self, parts: list[Any]) -> SchemaType:
        return parts[0]

    def tags(self, parts: list[Any]) -> frozenset[str]:
        return frozenset(map(str, parts))

    # A default is wrapped in a tuple, so that None differs from the absence of a default.

    def number(self, parts: list[Any]) -> tuple[int | float]:
        text = str(parts[0])
        return (float(text) if any(c in text for c in ".eE") else int(text),)

    def minus_infinity(self, parts: list[Any]) -> tuple[float]:
        return (float("-inf"),)

    def string(self, parts: list[Any]) -> tuple[str]:
        return (ast.literal_eval(str(parts[0])),)

    def word(self, parts: list[Any]) -> tuple[Any]:
        constants = {"None": None, "True": True, "False": False, "inf": float("inf")}
        return (constants.get(str(parts[0]), str(parts[0])),)

    def items(self, parts: list[Any]) -> tuple[list[Any]]:
        return ([part[0] for part in parts if part is not None],)


def _default(value: Any, type: SchemaType) -> Any:
    """Convert a default to its type: torch prints enumerators as numbers and an `int[2]` as one number."""
    if value is None:
        return None
    if type.is_list:
        items = value if isinstance(value, list) else [value] * (type.length or 1)
        return tuple(_default(item, SchemaType(type.base)) for item in items)
    if isinstance(value, int) and type.base in _ENUMERATORS:
        return _ENUMERATORS[type.base][value]
    return float(value) if type.base == "float" else value


_ENUMERATORS: dict[str, Any] = {"ScalarType": DTYPE_CODES, "MemoryFormat": MEMORY_FORMATS, "Layout": LAYOUTS}
