"""The pass `raise-polynomials`."""

from stepwell.ir.dialects.aten import CallOp, argument
from stepwell.passes.rewriting.rewrite_pass import Replacement, RewritePass

from ..dialect import PolynomialOp


class RaisePolynomials(RewritePass):
    """Write calls of torch's operator `horner::polynomial` as `horner.polynomial`.

        %0 = aten.call "horner::polynomial(Tensor x, float[] coefficients) -> Tensor" %x {coefficients = [1.0, 0.5]}
            : (tensor<4xf32>) -> tensor<4xf32>
    becomes
        %0 = horner.polynomial %x [1.0, 0.5] : tensor<4xf32>
    """

    name = "raise-polynomials"

    def rewrite(self, op: CallOp) -> Replacement:
        if op.schema.qualified_name == "horner::polynomial" and argument(op, "coefficients"):
            return PolynomialOp(argument(op, "x"), argument(op, "coefficients"))
