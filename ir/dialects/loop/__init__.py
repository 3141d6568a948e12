"""The loop dialect: kernels as loop nests over flat buffers, for every target.

Upstream arith, math and vector ops compute scalars and vectors; scf ops are the control flow inside a body.
"""

from xdsl.ir import Dialect

from .accesses import SHUFFLED, AccessOp, LoadOp, StoreOp
from .atomics import AtomicOp
from .blocks import AXES, BlockAttr, block_of, is_program_loop
from .combinations import ASSOCIATIVE, combination_of, combining_operation, identity, identity_of
from .dot_tiles import DotTileOp
from .dots import DotOp, LoadPackedOp, LookupOp, PackOp, packed_count
from .gathers import GatherOp
from .index_operands import (
    IndexExpressions,
    close_over,
    expression_names,
    has_expressions,
    index_expressions,
    index_operands,
    limit_of,
    operand_symbols,
    order_index_operands,
    set_index_expressions,
)
from .indices import AllocOp, ApplyOp, CheckIndexOp
from .libm import LIBM_FUNCTIONS, LibmOp
from .loop_bounds import LoopOp, loop_body, loops_around
from .loops import (
    CONTIGUOUS,
    GROUPED,
    LANES,
    SCHEDULED,
    SIGNED,
    STAGES,
    TRANSPOSED,
    WARPS,
    ForOp,
    KernelOp,
    ParallelOp,
    YieldOp,
)
from .masks import ResizeMaskOp
from .prefetches import PrefetchOp
from .reductions import DOT, IMPRECISE_TERMS, ROW_WALK, ReduceLanesOp, ReduceOp, Reduction, ReductionAttr
from .residency import Residency, ResidencyAttr, keep_cuts_within, residency_of
from .scaling import ScaleOp
from .tiles import BLOCK, TransposeOp

__all__ = [
    "ASSOCIATIVE",
    "AXES",
    "BLOCK",
    "CONTIGUOUS",
    "DOT",
    "GROUPED",
    "IMPRECISE_TERMS",
    "LANES",
    "LIBM_FUNCTIONS",
    "ROW_WALK",
    "SCHEDULED",
    "SHUFFLED",
    "SIGNED",
    "STAGES",
    "TRANSPOSED",
    "WARPS",
    "AccessOp",
    "AllocOp",
    "ApplyOp",
    "AtomicOp",
    "BlockAttr",
    "CheckIndexOp",
    "DotOp",
    "DotTileOp",
    "ForOp",
    "GatherOp",
    "IndexExpressions",
    "KernelOp",
    "LibmOp",
    "LoadOp",
    "LoadPackedOp",
    "LookupOp",
    "Loop",
    "LoopOp",
    "PackOp",
    "ParallelOp",
    "PrefetchOp",
    "ReduceLanesOp",
    "ReduceOp",
    "Reduction",
    "ReductionAttr",
    "Residency",
    "ResidencyAttr",
    "ResizeMaskOp",
    "ScaleOp",
    "StoreOp",
    "TransposeOp",
    "YieldOp",
    "block_of",
    "close_over",
    "combination_of",
    "combining_operation",
    "expression_names",
    "has_expressions",
    "identity",
    "identity_of",
    "index_expressions",
    "index_operands",
    "is_program_loop",
    "keep_cuts_within",
    "limit_of",
    "loop_body",
    "loops_around",
    "operand_symbols",
    "order_index_operands",
    "packed_count",
    "residency_of",
    "set_index_expressions",
]

Loop = Dialect(
    "loop",
    [AllocOp, ApplyOp, AtomicOp, CheckIndexOp, DotOp, DotTileOp, ForOp, GatherOp, KernelOp, LibmOp, LoadOp,
     LoadPackedOp, LookupOp, PackOp, ParallelOp, PrefetchOp, ReduceLanesOp, ReduceOp, ResizeMaskOp, ScaleOp, StoreOp,
     TransposeOp, YieldOp],
    [BlockAttr, ReductionAttr, ResidencyAttr],
)
