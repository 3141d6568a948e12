"""What a compiled program keeps of a kernel of Triton."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from ..program import KernelRecord
from ..triton.signature import KernelSignature

__all__ = ["Caller", "GpuKernel"]


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
    def of(cls, signature: KernelSignature, contract: bool, source: str, ir: str = "") -> Self:
        """The record of a kernel with this signature, text and IR."""
        return cls(signature.name, signature.types, signature.divisibility, signature.warps, signature.stages,
                   signature.has_checks, contract, source, signature.functions, ir)

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Self:
        """What `asdict` gave, through JSON."""
        given: dict[str, Any] = {**record, **{name: tuple(record[name]) for name in
                                              ("parameters", "divisibility", "functions")}}
        return cls(**given)
