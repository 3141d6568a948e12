"""A compiled module that is called with a sparse tensor."""

import torch

import stepwell


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4, 4)))(torch.eye(4).to_sparse())


# refused: InputError: error: %args of @forward is tensor<4x4xf32>, and a tensor of layout torch.sparse_coo was given
