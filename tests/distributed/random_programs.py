"""Checks on two ranks: random programs that compute and communicate, compared with eager PyTorch."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeAlias

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from harness import compiled, device, main, same
from torch import Tensor

SEEDS = range(2)
GRADIENT_SEEDS = range(1004, 1006)
Step: TypeAlias = Callable[..., Tensor]

COMPUTED: tuple[Step, ...] = (
    lambda x: x.sin(), lambda x: x * 0.5 + 1, lambda x: x.softmax(1), lambda x: x.t(), lambda x: x[:, 1:],
    lambda x: x[::2], lambda x: x.bfloat16(), lambda x: x.double(), lambda x: x @ x.t(),
    lambda x: x.mean(0, keepdim=True).expand(x.shape), lambda x: torch.cat([x, x.flip(0)]),
    lambda x: x.unsqueeze(0).expand(2, *x.shape).reshape(-1, x.shape[1]), lambda x: x.cumsum(0),
    lambda x: x.where(x > 0, x.exp().clamp(max=4)), lambda x: x.sum().reshape(1, 1),
)
"""Of a matrix, another one."""


def merging() -> str:
    """A pipeline with the passes that change which collectives there are."""
    return f"{device()}:default{{after-canonicalize=fold-collectives,narrow-collectives,sink-waits,bucket-collectives}}"


def even(x: Tensor, dimension: int) -> Tensor:
    """`x` with an even number of rows or columns."""
    return x if x.shape[dimension] % 2 == 0 else torch.cat([x, x.narrow(dimension, 0, 1)], dimension)


def in_place(x: Tensor, group: Any) -> Tensor:
    y = x.clone(memory_format=torch.contiguous_format)
    dist.all_reduce(y, group=group)
    return y


def into(x: Tensor, group: Any) -> Tensor:
    rows = x.new_empty(2 * x.shape[0], x.shape[1])
    dist.all_gather_into_tensor(rows, x.contiguous(), group=group)
    return rows


def coalesced(x: Tensor, group: Any) -> Tensor:
    one, other = functional.all_reduce_coalesced([x.contiguous(), x.cos().contiguous()], "sum", group)
    return one + other


def exchanged(x: Tensor, group: Any) -> Tensor:
    halves = [x.shape[0] // 2] * 2
    return functional.all_to_all_single_autograd(x, halves, halves, group)


def gathered(x: Tensor) -> Tensor:
    """The tensor, with the strides that the operator takes: older versions refuse all others."""
    return x if torch.__version__ >= (2, 13) else x.contiguous()


GATHERED = 1 if torch.__version__ >= (2, 13) else 0
"""A dimension that Dynamo can gather: older versions trace gathers of the first one only."""
COMMUNICATED: tuple[Callable[[Tensor, Any], Tensor], ...] = (
    lambda x, group: functional.all_reduce(x, "sum", group),
    lambda x, group: functional.all_reduce(x.contiguous(), "max", group),
    lambda x, group: functional.all_gather_tensor(x, 0, group),
    lambda x, group: functional.all_gather_tensor(x, GATHERED, group),
    lambda x, group: functional.reduce_scatter_tensor(even(x, 0), "sum", 0, group),
    lambda x, group: functional.reduce_scatter_tensor(even(x, 1), "sum", 1, group),
    lambda x, group: functional.all_to_all_single(even(x, 0).contiguous(), None, None, group),
    lambda x, group: functional.broadcast(x, 1, group),
    in_place, into, coalesced,
)
DIFFERENTIABLE: tuple[Callable[[Tensor, Any], Tensor], ...] = (
    lambda x, group: functional.all_gather_tensor_autograd(gathered(x), 0, group),
    lambda x, group: functional.all_gather_tensor_autograd(gathered(x), GATHERED, group),
    lambda x, group: functional.reduce_scatter_tensor_autograd(even(x, 0), "sum", 0, group),
    lambda x, group: exchanged(even(x, 0).contiguous(), group),
    lambda x, group: functional.all_reduce(x, "sum", group),
)
"""Those that have gradients."""


def random_program(seed: int, collectives: tuple[Callable[[Tensor, Any], Tensor], ...],
                   groups: list[Any]) -> Callable[[Tensor], list[Tensor]]:
    """A function of a matrix, the same on all ranks: some values that it computes, one by one, of earlier ones."""
    chosen = random.Random(seed)
    steps: list[tuple[Step, int]] = []
    for number in range(chosen.randint(4, 12)):
        source = number if chosen.random() < 0.7 else chosen.randint(0, number)
        if chosen.random() < 0.5:
            collective, group = chosen.choice(collectives), chosen.choice(groups)
            steps.append((lambda x, collective=collective, group=group: collective(x, group), source))
        else:
            steps.append((chosen.choice(COMPUTED), source))
    kept = sorted(chosen.sample(range(1, len(steps) + 1), 2))

    def program(x: Tensor) -> list[Tensor]:
        values = [x]
        for step, source in steps:
            value = step(values[source])
            values.append(value[:16, :16])
        return [values[each] * 1 for each in kept]

    return program


def own_matrix(seed: int) -> Tensor:
    generator = torch.Generator().manual_seed(2 * seed + dist.get_rank())
    return torch.randn(4, 6, generator=generator, device="cpu").to(device())


def check_random_programs() -> None:
    groups = [dist.group.WORLD, dist.new_group([0, 1], group_desc="another")]
    for seed in SEEDS:
        torch.compiler.reset()
        program, x = random_program(seed, COMMUNICATED, groups), own_matrix(seed)
        options = {"pipeline": merging()} if seed % 2 else {}
        same(compiled(program, fullgraph=True, dynamic=seed % 3 == 0, options=options)(x), program(x),
             atol=1e-4, rtol=1e-2)


def check_gradients_of_random_programs() -> None:
    for seed in GRADIENT_SEEDS:
        torch.compiler.reset()
        program = random_program(seed, DIFFERENTIABLE, [dist.group.WORLD])
        first, second = (own_matrix(seed).requires_grad_() for _ in range(2))
        for x, function in ((first, program), (second, compiled(program, fullgraph=True))):
            loss = sum(each.sin().double().sum() for each in function(x))
            assert isinstance(loss, Tensor)
            if loss.requires_grad:
                loss.backward()
        same(second.grad, first.grad, atol=1e-4, rtol=1e-2)


if __name__ == "__main__":
    main(globals())
