"""The text of a pipeline, `cse,fuse{max-operations=64 remarks}`, to names and options.

    pipeline ::= [element ("," element)*]
    element  ::= pass | operation "(" pipeline ")"
    pass     ::= name ["{" option* "}"]
    option   ::= key ["=" value ("," value)*]      separated by spaces or commas

White space is free. As in MLIR, `builtin.module(cse)` is `cse` on the module, and `func.func(cse)` changes only the
functions in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from ..ir.errors import OptionError


def _token_pattern(marks: str) -> re.Pattern[str]:
    """A token of a text in which the characters `marks` are punctuation, and so no part of a word."""
    return re.compile(rf'\s*(?:(?P<string>"(?:\\.|[^"\\])*")|(?P<mark>[{marks}])|(?P<word>[^\s"{marks}]+)|(?P<bad>"))')


_IN_BRACES = _token_pattern("{},=")
_OUTSIDE_BRACES = _token_pattern("{},=()")
"""Outside braces parentheses nest pipelines; in them they may be part of a value."""
MODULE = "builtin.module"


@dataclass(frozen=True)
class Value:
    """One value of an option as it was written; a quoted one is always a string."""

    text: str
    quoted: bool = False


@dataclass(frozen=True)
class Token:
    """One token of a pipeline; the kind is `word`, `string`, `end`, or the punctuation mark itself."""

    kind: str
    text: str
    start: int


Spec = tuple[str, dict[str, tuple[Value, ...]]]
"""The name of a pass or target, and its options."""
NestedSpec = tuple[str, str, dict[str, tuple[Value, ...]]]
"""The operations that a pass is nested in, as `builtin.module`, its name and its options."""


def parse_specs(text: str) -> list[NestedSpec]:
    """What `text` lists, in order."""
    parser = _PipelineParser(text, "pipeline")
    specs = list(parser.parse_passes("end", MODULE))
    parser.take("end", "a comma between passes")
    return specs


def parse_spec(text: str, kind: str) -> Spec:
    """The only thing that `text` names, `name{options}`; errors call it `kind`."""
    parser = _PipelineParser(text, kind)
    spec = parser.parse_spec(kind)
    parser.take("end", f"one {kind} only")
    return spec


class _PipelineParser:
    def __init__(self, text: str, kind: str):
        self.text = text
        self.kind = kind
        self.tokens = list(_tokens(text))
        self.position = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def take(self, kind: str, expected: str) -> Token:
        token = self.token
        if token.kind != kind:
            self.fail(expected)
        self.position += 1
        return token

    def accept(self, kind: str) -> bool:
        if self.token.kind != kind:
            return False
        self.position += 1
        return True

    def parse_passes(self, end: str, anchor: str) -> Iterator[NestedSpec]:
        """Passes up to a token of the kind `end`, each on the operations that `anchor` names."""
        while self.token.kind != end:
            if self.token.kind == "word" and self.tokens[self.position + 1].kind == "(":
                yield from self.parse_nested(anchor)
            else:
                yield anchor, *self.parse_spec("pass")
            if self.token.kind == end:
                break
            self.take(",", "a comma between passes" + (f", or '{end}'" if end != "end" else ""))
            if self.token.kind == end:
                self.fail("a pass after the comma")

    def parse_nested(self, outer: str) -> Iterator[NestedSpec]:
        anchor = self.take("word", "the name of an operation").text
        if outer != MODULE:
            raise OptionError(f"'{anchor}' is nested in '{outer}', and passes run on operations directly in the module",
                              hint=f"write {MODULE}({anchor}(...))")
        self.take("(", "'('")
        yield from self.parse_passes(")", anchor)
        self.take(")", "')'")

    def parse_spec(self, kind: str) -> Spec:
        name = self.take("word", f"the name of a {kind}").text
        options: dict[str, tuple[Value, ...]] = {}
        if self.accept("{"):
            while not self.accept("}"):
                key = self.take("word", "the name of an option, or '}'").text
                options[key] = self.parse_values() if self.accept("=") else ()
                self.accept(",")
        return name, options

    def parse_values(self) -> tuple[Value, ...]:
        values = [self.parse_value()]
        while self.token.kind == "," and not self.starts_option(self.position + 1):
            self.position += 1
            values.append(self.parse_value())
        return tuple(values)

    def parse_value(self) -> Value:
        if self.token.kind == "string":
            return Value(re.sub(r"\\(.)", r"\1", self.take("string", "a value").text[1:-1]), quoted=True)
        return Value(self.take("word", "a value").text)

    def starts_option(self, position: int) -> bool:
        kinds = [token.kind for token in self.tokens[position : position + 2]]
        return kinds == ["word", "="]

    def fail(self, expected: str) -> NoReturn:
        found = f"'{self.token.text}'" if self.token.kind != "end" else "the end"
        caret = " " * self.token.start + "^"
        raise OptionError(
            f"bad {self.kind}: expected {expected}, found {found}", source=f"  {self.text}\n  {caret}"
        )


def _tokens(text: str):
    position = 0
    end = len(text.rstrip())
    braces = False
    while position < end:
        match = (_IN_BRACES if braces else _OUTSIDE_BRACES).match(text, position)
        assert match is not None and match.lastgroup is not None
        token = match[match.lastgroup]
        start = match.start(match.lastgroup)
        if match.lastgroup == "bad":
            raise OptionError("a string that does not end", source=f"  {text}\n  {' ' * start}^")
        if match.lastgroup == "mark" and token in "{}":
            braces = token == "{"
        yield Token(token if match.lastgroup == "mark" else match.lastgroup, token, start)
        position = match.end()
    yield Token("end", "", end)
