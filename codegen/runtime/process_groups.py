"""The correspondence between process groups of torch.distributed and their description in the IR. Imported when a
program is loaded.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor

from ...ir.dialects.comm import GroupAttr
from ...ir.errors import UnsupportedError

__all__ = ["collective", "group", "group_attribute", "not_recordable", "place_in_group",
           "ranks_further", "time_limit"]

REGISTRATION = "NCCL_GRAPH_REGISTER"
ERROR_HANDLING = "TORCH_NCCL_ASYNC_ERROR_HANDLING"
"""torch does not end processes whose collectives take too long if this is 0."""
INITIALIZE = "call torch.distributed.init_process_group, and make the same groups in the same order on every rank"


def collective(operator: str) -> Callable[..., Any]:
    """Return torch's functional operator of this name, or a function that does the same, or the one that exchanges
    messages of a `MessagesAttr`.
    """
    import torch.distributed._functional_collectives  # registers them

    own = {"messages": _messages, "wait_tensor": _wait, "all_gather_into_tensor": _gather,
           "all_gather_into_tensor_coalesced": _gather_several}
    return own[operator] if operator in own else getattr(torch.ops._c10d_functional, operator).default


def _gather(given: Tensor, count: int, name: str) -> Tensor:
    """Start a gather. torch's operator without `out` treats the tensor as one of several."""
    result = given.new_empty(given.shape[0] * count, *given.shape[1:])
    sent, received = (torch.view_as_real(each) if each.is_complex() else each for each in (given, result))
    torch.ops._c10d_functional.all_gather_into_tensor_out.default(sent, count, name, out=received)
    return result


class _Part(NamedTuple):
    """The result for one of several tensors, in these columns of the bytes of all ranks."""

    gathered: Tensor
    begin: int
    end: int
    sizes: tuple[int, ...]
    dtype: torch.dtype


def _gather_several(given: list[Tensor], count: int, name: str) -> list[Any]:
    """Start a gather of several tensors; on CPUs one of their bytes, as gloo does.

    In torch 2.11 to 2.13, threads of gloo assign the name of what they have completed without a lock. The name of a
    gather of several tensors is so long that it is on the heap, where two threads would free it twice.
    """
    if not given[0].is_cpu:
        return torch.ops._c10d_functional.all_gather_into_tensor_coalesced.default(given, count, name)
    data = [each.reshape(-1).view(torch.uint8) for each in given]
    gathered, ends = _gather(torch.cat(data)[None], count, name), list(accumulate(map(len, data)))
    return [_Part(gathered, begin, end, (each.shape[0] * count, *each.shape[1:]), each.dtype)
            for each, begin, end in zip(given, [0, *ends], ends, strict=False)]


def _wait(pending: Tensor | _Part) -> Tensor:
    """The complete result of a collective."""
    wait = torch.ops._c10d_functional.wait_tensor.default
    if isinstance(pending, Tensor):
        return wait(pending)
    gathered, begin, end, sizes, dtype = pending
    # Copied, since elements of other types may not be able to lie in this place.
    parts = wait(gathered)[:, begin:end].clone(memory_format=torch.contiguous_format)
    return parts.view(-1).view(dtype).view(sizes)


def _messages(given: Tensor | list[Tensor], *described: Any) -> Any:
    """Start messages. After the tensors follow, for each of them, its kind, the distance to the other rank and its
    tag, and at the end the group. Received tensors get new memory.
    """
    *numbers, name = described
    tensors = [given] if isinstance(given, Tensor) else given
    kinds, distances, tags = numbers[::3], numbers[1::3], numbers[2::3]
    ranks, place = _ranks_and_place(name)
    peers = [(place + distance) % len(ranks) for distance in distances]
    # These operators take a rank's position in the group, although torch traces programs as if they took its
    # number.
    memory = [torch.empty_like(each) if kind == "receive" else each
              for each, kind in zip(tensors, kinds, strict=True)]
    functional = torch.ops._c10d_functional
    if isinstance(given, Tensor):
        return (functional.isend if kinds[0] == "send" else functional.irecv)(memory[0], peers[0], tags[0], name)
    names = ["isend" if kind == "send" else "irecv" for kind in kinds]
    return functional.batch_p2p_ops(names, peers, tags, memory, name)


def place_in_group(name: str) -> int:
    """Return the place of this rank in the named group."""
    return _ranks_and_place(name)[1]


def ranks_further(name: str, rank: int) -> int:
    """Return the distance from this rank to the given one in the named group."""
    ranks, place = _ranks_and_place(name)
    if rank not in ranks:
        raise UnsupportedError(f"rank {rank} is not in the process group '{name}'")
    return (ranks.index(rank) - place) % len(ranks)


def _ranks_and_place(name: str) -> tuple[list[int], int]:
    """The ranks of the group of a name, and the place of this one among them."""
    known = dist.distributed_c10d._world.pg_names
    found = next((process_group for process_group, each in known.items() if each == name), None)
    if found is None:
        raise UnsupportedError(f"torch has no process group '{name}'", hint=INITIALIZE)
    ranks = dist.get_process_group_ranks(found)
    return ranks, ranks.index(dist.get_rank())


def group(label: str, size: int, distance: int, *listed: int) -> str:
    """torch's name on this rank for a group with the label and ranks of a `GroupAttr`. Raises UnsupportedError if
    there is none.
    """
    wanted = GroupAttr.listing(label, listed) if listed else GroupAttr.of_mesh(label, size, distance)
    found = next((name for name, known in _groups() if known == wanted), None)
    if found is None:
        raise UnsupportedError(f"the program communicates in the group {wanted}, and this process has no such group",
                               hint=INITIALIZE)
    return found


def group_attribute(name: str) -> GroupAttr:
    """The description in the IR of torch's group with this name."""
    found = next((known for each, known in _groups() if each == name), None)
    if found is None:
        raise UnsupportedError(f"torch has no process group '{name}'", hint=INITIALIZE)
    return found


def not_recordable() -> str:
    """The reason why collectives cannot be part of a CUDA graph in this process; empty if there is none.

    By default NCCL registers the buffers of recorded collectives, which either all ranks of a group must do or none.
    Ranks may record at different calls, so this is switched off; NCCL reads the variable at the first recording.
    """
    if os.environ.setdefault(REGISTRATION, "0") != "0":
        return f"with {REGISTRATION} ranks must record at the same call"
    for process_group in dist.distributed_c10d._world.pg_names:
        try:
            backend = process_group._get_backend(torch.device("cuda")).name()
        except RuntimeError:  # it has none for GPUs
            continue
        if backend != "nccl":
            return f"the process group '{process_group.group_desc}' communicates by {backend}, not by nccl"
    return ""


def time_limit(device: torch.device) -> float | None:
    """The seconds after which torch ends this process because of a collective on the device: the longest of all process
    groups. None if it never does.
    """
    if os.environ.get(ERROR_HANDLING) == "0":
        return None
    limits: list[float] = []
    for process_group in dist.distributed_c10d._world.pg_names:
        try:
            limits.append(process_group._get_backend(device).options._timeout.total_seconds())
        except RuntimeError:  # it has no backend for this device
            continue
    return max(limits, default=None)


def _groups() -> Iterator[tuple[str, GroupAttr]]:
    """The groups of this process in order of creation, with their description in the IR. Groups with the same
    description and ranks are numbered.
    """
    world = dist.distributed_c10d._world
    rank = dist.get_rank() if dist.is_initialized() else 0
    seen: dict[GroupAttr, int] = {}
    for process_group, name in world.pg_names.items():
        ranks = dist.get_process_group_ranks(process_group)
        if rank not in ranks:
            continue
        known = GroupAttr.of(process_group.group_desc, ranks, rank)
        seen[known] = number = seen.get(known, 0) + 1
        yield name, known if number == 1 else known.relabelled(f"{process_group.group_desc} {number}")
