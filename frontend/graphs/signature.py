"""The correspondence between the inputs and outputs of a traced graph and those of the imported function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import torch
from torch import Tensor

from ...ir.expressions import Expression

__all__ = ["Condition", "Constant", "Derived", "Literal", "Output", "PassThrough", "Placeholder", "Rank", "Result",
           "Signature", "Source", "View"]


@dataclass(frozen=True)
class Placeholder:
    """An argument that is the graph's input number `index`. The memory of a `lazy` input holds the negated or
    conjugated values.
    """

    index: int
    lazy: bool = False

    def value(self, inputs: Sequence[Any]) -> Any:
        return inputs[self.index].resolve_conj().resolve_neg() if self.lazy else inputs[self.index]


@dataclass(frozen=True, eq=False)
class Constant:
    """An argument that is a constant tensor of the graph, or a copy of it on `device`."""

    tensor: Tensor
    device: torch.device | None = None

    def value(self, inputs: Sequence[Any]) -> Any:
        return self.tensor if self.device is None else self._copy

    @cached_property
    def _copy(self) -> Tensor:
        return torch.ops.aten.lift_fresh_copy(self.tensor).to(self.device)


@dataclass(frozen=True)
class Derived:
    """An argument that is a symbol `s`, solved from `factor * s + offset == value`.

    The value is the size `dim` of input number `index`, or the input itself if it is an integer.
    """

    index: int
    dim: int | None
    factor: int = 1
    offset: int = 0

    def value(self, inputs: Sequence[Any]) -> Any:
        source = inputs[self.index] if self.dim is None else inputs[self.index].shape[self.dim]
        return (source - self.offset) // self.factor


@dataclass(frozen=True)
class Rank:
    """An argument that is the place of this process among the ranks of its group, which are `size` ranks at equal
    distances, or are listed.
    """

    size: int
    distance: int
    listed: tuple[int, ...] = ()

    def value(self, inputs: Sequence[Any]) -> Any:
        rank = torch.distributed.get_rank()
        return self.listed.index(rank) if self.listed else rank // self.distance % self.size


Source: TypeAlias = Placeholder | Constant | Derived | Rank


@dataclass(frozen=True)
class Result:
    """An output of the graph that is result number `index` of the function, or an alias of it."""

    index: int
    alias: bool = False

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return results[self.index].detach() if self.alias else results[self.index]


@dataclass(frozen=True)
class Condition:
    """An output of the graph that is a bool: whether result number `index` of the function is not zero."""

    index: int

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return bool(results[self.index])


@dataclass(frozen=True)
class Literal:
    """A constant output of the graph: None or a number."""

    constant: Any

    def value(self, results: Sequence[Any], symbols: Mapping[str, int]) -> Any:
        return self.constant


@dataclass(frozen=True)
class PassThrough:
    """An output of the graph that is its input number `index`, an opaque object for torch such as a device mesh."""

    index: int


@dataclass(frozen=True)
class View:
    """An output of the graph that is a view of result number `index` of the function, starting at byte `offset`.

    `conjugated` and `negated` are the lazy bits that the view has to carry.
    """

    index: int
    sizes: tuple[Expression, ...]
    strides: tuple[Expression, ...]
    offset: Expression
    dtype: torch.dtype
    conjugated: bool = False
    negated: bool = False

    def symbols(self) -> set[str]:
        """The symbols in its sizes, strides and offset."""
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


Output: TypeAlias = Result | Condition | Literal | PassThrough | View


@dataclass
class Signature:
    """The sources of a function's arguments and of a graph's outputs.

    Results of the function that no output refers to are the new values of mutated arguments.
    """

    arguments: list[Source] = field(default_factory=list)
    outputs: list[Output] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    """Maps each shape symbol to the number of the argument that holds it."""
    result_symbols: dict[str, int] = field(default_factory=dict)
    """Maps each symbol that the function computes to the number of the result that holds it."""
    exchanged: dict[int, Output] = field(default_factory=dict)
    """Maps each input number whose storage the graph exchanges, as `x.data = y` does, to the tensor that it becomes."""
    inputs: int = 0
    """The number of inputs of the graph, including those that are no argument."""

    def bind(self, inputs: Sequence[Any]) -> list[Any]:
        """Return the function's arguments for the graph's inputs."""
        return [source.value(inputs) for source in self.arguments]

    def given(self, inputs: Sequence[Any]) -> dict[int, Any]:
        """Return the graph's inputs that are outputs unchanged or get other storage, by their numbers."""
        kept = {output.index for output in (*self.outputs, *self.exchanged.values()) if isinstance(output, PassThrough)}
        return {index: inputs[index] for index in kept | self.exchanged.keys()}

    def unpack(self, results: Sequence[Any], arguments: Sequence[Any], given: Mapping[int, Any]) -> tuple[Any, ...]:
        """Return the graph's outputs for the function's results and arguments, and the inputs in `given`, of which
        those whose storage is exchanged are changed."""
        symbols = {name: arguments[index] for name, index in self.symbols.items()}
        symbols |= {name: results[index] for name, index in self.result_symbols.items()}

        def value(output: Output) -> Any:
            return given[output.index] if isinstance(output, PassThrough) else output.value(results, symbols)

        outputs = tuple([value(output) for output in self.outputs])
        # Of two inputs that exchange their storage with each other, the second takes what the first had before.
        storages = [value(output).detach() for output in self.exchanged.values()]
        for index, storage in zip(self.exchanged, storages, strict=True):
            given[index].data = storage
        return outputs
