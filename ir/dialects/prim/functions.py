"""prim's elementwise functions of one number.

Each has one operand, and the result has its shape and element type. Integers wrap around; floats follow IEEE 754, in
the precision of their type or a wider one.
"""

from __future__ import annotations

from xdsl.irdl import irdl_op_definition

from .elementwise import FloatUnaryOp, UnaryOp


@irdl_op_definition
class AbsOp(UnaryOp):
    """The absolute value."""

    name = "prim.abs"


@irdl_op_definition
class NegOp(UnaryOp):
    """The negation; of an integer, modulo its width."""

    name = "prim.neg"


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1; 0 for NaN."""

    name = "prim.sign"


@irdl_op_definition
class NotOp(UnaryOp):
    """Every bit inverted; of a boolean, the logical negation."""

    name = "prim.not"


@irdl_op_definition
class ExpOp(FloatUnaryOp):
    """e to the power of the operand."""

    name = "prim.exp"


@irdl_op_definition
class Exp2Op(FloatUnaryOp):
    """2 to the power of the operand."""

    name = "prim.exp2"


@irdl_op_definition
class Expm1Op(FloatUnaryOp):
    """`exp(x) - 1`, accurate near 0."""

    name = "prim.expm1"


@irdl_op_definition
class LogOp(FloatUnaryOp):
    """The natural logarithm."""

    name = "prim.log"


@irdl_op_definition
class Log1pOp(FloatUnaryOp):
    """`log(1 + x)`, accurate near 0."""

    name = "prim.log1p"


@irdl_op_definition
class Log2Op(FloatUnaryOp):
    """The logarithm to base 2."""

    name = "prim.log2"


@irdl_op_definition
class Log10Op(FloatUnaryOp):
    """The logarithm to base 10."""

    name = "prim.log10"


@irdl_op_definition
class SqrtOp(FloatUnaryOp):
    """The square root."""

    name = "prim.sqrt"


@irdl_op_definition
class RsqrtOp(FloatUnaryOp):
    """`1 / sqrt(x)`."""

    name = "prim.rsqrt"


@irdl_op_definition
class ReciprocalOp(FloatUnaryOp):
    """`1 / x`."""

    name = "prim.reciprocal"


@irdl_op_definition
class SinOp(FloatUnaryOp):
    """The sine of radians."""

    name = "prim.sin"


@irdl_op_definition
class CosOp(FloatUnaryOp):
    """The cosine of radians."""

    name = "prim.cos"


@irdl_op_definition
class TanOp(FloatUnaryOp):
    """The tangent of radians."""

    name = "prim.tan"


@irdl_op_definition
class AsinOp(FloatUnaryOp):
    """The inverse sine."""

    name = "prim.asin"


@irdl_op_definition
class AcosOp(FloatUnaryOp):
    """The inverse cosine."""

    name = "prim.acos"


@irdl_op_definition
class AtanOp(FloatUnaryOp):
    """The inverse tangent."""

    name = "prim.atan"


@irdl_op_definition
class SinhOp(FloatUnaryOp):
    """The hyperbolic sine."""

    name = "prim.sinh"


@irdl_op_definition
class CoshOp(FloatUnaryOp):
    """The hyperbolic cosine."""

    name = "prim.cosh"


@irdl_op_definition
class TanhOp(FloatUnaryOp):
    """The hyperbolic tangent."""

    name = "prim.tanh"


@irdl_op_definition
class AsinhOp(FloatUnaryOp):
    """The inverse hyperbolic sine."""

    name = "prim.asinh"


@irdl_op_definition
class AcoshOp(FloatUnaryOp):
    """The inverse hyperbolic cosine."""

    name = "prim.acosh"


@irdl_op_definition
class AtanhOp(FloatUnaryOp):
    """The inverse hyperbolic tangent."""

    name = "prim.atanh"


@irdl_op_definition
class ErfOp(FloatUnaryOp):
    """The error function."""

    name = "prim.erf"


@irdl_op_definition
class ErfcOp(FloatUnaryOp):
    """`1 - erf(x)`, accurate for large x."""

    name = "prim.erfc"


@irdl_op_definition
class LgammaOp(FloatUnaryOp):
    """The logarithm of the absolute value of the gamma function."""

    name = "prim.lgamma"


@irdl_op_definition
class SigmoidOp(FloatUnaryOp):
    """`1 / (1 + exp(-x))`."""

    name = "prim.sigmoid"


@irdl_op_definition
class FloorOp(FloatUnaryOp):
    """The largest integer not above."""

    name = "prim.floor"


@irdl_op_definition
class CeilOp(FloatUnaryOp):
    """The smallest integer not below."""

    name = "prim.ceil"


@irdl_op_definition
class RoundOp(FloatUnaryOp):
    """The nearest integer; halves go to the even one."""

    name = "prim.round"


@irdl_op_definition
class TruncOp(FloatUnaryOp):
    """The integer part."""

    name = "prim.trunc"
