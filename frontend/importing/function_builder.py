"""Builds the function that a graph is imported as: its arguments, its results, and their attributes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import torch
from torch import Tensor
from torch.fx import Node
from xdsl.dialects.builtin import (
    FunctionType,
    IndexType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    i64,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue

from ...ir.determinism import ask_for_determinism
from ...ir.dialects.aten import has_schema, schema_of
from ...ir.float32_products import allow_tf32
from ...ir.machines.targets import DEVICE, TARGET
from ...ir.modules.levels import COPIED_FROM, EXTERN, RESULT_ON
from ..graphs.locations import GraphLocations
from ..graphs.placement import CPU
from ..graphs.signature import Signature, Source
from ..graphs.symbol_sources import SymbolSources, used_symbols
from ..graphs.tensors import overlaps, strides_attribute, tensor_type
from ..transformations.expansions import PART_OF
from .continuations import Continuations, attributes_of
from .function_table import FunctionTable

__all__ = ["FunctionBuilder"]


class FunctionBuilder:
    """A function under construction, for a program that runs on `program_device`."""

    def __init__(self, locations: GraphLocations, program_device: torch.device = CPU,
                 parts: FunctionTable | None = None) -> None:
        """`parts` is the table of private functions, shared with the enclosing functions."""
        self.locations = locations
        self.parts = FunctionTable() if parts is None else parts
        self.is_part = parts is not None
        self.program_device = self.device = program_device
        self._placed: Mapping[str, Attribute] = {}
        self.block = Block()
        self.signature = Signature()
        self.symbols = SymbolSources()
        self._argument_facts: list[dict[str, Attribute]] = []
        self.late: dict[str, SSAValue] = {}
        """The values of the symbols, and of the floats read from tensors, that the function itself defines."""
        self.collectives = 0
        """The number of collectives started so far."""
        self._noted: dict[SSAValue, Tensor] = {}
        """The traced tensors of values. Their facts are needed only where the body is split."""
        self._results: list[SSAValue] = []
        self._result_facts: list[dict[str, Attribute]] = []

    def add_tensor(
        self, name: str, value: Tensor, source: Source, node: Node, device: torch.device | None = None
    ) -> BlockArgument:
        """Add an argument for a tensor like `value`, the value of `node`, on `device` if that differs."""
        facts = {} if self.is_part and overlaps(value) else _strides(value, exactly=False)
        if (device or value.device) != self.program_device:
            facts[DEVICE] = StringAttr(str(value.device))
        argument = self._add_argument(tensor_type(value), name, source, facts)
        argument.location = self.locations.location(node)
        self.note(argument, value)
        return argument

    def note(self, value: SSAValue, like: Tensor) -> None:
        """Record that a value has the strides and the device of the tensor `like`."""
        self._noted[value] = like

    def add_symbol(self, symbol: str, name: str, source: Source) -> None:
        """Add an argument for a shape symbol."""
        argument = self._add_argument(IndexType(), name, source, self.symbols.facts(symbol))
        self.signature.symbols[symbol] = argument.index

    def add_integer(self, name: str, source: Source) -> None:
        """Add an argument for an integer that determines no size."""
        self._add_argument(IndexType(), name, source, {})

    def add(self, op: Operation, node: Node) -> Operation:
        """Append an op for `node`."""
        name = node.meta.get(PART_OF) or schema_of(op).op_name if has_schema(op) else None
        op.location = self.locations.location(node, name)
        if has_schema(op):
            op.attributes |= self._placed
        self.block.add_op(op)
        for result in op.results:
            result.name_hint = node.name
        return op

    @contextmanager
    def running_on(self, device: torch.device) -> Iterator[None]:
        """Within this context, appended operators run on another device, as calls of ATen."""
        placed = {EXTERN: StringAttr(f"its result is on {device}"), RESULT_ON: StringAttr(str(device))}
        with self._placing(device, placed):
            yield

    @contextmanager
    def copying_from(self, device: torch.device) -> Iterator[None]:
        """Within this context, appended operators copy from another device to the program's."""
        placed = {EXTERN: StringAttr(f"a copy from {device}"), COPIED_FROM: StringAttr(str(device))}
        with self._placing(self.program_device, placed):
            yield

    @contextmanager
    def _placing(self, device: torch.device, placed: Mapping[str, Attribute]) -> Iterator[None]:
        before = self.device, self._placed
        self.device, self._placed = device, placed
        try:
            yield
        finally:
            self.device, self._placed = before

    def add_result(self, value: SSAValue, like: Tensor | None) -> int:
        """Add a value to the results, with the strides of the tensor `like`; returns the number of the result."""
        return self._add_result(value, {} if like is None else _strides(like, exactly=True))

    def add_fresh_result(self, value: SSAValue, like: Tensor | None, *, exactly: bool) -> None:
        """Add a value to the results, in newly allocated memory with the strides of the tensor `like`. The strides of
        dimensions of size one are kept only if `exactly`. The result is row-major if elements of `like` overlap,
        because those of the value may differ.
        """
        facts = {} if like is None or overlaps(like) else _strides(like, exactly=exactly)
        self._add_result(value, facts, fresh=True)

    def _add_result(self, value: SSAValue, facts: dict[str, Attribute], fresh: bool = False) -> int:
        if isinstance(value, BlockArgument) and not fresh:
            facts["stepwell.is_argument"] = IntegerAttr(value.index, i64)
        self._results.append(value)
        self._result_facts.append(facts)
        return len(self._results) - 1

    def mark_mutated(self, argument: BlockArgument, result: int) -> None:
        """Mark the tensor passed for `argument` as mutated: it takes the value of a result after the function has
        run.
        """
        self._argument_facts[argument.index]["stepwell.mutated_by"] = IntegerAttr(result, i64)

    def finish(self, name: str, output: Node) -> ModuleOp:
        """Return the module with the function, which ends with `output`. Symbols without an argument become its last
        arguments.
        """
        for symbol, source in self.symbols.missing(self.block, self.late):
            self.add_symbol(symbol, symbol, source)
        self._part(self.signature.symbols)
        function = self._function(name, output)
        device = self.program_device
        on_gpu = {TARGET: StringAttr(device.type), DEVICE: StringAttr(str(device))}
        module = ModuleOp([function, *self.parts.functions], {} if device == CPU else on_gpu)
        if torch.are_deterministic_algorithms_enabled():
            ask_for_determinism(module)
        if torch.backends.cuda.matmul.fp32_precision == "tf32":
            allow_tf32(module)
        return module

    def finish_part(self, name: str, output: Node) -> tuple[str, list[str]]:
        """Add the private function to the module, unless an equal one exists. Returns its name, and the symbols that
        its last arguments are, for the caller to pass.
        """
        facts = [fact for each in (*self._argument_facts, *self._result_facts) for fact in each.values()]
        symbols = sorted(used_symbols(self.block, facts) - self.symbols.bound - self.late.keys())
        numbers = dict(self.signature.symbols)
        for symbol in symbols:
            numbers[symbol] = self._add_argument(IndexType(), symbol, None, self.symbols.facts(symbol)).index
        self._part(numbers)
        return self.parts.add(self._function(name, output, "private")), symbols

    def _part(self, symbols: Mapping[str, int]) -> None:
        """Split the body where late symbols are used; `symbols` maps the other symbols to the numbers of their
        arguments.
        """
        if not self.late:
            return
        known = {name: self.block.args[number] for name, number in symbols.items()}
        facts = [{name: fact for name, fact in each.items() if name != "stepwell.is_argument"}
                 for each in self._result_facts]
        noted = {value: self._facts(like) for value, like in self._noted.items()}
        parting = Continuations(self.parts, self.late, self.symbols.facts, noted, self.locations.program())
        self._results = parting.part(self.block, self._results, facts, known)

    def _facts(self, like: Tensor) -> dict[str, Attribute]:
        """The strides and the device of a value inside of the function."""
        facts = {} if overlaps(like) else _strides(like, exactly=False)
        return facts if like.device == self.program_device else {**facts, DEVICE: StringAttr(str(like.device))}

    def _function(self, name: str, output: Node, visibility: str | None = None) -> FuncOp:
        returned = ReturnOp(*self._results)
        returned.location = self.locations.location(output)
        self.block.add_op(returned)
        inputs, outputs = [a.type for a in self.block.args], [value.type for value in self._results]
        function = FuncOp(name, FunctionType.from_lists(inputs, outputs), Region(self.block), visibility,
                          arg_attrs=attributes_of(self._argument_facts), res_attrs=attributes_of(self._result_facts))
        function.location = self.locations.program()
        return function

    def _add_argument(
        self, type: Attribute, name: str, source: Source | None, facts: dict[str, Attribute]
    ) -> BlockArgument:
        argument = self.block.insert_arg(type, len(self.block.args))
        argument.name_hint = name if SSAValue.is_valid_name(name) else None
        if source is not None:
            self.signature.arguments.append(source)
        self._argument_facts.append(facts)
        return argument


def _strides(value: Tensor, *, exactly: bool) -> dict[str, Attribute]:
    strides = strides_attribute(value, exactly=exactly)
    return {} if strides is None else {"stepwell.strides": strides}


