"""Compiled graphs as torch stores them. Loads Inductor, which defines their base class."""

from __future__ import annotations

from typing import Any

from torch._inductor.output_code import OutputCode

from .compiled_graphs import CompiledGraph

__all__ = ["StoredGraph"]


class StoredGraph(OutputCode):
    """A compiled graph, whose program is picklable, as what torch takes for compiled code."""

    def __init__(self, graph: CompiledGraph):
        super().__init__()
        self.graph = graph
        self._boxed_call = True  # tells AOTAutograd to pass a list

    def __call__(self, inputs: Any) -> Any:
        return self.graph(inputs)

    def prepare_for_serialization(self) -> None:
        """Nothing is to be done: the program drops what it cannot keep when it is pickled."""

    def post_compile(self, example_inputs: Any, constants: Any, graph_kwargs: Any) -> None:
        """Nothing is to be done: the program was loaded when it was unpickled."""

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """Kernels are stored with the program."""
