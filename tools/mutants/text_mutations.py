"""Generates the mutations of files of rules, and of C and C++ sources, from their text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from xdsl.traits import Commutative

from ...ir.context import make_context
from .mutation import Mutation, changed_float

__all__ = ["mutations_of_c", "mutations_of_rules"]

_TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
_OTHER_OPERATOR = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<<": ">>", ">>": "<<", "&": "|", "|": "&",
                   "&&": "||", "||": "&&"}
_FLOAT = re.compile(r"(?<![\w.])(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?(?=[fFlL]?\b|[^\w.]|$)")
_INTEGER = re.compile(r"(?<![\w.#])\d+(?![\w.])")
_NAME_OR_CALL = r"[\w.]+(?:\([^()]*\))?"
_TWO_OPERANDS = re.compile(rf"\b(?P<name>[a-z]+\.[a-z_]+)\(({_NAME_OR_CALL}), ({_NAME_OR_CALL})\)")
_WHERE = re.compile(r"\s+(?:where|assuming)\s+((?:(?!\s+rule\b|\s+where\b|\s+assuming\b|\s*\n\s*\n|\s*$).)+)",
                    re.DOTALL)
_IF = re.compile(r"\bif \(")
_OPERATOR = re.compile(r"(?<=[\w)\]]) (\+|-|\*|/|%|<<|>>|&&|\|\||&|\|) (?=[\w(~!-])")
_COMPARISON = re.compile(r"(?<=[\w)\]]) (<=|>=|==|!=|<|>) (?=[\w(~!-])")


def mutations_of_rules(path: Path, source: str) -> list[Mutation]:
    """Return all changes to a file of rules: operands of one operation swapped, constants changed, comparisons turned,
    and conditions dropped.
    """
    text = _without_comments(source)
    return _sorted([*_swapped_operands(path, text), *_constants(path, text), *_turned(path, text),
                    *_dropped_conditions(path, text)])


def mutations_of_c(path: Path, source: str) -> list[Mutation]:
    """Return all changes to a C or C++ source: another operator, comparisons turned, constants changed, and branches
    removed. Includes, macros and assertions at compile time are unchanged.
    """
    text = _without_comments(source)
    text = re.sub(r"^ *#(?:[^\n]*\\\n)*[^\n]*$|\bstatic_assert\b[^;]*;|\btemplate <[^{;]*?> (?=[\w:])",
                  lambda found: _blank(found[0]), text, flags=re.MULTILINE)
    operators = [_change(path, text, "operator changed", found.start(1), found.end(1), _OTHER_OPERATOR[found[1]])
                 for found in _OPERATOR.finditer(text)]
    branches = [_change(path, text, "branch removed", found.end(), found.end(), "false && ")
                for found in _IF.finditer(text)]
    return _sorted([*operators, *branches, *_constants(path, text), *_turned(path, text)])


def _swapped_operands(path: Path, text: str) -> Iterator[Mutation]:
    context = make_context()
    for found in _TWO_OPERANDS.finditer(text):
        operation = context.get_optional_op(found["name"])
        if found[2] != found[3] and operation is not None and not operation.has_trait(Commutative):
            yield _change(path, text, "operands swapped", found.start(2), found.end(3), f"{found[3]}, {found[2]}")


def _dropped_conditions(path: Path, text: str) -> Iterator[Mutation]:
    for found in _WHERE.finditer(text):
        yield _change(path, text, "condition dropped", found.start(), found.end(1), "")
        ends = [0, *(end for word in re.finditer(r"\s+and\s+", found[1])
                     if found[1].count("(", 0, word.start()) == found[1].count(")", 0, word.start())
                     for end in word.span()), len(found[1])]
        for at in range(0, len(ends) - 1, 2) if len(ends) > 2 else ():  # with the `and` after it, or before the last
            first, last = (ends[at], ends[at + 2]) if at + 2 < len(ends) else (ends[at - 1], ends[at + 1])
            yield _change(path, text, "condition dropped", found.start(1) + first, found.start(1) + last, "")


def _constants(path: Path, text: str) -> Iterator[Mutation]:
    for found in _FLOAT.finditer(text):
        yield _change(path, text, "constant changed", *found.span(), f"{changed_float(float(found[0])):.9g}")
    floats = {at for found in _FLOAT.finditer(text) for at in range(*found.span())}
    for found in _INTEGER.finditer(text):
        if found.start() not in floats:
            yield _change(path, text, "constant off by one", *found.span(), str(int(found[0]) + 1))


def _turned(path: Path, text: str) -> Iterator[Mutation]:
    for found in _COMPARISON.finditer(text):
        yield _change(path, text, "comparison turned", found.start(1), found.end(1), _TURNED[found[1]])


def _without_comments(source: str) -> str:
    """Return the text with comments and strings blanked, so that places stay as they are."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"',
                  lambda found: _blank(found[0], "_" if found[0].startswith('"') else " "), source, flags=re.DOTALL)


def _blank(text: str, by: str = " ") -> str:
    return re.sub(r"[^\n]", by, text)


def _change(path: Path, text: str, kind: str, start: int, end: int, changed: str) -> Mutation:
    return Mutation(path, kind, text.count("\n", 0, start + 1) + 1, start, end, changed)


def _sorted(found: list[Mutation]) -> list[Mutation]:
    return sorted(found, key=lambda each: (each.start, each.end, each.text))
