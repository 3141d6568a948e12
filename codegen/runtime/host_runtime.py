"""What host programs of all targets call besides kernels and torch's operators. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
import torch._dynamo  # defines the functions that allocate and view

from ...ir.formulas import FUNCTIONS
from .process_groups import collective, group
from .tensors import Once, expect, fail, has_modes, require, without_modes

__all__ = ["HostRuntime"]


class HostRuntime:
    """The functions of one target; each has further ones, which its emitter calls."""

    FUNCTIONS = FUNCTIONS
    Once = Once
    expect, require, fail = staticmethod(expect), staticmethod(require), staticmethod(fail)
    has_modes, without_modes = staticmethod(has_modes), staticmethod(without_modes)
    collective, group = staticmethod(collective), staticmethod(group)
    empty_strided = staticmethod(torch._C._dynamo.guards._empty_strided_cpu)  # type: ignore[attr-defined]
    view_of = staticmethod(torch._C._dynamo.guards._reinterpret_tensor)  # type: ignore[attr-defined]

    def fastest_of(self, kernels: Mapping[str, Callable[..., None]]) -> Callable[..., Any]:
        """The first of several equivalent kernels; runtimes that measure choose the fastest."""
        return next(iter(kernels.values()))
