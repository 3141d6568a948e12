"""A compiled module that is called with too many arguments."""

import torch

import stepwell


def program(x, y):
    return x + y


def run():
    x = torch.ones(4)
    stepwell.compile_module(stepwell.capture(program, x, x.clone()))(x, x, x)


# refused: InputError: error: @forward takes 2 arguments, not 3
# refused:   help: they are: %x: tensor<4xf32>, %y: tensor<4xf32>
