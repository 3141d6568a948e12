"""Runs graphs of TorchScript, so that torch.export traces them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.fx import traceback

from ....ir.errors import InputError, StepwellError, UnsupportedError
from .branches import run_branches
from .loops import run_loop
from .maybe import UNINITIALIZED, Maybe
from .numbers import Number, held, to_number
from .operators import call_aten, python_function
from .rows import has_rows
from .source_lines import SourceLine, line_of
from .state import State

__all__ = ["Interpreter", "as_tensors", "first_line"]


class Interpreter:
    """Runs the nodes of a graph; `numbers` are the values of constant tensors that hold one number, by their names."""

    def __init__(self, numbers: Mapping[str, Any], tensors: Mapping[str, str]):
        self._numbers = numbers
        self._tensors = tensors
        """The path of each constant tensor, by the name of its value."""

    def run(self, block: Any, state: State) -> list[Any]:
        """Run a block or graph and return its results."""
        line = SourceLine("", 0, "")
        for node in block.nodes():
            line = line_of(node, line)
            try:
                with traceback.preserve_node_meta():
                    traceback.set_stack_trace([line.frame()])
                    self._run_node(node, state)
            except StepwellError as error:
                error.where = error.where or line.position()
                error.source = error.source or f"  {line.text}"
                raise
            except Exception as error:  # operators raise various exceptions
                raise UnsupportedError(f"{node.kind()} in this TorchScript cannot be exported: {first_line(error)}",
                                       where=line.position(), source=f"  {line.text}") from error
        return [state.values[each.debugName()] for each in block.outputs()]

    def _run_node(self, node: Any, state: State) -> None:
        kind, values = node.kind(), state.values
        if kind == "prim::If":
            run_branches(self, node, state)
            return
        if kind == "prim::Loop":
            run_loop(self, node, state)
            return
        inputs = [values[each.debugName()] for each in node.inputs()]
        results = self._results(node, kind, inputs, state)
        if not kind.endswith("_"):  # those write into their first input
            state.note_views(inputs, results, lambda given: self._results(node, kind, given, State()))
        for output, result in zip(node.outputs(), results, strict=True):
            values[output.debugName()] = result

    def _results(self, node: Any, kind: str, inputs: list[Any], state: State) -> Sequence[Any]:
        match kind:
            case "prim::Constant":
                return [self._constant(node, state)]
            case "prim::GetAttr":
                value = state.get(inputs[0], node.s("name"))
                is_number = isinstance(value, Tensor) and str(node.output().type()) in ("int", "float", "bool")
                return [to_number(value) if is_number else value]
            case "prim::SetAttr":
                state.set(inputs[0], node.s("name"), inputs[1])
                return []
            case "prim::ListConstruct":
                return [list(inputs)]
            case "prim::TupleConstruct":
                return [tuple(inputs)]
            case "prim::DictConstruct":
                return [dict(zip(inputs[::2], inputs[1::2], strict=True))]
            case "prim::ListUnpack" | "prim::TupleUnpack":
                return inputs[0]
            case "prim::TupleSlice":
                return [inputs[0][node.i("beg"):node.i("end")]]
            case "prim::CreateObject":
                return [{}]
            case "prim::Uninitialized":
                return [UNINITIALIZED]
            case "prim::Enter" | "prim::Exit":  # of torch.no_grad: packages are for inference
                return [None] * node.outputsSize()
            case "prim::RaiseException":
                raise InputError(f"the TorchScript raises an error for the example: {inputs[0]}")
            case "prim::tolist":
                return [_listed(inputs[0], inputs[1])]
            case "prim::fork":
                return [self._forked(node, inputs, state)]
        function = python_function(kind, self._with_numbers(node, inputs))
        if function is None:
            found = call_aten(node, inputs, state)
        else:
            found = function(*self._with_numbers(node, inputs))
            if node.outputsSize() == 1 and str(node.output().type()) == "float" and type(found) is int:
                found = float(found)
        return [found] if node.outputsSize() == 1 else found if isinstance(found, tuple | list) else []

    def _with_numbers(self, node: Any, inputs: list[Any]) -> list[Any]:
        """The inputs, with numbers for constant tensors if another input is a number in place of a tensor, as in
        arithmetic of sizes that torch.jit.trace records.
        """
        if not any(isinstance(value, Number) and str(each.type()) == "Tensor"
                   for each, value in zip(node.inputs(), inputs, strict=True)):
            return inputs
        return [self._numbers.get(each.debugName(), value) for each, value in zip(node.inputs(), inputs, strict=True)]

    def _constant(self, node: Any, state: State) -> Any:
        name = node.output().debugName()
        return state.attribute(self._tensors[name]) if name in self._tensors else node.output().toIValue()

    def _forked(self, node: Any, inputs: list[Any], state: State) -> Any:
        graph = node.g("Subgraph")
        inner = State(dict(zip((each.debugName() for each in graph.inputs()), inputs, strict=True)), state.attributes)
        [result] = self.run(graph, inner)
        return result


def _listed(x: Tensor, rank: int) -> Any:
    """The numbers in a tensor, in nested lists."""
    if rank == 0:
        return to_number(x)
    if not isinstance(x.shape[0], int):
        raise UnsupportedError("a list of the numbers in a tensor has a dynamic size")
    return [_listed(part, rank - 1) for part in x.unbind(0)]


def as_tensors(value: Any, kind: Any) -> Any:
    """A result of a graph, of a type of TorchScript, with tensors for numbers that stand for them."""
    inner = kind.containedTypes()
    match value:
        case Tensor():
            # a view at a place that depends on values of tensors; results of packages are copies
            return value.clone() if isinstance(value.storage_offset(), torch.SymInt) else value
        case Maybe():
            raise UnsupportedError("None or a tensor is returned, by a condition that depends on data")
        case list() if has_rows(value):
            raise UnsupportedError("a list is returned whose length depends on data or on a dynamic size",
                                   hint="return torch.stack of it")
        case tuple():
            return type(value)(*map(as_tensors, value, inner)) if hasattr(value, "_fields") else tuple(
                map(as_tensors, value, inner))
        case list():
            return [as_tensors(each, inner[0]) for each in value]
        case dict():
            return {key: as_tensors(each, inner[1]) for key, each in value.items()}
    if isinstance(value, torch.SymFloat):
        return held(value)  # packages return tensors and integers
    is_tensor = kind.kind() == "TensorType" or (kind.kind() == "OptionalType" and inner[0].kind() == "TensorType")
    return held(value) if is_tensor and isinstance(value, Number) else value


def first_line(error: BaseException) -> str:
    """The first line of the root cause."""
    while error.__cause__ is not None:
        error = error.__cause__
    return str(error).strip().partition("\n")[0] or type(error).__name__
