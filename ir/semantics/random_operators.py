"""Operators of torch for reproducible random numbers: `torch.ops.stepwell_random`.

    seeds(int count, Device device) -> Tensor        numbers drawn from the device's generator, i64
    bits(Tensor seed, SymInt[] size) -> Tensor       64 random bits for each index, which follow from the seed, i64
    state(Device device) -> Tensor                   the state of the device's generator, on the CPU
    set_state(Tensor state, Device device) -> ()     puts the device's generator into a state
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from ..philox import random_bits

if TYPE_CHECKING:
    import torch
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
    library.define("state(Device device) -> Tensor")
    library.define("set_state(Tensor state, Device device) -> ()")
    library.impl("seeds", _seeds, every)
    library.impl("bits", _bits, every)
    library.impl("state", _state, every)
    library.impl("set_state", _set_state, every)
    torch.library.register_fake(f"{NAMESPACE}::seeds",
                                lambda count, device: torch.empty(count, dtype=torch.int64, device=device))
    torch.library.register_fake(f"{NAMESPACE}::bits", lambda seed, size: seed.new_empty(size))
    torch.library.register_fake(f"{NAMESPACE}::state", _state_like)
    torch.library.register_fake(f"{NAMESPACE}::set_state", lambda state, device: None)
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


def _state(device: torch.device) -> Tensor:
    import torch

    return torch.get_rng_state() if device.type == "cpu" else torch.cuda.get_rng_state(device)


def _set_state(state: Tensor, device: torch.device) -> None:
    import torch

    torch.set_rng_state(state) if device.type == "cpu" else torch.cuda.set_rng_state(state, device)


def _state_like(device: torch.device) -> Tensor:
    """On a GPU the state is a seed and an offset, of 64 bits each."""
    import torch

    bytes_ = torch.get_rng_state().numel() if device.type == "cpu" else 16
    return torch.empty(bytes_, dtype=torch.uint8, device="cpu")
