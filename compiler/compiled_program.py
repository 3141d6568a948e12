"""The result of compilation: a callable program with information about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..codegen.emit.provenance import Provenance
from ..codegen.runtime.profiling import with_names
from ..codegen.runtime.program import ExternCall, LoadedProgram
from ..passes.management.instruments import RemarkList
from .arguments import Arguments

if TYPE_CHECKING:
    from ..codegen.runtime.gpu.graphs.program import GraphedProgram


@dataclass(frozen=True)
class CompiledProgram:
    """A compiled module. Call it with the arguments of the module's function; it returns a tuple of results."""

    program: LoadedProgram
    arguments: Arguments
    """The arguments of `forward`."""
    directory: Path
    """The directory with the kernels' source, their compiled code, and the host program."""
    was_cached: bool
    provenance: Provenance
    """The user's source lines of each line of the code."""
    remarks: RemarkList = field(default_factory=RemarkList)
    """The remarks of passes, if the options request them."""

    recorded: GraphedProgram | None = None
    """The program as CUDA graphs, if the options request them and it runs on a GPU."""

    def __call__(self, *inputs: Any) -> Sequence[Any]:
        import torch

        self.arguments.check(inputs)
        with torch.no_grad():  # a program has no gradients: the backward graph is a separate program
            if self.recorded is not None:
                return self.recorded.run_unguarded(*inputs)
            is_profiled = torch.autograd.profiler._is_profiler_enabled
            return (with_names(self.program.forward) if is_profiled else self.program.forward)(*inputs)

    @property
    def forward(self) -> Callable[..., Sequence[Any]]:
        """The entry point without checks: its arguments must have the traced strides."""
        return self.program.forward if self.recorded is None else self.recorded

    @property
    def externs(self) -> tuple[ExternCall, ...]:
        """The calls of torch's operators in a run."""
        return self.program.externs

    @property
    def kernel_count(self) -> int:
        """The number of distinct kernels."""
        return len(self.program.kernels)
