"""The table of operator schemas, generated from torch by `frontend/generate_schemas.py`, with access by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .schema import Schema, parse_schema

__all__ = ["SCHEMAS", "op_names", "schema_line", "schema_of_name"]

SCHEMAS = Path(__file__).with_name("schemas.txt")


@cache
def _lines() -> dict[str, str]:
    """The lines of the table by op name: `aten.add.Tensor`, `aten.mm`."""
    lines = SCHEMAS.read_text().splitlines()
    return {line[: line.index("(")].replace("::", ".", 1): line for line in lines}


def op_names(namespace: str) -> list[str]:
    """The names of all ops of one namespace."""
    return [name for name in _lines() if name.startswith(f"{namespace}.")]


def schema_line(op_name: str) -> str | None:
    """The line of the table for `aten.add.Tensor`, or None."""
    return _lines().get(op_name)


@cache
def schema_of_name(op_name: str) -> Schema | None:
    """The schema of `aten.add.Tensor`, or None for an op that is not in the table."""
    line = schema_line(op_name)
    return None if line is None else parse_schema(line)
