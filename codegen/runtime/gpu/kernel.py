"""The record of a Triton kernel in a compiled program, and the resources of a launch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from ..program import KernelRecord

__all__ = ["GpuKernel", "Resources"]


@dataclass(frozen=True)
class GpuKernel(KernelRecord):
    """The inputs of compiling and calling a kernel."""

    parameters: tuple[str, ...]
    """The types of its arguments in Triton's notation: `*fp32`, `i64`."""
    divisibility: tuple[int, ...]
    """For each argument a number that divides it."""
    warps: int
    stages: int
    has_checks: bool
    """Whether there are assertions, which are compiled only with Triton's option `debug`."""
    contract: bool
    """Whether a product and a sum may be fused, with a single rounding."""
    source: str
    """The text of a Triton Python module that defines it, if a person has edited it; otherwise empty."""
    functions: tuple[str, ...] = ()
    """The symbols of libdevice functions that it is known to call. A text edited by a person may call others."""
    ir: str = ""
    """The kernel in Triton's own IR, which compiles faster than a text in Python; empty if there is such a text."""

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Self:
        """The inverse of `asdict`, after conversion to JSON and back."""
        given: dict[str, Any] = {**record, **{name: tuple(record[name]) for name in
                                              ("parameters", "divisibility", "functions")}}
        return cls(**given)


@dataclass(frozen=True)
class Resources:
    """The resources that a launch of a compiled kernel requires."""

    symbol: str
    warps: int
    shared_bytes: int
    scratch_bytes: int
    """Global scratch memory for each program; generated kernels need none."""
