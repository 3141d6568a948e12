"""What a primitive raises."""

from __future__ import annotations

from ....ir.errors import StepwellError

__all__ = ["SchedulingError"]


class SchedulingError(StepwellError):
    """A loop cannot be changed as was asked: that would change what the kernel computes, or has no meaning. The text is
    the reason. The kernel is as it was."""
