"""parse(print(m)) equals m after every pass, for the modules of programs of the registry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch.fx import GraphModule
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stepwell.benchmarks.programs import PROGRAMS
from stepwell.frontend.calling.compiled_graphs import Program
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.context import make_context
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.pass_manager import Instrument, PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

NAMES = ("conv_bn_silu", "carafe", "softmax_fwdbwd", "cumsum_mask", "argmax_ties", "slice_assignment",
         "embedding_fwdbwd", "index_put_accumulate", "mlp_softmax_dynamic")
PIPELINE = pipeline_for("cpu:default", "aten", threads=True)


class RoundTrip(Instrument):
    """Holds each module to its text, in custom and in generic form."""

    text = ""

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        text = print_module(module, locations=True)
        if text == self.text:
            return  # the pass changed nothing
        self.text = text
        parsed = parse_module(make_context(), text)
        assert parsed.is_structurally_equivalent(module), f"after {module_pass.name}"
        assert print_module(parsed, locations=True) == text, f"after {module_pass.name}"
        generic = parse_module(make_context(), print_module(module, generic=True))
        assert generic.is_structurally_equivalent(module), f"generic form after {module_pass.name}"


@pytest.mark.parametrize("name", NAMES)
def test_modules_are_their_text_after_every_pass(name: str) -> None:
    program = PROGRAMS[name]
    modules: list[ModuleOp] = []

    def backend(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        def keep(imported: ImportedGraph, kind: GraphKind) -> Program:
            modules.append(imported.module.clone())
            return lambda *arguments: run_module(imported.module, arguments)

        return compile_graph(graph, inputs, keep)

    torch.compiler.reset()
    example = program.example("small")
    example.call(torch.compile(example.run, backend=backend, dynamic=program.dynamic or None), example.inputs,
                 program.training)
    assert modules
    for module in modules:
        PassManager(parse_pipeline(PIPELINE), [RoundTrip()]).run(make_context(), module)
