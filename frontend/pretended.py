"""Replaces arguments by fake tensors on a GPU, which this machine need not have.

Fake tensors have a device but no elements: enough to capture a program, but not to run it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from copy import deepcopy
from typing import Any
from unittest.mock import patch

import torch
from torch import Tensor
from torch._guards import Source
from torch._subclasses import fake_tensor
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.fx.experimental import proxy_tensor
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._pytree import tree_leaves, tree_map

from .device_guard import allow_fake_cuda
from .graphs.placement import CPU

__all__ = ["PretendedGPU", "on_gpu", "tracing_under"]

GPU = torch.device("cuda", 0)
MARKS = ("_dynamo_dynamic_indices", "_dynamo_dynamic_range", "_dynamo_static_indices", "_dynamo_hint_overrides",
         "_dynamo_weak_dynamic_indices", "_dynamo_unbacked_indices")
"""Attributes of a tensor in which torch stores its dynamic and static dimensions."""


class PretendedGPU(FakeTensorMode):
    """A fake tensor mode for a GPU that does not exist."""

    def pretend(self, value: Any) -> Any:
        """Return a fake GPU tensor for a CPU tensor; other values unchanged."""
        is_real = isinstance(value, Tensor) and not isinstance(value, FakeTensor) and value.device == CPU
        return _fake(self, value) if is_real else value


def on_gpu(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
    """Replace all tensors of a function or torch.nn.Module and its arguments by fake ones on a GPU.

    They are returned unchanged if any tensor is on a GPU or fake already.
    """
    held = [*function.parameters(), *function.buffers()] if isinstance(function, torch.nn.Module) else []
    tensors = [value for value in (*tree_leaves((args, kwargs)), *held) if isinstance(value, Tensor)]
    if any(isinstance(value, FakeTensor) or value.device != CPU for value in tensors):
        return function, args, kwargs
    allow_fake_cuda()
    mode = PretendedGPU(shape_env=ShapeEnv())
    fakes: dict[int, Any] = {}

    def pretend(value: Any) -> Any:
        if not isinstance(value, Tensor):
            return value
        if id(value) not in fakes:
            fakes[id(value)] = _fake(mode, value)
        return fakes[id(value)]

    args, kwargs = tree_map(pretend, (args, kwargs))
    if isinstance(function, torch.nn.Module):
        tree_map(pretend, held)
        function = deepcopy(function, dict(fakes))
    return function, args, kwargs


@contextmanager
def tracing_under(mode: FakeTensorMode) -> Iterator[None]:
    """Prevent computations on a GPU during tracing: disable constant propagation of one-element tensors, and run
    fallback kernels, which compute an operator on zeros, on the CPU. For a pretended GPU, tensors that the program
    refers to outside its arguments, such as parameters of a module, are on that GPU too.
    """
    with (patch.object(proxy_tensor, "CONSTANT_NUMEL_LIMIT", 0),
          patch.object(fake_tensor, "run_fallback_kernel", _on_cpu(fake_tensor.run_fallback_kernel)),
          patch.object(FakeTensorMode, "from_tensor", _found_on_gpu(FakeTensorMode.from_tensor))
          if isinstance(mode, PretendedGPU) else nullcontext()):
        yield


def _found_on_gpu(from_tensor: Callable[..., FakeTensor]) -> Callable[..., FakeTensor]:
    """Wrap Dynamo's conversion to fake tensors, so that tensors the program refers to are on the GPU."""

    def fake_of(mode: FakeTensorMode, tensor: Tensor, *, source: Source | None = None, **options: Any) -> FakeTensor:
        fake = from_tensor(mode, tensor, source=source, **options)
        if source is not None and fake.device == CPU:
            fake.fake_device = GPU
        return fake

    return fake_of


def _on_cpu(run: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap torch's fallback, which runs an operator on zeros, so that it runs on the CPU."""

    def run_on_cpu(mode: FakeTensorMode, operator: Any, arguments: list[Any], structure: Any, error: Any) -> Any:
        given: dict[int, FakeTensor] = {}
        devices = [value.device for value in arguments if isinstance(value, FakeTensor) and value.device != CPU]

        def to_cpu(value: Any) -> Any:
            if isinstance(value, torch.device):
                return CPU
            if not isinstance(value, FakeTensor):
                return value
            moved = _like(mode, value, CPU)
            given[id(moved)] = value
            return moved

        def back(value: Any) -> Any:
            if not isinstance(value, FakeTensor):
                return value
            return given[id(value)] if id(value) in given else _like(mode, value, devices[0])

        moved = list(map(to_cpu, arguments))
        return tree_map(back, run(mode, operator, moved, structure, error)) if devices else run(
            mode, operator, arguments, structure, error)

    return run_on_cpu


def _fake(mode: FakeTensorMode, value: Tensor) -> Tensor:
    fake = _like(mode, value, GPU)
    for mark in MARKS:
        if hasattr(value, mark):
            setattr(fake, mark, getattr(value, mark))
    return torch.nn.Parameter(fake, requires_grad=False) if isinstance(value, torch.nn.Parameter) else fake


def _like(mode: FakeTensorMode, value: Tensor, device: torch.device) -> FakeTensor:
    meta = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device="meta")
    return FakeTensor(mode, meta, device)
