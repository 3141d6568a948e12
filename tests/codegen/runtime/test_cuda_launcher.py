"""The launcher of kernels on a GPU, with a fake driver that records its calls."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.launcher.cuda import BoundKernel, CudaLauncher

from .fake_cuda import FakeDriver


@pytest.fixture(scope="module")
def bind(driver: FakeDriver, session_cache: DiskCache) -> Callable[..., BoundKernel]:
    launcher = CudaLauncher.load(session_cache, str(driver.path))

    def bind(symbol: str, parameters: str, divisibility: tuple[int, ...] = (), *, general: Any = None,
             cubin: bytes = b"cubin\0\1", device: int = 0, shared_bytes: int = 0) -> BoundKernel:
        types = parameters.split()
        driver.expect_values(len(types) + 2)
        return launcher.bind(cubin, symbol, f"{symbol}, which computes model.py:3", device, parameters=types,
                             divisibility=divisibility or (1,) * len(types), warps=4, shared_bytes=shared_bytes,
                             address_of=torch.Tensor.data_ptr, general=general)

    return bind


def test_a_launch(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    kernel = bind("scale", "*fp32 i64 *bf16 i32", shared_bytes=1024)
    x, y = torch.ones(4), torch.ones(4, dtype=torch.bfloat16)
    assert kernel(77, 5, 4, 3, x, -2, y[1:], -3) is None
    call = driver.call
    assert (call.function, list(call.grid), call.threads, call.shared_bytes, call.stream) == \
        (b"scale", [5, 4, 3], 128, 1024, 77)
    values = [value & 0xFFFFFFFF if at == 3 else value for at, value in enumerate(call.values[:6])]
    assert values == [x.data_ptr(), 2**64 - 2, y.data_ptr() + 2, 2**32 - 3, 0, 0]


def test_addresses_and_parameters(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    weight = torch.nn.Parameter(torch.ones(4))
    bind("scale", "*fp32 *fp32")(0, 1, 1, 1, 2**63 + 4096, weight)
    assert driver.call.values[:2] == [2**63 + 4096, weight.data_ptr()]


def test_a_grid_without_programs(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    kernel = bind("scale", "*fp32", (16,))
    before = driver.number("launches")
    kernel(0, 0, 1, 1, 1)
    kernel(0, 1, 1, 0, torch.empty(0))
    assert driver.number("launches") == before


def test_broken_promises(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    seen: list[tuple[Any, ...]] = []
    kernel = bind("scale", "*fp32 *fp32 i64", (16, 1, 8), general=lambda *arguments: seen.append(arguments))
    before = driver.number("launches")
    kernel(0, 1, 1, 1, 32, 4, 24)
    assert seen == [] and driver.number("launches") == before + 1
    kernel(9, 1, 1, 1, 36, 4, 24)
    kernel(9, 1, 1, 1, 32, 4, 25)
    assert seen == [(9, 1, 1, 1, 36, 4, 24), (9, 1, 1, 1, 32, 4, 25)] and driver.number("launches") == before + 1


def test_shared_memory(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    bind("scale", "*fp32", shared_bytes=100_000)
    assert driver.number("shared_attribute") == 100_000 and driver.number("pushed_contexts") == 0
    with pytest.raises(RuntimeError, match=r"CUDA error 1 in kernel scale, which computes model.py:3: fake error 1"):
        bind("scale", "*fp32", shared_bytes=300_000)


def test_a_thread_without_context(driver: FakeDriver, bind: Callable[..., BoundKernel]) -> None:
    kernel = bind("wants_context", "*fp32")
    before = driver.number("launches")
    thread = threading.Thread(target=kernel, args=(0, 1, 1, 1, 16))
    thread.start()
    thread.join()
    assert driver.number("launches") == before + 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"symbol": "missing"}, "CUDA error 500 in kernel missing"),
        ({"cubin": b"no binary"}, "CUDA error 200 in kernel scale"),
        ({"device": 7}, "CUDA error 101 in the device of kernel scale"),
    ],
)
def test_what_cannot_be_loaded(bind: Callable[..., BoundKernel], options: dict[str, Any], message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        bind(**{"symbol": "scale", "parameters": "*fp32", **options})


def test_a_failed_launch(bind: Callable[..., BoundKernel]) -> None:
    kernel = bind("fails", "*fp32")
    with pytest.raises(RuntimeError, match=r"CUDA error 700 in kernel fails, which computes .*: fake error 700"):
        kernel(0, 1, 1, 1, 16)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((0, 1, 1), TypeError, "takes a stream, a grid and 2 arguments, not 3 in all"),
        ((0, 1, 1, 1, "x", 1), TypeError, "data_ptr"),
        ((0, 1, 1, 1, 16, 1.5), TypeError, "integer"),
        ((0, 1, 1, 1, 16, 2**31), RuntimeError, "takes 32 bits, which do not hold argument 1"),
        ((0, 1, "y", 1, 16, 1), TypeError, "integer"),
        ((0, 1, 1, 1, 2**64, 1), OverflowError, "too (large|big)"),
    ],
)
def test_wrong_arguments(bind: Callable[..., BoundKernel], arguments: tuple[Any, ...], error: type[Exception],
                         message: str) -> None:
    with pytest.raises(error, match=message):
        bind("scale", "*fp32 i32")(*arguments)


def test_a_machine_without_a_driver(session_cache: DiskCache) -> None:
    launcher = CudaLauncher.load(session_cache, "libcuda_of_nobody.so")
    with pytest.raises(RuntimeError, match=r"libcuda_of_nobody.so: cannot open"):
        launcher.bind(b"cubin", "k", "k", 0, parameters=(), divisibility=(), warps=1, shared_bytes=0,
                      address_of=torch.Tensor.data_ptr, general=None)  # type: ignore[arg-type]
