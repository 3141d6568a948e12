"""The inputs that a module is exported for."""

from __future__ import annotations

import copy
from itertools import chain
from typing import Any, TypeVar

import torch
from torch.utils._pytree import tree_map_only

__all__ = ["distinct_inputs"]

Inputs = TypeVar("Inputs")


def distinct_inputs(inputs: Inputs, module: torch.nn.Module | None) -> Inputs:
    """`inputs` in which every tensor is an object of its own.

    torch.export takes a tensor that is given twice, or that is a parameter or buffer of the module, for one value. In
    the program these are different inputs, so all but the first are copied.
    """
    seen = set() if module is None else {*map(id, chain(module.parameters(), module.buffers()))}

    def own(tensor: torch.Tensor) -> Any:
        if id(tensor) in seen:
            return copy.deepcopy(tensor.detach())
        seen.add(id(tensor))
        return tensor

    return tree_map_only(torch.Tensor, own, inputs)
