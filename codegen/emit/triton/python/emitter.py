"""The emitter of a single kernel: identifiers, statements, indentation. Tables map operations to their text.

An operation becomes one statement. The following are printed at their uses instead, as in idiomatic Triton Python:
- constants: as bare numbers if Triton gives them the constant's type and value, else as `tl.full`;
- `triton.expand_dims`: as `x[:, None]`;
- `triton.splat` and `triton.broadcast`: not at all if Triton broadcasts implicitly, else as `tl.broadcast_to`;
- `triton.addptr` whose only use is an access to these addresses: as `x + offsets`.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import IsTerminator

from .....ir.dialects import arith
from .....ir.dialects.triton import (
    AddPtrOp,
    BroadcastOp,
    ExpandDimsOp,
    FuncOp,
    SplatOp,
    shape_of,
)
from .....ir.errors import UnsupportedError, attributing_errors_to
from .....ir.interfaces.effects import own_effects
from ...emitted_text import Line
from ...host.expressions import python_tuple
from ...names import Names
from .literals import Literal, constant_literal

__all__ = ["INDENTATION", "Formula", "FunctionEmitter", "Helpers", "Statement"]

# Functions that print an operation of the class that they are registered for.
Statement = Callable[["FunctionEmitter", Any], None]
Formula = Callable[["FunctionEmitter", Any], str]

INDENTATION = "    "

RESERVED = frozenset({"tl", "triton", "libdevice", "range", "float", *keyword.kwlist})
"""Names with another meaning in an emitted file."""


@dataclass(frozen=True)
class Printed:
    """The text of a value, a name or an expression, with a shape that Triton broadcasts to the value's shape."""

    text: str
    shape: tuple[int, ...]
    index: tuple[str, ...] = ()
    """The subscript in brackets after the text, if any."""
    is_atom: bool = True
    literal: Literal | None = None

    @property
    def whole(self) -> str:
        return f"{self.text}[{', '.join(self.index)}]" if self.index else self.text


class Helpers:
    """The combination functions: equal ones are printed once, before the kernels."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._named: dict[tuple[str, ...], str] = {}
        self._names = _names()

    def define(self, stem: str, parameters: Sequence[str], body: Sequence[Line]) -> str:
        """The name of a function; `stem`, with a number if it is taken."""
        key = (*parameters, "", *(line.text for line in body))
        if (name := self._named.get(key)) is None:
            name = self._named[key] = self._names.fresh(stem, numbered=False)
            head = [Line("@triton.jit"), Line(f"def {name}({', '.join(parameters)}):")]
            self.lines += [*head, *body, Line(""), Line("")]
        return name


class FunctionEmitter:
    """Prints the body of one function of Triton Python."""

    def __init__(self, statements: Mapping[type[Operation], Statement], formulas: Mapping[type[Operation], Formula],
                 helpers: Helpers, function: str = "", depth: int = 1):
        self.statements = statements
        self.formulas = formulas
        self.helpers = helpers
        self.names = _names()
        self.lines: list[Line] = []
        self._values: dict[SSAValue, Printed] = {}
        self._depth = depth
        self._location: LocationAttr = UNKNOWN_LOC
        self.function = function

    def kernel(self, kernel: FuncOp) -> list[Line]:
        """Print a kernel as a function."""
        self.function = name = kernel.sym_name.data
        with attributing_errors_to(kernel):
            if not name.isidentifier() or not name.isascii() or name in RESERVED:
                raise UnsupportedError(f"'{name}' is no name of a function in Triton Python",
                                       hint="give the kernel another name")
            parameters = ", ".join(self.name(argument, "x") for argument in kernel.body.block.args)
            self.block(kernel.body.block)
        head = [Line("@triton.jit", note=self._launch(kernel)), Line(f"def {name}({parameters}):")]
        return [*head, *(self.lines or [Line(f"{INDENTATION}pass")])]

    def _launch(self, kernel: FuncOp) -> str:
        """A description of a kernel's launch."""
        names = {f"d{number}": self.name(value) for number, value in enumerate(kernel.integers)}
        warps, stages = kernel.warps, kernel.stages
        words = [f"grid {python_tuple(kernel.grid_sizes, names.__getitem__)}",
                 f"{warps} warp{'s' * (warps > 1)}", f"{stages} stage{'s' * (stages > 1)}"]
        by_divisor: dict[int, list[str]] = {}
        for number, argument in enumerate(kernel.body.block.args):
            if (divisor := kernel.divisibility(number)) > 1:
                by_divisor.setdefault(divisor, []).append(self.name(argument))
        words += [f"multiples of {divisor}: {', '.join(arguments)}" for divisor, arguments in by_divisor.items()]
        return "; ".join(words)

    def inner(self, function: str) -> FunctionEmitter:
        """The emitter of a function that this one calls."""
        return FunctionEmitter(self.statements, self.formulas, self.helpers, function)

    # Statements

    def block(self, block: Block) -> Operation | None:
        """Print the operations of a block except its terminator, which is returned to the caller."""
        last = block.last_op
        for op in block.ops:
            if not op.has_trait(IsTerminator):
                self._operation(op)
        return last

    def _operation(self, op: Operation) -> None:
        outer, self._location = self._location, op.location
        with attributing_errors_to(op):
            if (printed := self._in_uses(op)) is not None:
                self._values[op.results[0]] = printed
            elif (formula := self.formulas.get(type(op))) is not None:
                self.define(op.results[0], formula(self, op))
            elif (statement := self.statements.get(type(op))) is not None:
                statement(self, op)
            else:
                raise UnsupportedError(f"the emitter of Triton Python does not know '{op.name}'")
        self._location = outer

    def _in_uses(self, op: Operation) -> Printed | None:
        """The text of `op` at its uses, or None if it is a statement."""
        match op:
            case arith.ConstantOp():
                literal = constant_literal(op.value, op.result.type)
                return Printed(literal.text, (), literal=literal)
            case SplatOp():
                return self._values[op.source]
            case BroadcastOp():
                return self._values[op.source]
            case ExpandDimsOp():
                return self._expanded(self._values[op.source], op.axis.value.data)
            case AddPtrOp() if _is_only_accessed(op):
                left, right = self.broadcast(op.operands, shape_of(op.result.type))
                return Printed(f"{left} + {right}", shape_of(op.result.type), is_atom=False)
        return None

    def _expanded(self, printed: Printed, axis: int) -> Printed:
        if not printed.shape:
            return printed
        if not printed.is_atom:
            printed = replace(printed, text=f"({printed.whole})", index=(), is_atom=True)
        index = list(printed.index or ":" * len(printed.shape))
        shape = list(printed.shape)
        index.insert(axis, "None")
        shape.insert(axis, 1)
        return replace(printed, index=tuple(index), shape=tuple(shape))

    def line(self, text: str) -> None:
        """Append a line for the current operation."""
        self.lines.append(Line(INDENTATION * self._depth + text, self._location, self.function))

    def define(self, value: SSAValue, text: str) -> None:
        """Append a statement that assigns to the name of `value`."""
        self.line(f"{self.name(value)} = {text}")

    @contextmanager
    def nested(self, head: str) -> Iterator[None]:
        """Append a statement with a body."""
        self.line(head)
        self._depth += 1
        before = len(self.lines)
        yield
        if len(self.lines) == before:
            self.line("pass")
        self._depth -= 1

    # Values

    def name(self, value: SSAValue, stem: str | None = None) -> str:
        """The identifier of `value`, declared at the first request."""
        if value not in self._values:
            owner = value.owner
            stem = stem or (STEMS.get(owner.name, "v") if isinstance(owner, Operation) else "v")
            self.bind(value, self.names.declare(value, stem, numbered=len(stem) == 1))
        return self._values[value].text

    def bind(self, value: SSAValue, name: str) -> None:
        """Use `name` for `value`."""
        self._values[value] = Printed(name, shape_of(value.type))

    def literal(self, value: SSAValue) -> Literal | None:
        """The literal of a value, if it is a constant."""
        printed = self._values.get(value)
        if printed is None and isinstance(value.owner, arith.ConstantOp):
            # A combination may use constants from outside.
            return constant_literal(value.owner.value, value.owner.result.type)
        return None if printed is None else printed.literal

    def full(self, value: SSAValue) -> str:
        """A value with its own type and shape."""
        shape = shape_of(value.type)
        if (literal := self.literal(value)) is not None:
            return literal.typed(shape)
        printed = self._values[value]
        return printed.whole if printed.shape == shape else f"tl.broadcast_to({printed.whole}, {list(shape)})"

    def atom(self, value: SSAValue) -> str:
        """A value with its own type and shape, in parentheses unless it is a name or a call."""
        return self.full(value) if self.literal(value) or self._values[value].is_atom else f"({self.full(value)})"

    def broadcast(self, values: Sequence[SSAValue], shape: tuple[int, ...], *, binary: bool = True) -> list[str]:
        """Operands of a binary operation, or arguments of a function, which Triton broadcasts to `shape`.

        In a binary operation a number takes the type of the other operand.
        """
        literals = [self.literal(value) for value in values]
        texts: list[str] = []
        for value, literal in zip(values, literals, strict=True):
            if literal is None:
                texts.append(self._values[value].whole)
            elif literal.has_its_own_type or (binary and not literal.is_negative_zero):
                texts.append(literal.text)
            else:
                texts.append(literal.typed())
        if None not in literals and binary:
            texts[0] = literals[0].typed(shape)  # type: ignore[union-attr]
            return texts
        shapes = [self._values[value].shape for value, literal in zip(values, literals, strict=True) if literal is None]
        if _broadcast_shape(shapes) != shape:
            whole = next((k for k, literal in enumerate(literals) if literal is None), 0)
            texts[whole] = self.full(values[whole])
        return texts

    def argument(self, value: SSAValue) -> str:
        """An argument that a function broadcasts and converts to its type."""
        literal = self.literal(value)
        if literal is not None:
            return literal.text if literal.survives_conversion else literal.typed()
        return self._values[value].whole


STEMS = {
    "arith.cmpf": "condition",
    "arith.cmpi": "condition",
    "triton.addptr": "pointers",
    "triton.get_num_programs": "programs",
    "triton.get_program_id": "program",
    "triton.load": "loaded",
    "triton.make_range": "lanes",
    "triton.reduce": "reduced",
    "triton.scan": "scanned",
}
"""Default names of values."""


def _names() -> Names:
    return Names(RESERVED, second=1)


def _broadcast_shape(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The shape to which Triton broadcasts blocks and scalars."""
    blocks = [shape for shape in shapes if shape]
    return tuple(map(max, zip(*blocks, strict=True)))


def _is_only_accessed(op: AddPtrOp) -> bool:
    """Whether the only use of the addresses is a memory access in the same block."""
    if len(uses := list(op.result.uses)) != 1:
        return False
    user = uses[0].operation
    accessed = {effect.value for effect in own_effects(user) or ()}
    return op.result in accessed and user.parent is op.parent
