"""The pass `expand-math`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, f32
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass
from xdsl.utils.type import get_element_type_or_self

from ...ir.context import watcher_of
from ...ir.traversal import operations_in
from ..rewriting.edits import erase, insert_before
from .math_expansions import Constants, Expansion, MathBuilder, expansion_of


@dataclass(frozen=True)
class ExpandMath(ModulePass):
    """Replace elementary functions on f32, scalar or vector, by arithmetic.

        %0 = math.exp2 %x : vector<16xf32>
    becomes a range reduction, a polynomial and a scaling
        ...
        %9 = arith.addf %8, %shifter : vector<16xf32>
        %10 = arith.subf %9, %shifter : vector<16xf32>
        %11 = arith.subf %8, %10 : vector<16xf32>
        %12 = math.fma %c6, %11, %c5 : vector<16xf32>
        ...
    Functions on other types are left unchanged, and so are those that are one instruction, such as math.sqrt or
    math.floor. `math_expansions` documents the accuracy of each expansion.
    """

    name = "expand-math"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        functions = [(nested, found) for nested in operations_in(op) if (found := expansion_of(nested)) is not None]
        constants: dict[Block, Constants] = {}
        for function, expansion in functions:
            block = function.parent
            if block is None:
                continue
            type = get_element_type_or_self(function.results[0].type)
            if type != f32:
                watcher.missed(function, lambda function=function, type=type: f"{function.name} is left to "
                               f"the C library: there is no expansion on {type}")
            elif watcher.allows(function):
                watcher.done(function, lambda function=function: f"{function.name} becomes arithmetic")
                _expand(function, expansion, block, constants.setdefault(block, {}))


def _expand(function: Operation, expansion: Expansion, block: Block, constants: Constants) -> None:
    builder = MathBuilder(function.results[0].type, constants)
    result = expansion(builder, *function.operands)
    insert_before(function, *builder.operations)
    function.results[0].replace_all_uses_with(result)
    erase(function)
