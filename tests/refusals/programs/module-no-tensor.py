"""A compiled module that is called with a number instead of a tensor."""

import torch

import stepwell


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4)))(3.5)


# refused: InputError: error: %args of @forward is tensor<4xf32>, and float 3.5 is no tensor
