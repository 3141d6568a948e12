"""The pass `lower-polynomials`."""

from xdsl.ir import Operation

from stepwell.ir.dialects import prim
from stepwell.passes.rewriting.rewrite_pass import Replacement, RewritePass

from ..dialect import PolynomialOp


class LowerPolynomials(RewritePass):
    """Compute polynomials by Horner's rule.

        %0 = horner.polynomial %x [1.0, 0.5] : tensor<4xf32>
    becomes
        %1 = prim.constant 0.5 : tensor<4xf32>
        %2 = prim.mul %1, %x : tensor<4xf32>
        %3 = prim.constant 1.0 : tensor<4xf32>
        %0 = prim.add %2, %3 : tensor<4xf32>
    """

    name = "lower-polynomials"

    def rewrite(self, op: PolynomialOp) -> Replacement:
        *lower, highest = op.numbers
        new: list[Operation] = [prim.ConstantOp(highest, op.result.type)]
        for coefficient in reversed(lower):
            product = prim.MulOp(new[-1].results[0], op.input)
            constant = prim.ConstantOp(coefficient, op.result.type)
            new += [product, constant, prim.AddOp(product.result, constant.result)]
        return new
