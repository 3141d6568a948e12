"""The assembly of aten ops, printed and parsed by their schemas.

    %0 = aten.add.Tensor %x, %y {alpha = 2} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = aten.cat [%x, %y] {dim = 1} attributes {note} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
    %2 = aten.index.Tensor %x, [none, %i] : (tensor<4x8xf32>, tensor<3xi64>) -> tensor<4x3xf32>
    %3 = aten.call "my::scale(Tensor x, float by) -> Tensor" %x {by = 0.5} : (tensor<4xf32>) -> tensor<4xf32>

Operands follow the order of the schema's tensor arguments: a value, `none` for an absent one (omitted at the end for
a `Tensor?`), or a list in brackets. The braces hold the other arguments except defaults; `attributes` holds
attributes that are not arguments.
"""

from __future__ import annotations

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError

from ...errors import did_you_mean
from .arguments import PRESENT, SEGMENTS, TensorArgument, is_variable, present_mask, tensor_arguments
from .literals import parse_value, print_value
from .properties import is_default, value_of
from .schema import Argument, Schema

__all__ = ["parse_call", "present", "print_call", "tensor_properties"]

Unresolved = UnresolvedOperand | list[UnresolvedOperand | None] | None


def print_call(printer: Printer, op: Operation, schema: Schema, properties: dict[str, Attribute]) -> None:
    """Print everything after the name of an op: operands, properties, attributes, types."""
    _print_operands(printer, schema, tensor_arguments(op))
    shown = [a for a in schema.properties if a.name in properties]
    if shown:
        printer.print_string(" ")
        with printer.in_braces():
            printer.print_list(shown, lambda a: _print_property(printer, a, properties[a.name]))
    printer.print_op_attributes(op.attributes, print_keyword=True)
    printer.print_string(" : ")
    printer.print_function_type(op.operand_types, op.result_types)


def _print_operands(printer: Printer, schema: Schema, given: dict[str, TensorArgument]) -> None:
    shown = list(schema.tensors)
    while shown and given[shown[-1].name] is None and shown[-1].type.optional:
        shown.pop()
    if shown:
        printer.print_string(" ")
        printer.print_list(shown, lambda argument: _print_operand(printer, given[argument.name]))


def _print_operand(printer: Printer, value: TensorArgument) -> None:
    if value is None:
        printer.print_string("none")
    elif isinstance(value, SSAValue):
        printer.print_ssa_value(value)
    else:
        with printer.in_square_brackets():
            printer.print_list(value, lambda one: _print_operand(printer, one))


def _print_property(printer: Printer, argument: Argument, attribute: Attribute) -> None:
    printer.print_string(f"{argument.name} = ")
    print_value(printer, attribute, argument.type)


class ParsedCall:
    """The parsed parts of an op, from which an Operation is created."""

    def __init__(self, parser: Parser, schema: Schema):
        given = _parse_operands(parser, schema)
        self.properties = _parse_properties(parser, schema)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        self.attributes = dict(attributes.data) if attributes is not None else {}
        parser.parse_punctuation(":")
        position = parser.pos
        type = parser.parse_function_type()
        self.result_types = type.outputs.data
        flat = [one for value in given for one in present(value)]
        self.operands = parser.resolve_operands(flat, type.inputs.data, position)
        self.tensor_properties = tensor_properties(schema, given)


def parse_call(parser: Parser, schema: Schema) -> ParsedCall:
    """Parse everything after the name of an op."""
    return ParsedCall(parser, schema)


def tensor_properties(schema: Schema, given: list[Unresolved] | list[TensorArgument]) -> dict[str, Attribute]:
    """The properties that assign operands to the schema's tensor arguments."""
    properties: dict[str, Attribute] = {}
    for argument, value in zip(schema.tensors, given, strict=True):
        if isinstance(value, list) and (mask := present_mask(value)) is not None:  # type: ignore[arg-type]
            properties[argument.name + PRESENT] = mask
    is_missing = any(value is None and not is_variable(a) for a, value in zip(schema.tensors, given, strict=True))
    if is_missing or sum(map(is_variable, schema.tensors)) > 1:
        properties[SEGMENTS] = DenseArrayBase.from_list(i32, [len(present(value)) for value in given])
    return properties


def present(value: Unresolved | TensorArgument) -> list:
    """The values of one tensor argument, without absent ones."""
    if isinstance(value, list):
        return [one for one in value if one is not None]
    return [] if value is None else [value]


def _parse_operands(parser: Parser, schema: Schema) -> list[Unresolved]:
    given: list[Unresolved] = []
    position = parser.pos
    while len(given) < len(schema.tensors):
        first = not given
        if not first and not parser.parse_optional_punctuation(","):
            break
        is_list = schema.tensors[len(given)].type.is_list
        if parser.parse_optional_keyword("none"):
            given.append(None)
        elif is_list:
            values = parser.parse_optional_comma_separated_list(
                parser.Delimiter.SQUARE, lambda: _parse_operand(parser)
            )
            if values is None and first:
                break
            if values is None:
                parser.raise_error(f"expected a list of values for '{schema.tensors[len(given)].name}'")
            given.append(values)
        else:
            value = parser.parse_optional_unresolved_operand()
            if value is None and not first:
                parser.raise_error(f"expected a value or `none` for '{schema.tensors[len(given)].name}'")
            if value is None:
                break
            given.append(value)
    for argument in schema.tensors[len(given) :]:
        if not argument.type.optional:
            parser.raise_error(f"{schema.op_name} needs a tensor for '{argument.name}'", position, parser.pos)
        given.append(None)
    return given


def _parse_operand(parser: Parser) -> UnresolvedOperand | None:
    return None if parser.parse_optional_keyword("none") else parser.parse_unresolved_operand()


def _parse_properties(parser: Parser, schema: Schema) -> dict[str, Attribute]:
    properties: dict[str, Attribute] = {}
    known = {argument.name: argument for argument in schema.properties}

    def entry() -> None:
        position = parser.pos
        name = parser.parse_identifier()
        if name not in known:
            what = f"{schema.op_name} has no argument '{name}'; {did_you_mean(name, known)}"
            parser.raise_error(what, position, parser.pos)
        parser.parse_punctuation("=")
        try:
            attribute = parse_value(parser, known[name].type)
        except ParseError as error:
            what = f"'{name}' of {schema.op_name} is of type {known[name].type}: {error.msg}"
            raise ParseError(error.span, what) from error
        if not is_default(value_of(attribute), known[name]):
            properties[name] = attribute

    parser.parse_optional_comma_separated_list(parser.Delimiter.BRACES, entry)
    return {name: properties[name] for name in known if name in properties}
