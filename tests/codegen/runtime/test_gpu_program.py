"""Programs for GPUs from a module to their launches: kernels are compiled for an H100, and a fake driver records its
calls without launching anything.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.profiler import ProfilerActivity, profile

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.codegen.runtime.gpu.kernel_compiler import KernelCompiler, without_promises
from stepwell.codegen.runtime.gpu.program import Binder, build_program, load_compiled
from stepwell.codegen.runtime.program import LoadedProgram, ProgramSource
from stepwell.compiler.targets.triton import CudaTarget, gpu_kernels
from stepwell.ir.context import make_context
from stepwell.ir.errors import ToolchainError, UnsupportedError
from stepwell.ir.text import parse_module
from stepwell.passes.triton.specialize_alignment import SpecializeAlignment

from .fake_cuda import FakeDriver

MODULE = """
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @double(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64},
                      %y: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %n: i64)
      attributes {grid = [#shape.expr<(d0 + 127) floordiv 128>], num_warps = 2 : i32, num_stages = 1 : i32} {
    %p = triton.get_program_id x : i32
    %c = arith.constant 128 : i32
    %b = arith.muli %p, %c : i32
    %r = triton.make_range 0 to 128 : tensor<128xi32>
    %s = triton.splat %b : i32 -> tensor<128xi32>
    %i = arith.addi %s, %r : tensor<128xi32>
    %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %from = triton.addptr %xs, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %v = triton.load %from : tensor<128x!triton.ptr<f32>>
    %w = arith.addf %v, %v : tensor<128xf32>
    %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %to = triton.addptr %ys, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    triton.store %to, %w : tensor<128x!triton.ptr<f32>>
    triton.return
  }
  func.func @forward(%x: !host.buffer<[s0], f32>, %n: index {shape.symbol = "s0"}) -> !host.buffer<[s0], f32> {
    %m = host.arena 512
    %a = host.slice %m at 128 : !host.buffer<[64], f32>
    %y = host.alloc : !host.buffer<[s0], f32>
    host.launch @double(%x, %a, %n) : !host.buffer<[s0], f32>, !host.buffer<[64], f32>, index
    host.launch @double(%a, %y, %n) : !host.buffer<[64], f32>, !host.buffer<[s0], f32>, index
    func.return %y : !host.buffer<[s0], f32>
  }
}
"""


@pytest.fixture(scope="module")
def compiler(session_cache: DiskCache) -> KernelCompiler:
    return KernelCompiler(session_cache, 90)


@pytest.fixture
def source(compiler: KernelCompiler) -> ProgramSource:
    module, target = parse_module(make_context(), MODULE), CudaTarget(compiler.cache, 0)
    emitted = target.emit(module)
    return ProgramSource(emitted.kernels.plain, emitted.host.plain, target.records(module, None), (), results=1)


@pytest.fixture
def program(source: ProgramSource, compiler: KernelCompiler, driver: FakeDriver, tmp_path: Path,
            monkeypatch: pytest.MonkeyPatch) -> Iterator[LoadedProgram]:
    """The program with CUDA's memory on the CPU."""
    cpu = torch._C._dynamo.guards._empty_strided_cpu  # type: ignore[attr-defined]
    monkeypatch.setattr(torch._C._dynamo.guards, "_empty_strided_cuda", cpu)  # type: ignore[attr-defined]
    monkeypatch.setattr(torch._C, "_cuda_getDevice", lambda: 0, raising=False)
    monkeypatch.setattr(torch._C, "_cuda_getCurrentRawStream", lambda device: 40 + device, raising=False)
    driver.expect_values(5)
    build_program(source, tmp_path, compiler)
    yield load_compiled(tmp_path, compiler, 0, {}, driver=str(driver.path))


def test_launches(program: LoadedProgram, driver: FakeDriver) -> None:
    x = torch.ones(300)
    before = driver.number("launches")
    (y,) = program.forward(x, 300)
    call: Any = driver.call
    assert driver.number("launches") == before + 2
    assert (call.function, list(call.grid), call.threads, call.stream) == (b"double", [3, 1, 1], 64, 40)
    assert call.values[1:5] == [y.data_ptr(), 300, 0, 0] and call.values[0] % 64 == 0
    with profile(activities=[ProfilerActivity.CPU]) as profiler:
        program.forward(x, 300)
    assert [event.name for event in profiler.events()].count("double") == 2 and program.is_direct


def test_an_address_of_odd_alignment(program: LoadedProgram, driver: FakeDriver, compiler: KernelCompiler,
                                     source: ProgramSource) -> None:
    x = torch.ones(301)[1:]
    before = driver.number("launches")
    program.forward(x, 300)
    assert driver.number("launches") == before + 2
    (kernel,) = source.records
    assert isinstance(kernel, GpuKernel)
    assert compiler.cache.find(compiler.key(without_promises(kernel))) is not None


def test_a_kernel_that_needs_scratch_memory(source: ProgramSource, driver: FakeDriver,
                                            compiler: KernelCompiler) -> None:
    kernel = source.records[0]
    assert isinstance(kernel, GpuKernel)
    (compiled,) = compiler.compile([kernel])
    needy = replace(compiled, resources=replace(compiled.resources, scratch_bytes=256))
    with pytest.raises(UnsupportedError, match="kernel double needs 256 bytes of scratch memory a program"):
        Binder(compiler, 0, {}, str(driver.path)).bind(needy)


def test_kernels_are_found_without_triton(source: ProgramSource, compiler: KernelCompiler, tmp_path: Path) -> None:
    build_program(source, tmp_path, compiler)
    code = f"""
import sys
from pathlib import Path
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.kernel_compiler import KernelCompiler
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.codegen.runtime.program import Manifest
records = Manifest.read(Path({str(tmp_path)!r})).kernels
compiler = KernelCompiler(DiskCache(Path({str(compiler.cache.root)!r})), 90)
(compiled,) = compiler.compile([GpuKernel.from_record(record) for record in records])
assert compiled.cubin and compiled.resources.symbol == "double"
assert "triton" not in sys.modules and "torch" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_equal_kernels_are_compiled_once(source: ProgramSource, compiler: KernelCompiler, cache: DiskCache) -> None:
    (kernel,) = source.records
    assert isinstance(kernel, GpuKernel)
    one, other = KernelCompiler(cache, compiler.capability).compile([kernel, kernel])
    assert one == other and len(list((cache.root / "entries").glob("*/*"))) == 1
    assert compiler.key(kernel) != KernelCompiler(cache, 80).key(kernel)


def test_what_triton_refuses(compiler: KernelCompiler) -> None:
    text = "import triton\n\n\n@triton.jit\ndef wrong(x):\n    x + undefined\n"
    kernel = GpuKernel("wrong", ("*fp32",), (1,), 4, 1, False, True, text)
    with pytest.raises(ToolchainError) as raised:
        compiler.compile([kernel], {"wrong": "wrong, which computes model.py:3"})
    assert "Triton failed on the kernel wrong, which computes model.py:3" in str(raised.value)
    assert "undefined is not defined" in str(raised.value)
    path = str(raised.value.hint).removeprefix("its text is kept in ")
    assert Path(path).read_text() == text


def test_a_kernel_that_was_begun_early(source: ProgramSource, cache: DiskCache) -> None:
    (kernel,) = source.records
    assert isinstance(kernel, GpuKernel)
    text = "import triton\n\n\n@triton.jit\ndef wrong(x, y, n):\n    x + z\n"
    wrong = replace(kernel, name="wrong", ir="", source=text)
    compiler = KernelCompiler(cache, 90)
    with compiler.compiling([kernel, wrong], [kernel, wrong]):  # nobody who does not ask hears of an error
        (compiled,) = compiler.compile([kernel])
        with pytest.raises(ToolchainError, match="Triton failed on the kernel called so"):
            compiler.compile([kernel, wrong], {"wrong": "called so"})
    assert [compiled] == compiler.compile([kernel])
    assert len(list((cache.root / "entries").glob("*/*"))) == 1


def test_records_of_kernels_that_are_begun(cache: DiskCache, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = """triton.func @longer(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32,
                                                               num_stages = 1 : i32} {
        %v = triton.load %x : !triton.ptr<f32>
        %w = triton.extern_elementwise "__nv_expf" %v : (f32) -> f32
        %s = arith.addf %w, %v : f32
        triton.store %x, %s : !triton.ptr<f32>
        triton.return
      }"""
    shorter = """triton.func @shorter(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32,
                                                                 num_stages = 1 : i32} {
        triton.return
      }"""
    module = parse_module(make_context(), f"module {{ {shorter} {longer} }}")
    compiler, target = KernelCompiler(cache, 90), CudaTarget(cache, 0)
    monkeypatch.setitem(vars(target), "_compiler", compiler)
    with target.begin(module) as records:
        assert records == target.records(module, None) and [each.name for each in records] == ["shorter", "longer"]
        assert all(compiled.cubin for compiled in compiler.compile(records))


@pytest.mark.parametrize(("offset", "kept"), [(3, 4), (4, 16)])
def test_a_part_that_lies_between_multiples(cache: DiskCache, offset: int, kept: int,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """What such launches need is compiled with everything else."""
    part = f"%q = host.view %a offset {offset} : !host.buffer<[64], f32> -> !host.buffer<[32], f32>"
    text = MODULE.replace("%y = host.alloc", f"{part}\n%y = host.alloc")
    text = text.replace("(%a, %y, %n) : !host.buffer<[64], f32>", "(%q, %y, %n) : !host.buffer<[32], f32>")
    compiler, target = KernelCompiler(cache, 90), CudaTarget(cache, 0)
    monkeypatch.setitem(vars(target), "_compiler", compiler)
    module = parse_module(make_context(), text)
    SpecializeAlignment().apply(make_context(), module)
    with target.begin(module) as kernels:
        compiled = compiler.compile(kernels)
    assert min(each.kernel.divisibility[0] for each in compiled) == kept


def test_strict_numerics(compiler: KernelCompiler) -> None:
    text = MODULE.replace("{stepwell.target", '{stepwell.numerics = "strict", stepwell.target')
    module = parse_module(make_context(), text)
    (kernel,) = gpu_kernels(module)
    assert not kernel.contract and kernel.parameters == ("*fp32", "*fp32", "i64")


def test_a_machine_without_a_gpu(compiler: KernelCompiler) -> None:
    with pytest.raises(UnsupportedError, match="this machine has no GPU cuda:99 that torch can use"):
        _ = CudaTarget(compiler.cache, 99).identity
