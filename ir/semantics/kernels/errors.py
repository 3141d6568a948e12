"""Errors of kernels, and of the host programs that launch them, that violate rules of their dialects at run time."""

from __future__ import annotations

from ...errors import StepwellError

__all__ = ["HostError", "KernelError", "OutOfBounds", "Race", "TooLong", "UninitializedRead"]


class KernelError(StepwellError):
    """A kernel violated a rule of the loop dialect while it ran; the error names the operation and its source line."""


class HostError(KernelError):
    """A host program uses a buffer that was freed, or memory outside of one."""


class OutOfBounds(KernelError):
    """An access is out of bounds."""


class UninitializedRead(KernelError):
    """An element of scratch memory is read before it is written."""


class Race(KernelError):
    """Two iterations of a parallel loop access the same element, and at least one of them writes it."""


class TooLong(KernelError):
    """The loops of a kernel have more iterations in total than allowed."""
