"""The callable that replaces a Dynamo graph, with the members of the graph's module that torch's minifier uses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from torch.nn import Module

__all__ = ["ModuleCall"]


class ModuleCall(partial[Any]):
    """Calls `function`. Like what AOTAutograd returns, it has the graph's parameters, and a copy of it is itself;
    unlike that, it is not marked as taking a list, which it does not.
    """

    def __new__(cls, function: Callable[..., Any], graph: Module) -> ModuleCall:
        call = super().__new__(cls, function)
        vars(call).update(
            __name__="forward",  # Dynamo looks it up at each call
            zero_grad=graph.zero_grad, named_parameters=graph.named_parameters, named_buffers=graph.named_buffers)
        return call

    def __deepcopy__(self, copied: dict[int, Any]) -> ModuleCall:
        return self
