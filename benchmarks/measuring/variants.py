"""A variant of a compilation: a backend in one of its modes, such as `inductor:reduce-overhead`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

EAGER = "eager"


@dataclass(frozen=True)
class Variant:
    """A backend of torch.compile and one of its modes (empty for its default); or eager execution."""

    backend: str
    mode: str = ""

    @classmethod
    def parse(cls, text: str) -> Variant:
        """Read `backend` or `backend:mode`."""
        backend, _, mode = text.partition(":")
        return cls(backend, mode)

    def __str__(self) -> str:
        return f"{self.backend}:{self.mode}" if self.mode else self.backend

    def compile(self, run: Callable[..., Any], dynamic: bool) -> Callable[..., Any]:
        """Return `run`, which is compiled when it is first called."""
        if self.backend == EAGER:
            return run
        return torch.compile(run, backend=self.backend, mode=self.mode or None, dynamic=dynamic or None)
