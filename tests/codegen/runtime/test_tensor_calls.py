"""Calls of host programs on tensors: arguments, results, errors, references, threads."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from stepwell.codegen.emit.host.c.tensor_program import emit_tensor_program
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.cpu.program import HEADERS
from stepwell.codegen.runtime.launcher.tensor_calls import TensorCalls
from stepwell.codegen.runtime.tensors import expect
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.shared_objects import SharedObject, compile_shared_object
from stepwell.ir.context import make_context
from stepwell.ir.errors import IndexOutOfRange
from stepwell.ir.text import parse_module

ENTRY = "program"
KERNELS = """
extern "C" int usleep(unsigned);
extern "C" i64 fill(void* const* buffers, const i64* symbols) {
    for (i64 i = 0; i < symbols[0]; i++) ((float*)buffers[0])[i] = symbols[1];
    return 0;
}
extern "C" i64 copy(void* const* buffers, const i64* symbols) {
    for (i64 i = 0; i < symbols[0]; i++) ((float*)buffers[1])[i] = ((float*)buffers[0])[i];
    return 0;
}
extern "C" i64 status(void* const*, const i64* symbols) { return symbols[0]; }
extern "C" i64 wait_for(void* const* buffers, const i64*) {
    for (int i = 0; i < 3000; i++) {
        if (*(volatile float*)buffers[0]) return 0;
        usleep(100);
    }
    return 2;
}
"""

Build = Callable[..., Callable[..., Any]]


@pytest.fixture(scope="module")
def calls(toolchain: Toolchain, session_cache: DiskCache) -> TensorCalls:
    calls = TensorCalls.load(toolchain, session_cache)
    assert calls.fit_torch()
    return calls


@pytest.fixture
def build(calls: TensorCalls, toolchain: Toolchain, session_cache: DiskCache,
          tmp_path_factory: pytest.TempPathFactory) -> Build:
    """A program of these lines on the arguments `kinds`: `t` is a tensor, `n` an integer."""

    def build(lines: str, kinds: str, dtypes: tuple[str, ...] = (), results: int = 0, **names: str) -> Any:
        directory = tmp_path_factory.mktemp("program")
        head = f'extern "C" Status {ENTRY}(Call *run, const Value *arguments)'
        text = (f'#include "tensor_program.h"\n{KERNELS}\nnamespace stepwell_host {{\n'
                f'{head} {{\n{lines}\nreturn SUCCEEDED;\n}}\n}}')
        sources = {"program.cpp": text, **{path.name: path.read_text() for path in HEADERS}}
        compile_shared_object(sources, directory / "program.so", toolchain, optimization=0)
        address = SharedObject(directory / "program.so").address(ENTRY)
        return calls.bind(address, numbers=[kind == "n" for kind in kinds], dtypes=dtypes, results=results,
                          with_strides=expect, in_python=lambda *given: ("profiled", *given), names=names)

    return build


FILLED = """
const i64 n = arguments[0].number;
NEW_TENSOR(b, 0, 2, SIZES(n, 3), STRIDES(3, 1));
LAUNCH(fill, BUFFERS(b), SYMBOLS(n * 3, 7));
GIVE(0, TENSOR(0));
GIVE_VIEW(1, TENSOR(0), 1, SIZES(n), STRIDES(3), 1);
GIVE_NUMBER(2, n + 1);
"""


def test_results(build: Build) -> None:
    program = build(FILLED, "n", ("float32",), 3)
    for n in (4, 2, 2, 0, 5):
        whole, column, number = program(n)
        torch.testing.assert_close(whole, torch.full((n, 3), 7.0))
        assert column.shape == (n,) and column.stride() == (3,) and column.storage_offset() == 1 and number == n + 1
        assert column.untyped_storage().data_ptr() == whole.untyped_storage().data_ptr()
        assert not whole.requires_grad
        whole.resize_(20, 20)  # the memory is torch's own


def test_arguments_of_other_strides_are_copied_and_then_freed(build: Build) -> None:
    program = build("""
        EXPECT_ARGUMENT_STRIDES(x, 0, 2, SIZES(2, 3), STRIDES(3, 1));
        NEW_TENSOR(b, 0, 2, SIZES(2, 3), STRIDES(3, 1));
        LAUNCH(copy, BUFFERS(x, b), SYMBOLS(6));
        GIVE(0, TENSOR(0));
        GIVE(1, ARGUMENT(0));
    """, "t", ("float32",), 2)
    for x in (torch.randn(2, 3), torch.randn(3, 2).t(), torch.randn(9, 7)[1:3, 2:5]):
        copied, same = program(x)
        torch.testing.assert_close([copied, same], [x, x])
        assert copied.is_contiguous() and same.is_contiguous() and (same is x) == x.is_contiguous()
    before = sys.getrefcount(x)
    for _ in range(10):
        program(x)
    assert sys.getrefcount(x) == before


def test_scalars_and_tensors_of_nothing(build: Build) -> None:
    program = build("NEW_TENSOR(b, 0, 0, NULL, NULL); LAUNCH(copy, BUFFERS(arguments[0].data, b), SYMBOLS(1)); "
                    "GIVE(0, TENSOR(0)); NEW_TENSOR(c, 1, 1, SIZES(0), STRIDES(1)); GIVE(1, TENSOR(1));",
                    "t", ("float32", "int64"), 2)
    scalar, nothing = program(torch.tensor(2.5))
    assert scalar.item() == 2.5 and scalar.shape == () and nothing.shape == (0,) and nothing.dtype == torch.int64
    assert program(torch.empty(0, 4).sum())[0].item() == 0


def test_errors(build: Build) -> None:
    program = build("""
        NEW_TENSOR(b, 0, 1, SIZES(4), STRIDES(1));
        ALLOCATE(memory, 4, 1, SIZES(8), STRIDES(1));
        LAUNCH(status, NULL, SYMBOLS(arguments[0].number));
        REQUIRE(arguments[0].number != 0, "it is \\303\\244 zero");
    """, "n", ("float32",), 1, status="the kernel of line 3")
    with pytest.raises(RuntimeError, match="it is ä zero"):
        program(0)
    with pytest.raises(IndexOutOfRange, match="index out of range in kernel the kernel of line 3"):
        program(1)
    with pytest.raises(RuntimeError, match=r"ZeroDivisionError.*the kernel of line 3"):
        program(2)
    with pytest.raises(RuntimeError, match="failed with status 77"):
        program(77)
    with pytest.raises(TypeError, match="takes 1 arguments, not 2"):
        program(1, 2)
    with pytest.raises(TypeError):
        program("x")


def test_what_torch_refuses(build: Build) -> None:
    program = build(FILLED, "n", ("float32",), 3)
    with pytest.raises(RuntimeError, match="Expected"):
        program(-2)
    with pytest.raises((RuntimeError, MemoryError)):
        program(1 << 60)
    too_much = build("ALLOCATE(memory, 4, 1, SIZES(arguments[0].number), STRIDES(1));", "n")
    with pytest.raises(MemoryError, match="not enough memory"):
        too_much(1 << 61)
    of_tensor = build("(void)arguments;", "t")
    with pytest.raises(AttributeError, match="_cdata"):
        of_tensor(3)
    with pytest.raises(RuntimeError, match="without memory"):
        of_tensor(torch.eye(3).to_sparse())
    assert of_tensor(torch.ones(2)) == ()


def test_other_threads_run_while_a_kernel_does_and_have_arenas_of_their_own(build: Build) -> None:
    program = build("""
        ARENA(arena, 4096);
        LAUNCH(fill, BUFFERS(arena), SYMBOLS(1024, arguments[1].number));
        LAUNCH(wait_for, BUFFERS(arguments[0].data), NULL);
        NEW_TENSOR(b, 0, 1, SIZES(1024), STRIDES(1));
        LAUNCH(copy, BUFFERS(arena, b), SYMBOLS(1024));
        GIVE(0, TENSOR(0));
    """, "tn", ("float32",), 1)
    flag, given = torch.zeros(1), {}
    threads = [threading.Thread(target=lambda n=n: given.update({n: program(flag, n)})) for n in range(4)]
    for each in threads:
        each.start()
    time.sleep(0.01)
    flag.fill_(1)
    for each in threads:
        each.join()
    assert all(torch.equal(given[n][0], torch.full((1024,), float(n))) for n in range(4))


def test_references(build: Build) -> None:
    program = build(FILLED, "n", ("float32",), 3)
    whole: Tensor = program(1000)[0]
    assert sys.getrefcount(whole) == 2
    counts = []
    for _ in range(3):
        for n in range(1, 50):
            program(n)
        gc.collect()
        counts.append(len(gc.get_objects()))
    assert counts[2] - counts[1] < 49  # a call keeps none; other threads, as of pytest-xdist, keep few


def test_the_profiler_is_given_what_names_kernels(build: Build) -> None:
    program = build("(void)arguments;", "n")
    with torch.autograd.profiler.profile():
        assert program(3) == ("profiled", 3)
    assert program(3) == ()


def test_kernels_are_optimized_beside_a_program_that_is_not(toolchain: Toolchain, tmp_path: Path) -> None:
    """A program declares its kernels, and GCC would apply the options of the declaration to them."""
    module = parse_module(make_context(), """
        loop.kernel @kernel(%x: memref<4xf32>) {
        }
        func.func @forward(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
          host.launch @kernel(%x) : !host.buffer<[4], f32>
          func.return %x : !host.buffer<[4], f32>
        }""")
    kernel = 'extern "C" long kernel(void* const*, const long*) { int i = 1; return __builtin_constant_p(i + 1); }'
    sources = {"kernels.cpp": kernel, "program.cpp": emit_tensor_program(module).text}
    compile_shared_object(sources | {path.name: path.read_text() for path in HEADERS}, tmp_path / "kernels.so",
                          toolchain, jobs=1)
    is_optimized = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(
        SharedObject(tmp_path / "kernels.so").address("kernel"))
    assert is_optimized(None, None) == 1
