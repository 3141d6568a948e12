"""The private functions of a module under import, without duplicates."""

from __future__ import annotations

from collections.abc import Hashable

from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.func import FuncOp

from ...ir.equivalence import regions_equivalent
from ...ir.locations import add_location

__all__ = ["FunctionTable"]


class FunctionTable:
    """Assigns unique names to functions, and one name to equal functions."""

    def __init__(self) -> None:
        self.functions: list[FuncOp] = []
        self._alike: dict[Hashable, list[FuncOp]] = {}

    def add(self, function: FuncOp) -> str:
        """Add a function and return its name; an equal function that exists already gets the locations of both."""
        alike = self._alike.setdefault(_key(function), [])
        for other in alike:
            if regions_equivalent(other, function):
                add_location(other, function)
                return other.sym_name.data
        alike.append(function)
        self.functions.append(function)
        function.sym_name = StringAttr(self._unused(function.sym_name.data))
        return function.sym_name.data

    def _unused(self, stem: str) -> str:
        taken = {function.sym_name.data for function in self.functions}
        name, number = stem, 0
        while name in taken:
            name, number = f"{stem}_{number}", number + 1
        return name


def _key(function: FuncOp) -> Hashable:
    """A hash key that is the same for equal functions."""
    return (function.function_type, function.arg_attrs, function.res_attrs,
            tuple(op.name for op in function.body.block.ops))
