"""A level of numerics that does not exist, passed to compile_module."""

import torch

import stepwell
from stepwell.compiler import CompileOptions


def run():
    stepwell.compile_module(stepwell.capture(torch.exp, torch.ones(4)), CompileOptions(numerics="exact"))


# refused: OptionError: error: option 'numerics' takes one of 'strict', 'default', 'fast', not 'exact'
