"""Programs that run as CUDA graphs: correct results and gradients, few recordings, and programs that are not
recorded.
"""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import stepwell
from stepwell.codegen.runtime.gpu.graphs.cuda import CudaRecorder
from stepwell.codegen.runtime.gpu.graphs.recording import Recording


def compiled(function: Callable[..., Any], **options: Any) -> Any:
    return torch.compile(function, backend="stepwell", mode="reduce-overhead", **options)


def recorded() -> int:
    return stepwell.report().cuda_graph_count


def obstacles() -> tuple[str, ...]:
    return stepwell.report().cuda_graph_obstacles


class Classifier(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        # A bias before the norm would have a gradient of rounding errors alone, which Adam scales up.
        self.convolution = nn.Conv2d(3, 8, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(8)
        self.head = nn.Linear(8, 5)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.norm(self.convolution(x)).relu().mean((2, 3)))


def model_and_twin() -> tuple[Classifier, Classifier]:
    model = Classifier().cuda()
    return model, copy.deepcopy(model)


def batches(count: int, size: int = 4) -> list[Tensor]:
    return [torch.randn(size, 3, 9, 9, device="cuda") for _ in range(count)]


def close(ours: Any, theirs: Any) -> None:
    torch.testing.assert_close(ours, theirs, rtol=1e-3, atol=1e-4)


def test_inference_with_changing_inputs() -> None:
    model, twin = model_and_twin()
    program = compiled(model.eval())
    with torch.no_grad():
        for x in batches(20):
            y = program(x)
            close(y, twin.eval()(x))
    # `y` is in use while the next one is computed, so that two take turns.
    assert recorded() == 2 and obstacles() == ()


@pytest.mark.parametrize("context", [torch.no_grad, torch.inference_mode])
def test_modes_of_torch(context: Any) -> None:
    program, x = compiled(lambda x: x.exp().sum(0)), torch.randn(8, 8, device="cuda")
    for _ in range(4):
        close(program(x), x.exp().sum(0))
        with context():
            close(program(x + 1), (x + 1).exp().sum(0))


def test_training() -> None:
    model, twin = model_and_twin()
    program = compiled(model)
    ours, theirs = (torch.optim.SGD(each.parameters(), lr=0.1) for each in (model, twin))
    for x in batches(20):
        target = torch.randint(5, (4,), device="cuda")
        losses = []
        for forward, optimizer in ((program, ours), (twin, theirs)):
            optimizer.zero_grad()
            loss = F.cross_entropy(forward(x), target)
            loss.backward()
            optimizer.step()
            losses.append(loss.detach())
        close(*losses)
    close(list(model.state_dict().values()), list(twin.state_dict().values()))
    assert recorded() <= 4 and obstacles() == ()


def test_gradients_that_add_up() -> None:
    model, twin = model_and_twin()
    program = compiled(model)
    for step in range(4):
        for x in batches(5):
            program(x).square().sum().backward()
            twin(x).square().sum().backward()
        for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
            torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-2, atol=1e-2)
            if step % 2:
                ours.grad, theirs.grad = None, None
            else:
                ours.grad.zero_(), theirs.grad.zero_()


def test_several_forwards_before_their_backwards() -> None:
    model, twin = model_and_twin()
    program = compiled(model)
    for _ in range(4):
        xs = batches(3)
        ours, theirs = [program(x).square().sum() for x in xs], [twin(x).square().sum() for x in xs]
        close(ours, theirs)
        for loss in (*reversed(ours), *reversed(theirs)):
            loss.backward()
        for a, b in zip(model.parameters(), twin.parameters(), strict=True):
            torch.testing.assert_close(a.grad, b.grad, rtol=1e-2, atol=1e-2)
            a.grad, b.grad = None, None


def test_a_compiled_optimizer() -> None:
    model, twin = model_and_twin()
    ours, theirs = (torch.optim.Adam(each.parameters(), lr=0.01, capturable=True) for each in (model, twin))
    step = compiled(ours.step)
    for x in batches(10):
        for forward, optimizer, update in ((model, ours, step), (twin, theirs, theirs.step)):
            optimizer.zero_grad()
            forward(x).square().mean().backward()
            update()
    torch.testing.assert_close(list(model.parameters()), list(twin.parameters()), rtol=1e-2, atol=1e-3)


def test_dynamic_batches() -> None:
    model, twin = model_and_twin()
    program = compiled(model.eval(), dynamic=True)
    with torch.no_grad():
        for size in (2, 3, 2, 3, 5, 5, 2, 3, 5):
            [x] = batches(1, size)
            close(program(x), twin.eval()(x))
        assert recorded() >= 3
        for size in (*range(6, 20), *range(6, 20)):
            [x] = batches(1, size)
            close(program(x), twin.eval()(x))
    assert any("different sizes" in each for each in obstacles())


def test_buffers_that_are_written() -> None:
    class Cache(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("keys", torch.zeros(16, 4))
            self.register_buffer("count", torch.zeros((), dtype=torch.int64))
            self.register_buffer("weight", torch.eye(4) * 2)

        def forward(self, x: Tensor) -> Tensor:
            self.keys.copy_(torch.cat([self.keys[1:], x[None]]))
            self.count += 1
            return torch.softmax(self.keys @ self.weight @ self.keys.T, 1).sum(0) * self.count

    model, twin = Cache().cuda(), Cache().cuda()
    program = compiled(model)
    for x in torch.randn(20, 4, device="cuda"):
        close(program(x), twin(x))
        close(list(model.buffers()), list(twin.buffers()))
    assert recorded() >= 1 and obstacles() == ()


def test_a_result_is_the_next_input() -> None:
    program = compiled(lambda x: x.sin() + x.mean(0))
    ours = theirs = torch.randn(16, 16, device="cuda")
    for _ in range(20):
        ours, theirs = program(ours), theirs.sin() + theirs.mean(0)
        close(ours, theirs)
    assert recorded() <= 4


def test_programs_that_hand_on_results() -> None:
    def program(x: Tensor) -> Tensor:
        y = torch.softmax(x, 1)
        torch._dynamo.graph_break()
        return (y * x).sum(1)

    function = compiled(program)
    for _ in range(10):
        x = torch.randn(8, 32, device="cuda")
        z = function(x)
        close(z, program(x))
    assert recorded() <= 8


def test_random_numbers_are_those_of_eager() -> None:
    # Options and a mode exclude each other.
    options = {"cuda_graphs": True, "fallback_random": True}
    program = torch.compile(lambda x: F.dropout(x, 0.4), backend="stepwell", options=options)
    x = torch.ones(1000, device="cuda")
    program(x), program(x)
    torch.manual_seed(7)
    ours = [program(x) for _ in range(3)]
    torch.manual_seed(7)
    assert all(torch.equal(each, F.dropout(x, 0.4)) for each in ours)
    assert recorded() >= 1


def test_each_replay_draws_new_numbers() -> None:
    program, x = compiled(lambda x: F.dropout(x, 0.4)), torch.ones(1000, device="cuda")
    program(x), program(x)
    torch.manual_seed(7)
    first = [program(x) for _ in range(3)]
    torch.manual_seed(7)
    again = [program(x) for _ in range(3)]
    assert all(map(torch.equal, first, again))
    assert not torch.equal(first[0], first[1]) and not torch.equal(first[1], first[2])
    assert recorded() >= 1


@pytest.mark.parametrize("kind", ["a new one", "the same", "pinned"])
def test_arguments_on_the_cpu(kind: str) -> None:
    """Each is written as soon as the call has returned."""
    program, x = compiled(lambda x, s, at: (x * s)[at]), torch.randn(5, device="cuda")
    s, at = torch.tensor(0.0), torch.tensor([0, 4, 2])
    if kind == "pinned":
        s, at = s.pin_memory(), at.pin_memory()
    results = []
    for number in range(12):
        if kind == "a new one":
            s, at = torch.tensor(0.0), torch.tensor([0, 4, 2])
        s.fill_(number), at.copy_(torch.tensor([number % 5, 4, 2]))
        results.append(program(x, s, at))
    s.fill_(-1), at.fill_(0)
    for number, result in enumerate(results):
        close(result, x[[number % 5, 4, 2]] * number)
    assert recorded() >= 1 and obstacles() == ()


def test_a_recording_that_fails_leaves_the_device_as_it_was() -> None:
    @torch.library.custom_op("stepwell_graphs_test::peek", mutates_args=())
    def peek(x: Tensor) -> Tensor:
        return x * float(x.sum())  # waits for the device, which a recording forbids

    peek.register_fake(torch.empty_like)
    program, x = compiled(lambda x: F.dropout(peek(x + 1), 0.5)), torch.ones(4, device="cuda")
    for _ in range(4):
        y = program(x)
        assert set(y.tolist()) <= {0.0, 32.0}
    assert recorded() == 0 and len(obstacles()) == 1
    F.dropout(x, 0.5)
    close(compiled(lambda x: x + 1)(x), x + 1)


def test_memory_is_given_back() -> None:
    def use() -> None:
        program = compiled(lambda x: (x @ x).relu())
        for _ in range(4):
            program(torch.randn(1024, 1024, device="cuda"))

    use()
    torch.compiler.reset()
    gc.collect()
    torch.cuda.empty_cache()
    before = torch.cuda.memory_reserved()
    for _ in range(3):
        use()
        torch.compiler.reset()
    gc.collect()
    torch.cuda.empty_cache()
    assert torch.cuda.memory_reserved() <= before


def test_a_recording_that_outlives_another() -> None:
    """They share the workspace of cuBLAS, where this product adds up its parts."""
    x = torch.randn(64, 1 << 14, device="cuda")
    recorder = CudaRecorder(torch.device("cuda", torch.cuda.current_device()))
    first, second = (Recording(lambda x: (x @ x.t(),), recorder, [x], {0}, ()) for _ in range(2))
    torch.testing.assert_close(second.run([x])[0], x @ x.t(), rtol=1e-3, atol=1e-2)
    del second
    gc.collect()
    torch.cuda.empty_cache()
    others = [torch.zeros(1 << 20, device="cuda") for _ in range(64)]
    for _ in range(3):
        torch.testing.assert_close(first.run([x])[0], x @ x.t(), rtol=1e-3, atol=1e-2)
    assert not any(bool(each.any()) for each in others)


def test_memory_of_gradients_is_given_back() -> None:
    """The way back is recorded on a thread of autograd, which has workspaces of its own."""
    def use() -> None:
        program = compiled(lambda x, w: torch.tanh(x @ w) @ w)
        w = torch.randn(256, 256, device="cuda", requires_grad=True)
        for _ in range(4):
            program(torch.randn(256, 256, device="cuda"), w).sum().backward()

    reserved = []
    for _ in range(4):
        use()
        torch.compiler.reset()
        gc.collect()
        torch.cuda.empty_cache()
        reserved.append(torch.cuda.memory_reserved())
    assert reserved[-1] <= reserved[0]


def test_a_compiled_module_of_any_strides() -> None:
    x = torch.randn(8, 8, device="cuda")
    program = stepwell.compile_module(stepwell.capture(lambda x: x * 2 + x[0], x),
                                      stepwell.CompileOptions(cuda_graphs=True))
    for value in (x, x.t(), x, x.t(), x, x.t()):
        close(program(value)[0], value * 2 + value[0])


def test_recordings_share_the_memory_of_intermediate_values() -> None:
    x = torch.randn(1 << 20, device="cuda")
    recorder = CudaRecorder(torch.device("cuda", torch.cuda.current_device()))
    first, *others = (Recording(lambda x: (x.repeat(16).view(16, -1).sum(0),), recorder, [x], {0}, ())
                      for _ in range(3))
    assert sum(each.bytes for each in others) < 16 * x.nbytes
    [result], expected = first.run([x]), 16 * x
    for each in others:
        x += 1
        torch.testing.assert_close(each.run([x])[0], 16 * x)
    torch.testing.assert_close(result, expected)
