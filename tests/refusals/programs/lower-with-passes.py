"""A level to stop at, together with passes for which its position is unknown."""

import torch

import stepwell
from stepwell.compiler import CompileOptions


def run():
    stepwell.lower(torch.exp, torch.ones(4), to="prim", options=CompileOptions(pipeline="aten-to-prim,cse"))


# refused: OptionError: error: the option 'pipeline' lists passes, so that it has no levels to stop at
# refused:   help: give the name of a pipeline: cpu:default, cuda:default, cpu:max-autotune, cuda:max-autotune
