"""The triton dialect: kernels over blocks, which mirrors Triton's own IR op for op.

A program computes on scalars and on blocks, which are builtin tensors whose sizes are constant powers of two. The
arithmetic on both uses arith and math with upstream's semantics, the control flow scf; this dialect adds operations
that create, rearrange, load, store, combine and cast blocks. A boolean is a byte in memory: its pointer is
`!triton.ptr<i8>`. Division and roots of f32 are exact with `triton.precise_divf` and `triton.precise_sqrt`, and
transcendental functions are those of libdevice; arith.divf, math.sqrt and math.exp denote Triton's approximations.
"""

from xdsl.ir import Dialect

from .arithmetic import (
    ClampFOp,
    DotOp,
    InputPrecision,
    InputPrecisionAttr,
    MulhiUIOp,
    PreciseDivFOp,
    PreciseSqrtOp,
    PropagateNan,
    PropagateNanAttr,
)
from .atomics import (
    AtomicCASOp,
    AtomicKind,
    AtomicKindAttr,
    AtomicRMWOp,
    MemoryOrder,
    MemoryOrderAttr,
    MemoryScope,
    MemoryScopeAttr,
)
from .blocks import BroadcastOp, ExpandDimsOp, MakeRangeOp, SplatOp
from .casts import BitcastOp, FpToFpOp
from .functions import DIVISIBILITY, SIGNED, FuncOp, ReturnOp
from .libdevice import (
    LIBDEVICE_FUNCTIONS,
    LIBDEVICE_SYMBOLS,
    ExternElementwiseOp,
    called_function,
    function_types,
    libdevice_symbol,
)
from .memory import AddPtrOp, LoadOp, StoreOp
from .programs import AssertOp, Axis, AxisAttr, BarrierOp, GetNumProgramsOp, GetProgramIdOp
from .reductions import CombineOperation, HistogramOp, ReduceOp, ReduceReturnOp, ScanOp, ScanReturnOp
from .shapes import GatherOp, JoinOp, ReshapeOp, SplitOp, TransOp
from .types import PointerType, element_of, mask_type, pointee_type, shape_of, with_element, with_shape

__all__ = [
    "DIVISIBILITY",
    "LIBDEVICE_FUNCTIONS",
    "LIBDEVICE_SYMBOLS",
    "SIGNED",
    "AddPtrOp",
    "AssertOp",
    "AtomicCASOp",
    "AtomicKind",
    "AtomicRMWOp",
    "Axis",
    "BarrierOp",
    "BitcastOp",
    "BroadcastOp",
    "ClampFOp",
    "CombineOperation",
    "DotOp",
    "ExpandDimsOp",
    "ExternElementwiseOp",
    "FpToFpOp",
    "FuncOp",
    "GatherOp",
    "GetNumProgramsOp",
    "GetProgramIdOp",
    "HistogramOp",
    "InputPrecision",
    "JoinOp",
    "LoadOp",
    "MakeRangeOp",
    "MemoryOrder",
    "MemoryScope",
    "MulhiUIOp",
    "PointerType",
    "PreciseDivFOp",
    "PreciseSqrtOp",
    "PropagateNan",
    "ReduceOp",
    "ReduceReturnOp",
    "ReshapeOp",
    "ReturnOp",
    "ScanOp",
    "ScanReturnOp",
    "SplatOp",
    "SplitOp",
    "StoreOp",
    "TransOp",
    "Triton",
    "called_function",
    "element_of",
    "function_types",
    "libdevice_symbol",
    "mask_type",
    "pointee_type",
    "shape_of",
    "with_element",
    "with_shape",
]

Triton = Dialect(
    "triton",
    [AddPtrOp, AssertOp, AtomicCASOp, AtomicRMWOp, BarrierOp, BitcastOp, BroadcastOp, ClampFOp, DotOp, ExpandDimsOp,
     ExternElementwiseOp, FpToFpOp, FuncOp, GatherOp, GetNumProgramsOp, GetProgramIdOp, HistogramOp, JoinOp, LoadOp,
     MakeRangeOp, MulhiUIOp, PreciseDivFOp, PreciseSqrtOp, ReduceOp, ReduceReturnOp, ReshapeOp, ReturnOp, ScanOp,
     ScanReturnOp, SplatOp, SplitOp, StoreOp, TransOp],
    [AtomicKindAttr, AxisAttr, InputPrecisionAttr, MemoryOrderAttr, MemoryScopeAttr, PointerType, PropagateNanAttr],
)
