"""An option with a number instead of a string."""

import torch


@torch.compile(backend="stepwell", options={"numerics": 3})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: OptionError: error: option 'numerics' takes one of 'strict', 'default', 'fast', not 3
