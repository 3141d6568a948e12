"""A size that depends on the elements of a tensor, in one graph."""

import torch


@torch.compile(backend="stepwell", fullgraph=True)
def program(x):
    return x[x > 0] + 1


def run():
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        program(torch.ones(3))


# refused: UnsupportedError: data-dependent-size.py:8:12: error: the size u0 depends on the values in a tensor
# refused:   help: let the graph break there: leave torch._dynamo.config.capture_dynamic_output_shape_ops and capture_scalar_outputs off
