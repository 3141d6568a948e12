"""Parsers that lark generates from grammar files, and parsing of files with them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.exceptions import VisitError
from lark.tree import Meta

from .errors import StepwellError
from .source_text import SourceText, Span

__all__ = ["TreeBuilder", "load_grammar", "parse_file"]


class TreeBuilder(Transformer[Any, Any]):
    """The base class of what creates nodes from a parse tree, bottom-up."""

    def __init__(self, source: SourceText):
        super().__init__()
        self._source = source

    def _span(self, place: Meta | Token) -> Span:
        return Span(self._source, place.start_pos or 0, place.end_pos or 0)


@cache
def load_grammar(path: Path, start: str) -> Lark:
    """Return an LALR parser for a grammar file with the start symbol `start`; the tree has None for omitted parts.

    The parser's tables are cached next to Python's compiled modules, because generating them is slower than parsing
    many texts.
    """
    kept = False if sys.dont_write_bytecode else cache_from_source(f"{path}.py")
    return Lark(path.read_text(encoding="utf-8"), start=start, parser="lalr", maybe_placeholders=True,
                propagate_positions=True, cache=kept)


def parse_file(source: SourceText, grammar: Path, builder: Transformer[Any, Any], error: type[StepwellError],
               terminals: Mapping[str, str], whole: str) -> Any:
    """Parse a whole file and transform its tree with `builder`.

    A syntax error raises `error` with the position and the expected tokens; exceptions of the builder are passed on.
    `terminals` maps the grammar's terminals to readable names, and `whole` names the construct that is incomplete if
    the file ends too early.
    """
    parser = load_grammar(grammar, "file")
    try:
        return builder.transform(parser.parse(source.text))
    except UnexpectedInput as unexpected:
        what, span, hint = _syntax_error(unexpected, source, parser, terminals, whole)
        raise error(what, where=span.position, source=span.show(), hint=hint) from None
    except VisitError as failure:
        raise failure.orig_exc from None


def _syntax_error(error: UnexpectedInput, source: SourceText, grammar: Lark, terminals: Mapping[str, str],
                  whole: str) -> tuple[str, Span, str | None]:
    """The message, position and hint for a syntax error."""
    start = min(error.pos_in_stream if error.pos_in_stream is not None else len(source.text), len(source.text))
    end = start + 1
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        start = len(source.text.rstrip())
        return f"the file ends within {whole}", Span(source, start, start + 1), None
    if isinstance(error, UnexpectedToken):
        end = start + len(error.token)
        found = f"'{error.token}'" if error.token.strip() else "the end of the line"
        expected = error.expected
    else:
        found = f"'{source.text[start : start + 1]}'"
        expected = error.allowed if isinstance(error, UnexpectedCharacters) else set()
    spellings = {each.name: f"'{each.pattern.value}'" for each in grammar.terminals}
    wanted = sorted({terminals.get(each) or spellings.get(each, each.lower()) for each in expected or ()})
    hint = f"expected {' or '.join(wanted)}" if 0 < len(wanted) <= 6 else None
    return f"{found} does not belong here", Span(source, start, end), hint
