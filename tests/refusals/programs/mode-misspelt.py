"""A mode that does not exist."""

import torch


@torch.compile(backend="stepwell", mode="max-autotun")
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: OptionError: error: unknown mode 'max-autotun'; did you mean 'max-autotune' or 'max-autotune-no-cudagraphs'?
