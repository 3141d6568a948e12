"""Changes arguments and results of functions, kernels and other isolated operations together with their callers."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, SymbolRefAttr, UnregisteredOp
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation

from ....ir.dialects.host import LaunchOp
from ....ir.dialects.loop import KernelOp
from ....ir.dialects.prim import FusionOp
from .changes import is_isolated

__all__ = ["call_sites", "calls", "enclosing_function", "entry_block", "insert_argument", "is_function",
           "references", "remove_argument", "symbol_name"]


def symbol_name(op: Operation) -> str | None:
    """Return the symbol name of `op`."""
    name = op.properties.get("sym_name", op.attributes.get("sym_name"))
    return getattr(name, "data", None)


def references(op: Operation) -> set[str]:
    """Return the symbols that an operation itself refers to, without its nested operations."""
    found: set[str] = set()
    for attribute in (*op.properties.values(), *op.attributes.values()):
        found.update(_symbols(attribute))
    return found


def calls(function: Operation) -> list[Operation]:
    """Return all operations of the module that refer to a function."""
    name = symbol_name(function)
    module = function.get_toplevel_object()
    if name is None or not isinstance(module, Operation):
        return []
    return [op for op in module.walk() if op is not function and name in references(op)]


def call_sites(function: Operation) -> list[Operation]:
    """Return the operations whose operands become the arguments of a function."""
    if isinstance(function, FusionOp):
        return [function]
    return [op for op in calls(function) if isinstance(op, CallOp | LaunchOp)]


def is_function(op: Operation) -> bool:
    """Return whether `op` has a body with arguments that can be added and removed."""
    if isinstance(op, FuncOp | KernelOp | FusionOp):
        return entry_block(op) is not None
    return isinstance(op, UnregisteredOp) and entry_block(op) is not None


def entry_block(op: Operation) -> Block | None:
    """Return the first block of a function's body, if it has one."""
    return op.regions[0].blocks.first if len(op.regions) == 1 else None


def enclosing_function(op: Operation) -> Operation | None:
    """Return the function that contains `op`: the nearest isolated operation, else the outermost of an unknown
    dialect.
    """
    found: Operation | None = None
    around = op.parent_op()
    while around is not None:
        if is_isolated(around):
            return around if is_function(around) else found
        if is_function(around):
            found = around
        around = around.parent_op()
    return found


def insert_argument(function: Operation, type: Attribute) -> None:
    """Append one argument to a function; the caller of this function adds the operands to the call sites."""
    block = entry_block(function)
    assert block is not None
    block.insert_arg(type, len(block.args))
    if isinstance(function, FuncOp):
        if function.arg_attrs is not None:
            function.arg_attrs = ArrayAttr([*function.arg_attrs, DictionaryAttr({})])
        _retype(function, function.function_type.outputs.data)


def remove_argument(function: Operation, index: int) -> None:
    """Remove an unused argument from a function and from its call sites."""
    block = entry_block(function)
    assert block is not None
    for site in call_sites(function):
        site.operands = [operand for k, operand in enumerate(site.operands) if k != index]
    block.erase_arg(block.args[index])
    if isinstance(function, FuncOp):
        if function.arg_attrs is not None:
            facts = [each for k, each in enumerate(function.arg_attrs) if k != index]
            function.arg_attrs = ArrayAttr(facts)
        _retype(function, function.function_type.outputs.data)


def _retype(function: FuncOp, outputs: tuple[Attribute, ...]) -> None:
    block = entry_block(function)
    assert block is not None
    function.function_type = FunctionType.from_lists([arg.type for arg in block.args], outputs)


def _symbols(attribute: Attribute) -> Iterator[str]:
    if isinstance(attribute, SymbolRefAttr):
        yield attribute.root_reference.data
    elif isinstance(attribute, ArrayAttr):
        for element in attribute.data:
            yield from _symbols(element)
    elif isinstance(attribute, DictionaryAttr):
        for element in attribute.data.values():
            yield from _symbols(element)
