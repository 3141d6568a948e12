"""prim's elementwise functions of one operand.

Each has one operand, and the result has its shape and element type. Integers wrap around; floats follow IEEE 754, in
the precision of their type or a wider one.
"""

from __future__ import annotations

from xdsl.irdl import irdl_op_definition, traits_def

from ...machines.operation_classes import BelongsTo, OperationClass
from .elementwise import Chooses, Exact, FloatUnaryOp, IntegerUnaryOp, UnaryOp


@irdl_op_definition
class AbsOp(UnaryOp):
    """The absolute value."""

    name = "prim.abs"
    traits = traits_def(Chooses())


@irdl_op_definition
class NegOp(UnaryOp):
    """The negation; integers wrap around."""

    name = "prim.neg"
    traits = traits_def(Chooses())


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1; 0 for NaN."""

    name = "prim.sign"
    traits = traits_def(BelongsTo(OperationClass.CONVERSION), Exact())


@irdl_op_definition
class NotOp(IntegerUnaryOp):
    """All bits inverted; the logical negation for booleans."""

    name = "prim.not"


@irdl_op_definition
class ExpOp(FloatUnaryOp):
    """The exponential function."""

    name = "prim.exp"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class Exp2Op(FloatUnaryOp):
    """2 to the power of the operand."""

    name = "prim.exp2"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class Expm1Op(FloatUnaryOp):
    """`exp(x) - 1`, accurate near 0."""

    name = "prim.expm1"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class LogOp(FloatUnaryOp):
    """The natural logarithm."""

    name = "prim.log"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class Log1pOp(FloatUnaryOp):
    """`log(1 + x)`, accurate near 0."""

    name = "prim.log1p"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class Log2Op(FloatUnaryOp):
    """The logarithm to base 2."""

    name = "prim.log2"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class Log10Op(FloatUnaryOp):
    """The logarithm to base 10."""

    name = "prim.log10"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class SqrtOp(FloatUnaryOp):
    """The square root."""

    name = "prim.sqrt"
    traits = traits_def(BelongsTo(OperationClass.DIVISION))


@irdl_op_definition
class RsqrtOp(FloatUnaryOp):
    """`1 / sqrt(x)`."""

    name = "prim.rsqrt"
    traits = traits_def(BelongsTo(OperationClass.DIVISION))


@irdl_op_definition
class ReciprocalOp(FloatUnaryOp):
    """`1 / x`."""

    name = "prim.reciprocal"
    traits = traits_def(BelongsTo(OperationClass.DIVISION))


@irdl_op_definition
class SinOp(FloatUnaryOp):
    """The sine of an angle in radians."""

    name = "prim.sin"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class CosOp(FloatUnaryOp):
    """The cosine of an angle in radians."""

    name = "prim.cos"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class TanOp(FloatUnaryOp):
    """The tangent of an angle in radians."""

    name = "prim.tan"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AsinOp(FloatUnaryOp):
    """The inverse sine."""

    name = "prim.asin"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AcosOp(FloatUnaryOp):
    """The inverse cosine."""

    name = "prim.acos"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AtanOp(FloatUnaryOp):
    """The inverse tangent."""

    name = "prim.atan"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class SinhOp(FloatUnaryOp):
    """The hyperbolic sine."""

    name = "prim.sinh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class CoshOp(FloatUnaryOp):
    """The hyperbolic cosine."""

    name = "prim.cosh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class TanhOp(FloatUnaryOp):
    """The hyperbolic tangent."""

    name = "prim.tanh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AsinhOp(FloatUnaryOp):
    """The inverse hyperbolic sine."""

    name = "prim.asinh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AcoshOp(FloatUnaryOp):
    """The inverse hyperbolic cosine."""

    name = "prim.acosh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class AtanhOp(FloatUnaryOp):
    """The inverse hyperbolic tangent."""

    name = "prim.atanh"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class ErfOp(FloatUnaryOp):
    """The error function."""

    name = "prim.erf"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class ErfcOp(FloatUnaryOp):
    """`1 - erf(x)`, accurate for large x."""

    name = "prim.erfc"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class LgammaOp(FloatUnaryOp):
    """The logarithm of the absolute value of the gamma function."""

    name = "prim.lgamma"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class SigmoidOp(FloatUnaryOp):
    """`1 / (1 + exp(-x))`."""

    name = "prim.sigmoid"
    traits = traits_def(BelongsTo(OperationClass.FUNCTION))


@irdl_op_definition
class FloorOp(FloatUnaryOp):
    """The largest integer not greater than the operand."""

    name = "prim.floor"
    traits = traits_def(Exact())


@irdl_op_definition
class CeilOp(FloatUnaryOp):
    """The smallest integer not less than the operand."""

    name = "prim.ceil"
    traits = traits_def(Exact())


@irdl_op_definition
class RoundOp(FloatUnaryOp):
    """The nearest integer; ties round to even."""

    name = "prim.round"
    traits = traits_def(Exact())


@irdl_op_definition
class TruncOp(FloatUnaryOp):
    """The integer part, rounded toward zero."""

    name = "prim.trunc"
    traits = traits_def(Exact())
