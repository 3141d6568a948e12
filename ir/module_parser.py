"""The parser of modules: xDSL's, with a faster lexer, and better positions in errors."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Literal

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
from xdsl.ir import AttributeInvT, Operation, SSAValue, TypeAttribute
from xdsl.parser import AttrParser, Parser, ParserState, UnresolvedOperand
from xdsl.utils.lexer import Input, Span, Token
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

from .errors import nearest
from .lazy_dialect import LazyDialect

__all__ = ["ModuleParser"]

_RESULTS = re.compile(r"%[\w$.\-]+(:\d+)?(\s*,\s*%[\w$.\-]+(:\d+)?)*\s*=\s*")
_PART_OF_LOCATION = re.compile(r'[^()"]*(?:("[^"\\\n]*")|([()]))')
_TYPE_WITHOUT_ALIASES = re.compile(r'(?:memref|vector|tensor)<[^<>!#"/]*+>')
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
        """The first use of each name that precedes its definition."""
        self._used_before: dict[str, SSAValue] = {}
        """What stands for the values of these names."""
        self._locate = locate
        self._text = text
        self._file = StringAttr(name)
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self._operation_name_start = 0
        self._locations: dict[str, LocationAttr] = {}
        """Parsed locations by text: many operations share one."""
        self._types: dict[str, TypeAttribute] = {}
        """Parsed types of memory, vectors and tensors by text."""

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

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        module = super().parse_module(allow_implicit_module)
        for name, value in self._used_before.items():
            if value.uses:  # xDSL took it for defined by what its own operation contains
                self.raise_error(f"value %{name} is not defined in this scope", self.first_uses[name])
        return module

    def resolve_operand(self, operand: UnresolvedOperand, type: AttributeInvT) -> SSAValue[AttributeInvT]:
        value = super().resolve_operand(operand, type)
        if operand.operand_name not in self.ssa_values:
            self.first_uses.setdefault(operand.operand_name, operand.span)
            self._used_before[operand.operand_name] = value
        return value

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

    def parse_optional_type(self) -> TypeAttribute | None:
        match = _TYPE_WITHOUT_ALIASES.match(self._text, self._current_token.span.start)
        if match is None:
            return super().parse_optional_type()
        if (type := self._types.get(match[0])) is not None:
            self._resume_from(match.end())
        elif (type := super().parse_optional_type()) is not None:
            self._types[match[0]] = type
        return type

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
