"""Makes packages of an image network, a transformer's encoder and a decoder with its cache, for the programs in C++
beside this file, with what eager computes for the same inputs.

    python make_models.py FOLDER [MACHINE...]
    python make_large_models.py FOLDER [MACHINE...]

The second makes a ResNet-50, a BERT-base and a GPT of twelve layers. MACHINE is such as x86-avx2 or h100, by default
the kind of this machine.
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
    """Layers of a transformer over tokens."""

    def __init__(self, words: int = 100, width: int = 64, heads: int = 4, layers: int = 2) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(words, width), nn.Embedding(512, width)
        layer = nn.TransformerEncoderLayer(width, heads, 4 * width, activation="gelu", batch_first=True)
        self.layers = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.layers(self.tokens(tokens) + self.places.weight[:tokens.shape[1]])


class Layer(nn.Module):
    """A layer of a transformer that sees one token at a time, and keeps the keys and values of those before."""

    def __init__(self, width: int, heads: int, most: int) -> None:
        super().__init__()
        self.heads = heads
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.project, self.merge = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.forth, self.back = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.keys = nn.Buffer(torch.zeros(1, heads, most, width // heads))
        self.values = nn.Buffer(torch.zeros(1, heads, most, width // heads))

    def forward(self, x: Tensor, place: Tensor) -> Tensor:
        query, key, value = self.project(self.first(x)).view(1, 1, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        self.keys.index_copy_(2, place, key)
        self.values.index_copy_(2, place, value)
        seen = torch.arange(self.keys.shape[2]) <= place
        attended = functional.scaled_dot_product_attention(query, self.keys, self.values, seen[None, None, None])
        x = x + self.merge(attended.transpose(1, 2).flatten(2))
        return x + self.back(functional.gelu(self.forth(self.second(x))))


class Decoder(nn.Module):
    """The next token after one at a place."""

    def __init__(self, words: int = 100, width: int = 64, heads: int = 4, layers: int = 1, most: int = 32) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(words, width), nn.Embedding(most, width)
        self.layers = nn.ModuleList(Layer(width, heads, most) for _ in range(layers))
        self.head = nn.Linear(width, words)

    def forward(self, token: Tensor, place: Tensor) -> Tensor:
        x = self.tokens(token) + self.places(place)
        for layer in self.layers:
            x = layer(x, place)
        return self.head(x).argmax(-1).view(1)


def save(folder: Path, machines: tuple[str, ...], images: nn.Module, image: Tensor, encoder: nn.Module,
         tokens: Tensor, decoder: Decoder) -> None:
    machines = machines or ("native",)
    for name, model, x in (("resnet", images, image), ("encoder", encoder, tokens)):
        model.eval().requires_grad_(False)
        stepwell.package(model, folder / f"{name}.stepwell", (x,), machines=machines)
        x.numpy().tofile(folder / f"{name}.input")
        model(x).numpy().tofile(folder / f"{name}.expected")
    decoder.eval().requires_grad_(False)
    stepwell.package(decoder, folder / "decoder.stepwell", (torch.tensor([7]), torch.tensor([0])), machines=machines)
    for buffer in decoder.buffers():
        buffer.zero_()
    token, said = torch.tensor([7]), []
    for place in range(20):
        token = decoder(token, torch.tensor([place]))
        said.append(token.item())
    torch.tensor(said).numpy().tofile(folder / "decoder.expected")


def main(folder: Path, *machines: str) -> None:
    torch.manual_seed(0)
    save(folder, machines, resnet(), torch.randn(2, 3, 64, 64), Encoder(), torch.arange(24).view(2, 12), Decoder())


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
