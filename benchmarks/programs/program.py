"""A program of the registry: a name, a builder, and its sizes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, get_args

import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_map

Scale = Literal["full", "small"]
SCALES: tuple[Scale, ...] = get_args(Scale)

Group = Literal["basics", "kernels", "models"]
GROUPS: tuple[Group, ...] = get_args(Group)

SEED = 2024

EIGHT_MEGABYTES = (1024, 2048)
"""A shape of 8 MB of floats: more than the private caches of a core hold."""


@dataclass
class Example:
    """A callable and the inputs to call it on; a deep copy is an independent, equal example."""

    run: Callable[..., Any]
    """The argument of `torch.compile`: a function, a module, or the bound `step` of an optimizer."""
    inputs: tuple[Any, ...]
    other_inputs: tuple[tuple[Any, ...], ...] = ()
    """Further inputs, of other sizes, that the same compiled artifact must support."""
    cotangents: tuple[Tensor, ...] = ()
    """Gradients of the outputs of a training program; none for a single scalar loss."""

    def copy(self) -> Example:
        """Return an equal example that shares no tensor with this one."""
        copied = copy.deepcopy(self)
        # A deep copy of a parameter has no gradient, without which an optimizer's step has no effect.
        for original, parameter in zip(_parameters(self.run), _parameters(copied.run), strict=True):
            parameter.grad = None if original.grad is None else original.grad.clone()
        return copied

    def in_dtype(self, dtype: torch.dtype) -> Example:
        """Return a copy in which all floating-point values have type `dtype`."""
        cast = self.copy()
        if isinstance(cast.run, nn.Module):
            cast.run.to(dtype)
        optimizer = optimizer_of(cast.run)
        if optimizer is not None:
            _cast_optimizer(optimizer, dtype)
        cast.inputs, cast.other_inputs, cast.cotangents = tree_map(
            partial(_cast_input, dtype=dtype), (cast.inputs, cast.other_inputs, cast.cotangents)
        )
        return cast

    def in_float64(self) -> Example:
        """Return a copy in which all floating-point values are float64."""
        return self.in_dtype(torch.float64)

    def call(self, run: Callable[..., Any], inputs: tuple[Any, ...], training: bool) -> Any:
        """Call `run`, which is `self.run` or its compiled form; a training program also runs the backward pass."""
        if not training:
            with torch.no_grad():
                return run(*inputs)
        outputs = run(*inputs)
        roots = outputs if isinstance(outputs, tuple) else (outputs,)
        torch.autograd.backward(roots, self.cotangents or None)
        return outputs

    def clear_gradients(self) -> None:
        """Drop the gradients of the parameters and of the inputs."""
        if isinstance(self.run, nn.Module):
            self.run.zero_grad(set_to_none=True)
        for value in self.inputs:
            if isinstance(value, Tensor):
                value.grad = None


Builder = Callable[..., Example]


@dataclass(frozen=True)
class Program:
    """One program: its builder, its sizes, and its requirements."""

    name: str
    group: Group
    build: Builder
    full: tuple[Any, ...] = ()
    """The builder's arguments for measuring."""
    small: tuple[Any, ...] = ()
    """The builder's arguments for numerical tests: odd sizes that run in a second at most."""
    training: bool = False
    dynamic: bool = False
    """Compiled with `dynamic=True`; `other_inputs` must not cause a recompilation, unless it `compiles_again`."""
    goal: float | None = None
    """The required steady-state speed, as the ratio of eager's time to the compiled program's; see `speed_goal`."""
    error_factor: float = field(default=4.0, kw_only=True)
    """The maximum ratio of the compiled program's error to eager's."""
    compiles_again: bool = field(default=False, kw_only=True)
    """Whether `other_inputs` may cause a recompilation."""

    @property
    def speed_goal(self) -> float | None:
        """The goal of the program itself; the default for a kernel is eager's speed."""
        return self.goal if self.goal is not None else 1.0 if self.group == "kernels" else None

    def example(self, scale: Scale = "full", device: str = "cpu") -> Example:
        """Build the program on a device; every call gives equal weights and inputs."""
        with torch.random.fork_rng(devices=[]), torch.device(device):
            torch.manual_seed(SEED)
            return self.build(*(self.full if scale == "full" else self.small))


def optimizer_of(run: Callable[..., Any]) -> torch.optim.Optimizer | None:
    """Return the optimizer whose bound method `run` is."""
    owner = getattr(run, "__self__", None)
    return owner if isinstance(owner, torch.optim.Optimizer) else None


def _parameters(run: Callable[..., Any]) -> list[Tensor]:
    """Return the parameters of the optimizer whose bound method `run` is; nothing for another callable."""
    optimizer = optimizer_of(run)
    return [each for group in optimizer.param_groups for each in group["params"]] if optimizer else []


def _cast_input(value: Any, dtype: torch.dtype) -> Any:
    if not isinstance(value, Tensor) or not value.is_floating_point():
        return value
    return value.detach().to(dtype).requires_grad_(value.requires_grad)


def _cast_optimizer(optimizer: torch.optim.Optimizer, dtype: torch.dtype) -> None:
    for group in optimizer.param_groups:
        for parameter in group["params"]:
            gradient, parameter.grad = parameter.grad, None
            parameter.data = parameter.data.to(dtype)
            parameter.grad = None if gradient is None else gradient.to(dtype)
