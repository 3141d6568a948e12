"""Makes packages of a ResNet-50, an encoder of BERT-base's size and a decoder of GPT-2's, as make_models.py does of
small ones.
"""

import sys
from itertools import pairwise
from pathlib import Path

import torch
from make_models import Decoder, Encoder, save
from torch import Tensor, nn
from torch.nn import functional


class Bottleneck(nn.Module):
    """The block of a ResNet-50."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        sizes, kernels, strides = (inputs, width, width, 4 * width), (1, 3, 1), (1, stride, 1)
        parts: list[nn.Module] = []
        for (before, after), kernel, step in zip(pairwise(sizes), kernels, strides, strict=True):
            parts += [nn.Conv2d(before, after, kernel, step, kernel // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU()]
        self.body = nn.Sequential(*parts[:-1])
        self.shortcut = nn.Identity() if inputs == 4 * width else nn.Sequential(
            nn.Conv2d(inputs, 4 * width, 1, stride, bias=False), nn.BatchNorm2d(4 * width))

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(self.body(x) + self.shortcut(x))


def resnet50() -> nn.Module:
    stem = nn.Sequential(nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(3, 2, 1))
    blocks, inputs = [], 64
    for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for at in range(count):
            blocks.append(Bottleneck(inputs, width, stride if at == 0 else 1))
            inputs = 4 * width
    return nn.Sequential(stem, *blocks, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(inputs, 1000))


def main(folder: Path, *machines: str) -> None:
    torch.manual_seed(0)
    save(folder, machines, resnet50(), torch.randn(1, 3, 224, 224), Encoder(30522, 768, 12, 12),
         torch.arange(128).view(1, 128), Decoder(50257, 768, 12, 12, 256))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
