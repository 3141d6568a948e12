"""The arith dialect, elementwise on vectors and tensors as in upstream MLIR.

xDSL 0.74 limits comparisons, `select` and the integer conversions to scalars. The classes below replace xDSL's
without this limit and with upstream's syntax; all other operations are xDSL's own. Passes and emitters import this
module instead of `xdsl.dialects.arith`.

    %1 = arith.cmpf olt, %x, %y : vector<16xf32>
    %2 = arith.select %1, %x, %y : vector<16xi1>, vector<16xf32>
    %3 = arith.fptosi %2 : vector<16xf32> to vector<16xi32>
"""

from __future__ import annotations

from xdsl.dialects import arith as xdsl_arith
from xdsl.dialects.arith import (
    AddfOp,
    AddiOp,
    AndIOp,
    BitcastOp,
    CeilDivSIOp,
    CeilDivUIOp,
    ConstantOp,
    DivfOp,
    DivSIOp,
    DivUIOp,
    ExtFOp,
    FastMathFlagsAttr,
    FloorDivSIOp,
    IntegerOverflowAttr,
    MaximumfOp,
    MaxnumfOp,
    MaxSIOp,
    MaxUIOp,
    MinimumfOp,
    MinnumfOp,
    MinSIOp,
    MinUIOp,
    MulfOp,
    MuliOp,
    NegfOp,
    OrIOp,
    RemSIOp,
    RemUIOp,
    ShLIOp,
    ShRSIOp,
    ShRUIOp,
    SubfOp,
    SubiOp,
    TruncFOp,
    XOrIOp,
)
from xdsl.ir import Dialect
from xdsl.traits import Pure

from ...rewriting.patterns import CanonicalizedBy
from .comparisons import CmpfOp, CmpiOp, ComparisonOperation, SelectOp
from .conversions import (
    ConversionOperation,
    ExtSIOp,
    ExtUIOp,
    FPToSIOp,
    FPToUIOp,
    IndexCastOp,
    SIToFPOp,
    TruncIOp,
    UIToFPOp,
    WidthChangeOperation,
)
from .element_types import with_element_type

__all__ = [
    "UNCHECKED",
    "AddfOp",
    "AddiOp",
    "AndIOp",
    "Arith",
    "BitcastOp",
    "CeilDivSIOp",
    "CeilDivUIOp",
    "CmpfOp",
    "CmpiOp",
    "ComparisonOperation",
    "ConstantOp",
    "ConversionOperation",
    "DivSIOp",
    "DivUIOp",
    "DivfOp",
    "ExtFOp",
    "ExtSIOp",
    "ExtUIOp",
    "FPToSIOp",
    "FPToUIOp",
    "FastMathFlagsAttr",
    "FloorDivSIOp",
    "IndexCastOp",
    "IntegerOverflowAttr",
    "MaxSIOp",
    "MaxUIOp",
    "MaximumfOp",
    "MaxnumfOp",
    "MinSIOp",
    "MinUIOp",
    "MinimumfOp",
    "MinnumfOp",
    "MulfOp",
    "MuliOp",
    "NegfOp",
    "OrIOp",
    "RemSIOp",
    "RemUIOp",
    "SIToFPOp",
    "SelectOp",
    "ShLIOp",
    "ShRSIOp",
    "ShRUIOp",
    "SubfOp",
    "SubiOp",
    "TruncFOp",
    "TruncIOp",
    "UIToFPOp",
    "WidthChangeOperation",
    "XOrIOp",
    "with_element_type",
]

UNCHECKED = "unchecked"
"""The attribute of an integer division whose divisor is not 0 and, if signed, not -1."""

RemUIOp.traits.add_trait(Pure())  # missing in xDSL 0.74
for _kind in (AndIOp, OrIOp):
    _kind.traits.add_trait(CanonicalizedBy(f"{__name__}.canonicalization"))

_REPLACED = (
    CmpfOp,
    CmpiOp,
    SelectOp,
    FPToSIOp,
    FPToUIOp,
    SIToFPOp,
    UIToFPOp,
    ExtSIOp,
    ExtUIOp,
    TruncIOp,
    IndexCastOp,
)
_REPLACED_NAMES = {op.name for op in _REPLACED}

Arith = Dialect(
    "arith",
    [*(op for op in xdsl_arith.Arith.operations if op.name not in _REPLACED_NAMES), *_REPLACED],
    list(xdsl_arith.Arith.attributes),
    [xdsl_arith.ArithConstantMaterializationInterface()],
)
