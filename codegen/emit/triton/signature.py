"""The information about a kernel, beside its text, for compiling and launching it."""

from __future__ import annotations

from dataclasses import dataclass

from ....ir.dialects.triton import AssertOp, FuncOp, called_function
from ....ir.expressions import Expression
from .types import signature_name

__all__ = ["KernelSignature", "signature_of"]


@dataclass(frozen=True)
class KernelSignature:
    """The arguments and the launch of a kernel, in Triton's terms.

    types:        the type of each argument: `*fp32`, `i64`, ...
    divisibility: for each argument a number that divides it, 1 if unknown
    grid:         the number of programs along each axis, over `d0`, `d1`, ..., which are the integer arguments
    """

    name: str
    types: tuple[str, ...]
    divisibility: tuple[int, ...]
    grid: tuple[Expression, ...]
    warps: int
    stages: int
    has_checks: bool
    """Whether there are assertions, which are compiled only with Triton's option `debug`."""
    functions: tuple[str, ...]
    """The symbols of the libdevice functions that it calls."""


def signature_of(kernel: FuncOp) -> KernelSignature:
    """The signature of a kernel."""
    arguments = kernel.body.block.args
    return KernelSignature(
        name=kernel.sym_name.data,
        types=tuple(signature_name(argument.type) for argument in arguments),
        divisibility=tuple(kernel.divisibility(number) for number in range(len(arguments))),
        grid=kernel.grid_sizes,
        warps=kernel.warps,
        stages=kernel.stages,
        has_checks=any(isinstance(op, AssertOp) for op in kernel.walk()),
        functions=tuple(sorted({symbol for op in kernel.walk() if (symbol := called_function(op))})),
    )
