"""The aten dialect: the operations of the user's program, one op per call of an ATen operator.

Ops are declared by the schemas in `schemas.txt` (`aten.add.Tensor` is `aten::add.Tensor`; the default overload has no
third part: `aten.mm`), and their classes are created at first use. Tensors are immutable values. Tensor arguments of
an operator are operands; all others are properties with the names of the schema. The dialect `prims` holds the
operators of that namespace, which some of torch's decompositions use.
"""

from .arguments import argument, arguments, depends_on_layout, has_schema, schema_of, tensor_arguments
from .contractions import Attention, Contraction, Convolution, MatrixProduct
from .dialect import Aten, Prims
from .operation import AtenOp, CallOp, call, op_class
from .schema import Schema, SchemaType, parse_schema
from .unchecked_indices import UncheckedIndices

__all__ = [
    "Aten",
    "AtenOp",
    "Attention",
    "CallOp",
    "Contraction",
    "Convolution",
    "MatrixProduct",
    "Prims",
    "Schema",
    "SchemaType",
    "UncheckedIndices",
    "argument",
    "arguments",
    "call",
    "depends_on_layout",
    "has_schema",
    "op_class",
    "parse_schema",
    "schema_of",
    "tensor_arguments",
]
