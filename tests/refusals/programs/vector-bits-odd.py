"""A width of vectors that no processor has."""

import torch


@torch.compile(backend="stepwell", options={"vector_bits": 100})
def program(x):
    return x + 1


def run():
    program(torch.ones(100))


# refused: OptionError: error: option 'vector_bits' takes one of 128, 256, 512 or None, not 100
