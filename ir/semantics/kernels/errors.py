"""Errors of kernels that violate the rules of the loop dialect at run time."""

from __future__ import annotations

from ...errors import StepwellError

__all__ = ["KernelError", "OutOfBounds", "Race", "TooLong", "UninitializedRead"]


class KernelError(StepwellError):
    """A kernel violated a rule of the loop dialect while it ran; the error names the operation and its source line."""


class OutOfBounds(KernelError):
    """An access is out of bounds."""


class UninitializedRead(KernelError):
    """An element of scratch memory is read before it is written."""


class Race(KernelError):
    """Two iterations of a parallel loop access the same element, and at least one of them writes it."""


class TooLong(KernelError):
    """The loops of a kernel have more iterations in total than allowed."""
