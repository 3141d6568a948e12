"""A pipeline that stops half-way to a program."""

import torch


@torch.compile(backend="stepwell", options={"pipeline": "aten-to-prim"})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: UnsupportedError: pipeline-without-kernels.py:8:12: error: 'prim.constant' is no op of a host program
# refused:   op: %0 = "prim.constant"() <{value = 1.000000e+00 : f64}> : () -> tensor<3xf32>
# refused:   help: the passes must lead down to the level loop, as those of cpu:default do
