"""The names of a package's members."""

from __future__ import annotations

__all__ = ["CONSTANTS", "code_member", "ir_member", "source_member"]

CONSTANTS = "constants.safetensors"


def code_member(machine: str, entry: str) -> str:
    """The shared object of an entry for a machine."""
    return f"code/{machine}/{entry}.so"


def source_member(machine: str, entry: str, file: str) -> str:
    """A source text of the shared object."""
    return f"source/{machine}/{entry}/{file}"


def ir_member(level: str, entry: str, machine: str | None = None) -> str:
    """The IR of an entry at a level; levels below aten are specific to a machine."""
    return f"ir/{entry}.{level}.mlir" if machine is None else f"ir/{machine}/{entry}.{level}.mlir"
