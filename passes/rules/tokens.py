"""The words and signs of a rules file."""

from __future__ import annotations

import re
from typing import NamedTuple

from .errors import rule_error
from .syntax import SourceText, Span

__all__ = ["END", "Token", "tokens"]

END = "end"

_TOKEN = re.compile(r"""
      (?P<space> [ \t\r\n]+ | //[^\n]* )
    | (?P<operation> [A-Za-z_]\w*(?:\.\w+)+ )
    | (?P<name> [A-Za-z_]\w* )
    | (?P<number> (?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)? | \d+[eE][+-]?\d+ )
    | (?P<integer> \d+ )
    | (?P<string> "[^"\n]*" )
    | (?P<sign> => | == | != | <= | >=(?!>) | \.\.\. | [=<>(){}\[\],:#|+*-] )
""", re.VERBOSE | re.ASCII)


class Token(NamedTuple):
    """A word, a number, a text or a sign; the last one is the end of the file."""

    kind: str
    text: str
    start: int
    end: int


def tokens(source: SourceText, start: int = 0, end: int | None = None) -> list[Token]:
    """What a file, or a part of it, consists of but spaces and comments, and its end. Raises RuleError for a character
    that nothing begins with."""
    text, position, found = source.text, start, []
    end = len(text) if end is None else end
    for match in _TOKEN.finditer(text, start, end):
        if match.start() != position:
            break
        position = match.end()
        if match.lastgroup != "space":
            found.append(Token(str(match.lastgroup), match.group(), match.start(), position))
    if position < end:
        raise rule_error(f"'{text[position]}' does not belong here", Span(source, position, position + 1))
    return [*found, Token(END, "", end, end)]
