"""A program with tensors on two GPUs."""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import stepwell


def program(x):
    y = x.exp()
    return y.to("cuda:1").sin()


def run():
    with FakeTensorMode():
        x = torch.empty(4, 4, device="cuda:0")
    stepwell.capture(program, x)


# refused: UnsupportedError: two-gpus.py:11:12: error: a tensor is on cuda:1 and others are on cuda:0, but a program runs on one GPU
# refused:   help: break the graph between them with torch._dynamo.graph_break(), or compile the parts alone
