"""A module of Python that computes what a graph of TorchScript does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from ....ir.errors import UnsupportedError
from .interpreter import Interpreter, as_tensors
from .numbers import held, to_number
from .state import ModuleReference, State

__all__ = ["Numbers", "ScriptedModule", "changed_numbers"]

Numbers = Mapping[tuple[Any, str], Tensor]
"""Tensors for the numbers of modules that TorchScript changes, by the module's `_c` and the attribute's name."""


class ScriptedModule(nn.Module):
    """Has the parameters and buffers of the script, under their names, and runs one of its methods.

    graph: the method, with all calls inlined
    owner: the script module; None if the graph is that of a function
    changed: the numbers that this method or others change, which become buffers
    """

    def __init__(self, graph: Any, owner: Any, changed: Numbers):
        super().__init__()
        self._graph = graph
        self._owner = [] if owner is None else [ModuleReference("", owner)]  # no submodule of this one
        self._paths: dict[str, str] = {}
        """The names of parameters and buffers here, by their paths in the script."""
        self._sources: list[tuple[Any, str, Any, Tensor]] = []
        """The modules, names and values of the attributes that the graph uses, and the tensors that hold them."""
        known: dict[int, str] = {}
        for module, name, value in _attributes(graph, owner):
            if not isinstance(value, Tensor) and (module.script._c, name) not in changed:
                continue
            tensor = value if isinstance(value, Tensor) else changed[module.script._c, name]
            path = module.attribute(name)
            self._sources.append((module.script, name, value, tensor))
            self._paths[path] = known.setdefault(id(tensor), path)
            if self._paths[path] == path:
                _register(self, path, tensor)
        constants: dict[str, str] = {}
        numbers: dict[str, Any] = {}
        for node in _nodes(graph):
            value = node.output().toIValue() if node.kind() == "prim::Constant" else None
            if isinstance(value, Tensor):
                name, path = node.output().debugName(), f"constant_{len(constants)}"
                constants[name] = self._paths[path] = path
                _register(self, path, value)
                if value.numel() == 1 and value.dim() == 0 and value.device.type == "cpu":
                    numbers[name] = to_number(value) if value.dtype != torch.bool else bool(value)
        self._interpreter = Interpreter(numbers, constants)

    def forward(self, *args: Any) -> Any:
        before = {path: _at(self, name) for path, name in self._paths.items()}
        state = State(attributes=dict(before))
        inputs = [*self._graph.inputs()]
        state.values.update(zip((each.debugName() for each in inputs), (*self._owner, *args), strict=True))
        results = self._interpreter.run(self._graph, state)
        for path, value in state.attributes.items():
            if value is not before[path]:
                _update(path, before[path], value)
        [result] = [as_tensors(result, each.type())
                    for result, each in zip(results, self._graph.outputs(), strict=True)]
        return result

    def take_back(self) -> None:
        """Copy what the script has set its attributes to into the tensors that they were, and give it these back."""
        for script, name, value, tensor in self._sources:
            current = getattr(script, name)
            if current is not value:
                tensor.detach().copy_(held(current))
                script._c.setattr(name, value)


def changed_numbers(methods: Iterable[tuple[Any, Any]]) -> Numbers:
    """The numbers that graphs of methods, each with its owner, change."""
    found: dict[tuple[Any, str], Tensor] = {}
    for graph, owner in methods:
        names = {node.s("name") for node in _nodes(graph) if node.kind() == "prim::SetAttr"}
        for module, name, value in _attributes(graph, owner):
            if name in names and isinstance(value, bool | int | float):
                found.setdefault((module.script._c, name), held(value))
    return found


def _attributes(graph: Any, owner: Any) -> Iterator[tuple[ModuleReference, str, Any]]:
    """The tensors and numbers of the modules that the graph reads or sets, by their paths."""
    if owner is None:
        return
    modules = {next(graph.inputs()).debugName(): ModuleReference("", owner)}
    for node in _nodes(graph):
        if node.kind() not in ("prim::GetAttr", "prim::SetAttr"):
            continue
        module = modules.get(next(node.inputs()).debugName())
        value = None if module is None else getattr(module.script, node.s("name"))
        if module is None:
            continue
        if isinstance(value, Tensor | bool | int | float):
            yield module, node.s("name"), value
        elif isinstance(value, nn.Module):
            modules[node.output().debugName()] = ModuleReference(module.attribute(node.s("name")), value)


def _nodes(block: Any) -> Iterator[Any]:
    for node in block.nodes():
        yield node
        for each in node.blocks():
            yield from _nodes(each)
        if node.kind() == "prim::fork":
            yield from _nodes(node.g("Subgraph"))


def _register(root: nn.Module, path: str, tensor: Tensor) -> None:
    *parents, name = path.split(".")
    module = root
    for each in parents:
        if each not in module._modules:
            module.add_module(each, nn.Module())
        module = module.get_submodule(each)
    if isinstance(tensor, nn.Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor.detach())


def _at(root: nn.Module, path: str) -> Tensor:
    module, _, name = path.rpartition(".")
    return getattr(root.get_submodule(module), name)


def _update(path: str, before: Tensor, value: Tensor) -> None:
    """Write what the script has set an attribute to into the buffer."""
    if before.shape != value.shape or before.dtype != value.dtype:
        raise UnsupportedError(f"this TorchScript sets '{path}' to a tensor of {value.dtype}{[*value.shape]}, and it "
                               f"is one of {before.dtype}{[*before.shape]}", hint="write into a part of a buffer")
    before.copy_(value)
