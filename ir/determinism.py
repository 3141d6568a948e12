"""Whether equal runs must give equal bits: an attribute of the module, as `torch.use_deterministic_algorithms` asks."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr

__all__ = ["DETERMINISTIC", "ask_for_determinism", "is_deterministic"]

DETERMINISTIC = "stepwell.deterministic"
"""The attribute of a module; present or absent."""


def is_deterministic(module: ModuleOp) -> bool:
    """Whether the order of what runs side by side must not show in the results."""
    return DETERMINISTIC in module.attributes


def ask_for_determinism(module: ModuleOp) -> None:
    """Say in the module that equal runs must give equal bits."""
    module.attributes[DETERMINISTIC] = UnitAttr()
