"""What the nodes of a TorchScript graph read and write."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef

from ....ir.errors import UnsupportedError
from .numbers import held

__all__ = ["ModuleReference", "State", "storage_of"]


@dataclass(frozen=True)
class ModuleReference:
    """A module of the script, by its path from the outermost."""

    path: str
    script: Any

    def attribute(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


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

    def attribute(self, path: str) -> Any:
        self.read.add(path)
        return self.attributes[path]

    def write(self, value: Any) -> None:
        """Note that an operator writes into a tensor, or into those of a list."""
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Tensor):
                self.written.add(storage_of(each))

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
