"""The printer of Triton's IR: xDSL's, with Triton's name of our dialect. A table maps operations to their form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from io import StringIO
from typing import Any

from xdsl.dialects.builtin import UNKNOWN_LOC, DenseIntOrFPElementsAttr, FloatAttr, LocationAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue, TypeAttribute
from xdsl.printer import Printer

from .....ir.dialects import arith
from .....ir.dialects.triton import FuncOp, PointerType
from .....ir.errors import UnsupportedError, attributing_errors_to
from ...emitted_text import Line

__all__ = ["Form", "TtirPrinter"]

# Functions that print an operation of the class that they are registered for, after its results.
Form = Callable[["TtirPrinter", Any], None]


class TtirPrinter(Printer):
    """Prints a kernel, and remembers the location of each line."""

    def __init__(self, forms: Mapping[type[Operation], Form]):
        self._text = StringIO()
        super().__init__(stream=self._text)
        self._forms = forms
        self._locations: dict[int, LocationAttr] = {}

    def kernel(self, kernel: FuncOp) -> list[Line]:
        """Print a kernel as a function."""
        self.print_string("  ")
        with self.indented():
            self.print_op(kernel)
        return [Line(line, self._locations.get(number, UNKNOWN_LOC), kernel.sym_name.data)
                for number, line in enumerate(self._text.getvalue().split("\n"))]

    def print_op(self, op: Operation) -> None:
        with attributing_errors_to(op):
            if (form := self._forms.get(type(op))) is None:
                raise UnsupportedError(f"the emitter of Triton's IR does not know '{op.name}'")
            if not isinstance(op, FuncOp):
                self._locations[self._current_line] = op.location
            if isinstance(op, arith.NegfOp):
                self.minus_one = self._minus_one(op)
            self._print_results(op)
            form(self, op)

    def _minus_one(self, op: arith.NegfOp) -> SSAValue:
        """Print the factor of a negation, which is printed as a product: Triton 3.6 does not compile arith.negf."""
        type = op.result.type
        constant = arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(type, [-1.0]) if isinstance(type, TensorType)
                                    else FloatAttr(-1.0, type))  # type: ignore[call-overload, arg-type]
        constant.location, constant.result.name_hint = op.location, "minus_one"
        self.print_op(constant)
        self.print_string("\n")
        return constant.result

    def print_attribute(self, attribute: Attribute) -> None:
        if isinstance(attribute, TypeAttribute):
            self.print_string(_type_text(attribute))
        else:
            super().print_attribute(attribute)

    def print_op_attributes(self, *_: Any, **__: Any) -> bool:
        """Print nothing: Triton knows none of our attributes."""
        return False

    def print_attr_dict(self, attr_dict: Mapping[str, Attribute]) -> None:
        """Print nothing, likewise."""


@lru_cache(maxsize=4096)
def _type_text(type: Attribute) -> str:
    """The text of a type in Triton's IR."""
    if isinstance(type, PointerType):
        return f"!tt.ptr<{_type_text(type.pointee)}>"
    if isinstance(type, TensorType):
        return f"tensor<{'x'.join(map(str, type.get_shape()))}x{_type_text(type.element_type)}>"
    return str(type)
