"""A language model with its collectives in the graph, for every supported parallelization."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor
from torch.nn.utils.parametrize import register_parametrization

__all__ = ["Gpt", "Sharing", "Size", "part_of", "share_parameters"]


class Size(NamedTuple):
    """The dimensions of a model."""

    layers: int = 12
    width: int = 768
    heads: int = 12
    words: int = 50304
    length: int = 1024


class Sharing(NamedTuple):
    """A parallelization: each of `copies` x `shards` groups has its own batch and 1 / `shards` of the parameters, and
    consists of `parts` devices that share its matrices (tensor parallelism).
    """

    copies: int = 1
    shards: int = 1
    parts: int = 1

    @property
    def devices(self) -> int:
        """The number of devices."""
        return self.copies * self.shards * self.parts

    def mesh(self, device: str) -> DeviceMesh:
        """Create the device mesh; the parts of one model are neighbours."""
        return init_device_mesh(device, tuple(self), mesh_dim_names=self._fields)


class Block(nn.Module):
    """A layer; with tensor parallelism, each device has its part of the attention heads and of the inner columns."""

    def __init__(self, size: Size, parts: DeviceMesh | None):
        super().__init__()
        count = 1 if parts is None else parts.size()
        self.parts = parts if count > 1 else None
        self.head = size.width // size.heads
        width, own, inner = size.width, size.width // count, 4 * size.width // count
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attend, self.project = nn.Linear(width, 3 * own), nn.Linear(own, width, bias=False)
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        batch, length, _ = x.shape
        parts = self.attend(self.given(self.first(x))).view(batch, length, 3, -1, self.head).permute(2, 0, 3, 1, 4)
        y = nn.functional.scaled_dot_product_attention(*parts.unbind(), is_causal=True)
        x = x + self.summed(self.project(y.transpose(1, 2).reshape(batch, length, -1)))
        return x + self.summed(self.down(nn.functional.gelu(self.up(self.given(self.second(x))))))

    def given(self, x: Tensor) -> Tensor:
        """Mark a value that all parts read: its gradients are summed over the parts."""
        if self.parts is None:
            return x
        return DTensor.from_local(x, self.parts, [Replicate()], run_check=False).to_local(grad_placements=[Partial()])

    def summed(self, x: Tensor) -> Tensor:
        """Return the sum over the parts."""
        if self.parts is None:
            return x
        return DTensor.from_local(x, self.parts, [Partial()]).redistribute(placements=[Replicate()]).to_local()


class Gpt(nn.Module):
    """A language model that returns its loss on tokens of shape batch x (length + 1). Each part computes the logits
    of its own sequences.
    """

    def __init__(self, size: Size, parts: DeviceMesh | None = None):
        super().__init__()
        self.parts = None if parts is None or parts.size() == 1 else parts
        self.words, self.places = nn.Embedding(size.words, size.width), nn.Embedding(size.length, size.width)
        self.blocks = nn.Sequential(*(Block(size, parts) for _ in range(size.layers)))
        self.norm, self.head = nn.LayerNorm(size.width), nn.Linear(size.width, size.words, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        places = torch.arange(tokens.shape[1] - 1, device=tokens.device)
        x, wanted = self.blocks(self.words(tokens[:, :-1]) + self.places(places)), tokens[:, 1:]
        if self.parts is not None:
            x, wanted = (DTensor.from_local(each, self.parts, [Replicate()], run_check=False).redistribute(
                placements=[Shard(0)]).to_local() for each in (x, wanted))
        loss = nn.functional.cross_entropy(self.head(self.norm(x)).flatten(0, 1), wanted.flatten())
        if self.parts is None:
            return loss
        mean = loss / self.parts.size()
        return DTensor.from_local(mean, self.parts, [Partial()]).redistribute(placements=[Replicate()]).to_local()


def part_of(name: str, value: Tensor, size: Size, part: int, count: int) -> Tensor:
    """Return what one of `count` parts has of a parameter of the whole model: its attention heads, its inner columns,
    or all of the parameter.
    """
    match name.split(".")[-2]:
        case "attend":
            return value.unflatten(0, (3, size.heads, -1)).chunk(count, 1)[part].flatten(0, 2)
        case "up":
            return value.chunk(count, 0)[part]
        case "project" | "down":
            return value.chunk(count, 1)[part]
        case _:
            return value


class _Whole(nn.Module):
    """A parameter in the form that the model uses: gathered; its gradients are reduced along each dimension of the
    mesh.
    """

    def __init__(self, reductions: list[str]):
        super().__init__()
        self.reductions = reductions

    def forward(self, x: DTensor) -> Tensor:
        return x.redistribute(placements=[Replicate()] * x.device_mesh.ndim).to_local(
            grad_placements=[Partial(each) for each in self.reductions])


def share_parameters(model: Gpt, mesh: DeviceMesh) -> None:
    """Shard each parameter over the mesh, with the same shards in all copies, and gather it in the graph where it is
    used, as `fully_shard` and DistributedDataParallel do between graphs.
    """
    reductions = {"copies": "avg", "shards": "avg", "parts": "sum"}
    for module in list(model.modules()):
        # Parameters that all parts use for different sequences are also reduced over the parts.
        shared = ("copies", "shards", *(["parts"] if module in (model.norm, model.head) else []))
        names = [name for name in shared if mesh[name].size() > 1]
        if not names:
            continue
        placements = [Shard(0) if name == "shards" else Replicate() for name in names]
        for name, parameter in list(module.named_parameters(recurse=False)):
            spread = distribute_tensor(parameter.detach(), mesh[tuple(names)], placements, src_data_rank=None)
            module.register_parameter(name, nn.Parameter(spread))
            register_parametrization(module, name, _Whole([reductions[each] for each in names]), unsafe=True)
