"""Tensors on the CPU, with the option `target` for a GPU."""

import torch


@torch.compile(backend="stepwell", options={"target": "cuda"})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: OptionError: error: the program has tensors on cpu, and the option 'target' is 'cuda'
# refused:   help: leave the option out, or move the model and its inputs to the GPU
