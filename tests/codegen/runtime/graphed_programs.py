"""Programs of a few operations, recorded without a GPU."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from stepwell.codegen.runtime.gpu.graphs.program import GraphedProgram
from stepwell.codegen.runtime.gpu.graphs.recording import ResultMemory

from .fake_recorder import FakeRecorder


def scaled(x: Tensor, weight: Tensor) -> tuple[Tensor, ...]:
    return (x * weight + 1,)


def graphed(forward: Any, recorder: FakeRecorder, **options: Any) -> GraphedProgram:
    return GraphedProgram(forward, recorder, options.pop("results", None) or ResultMemory(), **options)


def inputs(count: int, *sizes: int) -> list[Tensor]:
    """Tensors at different addresses."""
    return [torch.randn(sizes or (4,)) for _ in range(count)]
