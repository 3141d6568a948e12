"""A number that depends on a size in a way that cannot be computed."""

import torch


@torch.compile(backend="stepwell", dynamic=True)
def program(x):
    return x * (x.shape[0] % 2.5)


def run():
    program(torch.ones(5))


# refused: UnsupportedError: symbolic-modulo.py:8:12: error: Mod(ToFloat(s...), 2.5) is computed from symbolic sizes in a way that is not known
# refused:   help: compile with dynamic=False, or mark the dimension static
