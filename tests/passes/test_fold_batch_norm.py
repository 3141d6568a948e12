"""The accuracy of folded batch normalizations is similar to eager's, with eager's layouts."""

from __future__ import annotations

import copy

import pytest
import torch
from torch import nn

import stepwell

MODELS = {
    "convolution": (lambda: (nn.Conv2d(8, 12, 3, padding=1, groups=4), nn.BatchNorm2d(12)), (2, 8, 19, 19)),
    "transposed": (lambda: (nn.ConvTranspose2d(8, 12, 3, groups=4, stride=2), nn.BatchNorm2d(12)), (2, 8, 9, 9)),
    "linear": (lambda: (nn.Linear(32, 8, bias=False), nn.BatchNorm1d(8, affine=False)), (257, 32)),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", MODELS)
def test_accuracy(name: str, dtype: torch.dtype) -> None:
    layers, shape = MODELS[name]
    model = nn.Sequential(*layers()).eval()
    nn.init.normal_(model[1].running_mean)
    nn.init.uniform_(model[1].running_var, 0.3, 1.5)
    model, x = model.to(dtype), torch.randn(shape).to(dtype)
    if x.dim() == 4:
        model, x = model.to(memory_format=torch.channels_last), x.to(memory_format=torch.channels_last)
    wanted = copy.deepcopy(model).double()(x.double())
    with torch.no_grad():
        options = stepwell.CompileOptions(contractions="library")
        *_, last, _ = stepwell.lower(model, x, to="prim", options=options).body.block.first_op.body.block.ops
        assert last.name in ("aten.convolution", "aten.addmm")
        eager, ours = model(x), torch.compile(model, backend="stepwell")(x)
    assert ours.stride() == eager.stride()
    error = (eager - wanted).abs().max()
    assert (ours - wanted).abs().max() <= 4 * error + torch.finfo(dtype).eps
