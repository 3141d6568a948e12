"""A backend that runs captured modules by reference semantics, each after printing and parsing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from torch.fx import GraphModule
from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import FuncOp

from stepwell.frontend.calling.compiled_graphs import Program
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.context import make_context
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.interpreter import find_function, run_module
from stepwell.ir.text import parse_module, print_module


class ReferenceBackend:
    """A torch.compile backend; `modules` are those that it was given."""

    def __init__(self) -> None:
        self.modules: list[ModuleOp] = []
        self.kinds: list[GraphKind] = []
        self.fallback_random = False

    def __call__(self, graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, self._compile, fallback_random=self.fallback_random)

    @property
    def module(self) -> ModuleOp:
        """The only module."""
        (module,) = self.modules
        return module

    @property
    def text(self) -> str:
        """The text of the only module, with locations."""
        return print_module(self.module, locations=True)

    def ops(self, name: str) -> list[Any]:
        """The ops called `name`, of all modules."""
        return [op for module in self.modules for op in module.walk() if op.name == name]

    def _compile(self, imported: ImportedGraph, kind: GraphKind) -> Program:
        verify_module(imported.module)
        self.kinds.append(kind)
        self.modules.append(read_back(imported.module))
        return run_with_mutations(self.modules[-1])


def read_back(module: ModuleOp) -> ModuleOp:
    """What the text of a module says, checked to be the module itself."""
    text = print_module(module, locations=True)
    parsed = parse_module(make_context(), text)
    assert parsed.is_structurally_equivalent(module)
    assert print_module(parsed, locations=True) == text
    generic = parse_module(make_context(), print_module(module, generic=True))
    assert generic.is_structurally_equivalent(module)
    return parsed


def run_with_mutations(module: ModuleOp) -> Program:
    function: FuncOp = find_function(module, "forward")
    facts = [each.data for each in function.arg_attrs] if function.arg_attrs else []
    numbers = {index: each.get("stepwell.mutated_by") for index, each in enumerate(facts)}
    mutated = {index: n.value.data for index, n in numbers.items() if isinstance(n, IntegerAttr)}

    def program(*arguments: Any) -> Sequence[Any]:
        results = run_module(module, arguments)
        # A new value may be another argument, which may be written too.
        values = {index: results[number].clone() for index, number in mutated.items()}
        for index, value in values.items():
            arguments[index].copy_(value)
        return results

    return program


@pytest.fixture
def reference() -> Iterator[ReferenceBackend]:
    torch.compiler.reset()
    torch.manual_seed(0)
    yield ReferenceBackend()
    torch.compiler.reset()
