"""Whether a module is still what it was, in a hundredth of the time that printing or verifying it takes."""

from __future__ import annotations

from operator import is_

from xdsl.ir import Operation

from ..traversal import operations_in

__all__ = ["Parts"]


class Parts:
    """All that a module consists of at one time, names and locations included, compared by identity.

    Attributes and types never change, so a module with the same parts is the same. One with other parts may be equal.
    """

    def __init__(self, module: Operation):
        self._parts: list[object] = []
        for op in operations_in(module):
            self._parts += (op, op.parent, op.location, *op.operands, *op.successors, *op.properties,
                            *op.properties.values(), *op.attributes, *op.attributes.values())
            for value in op.results:
                self._parts += (value, value.type, value.name_hint)
            for region in op.regions:
                self._parts += (region, *region.blocks)
                for block in region.blocks:
                    for value in block.args:
                        self._parts += (value, value.type, value.name_hint, value.location)

    def same(self, other: Parts | None) -> bool:
        """Whether the other parts are these."""
        return (other is not None and len(self._parts) == len(other._parts)
                and all(map(is_, self._parts, other._parts)))
