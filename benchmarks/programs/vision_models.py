"""ResNet-50 and a small UNet, in plain torch."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .basics import randomize_statistics
from .program import Example, Program


class Bottleneck(nn.Module):
    """1 by 1, 3 by 3 and 1 by 1 convolutions with a shortcut."""

    expansion = 4

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        outputs = width * self.expansion
        self.conv1 = nn.Conv2d(inputs, width, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.conv2 = nn.Conv2d(width, width, 3, stride=stride, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(width)
        self.conv3 = nn.Conv2d(width, outputs, 1, bias=False)
        self.bn3 = nn.BatchNorm2d(outputs)
        self.relu = nn.ReLU(inplace=True)
        self.shortcut = nn.Sequential()
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride=stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x: Tensor) -> Tensor:
        y = self.relu(self.bn1(self.conv1(x)))
        y = self.relu(self.bn2(self.conv2(y)))
        y = self.bn3(self.conv3(y))
        y += self.shortcut(x)
        return self.relu(y)


class ResNet(nn.Module):
    """A residual network of bottlenecks; depths (3, 4, 6, 3) and width 64 are ResNet-50."""

    def __init__(self, depths: tuple[int, ...] = (3, 4, 6, 3), width: int = 64, classes: int = 1000) -> None:
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, width, 7, stride=2, padding=3, bias=False),
            nn.BatchNorm2d(width),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        inputs, stages = width, []
        for stage, depth in enumerate(depths):
            for block in range(depth):
                stride = 2 if stage > 0 and block == 0 else 1
                stages.append(Bottleneck(inputs, width << stage, stride))
                inputs = (width << stage) * Bottleneck.expansion
        self.stages = nn.Sequential(*stages)
        self.pool = nn.AdaptiveAvgPool2d((1, 1))
        self.head = nn.Linear(inputs, classes)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(torch.flatten(self.pool(self.stages(self.stem(x))), 1))


def resnet(batch: int, size: int, depths: tuple[int, ...], width: int) -> Example:
    model = ResNet(depths, width).eval()
    randomize_statistics(model)
    return Example(model, (torch.randn(batch, 3, size, size),))


def resnet_training(batch: int, size: int, depths: tuple[int, ...], width: int) -> Example:
    model = ResNet(depths, width)
    return Example(model, (torch.randn(batch, 3, size, size),), cotangents=(torch.randn(batch, 1000) / batch,))


class DoubleConvolution(nn.Module):
    """Two convolutions with group norm and SiLU, with a 1 by 1 shortcut."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.norm1 = nn.GroupNorm(4, inputs)
        self.conv1 = nn.Conv2d(inputs, outputs, 3, padding=1)
        self.norm2 = nn.GroupNorm(4, outputs)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, padding=1)
        self.shortcut = nn.Conv2d(inputs, outputs, 1)

    def forward(self, x: Tensor) -> Tensor:
        y = self.conv1(F.silu(self.norm1(x)))
        return self.shortcut(x) + self.conv2(F.silu(self.norm2(y)))


class UNet(nn.Module):
    """Encoder, decoder and skip connections at `levels` resolutions."""

    def __init__(self, width: int, levels: int) -> None:
        super().__init__()
        widths = [width << level for level in range(levels)]
        self.stem = nn.Conv2d(3, width, 3, padding=1)
        self.down = nn.ModuleList(
            DoubleConvolution(widths[max(level - 1, 0)], widths[level]) for level in range(levels)
        )
        self.up = nn.ModuleList(
            DoubleConvolution(widths[level + 1] + widths[level], widths[level])
            for level in reversed(range(levels - 1))
        )
        self.head = nn.Conv2d(width, 3, 1)

    def forward(self, x: Tensor) -> Tensor:
        x = self.stem(x)
        skips: list[Tensor] = []
        for block in self.down:
            x = block(x if not skips else F.avg_pool2d(x, 2))
            skips.append(x)
        skips.pop()
        for block in self.up:
            x = F.interpolate(x, scale_factor=2, mode="nearest")
            x = block(torch.cat((x, skips.pop()), dim=1))
        return self.head(x)


def unet(batch: int, size: int, width: int, levels: int) -> Example:
    return Example(UNet(width, levels).eval(), (torch.randn(batch, 3, size, size),))


FIFTY = (3, 4, 6, 3)

PROGRAMS = (
    Program("resnet50_b1", "models", resnet, (1, 224, FIFTY, 64), (1, 33, (1, 2, 1, 1), 4)),
    Program("resnet50_b8", "models", resnet, (8, 224, FIFTY, 64), (3, 32, (1, 1, 1, 1), 4)),
    Program("unet_small", "models", unet, (1, 64, 32, 3), (2, 12, 4, 3)),
)
