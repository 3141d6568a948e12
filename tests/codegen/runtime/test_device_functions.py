"""Functions extracted from libdevice one by one: the machine code of kernels is unchanged."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from stepwell.codegen.emit.triton.python.target import emit_kernels
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu import device_functions
from stepwell.codegen.runtime.gpu.device_functions import function_files, libraries
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.codegen.runtime.gpu.triton_compiler import compile_kernel
from stepwell.compiler.targets.triton import gpu_kernel
from stepwell.ir.context import make_context
from stepwell.ir.dialects.triton import LIBDEVICE_FUNCTIONS, LIBDEVICE_SYMBOLS, FuncOp, function_types
from stepwell.ir.text import parse_module

from .cubins import code_of


def kernel_calling(*operations: str, element: str = "f32") -> GpuKernel:
    """A kernel that stores the sum of some operations on `%v` and `%i`, a float and an i32."""
    lines = [f"{operation.replace('%r', f'%r{k}')}\n%s{k + 1} = arith.addf %s{k}, %r{k} : {element}"
             for k, operation in enumerate(operations)]
    module = parse_module(make_context(), f"""
        triton.func @k(%x: !triton.ptr<{element}>, %i: i32)
            attributes {{grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32}} {{
          %v = triton.load %x : !triton.ptr<{element}>
          %s0 = arith.constant 0.0 : {element}
          {chr(10).join(lines)}
          triton.store %x, %s{len(operations)} : !triton.ptr<{element}>
          triton.return
        }}""")
    kernel = next(op for op in module.walk() if isinstance(op, FuncOp))
    return gpu_kernel(kernel, contract=True, source=emit_kernels(module).plain)


def call(symbol: str) -> str:
    operands, result = function_types(symbol)
    values = ", ".join("%i" if type == "i32" else "%v" for type in operands)
    return f'%r = triton.extern_elementwise "{symbol}" {values} : ({", ".join(operands)}) -> {result}'


KERNELS = {
    "functions": kernel_calling(*map(call, ("__nv_expf", "__nv_sinf", "__nv_powf", "__nv_ldexpf", "__nv_fast_sinf"))),
    "of f64": kernel_calling(*map(call, ("__nv_tanh", "__nv_lgamma", "__nv_fmod")), element="f64"),
    "of Triton": kernel_calling("%r = math.floor %v : f32", "%r = math.log %v : f32", "%r = math.sqrt %v : f32"),
    "none": kernel_calling("%r = math.fma %v, %v, %v : f32"),
}


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_is_the_same(name: str, tmp_path: Path) -> None:
    kernel = KERNELS[name]
    source = tmp_path / "kernel.py"
    source.write_text(kernel.source)
    whole, _ = compile_kernel(kernel, source, 90)
    files = function_files([kernel], DiskCache(tmp_path / "cache"))
    parts, _ = compile_kernel(kernel, source, 90, libraries(kernel, files))
    assert code_of(parts) == code_of(whole)
    # A person may have edited the text: what its record does not name is taken from the whole library.
    silent = replace(kernel, functions=kernel.functions[:1])
    assert code_of(compile_kernel(silent, source, 90, libraries(silent, files))[0]) == code_of(whole)


def test_every_function_is_in_the_library(tmp_path: Path) -> None:
    kernel = replace(KERNELS["none"], functions=(*LIBDEVICE_SYMBOLS, "__nv_umulhi", "__nv_umul64hi"))
    cache = DiskCache(tmp_path / "cache")
    files = function_files([kernel], cache)
    assert files == function_files([kernel], cache)
    for symbol in kernel.functions:
        assert re.search(rf"^define .*@{symbol}\(", files[symbol].read_text(), re.MULTILINE), symbol
    assert {function for function, _ in LIBDEVICE_SYMBOLS.values()} == set(LIBDEVICE_FUNCTIONS)


def test_a_kernel_that_calls_nothing_links_nothing(tmp_path: Path) -> None:
    assert function_files([KERNELS["none"]], DiskCache(tmp_path / "cache")) == {}
    assert libraries(KERNELS["none"], {}) is None


def test_a_library_that_lies_elsewhere_is_left_to_triton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_functions, "LIBRARY", tmp_path / "nowhere.bc")
    kernel = KERNELS["functions"]
    assert function_files([kernel], DiskCache(tmp_path / "cache")) == {}
    assert libraries(kernel, {}) is None
