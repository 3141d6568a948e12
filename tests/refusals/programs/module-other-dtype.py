"""A compiled module that is called with another dtype than it was captured with."""

import torch

import stepwell


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4)))(torch.ones(4, dtype=torch.float64))


# refused: InputError: error: %args of @forward is tensor<4xf32>, and a tensor of torch.float64 was given
