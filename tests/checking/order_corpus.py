"""The programs for random orders of passes: cases, programs of the registry, and random ones.

    stepwell check-orders --corpus stepwell.tests.checking.order_corpus:corpus --pipelines 2000 --seed 0
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule

from stepwell.benchmarks.programs import PROGRAMS, Program
from stepwell.compiler.execution import copies_of
from stepwell.compiler.pass_orders import Corpus, Subject
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module

from ..cases.case import Case, moved
from ..cases.registry import CASES
from ..end_to_end.agreement import REFUSALS
from ..end_to_end.random_programs import ProgramGenerator
from ..end_to_end.test_random_programs import KINDS
from ..passes.random_programs import ProgramWriter
from .test_corpus import interpret

RANDOM = 200
"""How many random programs of each kind there are to draw from."""

CONSTANTS_OF_F32 = ("aten.hardsigmoid_backward", "aten.hardswish_backward")
"""What ATen computes of float64 with constants of float32, so that no reference says what is right."""


def corpus() -> Corpus:
    """All programs."""
    return Corpus({
        "cases": {name: partial(_of_case, case) for name, case in CASES.items()},
        "programs": {name: partial(_of_program, program) for name, program in PROGRAMS.items()
                     if program.group != "models"},
        "prim": {f"prim {seed}": partial(_of_prim, seed) for seed in range(RANDOM)},
        "random": {f"{kind} {seed}": partial(_of_random_program, kind, seed)
                   for kind in KINDS for seed in range(RANDOM)},
    })


def _of_case(case: Case) -> Sequence[Subject]:
    inputs = tuple(moved(value, "cpu") for value in case.inputs)
    try:
        return captured(case.name, lambda backend: torch.compile(case.function, backend=backend)(*inputs))
    except REFUSALS:
        return []  # this version of torch refuses it


def _of_program(program: Program) -> Sequence[Subject]:
    example = program.example("small")

    def run(backend: Any) -> object:
        compiled = torch.compile(example.run, backend=backend, dynamic=True if program.dynamic else None)
        return example.call(compiled, example.inputs, program.training)

    return captured(program.name, run)


def _of_prim(seed: int) -> Sequence[Subject]:
    text = ProgramWriter(seed, 14).text()
    return [Subject(f"prim {seed}", parse_module(make_context(), text))]


def _of_random_program(kind: str, seed: int) -> Sequence[Subject]:
    program = ProgramGenerator(seed, **KINDS[kind]).generate()
    inputs = copy.deepcopy(program.inputs)
    dynamic = True if kind == "of symbolic sizes" else None

    def run(backend: Any) -> None:
        if not program.gradients:
            torch.compile(program.function(), backend=backend, dynamic=dynamic)(*inputs)
            return
        leaves = [x.requires_grad_(x.is_floating_point()) for x in inputs]
        results = torch.compile(program.function(), backend=backend, dynamic=dynamic)(*leaves)
        sum((x.float().sum() for x in results if isinstance(x, Tensor) and x.requires_grad),
            torch.zeros(())).backward()

    try:
        subjects = captured(f"{kind} {seed}", run)
    except REFUSALS:
        return []  # torch cannot trace it, or differentiate it
    return [each for each in subjects if not any(op.name in CONSTANTS_OF_F32 for op in each.module.walk())]


def captured(name: str, run: Callable[[Any], object]) -> Sequence[Subject]:
    """The modules that a program becomes when it runs, each with the inputs that it is called on."""
    subjects: list[Subject] = []

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Callable[..., Sequence[Any]]:
        def called(*inputs: Any) -> Sequence[Any]:
            subjects.append(Subject(f"{name} {kind}", imported.module.clone(), tuple(copies_of(inputs))))
            return interpret(imported, inputs)

        return called

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    torch._dynamo.reset()
    torch.manual_seed(0)
    run(backend)
    return subjects
