"""The module attribute that requires bitwise reproducible results, set by `torch.use_deterministic_algorithms`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr

__all__ = ["DETERMINISTIC", "ask_for_determinism", "is_deterministic"]

DETERMINISTIC = "stepwell.deterministic"
"""The name of the unit attribute."""


def is_deterministic(module: ModuleOp) -> bool:
    """Whether results must not depend on the order of concurrent operations."""
    return DETERMINISTIC in module.attributes


def ask_for_determinism(module: ModuleOp) -> None:
    """Require bitwise reproducible results of the module."""
    module.attributes[DETERMINISTIC] = UnitAttr()
