"""When programs are recorded, when a recording is replayed, and which memory it uses; without a GPU."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
import torch
from torch import Tensor

from stepwell.codegen.runtime.gpu.graphs.program import (
    MAX_RECORDINGS,
    MAX_SIZES,
    MAX_SMALL_RECORDINGS,
    SHARE,
)
from stepwell.codegen.runtime.gpu.graphs.recording import ResultMemory

from .fake_recorder import FakeRecorder
from .graphed_programs import graphed, inputs, scaled


def test_repeats_what_it_recorded() -> None:
    recorder, weight = FakeRecorder(), torch.randn(4)
    program = graphed(scaled, recorder)
    for number, x in enumerate(inputs(20)):
        [y] = program(x, weight)
        torch.testing.assert_close(y, x * weight + 1)
        del y
        assert recorder.runs == max(0, number)
    assert program.status.recorded == 1 and recorder.copies == 19


def test_arguments_that_stay_are_not_copied() -> None:
    recorder, x, weight = FakeRecorder(), *inputs(2)
    program = graphed(scaled, recorder)
    for number in range(5):
        weight.fill_(number)
        assert torch.equal(program(x, weight)[0], x * number + 1)
    assert recorder.runs == 4 and recorder.copies == 0


def test_an_argument_on_another_device_is_read_anew_each_time() -> None:
    recorder, x = FakeRecorder(elsewhere=lambda value: value.dim() == 0), torch.randn(4)
    program = graphed(lambda x, s: (x * s, s), recorder)
    same = torch.tensor(0.0)
    for number in range(6):
        s = same.fill_(number) if number % 2 else torch.tensor(float(number))
        y, given = program(x, s)
        assert torch.equal(y, x * number) and given is s
        del y
    assert program.status.recorded == 1 and recorder.uploads == recorder.runs == 5 and recorder.copies == 0


def test_an_argument_that_moves_later_is_copied_from_then_on() -> None:
    recorder, weight, xs = FakeRecorder(), torch.randn(4), inputs(8)
    program = graphed(scaled, recorder)
    for x in (xs[0], xs[0], *xs):
        torch.testing.assert_close(program(x, weight)[0], x * weight + 1)
    assert program.status.recorded == 2 and recorder.runs == 9


@pytest.mark.parametrize(("more", "most"), [(0, MAX_SMALL_RECORDINGS), (1, MAX_RECORDINGS)])
def test_results_belong_to_the_caller(more: int, most: int) -> None:
    recorder, weight, xs = FakeRecorder(), torch.randn(4), inputs(20)
    recorder.takes = recorder.memory // SHARE // MAX_SMALL_RECORDINGS + more
    program = graphed(scaled, recorder)
    kept = [program(x, weight)[0] for x in xs]
    torch.testing.assert_close(kept, [x * weight + 1 for x in xs])
    assert program.status.recorded == most and recorder.runs == 19
    assert len({each.data_ptr() for each in kept}) == 20


def test_a_view_keeps_a_result() -> None:
    program = graphed(lambda x: (x.repeat(2, 1).t(),), FakeRecorder())
    xs = inputs(12)
    views = [program(x)[0][1:, 1] for x in xs]
    torch.testing.assert_close(views, [x[1:] for x in xs])


def test_a_result_that_is_used_until_the_next_one_is_there() -> None:
    recorder, weight = FakeRecorder(), torch.randn(4)
    program, y = graphed(scaled, recorder), torch.zeros(4)
    for x in inputs(20):
        [y] = program(x, weight)
        torch.testing.assert_close(y, x * weight + 1)
    assert program.status.recorded == 2 and recorder.runs == 19


def test_a_result_is_the_next_argument() -> None:
    recorder, weight, y = FakeRecorder(), torch.full((4,), 0.5), torch.zeros(4)
    program, expected = graphed(scaled, recorder), y
    for _ in range(20):
        [y], expected = program(y, weight), expected * weight + 1
        torch.testing.assert_close(y, expected)
    assert program.status.recorded <= MAX_RECORDINGS and recorder.runs >= 18


def test_results_of_another_program_are_taken_where_they_are() -> None:
    results, forward_recorder, backward_recorder = ResultMemory(), FakeRecorder(), FakeRecorder()
    weight, gradient = inputs(2)
    forward = graphed(lambda x, w: ((x * w).sum(), x * 2, x * w), forward_recorder, results=results)
    backward = graphed(lambda a, b, g: (a * g, b * g), backward_recorder, results=results)
    loss = None
    for x in inputs(20):
        loss, *saved = forward(x, weight)
        first, second = backward(*saved, gradient)
        del saved
        torch.testing.assert_close((loss, first, second), ((x * weight).sum(), x * 2 * gradient, x * weight * gradient))
    assert backward_recorder.copies == 0 and backward_recorder.runs == 19
    assert forward.status.recorded == backward.status.recorded == 2


def add_one(x: Tensor, state: Tensor) -> tuple[Tensor, ...]:
    state.add_(x)
    return state * 2, state


def test_written_arguments() -> None:
    state, fixed = torch.zeros(4), torch.zeros(4)
    recorder = FakeRecorder()
    program = graphed(add_one, recorder, written=[1])
    for x in inputs(10):
        fixed = fixed + x
        doubled, same = program(x, state)
        assert same is state
        torch.testing.assert_close((doubled, state), (fixed * 2, fixed))
        del doubled
    assert program.status.recorded == 1 and recorder.copies == 9


def test_written_arguments_that_move() -> None:
    states = inputs(10)
    recorder = FakeRecorder()
    program = graphed(add_one, recorder, written=[1])
    for x, state in zip(inputs(10), states, strict=True):
        expected = state + x
        doubled, same = program(x, state)
        assert same is state
        torch.testing.assert_close((doubled, state), (expected * 2, expected))
    assert recorder.runs == 9


def test_sizes_and_numbers_each_have_recordings_up_to_a_bound(caplog: pytest.LogCaptureFixture) -> None:
    recorder = FakeRecorder()
    program = graphed(lambda n, x: (x * n, n + 1), recorder)
    for _ in range(4):
        for size in range(1, MAX_SIZES + 4):
            x = torch.randn(size)
            y, number = program(size, x)
            torch.testing.assert_close(y, x * size)
            assert number == size + 1
    assert program.status.recorded >= MAX_SIZES and recorder.runs == 3 * MAX_SIZES
    assert program.status.obstacle == "it is called with more than 8 different sizes or streams"
    assert caplog.messages == [f"no CUDA graph for a program: {program.status.obstacle}"]


def test_arguments_that_keep_moving_one_after_the_other(caplog: pytest.LogCaptureFixture) -> None:
    recorder, arguments = FakeRecorder(), inputs(12)
    recorder.takes = recorder.memory
    program = graphed(lambda *values: (sum(values),), recorder)
    program(*arguments)
    for at in range(12):
        arguments[at] = torch.randn(4)
        torch.testing.assert_close(program(*arguments)[0], sum(arguments))
        torch.testing.assert_close(program(*arguments)[0], sum(arguments))
    assert program.status.recorded == 8
    assert "its arguments are at other addresses in every call" in caplog.text


def test_another_stream_has_other_recordings() -> None:
    recorder, weight = FakeRecorder(), torch.randn(4)
    program = graphed(scaled, recorder)
    for recorder.stream in (0, 1, 0, 1):
        for x in inputs(3):
            torch.testing.assert_close(program(x, weight)[0], x * weight + 1)
    assert program.status.recorded == 2


def test_strides_that_nobody_guards() -> None:
    program, x = graphed(lambda x: (x * 2,), FakeRecorder()), torch.randn(4, 4)
    for value in (x, x.t(), x, x.t(), x, x.t()):
        assert torch.equal(program.run_unguarded(value)[0], value * 2)
    assert program.status.recorded == 2


def test_runs_within_the_recording_of_another() -> None:
    recorder, x = FakeRecorder(), torch.randn(4)
    program = graphed(scaled, recorder)
    recorder.busy = True
    for _ in range(3):
        program(x, x)
    assert program.status.recorded == recorder.runs == 0


def test_threads_do_not_share_a_run() -> None:
    recorder, weight = FakeRecorder(), torch.randn(4)
    entered, leave = threading.Event(), threading.Event()

    def slow(x: Tensor, weight: Tensor) -> tuple[Tensor, ...]:
        if threading.current_thread().name == "slow":
            entered.set()
            leave.wait(5)
        return (x * weight + 1,)

    program, [x, y] = graphed(slow, recorder), inputs(2)
    found: list[Tensor] = []
    thread = threading.Thread(target=lambda: found.extend(program(x, weight)), name="slow")
    thread.start()
    entered.wait(5)
    torch.testing.assert_close(program(y, weight)[0], y * weight + 1)
    leave.set()
    thread.join()
    torch.testing.assert_close(found[0], x * weight + 1)


def test_arguments_of_any_layout() -> None:
    recorder = FakeRecorder()
    program = graphed(lambda *values: tuple(value * 2 for value in values), recorder)
    for _ in range(6):
        values = (torch.randn(4, 1).expand(4, 3), torch.randn(3, 4).t(), torch.randn(()), torch.empty(0, 3),
                  torch.randn(2, 3, 4, 4).to(memory_format=torch.channels_last), torch.randn(8)[1::2],
                  torch.randn(4, requires_grad=True))
        results = program(*values)
        torch.testing.assert_close(list(results), [value * 2 for value in values])
        assert [each.stride() for each in results] == [(value * 2).stride() for value in values]
        assert not any(each.requires_grad for each in results[:-1])
    assert recorder.runs == 5


def test_arguments_that_overlap_themselves() -> None:
    program = graphed(lambda x: (x * 2,), FakeRecorder())
    for x in inputs(4, 6):
        windows = x.as_strided((4, 3), (1, 1))
        torch.testing.assert_close(program(windows)[0], windows * 2)
    assert program.status.obstacle == "elements of an argument share memory"


def test_copied_results_share_memory_as_the_recorded_ones() -> None:
    def forward(x: Tensor) -> tuple[Tensor, ...]:
        y = x * 2
        return y, y[1:]

    program = graphed(forward, FakeRecorder())
    kept = [program(x) for x in inputs(8)]
    for whole, part in kept:
        assert part.data_ptr() == whole.data_ptr() + 4 and torch.equal(whole[1:], part)


def test_recordings_die_with_the_program() -> None:
    results, x = ResultMemory(), torch.randn(4)
    program = graphed(scaled, FakeRecorder(), results=results)
    program(x, x)
    [y] = program(x, x)
    assert results.holds(y) and not results.holds(x)
    reference = weakref.ref(program)
    del program
    gc.collect()
    assert reference() is None and not results.holds(y)
    torch.testing.assert_close(y, x * x + 1)
