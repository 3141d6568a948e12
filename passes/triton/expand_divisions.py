"""The pass `expand-divisions`."""

from __future__ import annotations

from xdsl.dialects import math
from xdsl.dialects.builtin import Float32Type, FloatAttr, f32
from xdsl.ir import SSAValue

from ...ir.dialects import arith, triton
from ...ir.numerics import Numerics
from ..rewriting.rewrite_pass import Replacement, RewritePass, Rewriter
from .analysis.floats import Floats
from .analysis.integers import Integers

_RECIPROCAL = "__nv_fast_fdividef"
"""The function of libdevice that is one instruction if 1 is divided, and gives 0 for what is subnormal."""
_SCALE = 2.0**-4
"""A divisor is multiplied by this, so that no reciprocal is subnormal, not even that of the largest float."""


class ExpandDivisions(RewritePass):
    """Replace divisions of blocks of f32 by multiplications where no divisor is less than 1, so that no branch is
    needed.

        %q = triton.precise_divf %a, %b : tensor<128xf32>
    where %b is 1 + exp(x), 1 + |x|, 1 + x * x or the like, becomes
        %1 = arith.mulf %b, %sixteenth : tensor<128xf32>
        %2 = triton.extern_elementwise "__nv_fast_fdividef" %one, %1 : (...) -> tensor<128xf32>
        %r = arith.mulf %2, %sixteenth : tensor<128xf32>
        %p = arith.mulf %a, %r : tensor<128xf32>
        %3 = arith.negf %a : tensor<128xf32>
        %e = math.fma %b, %p, %3 : tensor<128xf32>
        %4 = arith.negf %r : tensor<128xf32>
        %c = math.fma %e, %4, %p : tensor<128xf32>
        %5 = arith.cmpf ord, %c, %c : tensor<128xf32>
        %q = arith.select %5, %c, %p : tensor<128xi1>, tensor<128xf32>
    A GPU has no division instruction: for each element, the code tests whether %a and %b are in a normal range, and
    calls a function if they are not, before it continues with the next element. Without branches, all elements are
    computed in parallel.

    The product %p differs from the quotient by a few units in the last place, and %e is the difference between %b
    times %p and %a, computed without rounding. The result is therefore correctly rounded, except for one quotient in
    ten million and if %a or %q is below 2**-100; in these cases it is an adjacent float. Exact quotients are exact. If
    %a or %b is infinite, %c is NaN, and %p is the quotient. The method requires divisors of at least 1, so that %p
    does not overflow, and the error of a subnormal %e is not magnified. Where %b has a bound, its reciprocal is normal,
    and nothing is scaled; where %a has one, too, nothing is infinite, and %c is the quotient. Of `arith.divf`, which
    may differ by two units, %p is the result. The pass does nothing under strict numerics.
    """

    name = "expand-divisions"

    def rewrite(self, op: triton.PreciseDivFOp | arith.DivfOp, rewriter: Rewriter) -> Replacement:
        if not triton.shape_of(op.result.type) or not isinstance(triton.element_of(op.result.type), Float32Type):
            return None  # a program does it once, or in f64
        if rewriter.numerics == Numerics.STRICT:
            rewriter.watcher.missed(op, "not expanded: strict numerics keep every bit")
            return None
        floats = rewriter.analysis(Integers, op).floats
        if floats.interval(op.rhs)[0] < 1:
            rewriter.watcher.missed(op, "the divisor may be less than 1")
            return None
        rewriter.explain("the divisor is 1 at least: it multiplies")
        return _product(op, rewriter, floats)


def _product(op: triton.PreciseDivFOp | arith.DivfOp, rewriter: Rewriter, floats: Floats) -> SSAValue:
    """The product with a reciprocal, with a correction that makes it equal to the quotient if that is asked for."""
    add = rewriter.add

    def filled(number: float) -> SSAValue:
        return add(triton.SplatOp(add(arith.ConstantOp(FloatAttr(number, f32))), triton.shape_of(op.result.type)))

    dividend, divisor = op.lhs, op.rhs
    if floats.is_bounded(divisor):
        reciprocal = add(triton.ExternElementwiseOp(_RECIPROCAL, filled(1.0), divisor))
    else:
        scale = filled(_SCALE)
        inverse = add(triton.ExternElementwiseOp(_RECIPROCAL, filled(1.0), add(arith.MulfOp(divisor, scale))))
        reciprocal = add(arith.MulfOp(inverse, scale))
    product = add(arith.MulfOp(dividend, reciprocal))
    if isinstance(op, arith.DivfOp):
        return product
    excess = add(math.FmaOp(divisor, product, add(arith.NegfOp(dividend))))
    corrected = add(math.FmaOp(excess, add(arith.NegfOp(reciprocal)), product))
    if floats.is_bounded(dividend) and floats.is_bounded(divisor):
        return corrected
    is_number = add(arith.CmpfOp(corrected, corrected, "ord"))
    return add(arith.SelectOp(is_number, corrected, product))
