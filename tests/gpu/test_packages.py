"""Packages for GPUs: results beside those of eager, streams, buffers that are updated, and other strides."""

from __future__ import annotations

import copy
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._higher_order_ops.while_loop import while_loop

import stepwell


class Residual(nn.Module):
    """Convolutions and batch norms with a connection around them."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.norm = nn.Conv2d(3, 16, 3, 2, 1), nn.BatchNorm2d(16)
        self.inner, self.last = nn.Conv2d(16, 16, 3, padding=1), nn.Linear(16, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = F.relu(self.norm(self.stem(x)))
        return self.last((x + F.relu(self.inner(x))).mean((2, 3)))


class Decoder(nn.Module):
    """One step of attention, whose cache of keys and values is updated in place."""

    def __init__(self) -> None:
        super().__init__()
        self.project, self.out = nn.Linear(32, 96), nn.Linear(32, 32)
        self.register_buffer("cache", torch.zeros(2, 2, 16, 32))

    def forward(self, x: Tensor, at: Tensor) -> Tensor:
        query, key, value = self.project(x).chunk(3, -1)
        self.cache.index_copy_(2, at, torch.stack([key, value])[:, :, None])
        scores = (self.cache[0] @ query[:, :, None])[..., 0] / 32 ** 0.5
        mask = torch.arange(16, device=x.device) <= at
        weights = scores.masked_fill(~mask, float("-inf")).softmax(-1)
        return self.out((weights[:, None] @ self.cache[1])[:, 0])


def encoder() -> nn.Module:
    return nn.TransformerEncoderLayer(64, 4, 128, batch_first=True, activation="gelu").eval()


@pytest.fixture(autouse=True)
def _exact() -> Any:
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    yield
    torch.backends.cudnn.allow_tf32 = True


@pytest.mark.parametrize(("make", "shape"), [(Residual, (2, 3, 32, 32)), (encoder, (2, 9, 64))])
def test_models(make: Any, shape: tuple[int, ...], tmp_path: Path) -> None:
    """Exported on the CPU; in a stream of its own, and of other strides."""
    module, x = make().eval(), torch.randn(shape)
    path = stepwell.package(module, tmp_path / "model.stepwell", (x,), machines=("h100", "native"))
    package, exact = stepwell.load(path), copy.deepcopy(module).double()
    with torch.no_grad(), torch.cuda.stream(torch.cuda.Stream()):
        for turn in range(3):
            given = torch.randn(shape[::-1], device="cuda").permute(*reversed(range(len(shape)))) if turn else x.cuda()
            # Eager's encoder on a GPU approximates gelu by tanh, so the reference is computed on the CPU.
            torch.testing.assert_close(package(given).cpu(), exact(given.cpu().double()).float(), rtol=1e-3, atol=1e-5)


def test_a_cache_is_updated_in_place(tmp_path: Path) -> None:
    """Exported on the GPU."""
    module = Decoder().eval().cuda()
    given = torch.randn(2, 32, device="cuda"), torch.zeros(1, dtype=torch.int64, device="cuda")
    exported = torch.export.export(module, given)
    package = stepwell.load(stepwell.package(exported, tmp_path / "decoder.stepwell"))
    with torch.no_grad():
        for step in range(16):
            x, at = torch.randn(2, 32, device="cuda"), torch.tensor([step], device="cuda")
            torch.testing.assert_close(package(x, at), module(x, at), rtol=1e-3, atol=1e-4)


class Controlled(nn.Module):
    """A loop of as many turns as values say, a choice, and operators of libtorch in both and outside."""

    def forward(self, x: Tensor) -> Any:
        begin = torch.zeros((), dtype=torch.int64, device=x.device)
        looped = while_loop(lambda at, x: (at < 6) & (x.sum() < 40),
                            lambda at, x: (at + 1, torch.sort(x * 2 + 1, 0)[0]), (begin, x))
        chosen = torch.cond(x.sum() > 0, lambda x: x.sin(), lambda x: torch.sort(x)[0], (x,))
        return looped, chosen, torch.view_as_real(torch.fft.fft(x) * 2j), *torch.topk(x, 3), torch.histc(x, 4, -1, 1), (
            x > 0).nonzero(), x[x > 0].sum()


def test_operators_and_control_flow(tmp_path: Path) -> None:
    """Exported on the CPU; eight threads run it, each in a stream of its own."""
    module = Controlled()
    package = stepwell.load(stepwell.package(module, tmp_path / "x.stepwell", (torch.randn(4, 4),), machines=("h100",)))

    inputs = [torch.randn(4, 4, device="cuda") for _ in range(8)]
    expected = [module(x) for x in inputs]
    torch.cuda.synchronize()

    def run(number: int) -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(20):
                torch.testing.assert_close(package(inputs[number]), expected[number], rtol=1e-4, atol=1e-5)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(run, range(8)))


def test_without_torch(tmp_path: Path) -> None:
    """Loading and releasing need neither torch nor Triton; what is missing is said."""
    path = stepwell.package(nn.Tanh(), tmp_path / "model.stepwell", (torch.ones(8),), machines=("h100",))
    program = (f"import sys, stepwell\npackage = stepwell.load({str(path)!r})\n"
               "print(package.entries, 'torch' in sys.modules, 'triton' in sys.modules)\n"
               f"try:\n    stepwell.load({str(path)!r}, device=99)\n"
               "except stepwell.ir.errors.PackageError as error:\n    print('needs GPU 99' in str(error))\n")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.split("\n")[:2] == ["('forward',) False False", "True"], done.stderr


def test_memory_is_given_back(tmp_path: Path) -> None:
    path = stepwell.package(nn.Tanh(), tmp_path / "model.stepwell", (torch.ones(1 << 22),), machines=("h100",))
    package, x = stepwell.load(path), torch.randn(1 << 22, device="cuda")
    expected = x.tanh()
    for _ in range(400):  # more than the memory of the GPU, if nothing were freed: 16 MiB each is 6.4 GB
        result = package(x)
    torch.testing.assert_close(result, expected, rtol=1e-5, atol=1e-6)
    del result
