"""A recurrent loop, perceptrons in training and with a dynamic batch, and a step of an optimizer."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import Example, Program


class LSTMLoop(nn.Module):
    """An LSTM cell unrolled over the first dimension of its input."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(inputs, hidden)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        h = x.new_zeros(x.shape[1], self.cell.hidden_size)
        c = torch.zeros_like(h)
        outputs = []
        for step in x.unbind():
            h, c = self.cell(step, (h, c))
            outputs.append(h)
        return torch.stack(outputs), c


def lstm_loop(steps: int, batch: int, inputs: int, hidden: int) -> Example:
    return Example(LSTMLoop(inputs, hidden), (torch.randn(steps, batch, inputs),))


def lstm_training(steps: int, batch: int, inputs: int, hidden: int) -> Example:
    example = lstm_loop(steps, batch, inputs, hidden)
    example.cotangents = (torch.randn(steps, batch, hidden), torch.randn(batch, hidden))
    return example


class ClassifierLoss(nn.Module):
    """A perceptron of three layers with layer norms between them, and its loss."""

    def __init__(self, inputs: int, hidden: int, classes: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(inputs, hidden), nn.GELU(), nn.LayerNorm(hidden),
            nn.Linear(hidden, hidden), nn.Tanh(),
            nn.Linear(hidden, classes),
        )  # fmt: skip

    def forward(self, x: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.layers(x), labels)


def mlp_training(batch: int, inputs: int, hidden: int, classes: int) -> Example:
    model = ClassifierLoss(inputs, hidden, classes)
    return Example(model, (torch.randn(batch, inputs), torch.randint(classes, (batch,))))


def mlp_softmax(inputs: int, hidden: int, classes: int) -> Example:
    """One artifact supports every batch from 2 to 64."""
    model = nn.Sequential(
        nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, classes), nn.Softmax(dim=-1)
    )
    batches = (16, 2, 64, 33)
    first, *others = ((torch.randn(batch, inputs),) for batch in batches)
    return Example(model, first, tuple(others))


def adam_step(parameters: int, size: int) -> Example:
    """A step of Adam over matrices and vectors; the parameters and state that it changes are compared."""
    shapes = [(size, size) if index % 2 == 0 else (size,) for index in range(parameters)]
    values = [nn.Parameter(torch.randn(shape)) for shape in shapes]
    for value in values:
        value.grad = torch.randn_like(value)
    return Example(torch.optim.Adam(values, lr=1e-2).step, ())


PROGRAMS = (
    Program("lstm_loop", "models", lstm_loop, (32, 16, 256, 256), (12, 3, 5, 7)),
    Program("lstm_loop_train", "models", lstm_training, (32, 16, 256, 256), (8, 3, 5, 7), training=True),
    Program("mlp_train", "models", mlp_training, (128, 512, 1024, 10), (5, 11, 13, 7), training=True),
    Program("mlp_softmax_dynamic", "models", mlp_softmax, (256, 512, 10), (5, 11, 7), dynamic=True),
    # Dynamo makes torch compute the bias corrections in float32; in eager they are Python floats.
    Program("adam_step", "models", adam_step, (100, 128), (20, 5), error_factor=16.0),
)
