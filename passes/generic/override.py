"""A stage edited by hand, in the place of what the passes before it made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute
from xdsl.passes import ModulePass

from ...ir.errors import SourcePosition, StepwellError, VerificationError
from ...ir.interfaces.kernels import Kernel
from ...ir.modules.verify import verification_errors
from ...ir.text import parse_module, read_text, source_line


@dataclass(frozen=True)
class Override(ModulePass):
    """Replace the module by one from a file, whose interface must be the same.

        func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
    is replaced by the function of that name and type in the file, and all else by what else the file holds.
    """

    name = "override"
    changes_collectives = True

    file: str

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        edited = read_stage(ctx, Path(self.file), op)
        op.attributes, op.properties, op.location = edited.attributes, edited.properties, edited.location
        op.detach_region(0).erase()
        op.add_region(edited.detach_region(0))


def read_stage(context: Context, path: Path, original: ModuleOp) -> ModuleOp:
    """The module in a file that is to stand for `original`. It must verify and have the same interface; errors show
    the line of the file. An operation that is new there has its place in the file."""
    text = read_text(path)
    module = parse_module(context, text, str(path), locate=True)
    if any(_problems(original, module)):
        # Once more, each operation at its place in this file and not in the user's program.
        placed = parse_module(context, text, str(path), locate="all")
        error = next(_problems(original, placed))
        error.where = error.where or SourcePosition(str(path), 1, 1)  # of a module that the text does not spell out
        error.source = source_line(text, error.where.line, error.where.column)
        raise error
    return module


def _problems(original: ModuleOp, edited: ModuleOp) -> Iterator[StepwellError]:
    yield from verification_errors(edited)
    yield from _interface_errors(original, edited)


def _interface_errors(original: ModuleOp, edited: ModuleOp) -> Iterator[StepwellError]:
    """What is different in the functions that callers of the module call."""
    there = {each.sym_name.data: each for each in edited.ops if isinstance(each, FuncOp | Kernel)}
    for function in interface_of(original):
        name = function.sym_name.data
        if name not in there:
            yield VerificationError.at(edited, f"the function @{name} is missing, which the module must have")
            continue
        if _is_private(there[name]):
            yield VerificationError.at(there[name], f"@{name} is private, so that nothing outside can call it")
        wanted, found = _signature(function), _signature(there[name])
        for what, expected in wanted.items():
            if found.get(what) != expected:
                message = f"{what} of @{name} must be {_spell(expected)}, not {_spell(found.get(what))}"
                yield VerificationError.at(there[name], message, hint="what calls the module is not recompiled")
                break


def interface_of(module: ModuleOp) -> list[FuncOp | Kernel]:
    """The functions of a module that are called from outside: all that are not private, or else its kernels."""
    functions = [each for each in module.ops if isinstance(each, FuncOp) and not _is_private(each)]
    return [*functions] or [each for each in module.ops if isinstance(each, Kernel)]


def _is_private(function: FuncOp | Kernel) -> bool:
    return isinstance(function, FuncOp) and function.sym_visibility == StringAttr("private")


def _signature(function: FuncOp | Kernel) -> dict[str, Attribute | None]:
    """What callers rely on, each part with the name that errors give it."""
    if isinstance(function, Kernel):
        return {"the types of the arguments": ArrayAttr(each.type for each in function.body.block.args)}
    return {
        "the type": function.function_type,
        "the attributes of the arguments": function.arg_attrs,
        "the attributes of the results": function.res_attrs,
    }


def _spell(attribute: Attribute | None) -> str:
    return "absent" if attribute is None else str(attribute)
