"""The launcher: arguments, errors, references, threads."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.launcher.cpu import BoundKernel, Launcher
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.compiler_driver import CompilerDriver
from stepwell.codegen.runtime.toolchain.shared_objects import SharedObject, compile_shared_object
from stepwell.ir.errors import ToolchainError

KERNELS = """
typedef long long int64;
extern "C" int usleep(unsigned);
extern "C" int64 scale(void *const *buffers, const int64 *symbols) {
    const float *x = (const float *)buffers[0];
    float *y = (float *)buffers[1];
    for (int64 i = 0; i < symbols[0]; ++i) y[i] = x[i] * (float)symbols[1];
    return 0;
}
extern "C" int64 status(void *const *, const int64 *symbols) { return symbols[0]; }
extern "C" int64 nothing(void *const *, const int64 *) { return 0; }
extern "C" int64 is_null(void *const *buffers, const int64 *) { return buffers[0] ? 2 : 0; }
extern "C" int64 wait_for(void *const *buffers, const int64 *) {
    volatile int *flag = (int *)buffers[0];
    for (int i = 0; i < 3000; ++i) {
        if (*flag) return 0;
        usleep(100);
    }
    return 2;
}
"""

Bind = Callable[..., BoundKernel]


@pytest.fixture(scope="module")
def bind(toolchain: Toolchain, launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Bind:
    output = tmp_path_factory.mktemp("kernels") / "kernels.so"
    compile_shared_object({"kernels.cpp": KERNELS}, output, toolchain)
    library = SharedObject(output)

    def bind(name: str, buffers: int, symbols: int = 0, **options: object) -> BoundKernel:
        address_of = options.pop("address_of", torch.Tensor.data_ptr)
        return launcher.bind(library.address(name), name, buffers, symbols, address_of=address_of, **options)

    return bind


def test_tensors_and_addresses_are_buffers(bind: Bind) -> None:
    scale = bind("scale", 2, 2)
    x = torch.arange(5.0)
    y, z = torch.zeros(5), torch.zeros(5)
    assert scale(x, y, 5, 3) is None
    scale(x.data_ptr(), z.data_ptr() + 4, 4, -2)
    assert y.tolist() == [0, 3, 6, 9, 12]
    assert z.tolist() == [0, 0, -2, -4, -6]


def test_parameters_and_views_are_buffers(bind: Bind) -> None:
    scale = bind("scale", 2, 2)
    x = torch.nn.Parameter(torch.arange(6.0))
    y = torch.zeros(2, 3)
    scale(x[2:], y[1], 3, 1)
    assert y.tolist() == [[0, 0, 0], [2, 3, 4]]


def test_an_empty_tensor_has_a_null_address(bind: Bind) -> None:
    is_null = bind("is_null", 1)
    is_null(torch.empty(0))
    is_null(0)


def test_an_index_out_of_range(bind: Bind) -> None:
    with pytest.raises(IndexError, match=r"^index out of range in kernel status$"):
        bind("status", 0, 1)(1)


def test_a_division_by_zero(bind: Bind) -> None:
    with pytest.raises(RuntimeError, match=r"^ZeroDivisionError: an integer is divided by zero in kernel status$"):
        bind("status", 0, 1)(2)


def test_another_failed_check(bind: Bind) -> None:
    with pytest.raises(RuntimeError, match=r"^kernel status failed with status -7$"):
        bind("status", 0, 1)(-7)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((), TypeError, "kernel nothing takes 1 buffers and 1 symbols, not 0 arguments"),
        ((1, 2, 3), TypeError, "not 3 arguments"),
        ((None, 1), TypeError, "data_ptr"),
        (("x", 1), TypeError, "data_ptr"),
        ((0, None), TypeError, "integer"),
        ((0, 1.5), TypeError, "integer"),
        ((0, 2**63), OverflowError, "too big"),
        ((2**64, 1), OverflowError, "too (large|big)"),
    ],
)
def test_wrong_arguments(
    bind: Bind, arguments: tuple[object, ...], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        bind("nothing", 1, 1)(*arguments)


def test_what_the_address_raises_is_passed_on(bind: Bind) -> None:
    def refuse(buffer: object) -> int:
        raise KeyError(buffer)

    with pytest.raises(KeyError, match="tensor"):
        bind("nothing", 1, address_of=refuse)("tensor")


def test_an_address_must_be_an_int(bind: Bind) -> None:
    with pytest.raises(TypeError):
        bind("nothing", 1, address_of=lambda buffer: "nowhere")("tensor")


def test_references_are_kept_and_given_back(bind: Bind) -> None:
    def address_of(buffer: object) -> int:
        return 10**6

    x = object()
    before = sys.getrefcount(address_of), sys.getrefcount(x)
    kernel = bind("nothing", 1, 1, address_of=address_of)
    assert sys.getrefcount(address_of) == before[0] + 1
    for _ in range(100):
        kernel(x, 1)
        with pytest.raises(TypeError):
            kernel(x, "not an int")
    gc.collect()
    assert sys.getrefcount(x) == before[1]
    del kernel
    assert sys.getrefcount(address_of) == before[0]


def test_none_is_not_used_up(bind: Bind) -> None:
    kernel = bind("nothing", 0)
    before = sys.getrefcount(None)
    for _ in range(10_000):
        kernel()
    assert abs(sys.getrefcount(None) - before) < 1000


def test_many_arguments(bind: Bind) -> None:
    bind("nothing", 4000, 100)(*[0] * 4100)
    with pytest.raises(ValueError, match="takes more than"):
        bind("nothing", 20_000)


def test_other_threads_run_during_a_call(bind: Bind) -> None:
    flag = torch.zeros(1, dtype=torch.int32)
    kernel = bind("wait_for", 1)

    def raise_flag() -> None:
        time.sleep(0.05)
        flag.fill_(1)

    thread = threading.Thread(target=raise_flag)
    thread.start()
    kernel(flag)
    thread.join()


def test_the_launcher_is_compiled_once(
    toolchain: Toolchain, cache: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    Launcher.load(toolchain, cache)

    def refuse(*arguments: object, **options: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(CompilerDriver, "run", refuse)
    Launcher.load(toolchain, DiskCache(cache.root))


def test_a_launcher_that_does_not_compile(
    toolchain: Toolchain, cache: DiskCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stepwell.codegen.runtime.launcher import cpu

    broken = tmp_path / "launcher.c"
    broken.write_text("int f( {}")
    monkeypatch.setattr(cpu, "LAUNCHER_SOURCE", broken)
    with pytest.raises(ToolchainError, match="cannot compile") as raised:
        Launcher.load(toolchain, cache)
    assert "launcher.c:1" in str(raised.value)
