"""Conditions, and integer and attribute expressions, of a rules file.

    condition   = conjunction {"or" conjunction}
    conjunction = negation {"and" negation}
    negation    = "not" negation | sum [("==" | "!=" | "<=" | ">=" | "<" | ">" | "in") sum]
    sum         = product {("+" | "-") product}
    product     = factor {("*" | "floordiv" | "mod") factor}
    factor      = "-" factor | atom {"[" condition "]"}
    atom        = NUMBER | INTEGER | STRING | NAME | NAME "(" [condition {"," condition}] ")"
                | "[" [condition {"," condition}] "]" | "(" condition ")"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .errors import RuleError, rule_error
from .syntax import Call, Expression, Literal, Name, Sequence, SourceText, Span
from .tokens import END, Token, tokens

__all__ = ["ExpressionParser"]

T = TypeVar("T")

COMPARISONS = ("==", "!=", "<=", ">=", "<", ">", "in")
MOST_NAMED = 6
"""An error does not list more than this many things that it expected."""
_KINDS = {"name": "a name", "operation": "an operation", "integer": "a number", "number": "a number",
          "string": "a text in quotes", END: "the end of the file"}


class ExpressionParser:
    """Reads the tokens of a file one after the other."""

    def __init__(self, source: SourceText):
        self.source = source
        self._tokens = tokens(source)
        self._position = 0
        self._wanted: dict[str, None] = {}
        """What could have stood in this place."""

    # Tokens

    @property
    def token(self) -> Token:
        return self._tokens[self._position]

    def following(self, distance: int) -> Token:
        return self._tokens[min(self._position + distance, len(self._tokens) - 1)]

    def at(self, what: str) -> bool:
        """Whether the next token is of a kind, or a certain word or sign."""
        token = self._tokens[self._position]
        if what in (token.kind, token.text):
            return True
        self._wanted[_KINDS.get(what) or f"'{what}'"] = None
        return False

    def takes(self, word: str) -> bool:
        """Whether the next token is a certain word or sign; it is read if it is."""
        if not self.at(word):
            return False
        self._advance()
        return True

    def take(self, kind: str) -> Token:
        """The next token, which must be of a kind."""
        token = self.token
        if token.kind != kind:
            self.at(kind)
            raise self.unexpected()
        self._advance()
        return token

    def expect(self, word: str) -> None:
        if not self.takes(word):
            raise self.unexpected()

    def take_x(self) -> None:
        """Read the sign between two sizes, which may stand close to what follows: `4xf32`."""
        token = self.token
        if token.kind != "name" or not token.text.startswith("x"):
            self._wanted["'x'"] = None
            raise self.unexpected()
        rest = tokens(self.source, token.start + 1, token.end)[:-1]
        self._tokens[self._position:self._position + 1] = [Token("name", "x", token.start, token.start + 1), *rest]
        self._advance()

    def span(self, start: int, end: int) -> Span:
        return Span(self.source, start, end)

    def since(self, start: int) -> Span:
        """From `start` to what was read last."""
        return Span(self.source, start, self._tokens[self._position - 1].end)

    def unexpected(self) -> RuleError:
        """The error about the next token."""
        token = self.token
        if token.kind == END:
            start = len(self.source.text.rstrip())
            return rule_error("the file ends within a rule", self.span(start, start + 1))
        wanted = sorted(self._wanted)
        hint = f"expected {' or '.join(wanted)}" if 0 < len(wanted) <= MOST_NAMED else None
        return rule_error(f"'{token.text}' does not belong here", self.span(token.start, token.end), hint=hint)

    def _advance(self) -> None:
        self._position += 1
        self._wanted.clear()

    def _separated(self, read: Callable[[], T]) -> list[T]:
        """What stands between commas: one or more."""
        found = [read()]
        while self.takes(","):
            found.append(read())
        return found

    def arguments(self, read: Callable[[], T]) -> list[T]:
        """What stands in parentheses, possibly nothing."""
        self.expect("(")
        if self.takes(")"):
            return []
        found = self._separated(read)
        self.expect(")")
        return found

    # Expressions

    def condition(self) -> Expression:
        return self._several("or", lambda: self._several("and", self._negation))

    def _several(self, word: str, read: Callable[[], Expression]) -> Expression:
        start, parts = self.token.start, [read()]
        while self.takes(word):
            parts.append(read())
        return parts[0] if len(parts) == 1 else Call(self.since(start), word, tuple(parts))

    def _negation(self) -> Expression:
        start = self.token.start
        if self.takes("not"):
            value = self._negation()
            return Call(self.since(start), "not", (value,))
        left = self._sum()
        if (sign := self._one_of(*COMPARISONS)) is None:
            return left
        right = self._sum()
        return Call(self.since(start), sign, (left, right))

    def _sum(self) -> Expression:
        return self._chain(self._product, "+", "-")

    def _product(self) -> Expression:
        return self._chain(self._factor, "*", "floordiv", "mod")

    def _chain(self, read: Callable[[], Expression], *signs: str) -> Expression:
        start, value = self.token.start, read()
        while (sign := self._one_of(*signs)) is not None:
            right = read()
            value = Call(self.since(start), sign, (value, right))
        return value

    def _one_of(self, *words: str) -> str | None:
        return next((word for word in words if self.takes(word)), None)

    def _factor(self) -> Expression:
        start = self.token.start
        if not self.takes("-"):
            return self._postfix()
        value = self._factor()
        if isinstance(value, Literal) and not isinstance(value.value, str):
            return Literal(self.since(start), -value.value)
        return Call(self.since(start), "-", (value,))

    def _postfix(self) -> Expression:
        start, value = self.token.start, self._atom()
        while self.takes("["):
            index = self.condition()
            self.expect("]")
            value = Call(self.since(start), "[]", (value, index))
        return value

    def _atom(self) -> Expression:
        token = self.token
        start = token.start
        if self.takes("("):
            value = self.condition()
            self.expect(")")
            return value
        if self.takes("["):
            items = [] if self.at("]") else self._separated(self.condition)
            self.expect("]")
            return Sequence(self.since(start), tuple(items))
        if token.kind in ("integer", "number", "string"):
            self._advance()
            values = {"integer": int, "number": float, "string": lambda text: text[1:-1]}
            return Literal(self.since(start), values[token.kind](token.text))
        name = self.take("name")
        if self.at("("):
            arguments = self.arguments(self.condition)
            return Call(self.since(start), name.text, tuple(arguments))
        return Name(self.since(start), name.text)
