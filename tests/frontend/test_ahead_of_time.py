"""`torch.compile(f).aot_compile(...)`: the compiled artifact is stored, and loaded without tracing or compiling."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._dynamo.utils import counters
from torch._functorch import config as functorch_config

import stepwell

pytestmark = pytest.mark.skipif(torch.__version__ < "2.12", reason="torch 2.11 stores what its own backends compile")


def normalized(x: Tensor, y: Tensor) -> Tensor:
    return torch.softmax(x @ y + 1, -1).relu()


def several(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    x.add_(1)
    return x.t(), y[1:], torch.sort(x * y, 0).values


def of_sizes(x: Tensor, y: Tensor) -> Tensor:
    return (x + y).sum(0) * x.shape[0]


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear, self.norm = nn.Linear(8, 8), nn.BatchNorm1d(8)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(torch.relu(self.linear(x)))


def stored(function: Callable[..., Any], inputs: Sequence[Tensor], folder: Path, **options: Any) -> Callable[..., Any]:
    """A compiled function that went through a file, for which no kernel is compiled when it is loaded."""
    cache = folder / "cache"
    compiled = torch.compile(function, backend="stepwell", fullgraph=True, options={"cache_dir": str(cache)}, **options)
    compiled.aot_compile((tuple(inputs), {})).save_compiled_function(str(folder / "stored"))
    for entry in (cache / "entries").iterdir():
        entry.rename(folder / entry.name)  # nothing is found in the cache
    torch.compiler.reset()
    return torch.compiler.load_compiled_function(io.BytesIO((folder / "stored").read_bytes()))


@pytest.mark.parametrize("function", [normalized, several])
@pytest.mark.parametrize("trains", [False, True])
def test_functions(function: Callable[..., Any], trains: bool, tmp_path: Path) -> None:
    if trains and function is several:
        pytest.skip("it writes into a leaf that requires gradients, which eager refuses")
    x, y = torch.randn(6, 6), torch.randn(6, 6)
    inputs = [each.clone().requires_grad_(trains) for each in (x, y)]
    loaded = stored(function, [each.clone().detach().requires_grad_(trains) for each in inputs], tmp_path)
    graphs = stepwell.report().graphs
    assert {graph.kind for graph in graphs} == ({"forward", "backward"} if trains else {"inference"})
    assert all(graph.was_cached for graph in graphs)
    results, expected = loaded(*inputs), function(x.requires_grad_(trains), y.requires_grad_(trains))
    torch.testing.assert_close(results, expected)
    torch.testing.assert_close(inputs[0], x)
    if trains:
        results.square().sum().backward()
        expected.square().sum().backward()
        torch.testing.assert_close([each.grad for each in inputs], [x.grad, y.grad])


def test_symbolic_sizes(tmp_path: Path) -> None:
    loaded = stored(of_sizes, [torch.randn(6, 4), torch.randn(6, 4)], tmp_path, dynamic=True)
    for rows in (2, 9):
        x, y = torch.randn(rows, 5), torch.randn(rows, 5)
        torch.testing.assert_close(loaded(x, y), of_sizes(x, y))


def test_the_inputs_are_checked(tmp_path: Path) -> None:
    loaded = stored(normalized, [torch.randn(6, 6), torch.randn(6, 6)], tmp_path)
    with pytest.raises(RuntimeError, match="GuardManager check failed"):
        loaded(torch.randn(5, 6), torch.randn(6, 6))


def test_a_module(tmp_path: Path) -> None:
    block, same = Block(), Block()
    same.load_state_dict(block.state_dict())
    x, path = torch.randn(16, 8), tmp_path / "stored"
    compiled = torch.compile(block, backend="stepwell", fullgraph=True)
    forward = compiled.forward.aot_compile(((x,), {}))
    path.write_bytes(type(forward).serialize(forward, {"block": block}).serialized_data)
    loaded = type(forward).deserialize(path.read_bytes(), external_closure_data={"block": same})
    result = loaded(same, x)
    torch.testing.assert_close(result, block(x))
    torch.testing.assert_close(same.norm.running_mean, block.norm.running_mean)


def test_an_unused_result_has_no_gradient(tmp_path: Path) -> None:
    x = torch.randn(4, requires_grad=True)
    loaded = stored(lambda x: (x.sin(), x.cos() * math.pi), [x.clone().detach().requires_grad_()], tmp_path)
    loaded(x)[0].sum().backward()
    assert x.grad is not None
    torch.testing.assert_close(x.grad, x.detach().cos())


def in_a_new_process(options: dict[str, Any] | None = None) -> list[str]:
    """What AOTAutograd's cache says to a training step, in a process that compiled nothing yet."""
    torch.compiler.reset()
    counters.clear()
    x, y = (torch.randn(6, 6, requires_grad=True) for _ in range(2))
    with functorch_config.patch(bundled_autograd_cache=True):
        result = torch.compile(normalized, backend="stepwell", options=options)(x, y)
        result.sum().backward()
    torch.testing.assert_close(result, normalized(x, y))
    return [event.removeprefix("autograd_cache_") for event in counters["aot_autograd"] if event != "total"]


def test_the_cache_of_aot_autograd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "first"))
    monkeypatch.setenv("STEPWELL_CACHE_DIR", str(tmp_path / "ours"))
    assert in_a_new_process() == ["miss", "saved"]
    assert in_a_new_process() == ["hit"]
    assert all(graph.was_cached for graph in stepwell.report().graphs) and len(stepwell.report().graphs) == 2
    assert in_a_new_process({"numerics": "strict"}) == ["miss", "saved"]
    artifacts = torch.compiler.save_cache_artifacts()
    assert artifacts is not None
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "second"))
    for entry in (tmp_path / "ours" / "entries").iterdir():
        entry.rename(tmp_path / entry.name)
    torch.compiler.load_cache_artifacts(artifacts[0])
    assert in_a_new_process() == ["hit"]
    assert all(graph.was_cached for graph in stepwell.report().graphs)


def test_that_cache_does_not_answer_who_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))
    in_a_new_process()
    assert in_a_new_process({"dump": str(tmp_path / "stages")})[0] == "miss"
    assert (tmp_path / "stages").exists()
