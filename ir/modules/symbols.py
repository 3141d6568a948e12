"""The shape symbols of a function: the index arguments that define them, and their ranges."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, BlockArgument

from ..dialects.control import called_functions
from ..ranges import Range
from ..shapes import dims

__all__ = ["FIXED", "argument_facts", "argument_symbol", "called_from", "is_private", "names_called_in", "part_of",
           "programs_of", "result_facts", "symbol_ranges", "undeclared", "unused_name"]

FIXED = "stepwell.fixed"
"""The attribute of an argument with the same contents in all runs of the program, such as a weight of a package."""


def argument_facts(function: FuncOp, argument: BlockArgument) -> Mapping[str, Attribute]:
    """The attributes of one argument of a function."""
    return {} if function.arg_attrs is None else function.arg_attrs.data[argument.index].data


def result_facts(function: FuncOp) -> list[Mapping[str, Attribute]]:
    """The attributes of each result of a function."""
    count = len(function.function_type.outputs)
    return [{}] * count if function.res_attrs is None else [facts.data for facts in function.res_attrs]


def is_private(function: FuncOp) -> bool:
    """Whether a function has private visibility."""
    return function.sym_visibility is not None and function.sym_visibility.data == "private"


def programs_of(module: ModuleOp) -> list[FuncOp]:
    """The functions of a module that are whole programs: public ones, and those that operations of the dialect
    control call. Any other private function is a kernel or stands for one.
    """
    functions = [op for op in module.ops if isinstance(op, FuncOp) and not op.is_declaration]
    called = set().union(*map(called_functions, functions))  # kernels call none
    return [op for op in functions if not is_private(op) or op.sym_name.data in called]


def called_from(name: str, functions: Mapping[str, FuncOp]) -> list[str]:
    """The names of a function and of all functions that it calls, directly or indirectly."""
    found = {name: None}
    for each in (pending := [name]):
        if each in functions:
            new = sorted(called_functions(functions[each]) - found.keys())
            found |= dict.fromkeys(new)
            pending += new
    return list(found)


def names_called_in(module: ModuleOp) -> set[str]:
    """The names of the functions that operations of a module call."""
    return {op.callee.string_value() for op in module.walk() if isinstance(op, CallOp)} | called_functions(module)


def part_of(module: ModuleOp, name: str) -> ModuleOp:
    """A copy of a module without functions that the function `name` does not call, directly or indirectly."""
    part = module.clone()
    while others := [op for op in part.ops if isinstance(op, FuncOp) and op.sym_name.data != name
                     and op.sym_name.data not in names_called_in(part)]:
        for other in others:
            other.detach()
            other.erase()
    return part


def argument_symbol(function: FuncOp, argument: BlockArgument) -> str | None:
    """The name of the shape symbol that an argument defines: its `shape.symbol`."""
    name = argument_facts(function, argument).get("shape.symbol")
    return name.data if isinstance(name, StringAttr) else None


def undeclared(function: FuncOp, name: str) -> tuple[str, str]:
    """What an error says of a size that no argument of a function brings in, and what helps."""
    return (f"no argument of @{function.sym_name.data} brings in the size {name}",
            f'declare it: %{name}: index {{shape.symbol = "{name}"}}')


def symbol_ranges(function: FuncOp) -> dict[str, Range]:
    """The ranges of a function's symbols, from `shape.min` and `shape.max`; sizes are non-negative."""
    arguments = function.body.block.args
    types = [argument.type for argument in arguments if isinstance(argument.type, TensorType)]
    sizes = {size.as_symbol for type in types for size in dims(type)}
    ranges: dict[str, Range] = {}
    for argument in arguments:
        if name := argument_symbol(function, argument):
            facts = argument_facts(function, argument)
            low, high = _integer(facts.get("shape.min")), _integer(facts.get("shape.max"))
            if low is None and name in sizes:
                low = 0
            ranges[name] = Range(low, None if high is None else high + 1)
    return ranges


def _integer(attribute: Attribute | None) -> int | None:
    return attribute.value.data if isinstance(attribute, IntegerAttr) else None


def unused_name(wanted: str, names: set[str]) -> str:
    """The wanted name, with a number if it is one of `names`, to which the result is added."""
    name, number = wanted, 1
    while name in names:
        name, number = f"{wanted}_{number}", number + 1
    names.add(name)
    return name
