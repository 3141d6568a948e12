"""What compiling gives: a program that can be called, and what is known of it."""

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
    """What `forward` takes."""
    directory: Path
    """Where the kernels' source, what they were compiled to, and the host program lie."""
    was_cached: bool
    provenance: Provenance
    """Which of the user's lines each line of the code comes from."""
    remarks: RemarkList = field(default_factory=RemarkList)
    """What passes did and did not do, if the options ask for it."""

    recorded: GraphedProgram | None = None
    """The program as CUDA graphs, if the options ask for them and it runs on a GPU."""

    def __call__(self, *inputs: Any) -> Sequence[Any]:
        import torch

        self.arguments.check(inputs)
        with torch.no_grad():  # what a program does has no gradient: the way back is a program of its own
            if self.recorded is not None:
                return self.recorded.run_unguarded(*inputs)
            is_profiled = torch.autograd.profiler._is_profiler_enabled
            return (with_names(self.program.forward) if is_profiled else self.program.forward)(*inputs)

    @property
    def forward(self) -> Callable[..., Sequence[Any]]:
        """What runs it: it does not look at its arguments, which have the strides of those that were traced."""
        return self.program.forward if self.recorded is None else self.recorded

    @property
    def externs(self) -> tuple[ExternCall, ...]:
        """The calls of torch's operators that one run makes."""
        return self.program.externs

    @property
    def kernel_count(self) -> int:
        """How many different kernels there are."""
        return len(self.program.kernels)
