"""Reference semantics of host programs, on torch tensors: a buffer is a tensor, and a view of it shares its memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ..dialects.host import (
    AllocOp,
    ArenaOp,
    BufferType,
    CopyOp,
    ExpectSizesOp,
    ExpectStridesOp,
    FreeOp,
    LaunchOneOfOp,
    LaunchOp,
    SliceOp,
    ViewOp,
    buffer_type,
)
from ..dtypes import torch_dtype
from ..modules.symbols import argument_symbol
from ..strided_memory import memory_extent
from .interpreter import Value, execute_operation
from .kernels.errors import HostError
from .ranks import World

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["run_host_program"]

Kernels = Mapping[str, Callable[..., None]]


def run_host_program(functions: Mapping[str, FuncOp], name: str, kernels: Kernels, world: World, *inputs: Value
                     ) -> list[Value]:
    """Execute a function of a host program, operation by operation, and return its results.

    New memory is filled with NaN, or with the smallest integer, so that a missing write shows. Raises HostError for a
    use of a buffer that was freed, and for a view that leaves its memory.
    """
    return _HostProgram(functions, kernels, world).run(name, *inputs)


class _HostProgram:
    def __init__(self, functions: Mapping[str, FuncOp], kernels: Kernels, world: World):
        self.functions, self.kernels, self.world = functions, kernels, world

    def run(self, name: str, *inputs: Value) -> list[Value]:
        """Run a function of the program."""
        function = self.functions[name]
        block = function.body.block
        values: dict[SSAValue, Any] = dict(zip(block.args, inputs, strict=True))
        symbols = {symbol: int(value) for argument, value in zip(block.args, inputs, strict=True)
                   if (symbol := argument_symbol(function, argument)) is not None}
        for op in block.ops:
            if any(operand not in values for operand in op.operands):
                raise HostError.at(op, f"'{op.name}' uses a buffer after it was freed")
            operands = [values[operand] for operand in op.operands]
            if isinstance(op, ReturnOp):
                return operands
            if isinstance(op, FreeOp):
                values = {value: held for value, held in values.items() if not _is_view_of(value, op.buffer)}
                continue
            results = self._results(op, operands, symbols)
            values.update(zip(op.results, results, strict=True))
            _learn_sizes(op, results, symbols)
        return []

    def _results(self, op: Operation, operands: list[Any], symbols: Mapping[str, int]) -> Sequence[Value]:
        match op:
            case LaunchOp():
                return self._launch(op.kernel.string_value(), operands)
            case LaunchOneOfOp():
                return self._launch(op.kernel_names[op.chosen], operands)
            case AllocOp():
                return [_new_buffer(buffer_type(op.result), symbols)]
            case ArenaOp():
                return [_bytes(op.size.value.data)]  # type: ignore[list-item]
            case SliceOp():
                return [_slice(op, operands[0], symbols)]
            case ViewOp():
                return [_view(op, operands[0], symbols)]
            case ExpectSizesOp():
                _require_type(op, operands[0], symbols)
                return []
            case ExpectStridesOp():
                return [_with_strides(operands[0], buffer_type(op.result), symbols)]
            case CopyOp():
                operands[1].copy_(operands[0])
                return []
            case _:
                return execute_operation(op, operands, symbols, self.world, self.run)

    def _launch(self, kernel: str, operands: list[Any]) -> list[Value]:
        self.kernels[kernel](*operands)
        return []


def _layout(type: BufferType, symbols: Mapping[str, int]) -> tuple[list[int], list[int]]:
    """The sizes and strides of a buffer."""
    sizes, strides = ([each.evaluate(symbols) for each in listed.data] for listed in (type.sizes, type.strides))
    return sizes, strides


def _new_buffer(type: BufferType, symbols: Mapping[str, int]) -> Tensor:
    import torch

    dtype = torch_dtype(type.element_type)
    buffer = torch.empty_strided(*_layout(type, symbols), dtype=dtype)
    if dtype.is_floating_point or dtype.is_complex:
        return buffer.fill_(float("nan"))
    return buffer.fill_(True if dtype == torch.bool else torch.iinfo(dtype).min)


def _bytes(count: int) -> Tensor:
    import torch

    return torch.full((count,), 0xFF, dtype=torch.uint8)  # NaN as any float


def _slice(op: SliceOp, arena: Tensor, symbols: Mapping[str, int]) -> Tensor:
    import torch

    type = buffer_type(op.result)
    sizes, strides = _layout(type, symbols)
    dtype = torch_dtype(type.element_type)
    if 0 in sizes:
        return torch.empty_strided(sizes, strides, dtype=dtype)
    first = op.offset.value.data
    last = first + dtype.itemsize * memory_extent(sizes, strides)
    if first < 0 or last > len(arena):
        raise HostError.at(op, f"'host.slice' takes the bytes {first} to {last - 1} of an arena of {len(arena)}")
    return arena[first:last].view(dtype).as_strided(sizes, strides)


def _view(op: ViewOp, buffer: Tensor, symbols: Mapping[str, int]) -> Tensor:
    sizes, strides = _layout(buffer_type(op.result), symbols)
    offset = op.offset.data.evaluate(symbols)
    place = buffer.storage_offset() + offset
    extent = memory_extent(sizes, strides)
    there = buffer.untyped_storage().nbytes() // buffer.itemsize
    if place < 0 or place + extent > there:
        raise HostError.at(op, f"'host.view' takes the elements {place} to {place + extent - 1} of memory of {there}")
    return buffer.as_strided(sizes, strides, place)


def _require_type(op: ExpectSizesOp, result: Tensor, symbols: Mapping[str, int]) -> None:
    type = buffer_type(op.input)
    sizes, dtype = _layout(type, symbols)[0], torch_dtype(type.element_type)
    if list(result.shape) != sizes or result.dtype != dtype:
        raise RuntimeError(f"{op.operator.data} gives a {result.dtype} tensor of sizes {list(result.shape)}, and not "
                           f"{dtype} and {sizes}")


def _with_strides(buffer: Tensor, type: BufferType, symbols: Mapping[str, int]) -> Tensor:
    import torch

    sizes, strides = _layout(type, symbols)
    if list(buffer.stride()) == strides:
        return buffer
    return torch.empty_strided(sizes, strides, dtype=buffer.dtype, device=buffer.device).copy_(buffer)


def _is_view_of(value: SSAValue, buffer: SSAValue) -> bool:
    while value is not buffer and isinstance(value.owner, ViewOp | ExpectStridesOp):
        value = value.owner.input
    return value is buffer


def _learn_sizes(op: Operation, results: Sequence[Any], symbols: dict[str, int]) -> None:
    """Define the symbols that first occur in the sizes of a result."""
    for result, value in zip(op.results, results, strict=True):
        if isinstance(result.type, BufferType):
            for size, actual in zip(result.type.sizes.data, value.shape, strict=True):
                if (name := size.as_symbol) is not None:
                    symbols.setdefault(name, actual)
