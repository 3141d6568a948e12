"""What a kernel can do that no kernel may."""

from __future__ import annotations

from ...errors import StepwellError

__all__ = ["KernelError", "OutOfBounds", "Race", "TooLong", "UninitializedRead"]


class KernelError(StepwellError):
    """A kernel broke a rule of the loop dialect while it ran; the operation and its line in the program are named."""


class OutOfBounds(KernelError):
    """An access lies outside of its buffer."""


class UninitializedRead(KernelError):
    """An element of scratch memory is read before anything was written to it."""


class Race(KernelError):
    """Two iterations of a loop whose iterations run side by side access one element, and one of them writes it."""


class TooLong(KernelError):
    """The loops of a kernel together have more iterations than it was given to run."""
