"""The accuracy of long sums is similar to eager's: their error does not grow with their length."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

ROWS = 100_000
ACCURACY = {False: 4e-6, True: 2e-5}
"""What a sum errs at most, relative to it, of sizes that are known and of symbolic ones, whose blocks have a fixed
length: a hundred roundings of equal terms, all to one side, are 6e-6."""

PROGRAMS: dict[str, Callable[[Tensor, Tensor, Tensor], Tensor]] = {
    "cross entropy": lambda x, t, i: F.cross_entropy(x, t),
    "of maxima": lambda x, t, i: x.amax(1).sum(),
    "of logarithms": lambda x, t, i: x.logsumexp(1).sum(),
    "of columns": lambda x, t, i: x.sum(0),
    "of normalized columns": lambda x, t, i: x.softmax(1).sum(0),
    "of what is gathered": lambda x, t, i: x[i].sum(),
    "of elements gathered": lambda x, t, i: x.gather(1, t[:, None]).sum(),
    "of rows gathered": lambda x, t, i: x[i].mean(0),
    "of squares": lambda x, t, i: (x * x).sum((0, 1)),
    "of scans": lambda x, t, i: x.cumsum(1)[:, -1].sum(),
    "a scan": lambda x, t, i: x[:, 0].cumsum(0),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_error_of_a_long_sum_is_bounded(name: str, dynamic: bool, fresh: None, backend: str) -> None:
    row = torch.rand(1, 7) + 0.1
    x, t, i = row.expand(ROWS, 7).contiguous(), torch.zeros(ROWS, dtype=torch.int64), torch.arange(ROWS).flip(0)
    exact = PROGRAMS[name](x.double(), t, i)
    result = torch.compile(PROGRAMS[name], backend=backend, dynamic=dynamic)(x, t, i)
    torch.testing.assert_close(result.double(), exact, rtol=ACCURACY[dynamic], atol=0)
