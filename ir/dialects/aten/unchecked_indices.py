"""The operators whose kernels for CPUs do not check the indices that they write to: a trait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.traits import OpTrait

__all__ = ["UncheckedIndices", "unchecked_indices_of"]


@dataclass(frozen=True)
class UncheckedIndices(OpTrait):
    """The operator writes wherever an index leads. The names are those of arguments."""

    indices: str
    bound: str
    """The number of elements that are addressed, or a tensor of which `dims` are."""
    dims: tuple[int, ...] = ()


_OPERATORS: Mapping[str, UncheckedIndices] = {
    "aten.embedding_dense_backward": UncheckedIndices("indices", "num_weights"),
    "aten.nll_loss_backward": UncheckedIndices("target", "self", (-1,)),
    "aten.nll_loss2d_backward": UncheckedIndices("target", "self", (1,)),
    **{f"aten.{kind}{rank}d{rest}_backward": UncheckedIndices("indices", "self", dims)
       for kind, rest in (("max_pool", "_with_indices"), ("adaptive_max_pool", ""))
       for rank, dims in ((2, (-2, -1)), (3, (-3, -2, -1)))},
}


def unchecked_indices_of(name: str) -> tuple[UncheckedIndices, ...]:
    """The trait of an operator that does not check its indices."""
    return (_OPERATORS[name],) if name in _OPERATORS else ()
