"""Modules with kernels run by reference semantics: what is wrong with them, and what only with their code."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp

from ...ir.errors import StepwellError
from ...ir.semantics.interpreter import Value
from ...ir.semantics.kernels.errors import KernelError
from ..execution import Executor, Observation
from ..interpreted_kernels import InterpretedKernels
from ..kernel_store import kernels_of
from .exact import CANNOT_RUN

__all__ = ["MOST_ITERATIONS", "run_by_reference"]

MOST_ITERATIONS = 20_000
"""Of all launches together, when something is wrong: a second or two."""
MOST_SECONDS = 30.0


def run_by_reference(
    module: ModuleOp, inputs: Sequence[Value], seed: int, most_iterations: int = MOST_ITERATIONS
) -> Observation | KernelError | None:
    """What the kernels of a module compute by their reference semantics, or the rule that one of them breaks.

    It is TooLong if the launches together have more iterations than `most_iterations`, and None where there are no
    kernels of loops or the module cannot be run.
    """
    if not kernels_of(module):
        return None
    kernels = InterpretedKernels(most_iterations=most_iterations)
    try:
        return Executor(seed=seed, isolated=True, seconds=MOST_SECONDS, kernels=kernels).observe(module, inputs)
    except KernelError as error:
        return error
    except (*CANNOT_RUN, StepwellError):
        return None
