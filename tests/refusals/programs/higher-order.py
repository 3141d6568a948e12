"""An operator that takes functions."""

import torch


@torch.compile(backend="stepwell", fullgraph=True)
def program(x):
    return torch.cond(x.sum() > 0, torch.sin, torch.cos, (x,))


def run():
    with torch.no_grad():
        program(torch.ones(3))


# refused: UnsupportedError: higher-order.py:8:12: error: 'cond' is not an operator that can be compiled
# refused:   help: break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function
