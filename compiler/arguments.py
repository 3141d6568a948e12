"""The arguments of a compiled program. Compiled code relies on their properties, so they are checked before a call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from xdsl.dialects.builtin import IndexType, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ..ir.dialects.host import BufferType
from ..ir.dtypes import torch_dtype
from ..ir.errors import InputError, SourcePosition, UnsupportedError, position_of
from ..ir.expressions import Expression
from ..ir.machines.targets import CPU, device_of
from ..ir.modules.symbols import argument_facts, argument_symbol
from ..ir.shapes import DimsAttr, contiguous_strides, dims

__all__ = ["Argument", "Arguments"]


@dataclass(frozen=True)
class Argument:
    """An argument of a program."""

    name: str
    type: Attribute
    symbol: str | None
    """The shape symbol that it defines."""
    strides: tuple[Expression, ...] | None
    """The required strides of an argument that is written; None if they are unrestricted."""
    device: str
    """Its device: `cuda:0`, or `cuda` for any GPU."""
    is_written: bool
    """Whether the program writes into it."""


@dataclass(frozen=True)
class Arguments:
    """The arguments of a module's function, in order."""

    function: str
    arguments: tuple[Argument, ...]
    device: str
    """The default device of tensors."""
    where: SourcePosition | None
    """The user's source line at which the function begins."""

    @classmethod
    def of(cls, module: ModuleOp, device: str = CPU) -> Arguments:
        """The arguments of the module's only public function; raises UnsupportedError if there is none, or several.

        Tensors are on `device`, unless the module specifies another one.
        """
        functions = [op for op in module.ops if isinstance(op, FuncOp) and not op.is_declaration
                     and (op.sym_visibility is None or op.sym_visibility.data != "private")]
        if len(functions) != 1:
            names = ", ".join(f"@{function.sym_name.data}" for function in functions) or "none"
            raise UnsupportedError(f"a module is compiled for its one public function, and this one has {names}",
                                   hint="make the others private, or take them out")
        [function] = functions
        device = device_of(module.attributes) or device
        return cls(function.sym_name.data, tuple(_arguments(function, device)), device, position_of(function))

    def check(self, inputs: Sequence[Any]) -> None:
        """Raise InputError for values that the program does not accept."""
        if len(inputs) != len(self.arguments):
            count = f"{len(self.arguments)} argument{'s' * (len(self.arguments) != 1)}"
            raise InputError(f"@{self.function} takes {count}, not {len(inputs)}",
                             hint=f"they are: {', '.join(map(_describe, self.arguments)) or 'none'}")
        symbols = {argument.symbol: int(value) for argument, value in zip(self.arguments, inputs, strict=True)
                   if argument.symbol is not None and isinstance(value, int)}
        for argument, value in zip(self.arguments, inputs, strict=True):
            if (what := _misfit(argument, value, symbols)) is not None:
                raise InputError(f"%{argument.name} of @{self.function} is {argument.type}, and {what}")


def _arguments(function: FuncOp, device: str) -> Iterator[Argument]:
    for index, argument in enumerate(function.body.block.args):
        facts = argument_facts(function, argument)
        given = facts.get("stepwell.strides")
        strides = given.data if isinstance(given, DimsAttr) else None
        if isinstance(argument.type, BufferType):
            strides = argument.type.strides.data
        elif "stepwell.mutated_by" not in facts:
            strides = None
        elif strides is None and isinstance(argument.type, TensorType):
            strides = contiguous_strides(dims(argument.type))
        yield Argument(argument.name_hint or str(index), argument.type, argument_symbol(function, argument), strides,
                       device_of(facts) or device, "stepwell.mutated_by" in facts)


def _misfit(argument: Argument, value: Any, symbols: Mapping[str, int]) -> str | None:
    """The reason why a value is not acceptable, or None."""
    import torch

    if isinstance(argument.type, IndexType):
        return None if isinstance(value, int) else f"{_name(value)} is no integer"
    if not isinstance(value, torch.Tensor):
        return f"{_name(value)} is no tensor"
    if not isinstance(argument.type, TensorType | BufferType):
        return None
    sizes = dims(argument.type) if isinstance(argument.type, TensorType) else argument.type.sizes.data
    wanted = [size.evaluate(symbols) for size in sizes]
    if argument.device not in (str(value.device), value.device.type):
        return f"a tensor on {value.device} was given in place of one on {argument.device}"
    if value.layout != torch.strided:
        return f"a tensor of layout {value.layout} was given"
    if value.dtype != torch_dtype(argument.type.element_type):
        return f"a tensor of {value.dtype} was given"
    if list(value.shape) != wanted:
        return f"a tensor of sizes {list(value.shape)} was given" + (f" in place of {wanted}" if symbols else "")
    if argument.strides is None:
        return None
    strides = [stride.evaluate(symbols) for stride in argument.strides]
    if any(size > 1 and have != want for size, have, want in zip(wanted, value.stride(), strides, strict=True)):
        return f"its memory, which has strides {strides}, is used as it is: those given are {list(value.stride())}"
    return None


def _describe(argument: Argument) -> str:
    return f"%{argument.name}: {argument.type}"


def _name(value: object) -> str:
    return f"{type(value).__name__} {value!r}"[:60]
