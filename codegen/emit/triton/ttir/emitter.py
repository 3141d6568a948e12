"""The emitter of a single kernel as Triton's IR: value names and indentation. Tables map operations to their text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from io import StringIO
from typing import Any

from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.printer import Printer

from .....ir.dialects.triton import FuncOp, PointerType
from .....ir.errors import UnsupportedError, attributing_errors_to
from ...emitted_text import Line

__all__ = ["Statement", "TtirEmitter", "attribute_text", "type_text", "types"]

# Functions that print an operation of the class that they are registered for.
Statement = Callable[["TtirEmitter", Any], None]


def attribute_text(attribute: Attribute) -> str:
    """The text of an attribute in MLIR."""
    stream = StringIO()
    Printer(stream=stream).print_attribute(attribute)
    return stream.getvalue()


@lru_cache(maxsize=4096)
def type_text(type: Attribute) -> str:
    """The text of a type in Triton's IR."""
    match type:
        case PointerType():
            return f"!tt.ptr<{type_text(type.pointee)}>"
        case TensorType():
            return f"tensor<{'x'.join(map(str, type.get_shape()))}x{type_text(type.element_type)}>"
    return attribute_text(type)


class TtirEmitter:
    """Prints a kernel, one line per operation."""

    def __init__(self, statements: Mapping[type[Operation], Statement]):
        self.statements = statements
        self.lines: list[Line] = []
        self._names: dict[SSAValue, str] = {}
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}
        """The next number to try for each stem."""
        self._depth = 2
        self._location: LocationAttr = UNKNOWN_LOC
        self._function = ""

    def kernel(self, kernel: FuncOp) -> list[Line]:
        """Print a kernel as a function."""
        self._function = name = kernel.sym_name.data
        block = kernel.body.block
        parameters = []
        for number, argument in enumerate(block.args):
            divisor = kernel.divisibility(number)
            promise = f" {{tt.divisibility = {divisor} : i32}}" if divisor > 1 else ""
            parameters.append(f"{self.name(argument)}: {type_text(argument.type)}{promise}")
        self.block(block)
        head = f"  tt.func public @{name}({', '.join(parameters)}) attributes {{noinline = false}} {{"
        return [Line(head), *self.lines, Line("  }")]

    # Statements

    def block(self, block: Block) -> None:
        for op in block.ops:
            outer, self._location = self._location, op.location
            with attributing_errors_to(op):
                if (statement := self.statements.get(type(op))) is None:
                    raise UnsupportedError(f"the emitter of Triton's IR does not know '{op.name}'")
                statement(self, op)
            self._location = outer

    def line(self, text: str, results: Sequence[SSAValue] = ()) -> None:
        """Append a line for the current operation; several results are parts of one name."""
        if len(results) == 1:
            text = f"{self.name(results[0])} = {text}"
        elif results:
            name = self.fresh(results[0].name_hint)
            self._names.update({result: f"{name}#{number}" for number, result in enumerate(results)})
            text = f"{name}:{len(results)} = {text}"
        self._put(text)

    @contextmanager
    def nested(self) -> Iterator[None]:
        """Indent the contents of a region."""
        self._depth += 1
        yield
        self._depth -= 1

    def close(self, text: str) -> None:
        """Append the end of a region."""
        self._put(text)

    def _put(self, text: str) -> None:
        self.lines.append(Line("  " * self._depth + text, self._location, self._function))

    # Values

    def name(self, value: SSAValue) -> str:
        if value not in self._names:
            self._names[value] = self.fresh(value.name_hint)
        return self._names[value]

    def list(self, values: Sequence[SSAValue]) -> str:
        return ", ".join(map(self.name, values))

    def fresh(self, hint: str | None) -> str:
        """An unused name."""
        stem = re.sub(r"\W", "_", hint, flags=re.ASCII) if hint else ""
        name, number = stem, self._next.get(stem, 0)
        while not name or name in self._taken:
            name = f"{stem}_{number}" if stem else str(number)
            number += 1
        self._taken.add(name)
        self._next[stem] = number
        return f"%{name}"


def types(values: Sequence[SSAValue]) -> str:
    """The types of values, with commas between them."""
    return ", ".join(type_text(value.type) for value in values)
