"""Operators of torch for reproducible random numbers: `torch.ops.stepwell_random`.

    seeds(int count, Device device) -> Tensor        numbers drawn from the device's generator, i64
    bits(Tensor seed, SymInt[] size) -> Tensor       64 random bits for each index, which follow from the seed, i64
    state() -> Tensor                                the state of the CPU's generator
    set_state(Tensor state) -> ()                    puts the CPU's generator into a state
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from ..philox import random_bits

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["NAMESPACE", "random_operators"]

NAMESPACE = "stepwell_random"


_DEFINING = Lock()
"""Several threads, which may be ranks, may request the operators at the same time."""


def random_operators() -> Any:
    """`torch.ops.stepwell_random`; the first call defines the operators."""
    with _DEFINING:
        return _define()


@cache
def _define() -> Any:
    import torch

    library = _library()
    every = "CompositeExplicitAutograd"
    library.define("seeds(int count, Device device) -> Tensor", tags=(torch.Tag.nondeterministic_seeded,))
    library.define("bits(Tensor seed, SymInt[] size) -> Tensor")
    library.define("state() -> Tensor")
    library.define("set_state(Tensor state) -> ()")
    library.impl("seeds", _seeds, every)
    library.impl("bits", _bits, every)
    library.impl("state", torch.get_rng_state, every)
    library.impl("set_state", torch.set_rng_state, every)
    like = torch.get_rng_state()
    torch.library.register_fake(f"{NAMESPACE}::seeds",
                                lambda count, device: torch.empty(count, dtype=torch.int64, device=device))
    torch.library.register_fake(f"{NAMESPACE}::bits", lambda seed, size: seed.new_empty(size))
    torch.library.register_fake(f"{NAMESPACE}::state", lambda: torch.empty(like.shape, dtype=like.dtype))
    torch.library.register_fake(f"{NAMESPACE}::set_state", lambda state: None)
    return getattr(torch.ops, NAMESPACE)


@cache
def _library() -> Any:
    """The library whose lifetime is that of the definitions."""
    import torch

    return torch.library.Library(NAMESPACE, "DEF")


def _seeds(count: int, device: Any) -> Tensor:
    """Draw seeds of 64 bits, the size of a key of Philox."""
    import torch

    return torch.randint(-(2**63), 2**63 - 1, (count,), device=device)


def _bits(seed: Tensor, size: Sequence[int]) -> Tensor:
    """The counter of an element is its row-major index, independent of strides."""
    import torch

    counters = torch.arange(torch.Size(size).numel(), device=seed.device).reshape(size)
    return random_bits(seed, counters)
