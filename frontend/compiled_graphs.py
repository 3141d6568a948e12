"""Compiled graphs under the calling convention of AOTAutograd."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from torch.autograd import profiler

from ..codegen.runtime.profiling import with_names
from .signature import Placeholder, Result, Signature

__all__ = ["CompiledGraph", "Program"]


class Program(Protocol):
    """A compiled module: takes the function's arguments, writes those that are mutated, gives all results."""

    def __call__(self, *arguments: Any) -> Sequence[Any]: ...


@dataclass
class CompiledGraph:
    """A program under the calling convention of a traced graph: takes a list, which it empties."""

    program: Program
    signature: Signature

    def __post_init__(self) -> None:
        self._boxed_call = True  # tells AOTAutograd to pass a list
        arguments, outputs = self.signature.arguments, self.signature.outputs
        self._inputs_fit = all(a == Placeholder(i) for i, a in enumerate(arguments))
        self._outputs_fit = all(o == Result(i) for i, o in enumerate(outputs))

    def __call__(self, inputs: list[Any]) -> Sequence[Any]:
        count = len(self.signature.arguments)
        arguments = inputs[:count] if self._inputs_fit else self.signature.bind(inputs)
        given = {} if self._outputs_fit else self.signature.given(inputs)
        inputs.clear()
        program = with_names(self.program) if profiler._is_profiler_enabled else self.program
        results = program(*arguments)
        count = len(self.signature.outputs)
        return tuple(results[:count]) if self._outputs_fit else self.signature.unpack(results, arguments, given)
