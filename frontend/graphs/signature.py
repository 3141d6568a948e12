"""How the inputs and outputs of a traced graph correspond to those of the function it was imported as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import torch
from torch import Tensor

from ...ir.expressions import Expression

__all__ = ["Condition", "Constant", "Derived", "Given", "Literal", "Output", "Placeholder", "Result", "Signature",
           "Source", "View"]


@dataclass(frozen=True)
class Placeholder:
    """An argument of the function that is the graph's input number `index`; if that is `lazy`, its memory holds the
    opposites or conjugates of its values."""

    index: int
    lazy: bool = False

    def value(self, inputs: Sequence[Any]) -> Any:
        return inputs[self.index].resolve_conj().resolve_neg() if self.lazy else inputs[self.index]


@dataclass(frozen=True, eq=False)
class Constant:
    """An argument of the function that is a tensor the graph holds, or a copy of it on `device`."""

    tensor: Tensor
    device: torch.device | None = None

    def value(self, inputs: Sequence[Any]) -> Any:
        return self.tensor if self.device is None else self._copy

    @cached_property
    def _copy(self) -> Tensor:
        return torch.ops.aten.lift_fresh_copy(self.tensor).to(self.device)


@dataclass(frozen=True)
class Derived:
    """An argument of the function that is a symbol `s`, where `factor * s + offset` is what an input tells.

    That is the size `dim` of input number `index`, or the input itself if it is an integer.
    """

    index: int
    dim: int | None
    factor: int = 1
    offset: int = 0

    def value(self, inputs: Sequence[Any]) -> Any:
        told = inputs[self.index] if self.dim is None else inputs[self.index].shape[self.dim]
        return (told - self.offset) // self.factor


Source: TypeAlias = Placeholder | Constant | Derived


@dataclass(frozen=True)
class Result:
    """An output of the graph that is the function's result number `index`, or a tensor in the same memory."""

    index: int
    alias: bool = False

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return results[self.index].detach() if self.alias else results[self.index]


@dataclass(frozen=True)
class Condition:
    """An output of the graph that is whether the function's result number `index` is not zero."""

    index: int

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return bool(results[self.index])


@dataclass(frozen=True)
class Literal:
    """An output of the graph that is the same in every run: None or a number."""

    constant: Any

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return self.constant


@dataclass(frozen=True)
class Given:
    """An output of the graph that is its input number `index`, an object which only torch looks at, as a mesh of
    devices."""

    index: int


@dataclass(frozen=True)
class View:
    """An output of the graph that is a view of the function's result number `index`, from the byte `offset` on.

    `conjugated` and `negated` say which values it has that its memory does not hold.
    """

    index: int
    sizes: tuple[Expression, ...]
    strides: tuple[Expression, ...]
    offset: Expression
    dtype: torch.dtype
    conjugated: bool = False
    negated: bool = False

    def symbols(self) -> set[str]:
        """The symbols that it is told by."""
        return set().union(*(each.symbols() for each in (*self.sizes, *self.strides, self.offset)))

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        sizes = [size.evaluate(symbols) for size in self.sizes]
        strides = [stride.evaluate(symbols) for stride in self.strides]
        base = results[self.index]
        start = base.storage_offset() * base.itemsize + self.offset.evaluate(symbols)
        if base.dtype == self.dtype:
            view = base.as_strided(sizes, strides, start // base.itemsize)
        else:
            view = torch.empty(0, dtype=self.dtype, device=base.device).set_(
                base.untyped_storage(), start // self.dtype.itemsize, sizes, strides)
        if view.is_conj() != self.conjugated:
            view = view.conj()
        return torch.ops.aten._neg_view(view) if view.is_neg() != self.negated else view


Output: TypeAlias = Result | Condition | Literal | Given | View


@dataclass
class Signature:
    """The sources of a function's arguments and of a graph's outputs.

    Results of the function that no output names are the new values of mutated arguments.
    """

    arguments: list[Source] = field(default_factory=list)
    outputs: list[Output] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    """The number of the argument that each shape symbol is."""
    told: dict[str, int] = field(default_factory=dict)
    """The number of the result that is a symbol which comes up while the function runs."""

    def bind(self, inputs: Sequence[Any]) -> list[Any]:
        """The function's arguments for the graph's inputs."""
        return [source.value(inputs) for source in self.arguments]

    def given(self, inputs: Sequence[Any]) -> dict[int, Any]:
        """The graph's inputs that are outputs as they are, by their numbers."""
        return {output.index: inputs[output.index] for output in self.outputs if isinstance(output, Given)}

    def unpack(self, results: Sequence[Any], arguments: Sequence[Any], given: Mapping[int, Any]) -> tuple[Any, ...]:
        """The graph's outputs from the function's results for these arguments, and from what `given` keeps."""
        symbols = {name: arguments[index] for name, index in self.symbols.items()}
        symbols |= {name: results[index] for name, index in self.told.items()}
        return tuple([given[output.index] if isinstance(output, Given) else output.value(results, symbols)
                      for output in self.outputs])
