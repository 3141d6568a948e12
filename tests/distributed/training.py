"""Checks on two ranks: training of a small GPT with torch's parallelizations, its checkpoints, and its stages."""

from __future__ import annotations

import copy
import tempfile
from collections.abc import Callable, Iterator

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
import torch.distributed.checkpoint as checkpoint
from harness import compiled, main, same, whole
from torch import Tensor, nn
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.fsdp import fully_shard
from torch.distributed.pipelining import PipelineStage, ScheduleGPipe
from torch.nn.parallel import DistributedDataParallel


class Block(nn.Module):
    """A layer of a small GPT."""

    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attend, self.project = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        batch, length, width = x.shape
        parts = self.attend(self.first(x)).view(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        y = nn.functional.scaled_dot_product_attention(*parts, is_causal=True)
        x = x + self.project(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(nn.functional.gelu(self.up(self.second(x))))


class Gpt(nn.Module):
    """A language model of one layer."""

    def __init__(self, words: int = 32, width: int = 16, heads: int = 2, length: int = 8):
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Parameter(torch.randn(length, width) / 10)
        self.blocks = nn.Sequential(Block(width, heads))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        logits = self.head(self.norm(self.blocks(self.words(tokens[:, :-1]) + self.places)))
        return nn.functional.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())


def steps(optimizer: torch.optim.Optimizer, call: Callable[[Tensor], Tensor], batches: list[Tensor]) -> list[float]:
    """The losses of training steps."""
    losses = []
    for tokens in batches:
        optimizer.zero_grad()
        loss = call(tokens)
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return losses


def train(model: nn.Module, call: Callable[[Tensor], Tensor], batches: list[Tensor]) -> list[float]:
    return steps(torch.optim.SGD(model.parameters(), 0.1), call, batches)


def check_twenty_steps_of_a_gpt() -> None:
    model = Gpt()
    batches = [torch.randint(32, (4, 9)) for _ in range(20)]
    mine = [each.chunk(2)[dist.get_rank()] for each in batches]
    data, shards = copy.deepcopy(model), copy.deepcopy(model)
    expected = train(model, model, batches)
    wrapped = DistributedDataParallel(data)
    sharded(shards)
    for parallel, call in ((data, compiled(wrapped)), (shards, with_compiled_blocks(shards))):
        losses = torch.tensor(train(parallel, call, mine))
        dist.all_reduce(losses)
        same(losses / 2, torch.tensor(expected), atol=1e-5, rtol=1e-4)
        for first, second in zip(parallel.parameters(), model.parameters(), strict=True):
            same(whole(first), second, atol=1e-4, rtol=1e-3)


def sharded(model: nn.Module) -> nn.Module:
    for block in model.blocks:
        fully_shard(block)
    fully_shard(model)
    return model


def with_compiled_blocks(model: nn.Module) -> nn.Module:
    for block in model.blocks:
        block.compile(backend="stepwell")
    return model


def shared_directory() -> str:
    """The name of a new directory that all ranks see."""
    names = [tempfile.mkdtemp() if dist.get_rank() == 0 else ""]
    dist.broadcast_object_list(names)
    return names[0]


def accumulated(model: nn.Module, call: Callable[[Tensor], Tensor], batches: Iterator[tuple[Tensor, Tensor]]) -> None:
    """Steps of two batches each, with clipped gradients and an optimizer that has a state."""
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    for pair in batches:
        optimizer.zero_grad()
        for tokens in pair:
            (call(tokens) / 2).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.1)
        optimizer.step()


def check_accumulated_and_clipped_gradients_of_a_gpt() -> None:
    model = Gpt()
    parallel = sharded(copy.deepcopy(model))
    batches = [(torch.randint(32, (4, 9)), torch.randint(32, (4, 9))) for _ in range(4)]
    accumulated(model, model, iter(batches))
    accumulated(parallel, with_compiled_blocks(parallel),
                iter([tuple(each.chunk(2)[dist.get_rank()] for each in pair) for pair in batches]))
    for first, second in zip(parallel.parameters(), model.parameters(), strict=True):
        same(whole(first), second, atol=1e-3, rtol=1e-2)


def check_a_checkpoint_between_steps() -> None:
    """What was saved of a compiled model and its optimizer is loaded into another one, which goes on as the first."""
    batches = [torch.randint(32, (2, 9)) for _ in range(4)]

    def made(seed: int) -> tuple[nn.Module, torch.optim.Optimizer, Callable[[Tensor], Tensor]]:
        torch.manual_seed(seed)
        model = sharded(Gpt())
        return model, torch.optim.AdamW(model.parameters(), 1e-2), with_compiled_blocks(model)

    directory = shared_directory()
    model, optimizer, call = made(0)
    steps(optimizer, call, batches[:2])
    states = dict(zip(("model", "optimizer"), get_state_dict(model, optimizer), strict=True))
    checkpoint.save(states, checkpoint_id=directory)
    expected = steps(optimizer, call, batches[2:])
    model, optimizer, call = made(1)
    steps(optimizer, call, batches[:1])
    states = dict(zip(("model", "optimizer"), get_state_dict(model, optimizer), strict=True))
    checkpoint.load(states, checkpoint_id=directory)
    set_state_dict(model, optimizer, model_state_dict=states["model"], optim_state_dict=states["optimizer"])
    assert steps(optimizer, call, batches[2:]) == expected


def check_stages_of_a_pipeline() -> None:
    """Each rank has a layer, compiled; activations and gradients go from rank to rank between the graphs. The layers
    have the sizes of those above, so that the compiled code is in the cache.
    """
    layers, rank = nn.Sequential(Block(16, 2), Block(16, 2)), dist.get_rank()
    x, wanted = torch.randn(8, 8, 16).requires_grad_(), torch.randn(8, 8, 16)
    mine = copy.deepcopy(layers[rank])
    stage = PipelineStage(compiled(mine), rank, 2, torch.get_default_device())
    schedule = ScheduleGPipe(stage, 4, loss_fn=nn.functional.mse_loss)
    losses: list[Tensor] = []
    for _ in range(2):
        mine.zero_grad()
        if rank == 0:
            schedule.step(x)
        else:
            same(schedule.step(target=wanted, losses=losses), layers(x))
    nn.functional.mse_loss(layers(x), wanted).backward()
    for first, second in zip(mine.parameters(), layers[rank].parameters(), strict=True):
        same(first.grad, second.grad, atol=1e-5, rtol=1e-4)


def check_attention_of_parts_of_a_sequence() -> None:
    """Each rank has half of the queries, and gathers all keys and values."""
    queries, keys, values = (torch.randn(2, 2, 8, 4) for _ in range(3))
    mask = torch.ones(8, 8, dtype=torch.bool).tril()
    rank, attend = dist.get_rank(), nn.functional.scaled_dot_product_attention

    def attended(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
        k, v = (functional.all_gather_tensor_autograd(each, 2, dist.group.WORLD) for each in (k, v))
        return attend(q, k, v, attn_mask=mask)

    inputs = [each.chunk(2, 2)[rank].clone().requires_grad_() for each in (queries, keys, values)]
    result = compiled(attended, fullgraph=True)(*inputs, mask.chunk(2)[rank])
    leaves = [each.clone().requires_grad_() for each in (queries, keys, values)]
    expected = attend(*leaves, is_causal=True)
    same(result, expected.chunk(2, 2)[rank], atol=1e-5, rtol=1e-4)
    result.sin().sum().backward()
    expected.sin().sum().backward()
    for mine, whole_one in zip(inputs, leaves, strict=True):
        assert whole_one.grad is not None
        same(mine.grad, whole_one.grad.chunk(2, 2)[rank], atol=1e-5, rtol=1e-4)


if __name__ == "__main__":
    main(globals())
