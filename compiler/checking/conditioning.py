"""A program on inputs that differ by a few roundings, as a measure of how much it magnifies rounding errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects.builtin import Float32Type, ModuleOp

from ...ir.semantics.interpreter import Value
from ..execution import Executor, Observation, copies_of
from .agreement import ROUNDINGS
from .exact import CANNOT_RUN

__all__ = ["coarsest_epsilon", "observe_perturbed"]

RUNS = 3
"""How many perturbations are tried: one alone may happen to cancel."""


def coarsest_epsilon(module: ModuleOp) -> float:
    """The epsilon of f32 if a module computes in it anywhere: a result of f64 may then have been rounded to f32 on its
    way, so that sums in another order differ by as much. Otherwise that of f64."""
    import torch

    types = {getattr(value.type, "element_type", value.type) for op in module.walk() for value in op.results}
    return torch.finfo(torch.float32 if any(isinstance(each, Float32Type) for each in types) else torch.float64).eps


def observe_perturbed(
    module: ModuleOp, inputs: Sequence[Value], executor: Executor, seed: int
) -> Iterator[Observation]:
    """Runs of the module with every f32 and f64 of its inputs multiplied by 1 plus or minus ROUNDINGS epsilons, at
    random.

    Stochastic arithmetic estimates conditioning in this way (Vignes 1993). Types of 16 bits are left as they are: their
    epsilon is so large that it would hide wrong values, and a run in float64 measures what their rounding does.
    """
    import torch

    generator = torch.Generator().manual_seed(seed)
    for _ in range(RUNS):
        moved = copies_of(inputs)
        storages = {value.untyped_storage().data_ptr(): value for value in moved
                    if isinstance(value, torch.Tensor) and value.dtype in (torch.float32, torch.float64)}
        for value in storages.values():
            # The whole storage, in which an element may stand for several of an expanded tensor, or of two tensors.
            elements = torch.empty(0, dtype=value.dtype, device=value.device).set_(value.untyped_storage())
            signs = torch.randint(0, 2, elements.shape, generator=generator).to(value) * 2 - 1
            elements.mul_(1 + signs * ROUNDINGS * torch.finfo(value.dtype).eps)
        try:
            yield executor.observe(module, moved)
        except CANNOT_RUN:
            return
