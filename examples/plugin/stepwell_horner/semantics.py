"""What the dialect's operation computes, for those who execute modules to check passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dialect import PolynomialOp

if TYPE_CHECKING:
    from torch import Tensor


def polynomial(op: PolynomialOp, x: Tensor) -> Tensor:
    """The sum of the powers, in double precision."""
    total = sum(coefficient * x.double() ** power for power, coefficient in enumerate(op.numbers))
    return total.to(x.dtype)
