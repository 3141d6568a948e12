"""Host programs in C, compiled as C11 with their kernels and run without the Python interface."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

import stepwell
from stepwell.codegen.emit.cpp.target import emit_kernels
from stepwell.codegen.emit.host.c.target import emit_programs_in_c
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.compiler import lower_module

HEADERS = Path(stepwell.__file__).parent / "codegen" / "runtime" / "host_program"
MAX_DIMENSIONS = 64


class Value(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int64), ("data", ctypes.c_void_p), ("strides", ctypes.POINTER(ctypes.c_int64)))


class Result(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int64), ("data", ctypes.c_void_p), ("rank", ctypes.c_int64),
                ("sizes", ctypes.c_int64 * MAX_DIMENSIONS), ("strides", ctypes.c_int64 * MAX_DIMENSIONS))


class Run(ctypes.Structure):
    _fields_ = (("program", ctypes.c_void_p), ("blocks", ctypes.c_void_p), ("stream", ctypes.c_void_p),
                ("message", ctypes.c_char * 512),
                ("borrowed", ctypes.c_void_p * 64), ("borrowed_bytes", ctypes.c_int64 * 64),
                ("borrowed_count", ctypes.c_int64))


def build(module: Any, directory: Path, options: stepwell.CompileOptions | None = None) -> ctypes.CDLL:
    """The program of a module of the level aten as a shared object."""
    lower_module(module, "host", options)
    (directory / "kernels.cpp").write_text(emit_kernels(module).plain)
    (directory / "host.c").write_text(emit_programs_in_c(module).annotated + "\nvoid end(Run *run) { end_run(run); }\n")
    toolchain = Toolchain.detect(DiskCache.default())
    for arguments in (
        (*toolchain.compile_flags(optimization=1), "-c", "kernels.cpp", "-o", "kernels.o"),
        ("-x", "c", "-std=c11", "-Wall", "-Werror", "-O1", "-fPIC", f"-I{HEADERS}", "-c", "host.c", "-o", "host.o"),
        ("kernels.o", "host.o", "-o", "program.so", *toolchain.link_flags()),
    ):
        done = toolchain.driver.run(*arguments, directory=directory)
        assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(directory / "program.so"))


def call(library: ctypes.CDLL, arguments: list[Any], count: int) -> tuple[int, str, list[Any]]:
    """The status, the message and copies of the results (tensors of float32, and integers)."""
    given, results, run = (Value * len(arguments))(), (Result * max(count, 1))(), Run()
    for value, argument in zip(given, arguments, strict=True):
        if isinstance(argument, int):
            value.number = argument
        else:
            value.data, value.strides = argument.data_ptr(), (ctypes.c_int64 * 64)(*argument.stride())
    status = library.forward(ctypes.byref(run), given, results)
    found = [_tensor(result) if result.data else result.number for result in results[:count]] if status == 0 else []
    library.end(ctypes.byref(run))
    assert not run.blocks
    return status, run.message.decode(), found


def _tensor(result: Result) -> torch.Tensor:
    sizes, strides = list(result.sizes[:result.rank]), list(result.strides[:result.rank])
    extent = 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    memory = (ctypes.c_float * extent).from_address(result.data)
    return torch.frombuffer(memory, dtype=torch.float32).as_strided(sizes, strides).clone()


def softmax_of_columns(x: torch.Tensor, w: torch.Tensor) -> Any:
    y = torch.softmax(x, 1) * w
    return y.t(), y.sum(0), x.shape[0] * 2


def norm_and_tail(x: torch.Tensor, w: torch.Tensor) -> Any:
    y = torch.nn.functional.layer_norm(x, (64,), w) + torch.tanh(x).sum(1, keepdim=True)
    return y[1:], torch.cumsum(y, 0), y.amax()


@pytest.mark.parametrize("function", [softmax_of_columns, norm_and_tail])
@pytest.mark.parametrize("dynamic", [False, True])
def test_programs(function: Callable[..., Any], dynamic: bool, tmp_path: Path) -> None:
    x, w = torch.randn(5, 64), torch.randn(64)
    library = build(stepwell.capture(function, x, w, dynamic=dynamic) if not dynamic else _of_rows(function, x, w),
                    tmp_path)
    for given in [x, x.t().contiguous().t(), *[torch.randn(17, 64)] * dynamic]:
        expected = function(given, w)
        arguments = [*[given.shape[0]] * dynamic, given, w]
        status, message, results = call(library, arguments, 3 - (not dynamic and isinstance(expected[2], int)))
        assert (status, message) == (0, "")
        for result, want in zip(results, expected, strict=False):
            if isinstance(want, torch.Tensor):
                torch.testing.assert_close(result, want)
                assert result.stride() == want.stride()
            else:
                assert result == want


def _of_rows(function: Callable[..., Any], x: torch.Tensor, w: torch.Tensor) -> Any:
    x = x.clone()
    torch._dynamo.mark_dynamic(x, 0)
    return stepwell.capture(function, x, w)


def test_products_by_kernels_of_ours(tmp_path: Path) -> None:
    """A network of linear layers needs no operator of ATen where contractions are Stepwell's."""
    net = torch.nn.Sequential(torch.nn.Linear(24, 40), torch.nn.GELU(), torch.nn.Linear(40, 10)).requires_grad_(False)
    x = torch.randn(6, 24)
    library = build(stepwell.capture(net, x), tmp_path, stepwell.CompileOptions(contractions="own"))
    status, message, [result] = call(library, [x, *net.parameters()], 1)
    assert (status, message) == (0, "")
    torch.testing.assert_close(result, net(x))


def test_index_out_of_range(tmp_path: Path) -> None:
    def rows(x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        return x[i] + 1

    x = torch.randn(4, 8)
    library = build(stepwell.capture(rows, x, torch.tensor([1, 3])), tmp_path)
    status, message, _ = call(library, [x, torch.tensor([1, 4])], 1)
    assert status == 1 and message.startswith("index out of range in kernel ")
    status, _, [result] = call(library, [x, torch.tensor([3, -4])], 1)
    assert status == 0
    torch.testing.assert_close(result, x[[3, 0]] + 1)


def test_large_buffers(tmp_path: Path) -> None:
    """Large buffers are asked to be in huge pages, and hold the same."""
    x = torch.randn(1200, 1100)
    library = build(stepwell.capture(lambda x: (torch.softmax(x, 0), x.t() + 1), x), tmp_path)
    assert "advise_huge(" in (tmp_path / "host.c").read_text()
    status, message, results = call(library, [x], 2)
    assert (status, message) == (0, "")
    torch.testing.assert_close(results, [torch.softmax(x, 0), x.t() + 1])


def test_memory_that_is_not_there(tmp_path: Path) -> None:
    """A size that no memory has is an error, not a buffer that is too small."""
    x = torch.ones(3, 1)
    torch._dynamo.mark_dynamic(x, 0)
    library = build(stepwell.capture(lambda x: torch.exp(x).t(), x), tmp_path)
    status, message, _ = call(library, [1 << 62, torch.ones(1, 1)], 1)
    assert (status, message) == (4, "there is not enough memory")


def test_tensors_without_elements(tmp_path: Path) -> None:
    """Such a tensor has no address."""
    x, y = torch.empty(0, 8), torch.randn(8)
    library = build(stepwell.capture(lambda x, y: x.sum(0) + y, x, y), tmp_path)
    for given in (x, torch.empty(8, 0).t()):
        status, message, [result] = call(library, [given, y], 1)
        assert (status, message) == (0, "")
        torch.testing.assert_close(result, y)
