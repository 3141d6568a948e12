"""Accesses outside of buffers, checked in compiled kernels and in Triton's interpreter, and accesses of different
iterations that collide, checked in compiled kernels; both named as by the reference semantics."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch

from stepwell.compiler.execution import Executor
from stepwell.compiler.execution.interpreted_kernels import InterpretedKernels
from stepwell.ir.context import make_context
from stepwell.ir.semantics.kernels.errors import KernelError, OutOfBounds, Race
from stepwell.ir.text import parse_module

# Of %x only the first elements are there; %k holds 0, 3, 6, ...
ACCESSES = {
    "scalar": "%v = loop.load %x[%i + 5] : memref<?xf32> -> f32",
    "below": "%v = loop.load %x[%i - 3] : memref<?xf32> -> f32",
    "masked scalar": """%z = arith.constant 0 : index
      %c = arith.cmpi sgt, %i, %z : index
      %v = loop.load %x[%i * 9] where %c : memref<?xf32> -> f32""",
    "vector": "%v = loop.load %x[%i * 4] : memref<?xf32> -> vector<4xf32>",
    "strided": "%v = loop.load %x[%i] stride 3 : memref<?xf32> -> vector<4xf32>",
    "masked": """%m = arith.constant dense<[true, false, true, false]> : vector<4xi1>
      %v = loop.load %x[%i * 2 + 6] stride 2 where %m : memref<?xf32> -> vector<4xf32>""",
    "gather": """%o = loop.load %k[%i] : memref<16xi64> -> vector<4xi64>
      %v = loop.gather %x[%i] at %o : memref<?xf32>, vector<4xi64> -> vector<4xf32>""",
    "masked gather": """%m = arith.constant dense<[true, true, false, true]> : vector<4xi1>
      %o = loop.load %k[%i] : memref<16xi64> -> vector<4xi64>
      %v = loop.gather %x[%i] at %o where %m : memref<?xf32>, vector<4xi64> -> vector<4xf32>""",
    "packed": "%v = loop.load_packed %b[%i * 8] : memref<?xbf16> -> vector<2xi32>",
    "store": """%f = arith.constant 1.0 : f32
      loop.store %f, %x[%i * 7] : f32, memref<?xf32>""",
    "vector store": """%f = arith.constant dense<1.0> : vector<4xf32>
      %m = arith.constant dense<[false, true, true, false]> : vector<4xi1>
      loop.store %f, %x[%i * 6] where %m : vector<4xf32>, memref<?xf32>""",
    "atomic": """%f = arith.constant 1.0 : f32
      loop.atomic <add> %f, %x[%i * 8] : f32, memref<?xf32>""",
    "transposed": """%t = loop.alloc : memref<16xf32>
      loop.transpose 4 by 4 of %x[%i] stride 4 to %t[0] stride 4 : memref<?xf32>, memref<16xf32>""",
    "scratch": """%t = loop.alloc : memref<4xf32>
      %f = arith.constant 1.0 : f32
      loop.store %f, %t[%i * 2] : f32, memref<4xf32>""",
}
KERNEL = """
loop.kernel @k(%x: memref<?xf32>, %b: memref<?xbf16>, %k: memref<16xi64>, %n: index) {
  loop.for %i = 0 to %n {
      ACCESS loc("model.py":7:3)
  }
}
"""


def outcome(executor: Executor, text: str, count: int) -> str | tuple[torch.Tensor, ...]:
    given = [torch.arange(float(count)), torch.arange(count).bfloat16(), 3 * torch.arange(16), 3]
    try:
        return executor.observe(parse_module(make_context(), text), given).results
    except KernelError as error:
        assert error.op is not None
        return f"{error.where} {error.what} {error.op} {error.hint}"


@pytest.mark.parametrize("name", ACCESSES)
def test_as_by_reference_semantics(name: str) -> None:
    text = KERNEL.replace("ACCESS", ACCESSES[name])
    meant, found = (outcome(executor, text, 7) for executor in (
        Executor(kernels=InterpretedKernels()), Executor(check_bounds=True)))
    assert isinstance(meant, str) and found == meant and meant.startswith("model.py:7:3 'loop.")


def test_right_kernels_are_left_alone() -> None:
    """In buffers that are large enough, all of these accesses do what they do unchecked."""
    for name in sorted(ACCESSES.keys() - {"below", "scratch"}):
        text = KERNEL.replace("ACCESS", ACCESSES[name])
        meant, found = (outcome(executor, text, 64) for executor in (
            Executor(kernels=InterpretedKernels()), Executor(check_bounds=True)))
        torch.testing.assert_close(found, meant, rtol=0, atol=0, msg=name)


def test_buffers_have_any_name() -> None:
    """Also those of constants that the checks use."""
    text = KERNEL.replace("ACCESS", ACCESSES["store"]).replace("%x", "%READ").replace("%b", "%WRITE")
    assert isinstance(outcome(Executor(check_bounds=True), text, 64), tuple)


STORE = 'loop.store %f, %x[PLACE] : f32, memref<?xf32> loc("model.py":7:3)'
LOAD = 'loop.load %x[PLACE] : memref<?xf32> -> f32 loc("model.py":8:3)'
UPDATE = 'loop.atomic <add> %f, %x[PLACE] : f32, memref<?xf32> loc("model.py":9:3)'
READ_AND_WRITE = f"loop.parallel %i = 0 to 6 {{ %v = {LOAD} {STORE} }}"
NESTED = f"loop.parallel %i = 0 to 4 {{ loop.parallel %j = 0 to 3 {{ {STORE} }} }}"
COLLIDING = {
    "writes": f"loop.parallel %i = 0 to 6 {{ {STORE} }}".replace("PLACE", "%i floordiv 2"),
    "a write of what was read": READ_AND_WRITE.replace("PLACE", "%i + 1", 1).replace("PLACE", "%i"),
    "a read of what was written": READ_AND_WRITE.replace("PLACE", "%i", 1).replace("PLACE", "%i + 1"),
    "a write of what two read": f"loop.parallel %i = 0 to 4 {{ %v = {LOAD} {STORE} }}".replace(
        "PLACE", "%i mod 2", 1).replace("PLACE", "4 - %i"),
    "an inner loop": NESTED.replace("PLACE", "%i * 3 + %j floordiv 2"),
    "an outer loop": NESTED.replace("PLACE", "%i + %j"),
    "an inner loop in order": f"loop.parallel %i = 0 to 4 {{ loop.for %j = 0 to 3 {{ {STORE} }} }}".replace(
        "PLACE", "%j"),
    "a write of what is updated": f"loop.parallel %i = 0 to 4 {{ {UPDATE} {STORE} }}".replace(
        "PLACE", "%i mod 2", 1).replace("PLACE", "3 - %i"),
    "an update of what is written": f"loop.parallel %i = 0 to 4 {{ {STORE} {UPDATE} }}".replace(
        "PLACE", "%i", 1).replace("PLACE", "3 - %i"),
    "vectors": """loop.parallel %i = 0 to 4 {
      %w = arith.constant dense<1.0> : vector<4xf32>
      loop.store %w, %x[%i * 3] : vector<4xf32>, memref<?xf32>
    }""",
}
APART = {
    "each its own": READ_AND_WRITE.replace("PLACE", "%i"),
    "twice by one iteration": f"loop.parallel %i = 0 to 4 {{ loop.for %j = 0 to 3 {{ {STORE} }} }}".replace(
        "PLACE", "%i"),
    "reads": f"loop.parallel %i = 0 to 6 {{ %v = {LOAD} }}".replace("PLACE", "0"),
    "updates": f"loop.parallel %i = 0 to 6 {{ {UPDATE} }}".replace("PLACE", "0"),
    "one loop after another": f"loop.parallel %i = 0 to 6 {{ {STORE} }} loop.parallel %j = 0 to 6 {{ %v = {LOAD} }}"
    .replace("PLACE", "%i", 1).replace("PLACE", "5 - %j"),
    "one loop in each iteration": f"loop.for %i = 0 to 4 {{ loop.parallel %j = 0 to 3 {{ {STORE} }} }}".replace(
        "PLACE", "%i + %j"),
    "an inner loop": NESTED.replace("PLACE", "%i * 3 + %j"),
}
LOOPS = """
loop.kernel @k(%x: memref<?xf32>, %b: memref<?xbf16>, %k: memref<16xi64>, %n: index) {
  %f = arith.constant 1.0 : f32
  BODY
}
"""


@pytest.mark.parametrize("name", COLLIDING)
def test_races_as_by_reference_semantics(name: str) -> None:
    text = LOOPS.replace("BODY", COLLIDING[name])
    meant, found = (outcome(executor, text, 64) for executor in (
        Executor(kernels=InterpretedKernels()), Executor(check_bounds=True)))
    assert isinstance(meant, str) and found == meant and "another iteration of a parallel loop" in meant


def test_accesses_that_do_not_collide() -> None:
    for name, body in APART.items():
        meant, found = (outcome(executor, LOOPS.replace("BODY", body), 64) for executor in (
            Executor(kernels=InterpretedKernels()), Executor(check_bounds=True)))
        torch.testing.assert_close(found, meant, rtol=0, atol=0, msg=name)


def test_any_iteration_of_a_kernel_for_a_gpu_may_store_last() -> None:
    text = 'module attributes {stepwell.target = "cuda"} {' + LOOPS.replace("BODY", COLLIDING["writes"]) + "}"
    for executor in (Executor(kernels=InterpretedKernels()), Executor(check_bounds=True)):
        assert not isinstance(outcome(executor, text, 64), str)


def test_races_in_one_memory_under_two_names() -> None:
    """A read of `%y` meets a write of `%x`, whose memory begins two elements later."""
    text = """loop.kernel @k(%x: memref<6xf32>, %y: memref<8xf32>) {
      loop.parallel %i = 0 to 6 {
        %v = loop.load %y[%i + SHIFT] : memref<8xf32> -> f32
        loop.store %v, %x[%i] : f32, memref<6xf32>
      }
    }"""
    memory = torch.arange(8.0)
    executor = Executor(check_bounds=True)
    executor.observe(parse_module(make_context(), text.replace("SHIFT", "2")), [memory[2:], memory])
    with pytest.raises(Race, match="reads an element that another iteration of a parallel loop writes"):
        executor.observe(parse_module(make_context(), text.replace("SHIFT", "0")), [memory[2:], memory])
    apart = [memory[2:].clone(), memory]
    executor.observe(parse_module(make_context(), text.replace("SHIFT", "0")), apart)


def tripled(x: torch.Tensor) -> torch.Tensor:
    return torch.cos(x * 3)


@pytest.mark.parametrize("options", [{}, {"target": "triton-interpreter"}], ids=str)
def test_programs(options: dict, tmp_path: Path) -> None:
    """An edited stage is checked in its first run, and any with the option."""
    x = torch.randn(40, 100)
    torch.compiler.reset()
    stages, edited = tmp_path / "stages", tmp_path / "edited"
    compiled = torch.compile(tripled, backend="stepwell", options={
        **options, "check_bounds": True, "dump": str(stages)})
    torch.testing.assert_close(compiled(x), tripled(x))
    (stage,) = stages.glob("*_prim-to-loop.mlir")
    text = stage.read_text()
    moved = re.sub(r"(loop.load %x)\[(.*?)\]", r"\1[\2 + (\2) mod 7 * 600]", text)
    assert moved != text
    edited.mkdir()
    (edited / stage.name).write_text(moved)
    for more in ({}, {"check_bounds": True}):
        torch.compiler.reset()
        wrong = torch.compile(tripled, backend="stepwell", options={**options, **more, "override": str(edited)})
        for _ in range(2):
            with pytest.raises(OutOfBounds, match=r"accesses element \d+ of a buffer of 4000"):
                wrong(x)
    # A right one runs unchecked from its second run on.
    (edited / stage.name).write_text(text)
    torch.compiler.reset()
    right = torch.compile(tripled, backend="stepwell", options={**options, "override": str(edited)})
    for _ in range(3):
        torch.testing.assert_close(right(x), tripled(x))


def test_pointers_into_either_of_two_buffers() -> None:
    """The buffer that a merged launch chooses is the one whose size counts."""
    import numpy as np
    from triton import language as tl
    from triton.runtime.interpreter import TensorHandle

    from stepwell.codegen.runtime.gpu.interpreter.bounds import CheckedBuilder, CheckedPointer

    builder = CheckedBuilder("both", {}, "", {})
    left, right = (TensorHandle(np.array([at + 12], np.uint64), CheckedPointer(tl.float32, name, at, count))
                   for name, at, count in (("x", 4096, 4), ("y", 8192, 3)))
    where = [builder.create_select(TensorHandle(np.array([is_left]), tl.int1), left, right)
             for is_left in (True, False)]
    mask = TensorHandle(np.array([True]), tl.int1)
    # An address of which no size is known, such as one in an arena.
    unknown = TensorHandle(np.array([12], np.uint64), tl.pointer_type(tl.float32))
    where += [builder.create_select(TensorHandle(np.array([True]), tl.int1), unknown, right)]
    builder._check(where[0], mask)
    builder._check(where[2], mask)
    with pytest.raises(OutOfBounds, match="accesses element 3 of a buffer of 3: of 'y'"):
        builder._check(where[1], mask)


def test_kernels_for_a_gpu_run_on_copies() -> None:
    """Two arguments in one memory share the copy, which is written back even if the kernel fails."""
    from stepwell.codegen.runtime.gpu.interpreter.staging import staged

    memory = torch.arange(8.0)

    def kernel(stream: int, x: int, y: int, z: int, first: torch.Tensor, last: torch.Tensor, count: int) -> None:
        first += 1
        assert last.tolist() == [5.0, 6.0] and (last.stride(), count) == ((2,), 3)
        raise OutOfBounds("planted")

    with pytest.raises(OutOfBounds, match="planted"):
        staged(kernel)(0, 1, 1, 1, memory[:6], memory[4::2], 3)
    assert memory.tolist() == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 6.0, 7.0]
