"""The functions and kernels of a module that can be run, and the inputs that they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from ...ir.dialects.host import BufferType
from ...ir.dialects.loop import KernelOp
from ...ir.dtypes import torch_dtype
from ...ir.errors import OptionError, UnsupportedError, did_you_mean
from ...ir.expressions import Expression
from ...ir.modules.symbols import argument_symbol, names_called_in
from ...ir.semantics.interpreter import Value
from ...ir.shapes import dims
from ..targets.kernel_store import kernels_of

__all__ = ["Entry", "check_inputs", "entries_of", "entry_of"]

Entry: TypeAlias = FuncOp | KernelOp
"""The executed function, or a kernel of a module without functions."""


def entries_of(module: ModuleOp) -> dict[str, Entry]:
    """The functions of a module, or the kernels of a module without functions."""
    functions = [op for op in module.ops if isinstance(op, FuncOp) and not op.is_declaration]
    return {each.sym_name.data: each for each in functions or kernels_of(module)}


def entry_of(module: ModuleOp, name: str | None = None) -> Entry:
    """The entry of a module: the function (or kernel) `name`, by default `forward` or the only function that no other
    calls, or the only kernel of a module without functions.
    """
    entries, called = entries_of(module), names_called_in(module)
    if name is not None:
        if name not in entries:
            raise OptionError(f"the module has no function '{name}'; {did_you_mean(name, entries)}")
        return entries[name]
    roots = [key for key in entries if key not in called]
    if "forward" in entries or len(roots) == 1:
        return entries["forward" if "forward" in entries else roots[0]]
    if not entries:
        raise OptionError("the module has neither a function nor a kernel that could be run")
    raise OptionError("it is not clear what to run", hint=f"name one by --function: {', '.join(roots or entries)}")


def check_inputs(entry: Entry, inputs: Sequence[Value]) -> None:
    """Check sizes and dtypes, on which compiled code relies."""
    import torch

    arguments, name = entry.body.block.args, entry.sym_name.data
    if len(arguments) != len(inputs):
        raise ValueError(f"@{name} takes {len(arguments)} inputs, not {len(inputs)}")
    symbols: dict[str, int] = {}
    if isinstance(entry, FuncOp):
        symbols = {symbol: value for argument, value in zip(arguments, inputs, strict=True)
                   if isinstance(value, int) and (symbol := argument_symbol(entry, argument))}
    for at, (argument, value) in enumerate(zip(arguments, inputs, strict=True)):
        type = argument.type
        if isinstance(type, IndexType) == isinstance(value, torch.Tensor):
            given = "a tensor" if isinstance(value, torch.Tensor) else value
            raise ValueError(f"input {at} of @{name} is {type}, and {given} was given")
        if not isinstance(value, torch.Tensor):
            continue
        wanted = _sizes(type, symbols)
        if (wanted is not None and list(value.shape) != wanted) or value.dtype != torch_dtype(type.element_type):  # type: ignore[attr-defined]
            raise ValueError(f"input {at} of @{name} is {type}, not {value.dtype} of sizes {list(value.shape)}")


def _sizes(type: Attribute, symbols: dict[str, int]) -> list[int] | None:
    """The sizes that a type requires; None for a kernel's buffer of any size."""
    sizes: Sequence[Expression]
    if isinstance(type, TensorType):
        sizes = dims(type)
    elif isinstance(type, BufferType):
        sizes = type.sizes.data
    elif isinstance(type, MemRefType):
        shape = list(type.get_shape())
        return None if any(size < 0 for size in shape) else shape
    else:
        raise UnsupportedError(f"an input of type {type} cannot be given")
    return [size.evaluate(symbols) for size in sizes]
