"""A pipeline that does not lower to a program."""

import torch


@torch.compile(backend="stepwell", options={"pipeline": "aten-to-prim"})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: UnsupportedError: pipeline-without-kernels.py:8:12: error: 'prim.constant' is left over: the pipeline lacks the step 'prim-to-loop', which leads on from the level prim
# refused:   op: %0 = "prim.constant"() <{value = 1.000000e+00 : f64}> : () -> tensor<3xf32>
# refused:   help: in it each outlined function becomes a kernel of loops, and each call becomes a launch; all steps are in
# refused:         'cpu:default', into which 'cpu:default{after-fuse=NAME}' inserts a pass of yours
