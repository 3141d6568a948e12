"""A numeric argument of an operator that depends on a size, where the operator does not accept a tensor."""

import torch


@torch.compile(backend="stepwell", dynamic=True)
def program(x):
    return torch.histc(x, 4, 0, x.shape[0] * 0.7)


def run():
    program(torch.ones(5))


# refused: UnsupportedError: symbolic-bound.py:8:12: error: aten.histc takes max only as numbers known at compile time
# refused:   help: compile with dynamic=False, or mark the dimension static
