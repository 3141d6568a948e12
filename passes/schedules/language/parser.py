"""The parser of schedules; `grammar.lark` is the grammar."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from lark import Token, v_args
from lark.tree import Meta

from ....ir.expressions import Expression, constant, maximum, minimum, symbol
from ....ir.grammars import TreeBuilder, parse_file
from ....ir.source_text import SourceText, Span
from ...loop.scheduling.errors import SchedulingError

__all__ = ["KernelSchedule", "PassStatement", "PrimitiveStatement", "Value", "parse_schedule"]

GRAMMAR = Path(__file__).with_name("grammar.lark")

# What to call a terminal of the grammar in an error.
_TERMINALS = {"NAME": "a word", "VALUE": "a value such as %i", "INT": "a number", "SYMBOL": "a kernel such as @k",
              "STRING": "a text in quotes", "_SEP": "the end of the line", "$END": "the end of the file"}


@dataclass(frozen=True)
class Word:
    """A word of a schedule and its position."""

    span: Span
    text: str


@dataclass(frozen=True)
class Value:
    """An expression over values of the kernel, which are symbols with their names: `%s0 * 2`, `%r`, 16."""

    span: Span
    expression: Expression


@dataclass(frozen=True)
class PrimitiveStatement:
    """`split %r by 16 as %ro, %ri`"""

    span: Span
    name: Word
    subjects: tuple[Value, ...]
    options: Mapping[Word, tuple[Value, ...]]
    names: tuple[Word, ...]
    """What the loops are called then."""


@dataclass(frozen=True)
class PassStatement:
    """`run hoist-divisions`"""

    span: Span
    text: str


@dataclass(frozen=True)
class KernelSchedule:
    """The statements for one kernel, in order."""

    kernel: Word
    statements: tuple[PrimitiveStatement | PassStatement, ...]


def parse_schedule(source: SourceText) -> tuple[KernelSchedule, ...]:
    """The parsed text of a schedule. Raises SchedulingError with the position."""
    return parse_file(source, GRAMMAR, _TreeBuilder(source), SchedulingError, _TERMINALS, "a kernel")


@v_args(meta=True)
class _TreeBuilder(TreeBuilder):
    """Creates the nodes of this module."""

    def _word(self, token: Token) -> Word:
        return Word(self._span(token), str(token))

    def file(self, meta: Meta, kernels: list[Any]) -> tuple[KernelSchedule, ...]:
        return tuple(each for each in kernels if each is not None)

    def kernel(self, meta: Meta, parts: list[Any]) -> KernelSchedule:
        name, *statements = parts
        return KernelSchedule(self._word(name), tuple(each for each in statements if each is not None))

    def primitive(self, meta: Meta, parts: list[Any]) -> PrimitiveStatement:
        name, subjects, *options, names = parts
        return PrimitiveStatement(self._span(meta), self._word(name), subjects or (), dict(options), names or ())

    def run(self, meta: Meta, parts: list[Token]) -> PassStatement:
        return PassStatement(self._span(meta), str(parts[0]).strip('"'))

    def option(self, meta: Meta, parts: list[Any]) -> tuple[Word, tuple[Value, ...]]:
        return self._word(parts[0]), parts[1]

    def names(self, meta: Meta, parts: list[Token]) -> tuple[Word, ...]:
        return tuple(map(self._word, parts))

    def values(self, meta: Meta, parts: list[Value]) -> tuple[Value, ...]:
        return tuple(parts)

    def value(self, meta: Meta, parts: list[Expression]) -> Value:
        return Value(self._span(meta), parts[0])

    def number(self, meta: Meta, parts: list[Token]) -> Expression:
        return constant(int(parts[0]))

    def variable(self, meta: Meta, parts: list[Token]) -> Expression:
        return symbol(str(parts[0]))

    def add(self, meta: Meta, parts: list[Expression]) -> Expression:
        return parts[0] + parts[1]

    def subtract(self, meta: Meta, parts: list[Expression]) -> Expression:
        return parts[0] - parts[1]

    def multiply(self, meta: Meta, parts: list[Expression]) -> Expression:
        return parts[0] * parts[1]

    def divide(self, meta: Meta, parts: list[Expression]) -> Expression:
        self._check_divisor(meta, parts[1])
        return parts[0] // parts[1]

    def modulo(self, meta: Meta, parts: list[Expression]) -> Expression:
        self._check_divisor(meta, parts[1])
        return parts[0] % parts[1]

    def negate(self, meta: Meta, parts: list[Expression]) -> Expression:
        return -parts[0]

    def minimum(self, meta: Meta, parts: list[Expression]) -> Expression:
        return reduce(minimum, parts)

    def maximum(self, meta: Meta, parts: list[Expression]) -> Expression:
        return reduce(maximum, parts)

    def _check_divisor(self, meta: Meta, divisor: Expression) -> None:
        if divisor == 0:
            span = self._span(meta)
            raise SchedulingError("a division by zero", where=span.position, source=span.show())
