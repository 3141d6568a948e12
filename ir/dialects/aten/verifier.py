"""The verifier of all aten ops: operands, properties and results have to match the schema."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ArrayAttr, NoneType, TensorType
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from ...errors import did_you_mean
from ..host import BufferType
from .arguments import PRESENT, SEGMENTS, is_variable, segment_sizes
from .properties import attribute_of, value_of
from .schema import REQUIRED, Argument, Schema, SchemaType

__all__ = ["verify_call"]


def verify_call(op: Operation, schema: Schema, properties: Mapping[str, Attribute]) -> None:
    """Raise VerifyException if `op` is not a valid call of the operator that `schema` describes."""
    _verify_operands(op, schema, properties)
    _verify_properties(schema, properties)
    _verify_results(op, schema)
    _verify_dims(op, schema, properties)


def _verify_operands(op: Operation, schema: Schema, properties: Mapping[str, Attribute]) -> None:
    sizes = segment_sizes(op)
    if len(sizes) != len(schema.tensors):
        raise VerifyException(f"{SEGMENTS} has {len(sizes)} entries for the arguments {_names(schema)}")
    if SEGMENTS not in op.properties and sum(map(is_variable, schema.tensors)) > 1:
        raise VerifyException(f"{SEGMENTS} must say which of {_names(schema)} the operands belong to")
    if sum(sizes) != len(op.operands) or min(sizes, default=0) < 0:
        raise VerifyException(f"got {len(op.operands)} operands for the tensor arguments {_names(schema)}")
    for argument, size in zip(schema.tensors, sizes, strict=True):
        if not argument.type.is_list and size > 1:
            raise VerifyException(f"'{argument.name}' takes one tensor, got {size}")
        mask = properties.get(argument.name + PRESENT)
        if mask is not None:
            flags = value_of(mask) if isinstance(mask, ArrayAttr) and argument.type.is_list else []
            if flags.count(True) != size or len(flags) == size:
                raise VerifyException(f"'{argument.name}{PRESENT}' must say where the {size} tensors stand")
    for index, operand in enumerate(op.operands):
        if not isinstance(operand.type, TensorType | BufferType):
            raise VerifyException(f"operand {index} must be a tensor or a buffer, got {operand.type}")


def _verify_properties(schema: Schema, properties: Mapping[str, Attribute]) -> None:
    known = {argument.name: argument for argument in schema.properties}
    placement = {SEGMENTS, *(a.name + PRESENT for a in schema.tensors if a.type.is_list)}
    for name, attribute in properties.items():
        if name in known:
            _verify_property(known[name], attribute)
        elif name not in placement:
            raise VerifyException(f"{schema.op_name} has no argument '{name}'; {did_you_mean(name, known)}")
    for argument in schema.properties:
        if argument.default is REQUIRED and not argument.type.optional and argument.name not in properties:
            raise VerifyException(f"{schema.op_name} needs '{argument.name}', of type {argument.type}")


def _verify_property(argument: Argument, attribute: Attribute) -> None:
    try:
        fits = attribute_of(value_of(attribute), argument.type) == attribute
    except TypeError:
        fits = False
    if not fits:
        raise VerifyException(f"'{argument.name}' is of type {argument.type}, not {attribute}")


def _verify_results(op: Operation, schema: Schema) -> None:
    types = [result.type for result in op.results]
    if any(one.is_list for one in schema.returns):
        single = [one for one in schema.returns if not one.is_list]
        if len(types) < len(single):
            raise VerifyException(f"{schema.op_name} gives at least {len(single)} results, got {len(types)}")
        expected: list[SchemaType] = [SchemaType("Tensor")] * len(types)
    elif len(types) != len(schema.returns):
        raise VerifyException(f"{schema.op_name} gives {len(schema.returns)} results, got {len(types)}")
    else:
        expected = list(schema.returns)
    for index, (type, returned) in enumerate(zip(types, expected, strict=True)):
        if returned.is_tensor and not isinstance(type, TensorType | BufferType | NoneType):
            raise VerifyException(
                f"result {index} must be a tensor or a buffer, or none if not computed; got {type}"
            )


def _verify_dims(op: Operation, schema: Schema, properties: Mapping[str, Attribute]) -> None:
    """Refuse a dimension that neither an operand nor a result has."""
    types = [type for type in (*op.operand_types, *op.result_types) if isinstance(type, TensorType | BufferType)]
    rank = max([1, *(len(type.sizes.data) if isinstance(type, BufferType) else type.get_num_dims() for type in types)])
    for argument in schema.properties:
        if argument.name in ("dim", "dim0", "dim1", "dim2") and argument.type.base == "int" \
                and (attribute := properties.get(argument.name)) is not None:
            value = value_of(attribute)
            for dim in value if isinstance(value, list) else [value]:
                if isinstance(dim, int) and not -rank <= dim < rank:
                    raise VerifyException(f"'{argument.name}' is {dim}, but the tensors have at most {rank} dimensions")


def _names(schema: Schema) -> str:
    return ", ".join(f"{a.name}: {a.type}" for a in schema.tensors)
