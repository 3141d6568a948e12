"""Functions that Dynamo has not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["fresh"]


def fresh(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that calls `function`, new to Dynamo, which so keeps nothing of this capture."""

    def program(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    program.__code__ = program.__code__.replace()
    return program
