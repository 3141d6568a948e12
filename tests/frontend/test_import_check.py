"""An imported graph is compared with eager node by node, and an incorrectly imported operator is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.fx import GraphModule

import stepwell
from stepwell.frontend.calling.compiled_graphs import Program
from stepwell.frontend.importing import importer
from stepwell.frontend.importing.import_check import check_import
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.errors import SemanticsError
from stepwell.ir.semantics.interpreter import run_module


def several_results(x: Tensor, w: Tensor) -> Any:
    first, second = torch.split(torch.nn.functional.dropout(x @ w, 0.5), 4)
    values, places = torch.topk(first, 2)
    return values.sum() + torch.fft.fft(second).real.sum(), places, torch.var_mean(second, dim=1)


def writes(x: Tensor, k: Tensor) -> Tensor:
    x[k] = 3.0
    x += 1
    return x.t().contiguous().view(-1)


def symbolic(x: Tensor) -> Tensor:
    return torch.softmax(x, 0) * x.shape[0]


CASES: dict[str, tuple[Callable[..., Any], tuple[Tensor, ...], list[int]]] = {
    "training": (several_results, (torch.randn(8, 8, requires_grad=True), torch.randn(8, 8)), [16, 14]),
    "writes": (writes, (torch.randn(8, 8), torch.tensor([1, 2])), [2]),
    "symbolic": (symbolic, (torch.randn(7, 8),), [2]),
}


@pytest.mark.parametrize("name", CASES)
def test_right_imports_pass_and_are_compared(name: str) -> None:
    function, arguments, least = CASES[name]
    counts: list[int] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Program:
        def program(*values: Any) -> Any:
            counts.append(check_import(imported, values))
            return run_module(imported.module, values)

        return program

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    results = torch.compile(function, backend=backend, dynamic=name == "symbolic")(*arguments)
    if name == "training":
        results[0].backward()
    assert len(counts) == len(least)
    assert all(count >= wanted for count, wanted in zip(counts, least, strict=True)), counts


@pytest.fixture
def _alpha_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    right = importer.named_arguments

    def wrong(*given: Any) -> dict[str, Any]:
        return {name: 1 if name == "alpha" else value for name, value in right(*given).items()}

    monkeypatch.setattr(importer, "named_arguments", wrong)


def program(x: Tensor, y: Tensor) -> Tensor:
    z = torch.exp(x)
    return torch.add(z, y, alpha=2)


@pytest.mark.usefixtures("_alpha_is_lost")
@pytest.mark.parametrize("way", ("check", "random", "real"))
def test_a_lost_argument_is_the_importers_fault(way: str) -> None:
    x, y = torch.randn(3), torch.randn(3)
    with pytest.raises(Exception, match=r"eager's aten\.add\.Tensor gives") as caught:
        if way == "check":
            stepwell.check(program, x, y)
        else:
            options = {"check_semantics": True if way == "random" else "real", "cache": False}
            torch.compile(program, backend="stepwell", options=options)(x, y)
    torch._dynamo.reset()
    error = caught.value if isinstance(caught.value, SemanticsError) else caught.value.__cause__
    text = str(error or caught.value)
    assert f"test_import_check.py:{program.__code__.co_firstlineno + 2}:" in text
    assert "pass: the importer (its module for aten.add.Tensor computes something else)" in text
