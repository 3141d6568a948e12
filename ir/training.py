"""The module attribute of the two graphs of a training step, set by the frontend."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr

__all__ = ["TRAINING", "is_training", "mark_training"]

TRAINING = "stepwell.training"
"""The name of the unit attribute."""


def is_training(module: ModuleOp) -> bool:
    """Whether the module is the forward or backward graph of a training step. The backward graph reads values that the
    forward graph saved, and computes others again."""
    return TRAINING in module.attributes


def mark_training(module: ModuleOp) -> None:
    """Declare the module to be a graph of a training step."""
    module.attributes[TRAINING] = UnitAttr()
