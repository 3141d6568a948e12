"""Printing of integer expressions as C."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .....ir.expressions import Atom, Expression, FloorDiv, Minimum, Modulo, Symbol

__all__ = ["c_array", "c_string", "c_text"]


def c_text(expression: Expression, name: Callable[[str], str] = str) -> str:
    """The C expression, of type i64, for an integer expression; `name` maps symbols to identifiers."""
    return expression.format_atoms(lambda atom, _: _atom(atom, name))


def _atom(atom: Atom, name: Callable[[str], str]) -> str:
    if isinstance(atom, Symbol):
        return name(atom.name)
    first, *rest = [c_text(operand, name) for operand in atom.operands]
    function = "floor_division" if isinstance(atom, FloorDiv) else "floor_modulo" if isinstance(atom, Modulo) \
        else "minimum" if isinstance(atom, Minimum) else "maximum"
    for operand in rest:
        first = f"{function}({first}, {operand})"
    return first


def c_array(macro: str, texts: Iterable[str]) -> str:
    """An array as an argument: `SIZES(4, 8)`. C has no empty arrays, so an empty one is NULL."""
    items = ", ".join(texts)
    return f"{macro}({items})" if items else "NULL"


def c_string(text: str) -> str:
    """A string literal with the UTF-8 bytes of `text`."""
    return '"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
                         for byte in text.encode()) + '"'
