"""Runs a program on slightly perturbed inputs, to measure how much it amplifies rounding errors."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from xdsl.dialects.builtin import Float32Type, IndexType, ModuleOp, StringAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects import prim
from ...ir.dialects.aten import has_schema, schema_of
from ...ir.dialects.control import ScanOp, WhileOp, called_functions
from ...ir.dialects.loop import KernelOp
from ...ir.interfaces.effects import effects_of, own_effects
from ...ir.interfaces.views import viewed
from ...ir.modules.symbols import argument_symbol
from ...ir.numerics import Numerics, numerics_of
from ...ir.semantics.interpreter import Value
from ...ir.shapes import dims
from ...passes.analysis.shared_memory import launched_in
from ..execution import Entry, Executor, Observation, copies_of, entry_of
from .agreement import ROUNDINGS, Place, Tolerance
from .exact import CANNOT_RUN

__all__ = ["coarsest_epsilons", "is_elementwise", "observe_perturbed", "tolerance_of"]

FAST_FACTOR = 16.0
LOOP_FACTOR = 16.0
"""Loops of functions accumulate rounding errors over their iterations."""
RUNS = 3
"""The number of perturbations: the effect of a single one may cancel."""


def is_elementwise(module: ModuleOp) -> bool:
    """Whether every operation of an aten or prim module computes each element from one element of each operand."""
    for op in module.walk():
        if has_schema(op):
            if "pointwise" not in schema_of(op).tags:
                return False
        elif not isinstance(op, ModuleOp | FuncOp | ReturnOp | prim.ElementwiseOp | prim.ConstantOp | prim.BroadcastOp):
            return False
    return True


def coarsest_epsilons(module: ModuleOp) -> dict[Place, float]:
    """For each result of a module's entry, and for each argument after the run, the epsilon of f32 if its computation
    uses f32 anywhere, otherwise that of f64. A result of f64 may depend on values rounded to f32, so that reordering
    sums changes it accordingly.
    """
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
    """The backward slice of a value in a block: the operations that define it or may write its memory, their
    dependences, and the called functions and kernels.
    """
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
    """The value that a value is a view of, or the value itself."""
    while isinstance(value.owner, Operation) and (source := viewed(value.owner)) is not None:
        value = source
    return value


def observe_perturbed(
    module: ModuleOp, inputs: Sequence[Value], executor: Executor, seed: int, *, one_by_one: bool = False
) -> Iterator[Observation]:
    """Run the module with every f32 and f64 input multiplied by 1 plus or minus ROUNDINGS epsilons at random; with
    `one_by_one` each in a run of its own, so that the effects of two inputs do not cancel.

    This is how stochastic arithmetic estimates conditioning (Vignes 1993). 16-bit types are not perturbed: their
    epsilon is so large that it would hide wrong values, and a float64 run measures the effect of their rounding.
    """
    import torch

    generator = torch.Generator().manual_seed(seed)
    run, runs = 0, RUNS
    while run < runs:
        moved = copies_of(inputs)
        storages = {value.untyped_storage().data_ptr(): value for value in moved
                    if isinstance(value, torch.Tensor) and value.dtype in (torch.float32, torch.float64)}
        changed = list(storages.values())
        if one_by_one:
            changed, runs = changed[run:run + 1], len(changed)
        run += 1
        for value in changed:
            # Perturb the whole storage: an element may be shared by an expanded tensor, or by two tensors.
            elements = torch.empty(0, dtype=value.dtype, device=value.device).set_(value.untyped_storage())
            signs = torch.randint(0, 2, elements.shape, generator=generator).to(value) * 2 - 1
            elements.mul_(1 + signs * ROUNDINGS * torch.finfo(value.dtype).eps)
        try:
            yield executor.observe(module, moved)
        except CANNOT_RUN:
            return


def tolerance_of(module: ModuleOp, entry: Entry, inputs: Sequence[Value]) -> Tolerance:
    """The allowed difference of a program's results, but for the error that it has anyway."""
    terms = 1
    if isinstance(entry, FuncOp):
        terms = 0 if is_elementwise(module) else _most_elements(module, entry, inputs)
    factor = FAST_FACTOR if numerics_of(module) is Numerics.FAST else 1.0
    if any(isinstance(op, ScanOp | WhileOp) for op in module.walk()):
        factor *= LOOP_FACTOR
    return Tolerance(terms, factor)


def _most_elements(module: ModuleOp, entry: FuncOp, inputs: Sequence[Value]) -> int:
    """The number of elements of the largest tensor in a module, an upper bound for the terms of a sum."""
    symbols = {name: value for argument, value in zip(entry.body.block.args, inputs, strict=True)
               if isinstance(argument.type, IndexType) and isinstance(value, int)
               and (name := argument_symbol(entry, argument))}
    types = {value.type for op in module.walk() for value in (*op.operands, *op.results)}
    return max((math.prod(size.evaluate(symbols) for size in dims(type))
                for type in types if isinstance(type, TensorType)
                and all(size.symbols() <= symbols.keys() for size in dims(type))), default=1)
