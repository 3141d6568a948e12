"""Programs that cannot be packaged, and the reported reasons."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.ir.errors import OptionError, UnsupportedError


class Held(nn.Module):
    """Adds a tensor that it holds."""

    def __init__(self, held: Tensor) -> None:
        super().__init__()
        self.held = held

    def forward(self, x: Tensor) -> Tensor:
        return x + self.held


class Tanh(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.tanh()


class Compared(nn.Module):
    """Returns a condition on a size."""

    def forward(self, x: Tensor) -> Any:
        return x.tanh(), x.shape[0] > 7


class Turned(nn.Module):
    """Changes the sizes of its input."""

    def forward(self, x: Tensor) -> Tensor:
        return x.mul_(2).t_() + 1


class Two(nn.Module):
    def forward(self, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        return x.t() + 1, y * 2


X = torch.randn(3, 4)


def made(program: Any, folder: Path, *args: Any, **options: Any) -> Path:
    return stepwell.package(program, folder / "model.stepwell", *args, **options)


def test_arguments(tmp_path: Path) -> None:
    exported = torch.export.export(Tanh(), (X,))
    with pytest.raises(OptionError, match="an exported program has its inputs already"):
        made(exported, tmp_path, (X,))
    with pytest.raises(OptionError, match="args are a tuple of inputs, and those of 'forward' are a tensor"):
        made(Tanh(), tmp_path, X)
    with pytest.raises(OptionError, match="a package has at least one entry"):
        made({}, tmp_path)
    reason = re.escape("a package is made from a result of torch.export.export, a module or TorchScript, and "
                       "'forward' is a ")
    with pytest.raises(OptionError, match=reason):
        made(torch.tanh, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_tensor_without_values(tmp_path: Path) -> None:
    exported = torch.export.export(Held(X.clone()), (X,))
    for name, held in list(exported.constants.items()):
        exported.constants[name] = held.to("meta")
    with pytest.raises(UnsupportedError, match="' is a tensor without values, or of a class of its own"):
        made(exported, tmp_path)


class Shared(nn.Module):
    """Two buffers in the same memory, one of which is written."""

    one: Tensor
    other: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("one", torch.zeros(4))
        self.register_buffer("other", self.one[:])

    def forward(self, x: Tensor) -> Tensor:
        self.one += 1
        return x + self.other


def test_buffers_that_share_memory(tmp_path: Path) -> None:
    reason = "the program writes into memory that several of its buffers or inputs share"
    with pytest.raises(UnsupportedError, match=reason):
        made(Shared(), tmp_path, (X,))


def test_a_condition(tmp_path: Path) -> None:
    reason = "the output '1' is a condition, which a package cannot return"
    with pytest.raises(UnsupportedError, match=reason):
        made(Compared(), tmp_path, (X.repeat(4, 1),), dynamic_shapes=({0: torch.export.Dim.AUTO},))


def test_sizes_and_strides_of_inputs(tmp_path: Path) -> None:
    """Of the caller's tensors a package changes none, and takes those that follow from sizes."""
    with pytest.raises(UnsupportedError, match=r"t_\.default changes the sizes or strides of the input 'x'"):
        made(Turned(), tmp_path, (X,))
    auto = torch.export.Dim.AUTO
    first = torch.randn(8, 17)[:, :1].expand(8, 17)
    with pytest.raises(UnsupportedError, match="the strides of the input 'y' do not follow from its sizes"):
        made(Two(), tmp_path, (X, first), dynamic_shapes=(None, {0: auto, 1: auto}))


def test_a_pending_negation(tmp_path: Path) -> None:
    negated = torch.randn(3, dtype=torch.complex64).conj().imag
    with pytest.raises(UnsupportedError, match="'x' is a tensor whose negation or conjugation is pending"):
        made(Tanh(), tmp_path, (negated,))


def test_outputs_of_training(tmp_path: Path) -> None:
    exported = copy.deepcopy(torch.export.export(Tanh(), (X,)))
    kinds = torch.export.graph_signature.OutputKind
    exported.graph_signature.output_specs[0].kind = kinds.LOSS_OUTPUT
    with pytest.raises(UnsupportedError, match="a package cannot have an output of the kind LOSS_OUTPUT"):
        made(exported, tmp_path)
