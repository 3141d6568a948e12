"""Compiled graphs with the calling convention of AOTAutograd."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol

from torch._ops import HigherOrderOperator, OpOverload
from torch.autograd import profiler
from torch.fx import GraphModule
from torch.utils._python_dispatch import _get_current_dispatch_mode, _pop_mode_temporarily

from ...codegen.runtime.profiling import with_names
from ..graphs.signature import Literal, Output, Placeholder, Result, Signature

__all__ = ["CompiledGraph", "DirectProgram", "Program"]


class Program(Protocol):
    """A compiled module: takes the function's arguments, writes the mutated ones, and returns all results."""

    def __call__(self, *arguments: Any) -> Sequence[Any]: ...


@dataclass(frozen=True)
class DirectProgram:
    """A compiled module that is called without Stepwell's Python code in between. It calls no operators with gradients
    enabled, and checks itself whether torch's profiler is active.
    """

    function: Callable[..., tuple[Any, ...]]
    results: int

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        return self.function(*arguments)


@dataclass
class CompiledGraph:
    """A program with the calling convention of a traced graph: takes a list, which it empties."""

    program: Program
    signature: Signature
    calls_only_aten: bool = False

    def __post_init__(self) -> None:
        self._boxed_call = True  # tells AOTAutograd to pass a list
        arguments, outputs = self.signature.arguments, self.signature.outputs
        self._inputs_fit = all(a == Placeholder(i) for i, a in enumerate(arguments))
        self._outputs_fit = not self.signature.exchanged and all(o == Result(i) for i, o in enumerate(outputs))
        program = self.program
        self._takes_all = self._inputs_fit and len(arguments) == self.signature.inputs
        self.direct: Callable[..., tuple[Any, ...]] | None = None
        """A callable from the graph's inputs to its outputs, if the program needs no conversion of either; otherwise
        None.
        """
        if isinstance(program, DirectProgram):
            self.program = program.function
            if self._takes_all and self._outputs_fit and program.results == len(outputs):
                self.direct = program.function
            elif self._inputs_fit and not self.signature.exchanged:
                self.direct = _with_constants(program, len(arguments), outputs)

    def call(self, *inputs: Any) -> Sequence[Any]:
        """Call it with the inputs one by one."""
        if self._takes_all and self._outputs_fit and not profiler._is_profiler_enabled:
            return tuple(self.program(*inputs)[:len(self.signature.outputs)])
        return self([*inputs])

    def __call__(self, inputs: list[Any]) -> Sequence[Any]:
        if self.calls_only_aten:
            self.calls_only_aten = False
            # AOTAutograd checks custom operators in the first call, under a mode. Some of ATen's operators, such as the
            # pseudoinverse of complex matrices, have wrong results under any mode.
            from torch._functorch._aot_autograd.runtime_wrappers import _AnalyzeCustomOpInputOutputMode

            if isinstance(_get_current_dispatch_mode(), _AnalyzeCustomOpInputOutputMode):
                with _pop_mode_temporarily():
                    return self(inputs)
        count = len(self.signature.arguments)
        arguments = inputs[:count] if self._inputs_fit else self.signature.bind(inputs)
        given = {} if self._outputs_fit else self.signature.given(inputs)
        inputs.clear()
        program = with_names(self.program) if profiler._is_profiler_enabled else self.program
        results = program(*arguments)
        count = len(self.signature.outputs)
        return tuple(results[:count]) if self._outputs_fit else self.signature.unpack(results, arguments, given)


def _with_constants(program: DirectProgram, count: int, outputs: Sequence[Output]) -> Callable[..., Any] | None:
    """A callable for a program of the first `count` inputs, whose results are outputs beside constants, such as the
    gradients of inputs that need none; None for other outputs.
    """
    constants = [each.constant for each in outputs if isinstance(each, Literal)]
    later = iter(range(program.results, program.results + len(constants)))
    places = [next(later) if isinstance(each, Literal) else each.index for each in outputs
              if isinstance(each, Literal) or (isinstance(each, Result) and not each.alias)]
    if len(places) != len(outputs) or len(places) < 2:
        return None
    function, chosen = program.function, itemgetter(*places)
    return lambda *inputs: chosen((*function(*inputs[:count]), *constants))


def calls_only_aten(graph: GraphModule) -> bool:
    """Whether all operators of a graph are PyTorch's own."""
    targets = [node.target for node in graph.graph.nodes if node.op == "call_function"]
    return all(target.namespace in ("aten", "prims") if isinstance(target, OpOverload)
               else not isinstance(target, HigherOrderOperator) for target in targets)
