"""Programs of symbolic sizes, lowered once and run by reference semantics at several sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.utils._pytree import tree_leaves
from xdsl.dialects.builtin import IndexType, ModuleOp, TensorType

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.modules.symbols import argument_symbol
from stepwell.ir.semantics.interpreter import find_function, run_module
from stepwell.ir.shapes import dims
from stepwell.passes.aten.aten_to_prim import AtenToPrim

from .lowering import externs

CONTEXT = make_context()


def assign(x: Tensor) -> Tensor:
    y = x.clone()
    y[1:] = 0
    y[:, -1] = 2.0
    y[:, :2] = x[:, 1:3]
    y[y > 1] = 0
    return y


PROGRAMS: dict[str, Callable[[Tensor], Any]] = {
    "slices": lambda x: (x[1:] + 1, x[:-1] * 2, x[:, 2:5] + 1, x[-2:] + 1, x[::2] + 1, x[:, :, 1:-1] + 1),
    "selections": lambda x: (x[-1] + 1, x[:, 0] + 1, x[x.shape[0] - 1] + 1),
    "concatenation": lambda x: torch.cat([x, x[1:], x * 2], 0),
    "views": lambda x: x.reshape(x.shape[0] * x.shape[1], -1).t() + x.flatten(1).sum(),
    "expansion": lambda x: x[:, None].expand(-1, 3, -1, -1) * 2,
    "softmax": lambda x: F.softmax(x, -1) + F.log_softmax(x, 1),
    "layer_norm": lambda x: F.layer_norm(x, x.shape[1:]),
    "batch_norm": lambda x: F.batch_norm(x, None, None, training=True),
    "moments": lambda x: (x.var(0), x.std(), x.var((1, 2), correction=0), x.mean(0)),
    "padding": lambda x: (F.pad(x, (1, 2)), F.pad(x, (2, 1), mode="reflect"), F.pad(x, (-1, 0)) + 1),
    "indexing": lambda x: (x[:, x[0, 0].long().clamp(-1, 1)], x.gather(1, (x > 0).long())),
    "extrema": lambda x: (x.max(1), x.argmax(), x.amax((0, 1))),
    "counting": lambda x: torch.arange(x.shape[1]) + x[:, :, 0],
    "pooling": lambda x: (F.max_pool2d(x[None], 3, 2, 1), F.avg_pool2d(x[None], 3, 2, 1, True, False)),
    "resampling": lambda x: (F.interpolate(x[None], scale_factor=2), F.interpolate(x[None], scale_factor=3)),
    "windows": lambda x: F.fold(F.unfold(x[None], 3, padding=1), x.shape[1:], 3, padding=1),
    "sliding": lambda x: (x.unfold(1, 2, 1) + 1, x.unfold(1, 3, 2) + 1),
    "rolling": lambda x: (x.roll(1, 0), x.roll((1, -1), (1, 2)), x.flip(0)),
    "repetition": lambda x: (x.repeat(2, 1, 1), x.repeat_interleave(2, 1)),
    "triangles": lambda x: (x.tril(), x.triu(1)),
    "parts": lambda x: [part + 1 for part in x.chunk(2, 2)],
    "assignment": assign,
    "scattering": lambda x: torch.zeros_like(x).scatter_add(0, (x > 0).long(), x),
    "cross_entropy": lambda x: F.cross_entropy(x[:, :, 0], (x[:, 0, 0] > 0).long()),
    "sizes": lambda x: x * x.shape[0] / x.shape[1] + x.numel(),
    "rotation": lambda x: torch.cat([-x[..., x.shape[-1] // 2 :], x[..., : x.shape[-1] // 2]], -1),
}


def inputs_of(module: ModuleOp, x: Tensor) -> list[Tensor | int]:
    """The arguments of a function of one tensor and the symbols in its type."""
    function = find_function(module, "forward")
    types = [argument.type for argument in function.body.block.args]
    (tensor,) = (type for type in types if isinstance(type, TensorType))
    sizes = {size.as_symbol: number for size, number in zip(dims(tensor), x.shape, strict=True)}
    return [
        sizes[argument_symbol(function, argument)] if isinstance(argument.type, IndexType) else x
        for argument in function.body.block.args
    ]


@pytest.mark.parametrize("name", PROGRAMS)
def test_symbolic(name: str) -> None:
    program = PROGRAMS[name]
    module = stepwell.capture(program, torch.randn(4, 6, 8), dynamic=True)
    AtenToPrim().apply(CONTEXT, module)
    module.verify()
    assert externs(module) == []
    for shape in ((4, 6, 8), (5, 8, 6), (7, 7, 9)):
        x = torch.randn(shape, generator=torch.Generator().manual_seed(1))
        for actual, expected in zip(
            run_module(module, inputs_of(module, x)), tree_leaves(program(x)), strict=True
        ):
            torch.testing.assert_close(actual, expected)
