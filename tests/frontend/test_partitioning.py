"""The tensors that a training step saves for the backward graph, and correct gradients if values are recomputed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

ROWS, COLUMNS = 24, 96
Step = Callable[[Tensor], Tensor]


def _cross_entropy(x: Tensor) -> Tensor:
    return F.cross_entropy(x, torch.arange(ROWS, device=x.device) % 7)


def _smooth_cross_entropy(x: Tensor) -> Tensor:
    return F.cross_entropy(x, torch.arange(ROWS) % 7, ignore_index=3, label_smoothing=0.1)


def _softmax_entropy(x: Tensor) -> Tensor:
    p = torch.softmax(x, -1)
    return (p * (p + 1e-3).log()).sum(-1)


def _layer_norm(x: Tensor) -> Tensor:
    weight = torch.linspace(0.5, 1.5, COLUMNS, dtype=x.dtype)
    return F.silu(F.layer_norm(x, (COLUMNS,), weight, weight - 1)).sum(0)


def _rms_norm(x: Tensor) -> Tensor:
    return F.gelu(F.rms_norm(x, (COLUMNS,), torch.linspace(0.5, 1.5, COLUMNS, dtype=x.dtype))).sum(0)


def _group_norm(x: Tensor) -> Tensor:
    weight = torch.linspace(0.5, 1.5, 8, dtype=x.dtype)
    return F.silu(F.group_norm(x.reshape(ROWS, 8, 3, 4), 4, weight, weight - 1)).sum(0)


def _batch_norm(x: Tensor) -> Tensor:
    weight = torch.linspace(0.5, 1.5, 8, dtype=x.dtype)
    return F.silu(F.batch_norm(x.reshape(ROWS, 8, 3, 4), None, None, weight, weight - 1, training=True)).sum(0)


STEPS: list[Step] = [_cross_entropy, _smooth_cross_entropy, _softmax_entropy, _layer_norm, _rms_norm, _group_norm,
                     _batch_norm]


def _kept(step: Step, x: Tensor) -> int:
    """The bytes beside `x` that a compiled step keeps."""
    kept: dict[int, int] = {}

    def pack(value: Tensor) -> Tensor:
        kept[value.untyped_storage().data_ptr()] = value.untyped_storage().nbytes()
        return value

    compiled = torch.compile(step, backend="stepwell")
    compiled(x)
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda value: value):
        compiled(x)
    kept.pop(x.untyped_storage().data_ptr(), None)
    return sum(kept.values())


def _two_dropouts(x: Tensor) -> Tensor:
    return F.dropout(F.gelu(F.dropout(x, 0.1)), 0.2)


@pytest.mark.parametrize("draws", [_two_dropouts, lambda x: x * (torch.rand_like(x) + torch.randn_like(x)),
                                   lambda x: x * torch.empty_like(x).exponential_() * torch.rand_like(x)])
def test_of_random_numbers_the_seeds_are_kept(draws: Step) -> None:
    assert _kept(draws, torch.randn(ROWS, COLUMNS, requires_grad=True)) == 16


@pytest.mark.parametrize("step", STEPS)
def test_what_follows_from_statistics_is_not_kept(step: Step) -> None:
    x = torch.randn(ROWS, COLUMNS, requires_grad=True)
    assert _kept(step, x) < x.nbytes // 2


def test_what_a_product_reads_is_kept_as_it_is() -> None:
    x = torch.randn(ROWS, COLUMNS, requires_grad=True)
    layer = nn.Linear(COLUMNS, COLUMNS)
    weights = sum(each.nbytes for each in layer.parameters())
    assert x.nbytes <= _kept(lambda x: layer(F.layer_norm(x, (COLUMNS,))), x) < 2 * x.nbytes + weights


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=["f32", "bf16"])
@pytest.mark.parametrize("step", STEPS)
def test_gradients_are_eagers(step: Step, dtype: torch.dtype) -> None:
    x = torch.randn(ROWS, COLUMNS)
    results = {}
    for name, function, kind in (("exact", step, torch.float64), ("eager", step, dtype),
                                 ("ours", torch.compile(step, backend="stepwell"), dtype)):
        leaf = x.to(dtype).to(kind).clone().requires_grad_()
        result = function(leaf)
        result.backward(torch.linspace(-1, 1, result.numel(), dtype=kind).reshape(result.shape))
        assert leaf.grad is not None
        results[name] = result.detach().double(), leaf.grad.double()
    for exact, eager, ours in zip(*results.values(), strict=True):
        rounding = torch.finfo(dtype).eps * exact.abs().max()
        assert (ours - exact).abs().max() <= 4 * (eager - exact).abs().max() + 4 * rounding


def _groups_of_images(x: Tensor) -> Tensor:
    return F.silu(F.group_norm(x, 4))


def _batch_of_images(x: Tensor) -> Tensor:
    return F.silu(F.batch_norm(x, None, None, training=True))


@pytest.mark.parametrize(("step", "shapes", "symbolic"), [
    (_softmax_entropy, [(5, 33), (7, 12)], (0, 1)),
    (_groups_of_images, [(3, 8, 4, 5), (6, 8, 4, 5)], (0,)),
    (_groups_of_images, [(3, 8, 4, 5), (3, 8, 4, 7)], (3,)),
    (_groups_of_images, [(3, 8, 4, 5), (6, 8, 3, 7)], (0, 2, 3)),
    (_batch_of_images, [(3, 8, 4, 5), (6, 8, 3, 7)], (0, 2, 3)),
], ids=["softmax", "group_norm-batch", "group_norm-width", "group_norm-all", "batch_norm-all"])
def test_symbolic_sizes(step: Step, shapes: list[tuple[int, ...]], symbolic: tuple[int, ...]) -> None:
    compiled = torch.compile(step, backend="stepwell")
    for shape in shapes:
        x = torch.randn(shape, requires_grad=True)
        for axis in symbolic:
            torch._dynamo.mark_dynamic(x, axis)
        [expected] = torch.autograd.grad(step(x).square().sum(), x)
        [found] = torch.autograd.grad(compiled(x).square().sum(), x)
        torch.testing.assert_close(found, expected)


def test_nothing_is_normalized() -> None:
    x = torch.randn(0, COLUMNS, requires_grad=True)
    torch.compile(_softmax_entropy, backend="stepwell")(x).sum().backward()
    assert x.grad is not None and x.grad.shape == x.shape


def test_parts_have_the_name_of_the_operator(tmp_path: Path) -> None:
    compiled = torch.compile(_cross_entropy, backend="stepwell", options={"dump": str(tmp_path)})
    compiled(torch.randn(ROWS, COLUMNS, requires_grad=True))
    [forward] = tmp_path.rglob("00_aten.mlir")
    [maximum] = [line for line in forward.read_text().splitlines() if "aten.amax" in line]
    assert 'loc("aten._log_softmax"' in maximum and "test_partitioning.py" in maximum


def test_what_both_graphs_compute_is_rounded(fresh: None, tmp_path: Path) -> None:
    """Both graphs compute the sine, whose rounded value the gradient of the square reads; the backward graph reads
    neither the square nor the sum."""
    def step(x: Tensor) -> Tensor:
        return (torch.sin(x).square() + 1) * 0.5

    x = torch.randn(ROWS, COLUMNS, dtype=torch.bfloat16, requires_grad=True)
    torch.compile(step, backend="stepwell", options={"dump": str(tmp_path)})(x).sum().backward()
    forward = next(tmp_path.glob("*keep-precision*")).read_text()
    kept = [line.split(" = ")[0].strip() for line in forward.splitlines() if "excess_precision" in line]
    assert kept == ["%pow", "%add"]


def test_the_old_value_of_an_input_that_is_written() -> None:
    def scale(x: Tensor, factor: Tensor) -> Tensor:
        return x.mul_(factor)

    def gradient(function: Callable[[Tensor, Tensor], Tensor]) -> Tensor | None:
        factor = torch.tensor(2.0, requires_grad=True)
        function(torch.arange(6.0), factor).sum().backward()
        return factor.grad

    assert gradient(torch.compile(scale, backend="stepwell")) == gradient(scale) == 15
