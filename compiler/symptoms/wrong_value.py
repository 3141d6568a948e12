"""A pipeline that changes what a module computes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp

from ...ir.errors import StepwellError
from ..driver import CompileOptions, compile_module, level_of
from .outcome import Outcome

__all__ = ["Execute", "WrongValue", "entry_function", "execute"]

Execute = Callable[[ModuleOp, Sequence[Any]], Sequence[Any]]
"""Runs a module on inputs."""

CANNOT_RUN = (StepwellError, RuntimeError, ValueError, TypeError, IndexError, KeyError)
"""How a module that cannot be run says so: those of torch are RuntimeError and IndexError."""


def execute(module: ModuleOp, inputs: Sequence[Any]) -> Sequence[Any]:
    """The results of a module's function: by reference semantics, or compiled if it has kernels."""
    from ...ir.semantics.interpreter import run_function

    if level_of(module) == "host":
        return compile_module(module.clone(), CompileOptions(pipeline=""))(*inputs)
    return run_function(entry_function(module), inputs)


def entry_function(module: ModuleOp) -> FuncOp:
    """The function of a module that no other calls, `forward` if there are several; raises KeyError."""
    functions = {op.sym_name.data: op for op in module.body.block.ops if isinstance(op, FuncOp)}
    called = {op.callee.string_value() for op in module.walk() if isinstance(op, CallOp)}
    roots = [function for name, function in functions.items() if name not in called]
    return roots[0] if len(roots) == 1 else functions["forward"]


@dataclass
class WrongValue:
    """The module computes something else after the pipeline than before, on seeded random inputs."""

    seed: int = 0
    tolerance: float = 16.0
    """By how many epsilons of their type floats may differ, relative to the greatest of their tensor."""
    run: Execute = execute
    difference: str | None = field(default=None, init=False)
    """What differed when the symptom was last seen."""
    _reference: tuple[ModuleOp, Sequence[Any], Sequence[Any]] | None = field(default=None, init=False, repr=False)

    def shows(self, before: ModuleOp, outcome: Outcome) -> bool | None:
        if isinstance(outcome, Exception):
            return None
        try:
            inputs, expected = self._expected(before)
            actual = self.run(outcome, inputs)
        except CANNOT_RUN:
            return None
        self.difference = first_difference(expected, actual, self.tolerance)
        return self.difference is not None

    def _expected(self, before: ModuleOp) -> tuple[Sequence[Any], Sequence[Any]]:
        from ...ir.semantics.comparison import random_inputs

        if self._reference is None or self._reference[0] is not before:
            inputs = random_inputs(entry_function(before), self.seed)
            self._reference = before, inputs, self.run(before, inputs)
        return self._reference[1:]


def first_difference(expected: Sequence[Any], actual: Sequence[Any], tolerance: float) -> str | None:
    """Where two lists of results differ by more than `tolerance` allows, and how."""
    from ...ir.semantics.comparison import assert_close

    if len(expected) != len(actual):
        return f"{len(expected)} results became {len(actual)}"
    for index, (wanted, got) in enumerate(zip(expected, actual, strict=True)):
        try:
            assert_close(got, wanted, tolerance, f"result {index}")
        except AssertionError as error:
            return str(error)
    return None
