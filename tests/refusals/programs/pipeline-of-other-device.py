"""The option `pipeline` for tensors on another device."""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import stepwell


def run():
    with FakeTensorMode():
        x = torch.empty(4, 4, device="cuda")
    stepwell.lower(torch.exp, x, to="loop", options=stepwell.CompileOptions(pipeline="cpu:default"))


# refused: OptionError: error: the program has tensors on cuda:0, and the option 'pipeline' leads down to 'cpu'
# refused:   help: leave the option out, or move the program's tensors to the CPU
