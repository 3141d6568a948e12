"""The table of lowerings, and the function that lowers a kernel by it."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Operation

from ....ir.dialects import arith, triton
from ....ir.dialects.loop import ForOp, KernelOp, ParallelOp, ReduceOp
from ....ir.numerics import Numerics
from . import arithmetic, mathematics, memory, random_bits
from .branches import lower_if
from .carried_values import lower_for
from .conditions import lower_comparison
from .kernel_lowering import KernelLowering, Lowering
from .reductions import lower_reduce
from .repetition import lower_parallel

_EXACT = {**arithmetic.FORMULAS, **mathematics.FORMULAS, **random_bits.FORMULAS}
_DEFAULT = _EXACT | mathematics.DEFAULT_FORMULAS
FORMULAS = {
    Numerics.STRICT: _EXACT, Numerics.DEFAULT: _DEFAULT, Numerics.FAST: _DEFAULT | mathematics.FAST_FORMULAS,
}
LOWERINGS: dict[type[Operation], Lowering] = {
    **memory.LOWERINGS,
    ParallelOp: lower_parallel, ReduceOp: lower_reduce, ForOp: lower_for, scf.IfOp: lower_if,
    arith.CmpiOp: lower_comparison,
}


def lower_kernel(kernel: KernelOp, numerics: Numerics) -> triton.FuncOp:
    """Lower a `loop.kernel` to a `triton.func`, with functions that are as accurate as `numerics` requires."""
    return KernelLowering(kernel, LOWERINGS, FORMULAS[numerics]).lower()
