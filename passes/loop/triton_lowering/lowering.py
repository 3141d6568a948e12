"""The table of lowerings, and the function that lowers a kernel by it."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Operation

from ....ir.dialects import triton
from ....ir.dialects.loop import ForOp, KernelOp, ParallelOp, ReduceOp
from . import arithmetic, mathematics, memory, random_bits
from .branches import lower_if
from .carried_values import lower_for
from .kernel_lowering import KernelLowering, Lowering
from .reductions import lower_reduce
from .repetition import lower_parallel

FORMULAS = {**arithmetic.FORMULAS, **mathematics.FORMULAS, **random_bits.FORMULAS}
FAST_FORMULAS = FORMULAS | mathematics.FAST_FORMULAS
LOWERINGS: dict[type[Operation], Lowering] = {
    **memory.LOWERINGS,
    ParallelOp: lower_parallel, ReduceOp: lower_reduce, ForOp: lower_for, scf.IfOp: lower_if,
}


def lower_kernel(kernel: KernelOp, *, is_fast: bool) -> triton.FuncOp:
    """The `triton.func` for a `loop.kernel`; if `is_fast`, with approximate functions."""
    return KernelLowering(kernel, LOWERINGS, FAST_FORMULAS if is_fast else FORMULAS).lower()
