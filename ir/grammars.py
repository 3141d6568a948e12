"""Parsers made by lark from grammar files."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path

from lark import Lark, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from .source_text import SourceText, Span

__all__ = ["load_grammar", "syntax_error"]


@cache
def load_grammar(path: Path, start: str) -> Lark:
    """An LALR parser of the grammar in a file, whose tree has `start` as its root and None for what is left out.

    Its tables are kept where Python keeps compiled modules, since making them takes longer than reading many a text.
    """
    kept = False if sys.dont_write_bytecode else cache_from_source(f"{path}.py")
    return Lark(path.read_text(encoding="utf-8"), start=start, parser="lalr", maybe_placeholders=True,
                propagate_positions=True, cache=kept)


def syntax_error(error: UnexpectedInput, source: SourceText, grammar: Lark, terminals: Mapping[str, str],
                 whole: str) -> tuple[str, Span, str | None]:
    """What is wrong with a text that a grammar does not know, where, and what could stand there. `terminals` says how
    the grammar's terminals are called, and `whole` what it is that ends too early at the end of the file."""
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
