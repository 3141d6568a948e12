"""Programs captured by the reference backend, and the resulting functions."""

from __future__ import annotations

from typing import Any

import torch
from xdsl.dialects.func import FuncOp


def function_of(reference: Any, index: int = 0) -> FuncOp:
    return reference.modules[index].body.block.first_op


def run(reference: Any, function: Any, *args: Any, dynamic: bool = False) -> Any:
    with torch.no_grad():
        return torch.compile(function, backend=reference, dynamic=dynamic, fullgraph=True)(*args)
