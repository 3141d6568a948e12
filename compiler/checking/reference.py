"""Execution of modules with kernels by reference semantics, to distinguish wrong kernels from wrong code for them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.semantics.interpreter import Value
from ...ir.semantics.kernels.errors import KernelError
from ..execution import Executor, Observation
from ..execution.interpreted_kernels import InterpretedKernels
from ..targets.kernel_store import kernels_of
from .exact import CANNOT_RUN

__all__ = ["MAX_ITERATIONS", "run_by_reference"]

MAX_ITERATIONS = 20_000
"""The limit for all launches together, if something is wrong: a second or two."""
MAX_SECONDS = 30.0


def run_by_reference(
    module: ModuleOp, inputs: Sequence[Value], seed: int, most_iterations: int = MAX_ITERATIONS
) -> Observation | KernelError | None:
    """The results of a module by the reference semantics of its kernels, or the rule that a kernel violates.

    It is TooLong if all launches together exceed `most_iterations`, and None if there are no loop kernels or the
    module cannot be run.
    """
    if not kernels_of(module):
        return None
    kernels = InterpretedKernels(most_iterations=most_iterations)
    try:
        return Executor(seed=seed, isolated=True, seconds=MAX_SECONDS, kernels=kernels).observe(module, inputs)
    except KernelError as error:
        return error
    except (*CANNOT_RUN, StepwellError):
        return None
