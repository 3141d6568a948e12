"""The aten dialect: what the user's program computes, one op for each call of an ATen operator.

Ops are declared by the schemas in `schemas.txt` (`aten.add.Tensor` is `aten::add.Tensor`; the default
overload has no third part: `aten.mm`), and their classes made on first use. Tensors are immutable values; an
operator takes its tensor arguments as operands and all others as properties with the schema's names. The
dialect `prims` holds the operators of that namespace, which some of torch's decompositions end in.
"""

from .arguments import argument, arguments, depends_on_layout, has_schema, schema_of, tensor_arguments
from .dialect import Aten, Prims
from .operation import AtenOp, CallOp, call, op_class
from .schema import Schema, SchemaType, parse_schema

__all__ = [
    "Aten",
    "AtenOp",
    "CallOp",
    "Prims",
    "Schema",
    "SchemaType",
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
