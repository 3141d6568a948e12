"""The strides that meta functions give while tracing are those of eager, for all layouts of the operands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, StatelessSymbolicContext

import stepwell.frontend.tracing  # noqa: F401, which mends

aten = torch.ops.aten
PROGRAMS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "power of 2": lambda x, y: 2**x, "power of 1": lambda x, y: torch.pow(1, x), "power": torch.pow,
    "copysign": torch.copysign, "floor": lambda x, y: torch.div(x, y, rounding_mode="floor"),
    "floor_divide": torch.floor_divide,
    "logaddexp": torch.logaddexp, "logaddexp2": torch.logaddexp2, "xlogy": torch.xlogy,
    "xlog1py": torch.special.xlog1py, "and": torch.logical_and, "or": torch.logical_or, "xor": torch.logical_xor,
    "heaviside": torch.heaviside, "ldexp": torch.ldexp, "log sigmoid": lambda x, y: F.logsigmoid(x),
    "maximum": torch.maximum, "where": lambda x, y: torch.where(x > y, x, y),
    "clamp": lambda x, y: x.clamp(min=y),
    "as_strided_scatter": lambda x, y: torch.as_strided_scatter(x, x.new_ones(2), (2,), (1,)),
    "as_strided_scatter of a part": lambda x, y: torch.as_strided_scatter(x[..., :2], x.new_ones(2), (2,), (1,)),
    "as_strided_scatter of repeated rows": lambda x, y: torch.as_strided_scatter(
        x[:1].expand(5, *x.shape[1:]), x.new_ones(2), (2,), (1,)),
    "select_scatter of repeated rows": lambda x, y: torch.select_scatter(_repeated(x), x[0], 0, 0),
    "slice_scatter of repeated rows": lambda x, y: torch.slice_scatter(_repeated(x), x[:1].double(), 0, 0, 1),
    "diagonal_scatter of repeated rows": lambda x, y: torch.diagonal_scatter(
        _repeated(x), torch.diagonal(x)),
    "shuffle of one column": lambda x, y: F.adaptive_max_pool1d(F.channel_shuffle(x.flatten(2)[..., :1], 1), 2),
    "transformed": lambda x, y: torch.fft.fft(x, dim=0), "transformed, a half": lambda x, y: torch.fft.rfft(x, dim=1),
    "transformed images": lambda x, y: torch.fft.fftn(x, dim=(2, 0)),
    "transformed images, a half": lambda x, y: torch.fft.rfftn(x, dim=(0, 2, 1)),
    "reflection": lambda x, y: F.pad(x, (1, 2, 0, 1), mode="reflect"),
    "replication": lambda x, y: F.pad(x[:, :, None], (1, 2, 0, 1, 1, 0)[: 2 * x.dim() - 2], mode="replicate"),
    "batch norm": lambda x, y: _normalized(x, False), "batch norm in training": lambda x, y: _normalized(x, True),
    "batch norm of a batch": lambda x, y: aten._native_batch_norm_legit.no_stats(x, None, None, True, 0.1, 1e-5)[0],
}


def _repeated(x: Tensor) -> Tensor:
    return x[:1].expand(x.shape)


def _normalized(x: Tensor, training: bool) -> Tensor:
    ones = [x.new_ones(x.shape[1]) for _ in range(4)]
    if training:
        return aten._native_batch_norm_legit_functional(x, *ones, True, 0.1, 1e-5)[0]
    return aten._native_batch_norm_legit_no_training(x, *ones, 0.1, 1e-5)[0]


ORDERS = ((2, 0, 1), (0, 2, 3, 1))


def _operands() -> list[tuple[Tensor, Tensor]]:
    """Tensors in other orders than that of their dimensions, with such as are broadcast, like them, or row-major."""
    laid_out = [torch.ones([(6, 4, 5, 3)[axis] for axis in order]).permute([order.index(k) for k in range(len(order))])
                for order in ORDERS]
    return [(x, y) for x in laid_out for y in (x[:, :1], x[0], torch.tensor(2.0), torch.ones(x.shape))]


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_strides(name: str, dynamic: bool) -> None:
    program = PROGRAMS[name]
    for x, y in _operands()[:4 if dynamic else None]:
        with FakeTensorMode(shape_env=ShapeEnv()) as mode:
            traced = program(*(_fake(mode, each, dynamic) for each in (x, y)))
        expected = program(x, y)
        assert traced.dtype == expected.dtype
        assert _strides(traced) == _strides(expected), (x.shape, x.stride(), y.shape, y.stride())


def _fake(mode: FakeTensorMode, x: Tensor, dynamic: bool) -> Tensor:
    kind = DimDynamic.DYNAMIC if dynamic else DimDynamic.STATIC
    return mode.from_tensor(x, symbolic_context=StatelessSymbolicContext(dynamic_sizes=[kind] * x.dim()))


def _strides(x: Tensor) -> list[int]:
    return [int(stride) for stride, size in zip(x.stride(), x.shape, strict=True) if size > 1]
