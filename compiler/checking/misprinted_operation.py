"""Finds the operation of a host program that its emitter prints wrongly.

Each operation is run alone, in a function of its operands: as printed, and by its reference semantics.
"""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IndexType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region

from ...ir.dialects.aten import has_schema
from ...ir.dialects.host import BufferType, CopyOp, ExpectStridesOp, ViewOp
from ...ir.dialects.shape import ComputeOp, DimOp, ValueOp
from ...ir.modules.symbols import argument_facts, argument_symbol
from ..execution import Executor
from .miscompiled_operation import first_that_differs

__all__ = ["find_misprinted_operation"]

PROBED = (ComputeOp, CopyOp, DimOp, ExpectStridesOp, ValueOp, ViewOp)
"""Operations without which no buffer is accessed rightly; calls of ATen are probed too."""
INTEGERS = (0, 1)
"""The bounds of random integers, which may be indices."""


def find_misprinted_operation(module: ModuleOp, seed: int = 0) -> Operation | None:
    """The first operation on buffers that as printed does something else than by its reference semantics, or None."""
    printed = Executor(seed=seed, isolated=True)
    meant = Executor(seed=seed, isolated=True, interpret_host=True)
    return first_that_differs(_functions_of_one(module), printed.observe, meant, INTEGERS)


def _functions_of_one(module: ModuleOp) -> Iterator[tuple[Operation, ModuleOp]]:
    """Each operation that only computes results, or copies, in a module of its own."""
    seen: set[str] = set()
    for function in (each for each in module.ops if isinstance(each, FuncOp) and not each.is_declaration):
        for op in function.body.block.ops:
            types = [value.type for value in (*op.operands, *op.results)]
            key = f"{op.name} {op.properties} {types}"
            if key not in seen and (isinstance(op, PROBED) or has_schema(op)) and all(
                    isinstance(type, BufferType | IndexType) for type in types):
                seen.add(key)
                yield op, _alone(op, function)


def _alone(op: Operation, function: FuncOp) -> ModuleOp:
    """A module whose function applies an operation to its arguments, the last of which are the symbols of `function`.
    """
    symbols = [argument for argument in function.body.block.args if argument_symbol(function, argument)]
    types = [*op.operand_types, *(argument.type for argument in symbols)]
    block = Block(arg_types=types)
    applied = op.clone()
    applied.operands = block.args[:len(op.operands)]
    block.add_ops([applied, ReturnOp(*applied.results)])
    facts = [*({} for _ in op.operands), *(argument_facts(function, argument) for argument in symbols)]
    alone = FuncOp("forward", (types, applied.result_types), Region(block),
                   arg_attrs=ArrayAttr([DictionaryAttr(each) for each in facts]))
    return ModuleOp([alone])
