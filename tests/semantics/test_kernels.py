"""Reference semantics of kernels: the operations, the rules that a kernel can violate, and whole programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.fx import GraphModule

from stepwell.benchmarks.programs import PROGRAMS
from stepwell.compiler.checking.agreement import Tolerance, first_disagreement
from stepwell.compiler.execution import Executor
from stepwell.compiler.execution.interpreted_kernels import ORDERS, InterpretedKernels
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.semantics.kernels import KernelError, OutOfBounds, Race, TooLong, UninitializedRead, run_kernel
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

from ..codegen.emit.cpp_elementwise_cases import FAMILIES
from ..codegen.emit.kernels import elementwise_kernel
from ..codegen.emit.test_cpp_elementwise import difference


def kernel_of(text: str, *, valid: bool = True) -> KernelOp:
    module = parse_module(make_context(), text)
    if valid:
        verify_module(module)
    kernel = module.body.block.first_op
    assert isinstance(kernel, KernelOp)
    return kernel


def on_arrays(text: str) -> Callable[..., int]:
    """A kernel as a function of arrays, which gives the code that the compiled kernel would."""
    kernel = kernel_of(text)

    def run(*arrays: np.ndarray) -> int:
        try:
            run_kernel(kernel, [torch.from_numpy(array) for array in arrays])
        except IndexError:
            return 1
        except RuntimeError:
            return 2
        return 0

    return run


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lanes", [0, 16])
def test_elementwise(lanes: int, family: str) -> None:
    problems = []
    for case in FAMILIES[family]():
        text = elementwise_kernel("k", case.formula, list(case.operands), case.result, lanes)
        problems.append(difference(case, on_arrays(text)))
    assert problems and not any(problems), "\n".join(filter(None, problems))


def run(body: str, *tensors: Tensor, order: str = "forward", valid: bool = True) -> None:
    """Run a kernel of `%x: memref<16xf32>` and `%y: memref<16xf32>`."""
    kernel = kernel_of(f"loop.kernel @k(%x: memref<16xf32>, %y: memref<16xf32>) {{\n{body}\n}}", valid=valid)
    run_kernel(kernel, tensors or (torch.arange(16.0), torch.zeros(16)), order=ORDERS[order])


COPY = "%v = loop.load %x[{load}] : memref<16xf32> -> f32\nloop.store %v, %y[{store}] : f32, memref<16xf32>"
WRONG: dict[str, tuple[type[KernelError], str, str]] = {
    "a load outside": (OutOfBounds, "element 16 of a buffer of 16: the subscript is %i \\+ 8",
                       f"loop.parallel %i = 0 to 9 {{ {COPY.format(load='%i + 8', store='%i')} }}"),
    "a store before the first": (OutOfBounds, "element -1", f"loop.parallel %i = 0 to 4 {{ "
                                 f"{COPY.format(load='%i', store='%i - 1')} }}"),
    "a vector over the end": (OutOfBounds, "element 16", """loop.parallel %i = 0 to 16 step 12 {
      %v = loop.load %x[%i] : memref<16xf32> -> vector<8xf32>
    }"""),
    "two writers": (Race, "writes an element that another iteration of a parallel loop writes",
                    f"loop.parallel %i = 0 to 4 {{ {COPY.format(load='%i', store='%i floordiv 2')} }}"),
    "a writer and a reader": (Race, "another iteration of a parallel loop reads", """loop.parallel %i = 0 to 4 {
      %v = loop.load %x[%i + 1] : memref<16xf32> -> f32
      loop.store %v, %x[%i] : f32, memref<16xf32>
    }"""),
    "scratch memory that has no value": (UninitializedRead, "element 1 of scratch memory", """
      %row = loop.alloc : memref<4xf32>
      %v = loop.load %x[0] : memref<16xf32> -> f32
      loop.store %v, %row[0] : f32, memref<4xf32>
      %w = loop.load %row[1] : memref<4xf32> -> f32"""),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("order", ORDERS)
def test_kernels_that_break_a_rule_are_refused(name: str, order: str) -> None:
    error, message, body = WRONG[name]
    with pytest.raises(error) as raised:
        run(body, order=order, valid=False)  # the verifier finds some of them
    if order == "forward":  # in another order another iteration may be the first to show it
        assert re.search(message, str(raised.value))


def test_lanes_that_a_mask_excludes_access_nothing() -> None:
    y = torch.zeros(16)
    run("""%m = arith.constant dense<[true, true, false, false]> : vector<4xi1>
      %v = loop.load %x[14] where %m : memref<16xf32> -> vector<4xf32>
      loop.store %v, %y[14] where %m : vector<4xf32>, memref<16xf32>""", torch.arange(16.0), y)
    assert y.tolist() == [0.0] * 14 + [14.0, 15.0]


def test_a_kernel_that_takes_too_long_is_ended() -> None:
    kernel = kernel_of("""loop.kernel @k(%y: memref<16xf32>) {
      loop.parallel %i = 0 to 16 {
        %v = loop.reduce <add> %r = 0 to 1125899906842624 : f32 {
          %one = arith.constant 1.0 : f32
          loop.yield %one : f32
        }
        loop.store %v, %y[%i] : f32, memref<16xf32>
      }
    }""")
    with pytest.raises(TooLong, match=r"'loop.reduce' takes too long: it has 1125899906842624 iterations"):
        run_kernel(kernel, [torch.zeros(16)], most_iterations=1000)


def test_atomic_updates_of_one_element_are_no_race() -> None:
    y = torch.zeros(16)
    run("""loop.parallel %i = 0 to 16 {
      %v = loop.load %x[%i] : memref<16xf32> -> f32
      loop.atomic <add> %v, %y[%i mod 2] : f32, memref<16xf32>
    }""", torch.arange(16.0), y, order="random")
    assert y[:3].tolist() == [56.0, 64.0, 0.0]


def test_scratch_memory_of_an_iteration_is_its_own() -> None:
    y = torch.zeros(16)
    run("""loop.parallel %i = 0 to 4 {
      %row = loop.alloc : memref<1xf32>
      %v = loop.load %x[%i] : memref<16xf32> -> f32
      loop.store %v, %row[0] : f32, memref<1xf32>
      %w = loop.load %row[0] : memref<1xf32> -> f32
      loop.store %w, %y[%i] : f32, memref<16xf32>
    }""", torch.arange(16.0), y)
    assert y[:5].tolist() == [0.0, 1.0, 2.0, 3.0, 0.0]


def test_one_buffer_given_twice_is_one_memory() -> None:
    shared = torch.arange(16.0)
    with pytest.raises(Race):
        run(f"loop.parallel %i = 0 to 4 {{ {COPY.format(load='%i + 1', store='%i')} }}", shared, shared)


def test_an_index_out_of_range_is_reported_when_the_kernel_ends() -> None:
    kernel = kernel_of("""loop.kernel @k(%x: memref<2xi64>, %y: memref<2xf32>) {
      loop.parallel %i = 0 to 2 {
        %v = loop.load %x[%i] : memref<2xi64> -> i64
        %k = loop.check_index %v below 2 : i64
        %one = arith.constant 1.0 : f32
        loop.store %one, %y[%i] : f32, memref<2xf32>
      }
    }""")
    y = torch.zeros(2)
    with pytest.raises(IndexError, match="index out of range in kernel k"):
        run_kernel(kernel, [torch.tensor([2, 0]), y])
    assert y.tolist() == [1.0, 1.0]


NAMES = ("softmax_fwdbwd", "argmax_ties", "cumsum_mask", "embedding_fwdbwd", "index_put_accumulate", "pad_modes",
         "elementwise_bf16", "mlp_softmax_dynamic", "rope")
SCHEDULED = pipeline_for("cpu:default", "aten", threads=True)


@pytest.mark.parametrize("name", NAMES)
def test_scheduled_kernels_of_programs(name: str) -> None:
    """Interpreted kernels agree with compiled ones, and none breaks a rule, in any order of parallel iterations."""
    program = PROGRAMS[name]
    compared = 0

    def compiler(imported: ImportedGraph, kind: GraphKind) -> Callable[..., Sequence[Any]]:
        def call(*inputs: Any) -> Sequence[Any]:
            nonlocal compared
            module = imported.module.clone()
            PassManager(parse_pipeline(SCHEDULED), []).run(make_context(), module)
            compiled = Executor().observe(module, inputs)
            for order in ("forward", "reverse"):
                interpreted = Executor(kernels=InterpretedKernels(order)).observe(module, inputs)
                problem = first_disagreement(compiled, interpreted, tolerance=Tolerance())
                assert problem is None, f"{name}, {order}: {problem}"
                compared += 1
            return run_module(imported.module, inputs)

        return call

    def backend(graph: GraphModule, inputs: list[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, compiler)

    example = program.example("small")
    torch._dynamo.reset()
    compiled = torch.compile(example.run, backend=backend, dynamic=True if program.dynamic else None)
    example.call(compiled, example.inputs, program.training)
    assert compared
