"""An index that is out of range at run time."""

import torch


@torch.compile(backend="stepwell")
def program(x, i):
    return x[i] + 1


def run():
    program(torch.ones(3), torch.tensor([0, 3]))


# refused: IndexOutOfRange: index out of range in kernel index_add_0, which computes index-out-of-range.py:8
