"""The operations of the aten dialect: one class per overload, created from its schema at first use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from xdsl.dialects.builtin import DictionaryAttr, StringAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from .arguments import SEGMENTS, TensorArgument
from .assembly import parse_call, present, print_call, tensor_properties
from .contractions import contraction_of
from .effects import ReadsBuffers
from .properties import attribute_of, is_default
from .schema import Schema, parse_schema
from .table import schema_line, schema_of_name
from .unchecked_indices import unchecked_indices_of
from .verifier import verify_call

__all__ = ["AtenOp", "CallOp", "call", "op_class"]


class AtenOp(Operation):
    """A call of an operator in the table; the base class of the classes of all overloads."""

    schema: ClassVar[Schema]

    def print(self, printer: Printer) -> None:
        print_call(printer, self, self.schema, self.properties)

    @classmethod
    def parse(cls, parser: Parser) -> AtenOp:
        call = parse_call(parser, cls.schema)
        return cls.create(
            operands=call.operands,
            result_types=call.result_types,
            properties={**call.properties, **call.tensor_properties},
            attributes=call.attributes,
        )

    def verify_(self) -> None:
        verify_call(self, self.schema, self.properties)


class CallOp(Operation):
    """A call of a custom operator, which the table does not have. The op holds the schema.

    %y = aten.call "my::scale(Tensor x, float by) -> Tensor" %x {by = 0.5} : (tensor<4xf32>) -> tensor<4xf32>

    Arguments are accessed like those of any aten op. The operator may have side effects, so the call is never
    removed.
    """

    name = "aten.call"
    traits = traits_def()

    @property
    def schema(self) -> Schema:
        text = self.properties["target"]
        assert isinstance(text, StringAttr)
        return parse_schema(text.data)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.properties["target"])
        packed = self.properties["arguments"]
        assert isinstance(packed, DictionaryAttr)
        print_call(printer, self, self.schema, dict(packed.data))

    @classmethod
    def parse(cls, parser: Parser) -> CallOp:
        position = parser.pos
        text = parser.parse_str_literal("that is the operator's schema")
        try:
            schema = parse_schema(text)
        except ValueError as error:
            parser.raise_error(str(error), position, parser.pos)
        call = parse_call(parser, schema)
        return cls.create(
            operands=call.operands,
            result_types=call.result_types,
            properties=_packed(text, call.properties, call.tensor_properties),
            attributes=call.attributes,
        )

    def verify_(self) -> None:
        packed = self.properties.get("arguments")
        target = self.properties.get("target")
        if not isinstance(packed, DictionaryAttr) or not isinstance(target, StringAttr):
            raise VerifyException("aten.call needs its schema in `target` and its arguments in `arguments`")
        verify_call(self, self.schema, dict(packed.data))


def call(
    operator: str | Schema,
    arguments: Mapping[str, Any],
    result_types: Sequence[Attribute],
    attributes: Mapping[str, Attribute] | None = None,
) -> Operation:
    """Create the op that calls an operator with `arguments`: SSA values (or lists of them) and Python values.

        call("aten.add.Tensor", {"self": x, "other": y, "alpha": 2}, [x.type])

    `operator` is an op name (`aten.add.Tensor`), or the text of a schema, which need not be in the table. Raises
    KeyError for an unknown op or argument, and TypeError for a value that does not fit the type of its argument.
    """
    text = operator if isinstance(operator, str) else ""
    schema = parse_schema(text) if "(" in text else schema_of_name(text)
    if schema is None:
        raise KeyError(f"{operator} is not in the table of operators")
    if unknown := set(arguments) - set(schema.by_name):
        raise KeyError(f"{schema.qualified_name} has no argument {', '.join(sorted(unknown))}")
    given: list[TensorArgument] = [_tensors(arguments.get(a.name)) for a in schema.tensors]
    operands = [one for value in given for one in present(value)]
    properties = {
        a.name: attribute_of(arguments[a.name], a.type)
        for a in schema.properties
        if a.name in arguments and arguments[a.name] is not None and not is_default(arguments[a.name], a)
    }
    placement = tensor_properties(schema, given)
    cls = op_class(schema.op_name)
    in_table = cls is not None and schema_matches(text, schema.op_name)
    return (cls if in_table and cls is not None else CallOp).create(
        operands=operands,
        result_types=result_types,
        properties={**properties, **placement} if in_table else _packed(text, properties, placement),
        attributes=dict(attributes or {}),
    )


def schema_matches(text: str, op_name: str) -> bool:
    """Whether `text`, an op name or a schema, denotes the operator that the table has under `op_name`."""
    line = schema_line(op_name)
    return "(" not in text or (line is not None and line.partition(" {")[0] == text.partition(" {")[0])


@cache
def op_class(name: str) -> type[Operation] | None:
    """The class of the op `aten.add.Tensor`, created at first use; None for an unknown op."""
    if name == CallOp.name:
        return CallOp
    schema = schema_of_name(name)
    if schema is None:
        return None
    effects = (Pure(), ReadsBuffers()) if schema.is_pure and schema.returns else ()
    traits = traits_def(*effects, *contraction_of(name), *unchecked_indices_of(name))
    members = {"name": name, "schema": schema, "traits": traits, "__doc__": schema_line(name)}
    return type(name, (AtenOp,), members)


def _tensors(value: Any) -> TensorArgument:
    return list(value) if value is not None and not isinstance(value, SSAValue) else value


def _packed(
    text: str, properties: dict[str, Attribute], placement: dict[str, Attribute]
) -> dict[str, Attribute]:
    """The properties of an aten.call: those of the operator are in one dictionary to prevent name clashes."""
    segments = {name: value for name, value in placement.items() if name == SEGMENTS}
    masks = {name: value for name, value in placement.items() if name != SEGMENTS}
    return {"target": StringAttr(text), "arguments": DictionaryAttr({**properties, **masks}), **segments}
