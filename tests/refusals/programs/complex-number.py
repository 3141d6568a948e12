"""A complex number as the argument of an operator."""

import torch


@torch.compile(backend="stepwell")
def program(x):
    return x * 1j


def run():
    program(torch.ones(3))


# refused: UnsupportedError: complex-number.py:8:12: error: the complex number 1j is the argument of an operator
# refused:   help: give it as a tensor: torch.tensor(1j)
