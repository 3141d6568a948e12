"""Programs that are compiled at their first call, so that passes are checked on the inputs of that call.

While torch.compile runs, the inputs of a graph are fake tensors without elements.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from torch import Tensor

from ...compiler.checking import CheckSemantics
from ...ir.errors import StepwellError
from ...options import CompileOptions
from .compiled_graphs import Program

__all__ = ["CompiledAtFirstCall", "checked_on"]


class CompiledAtFirstCall:
    """A program that calls `compile` once, with the arguments of its first call."""

    def __init__(self, compile: Callable[[Sequence[Any]], Program]):
        self._compile = compile
        self._program: Program | None = None
        self._lock = threading.Lock()

    def __call__(self, *arguments: Any) -> Sequence[Any]:
        with self._lock:
            if self._program is None:
                try:
                    self._program = self._compile(arguments)
                except StepwellError as error:
                    if error.__cause__ is None:
                        error.with_traceback(None)  # the message names the error and its place
                    raise
        return self._program(*arguments)


def checked_on(values: Sequence[Any], options: CompileOptions) -> CompileOptions:
    """Return the options with an added check that the passes keep what the module computes from `values`, on the CPU.
    """
    values = [value.cpu() if isinstance(value, Tensor) else value for value in values]
    check = CheckSemantics(values=values, seed=options.seed)
    return replace(options, check_semantics=False, verify=True, instruments=(*options.instruments, check))
