"""A compiled module that is called with a symbol value that differs from the size of its tensor."""

import torch

import stepwell


def run():
    module = stepwell.capture(torch.exp, torch.ones(4), dynamic=True)
    stepwell.compile_module(module)(5, torch.ones(4))


# refused: InputError: error: %args of @forward is tensor<?xf32, #shape.dims<...>>, and a tensor of sizes [4] was given in place of [5]
