"""A machine without a preset."""

import torch


@torch.compile(backend="stepwell", options={"machine": "x86-avx51"})
def program(x):
    return x + 1


def run():
    program(torch.ones(100))


# refused: OptionError: error: unknown machine 'x86-avx51'; did you mean 'x86-avx512', 'x86-avx2' or 'x86-amx'?
