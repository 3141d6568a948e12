"""An integer division by zero at run time."""

import torch


@torch.compile(backend="stepwell")
def program(x, y):
    return x // y


def run():
    program(torch.tensor([1, 2]), torch.tensor([1, 0]))


# refused: RuntimeError: ZeroDivisionError: an integer is divided by zero in kernel floor_divide_0, which computes division-by-zero.py:8
