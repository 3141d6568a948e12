"""A pipeline that lowers no operation."""

import torch


@torch.compile(backend="stepwell", options={"pipeline": "cse"})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: UnsupportedError: pipeline-of-nothing.py:8:12: error: 'aten.add.Scalar' is left over: the pipeline lacks the step 'aten-to-prim', which leads on from the level aten
# refused:   op: %add = "aten.add.Scalar"(%x) <{other = 1 : i64}> : (tensor<3xf32>) -> tensor<3xf32>
# refused:   help: in it each ATen operator is lowered to prim operations, or stays as a call of the vendor's library; all steps
# refused:         are in 'cpu:default', into which 'cpu:default{after-fuse=NAME}' inserts a pass of yours
