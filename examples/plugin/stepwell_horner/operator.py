"""The operator `horner::polynomial`, as PyTorch programs call it: eager runs this one."""

import torch
from torch import Tensor


@torch.library.custom_op("horner::polynomial", mutates_args=())
def polynomial(x: Tensor, coefficients: list[float]) -> Tensor:
    """`coefficients[0] + coefficients[1] * x + coefficients[2] * x**2 + ...`, at each element."""
    result = torch.zeros_like(x)
    for coefficient in reversed(coefficients):
        result = result * x + coefficient
    return result


@polynomial.register_fake
def _(x: Tensor, coefficients: list[float]) -> Tensor:
    return torch.empty_like(x)
