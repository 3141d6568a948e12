"""The effects of a compiled program on a GPU besides its results: streams, devices, addresses, memory, threads."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import stepwell
from stepwell.ir.semantics.random_operators import random_operators

MODES = pytest.mark.parametrize("mode", (None, "reduce-overhead"), ids=("default", "reduce-overhead"))


def compiled(function: Callable[..., Any], **options: Any) -> Any:
    return torch.compile(function, backend="stepwell", **options)


def chain(x: Tensor) -> Tensor:
    """Several kernels, each of which needs all of the one before it."""
    for number in range(6):
        x = torch.softmax(x * 3, number % 2) + x.sum(number % 2, keepdim=True) / 1000
    return x


@MODES
def test_work_goes_to_the_current_stream(mode: str | None) -> None:
    function, x = compiled(chain, mode=mode), torch.randn(512, 512, device="cuda")
    expected = chain(x + 1)
    function(x)
    stream = torch.cuda.Stream()
    for _ in range(20):
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            torch.cuda._sleep(2_000_000)
            y = x.clone()
            y += 1  # what is given is ready on this stream only
            z = function(y) * 1
        torch.cuda.current_stream().wait_stream(stream)
        torch.testing.assert_close(z, expected)


@MODES
def test_addresses_change_from_call_to_call(mode: str | None) -> None:
    function, kept = compiled(lambda x, y: (x @ y).relu().sum(0) + x[0], mode=mode), []
    for number in range(12):
        x, y = (torch.randn(48, 48, device="cuda") for _ in range(2))
        kept.append((x, y, function(x, y), torch.empty(1000 + number, device="cuda")))
    for x, y, z, _ in kept:
        torch.testing.assert_close(z, (x @ y).relu().sum(0) + x[0], rtol=1e-4, atol=1e-4)


@MODES
def test_results_are_kept_over_later_calls(mode: str | None) -> None:
    function = compiled(lambda x: (x * 2, x.sum(0)), mode=mode)
    inputs = [torch.full((64, 64), float(number), device="cuda") for number in range(10)]
    results = [function(x) for x in inputs]
    for number, (doubled, total) in enumerate(results):
        assert bool((doubled == 2 * number).all()) and bool((total == 64 * number).all())
        doubled.fill_(-1)  # what is handed out may be written to
    torch.testing.assert_close(function(inputs[3])[0], inputs[3] * 2)


@MODES
def test_results_outlive_the_program(mode: str | None) -> None:
    function = compiled(lambda x: x + 1, mode=mode)
    results = [function(torch.full((100,), float(number), device="cuda")) for number in range(3)]
    del function
    torch.compiler.reset()
    torch.cuda.empty_cache()
    torch.empty(1_000_000, device="cuda").fill_(9)
    assert [float(result[0]) for result in results] == [1.0, 2.0, 3.0]


@MODES
def test_inputs_are_written_in_place(mode: str | None) -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        x.mul_(2)
        x[1:] += y[:-1]
        return x.sum(0)

    function = compiled(program, mode=mode)
    for number in range(6):
        ours = torch.arange(24.0, device="cuda").view(4, 6) + number
        theirs, y = ours.clone(), torch.randn(4, 6, device="cuda")
        torch.testing.assert_close(function(ours, y), program(theirs, y))
        torch.testing.assert_close(ours, theirs)


@MODES
def test_parameters_that_change_are_read_anew(mode: str | None) -> None:
    model = nn.Sequential(nn.Linear(16, 16), nn.ReLU()).cuda()
    function, x = compiled(model, mode=mode), torch.randn(8, 16, device="cuda")
    with torch.no_grad():
        for _ in range(5):
            torch.testing.assert_close(function(x), model(x), rtol=1e-4, atol=1e-4)
            for parameter in model.parameters():
                parameter.add_(0.1)


@MODES
@pytest.mark.parametrize("offset", (1, 2, 3, 4, 5))
@pytest.mark.parametrize("dtype", (torch.float32, torch.bfloat16, torch.int8), ids=str)
def test_misaligned_inputs_after_aligned_ones(offset: int, dtype: torch.dtype, mode: str | None) -> None:
    function = compiled(lambda x: (x + 1, x.view(32, 64).sum(0)), mode=mode)
    base = torch.arange(4096, device="cuda").remainder(50).to(dtype)
    for start in (0, offset, 0, offset, 16):
        x = base[start:start + 2048]
        for ours, theirs in zip(function(x), (x + 1, x.view(32, 64).sum(0)), strict=True):
            torch.testing.assert_close(ours, theirs)


def test_inputs_of_several_devices_are_refused_or_right() -> None:
    x, y = torch.randn(5, device="cuda"), torch.randn(5)
    with pytest.raises(Exception, match="device"):
        compiled(lambda x, y: x + y)(x, y)
    scalar = torch.tensor(2.5)  # a number is at home everywhere
    torch.testing.assert_close(compiled(lambda x, s: x * s)(x, scalar), x * scalar)


def test_programs_with_parts_on_the_cpu() -> None:
    def program(x: Tensor) -> Any:
        return x * 2, (x + 1).cpu() * 3, torch.arange(5) + 1

    x = torch.randn(7, device="cuda")
    torch.testing.assert_close(compiled(program)(x), program(x))


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is one CUDA device")
def test_another_device_than_the_current_one() -> None:
    function = compiled(chain)
    for number in (0, 1, 0):
        x = torch.randn(64, 64, device=f"cuda:{number}")
        torch.testing.assert_close(function(x), chain(x))
        assert function(x).device == x.device


def test_one_program_called_by_several_threads() -> None:
    function = compiled(chain)
    inputs = [torch.randn(128, 128, device="cuda") for _ in range(4)]
    expected = [chain(x) for x in inputs]
    failures: list[BaseException] = []
    compiling, all_compiled = threading.Lock(), threading.Barrier(len(inputs))

    def work(number: int) -> None:
        try:
            with torch.cuda.stream(torch.cuda.Stream()):
                with compiling:  # torch refuses calls while another thread traces, and a thread may trace once more
                    function(inputs[number])
                all_compiled.wait(timeout=300)
                for _ in range(50):
                    torch.testing.assert_close(function(inputs[number]), expected[number])
        except BaseException as error:
            failures.append(error)

    torch.cuda.synchronize()
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures[0]


def test_memory_does_not_grow() -> None:
    function, x = compiled(chain), torch.randn(512, 512, device="cuda")
    for _ in range(3):
        function(x)
    before = torch.cuda.memory_allocated()
    for _ in range(20):
        function(x)
    torch.cuda.synchronize()
    assert torch.cuda.memory_allocated() == before


def test_a_program_inside_of_a_graph_of_the_user() -> None:
    function, x = compiled(chain), torch.randn(64, 64, device="cuda")
    function(x)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = function(x)
    x.copy_(torch.randn(64, 64, device="cuda"))
    graph.replay()
    torch.testing.assert_close(y, chain(x))


def test_dropout_draws_what_eager_draws() -> None:
    function = compiled(lambda x: F.dropout(x, 0.3) * 2, options={"fallback_random": True})
    x = torch.ones(4096, device="cuda")
    torch.manual_seed(5)
    ours = [function(x) for _ in range(3)]
    torch.manual_seed(5)
    theirs = [F.dropout(x, 0.3) * 2 for _ in range(3)]
    torch.testing.assert_close(ours, theirs)
    assert not torch.equal(ours[0], ours[1])


def test_random_numbers_are_those_of_the_interpreter() -> None:
    """The same seeds give the same bits on a GPU as in Triton's interpreter on the CPU."""
    bits, size = random_operators().bits, (37, 29)
    seed = torch.tensor(1234567890123456789)
    function = compiled(lambda seed: bits(seed, size))
    assert torch.equal(function(seed.cuda()).cpu(), bits(seed, size))


def test_the_way_back_draws_what_the_way_forward_drew() -> None:
    x, function = torch.ones(300, 500, device="cuda", requires_grad=True), compiled(lambda x: F.dropout(x, 0.5))
    for _ in range(3):
        y = function(x)
        gradient, = torch.autograd.grad(y.sum(), x)
        assert torch.equal(y != 0, gradient != 0) and 0.48 < float((y != 0).float().mean()) < 0.52


def test_dropout_differs_from_call_to_call_under_cuda_graphs() -> None:
    x, function = torch.ones(4096, device="cuda"), compiled(lambda x: F.dropout(x, 0.3) * 2, mode="reduce-overhead")
    results = [function(x) for _ in range(6)]
    assert len({tuple(result[:64].tolist()) for result in results}) == 6
    assert all(0.6 < float((result != 0).float().mean()) < 0.8 for result in results)


@MODES
def test_little_python_stands_between_guards_and_kernels(mode: str | None) -> None:
    function, x = compiled(lambda x: (torch.sin(x) + 1, x.sum(0)), mode=mode), torch.randn(64, 64, device="cuda")
    root, entered = stepwell.__path__[0], []

    def enter(frame: Any, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(root) and frame.f_code.co_filename != __file__:
            entered.append(frame.f_code.co_qualname)

    function(x), function(x)
    sys.setprofile(enter)
    try:
        results = function(x)
    finally:
        sys.setprofile(None)
    assert len(entered) <= 1, entered
    torch.testing.assert_close(results, (torch.sin(x) + 1, x.sum(0)))
