"""Binds the names of a rule while a function is made from its left side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue

from ...passes.rules.compiled_rule import Variant
from ...passes.rules.element_classes import CLASSES
from ...passes.rules.expressions import ELEMENTS, compile_expression
from ...passes.rules.functions import Undecided
from ...passes.rules.syntax import ElementType, Expression, Name, SameType, Sizes, TensorShape, TypeNode
from .samplers import Rejected, sizes_of

__all__ = ["Bindings"]


@dataclass
class Bindings:
    """The names of one instance of a rule."""

    variant: Variant
    names: dict[str, Any]

    def evaluate(self, node: Expression) -> Any:
        """Return the value of an expression over the names; raises Rejected if it has none."""
        kinds = self.variant.pattern.names
        try:
            return compile_expression(node, kinds).evaluate(self.names)
        except (Undecided, KeyError) as error:
            raise Rejected from error

    def fit(self, node: TypeNode, type: TensorType) -> None:
        """Bind the names of a type pattern; raises Rejected if the type does not match it."""
        match node:
            case ElementType():
                self._fit_element(node, type.element_type)
            case SameType(name=name):
                if isinstance(self.names.get(name), SSAValue) and self.names[name].type != type:
                    raise Rejected
            case TensorShape():
                self._fit_element(node.element, type.element_type)
                if node.sizes is not None:
                    self._fit_sizes(node.sizes, sizes_of(type))

    def _fit_element(self, node: ElementType, element: Attribute) -> None:
        name = node.name
        if name in CLASSES:
            fits = CLASSES[name][0](element)
        elif name in ELEMENTS:
            fits = ELEMENTS[name] == element
        else:
            fits = name == "_" or self.names.setdefault(name, element) == element
        if not fits:
            raise Rejected

    def _fit_sizes(self, sizes: Sequence[Sizes | Expression], found: list[int]) -> None:
        lists = [k for k, size in enumerate(sizes) if isinstance(size, Sizes)]
        if len(found) < len(sizes) - 1 or (not lists and len(found) != len(sizes)):
            raise Rejected
        grouped: list[Any] = list(found)
        if lists:
            start, after = lists[0], len(sizes) - lists[0] - 1
            grouped = [*found[:start], tuple(found[start:len(found) - after]), *found[len(found) - after:]]
        for size, value in zip(sizes, grouped, strict=True):
            if isinstance(size, Sizes | Name):
                if size.name != "_" and self.names.setdefault(size.name, value) != value:
                    raise Rejected
            elif self.evaluate(size) != value:
                raise Rejected
