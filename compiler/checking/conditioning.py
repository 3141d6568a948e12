"""A program on inputs that differ by a few roundings, as a measure of how much it magnifies rounding errors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xdsl.dialects.builtin import Float32Type, ModuleOp, StringAttr
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.control import called_functions
from ...ir.dialects.loop import KernelOp
from ...ir.interfaces.effects import effects_of, own_effects
from ...ir.interfaces.views import viewed
from ...ir.semantics.interpreter import Value
from ...passes.analysis.shared_memory import launched_in
from ..execution import Executor, Observation, copies_of, entry_of
from .agreement import ROUNDINGS, Place
from .exact import CANNOT_RUN

__all__ = ["coarsest_epsilons", "observe_perturbed"]

RUNS = 3
"""How many perturbations are tried: one alone may happen to cancel."""


def coarsest_epsilons(module: ModuleOp) -> dict[Place, float]:
    """For each result of a module's entry, and for each of its arguments after the run: the epsilon of f32 if what it
    is computed from is computed in f32 anywhere, and that of f64 otherwise. A result of f64 may have been rounded to
    f32 on its way, so that sums in another order differ by as much."""
    entry = entry_of(module)
    block = entry.body.block
    results = tuple(block.args) if isinstance(entry, KernelOp) else block.last_op.operands if block.last_op else ()
    values: dict[Place, SSAValue] = {("result", number): value for number, value in enumerate(results)}
    values |= {("argument", number): value for number, value in enumerate(block.args)}
    return {place: _epsilon(_slice(value, block, module)) for place, value in values.items()}


def _epsilon(ops: Iterable[Operation]) -> float:
    import torch

    values = (value for op in ops for inner in op.walk() for value in (*inner.operands, *inner.results))
    in_f32 = any(isinstance(getattr(value.type, "element_type", value.type), Float32Type) for value in values)
    return torch.finfo(torch.float32 if in_f32 else torch.float64).eps


def _slice(value: SSAValue, block: Block, module: ModuleOp) -> Iterator[Operation]:
    """The operations of a block that make a value or may write its memory, those that make what these take, and the
    functions and kernels that they run."""
    wanted = {_memory(value)}
    pending: list[Operation] = []
    for op in reversed(list(block.ops)):
        writes = own_effects(op) is None or not wanted.isdisjoint(effects_of(op, _memory).writes)
        if writes or not wanted.isdisjoint(map(_memory, op.results)):
            wanted.update(map(_memory, op.operands))
            pending.append(op)
    named = {name.data: op for op in module.ops if isinstance(name := op.get_attr_or_prop("sym_name"), StringAttr)}
    while pending:
        yield (op := pending.pop())
        pending += [named.pop(name) for name in launched_in(op) | called_functions(op) if name in named]


def _memory(value: SSAValue) -> SSAValue:
    """What a value is a view of, or the value itself."""
    while isinstance(value.owner, Operation) and (source := viewed(value.owner)) is not None:
        value = source
    return value


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
