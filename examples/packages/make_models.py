"""Makes packages of an image network, a transformer's encoder and a decoder with its cache, for the programs in C++
beside this file, with what eager computes for the same inputs.

    python make_models.py FOLDER [MACHINE...]

MACHINE is such as x86-avx2 or h100, by default the kind of this machine.
"""

import sys
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional

import stepwell


class Residual(nn.Module):
    """The basic block of a residual network."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(),
            nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False), nn.BatchNorm2d(outputs))
        self.shortcut = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(self.body(x) + self.shortcut(x))


def resnet() -> nn.Module:
    stem = nn.Sequential(nn.Conv2d(3, 16, 7, 2, 3, bias=False), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(3, 2, 1))
    blocks = [Residual(16, 16, 1), Residual(16, 32, 2), Residual(32, 64, 2)]
    return nn.Sequential(stem, *blocks, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10))


class Encoder(nn.Module):
    """Two layers of a transformer over tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(100, 64), nn.Embedding(32, 64)
        layer = nn.TransformerEncoderLayer(64, 4, 128, activation="gelu", batch_first=True)
        self.layers = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.layers(self.tokens(tokens) + self.places.weight[:tokens.shape[1]])


class Decoder(nn.Module):
    """A layer of a transformer that reads one token at a time, and keeps the keys and values of those before."""

    def __init__(self, width: int = 64, heads: int = 4, most: int = 32) -> None:
        super().__init__()
        self.heads = heads
        self.tokens, self.places = nn.Embedding(100, width), nn.Embedding(most, width)
        self.project, self.merge, self.head = (nn.Linear(width, n) for n in (3 * width, width, 100))
        self.register_buffer("keys", torch.zeros(1, heads, most, width // heads))
        self.register_buffer("values", torch.zeros(1, heads, most, width // heads))

    def forward(self, token: Tensor, place: Tensor) -> Tensor:
        x = self.tokens(token) + self.places(place)
        query, key, value = self.project(x).view(1, 1, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        self.keys.index_copy_(2, place, key)
        self.values.index_copy_(2, place, value)
        seen = torch.arange(self.keys.shape[2]) <= place
        attended = functional.scaled_dot_product_attention(query, self.keys, self.values, seen[None, None, None])
        return self.head(x + self.merge(attended.transpose(1, 2).flatten(2))).argmax(-1)[0]


def main(folder: Path, *machines: str) -> None:
    machines = machines or ("native",)
    torch.manual_seed(0)
    models = {"resnet": (resnet(), torch.randn(2, 3, 64, 64)), "encoder": (Encoder(), torch.arange(24).view(2, 12))}
    for name, (model, x) in models.items():
        model.eval().requires_grad_(False)
        stepwell.package(model, folder / f"{name}.stepwell", (x,), machines=machines)
        x.numpy().tofile(folder / f"{name}.input")
        model(x).numpy().tofile(folder / f"{name}.expected")
    decoder = Decoder().eval().requires_grad_(False)
    stepwell.package(decoder, folder / "decoder.stepwell", (torch.tensor([7]), torch.tensor([0])),
                     machines=machines)
    for each in (decoder.keys, decoder.values):
        each.zero_()
    token, said = torch.tensor([7]), []
    for place in range(20):
        token = decoder(token, torch.tensor([place]))
        said.append(token.item())
    torch.tensor(said).numpy().tofile(folder / "decoder.expected")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
