"""Comparing texts that contain positions in a user's program."""

from __future__ import annotations

import re

import torch

__all__ = ["comparable"]


def comparable(text: str) -> str:
    """The text, without columns if torch's stack traces have none, which is the case before torch 2.13."""
    return re.sub(r'(\.py"?:\d+):\d+', r"\1", text) if torch.__version__ < "2.13" else text
