"""Programs that are packaged, with inputs for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.export import Dim


@dataclass(frozen=True)
class Case:
    """A module, inputs for which it is exported, and what is dynamic."""

    name: str
    make: Callable[[], nn.Module]
    inputs: Callable[[int], tuple[Any, ...]]
    dynamic_shapes: Any = None
    sizes: tuple[int, ...] = (4,)
    """What `inputs` is called with, the first for the export."""


class Net(nn.Sequential):
    def __init__(self) -> None:
        super().__init__(nn.Linear(24, 40), nn.GELU(), nn.LayerNorm(40), nn.Linear(40, 7))


class Structured(nn.Module):
    """Nested arguments and results, constants among them, and results that share memory or are inputs."""

    def forward(self, x: dict[str, Tensor], pair: tuple[Tensor, int], *, scale: float = 2.0) -> Any:
        y = x["a"] * scale + pair[0]
        views = [y[0], y.t(), x["b"], torch.atleast_2d(x["b"]), nn.functional.dropout(y, training=False)]
        return {"y": y, "views": views}, None, (x["a"].shape[0], y, pair[1])


class Counting(nn.Module):
    """Buffers that are updated, of several types, and one that is not saved."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(6)
        self.register_buffer("seen", torch.zeros((), dtype=torch.int64))
        self.register_buffer("last", torch.zeros(6), persistent=False)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = self.norm(x)
        self.seen += x.shape[0]
        self.last.copy_(y[-1])
        return y, self.last * self.seen


class Writing(nn.Module):
    """Inputs that are written into."""

    def forward(self, x: Tensor, cache: Tensor, at: Tensor) -> Tensor:
        cache.index_copy_(0, at, x)
        return cache.sum(0)


class Types(nn.Module):
    def forward(self, half: Tensor, brain: Tensor, double: Tensor, flag: Tensor, byte: Tensor) -> tuple[Tensor, ...]:
        return half + 1, brain * 2, double.exp(), ~flag, byte + 1, (half > 0) & flag


class Transposed(nn.Module):
    """Parameters that are not row-major, expanded, or without elements."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(8, 12).t())
        self.register_buffer("one", torch.ones(1).expand(8))
        self.register_buffer("none", torch.zeros(0, 3))
        self.register_buffer("part", torch.randn(8, 20)[:, 3:11])
        self.image = nn.Conv2d(3, 4, 3).to(memory_format=torch.channels_last)

    def forward(self, x: Tensor, image: Tensor) -> tuple[Tensor, ...]:
        return x * self.weight.t() + self.one[:, None], x[:, :8] * self.part, self.none + 1, self.image(image)


class Casting(nn.Module):
    """An integer that is dynamic, and casts, which torch.export guards by operators of their own."""

    def forward(self, x: Tensor, count: int) -> tuple[Tensor, int]:
        return x[:count].to(torch.float64).softmax(0).to(x.dtype) * count, count + 1


class Tied(nn.Module):
    """One parameter under two names, and no inputs."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(5, 5), nn.Linear(5, 5)
        self.second.weight = self.first.weight

    def forward(self) -> Tensor:
        return self.second(self.first(self.first.weight))


class Block(nn.Module):
    """A layer of a transformer over tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens = nn.Embedding(50, 32)
        self.layer = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, norm_first=True)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.layer(self.tokens(tokens)).softmax(-1)


class Images(nn.Module):
    """A block of a residual network."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2))
        self.inner = nn.Sequential(nn.Conv2d(8, 8, 3, 1, 1), nn.BatchNorm2d(8), nn.ReLU(), nn.Conv2d(8, 8, 1))
        self.head = nn.Linear(8, 5)

    def forward(self, x: Tensor) -> Tensor:
        x = self.stem(x)
        return self.head((x + self.inner(x)).relu().mean((2, 3)))


CASES = [
    Case("net", lambda: Net().eval(), lambda n: (torch.randn(n, 24),)),
    Case("net-dynamic", lambda: Net().eval(), lambda n: (torch.randn(n, 24),), ({0: Dim("batch", max=64)},),
         (4, 1, 2, 0, 17, 64)),
    Case("structured", Structured,
         lambda n: ({"a": torch.randn(n, 3), "b": torch.randn(5)}, (torch.randn(3), 7)),
         {"x": {"a": {0: Dim("n", min=2)}, "b": None}, "pair": (None, None)}, (4, 9, 100)),
    Case("counting", lambda: Counting().train(), lambda n: (torch.randn(n, 6),), ({0: Dim("n", min=2)},), (4, 9, 30)),
    Case("writing", Writing, lambda n: (torch.randn(2, n), torch.randn(8, n), torch.tensor([5, 1])),
         {"x": {1: Dim("n")}, "cache": {1: Dim("n")}, "at": None}, (4, 33)),
    Case("types", Types, lambda n: (torch.randn(n, 3).half(), torch.randn(n).bfloat16(), torch.randn(2, n).double(),
                                    torch.rand(n, 3) > 0.5, torch.arange(n, dtype=torch.uint8))),
    Case("transposed", Transposed, lambda n: (torch.randn(8, 12), torch.randn(n, 3, 9, 11))),
    Case("casting", Casting, lambda n: (torch.randn(40, 3), n), (None, Dim.DYNAMIC), (5, 2, 40)),
    Case("tied", Tied, lambda n: ()),
    Case("block", lambda: Block().eval(), lambda n: (torch.randint(50, (n, 11)),), ({0: Dim("n", max=9)},),
         (4, 2, 0, 9)),
    Case("images", lambda: Images().eval(), lambda n: (torch.randn(n, 3, 33, 29),), ({0: Dim("n", max=9)},),
         (4, 1, 0, 3)),
    Case("multiple", lambda: nn.AvgPool1d(4), lambda n: (torch.randn(3, n),), ({1: 4 * Dim("quarter", max=50)},),
         (16, 8, 200)),
]
