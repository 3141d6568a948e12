"""What the arguments of a kernel promise, in Triton's IR."""

from __future__ import annotations

import re

__all__ = ["divisibility_text", "without_divisibility"]


def divisibility_text(divisor: int) -> str:
    """What stands behind an argument that is a multiple of `divisor`."""
    return f" {{tt.divisibility = {divisor} : i32}}" if divisor > 1 else ""


def without_divisibility(text: str) -> str:
    """The text of kernels whose arguments promise nothing."""
    return re.sub(r" \{tt\.divisibility = \d+ : i32\}", "", text)
