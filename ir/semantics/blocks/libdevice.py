"""The functions of libdevice, implemented with torch on the CPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import torch
from torch import Tensor

from ...dialects.triton import LIBDEVICE_SYMBOLS
from ...errors import UnsupportedError

__all__ = ["evaluate", "evaluate_symbol"]


def _gamma(x: Tensor) -> Tensor:
    """The gamma function, by reflection for arguments below one half."""
    right = torch.exp(torch.lgamma(torch.where(x < 0.5, 1 - x, x)))
    left = torch.pi / (torch.sin(torch.pi * x) * right)
    return torch.where(x < 0.5, torch.where(x == x.floor(), torch.nan, left), right)


_FUNCTIONS: dict[str, Callable[..., Tensor]] = {
    "cbrt": lambda x: x.sign() * x.abs() ** (1 / 3),
    "cospi": lambda x: torch.cos(torch.pi * torch.remainder(x, 2)),
    "sinpi": lambda x: torch.sin(torch.pi * torch.remainder(x, 2)),
    "cyl_bessel_i0": torch.special.i0,
    "cyl_bessel_i1": torch.special.i1,
    "erfcinv": lambda x: torch.special.erfinv(1 - x),
    "erfcx": torch.special.erfcx,
    "exp10": lambda x: torch.pow(10.0, x),
    "fma": lambda x, y, z: x * y + z,
    "fdim": lambda x, y: torch.where(x > y, x - y, torch.where(x.isnan() | y.isnan(), torch.nan, 0.0)),
    "j0": torch.special.bessel_j0,
    "j1": torch.special.bessel_j1,
    "logb": lambda x: torch.frexp(x).exponent - 1.0,
    "nearbyint": torch.round,
    "normcdf": torch.special.ndtr,
    "normcdfinv": torch.special.ndtri,
    "pow": torch.pow,
    "rcbrt": lambda x: x.sign() * x.abs() ** (-1 / 3),
    "remainder": lambda x, y: x - y * torch.round(x / y),
    "rhypot": lambda x, y: 1 / torch.hypot(x, y),
    "rint": torch.round,
    # Ties are rounded away from zero, as by C's round.
    "round": lambda x: x.sign() * torch.where(x.abs() - x.abs().floor() >= 0.5, x.abs().ceil(), x.abs().floor()),
    "tgamma": _gamma,
    "y0": torch.special.bessel_y0,
    "y1": torch.special.bessel_y1,
    "fast_dividef": torch.div,
}
"""The functions that torch does not have by the same name."""

# Functions that must not be computed in wider floats, because they are exact or take integers.
_EXACT = frozenset({"abs", "ceil", "copysign", "fdim", "floor", "fmod", "ldexp", "nearbyint", "nextafter", "rint",
                    "round", "sqrt", "trunc"})


def evaluate(function: str, arguments: Sequence[np.ndarray]) -> np.ndarray:
    """Evaluate a function of libdevice, given by Triton's name, in f64, and round to the arguments' type."""
    name = function[len("fast_"):-1] if function.startswith("fast_") else function
    compute = _FUNCTIONS.get(function) or getattr(torch, name, None)
    if compute is None:
        raise UnsupportedError(f"the function {function} of libdevice cannot be interpreted")
    result = np.result_type(*(each.dtype for each in arguments if each.dtype.kind == "f"))
    tensors = [torch.from_numpy(np.array(each)) for each in np.broadcast_arrays(*arguments)]
    if function not in _EXACT:
        tensors = [each.double() for each in tensors]
    return compute(*tensors).numpy().astype(result, copy=False)


def evaluate_symbol(symbol: str, arguments: Sequence[np.ndarray]) -> np.ndarray:
    """Evaluate a function of libdevice, given by its symbol."""
    if symbol not in LIBDEVICE_SYMBOLS:
        raise UnsupportedError(f"the function {symbol} of libdevice cannot be interpreted")
    return evaluate(LIBDEVICE_SYMBOLS[symbol][0], arguments)
