"""Training on a GPU: several steps, compiled models and compiled optimizers, as close to float64 as eager."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils.checkpoint import checkpoint

STEPS = 5


class Perceptron(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(19, 33), nn.GELU(), nn.LayerNorm(33), nn.Linear(33, 33), nn.SiLU(), nn.Linear(33, 7))

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return F.cross_entropy(self.layers(x), y)


class Images(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        # A bias before the norm would have a gradient of rounding errors alone, which AdamW scales up.
        self.layers = nn.Sequential(
            nn.Conv2d(3, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(16, 32, 3, padding=1, bias=False), nn.BatchNorm2d(32), nn.ReLU(),
            nn.Conv2d(32, 16, 3), nn.GroupNorm(2, 16), nn.SiLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
            nn.Linear(16, 7))

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return F.cross_entropy(self.layers(x), y)


class ChannelsLast(Images):
    """As its author would have it on a GPU."""

    def __init__(self) -> None:
        super().__init__()
        self.to(memory_format=torch.channels_last)

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return super().forward(x.contiguous(memory_format=torch.channels_last), y)


class Words(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(31, 24)
        self.attention = nn.Linear(24, 72)
        self.head = nn.Linear(24, 31)

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        h = self.embedding(x)
        q, k, v = self.attention(F.rms_norm(h, (24,))).chunk(3, -1)
        later = torch.ones(x.shape[1], x.shape[1], device=x.device).triu(1) > 0
        scores = (q @ k.mT / 5).masked_fill(later, float("-inf"))
        return F.cross_entropy(self.head(h + scores.softmax(-1) @ v).flatten(0, 1), y.flatten())


def batch_of(model: nn.Module, step: int) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(step)
    if isinstance(model, Words):
        return tuple(torch.randint(31, (2, 4, 9), generator=generator).cuda())
    shape = (11, 19) if isinstance(model, Perceptron) else (5, 3, 9, 9)
    return torch.randn(shape, generator=generator).cuda(), torch.randint(7, shape[:1], generator=generator).cuda()


OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "SGD": lambda parameters: torch.optim.SGD(parameters, lr=0.05, momentum=0.9),
    # Its corrections of the averages are then of float32 in eager, too, as Dynamo always makes them; at a beta of 0.999
    # the last bit of a power would count a thousandfold in them. It divides a gradient by its own size: with an
    # epsilon of 1e-8 rounding that is next to nothing would be a whole step.
    "AdamW": lambda parameters: torch.optim.AdamW(
        parameters, lr=0.01, betas=(0.9, 0.95), eps=1e-4, capturable=True),
}


def train(model: nn.Module, optimizer: str, compiler: Callable[[Any], Any]) -> list[Tensor]:
    """The losses of some steps, and the parameters after them."""
    dtype = next(model.parameters()).dtype
    updates = OPTIMIZERS[optimizer](model.parameters())
    run, update = compiler(model), compiler(updates.step)
    losses = []
    for step in range(STEPS):
        x, y = batch_of(model, step)
        loss = run(x.to(dtype) if x.is_floating_point() else x, y)
        loss.backward()
        update()
        updates.zero_grad()
        losses.append(loss.detach().clone())
    return [torch.stack(losses), *(each.detach() for each in (*model.parameters(), *model.buffers()))]


@pytest.mark.parametrize("mode", (None, "reduce-overhead"), ids=("default", "reduce-overhead"))
@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@pytest.mark.parametrize("kind", (Perceptron, Images, ChannelsLast, Words), ids=lambda kind: kind.__name__)
def test_training_steps(
    kind: type[nn.Module], optimizer: str, mode: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By torch's default cuDNN may round to TF32, and does where channels lie together rather than where they do not.
    monkeypatch.setattr(torch.backends.cudnn, "allow_tf32", False)
    torch.manual_seed(0)
    model = kind().cuda()
    wide, eager = copy.deepcopy(model).double(), copy.deepcopy(model)
    exact = train(wide, optimizer, lambda f: f)
    expected = train(eager, optimizer, lambda f: f)
    actual = train(model, optimizer, lambda f: torch.compile(f, backend="stepwell", mode=mode))
    for ours, theirs, reference in zip(actual, expected, exact, strict=True):
        scale = float(reference.abs().max()) or 1.0
        error, eager_error = (float((each.double() - reference).abs().max()) / scale for each in (ours, theirs))
        # The errors of a step grow over the next ones, those of eager too.
        assert error <= 8 * eager_error + 1e-5, f"{error:.2e} where eager's is {eager_error:.2e}"


def test_automatic_mixed_precision() -> None:
    torch.manual_seed(0)
    model = Perceptron().cuda()
    twin, function = copy.deepcopy(model), torch.compile(model, backend="stepwell")
    scaler = torch.amp.GradScaler("cuda")
    x, y = batch_of(model, 0)
    for each, run in ((model, function), (twin, twin)):
        with torch.autocast("cuda", torch.float16):
            loss = run(x, y)
        scaler.scale(loss).backward()
        assert all(parameter.grad is not None for parameter in each.parameters())
    for ours, theirs in zip(model.parameters(), twin.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, rtol=2e-2, atol=2e-2 * float(theirs.grad.abs().max()))


ATTENTION = (SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.FLASH_ATTENTION, SDPBackend.CUDNN_ATTENTION)


@pytest.mark.parametrize("masked", (None, "causal", "bias"), ids=("whole", "causal", "bias"))
@pytest.mark.parametrize("layout", ("heads first", "heads second", "one projection"))
@pytest.mark.parametrize("dtype", (torch.float32, torch.bfloat16, torch.float16), ids=str)
@pytest.mark.parametrize("backend", ATTENTION, ids=lambda backend: backend.name.lower())
def test_gradients_of_attention(backend: SDPBackend, dtype: torch.dtype, layout: str, masked: str | None) -> None:
    """What the forward half saves reaches the arguments of the backward half that it is for, as it lay in memory."""
    is_f32 = dtype == torch.float32
    if (backend in ATTENTION[2:] and is_f32) or (backend == SDPBackend.FLASH_ATTENTION and masked == "bias"):
        pytest.skip("torch has no such kernel")
    batch, length, heads, width = 2, 96, 4, 64
    bias = torch.randn(batch, heads, length, length, device="cuda") if masked == "bias" else None

    def attend(x: Tensor, mask: Tensor | None) -> Tensor:
        if layout == "heads first":
            q, k, v = x.view(3, batch, heads, length, width)
        elif layout == "heads second":
            q, k, v = (each.transpose(1, 2) for each in x.view(3, batch, length, heads, width))
        else:
            parts = x.view(batch, length, 3 * heads * width).chunk(3, -1)
            q, k, v = (each.unflatten(-1, (heads, width)).transpose(1, 2) for each in parts)
        out = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=masked == "causal")
        return out.transpose(1, 2).reshape(batch, length, heads * width).sin()

    def gradients(run: Callable[..., Tensor], type: torch.dtype) -> list[Tensor]:
        x = start.to(type).requires_grad_()
        mask = None if bias is None else bias.to(type).requires_grad_(is_learned)
        out = run(x, mask)
        out.backward(direction.to(type))
        return [each for each in (out.detach(), x.grad, None if mask is None else mask.grad) if each is not None]

    is_learned = backend != SDPBackend.CUDNN_ATTENTION  # which gives no gradient of a bias
    start = torch.randn(3 * batch * heads * length * width, device="cuda", dtype=dtype)
    direction = torch.randn(batch, length, heads * width, device="cuda", dtype=dtype)
    with sdpa_kernel(SDPBackend.MATH):
        exact = gradients(attend, torch.float64)
    with sdpa_kernel(backend):
        expected = gradients(attend, dtype)
        actual = gradients(torch.compile(attend, backend="stepwell"), dtype)
    assert len(actual) == len(expected) == len(exact)
    for ours, theirs, reference in zip(actual, expected, exact, strict=True):
        scale = float(reference.abs().max())
        error, eager_error = (float((each.double() - reference).abs().max()) / scale for each in (ours, theirs))
        assert error <= 4 * eager_error + 1e-6, f"{error:.2e} where eager's is {eager_error:.2e}"


@pytest.mark.parametrize("cuda_graphs", [False, True])
def test_checkpointed_random_numbers_are_drawn_again(cuda_graphs: bool) -> None:
    """With eager's numbers: the state of the GPU's generator is saved, and put back after the repetition."""

    def layer(x: Tensor, w: Tensor) -> Tensor:
        return F.dropout((x @ w).sin(), 0.3) * torch.rand_like(x)

    def program(x: Tensor, w: Tensor) -> Tensor:
        y = checkpoint(layer, checkpoint(layer, x, w, use_reentrant=False), w, use_reentrant=False)
        return y + torch.rand_like(x)

    def run(function: Callable[..., Tensor]) -> tuple[Tensor, ...]:
        torch.manual_seed(0)
        x, w = (torch.randn(8, 8, device="cuda", requires_grad=True) for _ in range(2))
        y = function(x, w)
        y.sum().backward()
        assert x.grad is not None and w.grad is not None
        return y, x.grad, w.grad, torch.rand(3, device="cuda")

    compiled = torch.compile(program, backend="stepwell", options={"fallback_random": True, "cuda_graphs": cuda_graphs})
    for _ in range(3):
        torch.testing.assert_close(run(compiled), run(program), rtol=1e-3, atol=1e-4)
