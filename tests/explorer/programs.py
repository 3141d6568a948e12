"""A program to explore: a library call, kernels on both sides of it, and a gradient."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from stepwell.explorer.summary import Page
from stepwell.frontend.reporting.explorer import explore

MODEL = """\
import torch


def model(x, w):
    y = torch.softmax(x, -1)
    z = torch.mm(y, w)
    return (z.relu() * y).sum(-1) + z.exp().sum(-1)
"""


def model_in(folder: Path) -> Callable[[Tensor, Tensor], Tensor]:
    """The model, in a file of its own."""
    path = folder / "model.py"
    path.write_text(MODEL)
    namespace: dict[str, Any] = {}
    exec(compile(MODEL, str(path), "exec"), namespace)
    return namespace["model"]


def explored(folder: Path) -> Page:
    """The page of a training step, whose stages are dumped into `stages` too."""
    torch.compiler.reset()
    torch.manual_seed(0)
    x, w = torch.randn(96, 128, requires_grad=True), torch.randn(128, 128, requires_grad=True)
    options = {"dump": str(folder / "stages"), "contractions": "library"}  # whatever would be faster here
    return explore(model_in(folder), x, w, output=folder / "report.html", options=options)


def line_of(text: str, part: str) -> int:
    """The number of the only line that holds a text, counted from one."""
    number, = (at for at, line in enumerate(text.split("\n"), start=1) if part in line)
    return number


def remarks_of(folder: Path) -> list[dict[str, object]]:
    """What a dump has of remarks."""
    file, = folder.glob("*_remarks.json")
    return json.loads(file.read_text())
