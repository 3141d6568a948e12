"""The border guard: hold a module to the operations of a level."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.errors import VerificationError
from ...ir.modules.levels import find_level
from ...ir.traversal import operations_in


@dataclass(frozen=True)
class VerifyLevel(ModulePass):
    """Fail on the first operation that is not legal at a level; change nothing.

        %0 = prim.add %x, %y : tensor<4xf32>
    is legal at level `prim`, and at level `aten` an error:
        'prim.add' is not legal at level aten
    """

    name = "verify-level"

    level: str

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        level = find_level(self.level)
        for nested in operations_in(op):
            if (what := level.illegal_because(nested)) is not None:
                raise VerificationError.at(nested, what)
