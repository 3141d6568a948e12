"""An index of rules by the class of an operation and the classes of its operands' definitions.

The cost of a question does not grow with the number of rules whose root or operands are of other classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from xdsl.ir import Operation

from .compiled_rule import Variant

__all__ = ["RuleIndex"]

Kind: TypeAlias = type


class _Node:
    """Rules that agree on the operands examined so far."""

    __slots__ = ("anything", "by_class", "variants")

    def __init__(self) -> None:
        self.by_class: dict[Kind, _Node] = {}
        self.anything: _Node | None = None
        self.variants: list[Variant] = []

    def collect(self, kinds: Sequence[Kind], found: list[Variant]) -> None:
        """Add the rules that match operands of these kinds."""
        found.extend(self.variants)
        if not kinds:
            return
        for child in (self.by_class.get(kinds[0]), self.anything):
            if child is not None:
                child.collect(kinds[1:], found)


class _Root:
    """The rules that start from one class of operations."""

    def __init__(self, variants: Sequence[Variant]):
        self.positions = sorted({k for each in variants for k in each.pattern.operand_classes})
        """The operands by which rules differ."""
        self._tree = _Node()
        self._found: dict[tuple[Kind, ...], tuple[Variant, ...]] = {}
        for each in variants:
            self._insert(each)

    def _insert(self, variant: Variant) -> None:
        nodes = [self._tree]
        for position in self.positions:
            classes = variant.pattern.operand_classes.get(position)
            following = []
            for node in nodes:
                if classes is None:
                    node.anything = node.anything or _Node()
                    following.append(node.anything)
                else:
                    following.extend(node.by_class.setdefault(each, _Node()) for each in classes)
            nodes = following
        for node in nodes:
            node.variants.append(variant)

    def candidates(self, op: Operation) -> tuple[Variant, ...]:
        operands = op.operands
        count = len(operands)
        kinds = tuple([type(operands[k].owner) if k < count else type(None) for k in self.positions])
        known = self._found.get(kinds)
        if known is None:
            found: list[Variant] = []
            self._tree.collect(kinds, found)
            known = self._found[kinds] = tuple(sorted(found, key=lambda each: each.order))
        return known


class RuleIndex:
    """All rules by their roots."""

    def __init__(self, roots: Mapping[Kind, Callable[[], Sequence[Variant]]]):
        """`roots` returns, for each class, the rules that start from it, on first use."""
        self._makers = roots
        self._roots: dict[Kind, _Root] = {}

    @classmethod
    def of(cls, variants: Sequence[Variant]) -> RuleIndex:
        """The index of existing rules."""
        by_root: dict[Kind, list[Variant]] = {}
        for order, each in enumerate(variants):
            assert each.order == order
            by_root.setdefault(each.pattern.root, []).append(each)
        return cls({root: partial(tuple, group) for root, group in by_root.items()})

    def __contains__(self, op: Operation) -> bool:
        """Whether any rule starts from an operation of this class."""
        return type(op) in self._makers

    def candidates(self, op: Operation) -> tuple[Variant, ...]:
        """The patterns that may match `op`, in the order in which they are to be tried."""
        kind = type(op)
        root = self._roots.get(kind)
        if root is None:
            if kind not in self._makers:
                return ()
            root = self._roots[kind] = _Root(self._makers[kind]())
        return root.candidates(op)
