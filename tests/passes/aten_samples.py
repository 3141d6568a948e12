"""Calls of aten operators on small inputs, by family; each family is tested in every float dtype."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

Call = tuple[Any, ...]
"""An op name and its arguments in the schema's order."""


class Inputs:
    """Makes seeded tensors of one float dtype, and integers and masks."""

    def __init__(self, dtype: torch.dtype, seed: int = 0):
        self.dtype = dtype
        self.generator = torch.Generator().manual_seed(seed)

    def __call__(self, *sizes: int) -> Tensor:
        return torch.randn(sizes, generator=self.generator, dtype=torch.float64).to(self.dtype)

    def positive(self, *sizes: int) -> Tensor:
        return (torch.rand(sizes, generator=self.generator, dtype=torch.float64) + 0.1).to(self.dtype)

    def unit(self, *sizes: int) -> Tensor:
        return (torch.rand(sizes, generator=self.generator, dtype=torch.float64) * 0.98 + 0.01).to(self.dtype)

    def integers(self, *sizes: int, low: int = 0, high: int = 3, dtype: torch.dtype = torch.int64) -> Tensor:
        return torch.randint(low, high, sizes, generator=self.generator).to(dtype)

    def mask(self, *sizes: int) -> Tensor:
        return torch.rand(sizes, generator=self.generator) < 0.5


SHAPES: tuple[tuple[int, ...], ...] = ((), (7,), (3, 5), (0, 4), (2, 1, 3))


def functions(t: Inputs) -> Iterator[Call]:
    anywhere = (
        "abs neg sign exp exp2 expm1 sin cos tan atan sinh cosh tanh asinh erf erfc sigmoid floor ceil round "
        "trunc frac relu silu mish hardswish hardsigmoid isnan isinf "
        "isposinf isneginf signbit logical_not sinc gelu leaky_relu hardtanh elu celu softplus hardshrink "
        "softshrink nan_to_num clone relu6 deg2rad special_entr sgn rad2deg alias"
    ).split()
    for name in anywhere:
        yield f"aten.{name}", t(3, 5)
    for name in "log log2 log10 log1p sqrt rsqrt reciprocal lgamma".split():
        yield f"aten.{name}", t.positive(3, 5)
    for name in "asin acos atanh logit".split():
        yield f"aten.{name}", t.unit(3, 5)
    yield "aten.acosh", t.positive(4) + 1
    yield "aten.logit", t.unit(4), 0.2
    yield "aten.gelu", t(9), "tanh"
    yield "aten.elu", t(9), 0.5, 1.5, 2.0
    yield "aten.celu", t(9), 0.5
    yield "aten.softplus", t(9) * 10, 2.0, 5.0
    yield "aten.leaky_relu", t(9), 0.2
    yield "aten.hardtanh", t(9), -0.5, 0.7
    yield "aten.threshold", t(9), 0.1, 20.0
    yield "aten.round.decimals", t(9) * 10, 1
    yield "aten.angle", t(9)
    yield "aten.round.decimals", t(9) * 100, -1
    yield (
        "aten.nan_to_num",
        torch.tensor([1.0, torch.inf, -torch.inf, torch.nan], dtype=t.dtype),
        3.0,
        None,
        -7.0,
    )
    yield "aten.nan_to_num", torch.tensor([1.0, torch.inf, -torch.inf, torch.nan], dtype=t.dtype)
    yield "aten.prelu", t(2, 3, 4), t(3)
    yield "aten.prelu", t(4), t(1)
    yield "aten._prelu_kernel", t(2, 3), t(1, 3)
    yield "aten.glu", t(4, 6), -1
    yield "aten.log_sigmoid_forward", t(5)
    for shape in SHAPES:
        yield "aten.exp", t(*shape)
        yield "aten.silu", t(*shape)


def gradients(t: Inputs) -> Iterator[Call]:
    for name in ("sigmoid", "tanh"):
        yield f"aten.{name}_backward", t(3, 5), t.unit(3, 5)
    for name in "silu mish hardswish".split():
        yield f"aten.{name}_backward", t(3, 5), t(3, 5)
    special = torch.tensor([-3.0, 3.0, -4.0, 4.0], dtype=t.dtype)
    yield "aten.hardswish_backward", t(4), special
    if t.dtype != torch.float64:  # where eager divides by 6 in float32
        yield "aten.hardsigmoid_backward", t(4), special
        yield "aten.hardsigmoid_backward", t(3, 5), t(3, 5)
    yield "aten.gelu_backward", t(3, 5), t(3, 5), "none"
    yield "aten.gelu_backward", t(3, 5), t(3, 5), "tanh"
    yield "aten.softplus_backward", t(7), t(7), 2.0, 3.0
    yield "aten.elu_backward", t(7), 0.5, 1.5, 2.0, False, t(7)
    yield "aten.elu_backward", t(7), 0.5, 1.5, 2.0, True, t(7)
    yield "aten.leaky_relu_backward", t(7), t(7), 0.1, False
    yield "aten.hardtanh_backward", t(7), t(7), -0.5, 0.5
    yield "aten.threshold_backward", t(7), t(7), 0
    yield "aten.hardshrink_backward", t(7), t(7), 0.5
    yield "aten.softshrink_backward", t(7), t(7), 0.5
    yield "aten.logit_backward", t(7), t.unit(7), None
    yield "aten.logit_backward", t(7), t.unit(7), 0.2
    x = t(5)
    yield "aten.log_sigmoid_backward", t(5), x, torch.ops.aten.log_sigmoid_forward(x)[1]
    yield "aten.glu_backward", t(4, 3), t(4, 6), 1
    yield "aten._prelu_kernel_backward", t(2, 3), t(2, 3), t(2, 3)
    y = t(4, 6)
    soft, log_soft = y.softmax(1), y.log_softmax(1)
    yield "aten._softmax_backward_data", t(4, 6), soft, 1, t.dtype
    yield "aten._log_softmax_backward_data", t(4, 6), log_soft, 1, t.dtype


def arithmetic(t: Inputs) -> Iterator[Call]:
    pairs = [
        (t(3, 5), t(5)),
        (t(2, 1, 3), t(4, 1)),
        (t(3), t()),
        (t(), t()),
        (t(0, 3), t(3)),
        (t(3, 1), t(1, 4)),
    ]
    for x, y in pairs:
        for (
            name
        ) in "add.Tensor sub.Tensor mul.Tensor div.Tensor maximum minimum atan2 lt.Tensor eq.Tensor".split():
            yield f"aten.{name}", x, y
    for name in (
        "fmod.Tensor remainder.Tensor floor_divide copysign.Tensor hypot fmax fmin ne.Tensor le.Tensor "
        "gt.Tensor ge.Tensor logaddexp logaddexp2 heaviside logical_and logical_or logical_xor"
    ).split():
        yield f"aten.{name}", t(3, 5), t(5)
    for mode in ("floor", "trunc", None):
        yield "aten.div.Tensor_mode", t(40) * 10, t(40), mode
        yield "aten.div.Scalar_mode", t(9) * 10, 0.7, mode
    awkward = torch.tensor([0.0, -0.0, 1.0, -1.0, torch.inf, -torch.inf, torch.nan, 5.5, -5.5], dtype=t.dtype)
    for name in (
        "floor_divide",
        "remainder.Tensor",
        "fmax",
        "hypot",
        "maximum",
        "logaddexp",
        "xlogy.Tensor",
        "special_xlog1py",
        "div.Tensor",
        "copysign.Tensor",
        "heaviside",
        "atan2",
    ):
        yield f"aten.{name}", awkward[:, None].clone(), awkward[None].clone()
    for value in (2, 0.1, -3.5):
        yield "aten.add.Scalar", t(5), value
        yield "aten.mul.Scalar", t(5), value
        yield "aten.div.Scalar", t(5), value
        yield "aten.rsub.Scalar", t(5), value
        yield "aten.remainder.Scalar", t(5), value
        yield "aten.lt.Scalar", t(5), value
    yield "aten.add.Tensor", t(4), t(4), 0.3
    yield "aten.sub.Tensor", t(4), t(4), 2
    yield "aten.rsub.Tensor", t(4), t(4), 2
    for exponent in (0, 1, 2, 3, 4, 0.5, -0.5, -1, -2, 1.7, 2.0):
        yield "aten.pow.Tensor_Scalar", t.positive(5), exponent
    for base in (1, 2, 3.5):
        yield "aten.pow.Scalar", base, t(5)
    yield "aten.pow.Tensor_Tensor", t.positive(3, 1), t(4)
    yield "aten.addcmul", t(3, 4), t(4), t(3, 1), 0.5
    yield "aten.addcmul", t(3, 4), t(4), t(3, 1)
    yield "aten.addcdiv", t(3, 4), t(4), t.positive(3, 1), 0.5
    for weight in (0.3, 0.8):
        yield "aten.lerp.Scalar", t(5), t(5), weight
    yield "aten.lerp.Tensor", t(5), t(5), t.unit(5)
    yield "aten.xlogy.Tensor", t.positive(4), t.positive(4)
    yield "aten.where.self", t.mask(3, 5), t(3, 5), t(5)
    yield "aten.where.self", t.mask(3, 1), t(), t(5)
    yield "aten.where.ScalarOther", t.mask(3), t(3), 0.5
    yield "aten.masked_fill.Scalar", t(3, 4), t.mask(4), -1e4
    yield "aten.masked_fill.Tensor", t(3, 4), t.mask(3, 1), t()
    for low, high in ((-0.5, 0.5), (None, 0.2), (0.1, None), (0.5, -0.5)):
        yield "aten.clamp", t(9), low, high
    yield "aten.clamp.Tensor", t(3, 4), t(4), None
    yield "aten.clamp_min", t(4), 0.1
    yield "aten.clamp_max", t(4), 0.1
    yield "aten._to_copy", t(4), torch.int64
    yield "aten._to_copy", t(4), torch.bool
    yield "aten._to_copy", t(4), torch.float32
    yield "aten._to_copy", t(4), torch.bfloat16


def integers(t: Inputs) -> Iterator[Call]:
    for dtype in (torch.int64, torch.int32, torch.uint8, torch.int8, torch.bool):
        low = 0 if dtype in (torch.uint8, torch.bool) else -9
        x, y = (t.integers(3, 5, low=low, high=10, dtype=dtype) for _ in range(2))
        z = t.integers(3, 5, low=1, high=6, dtype=dtype)
        binary = "add.Tensor mul.Tensor lt.Tensor eq.Tensor maximum minimum bitwise_and.Tensor"
        for name in binary.split():
            yield f"aten.{name}", x, y
        yield "aten.div.Tensor", x, z
        yield "aten.exp", x
        yield "aten.sigmoid", x
        yield "aten.add.Tensor", x, t(5)
        yield "aten.mul.Scalar", x, 0.5
        yield "aten.lt.Scalar", x, 2.5
        yield "aten.bitwise_not", x
        yield "aten.bitwise_xor.Tensor", x, y
        yield "aten.logical_not", x
        yield "aten.sum", x
        yield "aten.sum.dim_IntList", x, [1]
        yield "aten.prod.dim_int", x, 1
        yield "aten.amax", x, [0]
        yield "aten.argmax", x.to(torch.int32), 1
        yield "aten.any.dim", x, 1
        yield "aten.all", x
        yield "aten.cumsum", x, 1
        yield "aten.sign", x
        yield "aten._to_copy", x, torch.float32
        yield "aten._to_copy", x, torch.uint8
        yield "aten.where.self", t.mask(5), x, y
        yield "aten.full_like", x, 1
        if dtype == torch.bool:
            continue
        yield "aten.sub.Tensor", x, y
        yield "aten.rsub.Scalar", x, 3
        yield "aten.neg", x
        yield "aten.abs", x
        yield "aten.floor", x
        yield "aten.relu", x
        yield "aten.clamp", x, 1, 3
        yield "aten.pow.Tensor_Scalar", x, 2
        yield "aten.pow.Tensor_Scalar", x, 5
        yield "aten.pow.Tensor_Tensor", x, z
        yield "aten.fmod.Tensor", x, z
        yield "aten.mean", x.float()
        for mode in ("floor", "trunc"):
            yield "aten.div.Tensor_mode", x, z, mode
        if low:
            yield "aten.div.Tensor_mode", x, -z, "floor"
            yield "aten.remainder.Tensor", x, -z
        yield "aten.remainder.Tensor", x, z
        yield "aten.floor_divide.Scalar", x, 3
        yield "aten.bitwise_left_shift.Tensor", x, z
        yield "aten.bitwise_right_shift.Tensor", x, z
        yield "aten.max.dim", x, 1
        yield "aten.gelu", x.float()
    yield "aten.add.Tensor", t(3), t.integers(3)
    yield "aten.mul.Tensor", t.mask(3), t.mask(3)
    yield "aten.eq.Tensor", t(3), t.integers(3)
    yield "aten.add.Tensor", t.integers(3, dtype=torch.uint8), t.integers(3, dtype=torch.int8)
    yield "aten.add.Tensor", t.integers(3, dtype=torch.int32), t.integers()
    yield "aten.add.Tensor", t.mask(3), t.integers(3), 2


def reductions(t: Inputs) -> Iterator[Call]:
    for name in "sum mean prod any all amax amin argmax argmin max min".split():
        yield f"aten.{name}", t(3, 5)
        yield f"aten.{name}", t()
    for name in "sum.dim_IntList mean.dim amax amin logsumexp any.dims all.dims var.dim std.dim".split():
        yield f"aten.{name}", t(3, 5, 2), [1]
        yield f"aten.{name}", t(3, 5, 2), [0, -1]
    for name in "sum.dim_IntList mean.dim amax".split():
        yield f"aten.{name}", t(3, 5), [-1], True
        yield f"aten.{name}", t(3, 5), [], True
        yield f"aten.{name}", t(), [0]
    yield "aten.sum.dim_IntList", t(3, 5), None
    yield "aten.sum.dim_IntList", t(0, 5), [0]
    yield "aten.sum.dim_IntList", t(300, 300), [1]
    yield "aten.mean.dim", t(0, 5), [0]
    yield "aten.prod.dim_int", t(0, 5), 0
    yield "aten.any.dim", t.mask(0, 5), 0
    yield "aten.sum.dim_IntList", t(3, 5), [1], False, torch.float64
    yield "aten.any.dims", t.mask(3, 5), []
    for name in "argmax argmin".split():
        yield f"aten.{name}", t(3, 5), 1
        yield f"aten.{name}", t(3, 5), 0, True
        yield f"aten.{name}", t(3, 5), None, True
        yield f"aten.{name}", torch.tensor([[1.0, 3.0, 3.0], [1.0, torch.nan, 5.0]], dtype=t.dtype), 1
    for name in "max.dim min.dim".split():
        yield f"aten.{name}", t(3, 5), 1
        yield f"aten.{name}", t(3, 5), 0, True
        yield f"aten.{name}", t(), 0
        yield f"aten.{name}", t.mask(3, 5), 1
        yield f"aten.{name}", torch.tensor([[1.0, 3.0, 3.0], [1.0, torch.nan, 5.0]], dtype=t.dtype), 1
    yield "aten.aminmax", t(3, 5), 1, True
    yield "aten.aminmax", t(3, 5)
    for correction in (None, 0, 1, 2):
        yield "aten.var.correction", t(3, 5), [1], correction
        yield "aten.std_mean.correction", t(3, 5), [1], correction, True
        yield "aten.var_mean.correction", t(3, 5) + 10, [0], correction
    yield "aten.var.correction", t(3, 5), None, 0.5
    yield "aten.var", t(7)
    yield "aten.std", t(7), False
    for order in (2, 1, 0, torch.inf, -torch.inf, 3, 0.5):
        yield "aten.linalg_vector_norm", t(3, 5), order, [1]
    yield "aten.linalg_vector_norm", t(3, 5), 2, None, True
    yield "aten.norm.Scalar", t(3, 5), 2
    yield "aten.norm.ScalarOpt_dim", t(3, 5), None, [1], True
    yield "aten.count_nonzero.dim_IntList", t.integers(3, 5), [1]
    yield "aten.nansum", torch.tensor([1.0, torch.nan, 2.0], dtype=t.dtype), None
    for name in "cumsum cumprod cummax cummin".split():
        yield f"aten.{name}", t(3, 5), 1
        yield f"aten.{name}", t(4), -1
        yield f"aten.{name}", t(), 0
        yield f"aten.{name}", t(0, 3), 0
    yield "aten.cummax", torch.tensor([1.0, 2.0, 2.0, torch.nan, 3.0], dtype=t.dtype), 0
    yield "aten.cumsum", t.mask(6), 0


def normalizations(t: Inputs) -> Iterator[Call]:
    for dim in (0, 1, -1):
        yield "aten._softmax", t(3, 5) * 10, dim, False
        yield "aten._log_softmax", t(3, 5) * 10, dim, False
    yield "aten._softmax", t(), 0, False
    yield "aten._softmax", t(0, 4), 1, False
    masked = t(3, 4)
    masked[1] = -torch.inf
    yield "aten._softmax", masked, 1, False
    yield "aten._safe_softmax", masked, 1
    yield "aten.logsumexp", masked, [1], True
    for weight, bias in ((None, None), (t(5), t(5)), (t(5), None)):
        yield "aten.native_layer_norm", t(2, 3, 5) + 3, [5], weight, bias, 1e-5
    yield "aten.native_layer_norm", t(2, 3, 5), [3, 5], t(3, 5), t(3, 5), 1e-5
    yield "aten.native_group_norm", t(2, 6, 4), t(6), t(6), 2, 6, 4, 3, 1e-5
    yield "aten.native_group_norm", t(2, 6, 2, 2), None, None, 2, 6, 4, 2, 1e-5
    x, mean, spread = t(4, 3, 5), t(3), t.positive(3)
    yield "aten._native_batch_norm_legit_no_training", x, t(3), t(3), mean, spread, 0.1, 1e-5
    yield "aten._native_batch_norm_legit_no_training", x, None, None, mean, spread, 0.1, 1e-5
    yield "aten._native_batch_norm_legit_functional", x, t(3), t(3), mean, spread, True, 0.1, 1e-5
    yield "aten._native_batch_norm_legit_functional", t(8, 3), t(3), None, mean, spread, True, 0.1, 1e-5
    yield "aten._native_batch_norm_legit_functional", x, t(3), t(3), mean, spread, False, 0.1, 1e-5
    yield "aten._native_batch_norm_legit.no_stats", x, t(3), t(3), True, 0.1, 1e-5
    yield "aten._batch_norm_with_update_functional", x, t(3), t(3), mean, spread, 0.1, 1e-5
    yield "aten._batch_norm_no_update", x, t(3), t(3), mean, spread, 0.1, 1e-5
    yield "aten.native_batch_norm", x, t(3), t(3), mean, spread, False, 0.1, 1e-5


def normalization_gradients(t: Inputs) -> Iterator[Call]:
    x, weight, bias, gradient = t(2, 3, 5), t(5), t(5), t(2, 3, 5)
    _, mean, scale = torch.ops.aten.native_layer_norm(x, [5], weight, bias, 1e-5)
    for mask in ([True, True, True], [True, False, False]):
        yield "aten.native_layer_norm_backward", gradient, x, [5], mean, scale, weight, bias, mask
    x, weight, gradient = t(2, 6, 4), t(6), t(2, 6, 4)
    _, mean, scale = torch.ops.aten.native_group_norm(x, weight, weight, 2, 6, 4, 3, 1e-5)
    for mask in ([True, True, True], [True, True, False]):
        yield "aten.native_group_norm_backward", gradient, x, mean, scale, weight, 2, 6, 4, 3, mask
    x, weight, gradient, running = t(4, 3, 5), t(3), t(4, 3, 5), (t(3), t.positive(3))
    _, mean, scale = torch.ops.aten.native_batch_norm(x, weight, weight, None, None, True, 0.1, 1e-5)
    for training in (True, False):
        yield (
            "aten.native_batch_norm_backward",
            gradient,
            x,
            weight,
            *running,
            mean,
            scale,
            training,
            1e-5,
            [True, True, True],
        )


FLOAT_FAMILIES = (functions, gradients, arithmetic, reductions, normalizations, normalization_gradients)
