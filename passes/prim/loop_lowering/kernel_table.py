"""The kernels of a module: one for each function of prim operations and layout of its arguments."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import FunctionType, TensorType, UnitAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region

from ....ir.dialects.loop import SIGNED, KernelOp
from ....ir.dialects.prim import PrimOp, SoftmaxContractOp
from ....ir.expressions import Expression
from ....ir.locations import inherit_location
from ....ir.machines.gpu import Gpu
from ....ir.modules.symbols import unused_name
from ....ir.ranges import Range
from ....ir.shapes import dims
from .kernels import KernelWriter

Layout = tuple[tuple[Expression, ...], ...]


class KernelTable:
    """Writes kernels on demand, each once."""

    def __init__(self, functions: dict[str, FuncOp], ranges: dict[str, Range], gpu: Gpu | None):
        self.gpu = gpu
        self.functions = functions
        self.ranges = ranges
        self.kernels: dict[tuple[FuncOp, Layout], list[KernelOp]] = {}
        self._names: set[str] = set()
        self._singles: dict[tuple[object, ...], FuncOp] = {}

    def kernels_of(self, function: FuncOp, inputs: Sequence[Sequence[Expression]],
                   outputs: Sequence[Sequence[Expression]]) -> tuple[list[str], list[str]]:
        """The names of the kernels of `function` for arguments and results with these strides, of which one is
        launched, and the shape symbols that are their arguments."""
        layout = tuple(map(tuple, (*inputs, *outputs)))
        names = self._symbols(function, layout)
        if (function, layout) not in self.kernels:
            symbols = {symbol: self.ranges.get(symbol, Range(0, None)) for symbol in names}
            self.kernels[function, layout] = kernels = []
            for each in _alternatives(function):
                name = unused_name(function.sym_name.data, self._names)
                kernel = KernelWriter(each, name, inputs, outputs, symbols, self.gpu).write()
                if any(range.lower is None or range.lower < 0 for range in symbols.values()):
                    kernel.attributes[SIGNED] = UnitAttr()
                kernels.append(kernel)
        return [kernel.sym_name.data for kernel in self.kernels[function, layout]], names

    def function_of(self, op: Operation) -> FuncOp:
        """A function that contains only `op`, which is in no group."""
        key = (type(op), tuple(o.type for o in op.operands), tuple(op.properties.items()), tuple(op.result_types))
        if key not in self._singles:
            block = Block(arg_types=[operand.type for operand in op.operands])
            single = type(op).create(operands=list(block.args), result_types=list(op.result_types),
                                     properties=dict(op.properties))
            single.location = op.location
            block.add_ops([single, ReturnOp(*single.results)])
            type_ = FunctionType.from_lists([a.type for a in block.args], list(op.result_types))
            # Numbered as groups are: C has functions of its own called `sin` and `exp`.
            self._singles[key] = FuncOp(f"{op.name.partition('.')[2]}_0", type_, Region(block))
            inherit_location(self._singles[key], op)
        return self._singles[key]

    def _symbols(self, function: FuncOp, layout: Layout) -> list[str]:
        """The shape symbols of a function's types and operations and of its arguments' strides, sorted."""
        names = {name for strides in layout for stride in strides for name in stride.symbols()}
        for op in function.body.block.ops:
            for value in (*op.operands, *op.results):
                if isinstance(value.type, TensorType):
                    names |= set().union(*(size.symbols() for size in dims(value.type)))
            if isinstance(op, PrimOp):
                names |= set().union(*(each.symbols() for each in op.mentioned))
        return sorted(names)


def _alternatives(function: FuncOp) -> list[FuncOp]:
    """A function for each tile that it may have."""
    stream = next((op for op in function.body.block.ops if isinstance(op, SoftmaxContractOp)), None)
    if stream is None or stream.alternatives is None:
        return [function]
    copies = [function.clone() for _ in stream.tiles]
    for copy, tile in zip(copies, stream.tiles, strict=True):
        next(op for op in copy.body.block.ops if isinstance(op, SoftmaxContractOp)).set_tiles([tile])
    return copies
