"""Training steps of a GPT for every parallelization and backend, and the distance between the trained parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch.nn.parallel import DistributedDataParallel

from ...frontend.sharding import gather_in_graph
from ...passes.pipeline import Pipeline
from ...passes.pipeline_lookup import find_pipeline
from .gpt import Gpt, Sharing, Size, part_of, share_parameters

__all__ = ["BACKENDS", "WAYS", "Training", "distances", "pipeline_of", "sharing_of", "train", "train_alone"]

WAYS = ("DDP", "FSDP2", "gathered", "TP", "copies", "shards")
BACKENDS: dict[str, dict[str, Any] | None] = {
    "eager": None, "inductor": {"backend": "inductor"},
    "inductor-graphs": {"backend": "inductor", "mode": "reduce-overhead"}, "plain": {"backend": "stepwell"},
    "stepwell": {"backend": "stepwell"}, "merged": {"backend": "stepwell"},
    "graphs": {"backend": "stepwell", "options": {"cuda_graphs": True}},
    "merged-graphs": {"backend": "stepwell", "options": {"cuda_graphs": True}}}
OVERLAP = ("hoist-collectives", "sink-waits")
MERGING = "{after-canonicalize=fold-collectives,narrow-collectives,sink-waits,bucket-collectives}"
RATE = 0.1


class Training(NamedTuple):
    """The model, and the sequences for each device."""

    size: Size
    device: str
    dtype: torch.dtype
    batch: int

    def tokens(self, count: int) -> Tensor:
        """Return the sequences of all devices."""
        generator = torch.Generator().manual_seed(1)
        shape = self.batch * count, self.size.length + 1
        return torch.randint(self.size.words, shape, generator=generator).to(self.device)


def sharing_of(way: str, count: int) -> Sharing:
    """Return the parallelization of a graph with the collectives of `way`."""
    if way == "TP":
        return Sharing(parts=count)
    return Sharing(copies=count) if way in ("DDP", "copies") else Sharing(shards=count)


def pipeline_of(backend: str, target: str) -> str | Pipeline | None:
    """Return the pipeline of a backend, and None for the default one."""
    if backend.startswith("merged"):
        return f"{target}:default{MERGING}"
    if backend == "plain":
        return tuple(stage._replace(steps=tuple(step for step in stage.steps if step.name not in OVERLAP))
                     for stage in find_pipeline(f"{target}:default"))
    return None


def train_alone(training: Training, steps: int) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
    """Return the parameters before and after steps of one process, in eager mode, on the sequences of all devices."""
    torch.manual_seed(0)
    model = Gpt(training.size).to(training.device, training.dtype)
    start = _copied(model)
    step = _stepping(model, model, training.tokens(dist.get_world_size()))
    for _ in range(steps):
        step()
    return start, _copied(model)


def train(way: str, backend: str, training: Training,
          start: Mapping[str, Tensor]) -> tuple[nn.Module, Callable[[], Tensor]]:
    """Return a model with the parameters `start`, and its training step: the loss of a batch, the backward pass, and
    the optimizer.
    """
    count, rank, size = dist.get_world_size(), dist.get_rank(), training.size
    wrapped_by_torch = way in ("DDP", "FSDP2", "gathered")
    sharing = Sharing() if wrapped_by_torch else sharing_of(way, count)
    mesh = None if wrapped_by_torch else sharing.mesh(training.device)
    model = Gpt(size, None if mesh is None else mesh["parts"]).to(training.device, training.dtype)
    model.load_state_dict({name: part_of(name, value, size, rank if sharing.parts > 1 else 0, sharing.parts)
                           for name, value in start.items()})
    if mesh is not None:
        share_parameters(model, mesh)
    function = _wrapped(way, model, _arguments(backend, training.device))
    tokens = training.tokens(count)
    return model, _stepping(model, function, tokens if sharing.parts > 1 else tokens.chunk(count)[rank])


def distances(model: nn.Module, training: Training, expected: Mapping[str, Tensor],
              start: Mapping[str, Tensor]) -> tuple[float, float]:
    """Return the norm of the difference between all parameters and the expected ones, as a part of their norm, and as
    a part of the norm of what training has changed from `start` to `expected`.
    """
    rank, count = dist.get_rank(), dist.get_world_size()
    squares = torch.zeros(3, dtype=torch.float64, device=training.device)
    for name, parameter in model.named_parameters():
        name = name.replace("parametrizations.", "").removesuffix(".original")
        value = (parameter.full_tensor() if isinstance(parameter, DTensor) else parameter).detach()
        parts = 1 if value.shape == expected[name].shape else count
        wanted, before = (part_of(name, each[name], training.size, rank if parts > 1 else 0, parts)
                          for each in (expected, start))
        for place, each in enumerate((value.double() - wanted, wanted, wanted.double() - before)):
            squares[place] += each.double().square().sum()
    dist.all_reduce(squares)
    difference, whole, changed = squares.sqrt().tolist()
    return difference / whole, difference / changed


def _stepping(model: nn.Module, function: Callable[[Tensor], Tensor], tokens: Tensor) -> Callable[[], Tensor]:
    # An optimizer updates the parameters of a group together, which must be of one kind.
    kinds = groupby(sorted(model.parameters(), key=_is_spread), _is_spread)
    optimizer = torch.optim.SGD([{"params": list(group)} for _, group in kinds], RATE)

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = function(tokens)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step


def _is_spread(parameter: Tensor) -> bool:
    return isinstance(parameter, DTensor)


def _copied(model: nn.Module) -> dict[str, Tensor]:
    return {name: value.detach().clone() for name, value in model.named_parameters()}


def _arguments(backend: str, device: str) -> dict[str, Any] | None:
    """Return the arguments of torch.compile, and None for eager mode."""
    arguments, pipeline = BACKENDS[backend], pipeline_of(backend, device)
    if pipeline is None or arguments is None:
        return arguments
    return arguments | {"options": arguments.get("options", {}) | {"pipeline": pipeline}}


def _wrapped(way: str, model: Gpt, compile_with: dict[str, Any] | None) -> Callable[[Tensor], Tensor]:
    if way in ("FSDP2", "gathered"):
        for block in model.blocks:
            assert isinstance(block, nn.Module)
            fully_shard(block)
            if way == "FSDP2" and compile_with is not None:
                block.compile(**compile_with)
        fully_shard(model)
        if way == "FSDP2":
            return model
        gather_in_graph(model)
    wrapped = DistributedDataParallel(model) if way == "DDP" else model
    return wrapped if compile_with is None else torch.compile(wrapped, **compile_with)
