"""Execution of modules with kernels by reference semantics, to distinguish wrong IR from wrong code for it."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.modules.levels import level_of
from ...ir.semantics.interpreter import Value
from ...ir.semantics.kernels.errors import KernelError
from ..execution import Executor, Observation
from ..execution.interpreted_kernels import InterpretedKernels
from .exact import CANNOT_RUN

__all__ = ["MAX_ITERATIONS", "reference_executor", "run_by_reference"]

MAX_ITERATIONS = 20_000
"""The limit for all launches together, if something is wrong: a second or two."""
MAX_SECONDS = 30.0


def run_by_reference(
    module: ModuleOp, inputs: Sequence[Value], seed: int, most_iterations: int = MAX_ITERATIONS
) -> Observation | KernelError | None:
    """The results of a module by its reference semantics, or the rule that it violates.

    It is TooLong if all launches together exceed `most_iterations`, and None if the module is of another level
    or cannot be run.
    """
    if level_of(module) not in ("loop", "triton"):
        return None
    try:
        return reference_executor(seed, most_iterations).observe(module, inputs)
    except KernelError as error:
        return error
    except (*CANNOT_RUN, StepwellError):
        return None


def reference_executor(seed: int, most_iterations: int) -> Executor:
    """An executor of kernels and host programs by their reference semantics."""
    return Executor(seed=seed, isolated=True, seconds=MAX_SECONDS, interpret_host=True,
                    kernels=InterpretedKernels(most_iterations=most_iterations))
