"""A compiled module that is called with another size than it was captured with."""

import torch

import stepwell


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4, 8)))(torch.ones(2, 8))


# refused: InputError: error: %args of @forward is tensor<4x8xf32>, and a tensor of sizes [2, 8] was given
