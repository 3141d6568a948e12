"""Reads operator schemas, as torch prints them.

    schema    = NAME "::" NAME ["." NAME] "(" [parameter {"," parameter}] ")" "->" returns ["{" NAME {"," NAME} "}"]
    parameter = "*" | type NAME ["=" default]
    returns   = result | "(" [result {"," result}] ")"
    result    = type [NAME]
    type      = NAME ["(" ALIAS ")"] {"[" [INTEGER] "]" | "?"}
    default   = ["-"] NUMBER | "-" "inf" | STRING | NAME | "[" [default {"," default}] "]"

The tags in braces are the table's own: `aten::rand(...) -> Tensor {nondeterministic_seeded}`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar

from .schema import REQUIRED, Argument, Schema, SchemaType
from .types import DTYPE_CODES, LAYOUTS, MEMORY_FORMATS

__all__ = ["parse_schema"]

T = TypeVar("T")

_TOKEN = re.compile(r"""\s*(?:
      (?P<name> [A-Za-z_]\w* )
    | (?P<number> -?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)? )
    | (?P<string> "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' )
    | (?P<sign> :: | -> | [^\s\w] )
    | (?P<end> $ ) )""", re.VERBOSE)
_ALIAS = re.compile(r"[^)]+")
_WORDS = {"None": None, "True": True, "False": False, "inf": float("inf")}
_ENUMERATORS: dict[str, Any] = {"ScalarType": DTYPE_CODES, "MemoryFormat": MEMORY_FORMATS, "Layout": LAYOUTS}


@lru_cache(maxsize=4096)
def parse_schema(text: str) -> Schema:
    """The schema in `text`; raises ValueError for a text that is not one."""
    return _Parser(text).schema()


class _Parser:
    """Reads a text from its first token to the last."""

    def __init__(self, text: str):
        self._text = text
        self._read(0)

    def schema(self) -> Schema:
        namespace = self._name()
        self._expect("::")
        name = self._name()
        overload = self._name() if self._takes(".") else ""
        parameters = self._several("(", self._parameter, ")")
        self._expect("->")
        returns = self._several("(", self._result, ")") if self._token == "(" else [self._result()]
        tags = self._several("{", self._name, "}") if self._token == "{" else []
        if self._kind != "end":
            raise self._error()
        star = parameters.index(None) if None in parameters else len(parameters)
        arguments = tuple(each if number < star else replace(each, keyword_only=True)
                          for number, each in enumerate(parameters) if each is not None)
        return Schema(namespace, name, overload, arguments, tuple(returns), frozenset(tags))

    def _parameter(self) -> Argument | None:
        """An argument; None for the star before those that are only taken by name."""
        if self._takes("*"):
            return None
        type = self._type()
        return Argument(self._name(), type, _meant(self._default(), type) if self._takes("=") else REQUIRED)

    def _result(self) -> SchemaType:
        type = self._type()
        if self._kind == "name":
            self._name()
        return type

    def _type(self) -> SchemaType:
        type = SchemaType(self._name())
        if self._token == "(":
            type = replace(type, alias=self._alias())
        while True:
            if self._takes("?"):
                type = replace(type, optional=True)
            elif self._takes("["):
                length = int(self._take("number")) if self._kind == "number" else None
                self._expect("]")
                type = SchemaType(type.base, True, False, type.optional, length, type.alias)
            else:
                return type

    def _alias(self) -> str:
        alias = _ALIAS.match(self._text, self._end)
        if alias is None:
            raise self._error()
        self._read(alias.end())
        self._expect(")")
        return alias.group()

    def _default(self) -> Any:
        if self._token == "[":
            return self._several("[", self._default, "]")
        if self._kind == "number":
            text = self._take("number")
            return float(text) if any(c in text for c in ".eE") else int(text)
        if self._kind == "string":
            return ast.literal_eval(self._take("string"))
        if self._takes("-"):
            self._expect("inf")
            return float("-inf")
        word = self._name()
        return _WORDS.get(word, word)

    # Tokens

    def _read(self, position: int) -> None:
        match = _TOKEN.match(self._text, position)
        assert match is not None  # any character is a sign
        self._kind = str(match.lastgroup)
        self._token = match.group(self._kind)
        self._start, self._end = match.span(self._kind)

    def _takes(self, sign: str) -> bool:
        if self._token != sign:
            return False
        self._read(self._end)
        return True

    def _expect(self, sign: str) -> None:
        if not self._takes(sign):
            raise self._error()

    def _take(self, kind: str) -> str:
        if self._kind != kind:
            raise self._error()
        token = self._token
        self._read(self._end)
        return token

    def _name(self) -> str:
        return self._take("name")

    def _several(self, opening: str, read: Callable[[], T], closing: str) -> list[T]:
        """What stands between two signs, with commas."""
        self._expect(opening)
        found: list[T] = []
        while not self._takes(closing):
            if found:
                self._expect(",")
            found.append(read())
        return found

    def _error(self) -> ValueError:
        return ValueError(f"not an operator schema: {self._text}\n{self._text}\n{' ' * self._start}^")


def _meant(value: Any, type: SchemaType) -> Any:
    """A default as its type means it: torch prints enumerators as numbers and an `int[2]` as one number."""
    if value is None:
        return None
    if type.is_list:
        items = value if isinstance(value, list) else [value] * (type.length or 1)
        return tuple(_meant(item, SchemaType(type.base)) for item in items)
    if isinstance(value, int) and type.base in _ENUMERATORS:
        return _ENUMERATORS[type.base][value]
    return float(value) if type.base == "float" else value
