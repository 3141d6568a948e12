"""Bisection of a torch program: find the pass, and the rewrite, after which its results differ from eager mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor
from torch.utils._pytree import tree_leaves, tree_map
from xdsl.dialects.builtin import ModuleOp

from ..codegen.runtime.cache import DiskCache
from ..codegen.runtime.toolchain import Toolchain
from ..codegen.runtime.toolchain.machine_at_hand import machine_at_hand
from ..compiler.bisection import Verdict, bisect_pipeline
from ..compiler.checking.agreement import Disagreement, Tolerance, first_disagreement
from ..compiler.checking.exact import CANNOT_RUN
from ..compiler.checking.reference import MAX_ITERATIONS, reference_executor
from ..compiler.checking.wrong_emitter import WrongEmitter, find_wrong_emitter
from ..compiler.execution import Executor, Observation
from ..compiler.symptoms import Outcome
from ..ir.dialects.aten import has_schema, schema_of
from ..ir.errors import StepwellError
from ..ir.machines.targets import set_machine
from ..ir.semantics.random_operators import NAMESPACE
from ..passes.management.pipeline_parser import parse_pipeline
from ..passes.pipeline_lookup import is_pipeline, pipeline_for
from ..passes.pipelines import DEFAULT
from .api import traced

__all__ = ["bisect"]


def bisect(
    function: Callable[..., Any], *args: Any, pipeline: str = DEFAULT, dynamic: bool | None = None,
    tolerance: float = 1.0, seed: int = 0, **kwargs: Any,
) -> Verdict:
    """Find the pass, and the rewrite within it, after which a program computes something else than eager mode does.

    The program is captured once. The module after each pass is executed on copies of the arguments; its results and
    the arguments it wrote are compared. `tolerance` scales the allowed difference of floats. Raises OptionError if
    nothing differs, or if the captured module differs before the first pass.
    """
    program = _Program(function, args, kwargs, dynamic, tolerance, seed)
    set_machine(program.module, machine_at_hand(Toolchain.detect(DiskCache.default())))
    text = pipeline_for(pipeline, "aten", threads=True) if is_pipeline(pipeline) else pipeline
    return bisect_pipeline(program.module, parse_pipeline(text), program)


class _Program:
    """A captured program that executes the module it is given instead of its own: the symptom of `bisect`."""

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any],
                 dynamic: bool | None, tolerance: float, seed: int):
        self.difference: Disagreement | None = None
        self._function = function
        self._given = (args, kwargs)
        self._seed = seed
        self._executor = Executor(seed=seed, isolated=True)
        self._current: ModuleOp | None = None
        self._expected = self._observe(function)
        values = (*self._expected.results, *self._expected.arguments)
        terms = max((value.numel() for value in values if isinstance(value, Tensor)), default=1)
        self._tolerance = Tolerance(terms, tolerance)
        self.module, self._program = traced(function, *self._copies(), dynamic, self._execute)
        if any(has_schema(op) and schema_of(op).namespace == NAMESPACE for op in self.module.walk()):
            # Eager mode draws other random numbers, so the results of the module before any pass are the reference.
            self._expected = self._observe(self._program)

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        self._current = outcome
        try:
            actual = self._observe(self._program)
        except CANNOT_RUN:
            return None
        self.difference = first_disagreement(self._expected, actual, None, self._tolerance)
        return self.difference is not None

    def wrong_emitter(self, before: ModuleOp, after: ModuleOp) -> WrongEmitter | None:
        """The emitter that is at fault, if a pass made `after` of `before` and its reference semantics are right."""
        self._current, executor = after, self._executor
        self._executor = reference_executor(self._seed, MAX_ITERATIONS)
        try:
            meant = self._observe(self._program)
        except (*CANNOT_RUN, StepwellError):
            return None
        finally:
            self._executor = executor
        if first_disagreement(self._expected, meant, None, self._tolerance) is not None:
            return None
        return find_wrong_emitter(before, after, self._seed)

    def _execute(self, module: ModuleOp, inputs: Sequence[Any]) -> Sequence[Any]:
        observed = self._executor.observe(self._current or module, inputs)
        for value, after in zip(inputs, observed.arguments, strict=True):
            if isinstance(value, Tensor) and isinstance(after, Tensor) and not torch.equal(value, after):
                value.copy_(after)
        return list(observed.results)

    def _observe(self, program: Callable[..., Any]) -> Observation:
        """Run a program on copies of the arguments; return its results and the copies."""
        args, kwargs = self._copies()
        with _unchanged(self._function), torch.random.fork_rng(devices=[]), torch.no_grad():
            torch.manual_seed(self._seed)
            results = tree_leaves(program(*args, **kwargs))
            values = tuple(value.clone() if isinstance(value, Tensor) else value for value in results)
        arguments = tuple(leaf for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, Tensor))
        return Observation(values, arguments, (None,) * len(values))

    def _copies(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return tree_map(lambda leaf: leaf.detach().clone() if isinstance(leaf, Tensor) else leaf, self._given)


@contextmanager
def _unchanged(function: Callable[..., Any]) -> Iterator[None]:
    """Restore the parameters and buffers of a module, which a run may write."""
    if not isinstance(function, torch.nn.Module):
        yield
        return
    tensors = [*function.parameters(), *function.buffers()]
    before = [tensor.detach().clone() for tensor in tensors]
    try:
        yield
    finally:
        with torch.no_grad():
            for tensor, old in zip(tensors, before, strict=True):
                tensor.copy_(old)
