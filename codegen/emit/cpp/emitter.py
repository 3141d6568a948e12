"""The emitter of a single kernel: identifiers, statements, blocks, comments. Tables map operations to their text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from xdsl.dialects.builtin import UNKNOWN_LOC, IndexType, LocationAttr, MemRefType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.traits import IsTerminator

from ....ir.dialects import arith
from ....ir.dialects.loop import AccessOp, KernelOp, ParallelOp
from ....ir.dialects.loop.masks import DEFAULT_MASK_BITS, is_mask, mask_bits, wanted_mask_bits
from ....ir.errors import UnsupportedError, attributing_errors_to
from ....ir.expressions import Expression, constant, symbol
from ....ir.interfaces.effects import accessed_arguments
from ....ir.interfaces.emission import CppText, cpp_text_of
from ....ir.ranges import Range, bounds
from ....ir.traversal import operations_in
from ....ir.vector_types import is_half, lanes_of
from ..emitted_text import Line
from ..names import Names
from .expressions import ExpressionPrinter
from .literals import constant_values, scalar_literal
from .names import KEYWORDS, LIBRARY_FUNCTIONS, TYPES
from .prelude import reserved_names
from .types import is_bool, mask_name, memory_name, type_name

INDEX = IndexType()

# Functions that print an operation of the class that they are registered for.
Statement = Callable[["KernelEmitter", Any], None]
Formula = Callable[["KernelEmitter", Any], str]


class BoundsChecks(Protocol):
    """What prints checks of the accesses of a kernel."""

    def declare_buffers(self, e: KernelEmitter, kernel: KernelOp, /) -> None:
        """Begin a kernel."""

    def iterations(self, e: KernelEmitter, op: ParallelOp, /) -> AbstractContextManager[Callable[[], None]]:
        """Print a loop, of which each iteration begins with a call."""
        ...

    def check_accesses(self, e: KernelEmitter, op: Operation, /) -> None:
        """Check what an operation accesses."""


class KernelEmitter:
    """Prints a kernel. An operation becomes a statement, or an expression that is printed at its uses."""

    def __init__(
        self,
        statements: dict[type[Operation], Statement],
        formulas: dict[type[Operation], Formula],
        bounds: BoundsChecks | None = None,
    ):
        """`bounds` makes checks of each access, if they are asked for."""
        self.statements = statements
        self.formulas = formulas
        self.names = Names(KEYWORDS | LIBRARY_FUNCTIONS | reserved_names(), reserved_form=TYPES)
        self.ranges: dict[str, Range] = {}
        self.expressions = ExpressionPrinter(self.ranges)
        self.declarations: dict[str, None] = {}
        self.bounds = bounds
        self.checked: dict[SSAValue, str] = {}
        """What is known of buffers, in a kernel whose accesses are checked."""
        self.checks = False
        self.shares: dict[Operation, str] = {}
        """The variable that holds a thread's part of a loop's range."""
        self._lines: list[Line] = []
        self._indent = 1
        self._location: LocationAttr = UNKNOWN_LOC
        self._kernel = ""

    def emit(self, kernel: KernelOp) -> list[Line]:
        """Print the kernel as a C++ function."""
        name = self._kernel = kernel.sym_name.data
        block = kernel.body.block
        with attributing_errors_to(kernel):
            if not name.isidentifier() or not name.isascii():
                raise UnsupportedError(f"'{name}' is no name of a C function")
            called = _identifiers_of_texts(kernel)
            if name in KEYWORDS | LIBRARY_FUNCTIONS | called:
                raise UnsupportedError(f"'{name}' means something else in C++", hint="give the kernel another name")
            self.names.reserve(called)
            self._declare_arguments(kernel)
            if self.bounds is not None:
                self.bounds.declare_buffers(self, kernel)
            self.block(block)
        head = [f'extern "C" i64 {name}(void* const* buffers, const i64* symbols) {{']
        head += ["  i64 status = 0;"] if self.checks else []
        foot = [f"  return {'status' if self.checks else '0'};", "}"]
        return [*map(Line, head), *self._lines, *map(Line, foot)]

    def _declare_arguments(self, kernel: KernelOp) -> None:
        buffers = symbols = 0
        _, written = accessed_arguments(kernel)
        for position, argument in enumerate(kernel.body.block.args):
            if isinstance(argument.type, MemRefType):
                name = self.name(argument, "buffer")
                element = memory_name(argument.type.element_type)
                pointer = f"{element}*" if position in written else f"const {element}*"
                self.line(f"{pointer} {name} = ({pointer})buffers[{buffers}];")
                buffers += 1
            elif argument.type == INDEX:
                name = self.name(argument, "s")
                self.line(f"const i64 {name} = symbols[{symbols}];")
                symbols += 1
            else:
                raise UnsupportedError(f"a kernel takes buffers and indices, not {argument.type}")

    # Statements

    def block(self, block: Block) -> Operation | None:
        """Print the operations of a block, except its terminator, which is returned to the caller."""
        for op in block.ops:
            if op is block.last_op and op.has_trait(IsTerminator):
                return op
            self._operation(op)
        return None

    def _operation(self, op: Operation) -> None:
        if isinstance(op, arith.ConstantOp) and lanes_of(op.result.type) is None:
            (value,) = constant_values(op.value)
            self.names.bind(op.result, scalar_literal(value, op.result.type))
            return
        outer, self._location = self._location, op.location
        with attributing_errors_to(op):
            if self.bounds is not None:
                self.bounds.check_accesses(self, op)
            if (formula := self.formulas.get(type(op))) is not None:
                self.define(op.results[0], formula(self, op))
            elif (statement := self.statements.get(type(op))) is not None:
                statement(self, op)
            elif (text := cpp_text_of(type(op))) is not None:
                self._print_as(op, text)
            else:
                raise UnsupportedError(f"the C++ emitter does not know '{op.name}'")
        self._location = outer

    def _print_as(self, op: Operation, template: CppText) -> None:
        """Print an operation that declares its C++ text."""
        if template.declarations:
            self.declare(template.declarations)
        operands = {name: getattr(op, name) for name in template.names if name != "place"}
        fields = {name: self.number(value) for name, value in operands.items()}
        vectors = any(lanes_of(value.type) is not None for value in (*op.operands, *op.results))
        if isinstance(op, AccessOp):
            if vectors or op.mask is not None or not op.is_exact:
                raise UnsupportedError(f"'{op.name}' says what it is in C++ for one element that is surely accessed")
            fields["place"] = f"{self.text(op.buffer)}[{self.index(op.subscript_expression, op.indices)}]"
        if not op.results:
            self.line(template.text.format_map(fields) + ";")
            return
        [result] = op.results
        if vectors:
            parameters = ", ".join(f"auto {name}" for name in operands)
            body = template.text.format_map({name: name for name in operands})
            text = f"lanewise([=]({parameters}) {{ return {body}; }}, {', '.join(fields.values())})"
        else:
            text = template.text.format_map(fields)
        self.define(result, self.rounded(text, result.type))

    def line(self, text: str) -> None:
        """Append a line for the current operation."""
        text = "  " * self._indent + text if not text.startswith("#") else text
        self._lines.append(Line(text, self._location, self._kernel))

    def define(self, value: SSAValue, text: str) -> None:
        """Append a statement that defines a variable for `value`."""
        self.line(f"{self.type(value)} {self.name(value)} = {text};")

    def declare(self, text: str) -> None:
        """Add a declaration that has to precede the kernel."""
        self.declarations[text] = None

    @contextmanager
    def nested(self, head: str = "") -> Iterator[None]:
        """Append a statement with a body in braces."""
        self.line(f"{head} {{".lstrip())
        self._indent += 1
        with self.names.scope():
            yield
        self._indent -= 1
        self._lines.append(Line("  " * self._indent + "}"))

    # Values

    def name(self, value: SSAValue, stem: str = "v") -> str:
        """Declare a new identifier for `value`, with an unknown range."""
        name = self.names.declare(value, stem)
        self.ranges.pop(name, None)
        return name

    def type(self, value: SSAValue) -> str:
        return type_name(value.type, mask_bits(value) if is_mask(value.type) else DEFAULT_MASK_BITS)

    def text(self, value: SSAValue) -> str:
        """The expression for a value: an identifier or a literal."""
        return self.names[value]

    def number(self, value: SSAValue) -> str:
        """A value in the form used for computation: f16 and bf16 as f32, conditions 32 bits wide."""
        if is_bool(value.type):
            return self.mask(value, DEFAULT_MASK_BITS)
        return self.widened(self.text(value), value.type)

    def widened(self, text: str, type: Attribute) -> str:
        """Convert f16 or bf16 to f32; other types are unchanged."""
        if not is_half(type):
            return text
        lanes = lanes_of(type)
        return f"from_{type_name(type).partition('x')[0]}{f'<f32x{lanes}>' if lanes else ''}({text})"

    def rounded(self, text: str, type: Attribute) -> str:
        """Round an f32 to the given type if this is f16 or bf16."""
        if not is_half(type):
            return text
        name = type_name(type)
        return (
            f"to_{name}({text})" if lanes_of(type) is None else f"to_{name.partition('x')[0]}<{name}>({text})"
        )

    def condition(self, op: Operation, value: SSAValue) -> str:
        """A condition in the lane width that an operation requires."""
        return self.mask(value, wanted_mask_bits(op))

    def mask(self, value: SSAValue, bits: int) -> str:
        """A condition, or a vector of conditions in the given lane width."""
        lanes = lanes_of(value.type)
        text = self.text(value)
        if lanes is None or mask_bits(value) == bits:
            return text
        return f"convert<{mask_name(lanes, bits)}>({text})"

    # Index expressions

    def close(self, expression: Expression, operands: Sequence[SSAValue]) -> Expression:
        """Substitute identifiers and constants of the operands in an expression over `d0`, `d1`, ..."""
        return expression.substitute({f"d{k}": self._symbol(value) for k, value in enumerate(operands)})

    def _symbol(self, value: SSAValue) -> Expression:
        if isinstance(value.owner, arith.ConstantOp):
            return constant(int(constant_values(value.owner.value)[0]))
        return symbol(self.text(value))

    def index(self, expression: Expression, operands: Sequence[SSAValue]) -> str:
        return self.expressions.print(self.close(expression, operands))

    def address(self, buffer: SSAValue, expression: Expression, operands: Sequence[SSAValue]) -> str:
        """The address of an access, as a pointer expression."""
        place = self.index(expression, operands)
        return self.text(buffer) if place == "0" else f"{self.text(buffer)} + {place}"

    def note_range(self, value: SSAValue, lower: Expression, upper: Expression | None) -> None:
        """Record that `lower <= value < upper`."""
        self.ranges[self.text(value)] = Range(bounds(lower, self.ranges)[0], upper)

    def status(self) -> str:
        """The variable that records failed checks."""
        self.checks = True
        return "status"


def _identifiers_of_texts(kernel: KernelOp) -> frozenset[str]:
    """What the C++ texts of operations mention, as functions: a variable of the same name would hide it."""
    texts = filter(None, (cpp_text_of(kind) for kind in {type(op) for op in operations_in(kernel)}))
    return frozenset().union(*(text.identifiers for text in texts))
