"""What a compiled program keeps of a Triton kernel, and what a launch of its machine code needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from ..program import KernelRecord

__all__ = ["Caller", "GpuKernel", "Resources"]


class Caller(Protocol):
    """What tells which functions of libdevice a kernel calls: its signature or its record."""

    @property
    def functions(self) -> tuple[str, ...]: ...
    @property
    def has_checks(self) -> bool: ...


@dataclass(frozen=True)
class GpuKernel(KernelRecord):
    """All that a kernel is compiled from and called with."""

    parameters: tuple[str, ...]
    """The types of its arguments in Triton's words: `*fp32`, `i64`."""
    divisibility: tuple[int, ...]
    """Of what number each argument is promised to be a multiple."""
    warps: int
    stages: int
    has_checks: bool
    contract: bool
    """Whether a product and a sum may be rounded once."""
    source: str
    """The text of a module of Triton Python that defines it."""
    functions: tuple[str, ...] = ()
    """Functions of libdevice that it calls, by their symbols: those it is sure to need. A text that a person edited may
    call others."""
    ir: str = ""
    """The kernel in Triton's own IR, which compiles faster than its text; empty if a person edited that."""

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Self:
        """What `asdict` gave, through JSON."""
        given: dict[str, Any] = {**record, **{name: tuple(record[name]) for name in
                                              ("parameters", "divisibility", "functions")}}
        return cls(**given)


@dataclass(frozen=True)
class Resources:
    """What a launch of a compiled kernel must provide."""

    symbol: str
    warps: int
    shared_bytes: int
    scratch_bytes: int
    """Global memory for each program, which none of our kernels needs."""
