"""`torch.compile(backend="stepwell")`: options, errors, graphs, memory and reports."""

from __future__ import annotations

import copy
import logging
import traceback
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._dynamo.exc import BackendCompilerFailed
from torch._higher_order_ops.strict_mode import strict_mode

import stepwell

pytestmark = pytest.mark.usefixtures("fresh")


def compiled(function: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="stepwell", **kwargs)


# Options


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"mode": "lite"},
         "mode 'lite' is one of the default backend: it compiles only regions that the program marks"),
        ({"mode": "defualt"}, "unknown mode 'defualt'; did you mean 'default'?"),
        ({"mode": 3}, "unknown mode '3'; choose from: default, reduce-overhead"),
        ({"options": {"dumps": "x"}}, "unknown option 'dumps'; did you mean 'dump'?"),
        ({"options": {"numerics": "exact"}}, "option 'numerics' takes one of"),
    ],
    ids=str,
)
def test_bad_option(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BackendCompilerFailed) as error:
        compiled(torch.sin, **arguments)(torch.ones(2))
    line = next(line for line in str(error.value).splitlines() if "Error" in line)
    assert message in line and len(line) < 200
    # The test, `compiled`, torch's wrapper and the backend.
    assert len(traceback.extract_tb(error.value.__traceback__)) <= 5


def test_verbose_logs_show_the_way_to_an_error() -> None:
    with torch._dynamo.config.patch(verbose=True), pytest.raises(BackendCompilerFailed) as error:
        compiled(torch.sin, mode="defualt")(torch.ones(2))
    assert "compile_options" in {frame.name for frame in traceback.extract_tb(error.value.__traceback__)}


def test_mode_and_options() -> None:
    x = torch.randn(5)
    torch.testing.assert_close(compiled(lambda x: x.sin() + 1, mode="default")(x), x.sin() + 1)
    torch.testing.assert_close(compiled(lambda x: x.sin() + 2, options={"threads": False})(x), x.sin() + 2)


@pytest.mark.parametrize("mode", ["reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs"])
def test_modes_on_the_cpu(mode: str) -> None:
    program = compiled(lambda x: x.sin() + 1, mode=mode)
    first, second = program(x := torch.randn(5)), program(x + 1)
    torch.testing.assert_close((first, second), (x.sin() + 1, (x + 1).sin() + 1))


def test_a_result_that_is_the_new_value_of_an_argument_is_memory_of_its_own() -> None:
    def program(x: torch.Tensor, state: torch.Tensor) -> torch.Tensor:
        y = state + x
        state.copy_(y)
        return y

    state = torch.zeros(4)
    y = compiled(program)(torch.ones(4), state)
    state.fill_(9)
    assert torch.equal(y, torch.ones(4))


def test_several_training_forwards_before_their_backwards() -> None:
    model = nn.Sequential(nn.BatchNorm2d(4), nn.Conv2d(4, 2, 3), nn.BatchNorm2d(2))
    twin = copy.deepcopy(model)
    program, xs = compiled(model), torch.randn(3, 2, 4, 5, 5)
    for each in (program, twin):
        losses = [each(x).square().sum() for x in xs]
        for loss in reversed(losses):
            loss.backward()
    for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-3, atol=1e-4)
    torch.testing.assert_close(model.state_dict(), twin.state_dict())


# What cannot be compiled


@pytest.mark.parametrize(
    "function, what",
    [
        pytest.param(
            lambda x: torch.quantize_per_tensor(x, 0.1, 0, torch.qint8).dequantize(), "qint8",
            marks=pytest.mark.skipif(torch.__version__ < "2.13", reason="older versions do not trace it"),
        ),
        (lambda x: x.to("meta").sin(), "device 'meta'"),
        (lambda x: x.to(torch.float8_e4m3fnuz).float(), "float8_e4m3fnuz"),
        (lambda x: strict_mode(torch.sin, (x,)), "strict_mode"),
    ],
    ids=["quantized", "device", "dtype", "higher-order"],
)
def test_unsupported_program(function: Callable[[Tensor], Tensor], what: str) -> None:
    with pytest.raises(BackendCompilerFailed) as error, torch.no_grad():
        compiled(function, fullgraph=True)(torch.randn(3, 4))
    text = str(error.value)
    assert f"UnsupportedError: {__file__}:" in text and what in text and "help: " in text


# Graphs


def test_graph_break() -> None:
    def program(x: Tensor) -> Tensor:
        y = x * 2
        torch._dynamo.graph_break()
        return y + 1

    x = torch.randn(4)
    torch.testing.assert_close(compiled(program)(x), program(x))
    assert stepwell.report().graph_count == 2


def test_sizes_of_a_dynamic_program_share_one_artifact() -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4), nn.Softmax(-1))
    program = compiled(model, dynamic=True, fullgraph=True)
    with torch.no_grad():
        for size in (2, 3, 17, 64):
            x = torch.randn(size, 8)
            torch.testing.assert_close(program(x), model(x))
    assert stepwell.report().graph_count == 1


def test_training_step() -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.LayerNorm(16), nn.GELU(), nn.Linear(16, 3))
    twin = copy.deepcopy(model)
    x, target = torch.randn(5, 8), torch.tensor([0, 2, 1, 1, 0])
    loss = F.cross_entropy(compiled(model)(x), target)
    loss.backward()
    F.cross_entropy(twin(x), target).backward()
    for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad)
    assert {graph.kind for graph in stepwell.report().graphs} == {"forward", "backward"}


def test_input_without_elements() -> None:
    torch.testing.assert_close(compiled(lambda x: x.exp().sum(0))(torch.randn(0, 3)), torch.zeros(3))


# Memory


def swapped(x: Tensor, y: Tensor) -> None:
    old = x.clone()
    x.copy_(y)
    y.copy_(old)


def shifted(x: Tensor, y: Tensor) -> Tensor:
    x[1:] = x[:-1].clone()
    return x + y


def written_twice(x: Tensor, y: Tensor) -> Tensor:
    y.add_(x)
    x.mul_(y)
    return y - x


def read_after_write(x: Tensor, y: Tensor) -> Any:
    before = x.clone()
    x.zero_()
    return before, x + y, before


def written_through_a_view(x: Tensor, y: Tensor) -> Tensor:
    x.t()[0].add_(1)
    y.view(-1)[::2] = 0
    return x * y


WRITES = (swapped, shifted, written_twice, read_after_write, written_through_a_view)


@pytest.mark.parametrize("program", WRITES, ids=lambda f: f.__name__)
@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_writes_into_inputs(program: Callable[..., Any], dynamic: bool) -> None:
    ours = torch.randn(4, 4), torch.randn(4, 4)
    theirs = copy.deepcopy(ours)
    torch.testing.assert_close(compiled(program, dynamic=dynamic)(*ours), program(*theirs))
    torch.testing.assert_close(ours, theirs)


def test_outputs_share_memory_as_in_eager() -> None:
    def program(x: Tensor) -> Any:
        y = x.exp()
        return x.t(), y, y.view(-1), x.clone(), y.clone(), x

    for function in (program, compiled(program)):
        x = torch.randn(3, 4)
        transposed, y, flat, copied, other, same = function(x)
        x[0, 1] = 70
        y[0, 1] = 80
        assert transposed[1, 0] == 70 and same is x and copied[0, 1] != 70
        assert flat[1] == 80 and other[0, 1] != 80


@pytest.mark.parametrize(
    "make",
    [
        lambda: torch.randn(4, 6).t(),
        lambda: torch.randn(4, 6)[::2, 1::2],
        lambda: torch.randn(4).expand(3, 4),
        lambda: torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),
        lambda: torch.randn(()),
    ],
    ids=["transposed", "strided", "expanded", "channels_last", "scalar"],
)
def test_strides_are_those_of_eager(make: Callable[[], Tensor]) -> None:
    def program(x: Tensor) -> Any:
        return x + 1, x.exp().transpose(-1, 0) if x.dim() else x, x.clone(), x.float()

    x = make()
    for ours, theirs in zip(compiled(program)(x), program(x), strict=True):
        torch.testing.assert_close(ours, theirs)
        assert ours.stride() == theirs.stride()


def test_channels_last_network() -> None:
    model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.SiLU(), nn.Conv2d(8, 4, 1)).eval()
    model = model.to(memory_format=torch.channels_last)
    x = torch.randn(2, 3, 9, 9).to(memory_format=torch.channels_last)
    with torch.no_grad():
        ours, theirs = compiled(model)(x), model(x)
    torch.testing.assert_close(ours, theirs)
    assert ours.stride() == theirs.stride()


# The report


def test_report_lists_what_is_left_to_aten(caplog: pytest.LogCaptureFixture) -> None:
    def program(x: Tensor) -> Tensor:
        return torch.linalg.inv_ex(x @ x.t())[0] + torch.linalg.inv_ex(x @ x.t() + 1)[0]

    with caplog.at_level(logging.INFO, logger="stepwell"):
        compiled(program, options={"contractions": "library"})(torch.eye(5))
    report = stepwell.report()
    first, *rest = report.externs
    assert (first.operator, first.reason, first.count) == ("aten::linalg_inv_ex", "no lowering", 2)
    assert first.lines[0].startswith(f"{__file__}:")
    assert [(each.operator, each.reason) for each in rest] == [("aten::mm", "library")]
    assert "aten::linalg_inv_ex  2" in str(report)
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warnings) == 1
    assert f"no lowering, so left to ATen: aten::linalg_inv_ex ({__file__}:" in warnings[0]


def test_report_counts_cached_graphs() -> None:
    for _ in range(2):
        torch._dynamo.reset_code_caches()
        compiled(lambda x: x.cos() * 3)(torch.randn(7))
    report = stepwell.report()
    assert (report.graph_count, report.kernel_count) == (2, 2) and report.cache_hits >= 1
    torch.compiler.reset()
    assert stepwell.report().graph_count == 0


def test_library_calls_are_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="stepwell"):
        compiled(lambda x: x @ x, options={"contractions": "library"})(torch.randn(5, 5))
    (record,) = [record for record in caplog.records if record.name == "stepwell"]
    assert record.levelno == logging.INFO and "1 library call" in record.getMessage()
