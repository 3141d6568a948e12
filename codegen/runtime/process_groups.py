"""The process groups of torch.distributed, found by what the IR says of them. Imported when a program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch.distributed as dist

from ...ir.dialects.comm import GroupAttr
from ...ir.errors import UnsupportedError

__all__ = ["collective", "group", "group_attribute"]

INITIALIZE = "call torch.distributed.init_process_group, and make the same groups in the same order on every rank"


def collective(operator: str) -> Callable[..., Any]:
    """torch's functional operator of this name."""
    import torch
    import torch.distributed._functional_collectives  # registers them

    return getattr(torch.ops._c10d_functional, operator).default


def group(label: str, size: int, distance: int, *listed: int) -> str:
    """The name that torch has on this rank for a group, of which the label and the ranks are given as in `GroupAttr`.
    Raises UnsupportedError if there is none."""
    wanted = GroupAttr.listing(label, listed) if listed else GroupAttr.of_mesh(label, size, distance)
    found = next((name for name, known in _groups() if known == wanted), None)
    if found is None:
        raise UnsupportedError(f"the program communicates in the group {wanted}, and this process has no such group",
                               hint=INITIALIZE)
    return found


def group_attribute(name: str) -> GroupAttr:
    """What the IR says of the group that torch has under a name."""
    found = next((known for each, known in _groups() if each == name), None)
    if found is None:
        raise UnsupportedError(f"torch has no process group '{name}'", hint=INITIALIZE)
    return found


def _groups() -> Iterator[tuple[str, GroupAttr]]:
    """The groups that this process is in, in the order in which they were made: with what the IR says of them. Several
    of one description and the same ranks are numbered."""
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
