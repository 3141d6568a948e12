"""Parsers made by lark from grammar files."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path

from lark import Lark

__all__ = ["load_grammar"]


@cache
def load_grammar(path: Path, start: str) -> Lark:
    """An LALR parser of the grammar in a file, whose tree has `start` as its root and None for what is left out.

    Its tables are kept where Python keeps compiled modules, since making them takes longer than reading many a text.
    """
    kept = False if sys.dont_write_bytecode else cache_from_source(f"{path}.py")
    return Lark(path.read_text(encoding="utf-8"), start=start, parser="lalr", maybe_placeholders=True,
                propagate_positions=True, cache=kept)
