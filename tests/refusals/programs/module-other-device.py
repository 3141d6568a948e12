"""A compiled module that is called with a tensor on another device."""

import torch

import stepwell


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4, 4)))(torch.ones(4, 4, device="meta"))


# refused: InputError: error: %args of @forward is tensor<4x4xf32>, and a tensor on meta was given in place of one on cpu
