"""Facts about nodes of a graph that follow from their traced values and their users."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload
from torch.fx import Node

__all__ = ["flat", "is_lazy", "is_token", "reads_values"]


def reads_values(node: Node) -> bool:
    """Whether a node returns a number that depends on a tensor's values, not only on its sizes."""
    return isinstance(node.target, OpOverload) and not node.target._schema.name.startswith("aten::sym_") \
        and any(isinstance(each.meta.get("val"), Tensor) for each in node.all_input_nodes)


def is_token(node: Node) -> bool:
    """Whether a tensor only orders operators that have side effects."""
    users = [user for user in node.users if user.op != "output"]
    return bool(users) and all(
        user.target is torch.ops.higher_order.with_effects and user.args[0] is node for user in users
    )


def is_lazy(value: Tensor) -> bool:
    """Whether a tensor has a pending conjugation or negation, so that its memory holds other values."""
    return value.is_neg() or value.is_conj()


def flat(value: Any) -> list[Any]:
    """The results of an operator, with nested lists flattened."""
    if isinstance(value, list | tuple):
        return [item for each in value for item in (each if isinstance(each, list | tuple) else [each])]
    return [] if value is None else [value]
