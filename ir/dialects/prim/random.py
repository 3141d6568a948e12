"""prim's counter-based random numbers: bits depend on a seed and a counter, so that they can be recomputed anywhere."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import container_of, i64
from xdsl.ir import SSAValue
from xdsl.irdl import EqAttrConstraint, VarConstraint, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from ...interfaces.emission import ElementwiseMappable
from ...machines.operation_classes import BelongsTo, OperationClass
from .elementwise import ElementwiseOp


@irdl_op_definition
class RandomBitsOp(ElementwiseOp):
    """64 random bits: the first two words of Philox4x32-10's block for the key `seed` and the counter `counter`.

    %b = prim.random_bits %seed, %counter : tensor<4xi64>

    Different pairs of seed and counter give independent bits, equal pairs give equal bits. Kernels use the same
    operation on scalars and vectors.
    """

    name = "prim.random_bits"
    T: ClassVar = VarConstraint("T", container_of(EqAttrConstraint(i64)))
    seed = operand_def(T)
    counter = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), ElementwiseMappable(), BelongsTo(OperationClass.RANDOM_BITS))
    assembly_format = "$seed `,` $counter attr-dict `:` type($result)"

    def __init__(self, seed: SSAValue, counter: SSAValue):
        super().__init__(operands=[seed, counter], result_types=[seed.type])
