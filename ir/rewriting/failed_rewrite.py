"""The error for an exception in a rewrite, such as a KeyError: it tells the operation, and where in the rewrite."""

from __future__ import annotations

import traceback

from xdsl.ir import Operation

from ..errors import PassError

__all__ = ["FailedRewrite"]

FRAMES = 4
"""The number of innermost calls that are shown."""


class FailedRewrite(PassError):
    """An unexpected exception in a rewrite, which is the `__cause__`."""

    @classmethod
    def of(cls, name: str, op: Operation, error: Exception) -> FailedRewrite:
        # The outermost frame is the one that catches the exception.
        frames = traceback.extract_tb(error.__traceback__)[1:][-FRAMES:]
        places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in reversed(frames)]
        line = f": `{frames[-1].line}`" if frames and frames[-1].line else ""
        said = f"{type(error).__name__}: {error}".removesuffix(": ")
        return cls.at(op, f"the rewrite '{name}' raises {said}",
                      hint=f"raised at {', called from '.join(places)}{line}")
