"""Printing and parsing of modules, shared by dumps, resumed compilation and the driver."""

from __future__ import annotations

import re
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, Literal

from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    LocationAttr,
    ModuleOp,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, Operation, TypeAttribute
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError, PyRDLError, VerifyException
from xdsl.utils.lexer import Span

from .errors import IRSyntaxError, OptionError, SourcePosition
from .module_parser import ModuleParser

_PLAIN_TEXT = re.compile(rb"[ !#-\[\]-~]*")

_CLEARER = {
    "Could not parse entire input": "expected an operation",
    "End of file reached before closing string literal": "a string that does not end on its line",
    "in block definition": "expected an operation, a block or '}'",
    "Expected shape type": "expected an element type, such as f32 or i64",
}


def read_text(path: str | Path) -> str:
    """The contents of a user's file; raises OptionError."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise OptionError(f"cannot read {path}: it is not UTF-8 text") from error


def print_module(module: Operation, *, locations: bool = False, generic: bool = False) -> str:
    """The text of a module, optionally with its known locations; it ends in a newline."""
    stream = StringIO()
    LocationPrinter(stream=stream, print_debuginfo=locations, print_generic_format=generic).print_op(module)
    return stream.getvalue() + "\n"


def parse_module(
    context: Context,
    text: str,
    name: str = "<module>",
    *,
    locate: bool | Literal["all"] = False,
    implicit_module: bool = True,
) -> ModuleOp:
    """Parse a module; `name` denotes the text in errors. Raises IRSyntaxError.

    With `locate`, an operation without a location gets its position in the text; with `locate="all"`, every operation
    does.
    """
    parser: ModuleParser | None = None
    try:
        parser = ModuleParser(context, text, name, locate=locate)
        return parser.parse_module(implicit_module)
    except ParseError as error:
        what, span = error.msg.strip().rstrip("!."), error.span
        if what in _CLEARER:
            what = _CLEARER[what]
        elif what.startswith("values used but not defined") and parser is not None:
            value = next(iter(parser.forward_ssa_references))
            what, span = f"value %{value} is not defined in this scope", parser.first_uses[value]
        raise _syntax_error(what, span) from error
    except (VerifyException, PyRDLError, ValueError, OverflowError) as error:
        # Attributes and operations that verify themselves when constructed know no position: use the operation's.
        if parser is None:
            raise
        raise _syntax_error(str(error), parser.operation_span()) from error


@dataclass(eq=False, repr=False)
class LocationPrinter(Printer):
    """A printer whose `print_debuginfo` omits unknown locations."""

    def __post_init__(self) -> None:
        self._with_locations = self.print_debuginfo
        self._known: dict[int, tuple[Attribute, str]] = {}
        """The texts of printed types and locations by identity: a type is printed at each use of a value, and many
        operations share a location."""

    def print_string(self, text: str, *, indent: int | None = None) -> None:
        if self.stream is None or "\n" in text:
            super().print_string(text, indent=indent)
        else:
            self._current_column += len(text)
            self.stream.write(text)

    def print_bytes_literal(self, bytestring: bytes) -> None:
        if _PLAIN_TEXT.fullmatch(bytestring):  # xDSL prints each character by itself
            self.print_string(f'"{bytestring.decode()}"')
        else:
            super().print_bytes_literal(bytestring)

    def print_attribute(self, attribute: Attribute) -> None:
        if not isinstance(attribute, TypeAttribute | LocationAttr) or self.printing_location:
            super().print_attribute(attribute)
        elif (known := self._known.get(id(attribute))) is not None:
            self.print_string(known[1])
        else:
            outer, column = self.stream, self._current_column
            self.stream = own = StringIO()
            super().print_attribute(attribute)
            self.stream, self._current_column = outer, column
            self.print_string(own.getvalue())
            self._known[id(attribute)] = attribute, own.getvalue()

    def print_op(self, op: Operation) -> None:
        outer = self.print_debuginfo
        shown = self._with_locations and op.location != UNKNOWN_LOC
        self.print_debuginfo = shown
        if isinstance(op, FuncOp) and op.arg_attrs is not None and not self.print_generic_format:
            # A function prints the locations of either all of its arguments or none.
            arguments = op.body.block.args if op.body.blocks else ()
            self.print_debuginfo = self._with_locations and any(
                each.location != UNKNOWN_LOC for each in arguments
            )
        super().print_op(op)
        if shown and not self.print_debuginfo:
            self.print_string(" ")
            self.print_attribute(op.location)
        self.print_debuginfo = outer

    def print_block_argument(self, arg: BlockArgument, print_type: bool = True) -> None:
        outer = self.print_debuginfo
        self.print_debuginfo = self._with_locations and arg.location != UNKNOWN_LOC
        super().print_block_argument(arg, print_type)
        self.print_debuginfo = outer


def source_line(text: str, line: int, column: int, width: int = 1) -> str:
    """Line `line` of `text` with carets below it, both counted from one; a long line is shortened."""
    content = text.split("\n")[line - 1]
    first = max(0, column - 1 - 80)
    shown = content[first : first + 160]
    caret = " " * (column - 1 - first) + "^" * max(1, min(width, len(shown) - (column - 1 - first)))
    return f"{shown}\n{caret}"


def _blank_end(content: str) -> int:
    """The offset at which trailing blank lines and comments start."""
    lines = content.split("\n")
    while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("//")):
        lines.pop()
    return len("\n".join(lines).rstrip())


def _syntax_error(what: str, span: Span[Any]) -> IRSyntaxError:
    content = span.input.content
    assert isinstance(content, str)
    end = _blank_end(content)
    if span.start >= end > 0:
        what, span = f"{what}, and the text ends", Span(end - 1, end, span.input)
    file, line, column = span.get_location()
    source = source_line(content, line, column, span.len)
    return IRSyntaxError(what, where=SourcePosition(file, line, column), source=source)
