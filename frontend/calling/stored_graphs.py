"""Compiled graphs in the form that torch stores. Loads Inductor, which defines their base class."""

from __future__ import annotations

from typing import Any

from torch._inductor.output_code import OutputCode

from ..transformations.sparse_ends import SparseEnd
from .compiled_graphs import CompiledGraph

__all__ = ["StoredGraph"]


class StoredGraph(OutputCode):
    """A compiled graph with a picklable program, as a subclass of torch's class of compiled code."""

    def __init__(self, graph: CompiledGraph | SparseEnd):
        super().__init__()
        self.graph = graph
        self._boxed_call = True  # tells AOTAutograd to pass a list

    def __call__(self, inputs: Any) -> Any:
        return self.graph(inputs)

    def prepare_for_serialization(self) -> None:
        """Do nothing: pickling the program drops what cannot be kept."""

    def post_compile(self, example_inputs: Any, constants: Any, graph_kwargs: Any) -> None:
        """Do nothing: unpickling loaded the program."""

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """Do nothing: kernels are stored with the program."""
