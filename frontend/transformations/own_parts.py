"""Keeps the rank of a process out of traced graphs, so that all ranks compile equal programs.

When DTensor redistributes from `Replicate` to `Shard`, it splits a tensor and takes the part whose number is the rank's
place in the device mesh. Traced, this number is a constant. While this module's context lasts, an operator takes the
part instead, which the importer translates into a slice that starts at a symbolic number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

import torch
import torch.distributed as dist
from torch import Tensor

from ...codegen.runtime.process_groups import place_in_group

__all__ = ["own_part", "rank_free_parts"]

NAMESPACE = "stepwell"


@contextmanager
def rank_free_parts() -> Iterator[None]:
    """Within this context, DTensor takes parts of tensors by the operator `own_part`."""
    if not dist.is_available() or not dist.is_initialized():
        yield
        return
    from torch.distributed.tensor.placement_types import Shard

    split = getattr(Shard, "_replicate_to_shard", None)
    if split is None:  # another version of torch
        yield
        return

    def take(self: Any, local: Tensor, mesh: Any, dimension: int, number: Any) -> Tensor:
        count, group = mesh.size(mesh_dim=dimension), mesh.get_group(dimension).group_name
        rows = local.shape[self.dim]
        if isinstance(number, int) and isinstance(rows, int) and rows % count == 0 \
                and place_in_group(group) == number:
            return own_part()(local, self.dim, count, group)
        return split(self, local, mesh, dimension, number)

    with patch.object(Shard, "_replicate_to_shard", take):
        yield


@cache
def own_part() -> Callable[..., Tensor]:
    """The operator that returns one of `count` equal parts of a tensor along a dimension: the one whose number is this
    rank's place in a process group.
    """
    library = _library()
    library.define("own_part(Tensor x, int dim, int count, str group) -> Tensor")

    def take(x: Tensor, dim: int, count: int, group: str) -> Tensor:
        return _part(x, dim, count, place_in_group(group))

    library.impl("own_part", take, "CompositeExplicitAutograd")
    torch.library.register_fake(f"{NAMESPACE}::own_part", lambda x, dim, count, group: _part(x, dim, count, 0),
                                lib=library)
    return torch.ops.stepwell.own_part.default


@cache
def _library() -> torch.library.Library:
    return torch.library.Library(NAMESPACE, "FRAGMENT")


def _part(x: Tensor, dim: int, count: int, number: int) -> Tensor:
    length = x.shape[dim] // count
    return x.narrow(dim, number * length, length).clone()
