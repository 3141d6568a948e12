"""An unsupported vector width."""

import torch


@torch.compile(backend="stepwell", options={"machine": "native{vector_bits=100}"})
def program(x):
    return x + 1


def run():
    program(torch.ones(100))


# refused: OptionError: error: the field 'vector_bits' of the machine '...' is 128, 256 or 512, not '100'
