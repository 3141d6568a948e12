"""The private functions of a module that is being imported, equal ones once."""

from __future__ import annotations

from collections.abc import Hashable

from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.func import FuncOp

from ...ir.equivalence import regions_equivalent
from ...ir.locations import add_location

__all__ = ["FunctionTable"]


class FunctionTable:
    """Gives functions names of their own, and one name to equal functions."""

    def __init__(self) -> None:
        self.functions: list[FuncOp] = []
        self._alike: dict[Hashable, list[FuncOp]] = {}

    def add(self, function: FuncOp) -> str:
        """The name of a function, by which it is in the module; one that is equal has the locations of both."""
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
    """What equal functions have in common, and different ones seldom."""
    return (function.function_type, function.arg_attrs, function.res_attrs,
            tuple(op.name for op in function.body.block.ops))
