"""Programs of the registry, at small sizes and on their own inputs: no pass changes the results of their modules.

Every tenth program runs. Its passes on tensors are checked one by one, and for every 50th also those on kernels; for
the others they are checked together, and one by one if the results differ. With `--every-pass` all programs run, and
all passes are checked one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.fx import GraphModule

from stepwell.benchmarks.programs import PROGRAMS
from stepwell.compiler.checking import CheckSemantics
from stepwell.compiler.execution import Executor
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.context import make_context
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

PASSES = parse_pipeline(pipeline_for("cpu:default", "aten", threads=True))
ON_KERNELS = [each.name for each in parse_pipeline(pipeline_for("cpu:default", "loop", threads=True))]
EXECUTED_TOGETHER = ["prim-to-loop", *(name for name in ON_KERNELS if name not in ("cse", "dce"))]


@pytest.mark.parametrize("place", range(len(PROGRAMS)), ids=PROGRAMS.keys())
def test_no_pass_changes_what_is_computed(place: int, request: pytest.FixtureRequest) -> None:
    every_pass = request.config.getoption("--every-pass")
    if place % 10 and not every_pass:
        pytest.skip("every tenth program runs without --every-pass")
    program = list(PROGRAMS.values())[place]
    one_by_one = every_pass or place % 50 == 0
    checks: list[CheckSemantics] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Callable[..., Sequence[Any]]:
        def run(*inputs: Any) -> Sequence[Any]:
            checks.append(CheckSemantics(values=inputs, postponed=() if one_by_one else EXECUTED_TOGETHER))
            PassManager(PASSES, checks[-1:]).run(make_context(), imported.module.clone())
            return interpret(imported, inputs)

        return run

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    example = program.example("small")
    torch._dynamo.reset()
    compiled = torch.compile(example.run, backend=backend, dynamic=True if program.dynamic else None)
    example.call(compiled, example.inputs, program.training)
    assert checks and all("prim-to-loop" in check.checked for check in checks)


def interpret(imported: ImportedGraph, inputs: Sequence[Any]) -> Sequence[Any]:
    """What a graph computes of its inputs, some of which it may write, by reference semantics."""
    seen = Executor().observe(imported.module, inputs)
    for old, new in zip(inputs, seen.arguments, strict=True):
        if isinstance(old, Tensor) and not torch.equal(old, new):  # an expanded tensor cannot be written
            with torch.no_grad():
                old.copy_(new)
    arguments = {f"argument {at}": value for at, value in enumerate(inputs)}
    return [arguments.get(alias or "", value) for alias, value in zip(seen.aliases, seen.results, strict=True)]
