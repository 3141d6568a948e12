"""What the frontend tells about the two graphs of a training step."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import Operation

__all__ = ["COMPUTED_ONCE", "STREAMED", "TRAINING", "is_computed_once", "is_streamed", "is_training",
           "mark_computed_once", "mark_streamed", "mark_training"]

TRAINING = "stepwell.training"
"""The name of the unit attribute of the module."""
COMPUTED_ONCE = "computed_once"
"""The name of the unit attribute of operations, of aten or prim, that the other graph does not compute again."""

STREAMED = "streamed"
"""The name of the unit attribute of products that make scores of attention which neither graph keeps, or are made of
them."""


def is_training(module: ModuleOp) -> bool:
    """Whether the module is the forward or backward graph of a training step. The backward graph reads values that the
    forward graph saved, and computes others again."""
    return TRAINING in module.attributes


def mark_training(module: ModuleOp) -> None:
    """Declare the module to be a graph of a training step."""
    module.attributes[TRAINING] = UnitAttr()


def is_computed_once(op: Operation) -> bool:
    """Whether the other graph of the training step does not compute the results of an operation too."""
    return COMPUTED_ONCE in op.attributes


def mark_computed_once(op: Operation) -> None:
    """Declare that the other graph of the training step does not compute the results of an operation."""
    op.attributes[COMPUTED_ONCE] = UnitAttr()


def is_streamed(op: Operation) -> bool:
    """Whether a product makes scores of attention, or is made of them, that neither graph keeps."""
    return STREAMED in op.attributes


def mark_streamed(op: Operation) -> None:
    """Declare that a product makes scores of attention that neither graph keeps, or is made of them."""
    op.attributes[STREAMED] = UnitAttr()
