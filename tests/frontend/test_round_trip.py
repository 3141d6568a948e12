"""Captured programs, printed, parsed and run by reference semantics, agree with eager."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4), nn.Softmax(-1))


def convolutions() -> nn.Module:
    return nn.Sequential(nn.Conv2d(3, 6, 3, padding=1), nn.BatchNorm2d(6), nn.SiLU(), nn.MaxPool2d(2),
                         nn.Upsample(scale_factor=2), nn.AdaptiveAvgPool2d(1), nn.Flatten())


class Attention(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.qkv = nn.Linear(16, 48)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (t.view(2, -1, 4, 4).transpose(1, 2) for t in self.qkv(x).chunk(3, -1))
        return F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2)


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(4, 8)

    def forward(self, x: Tensor) -> Tensor:
        h = c = x.new_zeros(x.shape[1], 8)
        for step in x:
            h, c = self.cell(step, (h, c))
        return h


MODELS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...]]] = {
    "mlp": (mlp, (5, 8)),
    "convolutions": (convolutions, (2, 3, 8, 8)),
    "attention": (Attention, (2, 6, 16)),
    "recurrent": (Recurrent, (3, 2, 4)),
}


def indexing(x: Tensor) -> Any:
    i = torch.tensor([2, 0])
    rows = x[i], x[:, i], x[..., None], x.index_add(0, i, x[:2])
    return rows, x.masked_fill(x > 0.5, 0).sum(), x.gather(1, i.expand(4, 2))


def views(x: Tensor) -> Any:
    parts = x.unbind(1), x.split([1, 5], 1)
    return x.t(), x.view(-1), x[1:, ::2], x.expand(2, 4, 6), x.flip(0), x.diagonal(), parts


def reductions(x: Tensor) -> Any:
    sums = x.sum(), x.mean(0), x.std(1), x.cumsum(0), x.logsumexp(1), x.norm()
    return sums, x.max(1), x.argmax(), x.prod(0)


def dtypes(x: Tensor) -> Any:
    floats = x.bfloat16() + 1, x.double() / 3, x.half().exp()
    return floats, (x > 0).int() * 2, x.long() // 2, (x > 0) & (x < 1)


def numbers(x: Tensor) -> Any:
    arithmetic = 2 - x, x**2, 2.0**x, x // 0.3, x * float("nan")
    choices = torch.where(x > 0, x, -1.0), x.clamp(-1, 1), torch.maximum(x, torch.tensor(0.5))
    return arithmetic, choices, x.masked_fill(x > 0, float("-inf"))


def lists(x: Tensor) -> Any:
    return torch.cat([x, x, x[:1]]), torch.stack([x, x]), torch._foreach_add([x, x[0]], 1.5)


def creation(x: Tensor) -> Any:
    filled = torch.ones(3, 2, dtype=torch.float64), torch.zeros_like(x), torch.full((2,), 7)
    return filled, torch.arange(5), torch.eye(3), torch.tensor([1.0, 2.0])


def constants_only(x: Tensor) -> Any:
    return None, 3, x, x.shape[0]


def padding(x: Tensor) -> Any:
    padded = F.pad(x, (1, 2), value=-1.0), F.pad(x[None], (1, 1), mode="reflect")
    return padded, F.one_hot(x.long().clamp(0, 3), 5)


def losses(x: Tensor) -> Any:
    target = torch.tensor([0, 1, -100, 3])
    pointwise = F.mse_loss(x, x + 1), F.binary_cross_entropy_with_logits(x, x.sigmoid())
    return F.cross_entropy(x, target), pointwise


def optional_arguments(x: Tensor) -> Any:
    norms = F.layer_norm(x, (6,)), F.group_norm(x, 3)
    return norms, F.linear(x, x), torch.clamp(x, max=x.mean()), F.embedding(torch.tensor([1, 2]), x)


FUNCTIONS = (indexing, views, reductions, dtypes, numbers, lists, creation, constants_only, padding, losses,
             optional_arguments)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_functions(reference: Any, function: Callable[[Tensor], Any], dynamic: bool) -> None:
    x = torch.randn(4, 6)
    actual = torch.compile(function, backend=reference, dynamic=dynamic)(x)
    expected = function(x)
    torch.testing.assert_close(actual, expected, equal_nan=True, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(("name", "dynamic"), [*((name, False) for name in MODELS), ("mlp", True), ("attention", True)])
def test_training_step(reference: Any, name: str, dynamic: bool) -> None:
    build, shape = MODELS[name]
    model = build()
    twin = copy.deepcopy(model)
    x = torch.randn(shape, requires_grad=True)
    y = x.detach().clone().requires_grad_()
    actual, expected = torch.compile(model, backend=reference, dynamic=dynamic)(x), twin(y)
    torch.testing.assert_close(actual, expected)
    weights = torch.randn_like(expected)
    (actual * weights).sum().backward()
    (expected * weights).sum().backward()
    torch.testing.assert_close(x.grad, y.grad)
    torch.testing.assert_close(list(model.buffers()), list(twin.buffers()))
    for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad)
    assert reference.kinds == ["forward", "backward"]


@pytest.mark.parametrize("name", MODELS)
def test_inference(reference: Any, name: str) -> None:
    build, shape = MODELS[name]
    model = build().eval()
    with torch.no_grad():
        # The second call makes the first size dynamic; that of attention is in the program.
        for more in (0, 3):
            first = shape[0] + more if name != "attention" else shape[0]
            x = torch.randn(first, *shape[1:])
            torch.testing.assert_close(torch.compile(model, backend=reference)(x), model(x))


def test_random_numbers_are_eager_ones(reference: Any) -> None:
    reference.fallback_random = True

    def program(x: Tensor) -> Any:
        return F.dropout(x, 0.4), torch.rand_like(x), torch.bernoulli(x.sigmoid()), torch.randint(10, (3,))

    x = torch.randn(7, 5)
    torch.manual_seed(1)
    actual = torch.compile(program, backend=reference)(x)
    torch.manual_seed(1)
    torch.testing.assert_close(actual, program(x))


@pytest.mark.parametrize("options", ({"foreach": True}, {"foreach": False}, {"amsgrad": True}), ids=str)
def test_adam(reference: Any, options: dict[str, Any]) -> None:
    ours = [nn.Parameter(torch.randn(3, size)) for size in (1, 2, 5)]
    theirs = copy.deepcopy(ours)
    optimizer, twin = torch.optim.Adam(ours, **options), torch.optim.Adam(theirs, **options)
    step = torch.compile(optimizer.step, backend=reference)
    for _ in range(3):
        for a, b in zip(ours, theirs, strict=True):
            a.grad = torch.randn_like(a)
            b.grad = a.grad.clone()
        step()
        twin.step()
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize(
    "make",
    (lambda: torch.randn(4, 5), lambda: torch.randn(4, 5).bfloat16(), lambda: torch.randn(()),
     lambda: torch.arange(6)),
    ids=("float", "bfloat16", "scalar", "integer"),
)
def test_fractions_of_symbolic_sizes(reference: Any, make: Callable[[], Tensor]) -> None:
    def program(x: Tensor, rows: Tensor) -> Any:
        n = rows.shape[0]
        filled = torch.full((3,), n**-0.5), torch.where(x > 0, x, 1 / n)
        return x + 1 / n, x * math.sqrt(n), x.clamp(max=n / 2), x.clamp(0.5, n * 0.75), filled

    x = make()
    compiled = torch.compile(program, backend=reference, dynamic=True)
    for size in (2, 7):
        rows = torch.randn(size, 2)
        torch.testing.assert_close(compiled(x, rows), program(x, rows))
