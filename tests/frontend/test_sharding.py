"""`fully_shard` in one graph, in one process: torch's fake process group does not execute the collectives."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.fsdp import CPUOffloadPolicy, MixedPrecisionPolicy, fully_shard
from torch.distributed.tensor import DTensor
from torch.testing._internal.distributed.fake_pg import FakeStore

import stepwell
from stepwell.frontend.simulation import capture_step
from stepwell.ir.context import make_context
from stepwell.ir.dialects.comm import StartOp
from stepwell.ir.errors import UnsupportedError
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

MERGING = "dce,choose-contractions,aten-to-prim,canonicalize,fold-collectives,narrow-collectives,bucket-collectives"


@pytest.fixture(autouse=True)
def one_rank_of_four() -> Any:
    _become(0)
    yield
    dist.destroy_process_group()


def _become(rank: int) -> None:
    torch.compiler.reset()
    dist.init_process_group("fake", store=FakeStore(), rank=rank, world_size=4)


class Layers(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(8, 16, bias=False), nn.Linear(16, 8, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.second(self.first(x).sin()).square().mean()


@pytest.mark.parametrize("resharded", [True, False])
def test_the_collectives_are_in_the_graphs(resharded: bool) -> None:
    """The layers reshard after the forward pass, and gather again for the gradient that needs the parameter."""
    model = Layers()
    for layer in (model.first, model.second):
        fully_shard(layer, reshard_after_forward=resharded)
    fully_shard(model)
    names = list(model.state_dict())
    stepwell.gather_in_graph(model)
    kinds = {kind: [op.collective.name.removeprefix("comm.") for op in module.walk() if isinstance(op, StartOp)]
             for kind, module in capture_step(model, torch.randn(4, 8)).items()}
    again = ["all_gather"] if resharded else []
    assert kinds["forward"] == ["all_gather", "all_gather"]
    assert sorted(kinds["backward"]) == [*again, "reduce_scatter", "reduce_scatter"]
    assert list(model.state_dict()) == names


def test_ranks_with_uneven_parts_merge_the_same_collectives() -> None:
    """The last rank pads its parts, of which one is empty, and the first one does not."""
    found: list[list[str]] = []
    for rank in (0, 3):
        dist.destroy_process_group()
        _become(rank)
        model = nn.Sequential(nn.Linear(8, 7), nn.Tanh(), nn.Linear(7, 3))
        policy = MixedPrecisionPolicy(param_dtype=torch.float64)
        for layer in (model[0], model[2]):
            fully_shard(layer, mp_policy=policy)
        fully_shard(model, mp_policy=policy)
        stepwell.gather_in_graph(model)
        started: list[str] = []
        for module in capture_step(_Loss(model), torch.randn(4, 8)).values():
            PassManager(parse_pipeline(MERGING), []).run(make_context(), module)
            started += [f"{op.collective} {op.group} {op.number} {op.inputs.types}"
                        for op in module.walk() if isinstance(op, StartOp)]
        found.append(started)
    assert found[0] == found[1]
    assert len(found[0]) == 3  # gathered in the forward pass, one again for the backward pass, and the gradients


class _Loss(nn.Module):
    def __init__(self, model: nn.Module):
        super().__init__()
        self.model = model

    def forward(self, x: Tensor) -> Tensor:
        return self.model(x).square().mean()


def test_a_model_that_has_run_before() -> None:
    """Its parameters are sharded again, and are saved, loaded and used without gradients."""
    model = Layers()
    fully_shard(model.first, reshard_after_forward=False)
    fully_shard(model, reshard_after_forward=False)
    x = torch.randn(4, 8)
    model(x)
    stepwell.gather_in_graph(model)
    model.load_state_dict({name: value * 1 for name, value in model.state_dict().items()})
    assert all(isinstance(each, DTensor) and each.to_local().shape[0] == each.shape[0] // 4
               for each in model.parameters())
    function = torch.compile(model, backend="stepwell", fullgraph=True)
    with torch.no_grad():
        assert function(x).shape == function(x).shape == ()


def test_other_models_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="fully_shard was called for no module of the model"):
        stepwell.gather_in_graph(Layers())
    model = Layers()
    fully_shard(model, offload_policy=CPUOffloadPolicy(pin_memory=False))
    with pytest.raises(UnsupportedError, match="offloading, which this model uses with fully_shard"):
        stepwell.gather_in_graph(model)
