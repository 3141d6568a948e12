"""The loop dialect: kernels as loop nests over flat buffers, for every target.

Scalars and vectors are computed by upstream arith, math and vector ops; control flow inside a body is scf's.
"""

from xdsl.ir import Dialect

from .libm import LIBM_FUNCTIONS, LibmOp
from .loops import (
    ForOp,
    KernelOp,
    LoopOp,
    ParallelOp,
    ReduceLanesOp,
    ReduceOp,
    Reduction,
    ReductionAttr,
    YieldOp,
    loop_body,
)
from .memory import AccessOp, AllocOp, ApplyOp, CheckIndexOp, GatherOp, LoadOp, StoreOp, close_over, operand_symbols

__all__ = [
    "LIBM_FUNCTIONS",
    "AccessOp",
    "AllocOp",
    "ApplyOp",
    "CheckIndexOp",
    "ForOp",
    "GatherOp",
    "KernelOp",
    "LibmOp",
    "LoadOp",
    "Loop",
    "LoopOp",
    "ParallelOp",
    "ReduceLanesOp",
    "ReduceOp",
    "Reduction",
    "ReductionAttr",
    "StoreOp",
    "YieldOp",
    "close_over",
    "loop_body",
    "operand_symbols",
]

Loop = Dialect(
    "loop",
    [AllocOp, ApplyOp, CheckIndexOp, ForOp, GatherOp, KernelOp, LibmOp, LoadOp, ParallelOp, ReduceLanesOp, ReduceOp,
     StoreOp, YieldOp],
    [ReductionAttr],
)
