"""A level that does not exist."""

import torch

import stepwell


def run():
    stepwell.lower(torch.exp, torch.ones(4), to="lop")


# refused: OptionError: error: unknown level 'lop'; did you mean 'loop'?
