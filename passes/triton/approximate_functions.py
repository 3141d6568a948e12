"""The pass `approximate-functions`."""

from __future__ import annotations

from xdsl.dialects import math
from xdsl.ir import SSAValue

from ...ir.dialects import arith, triton
from ...ir.numerics import Numerics
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .analysis.tolerance import Tolerance

_EXP, _FAST_EXP = "__nv_expf", "__nv_fast_expf"
_LEAST_EXPONENT = -87.0
"""From here on, an exponential is normal."""
_LEAST_TERM = 2.0**-100
"""Beside this, a subnormal number is nothing."""


class ApproximateFunctions(RewritePass):
    """Compute exponentials and divisions of f32 by few instructions where only 16 bits of the result are stored.

        %e = triton.extern_elementwise "__nv_expf" %x : (tensor<128xf32>) -> tensor<128xf32>
        %d = arith.addf %e, %one : tensor<128xf32>
        %s = triton.precise_divf %one, %d : tensor<128xf32>
        %y = arith.truncf %s : tensor<128xf32> to tensor<128xbf16>
    becomes
        %e = triton.extern_elementwise "__nv_fast_expf" %x : (tensor<128xf32>) -> tensor<128xf32>
        %d = arith.addf %e, %one : tensor<128xf32>
        %s = arith.divf %one, %d : tensor<128xf32>
        %y = arith.truncf %s : tensor<128xf32> to tensor<128xbf16>
    The exponential is 2**(x log2 e), with x log2 e rounded to f32, so that it differs by at most 2**-18 of itself,
    and the quotient by two units in the last place. `__nv_fast_expf` gives 0 in place of a subnormal number: it is used
    where the result is normal, or where it is added to a normal number; elsewhere `math.exp` is. This requires that
    everything that the result leads to is rounded to 16 bits, without a difference of nearly equal numbers before. The
    pass does nothing under strict numerics.

    [M] Instructions of an H100 for an element: exp 9, `math.exp` 5, `__nv_fast_expf` 2; a division 19, `arith.divf` 8.
    """

    name = "approximate-functions"

    def rewrite(self, op: triton.ExternElementwiseOp | triton.PreciseDivFOp, rewriter: Rewriter) -> Replacement:
        is_exponential = isinstance(op, triton.ExternElementwiseOp) and op.symbol.data == _EXP
        if rewriter.numerics == Numerics.STRICT or not (is_exponential or isinstance(op, triton.PreciseDivFOp)):
            return None
        tolerance = rewriter.analysis(Tolerance, op)
        if not triton.shape_of(op.result.type) or not tolerance.of(op.result):
            return None
        rewriter.explain("its result is rounded to 16 bits: it is approximated")
        if isinstance(op, triton.PreciseDivFOp):
            return arith.DivfOp(op.lhs, op.rhs)
        [x] = op.inputs
        if tolerance.floats.interval(x)[0] >= _LEAST_EXPONENT or _is_added(op.result, tolerance):
            return triton.ExternElementwiseOp(_FAST_EXP, x)
        return math.ExpOp(x)


def _is_added(value: SSAValue, tolerance: Tolerance) -> bool:
    """Whether a value is only added to numbers beside which a subnormal number is nothing."""
    return all(isinstance(use.operation, arith.AddfOp)
               and tolerance.floats.interval(use.operation.operands[1 - use.index])[0] >= _LEAST_TERM
               for use in value.uses)
