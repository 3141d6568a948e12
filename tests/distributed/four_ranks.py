"""Checks on four ranks with meshes of two dimensions: a rank belongs to some groups and not to others."""

from __future__ import annotations

import copy
from pathlib import Path

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from harness import compiled, main, same
from torch import Tensor, nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module


class Perceptron(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(8, 16), nn.Linear(16, 8)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(self.up(x).relu())


def mesh_of_two_dimensions() -> DeviceMesh:
    return init_device_mesh("cpu", (2, 2), mesh_dim_names=("dp", "tp"))


def check_groups_of_a_mesh() -> None:
    mesh = mesh_of_two_dimensions()
    rows, columns = mesh.get_group("dp"), mesh.get_group("tp")

    def both(x: Tensor) -> tuple[Tensor, Tensor]:
        return (functional.all_gather_tensor(functional.all_reduce(x, "sum", columns) * 2, 0, rows),
                functional.all_reduce(functional.all_reduce(x, "max", rows), "sum", columns))

    x = torch.full((2, 3), 10.0 ** dist.get_rank())
    before = programs()
    dist.barrier()
    same(compiled(both, fullgraph=True)(x), both(x))
    dist.barrier()
    assert len(programs() - before) == 1, "the text of a program differs between ranks"


def programs() -> set[Path]:
    """What is in the cache."""
    import os

    return set(Path(os.environ["STEPWELL_CACHE_DIR"]).glob("entries/*/*/program.json"))


def check_shards_of_tensor_parallel_layers() -> None:
    mesh = mesh_of_two_dimensions()
    model, x = Perceptron(), torch.randn(4, 8)
    parallel = parallelize_module(copy.deepcopy(model), mesh["tp"],
                                  {"up": ColwiseParallel(), "down": RowwiseParallel()})
    fully_shard(parallel, mesh=mesh["dp"])
    optimizers = [torch.optim.SGD(each.parameters(), 0.1) for each in (model, parallel)]
    function = compiled(parallel)
    for _ in range(3):
        for optimizer in optimizers:
            optimizer.zero_grad()
        model(x).square().mean().backward()
        function(x.chunk(2)[mesh.get_local_rank("dp")]).square().mean().backward()
        for optimizer in optimizers:
            optimizer.step()
    for first, second in zip(parallel.parameters(), model.parameters(), strict=True):
        assert isinstance(first, DTensor)
        same(first.full_tensor(), second, atol=1e-5, rtol=1e-4)


if __name__ == "__main__":
    main(globals())
