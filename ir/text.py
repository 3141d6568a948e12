"""Printing and parsing of modules, shared by dumps, resumed compilation and the driver."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, Literal

from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    AnyFloat,
    ComplexType,
    FileLineColLoc,
    IndexType,
    IntAttr,
    IntegerType,
    LocationAttr,
    ModuleOp,
    StringAttr,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, AttributeInvT, BlockArgument, Operation, SSAValue, TypeAttribute
from xdsl.parser import AttrParser, Parser, ParserState, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError, PyRDLError, VerifyException
from xdsl.utils.lexer import Input, Span, Token
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

from .errors import IRSyntaxError, OptionError, SourcePosition, nearest
from .lazy_dialect import LazyDialect

_RESULTS = re.compile(r"%[\w$.\-]+(:\d+)?(\s*,\s*%[\w$.\-]+(:\d+)?)*\s*=\s*")

_PLAIN_TEXT = re.compile(rb"[ !#-\[\]-~]*")
_PART_OF_LOCATION = re.compile(r'[^()"]*(?:("[^"\\\n]*")|([()]))')

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


_COMMON_TOKEN = re.compile(
    r"(?:\s++|//[^\n]*+)*+(?:([:,()}\[\]<>=+*?|])|(%(?:[0-9]+|[a-zA-Z$._-][\w$.-]*))|([a-zA-Z_][\w$.]*))", re.ASCII
)
_PUNCTUATION = {kind.value: kind for kind in MLIRTokenKind}


class Lexer(MLIRLexer):
    """xDSL's lexer, whose pattern for strings takes exponential time on unterminated strings, and which takes escaped
    characters beyond ASCII for bytes, although its printer escapes them in every string. Most tokens are found with
    one pattern, several times as fast.
    """

    def lex(self) -> Token[MLIRTokenKind]:
        match = _COMMON_TOKEN.match(self.input.content, self.pos)
        if match is None:
            return super().lex()
        group = match.lastindex
        assert group is not None
        kind = (_PUNCTUATION[match[1]] if group == 1 else
                MLIRTokenKind.PERCENT_IDENT if group == 2 else MLIRTokenKind.BARE_IDENT)
        start, self.pos = match.span(group)
        return Token(kind, Span(start, self.pos, self.input))

    _unescaped_characters_regex = re.compile(r'"(?:[^"\\\n\v\f]++|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')

    def _lex_string_literal(self, start_pos: int) -> Token[MLIRTokenKind]:
        return Token(MLIRTokenKind.STRING_LIT, super()._lex_string_literal(start_pos).span)


class ModuleParser(Parser):
    """xDSL's parser with better positions for operations, unknown names and undefined values."""

    def __init__(self, context: Context, text: str, name: str, *, locate: bool | Literal["all"]):
        super().__init__(context, "", name)
        self._parser_state = ParserState(Lexer(Input(text, name)))
        self.first_uses: dict[str, Span] = {}
        self._locate = locate
        self._text = text
        self._file = StringAttr(name)
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self._operation_name_start = 0
        self._locations: dict[str, LocationAttr] = {}
        """Parsed locations by text: many operations share one."""

    def parse_operation(self) -> Operation:
        start = self._current_token.span.start
        results = _RESULTS.match(self._text, start)
        self._operation_name_start = start = results.end() if results else start
        op = super().parse_operation()
        if self._locate == "all" or (self._locate and op.location == UNKNOWN_LOC):
            op.location = self._location(start)
        if self._locate:
            for block in (block for region in op.regions for block in region.blocks):
                if block.last_op is not None and block.last_op.location == UNKNOWN_LOC:
                    block.last_op.location = op.location  # a terminator that the text omits
        return op

    def resolve_operand(self, operand: UnresolvedOperand, type: AttributeInvT) -> SSAValue[AttributeInvT]:
        if operand.operand_name not in self.ssa_values:
            self.first_uses.setdefault(operand.operand_name, operand.span)
        return super().resolve_operand(operand, type)

    def parse_optional_location(self) -> LocationAttr | None:
        start = self._current_token.span.start
        end = _end_of_location(self._text, start)
        text = self._text[start:end]
        if text in self._locations:
            self._resume_from(end)
            return self._locations[text]
        location = super().parse_optional_location()
        if location is not None and text:
            self._locations[text] = location
        return location

    def _parse_tensor_literal_element(self) -> AttrParser._TensorLiteralElement:
        element = super()._parse_tensor_literal_element()
        if element.span.text.startswith("0x"):
            return _HexadecimalElement(element.is_negative, element.value, element.span)
        return element

    def _get_op_by_name(self, name: str) -> type[Operation]:
        found = self.ctx.get_optional_op(name, dialect_stack=self._parser_state.dialect_stack)
        if found is not None:
            return found
        dialect = name.partition(".")[0]
        loaded = [op.name for op in self.ctx.loaded_ops if op.name.startswith(f"{dialect}.")]
        known = dialect in self.ctx.registered_dialect_names
        if known and isinstance(lazy := self.ctx.get_dialect(dialect), LazyDialect):
            loaded = [op.name for op in lazy.operations]
        near = nearest(name, loaded)
        if "." in name and not loaded:
            near = [
                other + name[len(dialect) :] for other in nearest(dialect, self.ctx.registered_dialect_names)
            ]
        hint = f"; did you mean '{near[0]}'?" if near else ""
        start = self._operation_name_start
        width = len(name) + 2 * self._text.startswith('"', start)
        self.raise_error(f"unknown operation '{name}'{hint}", start, start + width)

    def operation_span(self) -> Span[str]:
        """The span of the name of the most recent operation."""
        start = self._operation_name_start
        name = re.compile(r'[\w$."]*').match(self._text, start)
        return Span(start, name.end() if name else start + 1, self._current_token.span.input)

    def _location(self, position: int) -> FileLineColLoc:
        line = bisect_right(self._line_starts, position)
        column = position - self._line_starts[line - 1] + 1
        return FileLineColLoc(self._file, IntAttr(line), IntAttr(column))


class _HexadecimalElement(AttrParser._TensorLiteralElement):
    """A hexadecimal element of `dense<..>` denotes the bits of a float; xDSL would interpret it as a number."""

    def to_type(self, parser: AttrParser, type: AnyFloat | IntegerType | IndexType | ComplexType):
        if isinstance(type, AnyFloat) and isinstance(self.value, int):
            size = type.compile_time_size
            if self.value >= 1 << 8 * size:
                parser.raise_error(f"expected the bits of {type}", at_position=self.span)
            return type.unpack(self.value.to_bytes(size, "little"), 1)[0]
        return super().to_type(parser, type)


def _end_of_location(text: str, start: int) -> int:
    """Where a location ends that begins here; where it begins if there is none, or one with escaped characters."""
    position, depth = start, 0
    if text.startswith("loc(", start):
        while (part := _PART_OF_LOCATION.match(text, position)) is not None:
            position = part.end()
            if part[2] is not None:
                depth += 1 if part[2] == "(" else -1
                if depth == 0:
                    return position
    return start


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
