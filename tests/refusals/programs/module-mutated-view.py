"""A compiled module that writes into its argument, called with an argument that has other strides."""

import torch

import stepwell


def program(x):
    return x.add_(1)


def run():
    module = stepwell.capture(program, torch.ones(4, 8))
    stepwell.compile_module(module)(torch.ones(8, 4).t())


# refused: InputError: error: %x of @forward is tensor<4x8xf32>, and its memory, which has strides [8, 1], is used as it is: those given are [1, 4]
