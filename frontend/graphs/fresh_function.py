"""Functions that Dynamo has not compiled before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["fresh"]


def fresh(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a wrapper of `function` with a new code object, so that Dynamo keeps no state of this capture for it."""

    def program(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    program.__code__ = program.__code__.replace()
    return program
