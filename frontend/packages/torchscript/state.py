"""What the nodes of a TorchScript graph read and write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._pytree import tree_leaves

from ....ir.errors import UnsupportedError
from .numbers import held

__all__ = ["ModuleReference", "State", "View", "storage_of"]


@dataclass(frozen=True)
class ModuleReference:
    """A module of the script, by its path from the outermost."""

    path: str
    script: Any

    def attribute(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


@dataclass(frozen=True)
class View:
    """How a tensor was made that shares the memory of another one."""

    view: Tensor
    source: Tensor
    inputs: Sequence[Any]
    run: Callable[[list[Any]], Any]
    at: int
    """Which of the tensors in the results it is."""


@dataclass
class State:
    """The values of a graph, and the tensors of its modules, while it runs."""

    values: dict[str, Any] = field(default_factory=dict)
    """By the names that they have in the graph."""
    attributes: dict[str, Any] = field(default_factory=dict)
    """By their paths."""
    read: set[str] = field(default_factory=set)
    """The paths of the attributes that have been read."""
    written: set[StorageWeakRef] = field(default_factory=set)
    """The memory that operators have written into."""
    views: dict[int, View] = field(default_factory=dict)
    """How views were made, by their identity."""

    def attribute(self, path: str) -> Any:
        self.read.add(path)
        return self.attributes[path]

    def write(self, value: Any) -> None:
        """Note that an operator writes into a tensor, or into those of a list."""
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Tensor):
                self.written.add(storage_of(each))

    def note_views(self, inputs: Sequence[Any], results: Any, run: Callable[[list[Any]], Any]) -> None:
        """Note which results of an operator share the memory of an input."""
        sources = [(storage_of(each), each) for each in inputs if isinstance(each, Tensor)]
        for at, result in enumerate(tree_leaves(results) if sources else ()):
            if isinstance(result, Tensor) and all(result is not each for _, each in sources):
                memory = storage_of(result)
                source = next((each for storage, each in sources if storage == memory), None)
                if source is not None:
                    self.views[id(result)] = View(result, source, inputs, run, at)

    def origin(self, tensor: Tensor) -> tuple[Tensor, list[View]]:
        """The tensor that one is a view of, and the views from there to it."""
        found: list[View] = []
        while id(tensor) in self.views:
            found.insert(0, self.views[id(tensor)])
            tensor = found[0].source
        return tensor, found

    def get(self, owner: Any, name: str) -> Any:
        """The attribute of a module or of another object."""
        if isinstance(owner, dict):  # an object of a class of TorchScript
            return owner[name]
        if not isinstance(owner, ModuleReference):
            return getattr(owner, name)
        path = owner.attribute(name)
        if path in self.attributes:
            return self.attribute(path)
        value = getattr(owner.script, name)
        return ModuleReference(path, value) if isinstance(value, torch.nn.Module) else value

    def set(self, owner: Any, name: str, value: Any) -> None:
        if isinstance(owner, dict):
            owner[name] = value
        elif isinstance(owner, ModuleReference) and owner.attribute(name) in self.attributes:
            self.attributes[owner.attribute(name)] = held(value)
        else:
            raise UnsupportedError(f"this TorchScript changes its attribute '{name}', which is no tensor or "
                                   f"number", hint="keep it in a buffer")


def storage_of(tensor: Tensor) -> StorageWeakRef:
    return StorageWeakRef(tensor.untyped_storage())
