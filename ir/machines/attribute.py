"""The description of a machine as an attribute of a module."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Data
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

from ..errors import OptionError
from .machine import Machine
from .text import Setting, changed_fields, find_preset, with_settings


@irdl_attr_definition
class MachineAttr(Data[Machine]):
    """The machine that a module is compiled for: a preset, and the fields that differ from it."""

    name = "stepwell.machine"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Machine:
        with parser.in_angle_brackets():
            start = parser.pos
            try:
                return with_settings(find_preset(parser.parse_str_literal()), _settings(parser))
            except OptionError as error:
                parser.raise_error(error.what, start, parser.pos)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.data.name)
            for name, text in changed_fields(self.data):
                printer.print_string(f", {name} = {text}")


def _settings(parser: AttrParser) -> Iterator[Setting]:
    while parser.parse_optional_punctuation(",") is not None:
        field = parser.parse_identifier("the name of a field")
        parser.parse_punctuation("=")
        number = parser.parse_number()
        unit = parser.parse_optional_identifier() or ""
        if parser.parse_optional_punctuation("/") is not None:
            unit += f"/{parser.parse_identifier()}"
        yield Setting(field, repr(number), unit)
