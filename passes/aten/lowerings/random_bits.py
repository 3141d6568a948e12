"""Random bits: a counter for each element."""

from __future__ import annotations

from typing import Any

from xdsl.ir import SSAValue

from ....ir.dialects import prim
from ....ir.expressions import product
from .builder import Builder, Sizes
from .table import lowers


@lowers("stepwell_random::seeds")
def seeds(b: Builder, *_: Any) -> SSAValue:
    b.extern("seeds are drawn from torch's generator")


@lowers("stepwell_random::bits")
def bits(b: Builder, seed: SSAValue, size: Sizes) -> SSAValue:
    """The counter is the element's place in row-major order."""
    count = [product(b.result_sizes)]
    return b.reshape(b.emit(prim.RandomBitsOp(b.broadcast(seed, count), b.iota(count, 0))), b.result_sizes)
