"""Compiled models whose graphs are recorded and replayed, as on a GPU: training, retained results, buffers."""

from __future__ import annotations

import copy
import gc
import weakref
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.fx import GraphModule

import stepwell
from stepwell.codegen.runtime.gpu.graphs.program import GraphedProgram
from stepwell.codegen.runtime.gpu.graphs.recording import ResultMemory
from stepwell.frontend.calling.compiled_graphs import Program
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph

from ..codegen.runtime.fake_recorder import FakeRecorder


class RecordingBackend:
    """A backend of torch.compile whose programs are recorded."""

    def __init__(self) -> None:
        self.results = ResultMemory()
        self.programs: dict[GraphKind, GraphedProgram] = {}
        self.recorders: dict[GraphKind, FakeRecorder] = {}

    def __call__(self, graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, self._compile)

    def _compile(self, imported: ImportedGraph, kind: GraphKind) -> Program:
        program = stepwell.compile_module(imported.module)
        written = [at for at, argument in enumerate(program.arguments.arguments) if argument.is_written]
        recorder = self.recorders[kind] = FakeRecorder()
        self.programs[kind] = GraphedProgram(program.forward, recorder, self.results, written=written)
        return self.programs[kind]


@pytest.fixture
def backend() -> Iterator[RecordingBackend]:
    torch.compiler.reset()
    torch.manual_seed(0)
    yield RecordingBackend()
    torch.compiler.reset()


class Classifier(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(3, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.head = nn.Linear(4, 5)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(F.gelu(self.norm(self.convolution(x))).mean((2, 3)))


def model_and_twin() -> tuple[Classifier, Classifier]:
    model = Classifier()
    return model, copy.deepcopy(model)


def batches(count: int) -> list[Tensor]:
    return [torch.randn(2, 3, 6, 6) for _ in range(count)]


def test_training(backend: RecordingBackend) -> None:
    model, twin = model_and_twin()
    program = torch.compile(model, backend=backend)
    ours, theirs = (torch.optim.SGD(each.parameters(), lr=0.1) for each in (model, twin))
    for x in batches(12):
        for forward, optimizer in ((program, ours), (twin, theirs)):
            optimizer.zero_grad()
            loss = F.cross_entropy(forward(x), torch.tensor([1, 2]))
            loss.backward()
            optimizer.step()
    torch.testing.assert_close(model.state_dict(), twin.state_dict(), rtol=1e-3, atol=1e-4)
    assert all(each.status.recorded <= 2 for each in backend.programs.values())
    assert [each.runs for each in backend.recorders.values()] == [11, 11]


def test_gradients_that_add_up(backend: RecordingBackend) -> None:
    model, twin = model_and_twin()
    program = torch.compile(model, backend=backend)
    for x in batches(8):
        for forward in (program, twin):
            forward(x).square().sum().backward()
        gradients = [[parameter.grad for parameter in each.parameters()] for each in (model, twin)]
        torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-3)


def test_several_forwards_before_their_backwards(backend: RecordingBackend) -> None:
    model, twin = model_and_twin()
    program = torch.compile(model, backend=backend)
    for _ in range(4):
        xs = batches(3)
        for forward in (program, twin):
            losses = [forward(x).square().sum() for x in xs]
            for loss in reversed(losses):
                loss.backward()
        gradients = [[parameter.grad for parameter in each.parameters()] for each in (model, twin)]
        torch.testing.assert_close(*gradients, rtol=1e-3, atol=1e-3)
        model.zero_grad(), twin.zero_grad()


def test_inference_with_kept_results(backend: RecordingBackend) -> None:
    model, twin = model_and_twin()
    program = torch.compile(model.eval(), backend=backend)
    xs = batches(10)
    with torch.no_grad():
        kept = [program(x) for x in xs]
        torch.testing.assert_close(kept, [twin.eval()(x) for x in xs], rtol=1e-4, atol=1e-5)


def test_dynamic_sizes(backend: RecordingBackend) -> None:
    model, twin = model_and_twin()
    program = torch.compile(model.eval(), backend=backend, dynamic=True)
    with torch.no_grad():
        for size in (2, 3, 2, 3, 4, 4, 2, 3):
            x = torch.randn(size, 3, 6, 6)
            torch.testing.assert_close(program(x), twin.eval()(x), rtol=1e-4, atol=1e-5)
    assert backend.programs["inference"].status.recorded >= 3


def test_views_of_results_and_arguments(backend: RecordingBackend) -> None:
    def function(x: Tensor, state: Tensor) -> tuple[Tensor, ...]:
        y = (x * 2).t()
        state.mul_(0.5).add_(x.sum())
        return y, y[1:], x[0], state, state.view(-1)

    program = torch.compile(function, backend=backend)
    ours, theirs, kept = torch.ones(2, 2), torch.ones(2, 2), []
    for x in torch.randn(10, 3, 4):
        found, wanted = program(x, ours), function(x, theirs)
        assert found[3] is ours and [each.stride() for each in found] == [each.stride() for each in wanted]
        kept.append((found[:3], wanted[:3]))
        torch.testing.assert_close(ours, theirs)
    for found, wanted in kept:
        torch.testing.assert_close(found, wanted)


def test_an_optimizer(backend: RecordingBackend) -> None:
    """The state is written where it lies, and the count of steps, which each step corrects by, is none of the constants
    of the recording."""
    parameters = [torch.randn(sizes, requires_grad=True) for sizes in ((3, 4), (4,), (4, 2, 2))]
    twins = [copy.deepcopy(each) for each in parameters]
    ours, theirs = (torch.optim.Adam(each, lr=0.1, foreach=True) for each in (parameters, twins))
    step = torch.compile(ours.step, backend=backend)
    for _ in range(10):
        for one, other in zip(parameters, twins, strict=True):
            one.grad = torch.randn_like(one)
            other.grad = one.grad.clone()
        step(), theirs.step()
        torch.testing.assert_close(parameters, twins)
        for one, other in zip(parameters, twins, strict=True):
            torch.testing.assert_close(ours.state[one], theirs.state[other])
    assert backend.programs["inference"].status.recorded <= 4 and backend.recorders["inference"].runs >= 8
    assert float(ours.state[parameters[0]]["step"]) == 10


def test_programs_and_their_recordings_die_with_the_model(backend: RecordingBackend) -> None:
    model, x = Classifier(), batches(1)[0]
    program = torch.compile(model, backend=backend)
    for _ in range(3):
        program(x).sum().backward()
    recorded = [weakref.ref(each) for each in backend.programs.values()]
    assert len(recorded) == 2 and backend.results._recordings
    backend.programs.clear()
    del program, model
    torch.compiler.reset()
    gc.collect()
    assert [each() for each in recorded] == [None, None] and not backend.results._recordings
